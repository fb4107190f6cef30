package org.mcpjavafx.core.controls;

import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.skin.VirtualFlow;
import org.mcpjavafx.core.scene.ReportedTree;

/** Scrolls whatever stands above a node, so that the node's centre comes into view. */
final class Reveal {
  private Reveal() {}

  static void centre(Node node) {
    for (Node above = ReportedTree.rawParent(node); above != null; above = ReportedTree.rawParent(above)) {
      if (above instanceof ScrollPane pane && pane.getContent() != null && isIn(node, pane.getContent())) scroll(pane, node);
      if (above instanceof VirtualFlow<?> flow) scroll(flow, node);
    }
  }

  private static boolean isIn(Node node, Node ancestor) {
    for (Node n = node; n != null; n = ReportedTree.rawParent(n)) {
      if (n == ancestor) return true;
    }
    return false;
  }

  private static void scroll(ScrollPane pane, Node node) {
    Node content = pane.getContent();
    Bounds whole = content.getBoundsInParent();
    Bounds view = pane.getViewportBounds();
    Point2D centre = content.localToParent(content.sceneToLocal(middle(node)));
    // The viewport's bounds tell its size and how far the content is shifted.
    if (!inside(centre.getX() - whole.getMinX() + view.getMinX(), view.getWidth())) {
      pane.setHvalue(value(centre.getX() - whole.getMinX(), whole.getWidth(), view.getWidth(), pane.getHmin(), pane.getHmax()));
    }
    if (!inside(centre.getY() - whole.getMinY() + view.getMinY(), view.getHeight())) {
      pane.setVvalue(value(centre.getY() - whole.getMinY(), whole.getHeight(), view.getHeight(), pane.getVmin(), pane.getVmax()));
    }
    pane.layout();
  }

  private static boolean inside(double at, double length) {
    return at >= 0 && at < length;
  }

  private static double value(double at, double whole, double view, double min, double max) {
    if (whole <= view) return min;
    double share = (at - view / 2) / (whole - view);
    return min + Math.max(0, Math.min(1, share)) * (max - min);
  }

  private static void scroll(VirtualFlow<?> flow, Node node) {
    Point2D centre = flow.sceneToLocal(middle(node));
    double length = flow.isVertical() ? flow.getHeight() : flow.getWidth();
    double at = flow.isVertical() ? centre.getY() : centre.getX();
    if (inside(at, length)) return;
    flow.scrollPixels(at - length / 2);
    flow.layout();
  }

  static Point2D middle(Node node) {
    Bounds bounds = node.getBoundsInLocal();
    return node.localToScene(bounds.getCenterX(), bounds.getCenterY(), true);
  }
}
