package org.mcpjavafx.core.scene;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.stage.Window;

/**
 * The part of a window that a search needs: the nodes that it may be about, what is above them, and what the
 * engine needs to name the latter. Nodes are compared as objects, because no node overrides that.
 */
final class Excerpt {
  private final ReportedTree tree;
  private final Window window;
  private final Set<Node> included = new HashSet<>();
  /** Included nodes that have included ones below them. */
  private final Set<Node> above = new HashSet<>();
  /** Nodes all of whose children are included. */
  private final Set<Node> families = new HashSet<>();

  Excerpt(ReportedTree tree, Window window, NodeKeys keys) {
    this.tree = tree;
    this.window = window;
    Node root = window.getScene().getRoot();
    // Over what there is, reported or not: to look at the keys of a node costs less than to know which it is.
    Levels.visit(root, tree, node -> {
      if (keys.mayMatch(node, tree.controls)) include(node);
    });
    boolean isNamed = false;
    for (Node node : List.copyOf(above)) {
      boolean labelled = keys.mayBeLabelled(node, tree.controls);
      isNamed |= labelled || NodeReader.isHandled(node);
      if (labelled) beside(node);
      // What scrolls is told by how large its content is.
      if (node.getAccessibleRole() == AccessibleRole.SCROLL_PANE) families.add(node);
    }
    // What is neither operated nor read needs no label.
    if (!isNamed) return;
    List<Node> labels = new ArrayList<>();
    Levels.visit(root, tree, node -> {
      if (tree.controls.labelFor(node) != null) labels.add(node);
    });
    for (Node label : labels) withControl(label);
  }

  boolean has(Node node) {
    return included.contains(node);
  }

  /** Whether anything below the node is told. */
  boolean goesBelow(Node node) {
    return above.contains(node) || families.contains(node);
  }

  boolean tells(Node parent, Node child) {
    return included.contains(child) || families.contains(parent);
  }

  private void include(Node node) {
    ReportedTree.Place place = tree.nearest(node, window);
    if (place == null || place.node() != node) return;
    List<Node> chain = place.chain();
    for (int i = chain.size() - 1; i >= 0; i--) {
      included.add(chain.get(i));
      if (i < chain.size() - 1) above.add(chain.get(i));
    }
  }

  /** A label beside a control names it. */
  private void beside(Node node) {
    List<Node> chain = tree.nearest(node, window).chain();
    if (chain.size() > 1) families.add(chain.get(chain.size() - 2));
  }

  /** A label that says for whom it is names nobody else. */
  private void withControl(Node label) {
    Node control = tree.controls.labelFor(label);
    ReportedTree.Place place = tree.nearest(label, window);
    if (place == null || place.node() != label || control.getScene() != label.getScene()) return;
    List<Node> chain = place.chain();
    boolean told = included.contains(label) || chain.size() > 1 && families.contains(chain.get(chain.size() - 2));
    if (!told && !included.contains(control)) return;
    include(label);
    include(control);
  }

  /** Counts the children of one parent by their type. */
  static final class Ordinals {
    private final Map<NodeType, int[]> byType = new HashMap<>();
    private final Map<String, int[]> byName = new HashMap<>();

    int next(Node child) {
      // Classes of the same name, such as anonymous ones, count as one type.
      NodeType type = NodeType.of(child);
      return byType.computeIfAbsent(type, t -> byName.computeIfAbsent(t.name, name -> new int[1]))[0]++;
    }
  }
}
