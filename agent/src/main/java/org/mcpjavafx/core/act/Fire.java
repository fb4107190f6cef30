package org.mcpjavafx.core.act;

import javafx.event.Event;
import javafx.scene.Node;

/** Hands events to the application as the toolkit does. */
final class Fire {
  private Fire() {}

  /** A handler that throws is the application's affair: its own handler of such things is told, and input goes on. */
  static void at(Node node, Event event) {
    try {
      Event.fireEvent(node, event);
    } catch (RuntimeException | Error thrown) {
      Thread thread = Thread.currentThread();
      thread.getUncaughtExceptionHandler().uncaughtException(thread, thrown);
    }
  }
}
