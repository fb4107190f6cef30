package org.mcpjavafx.core.scene;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.SubScene;
import javafx.scene.text.Text;
import javafx.stage.Window;

/**
 * The tree that callers see: what skins are made of is left out, except what a user reads or operates,
 * and what stands below a hidden node attaches to the nearest reported one. Lives for one turn.
 */
public final class ReportedTree {
  private static final Set<String> OPERATED_CLASSES = Set.of(
      "arrow-button", "button", "button-bar", "color-square", "decrement-arrow-button", "hyperlink",
      "increment-arrow-button", "label", "list-view", "tab-close-button", "text-input", "toggle-button",
      "tool-bar-overflow-button", "tooltip", "tree-disclosure-node");

  /** A node does not know the sub-scene whose root it is. */
  private static final Map<Node, WeakReference<SubScene>> SUB_SCENES = new WeakHashMap<>();

  /** Receives the reported children of a node, in order. */
  interface Visitor {
    /**
     * @param around the skin that the child stands in
     * @param invisible not visible itself, or a hidden node above it is not
     */
    void child(Node child, Skin around, boolean invisible);
  }

  public final Controls controls;

  public ReportedTree(Controls controls) {
    this.controls = controls;
  }

  /** What the root of a window stands in. */
  Skin around(Window window) {
    return controls.popupSkin(window);
  }

  void children(Node node, Skin around, Visitor visitor) {
    visit(node, Skin.inside(node, around, controls), false, visitor);
  }

  /** Quickly, for most nodes: no children, or a label with nothing but its text inside. */
  boolean isLeaf(Node node) {
    List<Node> children = rawChildren(node);
    return children.isEmpty() || children.size() == 1 && children.get(0) instanceof Text text && NodeType.of(text).labelText;
  }

  /** Whether nothing inside of the node is reported, however much there is. */
  boolean hidesAll(Node node) {
    return NodeType.of(node).scrollBar && controls.hasSkin(node);
  }

  int count(Node node, Skin around) {
    int[] count = {0};
    children(node, around, (child, skin, invisible) -> count[0]++);
    return count[0];
  }

  private void visit(Node node, Skin inside, boolean invisible, Visitor visitor) {
    List<Node> children = rawChildren(node);
    for (int i = 0, size = children.size(); i < size; i++) {
      Node child = children.get(i);
      boolean unseen = invisible || !child.isVisible();
      if (inside == null) {
        visitor.child(child, null, unseen);
        continue;
      }
      NodeType type = NodeType.of(child);
      if (type.labelText) continue;
      switch (role(child, type, inside, unseen)) {
        case CONTENT -> visitor.child(child, null, unseen);
        case PART -> visitor.child(child, inside, unseen);
        case HIDDEN -> {
          if (!hidesAll(child)) visit(child, inside.insideHidden(child, controls), unseen, visitor);
        }
        case SPARE -> {}
      }
    }
  }

  /** What a node is inside of a skin: put there by the application, a part to be used, or neither. */
  private enum Role { CONTENT, PART, HIDDEN, SPARE }

  private Role role(Node node, NodeType type, Skin inside, boolean unseen) {
    if (inside == null) return Role.CONTENT;
    if (type.spareable && controls.isSpare(node, unseen)) return Role.SPARE;
    if (inside.holds(node, controls)) return Role.CONTENT;
    if (repeats(node, inside)) return Role.HIDDEN;
    if (type.application) return Role.CONTENT;
    // What a skin keeps invisible is neither read nor operated.
    return !unseen && isOperated(node, type) ? Role.PART : Role.HIDDEN;
  }

  private static boolean isOperated(Node node, NodeType type) {
    if (type.operated) return true;
    // Between the root of a popup and its content stands a node that has the popup's style classes.
    if (type.name.equals("CSSBridge")) return false;
    return hasOneOf(node, OPERATED_CLASSES);
  }

  private static boolean repeats(Node node, Skin inside) {
    return !inside.repeating().isEmpty() && hasOneOf(node, inside.repeating());
  }

  private static boolean hasOneOf(Node node, Set<String> names) {
    List<String> classes = node.getStyleClass();
    for (int i = 0, size = classes.size(); i < size; i++) {
      if (names.contains(classes.get(i))) return true;
    }
    return false;
  }

  static List<Node> rawChildren(Node node) {
    if (node instanceof Parent parent) return parent.getChildrenUnmodifiable();
    if (node instanceof SubScene sub && sub.getRoot() != null) {
      SUB_SCENES.put(sub.getRoot(), new WeakReference<>(sub));
      return List.of(sub.getRoot());
    }
    return List.of();
  }

  static boolean hasSubScenes() {
    return !SUB_SCENES.isEmpty();
  }

  public static Node rawParent(Node node) {
    if (node.getParent() != null) return node.getParent();
    WeakReference<SubScene> sub = SUB_SCENES.get(node);
    return sub != null && sub.get() != null && sub.get().getRoot() == node ? sub.get() : null;
  }

  /** A reported node and those above it, from the root of its window. */
  public record Place(List<Node> chain, List<Skin> around) {
    public Node node() {
      return chain.get(chain.size() - 1);
    }

    Skin skin() {
      return around.get(around.size() - 1);
    }
  }

  /** Where a node stands, or the nearest reported node above it; null when it is in no window. */
  public Place nearest(Node node, Window window) {
    List<Node> raw = new ArrayList<>();
    for (Node n = node; n != null; n = rawParent(n)) raw.add(n);
    Collections.reverse(raw);
    if (window.getScene() == null || raw.get(0) != window.getScene().getRoot()) return null;
    Place place = new Place(new ArrayList<>(), new ArrayList<>());
    Skin inside = add(place, raw.get(0), around(window));
    boolean unseen = false;
    for (Node n : raw.subList(1, raw.size())) {
      unseen |= !n.isVisible();
      Role role = role(n, NodeType.of(n), inside, unseen);
      if (role == Role.SPARE) return place;
      if (role == Role.HIDDEN) {
        inside = inside.insideHidden(n, controls);
      } else {
        inside = add(place, n, role == Role.CONTENT ? null : inside);
        unseen = false;
      }
    }
    return place;
  }

  private Skin add(Place place, Node node, Skin around) {
    place.chain.add(node);
    place.around.add(around);
    return Skin.inside(node, around, controls);
  }

  /** The path below the window's root: {@code VBox[0]/Button[1]}. */
  String steps(Place place) {
    StringBuilder steps = new StringBuilder();
    for (int i = 1; i < place.chain.size(); i++) {
      Node child = place.chain.get(i);
      if (i > 1) steps.append('/');
      steps.append(NodeType.of(child).name).append('[').append(ordinal(place.chain.get(i - 1), place.around.get(i - 1), child)).append(']');
    }
    return steps.toString();
  }

  private int ordinal(Node parent, Skin around, Node wanted) {
    int[] count = {0, -1};
    String type = NodeType.of(wanted).name;
    children(parent, around, (child, skin, invisible) -> {
      if (child == wanted) count[1] = count[0];
      if (NodeType.of(child).name.equals(type)) count[0]++;
    });
    return count[1];
  }
}
