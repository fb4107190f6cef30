package org.mcpjavafx.core.act;

import javafx.event.EventHandler;
import javafx.event.EventType;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.PickResult;
import javafx.scene.input.ScrollEvent;
import javafx.stage.Window;

/** Mouse events as the toolkit would make them; they take effect at once. */
final class Mouse {
  private Mouse() {}

  static Point2D centre(Node node) {
    Bounds bounds = node.getBoundsInLocal();
    return node.localToScene(bounds.getCenterX(), bounds.getCenterY(), true);
  }

  static void click(ClickPoint point) {
    // Menus open and follow by the pointer alone.
    fire(MouseEvent.MOUSE_ENTERED_TARGET, point, false);
    fire(MouseEvent.MOUSE_MOVED, point, false);
    int windows = Window.getWindows().size();
    // An open popup may swallow the press that closes it; a user would click once more.
    if (!press(point) && Window.getWindows().size() < windows) press(point);
    fire(MouseEvent.MOUSE_RELEASED, point, false);
    fire(MouseEvent.MOUSE_CLICKED, point, false);
  }

  /** Whether the press came to the node. */
  private static boolean press(ClickPoint point) {
    boolean[] arrived = {false};
    EventHandler<MouseEvent> seen = event -> arrived[0] = true;
    point.hit().addEventFilter(MouseEvent.MOUSE_PRESSED, seen);
    try {
      fire(MouseEvent.MOUSE_PRESSED, point, true);
    } finally {
      point.hit().removeEventFilter(MouseEvent.MOUSE_PRESSED, seen);
    }
    return arrived[0];
  }

  private static void fire(EventType<MouseEvent> type, ClickPoint point, boolean down) {
    boolean moves = type == MouseEvent.MOUSE_ENTERED_TARGET || type == MouseEvent.MOUSE_MOVED;
    Point2D scene = point.inScene();
    Fire.at(point.hit(), new MouseEvent(type, scene.getX(), scene.getY(), point.onScreen().getX(), point.onScreen().getY(),
        moves ? MouseButton.NONE : MouseButton.PRIMARY, moves ? 0 : 1, false, false, false, false, down, false, false,
        false, false, true, new PickResult(point.hit(), scene.getX(), scene.getY())));
  }

  static void scroll(Node node, double deltaY) {
    Scene scene = node.getScene();
    Point2D centre = centre(node);
    Node hit = Picking.pick(scene, centre);
    Node target = hit != null && ClickPoint.isWithin(hit, node) ? hit : node;
    double screenX = centre.getX() + scene.getX() + scene.getWindow().getX();
    double screenY = centre.getY() + scene.getY() + scene.getWindow().getY();
    Fire.at(target, new ScrollEvent(ScrollEvent.SCROLL, centre.getX(), centre.getY(), screenX, screenY,
        false, false, false, false, false, false, 0, deltaY, 0, deltaY,
        ScrollEvent.HorizontalTextScrollUnits.NONE, 0, ScrollEvent.VerticalTextScrollUnits.NONE, 0, 0,
        new PickResult(target, centre.getX(), centre.getY())));
  }
}
