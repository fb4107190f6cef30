package org.mcpjavafx.core.scene;

import javafx.scene.Node;
import javafx.stage.Window;
import org.mcpjavafx.core.wire.Failure;

/**
 * What needs the module {@code javafx.controls}. An application may run without it; then no class that
 * links it is ever loaded, and this interface answers that there are no controls.
 */
public interface Controls {
  Controls NONE = new Controls() {};

  static Controls find() {
    try {
      ClassLoader loader = Controls.class.getClassLoader();
      Class.forName("javafx.scene.control.Control", false, loader);
      return (Controls) Class.forName("org.mcpjavafx.core.controls.JavafxControls", true, loader).getDeclaredConstructor().newInstance();
    } catch (ReflectiveOperationException | LinkageError e) {
      return NONE;
    }
  }

  /** Whether the children of the node were made by one of JavaFX's own skins. */
  default boolean hasSkin(Node node) {
    return false;
  }

  default boolean isCell(Node node) {
    return false;
  }

  /** Of cells and column headers: kept by a skin for later or to fill an area, without an item or a column. */
  default boolean isSpare(Node node, boolean unseen) {
    return false;
  }

  /** The inside of a popup whose content a skin of JavaFX made, else null. */
  default Skin popupSkin(Window window) {
    return null;
  }

  /** Whether the application put the node into the control: content, graphic, item. */
  default boolean holds(Object control, Node node) {
    return false;
  }

  /** Adds text, value and state that the kind of control has. */
  default void read(Node node, NodeRecord record) {}

  default String tooltip(Node node) {
    return null;
  }

  /** The node that a label is for. */
  default Node labelFor(Node node) {
    return null;
  }

  /** Null for all but the four virtualized controls. */
  default Virtualized virtualized(Node node) {
    return null;
  }

  /** Null for all but the virtualized controls, combo boxes and choice boxes. */
  default ReadableRows rows(Node node) {
    return null;
  }

  /** A menu item that is disabled, though the node that shows it is not. */
  default boolean isDisabled(Node node) {
    return node.isDisabled();
  }

  /** Moves what scrolls above the node, so that its centre is in view. */
  default void reveal(Node node) {}

  /** Null when the text was set, else why not. */
  default Failure setText(Node node, String text) {
    return Failure.unsupported("Expected a text input, got " + NodeType.of(node).name + ".");
  }

  /** The node that a scroll of the given one goes to. */
  default Node scrolled(Node node) {
    return node;
  }
}
