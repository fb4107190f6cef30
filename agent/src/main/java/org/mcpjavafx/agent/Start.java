package org.mcpjavafx.agent;

import java.lang.instrument.Instrumentation;
import java.util.Map;
import java.util.function.Consumer;

/** Starts the core once the application has started JavaFX. */
final class Start implements Runnable {
  private static final String FX_THREAD = "JavaFX Application Thread";
  private static final String CORE = "org.mcpjavafx.core.Core";

  /** Kept, so that attaching a hundred times loads the classes once and uids stay what they were. */
  private static CoreLoader core;

  private final ClassLoader javafx;
  private final Options options;
  private final Instrumentation instrumentation;

  private Start(ClassLoader javafx, Options options, Instrumentation instrumentation) {
    this.javafx = javafx;
    this.options = options;
    this.instrumentation = instrumentation;
  }

  static void when(ClassLoader javafx, Options options, Instrumentation instrumentation) {
    Thread thread = new Thread(new Start(javafx, options, instrumentation), "mcp-javafx-ui start");
    thread.setDaemon(true);
    thread.start();
  }

  @Override
  public void run() {
    try {
      for (long pause = 20; !fxThreadRuns(); pause = Math.min(250, pause + 10)) Thread.sleep(pause);
      Map<String, String> resolved = options.resolved();
      if (resolved != null) core(javafx, instrumentation).accept(resolved);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
      System.err.println("mcp-javafx-ui: the agent could not start: " + e);
    }
  }

  @SuppressWarnings("unchecked")
  private static synchronized Consumer<Map<String, String>> core(ClassLoader javafx, Instrumentation instrumentation)
      throws ReflectiveOperationException {
    if (core == null || core.javafx() != javafx) core = new CoreLoader(javafx, instrumentation);
    return (Consumer<Map<String, String>>) core.loadClass(CORE).getDeclaredConstructor().newInstance();
  }

  private static boolean fxThreadRuns() {
    ThreadGroup group = Thread.currentThread().getThreadGroup();
    while (group.getParent() != null) group = group.getParent();
    Thread[] threads = new Thread[group.activeCount() + 16];
    int count = group.enumerate(threads);
    for (int i = 0; i < count; i++) {
      if (FX_THREAD.equals(threads[i].getName())) return true;
    }
    return false;
  }
}
