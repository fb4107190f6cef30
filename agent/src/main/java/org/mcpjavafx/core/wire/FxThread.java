package org.mcpjavafx.core.wire;

/** The FX thread, found by its name: to ask JavaFX for it would start JavaFX. */
final class FxThread {
  private static final String NAME = "JavaFX Application Thread";

  private FxThread() {}

  static void await() throws InterruptedException {
    for (long pause = 20; !runs(); pause = Math.min(250, pause + 10)) Thread.sleep(pause);
  }

  private static boolean runs() {
    ThreadGroup group = Thread.currentThread().getThreadGroup();
    while (group.getParent() != null) group = group.getParent();
    Thread[] threads = new Thread[group.activeCount() + 16];
    int count = group.enumerate(threads);
    for (int i = 0; i < count; i++) {
      if (NAME.equals(threads[i].getName())) return true;
    }
    return false;
  }
}
