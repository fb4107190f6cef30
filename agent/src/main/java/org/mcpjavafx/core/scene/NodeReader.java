package org.mcpjavafx.core.scene;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.text.Text;
import javafx.stage.Window;

/** Reads one node into a record, only the sections that were asked for. */
final class NodeReader {
  private static final String[] NO_CLASSES = {};
  private final App app;
  private final ReportedTree tree;
  private final Sections sections;
  private Window window;
  private Point2D onScreen;

  NodeReader(App app, ReportedTree tree, Sections sections) {
    this.app = app;
    this.tree = tree;
    this.sections = sections;
  }

  /** The nodes that follow stand in this window. */
  void enter(Window entered) {
    window = entered;
    Scene scene = entered.getScene();
    onScreen = sections.localToScreen() ? new Point2D(entered.getX() + scene.getX(), entered.getY() + scene.getY()) : null;
  }

  NodeRecord read(Node node, Skin around, boolean invisible) {
    NodeType type = NodeType.of(node);
    NodeRecord record = new NodeRecord();
    record.uid = app.uids.of(node);
    record.type = type;
    record.id = node.getId();
    record.styleClass = styleClasses(node.getStyleClass());
    record.invisible = invisible;
    record.unmanaged = !node.isManaged();
    record.disabled = node.isDisabled() || type.menuItem && tree.controls.isDisabled(node);
    if (node instanceof Text text) record.label = text.getText();
    else tree.controls.read(node, record);
    if (!sections.none()) readSections(node, record, around);
    return record;
  }

  private void readSections(Node node, NodeRecord record, Skin around) {
    if (sections.bounds() || sections.localToScreen()) readBounds(node, record);
    if (sections.accessibility()) {
      record.role = node.getAccessibleRole() == null ? null : node.getAccessibleRole().name();
      record.help = node.getAccessibleHelp();
    }
    if (sections.opacity() && node.getOpacity() != 1) record.opacity = node.getOpacity();
    record.withModule = sections.module();
    if (sections.pseudoClass()) record.pseudoClass = pseudoClasses(node.getPseudoClassStates());
    if (sections.properties()) record.properties = properties(node);
    if (sections.virtualization()) record.virtualization = virtualization(node, around);
    if (sections.look()) readLook(node, record);
  }

  /** What a user may find out about it beyond what it displays. */
  private void readLook(Node node, NodeRecord record) {
    record.accessibleText = node.getAccessibleText();
    Node control = tree.controls.labelFor(node);
    if (control != null) record.labelFor = app.uids.of(control);
    record.handled = isHandled(node);
    record.focusable = node.isFocusTraversable();
  }

  static boolean isHandled(Node node) {
    return node.getOnMouseClicked() != null || node.getOnMousePressed() != null
        || node.getOnMouseReleased() != null || node.getOnScroll() != null;
  }

  /** By hand: observable lists turn themselves into arrays with an iterator and by reflection. */
  private static String[] styleClasses(List<String> classes) {
    int size = classes.size();
    if (size == 0) return NO_CLASSES;
    String[] names = new String[size];
    for (int i = 0; i < size; i++) names[i] = classes.get(i);
    return names;
  }

  /** Not in order yet: that is done where they are written, off the FX thread. */
  private static String[] pseudoClasses(Set<PseudoClass> states) {
    if (states.isEmpty()) return NO_CLASSES;
    String[] names = new String[states.size()];
    int i = 0;
    for (PseudoClass state : states) names[i++] = state.getPseudoClassName();
    return names;
  }

  private void readBounds(Node node, NodeRecord record) {
    Bounds local = node.getBoundsInLocal();
    // Through sub-scenes JavaFX goes corner by corner, which is slow, so only where there are any.
    record.inScene = ReportedTree.hasSubScenes() ? node.localToScene(local, true) : node.localToScene(local);
    if (sections.bounds()) record.inParent = node.getBoundsInParent();
    record.onScreen = onScreen;
  }

  private Map<String, Object> properties(Node node) {
    Map<String, Object> properties = new TreeMap<>();
    String tooltip = tree.controls.tooltip(node);
    if (tooltip != null) properties.put("tooltip", tooltip);
    Object userData = node.hasProperties() ? node.getUserData() : null;
    if (userData instanceof String || userData instanceof Boolean) properties.put("userData", userData);
    if (userData instanceof Number number && Double.isFinite(number.doubleValue())) properties.put("userData", number);
    return properties.isEmpty() ? null : properties;
  }

  /** The rows of a skin that is not JavaFX's own may stand below nodes of it that are reported. */
  private String stepsBelowReported(Node row) {
    ReportedTree.Place place = tree.nearest(row, window);
    return place == null || place.node() != row ? null : tree.steps(place);
  }

  private Virtualization virtualization(Node node, Skin around) {
    Virtualized control = tree.controls.virtualized(node);
    if (control == null) return null;
    int[] range = control.visibleRange();
    List<Virtualization.Row> rows = new ArrayList<>();
    if (range != null) {
      String above = tree.steps(tree.nearest(node, window));
      Map<Node, String> steps = new HashMap<>();
      Map<String, Integer> counts = new HashMap<>();
      tree.children(node, around, (child, skin, invisible) -> {
        String type = NodeType.of(child).name;
        int n = counts.merge(type, 1, Integer::sum) - 1;
        steps.put(child, (above.isEmpty() ? "" : above + "/") + type + "[" + n + "]");
      });
      for (int i = range[0]; i <= range[1]; i++) {
        Node row = control.row(i);
        if (row == null) continue;
        String place = steps.containsKey(row) ? steps.get(row) : stepsBelowReported(row);
        if (place == null) continue;
        rows.add(new Virtualization.Row(i, app.uids.of(row), control.item(row), place, control.branch(row), control.texts(row)));
      }
    }
    return new Virtualization(control.kind(), control.itemsCount(), range == null ? -1 : range[0],
        range == null ? -1 : range[1], control.selected(), control.focused(), control.columns(), rows);
  }
}
