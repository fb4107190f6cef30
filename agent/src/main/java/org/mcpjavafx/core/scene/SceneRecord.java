package org.mcpjavafx.core.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import javafx.stage.Modality;
import org.mcpjavafx.core.wire.JsonWriter;

/** Windows and nodes as they were in one turn of the FX thread. */
final class SceneRecord {
  /** With its path, or else with its place among the nodes. */
  record FocusOwner(String uid, String steps, int index) {}

  record WindowRecord(
      Windows.Shown shown, int owner, double x, double y, double width, double height, List<String> stylesheets, int root,
      FocusOwner focusOwner) {}

  final long capturedAt = System.currentTimeMillis();
  final List<WindowRecord> windows = new ArrayList<>();
  final List<NodeRecord> nodes = new ArrayList<>();
  /** Of the node that was asked for: its window, or 0 when it is not there. */
  int foundWindow;
  String foundSteps;
  String missing;
  boolean withTypes;
  /** Nodes were left out that no search by the keys that were given can be about. */
  boolean partial;

  void writeTo(JsonWriter json) {
    json.open('{').field("capturedAt", capturedAt).key("windows").open('[');
    for (WindowRecord window : windows) write(window, json);
    json.close(']').key("nodes").open('[');
    for (NodeRecord node : nodes) node.writeTo(json);
    json.close(']');
    if (foundSteps != null) json.key("found").open('{').field("window", foundWindow).field("steps", foundSteps).close('}');
    if (missing != null) json.field("missing", missing);
    if (partial) json.field("partial", true);
    if (withTypes) writeTypes(json);
    json.close('}');
  }

  private void writeTypes(JsonWriter json) {
    Map<String, List<String>> types = new TreeMap<>();
    for (NodeRecord node : nodes) types.putIfAbsent(node.type.name, node.type.supertypes);
    json.key("types").open('{');
    types.forEach((name, supertypes) -> json.key(name).texts(supertypes));
    json.close('}');
  }

  private void write(WindowRecord window, JsonWriter json) {
    Windows.Shown shown = window.shown;
    json.open('{').field("key", shown.key()).field("kind", shown.kind().name().toLowerCase(Locale.ROOT));
    json.field("title", shown.title()).field("focused", shown.focused());
    if (shown.lastFocused()) json.field("lastFocused", true);
    if (shown.modality() != Modality.NONE)
      json.field("modal", shown.modality() == Modality.WINDOW_MODAL ? "window" : "application");
    json.key("owner");
    if (window.owner == 0) json.nothing();
    else json.number(window.owner);
    json.field("x", finite(window.x)).field("y", finite(window.y));
    json.field("width", Math.max(0, finite(window.width))).field("height", Math.max(0, finite(window.height)));
    json.key("stylesheets").texts(window.stylesheets).field("root", window.root).key("focusOwner");
    if (window.focusOwner == null) json.nothing();
    else write(window.focusOwner, json);
    json.close('}');
  }

  private void write(FocusOwner owner, JsonWriter json) {
    String steps = owner.steps == null ? steps(owner.index) : owner.steps;
    json.open('{').field("uid", owner.uid).field("steps", steps).close('}');
  }

  /** The path of a node below the root: {@code VBox[0]/Button[1]}. */
  private String steps(int index) {
    StringBuilder steps = new StringBuilder();
    for (int i = index; nodes.get(i).parent >= 0; i = nodes.get(i).parent) {
      if (i != index) steps.insert(0, '/');
      steps.insert(0, nodes.get(i).type.name + "[" + ordinal(i) + "]");
    }
    return steps.toString();
  }

  private int ordinal(int index) {
    NodeRecord node = nodes.get(index);
    int ordinal = 0;
    for (NodeRecord other : nodes.subList(node.parent + 1, index)) {
      if (other.parent == node.parent && other.type.name.equals(node.type.name)) ordinal++;
    }
    return ordinal;
  }

  private static double finite(double value) {
    return Double.isFinite(value) ? value : 0;
  }
}
