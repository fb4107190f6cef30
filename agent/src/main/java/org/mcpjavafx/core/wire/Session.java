package org.mcpjavafx.core.wire;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import javafx.application.Platform;

/**
 * One server at the other end of a socket. Two threads: this one reads, the other writes, keeps
 * deadlines and turns records into bytes. When the socket closes, both end and nothing is left.
 */
public final class Session {
  interface Task {
    void run() throws IOException;
  }

  private final Frames frames;
  private final Methods methods;
  private final ScheduledExecutorService worker = Executors.newSingleThreadScheduledExecutor(Daemon.named("mcp-javafx-ui worker"));
  private final Map<Integer, Runnable> cancels = new ConcurrentHashMap<>();
  private final AtomicReference<Thread> fxThread = new AtomicReference<>();
  /** Smallest difference between our clock and that of the server: anything above it was waiting. */
  private double clockGap = Double.MAX_VALUE;

  Session(Frames frames, Methods methods) {
    this.frames = frames;
    this.methods = methods;
  }

  Frames frames() {
    return frames;
  }

  /** Serves until the socket closes. */
  void run() {
    Platform.runLater(() -> fxThread.set(Thread.currentThread()));
    worker.scheduleWithFixedDelay(this::endWithToolkit, 500, 500, TimeUnit.MILLISECONDS);
    methods.opened();
    try {
      while (true) handle((Map<?, ?>) frames.read());
    } catch (IOException | RuntimeException e) {
      // The server has gone, or is none.
    } finally {
      frames.close();
      cancels.values().forEach(Runnable::run);
      methods.closed();
      endWorker();
    }
  }

  /** Whoever waits for this thread to end may take the other one for ended, too. */
  private void endWorker() {
    worker.shutdownNow();
    boolean interrupted = false;
    for (int i = 0; i < 10 && !worker.isTerminated(); i++) {
      try {
        worker.awaitTermination(200, TimeUnit.MILLISECONDS);
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) Thread.currentThread().interrupt();
  }

  private void handle(Map<?, ?> request) {
    int id = ((Double) request.get("id")).intValue();
    if (request.get("cancel") != null) {
      Runnable cancel = cancels.get(id);
      if (cancel != null) cancel.run();
      return;
    }
    Answer answer = new Answer(this, id);
    long deadline = deadline((Double) request.get("sent"), (Double) request.get("budget"));
    String method = (String) request.get("method");
    Map<?, ?> params = (Map<?, ?>) request.get("params");
    if (!methods.needsFxThread(method)) {
      later(() -> work(method, params, answer));
      return;
    }
    try {
      FxCall call = new FxCall(deadline, () -> work(method, params, answer));
      ScheduledFuture<?> timer = worker.schedule(() -> answer.timeout(call.expire(), fxStack()), deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
      cancels.put(id, call::expire);
      answer.whenGiven(() -> {
        cancels.remove(id);
        timer.cancel(false);
      });
      call.post();
    } catch (RejectedExecutionException e) {
      // Closing.
    }
  }

  private void work(String method, Map<?, ?> params, Answer answer) {
    try {
      methods.call(method, params, answer, this);
    } catch (RuntimeException | LinkageError e) {
      answer.error("The agent failed: " + e.getClass().getSimpleName() + ": " + e.getMessage());
    }
  }

  /** The budget counts from when the message was sent, however long it lay in a buffer. */
  private long deadline(double sent, double budget) {
    double now = System.nanoTime() / 1e6;
    clockGap = Math.min(clockGap, now - sent);
    double waited = now - sent - clockGap;
    return System.nanoTime() + (long) ((budget - waited) * 1e6);
  }

  void later(Task task) {
    try {
      worker.execute(() -> attempt(task));
    } catch (RejectedExecutionException e) {
      // Closing.
    }
  }

  /** Nothing happens any more once the server has gone. */
  public Future<?> after(long milliseconds, Runnable task) {
    try {
      return worker.schedule(task, milliseconds, TimeUnit.MILLISECONDS);
    } catch (RejectedExecutionException e) {
      return CompletableFuture.completedFuture(null);
    }
  }

  private void attempt(Task task) {
    try {
      task.run();
    } catch (IOException e) {
      frames.close();
    }
  }

  /** Where the FX thread is stuck: classes and methods, no files. */
  public List<String> fxStack() {
    Thread thread = fxThread.get();
    if (thread == null) return List.of();
    return Arrays.stream(thread.getStackTrace())
        .filter(frame -> !frame.getClassName().contains("$$Lambda"))
        .limit(24)
        .map(frame -> frame.getClassName() + "." + frame.getMethodName())
        .toList();
  }

  /** Without its thread JavaFX answers nothing, though the process may live on. */
  private void endWithToolkit() {
    Thread thread = fxThread.get();
    if (thread != null && !thread.isAlive()) frames.close();
  }
}
