package org.mcpjavafx.core.controls;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListView;
import javafx.scene.control.skin.ComboBoxListViewSkin;
import org.mcpjavafx.core.scene.ReadableRows;
import org.mcpjavafx.core.scene.Virtualization;

/** What can be chosen in a combo box or choice box, open or closed. */
final class ChoiceRows implements ReadableRows {
  private final ChoiceBox<?> box;

  private ChoiceRows(ChoiceBox<?> box) {
    this.box = box;
  }

  static ReadableRows of(Node node) {
    // The skin has the list before it is ever shown.
    if (node instanceof ComboBox<?> combo && combo.getSkin() instanceof ComboBoxListViewSkin<?> skin)
      return skin.getPopupContent() instanceof ListView<?> list ? FlowControl.of(list) : null;
    return node instanceof ChoiceBox<?> choice ? new ChoiceRows(choice) : null;
  }

  @Override
  public int itemsCount() {
    return box.getItems() == null ? 0 : box.getItems().size();
  }

  @Override
  public List<Virtualization.Column> columns() {
    return null;
  }

  @Override
  public boolean isOnScreen(int index) {
    return box.isShowing();
  }

  @Override
  public List<String> read(int index) {
    return List.of(ControlValues.converted(box.getConverter(), box.getItems().get(index)));
  }
}
