package org.mcpjavafx.core.scene;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.text.Text;

/**
 * What a search is about, as far as that is cheap to look at. Whether a node matches the engine decides;
 * here it is only told which nodes can't.
 */
final class NodeKeys {
  private final String id;
  private final List<?> types;
  private final List<?> classes;
  /** ASCII; null when no text was asked for, or any will do. */
  private final String text;
  private final boolean shown;
  private final List<?> labelled;
  private final Map<NodeType, Boolean> known = new HashMap<>();

  NodeKeys(Map<?, ?> keys) {
    id = (String) keys.get("id");
    types = (List<?>) keys.get("types");
    classes = keys.get("classes") instanceof List<?> names ? names : List.of();
    text = keys.get("text") instanceof String words ? words : null;
    shown = keys.get("text") != null;
    labelled = keys.get("labelled") instanceof List<?> roles ? roles : List.of();
  }

  boolean mayMatch(Node node, Controls controls) {
    if (id != null && !id.equals(node.getId())) return false;
    NodeType type = NodeType.of(node);
    // By far the most frequent part of a skin, and never reported.
    if (type.labelText || types != null && !known.computeIfAbsent(type, this::isOneOf)) return false;
    for (Object name : classes) {
      if (!node.getStyleClass().contains(name)) return false;
    }
    return !shown || mayShow(node, type, controls);
  }

  /** Whether a label may name the node, or it is one itself: what has a text of its own needs none. */
  boolean mayBeLabelled(Node node, Controls controls) {
    AccessibleRole role = node.getAccessibleRole();
    if (role == null || !labelled.contains(role.name())) return false;
    String label = read(node, NodeType.of(node), controls).label;
    return role == AccessibleRole.TEXT || label == null || label.isEmpty();
  }

  private static NodeRecord read(Node node, NodeType type, Controls controls) {
    NodeRecord record = new NodeRecord();
    record.type = type;
    controls.read(node, record);
    return record;
  }

  private boolean isOneOf(NodeType type) {
    if (types.contains(type.name)) return true;
    for (String supertype : type.supertypes) {
      if (types.contains(supertype)) return true;
    }
    return false;
  }

  private boolean mayShow(Node node, NodeType type, Controls controls) {
    if (node instanceof Text own) return mayContain(own.getText());
    NodeRecord record = read(node, type, controls);
    return mayContain(record.label) || mayContain(record.valueText);
  }

  /** Beyond ASCII the two cases of a letter are the engine's affair. */
  private boolean mayContain(String told) {
    if (told == null || told.isEmpty()) return false;
    if (text == null) return true;
    for (int i = 0; i < told.length(); i++) {
      if (told.charAt(i) > 127 || told.regionMatches(true, i, text, 0, text.length())) return true;
    }
    return false;
  }
}
