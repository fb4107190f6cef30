package org.mcpjavafx.core.wire;

import java.util.concurrent.ThreadFactory;

/** Threads that never keep the application from ending. */
final class Daemon {
  private Daemon() {}

  static ThreadFactory named(String name) {
    return task -> {
      Thread thread = new Thread(task, name);
      thread.setDaemon(true);
      return thread;
    };
  }
}
