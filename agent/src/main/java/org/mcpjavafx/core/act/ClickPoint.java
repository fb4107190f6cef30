package org.mcpjavafx.core.act;

import java.util.Map;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.stage.PopupWindow;
import javafx.stage.Window;
import org.mcpjavafx.core.scene.App;
import org.mcpjavafx.core.scene.NodeType;
import org.mcpjavafx.core.scene.ReportedTree;
import org.mcpjavafx.core.scene.Windows;
import org.mcpjavafx.core.wire.Failure;

/**
 * Where a click on a node goes: its centre, if the mouse would reach the node there.
 *
 * @param hit the node that receives the events: the target or something inside of it
 */
record ClickPoint(Node hit, Point2D inScene, Point2D onScreen, Failure failure) {
  private ClickPoint(Failure failure) {
    this(null, null, null, failure);
  }

  static ClickPoint of(Node target, Window window, ReportedTree tree) {
    String type = NodeType.of(target).name;
    Bounds bounds = target.getBoundsInLocal();
    if (!(bounds.getWidth() > 0 && bounds.getHeight() > 0) || target.localToScreen(bounds) == null) {
      return new ClickPoint(new Failure("NO_SCREEN_BOUNDS", "The " + type + " has no area on the screen."));
    }
    Node hit = reach(target, window);
    if (hit == null) {
      tree.controls.reveal(target);
      hit = reach(target, window);
    }
    Point2D inScene = Mouse.centre(target);
    Point2D onScreen = inScene.add(window.getX() + window.getScene().getX(), window.getY() + window.getScene().getY());
    if (hit == null) {
      Node cover = Picking.pick(window.getScene(), inScene);
      return new ClickPoint(obscured(type, cover == null ? null : tree.nearest(cover, window).node()));
    }
    Window over = popupOver(window, onScreen);
    return over == null ? new ClickPoint(hit, inScene, onScreen, null)
        : new ClickPoint(obscured(type, over.getScene().getRoot()));
  }

  private static Failure obscured(String type, Node cover) {
    if (cover == null) return new Failure("TARGET_OBSCURED", "The centre of the " + type + " lies outside what is shown.");
    String name = NodeType.of(cover).name + (cover.getId() == null ? "" : " #" + cover.getId());
    String uid = App.INSTANCE.uids.of(cover);
    return new Failure("TARGET_OBSCURED", "The centre of the " + type + " is covered by " + name + " or cut off by it.",
        Map.of("by", Map.of("uid", uid, "type", NodeType.of(cover).name)));
  }

  /** What a click at the target's centre would meet, if that belongs to the target. */
  private static Node reach(Node target, Window window) {
    Point2D centre = Mouse.centre(target);
    Node hit = Picking.pick(window.getScene(), centre);
    if (hit != null && isWithin(hit, target)) return hit;
    // Nothing covers a node that lets the mouse through, or has a hole there: it is met by what holds it.
    boolean open = hit != null && isWithin(target, hit) && !isClipped(target, centre);
    return open && (target.isMouseTransparent() || !target.contains(target.sceneToLocal(centre, true)) || letsThrough(target, hit)) ? target : null;
  }

  private static boolean letsThrough(Node target, Node holder) {
    for (Node n = target; n != null && n != holder; n = ReportedTree.rawParent(n)) {
      if (n.isMouseTransparent()) return true;
    }
    return false;
  }

  private static boolean isClipped(Node target, Point2D centre) {
    for (Node n = target; n != null; n = ReportedTree.rawParent(n)) {
      if (!Picking.withinClip(n, n.sceneToLocal(centre, true))) return true;
    }
    return false;
  }

  static boolean isWithin(Node node, Node ancestor) {
    for (Node n = node; n != null; n = ReportedTree.rawParent(n)) {
      if (n == ancestor) return true;
    }
    return false;
  }

  /** A popup that lies over the point, shown after the window. */
  private static Window popupOver(Window window, Point2D onScreen) {
    var shown = Window.getWindows();
    for (int i = shown.size() - 1; i >= 0 && shown.get(i) != window; i--) {
      if (!(shown.get(i) instanceof PopupWindow popup) || !popup.isShowing() || Windows.base(popup) != Windows.base(window)) continue;
      Point2D inside = onScreen.subtract(popup.getX() + popup.getScene().getX(), popup.getY() + popup.getScene().getY());
      if (Picking.pick(popup.getScene(), inside) != null) return popup;
    }
    return null;
  }
}
