package org.mcpjavafx.core.scene;

import javafx.scene.Node;
import javafx.stage.Window;

/**
 * A node that a uid names, with its place; or the reason why there is none.
 *
 * @param place null when there is a reason
 */
public record Target(Window window, ReportedTree.Place place, String reason) {
  public static Target find(App app, ReportedTree tree, String uid) {
    Node node = app.uids.find(uid);
    Window window = node == null || node.getScene() == null ? null : node.getScene().getWindow();
    if (window != null && window.isShowing()) {
      ReportedTree.Place place = tree.nearest(node, window);
      if (place != null && place.node() == node) return new Target(window, place, null);
    }
    return new Target(null, null, app.uids.wasIssued(uid) ? "STALE_REF" : "NODE_NOT_FOUND");
  }

  public Node node() {
    return place.node();
  }

  /** Not visible itself, or by a hidden node between it and the reported one above. */
  boolean invisible() {
    int above = place.chain().size() - 2;
    Node stop = above < 0 ? null : place.chain().get(above);
    for (Node n = node(); n != null && n != stop; n = ReportedTree.rawParent(n)) {
      if (!n.isVisible()) return true;
    }
    return false;
  }
}
