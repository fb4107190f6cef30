package org.mcpjavafx.core.diagnose;

import java.util.List;
import java.util.Map;
import javafx.application.Platform;
import org.mcpjavafx.core.wire.Answer;
import org.mcpjavafx.core.wire.JsonWriter;
import org.mcpjavafx.core.wire.Session;

/** How the application is. It is watched while at least one server is there. */
public final class Diagnostics {
  private static final Exceptions EXCEPTIONS = new Exceptions();
  private static final Pulses PULSES = new Pulses();
  private static int servers;

  private Diagnostics() {}

  /** A server has come. */
  public static synchronized void begin() {
    if (servers++ > 0) return;
    EXCEPTIONS.listen();
    Platform.runLater(Diagnostics::listenOnFxThread);
  }

  /** A server has gone. */
  public static synchronized void end() {
    if (--servers > 0) return;
    EXCEPTIONS.stop();
    Platform.runLater(PULSES::stop);
  }

  /** Something may be thrown now. Called on the FX thread. */
  public static void heed() {
    listenAgain();
    listenOnFxThread();
  }

  /** The application may have put handlers of its own into the places of ours; and the server may have gone. */
  private static synchronized void listenAgain() {
    if (servers > 0) EXCEPTIONS.listen();
  }

  private static synchronized void listenOnFxThread() {
    if (servers == 0) return;
    EXCEPTIONS.listenOnFxThread();
    PULSES.listen();
  }

  /** Asks the FX thread whether it is there, and answers when it is, or when it has been given its time. */
  public static void take(Map<?, ?> params, boolean instrumented, Answer answer, Session session) {
    listenAgain();
    long asked = System.nanoTime();
    Platform.runLater(() -> {
      double waited = (System.nanoTime() - asked) / 1e6;
      listenOnFxThread();
      answer.result(json -> write(json, instrumented, waited, List.of()));
    });
    long patience = ((Double) params.get("probeMs")).longValue();
    session.after(patience, () -> {
      List<String> stack = session.fxStack();
      answer.result(json -> write(json, instrumented, -1, stack));
    });
  }

  private static void write(JsonWriter json, boolean instrumented, double waited, List<String> stack) {
    json.open('{').field("instrumentation", instrumented).field("exceptionsTotal", EXCEPTIONS.total());
    json.key("exceptions").open('[');
    for (Thrown thrown : EXCEPTIONS.latest()) thrown.writeTo(json);
    json.close(']').key("uiThread").open('{').field("busy", waited < 0).key("answeredInMs");
    if (waited < 0) json.nothing();
    else json.number(waited);
    json.key("stack").texts(stack).close('}').field("pulsesPerSecond", PULSES.inLastSecond());
    Runtime runtime = Runtime.getRuntime();
    json.key("memory").open('{').field("usedBytes", runtime.totalMemory() - runtime.freeMemory());
    json.field("maxBytes", runtime.maxMemory()).close('}').close('}');
  }
}
