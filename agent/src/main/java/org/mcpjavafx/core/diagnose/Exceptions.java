package org.mcpjavafx.core.diagnose;

import java.lang.Thread.UncaughtExceptionHandler;
import java.lang.ref.WeakReference;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * Hears of what the application did not catch, for as long as a server is there: a handler of ours stands before
 * the default one, and before that of the FX thread where it has one. The application's handlers get everything
 * as before.
 */
final class Exceptions {
  private static final int KEPT = 20;

  private final Deque<Thrown> latest = new ArrayDeque<>();
  private long total;
  private WeakReference<Throwable> last = new WeakReference<>(null);
  private Listening everywhere;
  private Listening onFxThread;
  private Thread fxThread;
  private volatile boolean listening;

  /** Stands before a handler. Where another one still calls it when nobody listens any more, it only passes on. */
  private final class Listening implements UncaughtExceptionHandler {
    private final UncaughtExceptionHandler before;

    private Listening(UncaughtExceptionHandler before) {
      this.before = before;
    }

    @Override
    public void uncaughtException(Thread thread, Throwable thrown) {
      if (listening) hear(thread, thrown);
      if (before != null) before.uncaughtException(thread, thrown);
      else printed(thread, thrown);
    }
  }

  /** Also when the application has put a handler of its own into the place of ours. */
  synchronized void listen() {
    listening = true;
    UncaughtExceptionHandler now = Thread.getDefaultUncaughtExceptionHandler();
    if (now == null || now != everywhere) {
      everywhere = new Listening(now);
      Thread.setDefaultUncaughtExceptionHandler(everywhere);
    }
  }

  /** Called on the FX thread. Without a handler of its own it has that of its group, which asks the default one. */
  synchronized void listenOnFxThread() {
    fxThread = Thread.currentThread();
    UncaughtExceptionHandler now = fxThread.getUncaughtExceptionHandler();
    if (now == onFxThread || now == fxThread.getThreadGroup()) return;
    onFxThread = new Listening(now);
    fxThread.setUncaughtExceptionHandler(onFxThread);
  }

  /** Puts back what was there, where it is still ours. */
  synchronized void stop() {
    listening = false;
    if (everywhere != null && Thread.getDefaultUncaughtExceptionHandler() == everywhere) {
      Thread.setDefaultUncaughtExceptionHandler(everywhere.before);
    }
    if (onFxThread != null && fxThread.getUncaughtExceptionHandler() == onFxThread) {
      fxThread.setUncaughtExceptionHandler(onFxThread.before);
    }
    everywhere = null;
    onFxThread = null;
  }

  private synchronized void hear(Thread thread, Throwable thrown) {
    // The handler of the FX thread may call the default one.
    if (last.get() == thrown) return;
    last = new WeakReference<>(thrown);
    total++;
    latest.addLast(described(thread, thrown));
    if (latest.size() > KEPT) latest.removeFirst();
  }

  private static Thrown described(Thread thread, Throwable thrown) {
    try {
      return Thrown.of(thread, thrown);
    } catch (RuntimeException e) {
      // An exception may fail while it is asked what it says.
      return new Thrown(System.currentTimeMillis(), thread.getName(), thrown.getClass().getName(), null, List.of());
    }
  }

  /** What the JVM does when there is no handler. */
  private static void printed(Thread thread, Throwable thrown) {
    System.err.print("Exception in thread \"" + thread.getName() + "\" ");
    thrown.printStackTrace();
  }

  synchronized List<Thrown> latest() {
    return List.copyOf(latest);
  }

  synchronized long total() {
    return total;
  }
}
