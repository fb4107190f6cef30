package org.mcpjavafx.core.scene;

import java.util.Set;
import javafx.scene.Node;

/**
 * Whose inside a node stands in; null stands for the application's own part of the scene.
 *
 * @param control the control, or the popup, whose skin made the nodes around
 * @param repeating style classes of parts that repeat what the nearest reported node says itself
 * @param holdsContent whether the content of the control was put there by the application
 * @param outer the skin that made the control itself
 */
public record Skin(Object control, Set<String> repeating, boolean holdsContent, Skin outer) {
  /** What stands inside of a reported node that stands in {@code around} itself. */
  static Skin inside(Node node, Skin around, Controls controls) {
    if (controls.hasSkin(node)) {
      boolean content = around == null || controls.isCell(node);
      return new Skin(node, NodeType.of(node).repeating, content, around);
    }
    if (around == null) return null;
    return new Skin(around.control, NodeType.of(node).repeating, around.holdsContent, around.outer);
  }

  /** What stands inside of a hidden node. A hidden cell may still show a graphic of the application. */
  Skin insideHidden(Node node, Controls controls) {
    return controls.isCell(node) ? new Skin(node, repeating, true, this) : this;
  }

  boolean holds(Node node, Controls controls) {
    for (Skin skin = this; skin != null; skin = skin.outer) {
      if (skin.holdsContent && controls.holds(skin.control, node)) return true;
    }
    return false;
  }
}
