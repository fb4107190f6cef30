package org.mcpjavafx.core;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Windows and nodes as they were in one turn of the FX thread. */
final class SceneRecord {
  record FocusOwner(String uid, String steps) {}

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

  void writeTo(JsonWriter json) {
    json.open('{').field("capturedAt", capturedAt).key("windows").open('[');
    for (WindowRecord window : windows) write(window, json);
    json.close(']').key("nodes").open('[');
    for (NodeRecord node : nodes) node.writeTo(json);
    json.close(']');
    if (foundSteps != null) json.key("found").open('{').field("window", foundWindow).field("steps", foundSteps).close('}');
    if (missing != null) json.field("missing", missing);
    json.close('}');
  }

  private static void write(WindowRecord window, JsonWriter json) {
    Windows.Shown shown = window.shown;
    json.open('{').field("key", shown.key()).field("kind", shown.kind().name().toLowerCase(Locale.ROOT));
    json.field("title", shown.title()).field("focused", shown.focused()).key("owner");
    if (window.owner == 0) json.nothing();
    else json.number(window.owner);
    json.field("x", finite(window.x)).field("y", finite(window.y));
    json.field("width", Math.max(0, finite(window.width))).field("height", Math.max(0, finite(window.height)));
    json.key("stylesheets").texts(window.stylesheets).field("root", window.root).key("focusOwner");
    if (window.focusOwner == null) json.nothing();
    else json.open('{').field("uid", window.focusOwner.uid).field("steps", window.focusOwner.steps).close('}');
    json.close('}');
  }

  private static double finite(double value) {
    return Double.isFinite(value) ? value : 0;
  }
}
