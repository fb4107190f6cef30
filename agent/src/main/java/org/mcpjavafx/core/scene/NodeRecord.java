package org.mcpjavafx.core.scene;

import java.util.Arrays;
import java.util.Map;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import org.mcpjavafx.core.wire.JsonWriter;

/** What was read of one node: plain values, so that they can be written after the FX thread has gone on. */
public final class NodeRecord {
  String uid;
  int parent;
  public NodeType type;
  String id;
  String[] styleClass;
  boolean invisible;
  boolean unmanaged;
  boolean disabled;
  int omitted;
  /** Its place among its siblings of the same type; -1 where all of them are told. */
  int n = -1;

  public String label;
  public String prompt;
  public String valueText;
  public boolean password;
  public boolean readOnly;
  public Boolean selected;
  public Boolean checked;
  boolean focused;

  boolean withModule;
  String[] pseudoClass;
  double opacity = Double.NaN;
  /** Null when bounds were not asked for. */
  Bounds inParent;
  Bounds inScene;
  /** Where on the screen the scene begins; null when that was not asked for. */
  Point2D onScreen;
  String role;
  String help;
  Map<String, Object> properties;
  Virtualization virtualization;
  ReadableRows.Read rows;
  String accessibleText;
  String labelFor;
  boolean handled;
  boolean focusable;

  NodeRecord() {}

  void writeTo(JsonWriter json) {
    json.open('{').field("uid", uid).field("parent", parent).field("type", type.name).field("id", id);
    json.key("styleClass").open('[');
    for (String name : styleClass) json.text(name);
    json.close(']');
    flag(json, "invisible", invisible);
    flag(json, "unmanaged", unmanaged);
    flag(json, "disabled", disabled);
    if (omitted > 0) json.field("omitted", omitted);
    if (n >= 0) json.field("n", n);
    if (label != null && !label.isEmpty()) json.field("label", label);
    if (prompt != null && !prompt.isEmpty()) json.field("prompt", prompt);
    text(json, "valueText", valueText);
    flag(json, "password", password);
    flag(json, "readOnly", readOnly);
    if (selected != null) json.field("selected", selected);
    if (checked != null) json.field("checked", checked);
    flag(json, "focused", focused);
    if (withModule) text(json, "module", type.module);
    if (pseudoClass != null) {
      Arrays.sort(pseudoClass);
      json.key("pseudoClass").open('[');
      for (String name : pseudoClass) json.text(name);
      json.close(']');
    }
    if (!Double.isNaN(opacity)) json.field("opacity", opacity);
    if (inParent != null) {
      bounds(json, "boundsInParent", inParent, Point2D.ZERO);
      bounds(json, "boundsInScene", inScene, Point2D.ZERO);
    }
    if (onScreen != null) bounds(json, "localToScreen", inScene, onScreen);
    text(json, "role", role);
    text(json, "help", help);
    if (properties != null) json.key("properties").any(properties);
    if (virtualization != null) virtualization.writeTo(json.key("virtualization"));
    if (rows != null) rows.writeTo(json.key("rows"));
    text(json, "accessibleText", accessibleText);
    text(json, "labelFor", labelFor);
    flag(json, "handled", handled);
    flag(json, "focusable", focusable);
    json.close('}');
  }

  private static void flag(JsonWriter json, String name, boolean value) {
    if (value) json.field(name, true);
  }

  private static void text(JsonWriter json, String name, String value) {
    if (value != null) json.field(name, value);
  }

  private static void bounds(JsonWriter json, String name, Bounds bounds, Point2D origin) {
    double x = bounds.getMinX() + origin.getX();
    double y = bounds.getMinY() + origin.getY();
    double width = bounds.getWidth();
    double height = bounds.getHeight();
    if (!Double.isFinite(x + y + width + height)) return;
    // Empty bounds have a width of -1.
    json.key(name).open('[').number(x).number(y).number(Math.max(0, width)).number(Math.max(0, height)).close(']');
  }
}
