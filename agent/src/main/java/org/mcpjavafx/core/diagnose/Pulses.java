package org.mcpjavafx.core.diagnose;

import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import javafx.collections.ListChangeListener;
import javafx.scene.Scene;
import javafx.stage.Window;

/** Counts pulses: every scene hears of each, and JavaFX has none while nothing changes. */
final class Pulses {
  private static final long SECOND = 1_000_000_000L;

  /** Only for the FX thread. */
  private final Map<Scene, Ticks> heard = new WeakHashMap<>();
  private final List<Ticks> all = new CopyOnWriteArrayList<>();
  private final ListChangeListener<Window> windows = change -> listen();
  private boolean listening;

  /** The moments of the last pulses of one scene. */
  private static final class Ticks implements Runnable {
    private final long[] moments = new long[128];
    private int count;

    @Override
    public synchronized void run() {
      moments[count++ % moments.length] = System.nanoTime();
    }

    synchronized int since(long moment) {
      int found = 0;
      for (int i = 0; i < Math.min(count, moments.length); i++) {
        if (moments[i] - moment > 0) found++;
      }
      return found;
    }
  }

  /** Called on the FX thread; scenes that have come since are heard from then on. */
  void listen() {
    if (!listening) Window.getWindows().addListener(windows);
    listening = true;
    for (Window window : Window.getWindows()) {
      Scene scene = window.getScene();
      if (scene == null || heard.containsKey(scene)) continue;
      Ticks ticks = new Ticks();
      heard.put(scene, ticks);
      all.add(ticks);
      scene.addPostLayoutPulseListener(ticks);
    }
    all.retainAll(heard.values());
  }

  /** Called on the FX thread. */
  void stop() {
    Window.getWindows().removeListener(windows);
    listening = false;
    heard.forEach((scene, ticks) -> scene.removePostLayoutPulseListener(ticks));
    heard.clear();
    all.clear();
  }

  int inLastSecond() {
    long moment = System.nanoTime() - SECOND;
    int most = 0;
    for (Ticks ticks : all) most = Math.max(most, ticks.since(moment));
    return most;
  }
}
