package org.mcpjavafx.core.scene;

import java.util.List;
import java.util.function.Consumer;
import javafx.scene.Node;

/**
 * Every node of a window, level by level, reported or not. To walk over a large scene is to wait for memory: whoever
 * descends from node to node waits for each in turn, while short loops over a whole level let the processor wait for
 * many at once.
 */
final class Levels {
  private Levels() {}

  /** Leaves out what is inside of a node that reports nothing of it. */
  static void visit(Node root, ReportedTree tree, Consumer<Node> visitor) {
    Node[] level = {root};
    while (level.length > 0) {
      for (Node node : level) visitor.accept(node);
      level = below(level, tree);
    }
  }

  private static Node[] below(Node[] level, ReportedTree tree) {
    List<?>[] children = new List<?>[level.length];
    for (int i = 0; i < level.length; i++) children[i] = ReportedTree.rawChildren(level[i]);
    int[] sizes = new int[level.length];
    for (int i = 0; i < level.length; i++) sizes[i] = children[i].size();
    int count = 0;
    for (int i = 0; i < level.length; i++) {
      if (sizes[i] > 1 && tree.hidesAll(level[i])) sizes[i] = 0;
      count += sizes[i];
    }
    Node[] next = new Node[count];
    for (int i = 0, at = 0; i < level.length; i++) {
      for (int k = 0; k < sizes[i]; k++) next[at++] = (Node) children[i].get(k);
    }
    return next;
  }
}
