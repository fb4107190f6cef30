package org.mcpjavafx.core.diagnose;

import java.util.ArrayList;
import java.util.List;
import org.mcpjavafx.core.wire.JsonWriter;

/** An exception that nothing in the application caught, in words: the exception itself may hold on to a lot. */
record Thrown(long at, String thread, String type, String message, List<String> stack) {
  private static final int MOST_LINES = 60;
  private static final int MOST_CAUSES = 5;
  private static final int MOST_LETTERS = 1000;

  static Thrown of(Thread thread, Throwable thrown) {
    List<String> lines = new ArrayList<>();
    addFrames(lines, thrown);
    Throwable cause = thrown.getCause();
    for (int i = 0; i < MOST_CAUSES && cause != null; i++, cause = cause.getCause()) {
      lines.add("Caused by " + cause.getClass().getName() + (cause.getMessage() == null ? "" : ": " + shortened(cause.getMessage())));
      addFrames(lines, cause);
    }
    List<String> kept = List.copyOf(lines.subList(0, Math.min(MOST_LINES, lines.size())));
    return new Thrown(System.currentTimeMillis(), thread.getName(), thrown.getClass().getName(), shortened(thrown.getMessage()), kept);
  }

  private static void addFrames(List<String> lines, Throwable thrown) {
    for (StackTraceElement frame : thrown.getStackTrace()) {
      // What leads through this agent is not the application's.
      if (frame.getClassName().startsWith("org.mcpjavafx.core.")) continue;
      if (frame.getClassName().contains("$$Lambda")) continue;
      String place = frame.getFileName() == null ? "" : "(" + frame.getFileName() + (frame.getLineNumber() < 0 ? "" : ":" + frame.getLineNumber()) + ")";
      lines.add(frame.getClassName() + "." + frame.getMethodName() + place);
    }
  }

  private static String shortened(String text) {
    return text == null || text.length() <= MOST_LETTERS ? text : text.substring(0, MOST_LETTERS) + "…";
  }

  void writeTo(JsonWriter json) {
    json.open('{').field("at", at).field("thread", thread).field("type", type).field("message", message);
    json.key("stack").texts(stack).close('}');
  }
}
