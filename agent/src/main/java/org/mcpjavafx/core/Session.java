package org.mcpjavafx.core;

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
final class Session {
  interface Task {
    void run() throws IOException;
  }

  private final Frames frames;
  private final boolean allowActions;
  private final ScheduledExecutorService worker = Executors.newSingleThreadScheduledExecutor(Core.daemon("mcp-javafx-ui worker"));
  private final Map<Integer, Runnable> cancels = new ConcurrentHashMap<>();
  private final AtomicReference<Thread> fxThread = new AtomicReference<>();
  /** Smallest difference between our clock and that of the server: anything above it was waiting. */
  private double clockGap = Double.MAX_VALUE;

  Session(Frames frames, boolean allowActions) {
    this.frames = frames;
    this.allowActions = allowActions;
  }

  Frames frames() {
    return frames;
  }

  /** Serves until the socket closes. */
  void run() {
    Platform.runLater(() -> fxThread.set(Thread.currentThread()));
    worker.scheduleWithFixedDelay(this::endWithToolkit, 500, 500, TimeUnit.MILLISECONDS);
    try {
      while (true) handle((Map<?, ?>) frames.read());
    } catch (IOException | RuntimeException e) {
      // The server has gone, or is none.
    } finally {
      frames.close();
      cancels.values().forEach(Runnable::run);
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
    Map<?, ?> params = (Map<?, ?>) request.get("params");
    try {
      FxCall call = new FxCall(deadline, work((String) request.get("method"), params, answer));
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

  private Runnable work(String method, Map<?, ?> params, Answer answer) {
    return switch (method == null ? "" : method) {
      case "capture" -> guarded(answer, () -> {
        SceneRecord scene = Capture.of(App.INSTANCE, params);
        answer.result(scene::writeTo);
      });
      case "perform" -> guarded(answer, () -> {
        if (allowActions) new Perform(answer, this).start(params);
        else answer.failed(new Failure("NOT_ENABLED", "The application was started with actions switched off."));
      });
      case "screenshot" -> guarded(answer, () -> Screenshot.take(((Double) params.get("window")).intValue(), answer));
      default -> () -> answer.error("The agent knows no method \"" + method + "\".");
    };
  }

  private static Runnable guarded(Answer answer, Runnable work) {
    return () -> {
      try {
        work.run();
      } catch (RuntimeException | LinkageError e) {
        answer.error("The agent failed: " + e.getClass().getSimpleName() + ": " + e.getMessage());
      }
    };
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
  Future<?> after(long milliseconds, Runnable task) {
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
  private List<String> fxStack() {
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
