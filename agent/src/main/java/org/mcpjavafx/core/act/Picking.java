package org.mcpjavafx.core.act;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.SubScene;
import javafx.scene.layout.Region;

/** Which node the mouse would meet at a point of a scene. JavaFX knows, but has no public way to ask. */
final class Picking {
  private Picking() {}

  static Node pick(Scene scene, Point2D point) {
    if (point.getX() < 0 || point.getY() < 0 || point.getX() >= scene.getWidth() || point.getY() >= scene.getHeight()) return null;
    return at(scene.getRoot(), point);
  }

  /** {@code outside}: the point in the coordinates of the node's parent. */
  private static Node at(Node node, Point2D outside) {
    if (!node.isVisible() || node.isDisable() || node.isMouseTransparent()) return null;
    Point2D point = node.parentToLocal(outside);
    if (point == null || !node.getBoundsInLocal().contains(point) || !withinClip(node, point)) return null;
    Node hit = below(node, point);
    if (hit != null) return hit;
    // A parent is met itself only where it has an area of its own.
    boolean solid = !(node instanceof Parent) || node instanceof Region || node.isPickOnBounds();
    return solid && node.contains(point) ? node : null;
  }

  static boolean withinClip(Node node, Point2D point) {
    Node clip = node.getClip();
    return clip == null || clip.contains(clip.parentToLocal(point));
  }

  private static Node below(Node node, Point2D point) {
    if (node instanceof SubScene sub) return sub.getRoot() == null ? null : at(sub.getRoot(), point);
    if (!(node instanceof Parent parent)) return null;
    List<Node> children = parent.getChildrenUnmodifiable();
    if (children.stream().anyMatch(child -> child.getViewOrder() != 0)) {
      children = new ArrayList<>(children);
      children.sort(Comparator.comparingDouble(Node::getViewOrder).reversed());
    }
    for (int i = children.size() - 1; i >= 0; i--) {
      Node hit = at(children.get(i), point);
      if (hit != null) return hit;
    }
    return null;
  }
}
