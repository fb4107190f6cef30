package org.mcpjavafx.core;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javafx.css.PseudoClass;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.text.Text;
import javafx.stage.Window;

/** Reads one node into a record, only the sections that were asked for. */
final class NodeReader {
  private static final String[] NO_CLASSES = {};
  private final App app;
  private final ReportedTree tree;
  private final Sections sections;
  private Window window;
  private Node focusOwner;
  private double screenX;
  private double screenY;

  NodeReader(App app, ReportedTree tree, Sections sections) {
    this.app = app;
    this.tree = tree;
    this.sections = sections;
  }

  /** The nodes that follow stand in this window; {@code focused} has its focus, or is the nearest that is reported. */
  void enter(Window entered, Node focused) {
    window = entered;
    focusOwner = focused;
    screenX = entered.getX() + entered.getScene().getX();
    screenY = entered.getY() + entered.getScene().getY();
  }

  NodeRecord read(Node node, Skin around, boolean invisible) {
    NodeRecord record = new NodeRecord();
    record.uid = app.uids.of(node);
    record.type = NodeType.of(node);
    record.id = node.getId();
    record.styleClass = node.getStyleClass().isEmpty() ? NO_CLASSES : node.getStyleClass().toArray(NO_CLASSES);
    record.invisible = invisible;
    record.unmanaged = !node.isManaged();
    record.disabled = tree.controls.isDisabled(node);
    record.focused = node == focusOwner;
    if (node instanceof Text text) record.label = text.getText();
    else tree.controls.read(node, record);
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
    return record;
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
    Bounds inScene = node.localToScene(node.getBoundsInLocal(), true);
    if (sections.bounds()) {
      record.inParent = node.getBoundsInParent();
      record.inScene = inScene;
    }
    if (sections.localToScreen()) {
      record.onScreen = new BoundingBox(inScene.getMinX() + screenX, inScene.getMinY() + screenY, inScene.getWidth(), inScene.getHeight());
    }
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
        if (row == null || !steps.containsKey(row)) continue;
        rows.add(new Virtualization.Row(i, app.uids.of(row), steps.get(row), control.texts(row)));
      }
    }
    return new Virtualization(control.kind(), control.itemsCount(), range == null ? -1 : range[0],
        range == null ? -1 : range[1], control.selected(), control.focused(), control.columns(), rows);
  }
}
