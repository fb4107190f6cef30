package org.mcpjavafx.core;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import javafx.stage.PopupWindow;
import javafx.stage.Stage;
import javafx.stage.Window;

/** The showing windows and the contract's rules of their order. Used on the FX thread alone. */
final class Windows {
  enum Kind { STAGE, DIALOG, POPUP }

  record Shown(int key, Window window, Kind kind, String title, boolean focused, Window owner) {}

  private final Map<Window, Integer> keys = new WeakHashMap<>();
  private int next = 1;

  int key(Window window) {
    return keys.computeIfAbsent(window, w -> next++);
  }

  /** In the order in which they were shown. */
  List<Shown> showing() {
    List<Shown> shown = new ArrayList<>();
    for (Window window : Window.getWindows()) {
      if (!window.isShowing() || window.getScene() == null || window.getScene().getRoot() == null) continue;
      String title = window instanceof Stage stage ? stage.getTitle() : null;
      shown.add(new Shown(key(window), window, kind(window), title, window.isFocused(), owner(window)));
    }
    return shown;
  }

  Window find(int key) {
    for (Window window : Window.getWindows()) {
      if (window.isShowing() && key(window) == key) return window;
    }
    return null;
  }

  static Window owner(Window window) {
    if (window instanceof Stage stage) return stage.getOwner();
    return window instanceof PopupWindow popup ? popup.getOwnerWindow() : null;
  }

  /** The stage or dialog that a popup belongs to in the end; any other window itself. */
  static Window base(Window window) {
    Window base = window;
    while (base instanceof PopupWindow popup && popup.getOwnerWindow() != null) base = popup.getOwnerWindow();
    return base;
  }

  private static Kind kind(Window window) {
    if (window instanceof PopupWindow) return Kind.POPUP;
    return window instanceof Stage && NodeType.of(window.getScene().getRoot()).dialog ? Kind.DIALOG : Kind.STAGE;
  }

  static List<Shown> ordered(List<Shown> shown) {
    List<Shown> ordered = new ArrayList<>(shown);
    ordered.sort(Comparator.comparing(Shown::kind)
        .thenComparing(w -> w.kind == Kind.POPUP ? null : w.title, Comparator.nullsLast(Comparator.naturalOrder())));
    return ordered;
  }

  /** {@code focused}: the focused stage or dialog, else the first window; null when none is showing. */
  static Shown focused(List<Shown> shown) {
    List<Shown> ordered = ordered(shown);
    for (Shown window : ordered) {
      if (window.focused && window.kind != Kind.POPUP) return window;
    }
    return ordered.isEmpty() ? null : ordered.get(0);
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
