package org.mcpjavafx.core.scene;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import javafx.beans.property.ReadOnlyProperty;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.WeakChangeListener;
import javafx.stage.Modality;
import javafx.stage.PopupWindow;
import javafx.stage.Stage;
import javafx.stage.Window;

/** The showing windows and the contract's rules of their order. Used on the FX thread alone. */
public final class Windows {
  enum Kind { STAGE, DIALOG, POPUP }

  public record Shown(
      int key, Window window, Kind kind, String title, boolean focused, boolean lastFocused, Modality modality, Window owner) {}

  private final Map<Window, Integer> keys = new WeakHashMap<>();
  private int next = 1;
  /** Which window had the focus last is not kept by JavaFX. Held here, and by JavaFX weakly. */
  private final ChangeListener<Boolean> onFocus = (focus, was, is) -> {
    if (is && ((ReadOnlyProperty<?>) focus).getBean() instanceof Window window) remember(window);
  };
  private final WeakChangeListener<Boolean> weakly = new WeakChangeListener<>(onFocus);
  private WeakReference<Window> lastFocused = new WeakReference<>(null);

  Windows() {}

  public int key(Window window) {
    Integer known = keys.get(window);
    if (known != null) return known;
    if (window.isFocused()) remember(window);
    window.focusedProperty().addListener(weakly);
    keys.put(window, next);
    return next++;
  }

  /** A popup leaves the focus to its owner. */
  private void remember(Window window) {
    if (!(window instanceof PopupWindow)) lastFocused = new WeakReference<>(window);
  }

  /** Without a desktop several windows say that they have the focus: it is with the one that got it last. */
  private Window withFocus(List<Window> windows) {
    Window focused = null;
    for (Window window : windows) {
      if (window instanceof PopupWindow || !window.isFocused()) continue;
      if (focused == null || window == lastFocused.get()) focused = window;
    }
    return focused;
  }

  /** In the order in which they were shown. */
  public List<Shown> showing() {
    List<Window> windows = new ArrayList<>();
    for (Window window : Window.getWindows()) {
      if (!window.isShowing() || window.getScene() == null || window.getScene().getRoot() == null) continue;
      key(window);
      windows.add(window);
    }
    Window focused = withFocus(windows);
    List<Shown> shown = new ArrayList<>();
    for (Window window : windows) {
      String title = window instanceof Stage stage ? stage.getTitle() : null;
      int key = key(window);
      boolean hasFocus = window instanceof PopupWindow ? window.isFocused() : window == focused;
      boolean last = focused == null && window == lastFocused.get();
      shown.add(new Shown(key, window, kind(window), title, hasFocus, last, modality(window), owner(window)));
    }
    return shown;
  }

  public Window find(int key) {
    for (Window window : Window.getWindows()) {
      if (window.isShowing() && key(window) == key) return window;
    }
    return null;
  }

  public static Window owner(Window window) {
    if (window instanceof Stage stage) return stage.getOwner();
    return window instanceof PopupWindow popup ? popup.getOwnerWindow() : null;
  }

  /** The stage or dialog that a popup belongs to in the end; any other window itself. */
  public static Window base(Window window) {
    Window base = window;
    while (base instanceof PopupWindow popup && popup.getOwnerWindow() != null) base = popup.getOwnerWindow();
    return base;
  }

  private static Modality modality(Window window) {
    return window instanceof Stage stage ? stage.getModality() : Modality.NONE;
  }

  private static Kind kind(Window window) {
    if (window instanceof PopupWindow) return Kind.POPUP;
    return window instanceof Stage && NodeType.of(window.getScene().getRoot()).dialog ? Kind.DIALOG : Kind.STAGE;
  }

  private static List<Shown> ordered(List<Shown> shown) {
    List<Shown> ordered = new ArrayList<>(shown);
    ordered.sort(Comparator.comparing(Shown::kind)
        .thenComparing(w -> w.kind == Kind.POPUP ? null : w.title, Comparator.nullsLast(Comparator.naturalOrder())));
    return ordered;
  }

  /** {@code focused}: the focused stage or dialog, else the first window; null when none is showing. */
  public static Shown focused(List<Shown> shown) {
    List<Shown> ordered = ordered(shown);
    for (Shown window : ordered) {
      if (window.focused && window.kind != Kind.POPUP) return window;
    }
    return ordered.isEmpty() ? null : ordered.get(0);
  }

  /** The window that a user would go on with; {@code currentWindow} of the engine says the same. */
  private static Shown current(List<Shown> shown) {
    Shown modal = null;
    Shown last = null;
    for (Shown window : shown) {
      if (window.kind == Kind.POPUP) continue;
      if (window.focused) return window;
      if (window.modality != Modality.NONE) modal = window;
      if (window.lastFocused) last = window;
    }
    if (modal != null) return modal;
    return last != null ? last : shown.isEmpty() ? null : ordered(shown).get(0);
  }

  private static Shown byKey(List<Shown> shown, double key) {
    for (Shown window : shown) {
      if (window.key == key) return window;
    }
    return null;
  }

  /** The chosen windows and the popups that they own. */
  static Set<Window> select(List<Shown> shown, Map<?, ?> selection) {
    Set<Window> chosen = new HashSet<>();
    if ("all".equals(selection.get("stage"))) {
      for (Shown window : shown) chosen.add(window.window);
      return chosen;
    }
    Shown first = null;
    if (selection.get("stageIndex") instanceof Double index) {
      List<Shown> ordered = ordered(shown);
      if (index >= 0 && index < ordered.size()) first = ordered.get(index.intValue());
    } else if (selection.get("key") instanceof Double key) {
      first = byKey(shown, key);
    } else if ("current".equals(selection.get("stage"))) {
      first = current(shown);
    } else {
      first = "primary".equals(selection.get("stage")) ? shown.isEmpty() ? null : ordered(shown).get(0) : focused(shown);
    }
    if (first == null) return chosen;
    chosen.add(first.window);
    for (int before = 0; before != chosen.size(); ) {
      before = chosen.size();
      for (Shown window : shown) {
        if (window.kind == Kind.POPUP && chosen.contains(window.owner)) chosen.add(window.window);
      }
    }
    return chosen;
  }
}
