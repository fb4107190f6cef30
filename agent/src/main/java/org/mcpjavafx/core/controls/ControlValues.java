package org.mcpjavafx.core.controls;

import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.Control;
import javafx.scene.control.DatePicker;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuItem;
import javafx.scene.control.PasswordField;
import javafx.scene.control.ProgressIndicator;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.Slider;
import javafx.scene.control.Spinner;
import javafx.scene.control.Tab;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.skin.TableColumnHeader;
import javafx.util.StringConverter;
import org.mcpjavafx.core.scene.NodeRecord;
import org.mcpjavafx.core.scene.NodeType;

/** The text that a control shows and the value that it holds. */
final class ControlValues {
  private ControlValues() {}

  static void read(Node node, NodeRecord record) {
    if (node instanceof Control) readControl(node, record);
    else if (node instanceof TableColumnHeader header) record.label = header.getTableColumn() == null ? null : header.getTableColumn().getText();
    else readPart(node, record);
  }

  private static void readControl(Node node, NodeRecord record) {
    if (node instanceof Labeled labeled) {
      record.label = labeled.isMnemonicParsing() ? withoutMnemonic(labeled.getText()) : labeled.getText();
      if (node instanceof CheckBox box) record.checked = box.isSelected();
      else if (node instanceof ToggleButton toggle) record.selected = toggle.isSelected();
    } else if (node instanceof TextInputControl input) {
      readInput(input, record);
    } else if (node instanceof ComboBoxBase<?> box) {
      record.prompt = box.getPromptText();
      record.valueText = shown(box);
    } else if (node instanceof ChoiceBox<?> box) {
      record.valueText = converted(box.getConverter(), box.getValue());
    } else if (node instanceof Spinner<?> spinner) {
      record.valueText = spinner.getEditor().getText();
    } else if (node instanceof Slider slider) {
      record.valueText = number(slider.getValue());
    } else if (node instanceof ProgressIndicator progress) {
      record.valueText = progress.isIndeterminate() ? "" : Math.round(progress.getProgress() * 100) + "%";
    }
  }

  private static void readInput(TextInputControl input, NodeRecord record) {
    record.prompt = input.getPromptText();
    record.readOnly = !input.isEditable();
    if (input instanceof PasswordField) record.password = true;
    else record.valueText = input.getText() == null ? "" : input.getText();
  }

  private static void readPart(Node node, NodeRecord record) {
    if (record.type.tabHeader && node.getProperties().get(Tab.class) instanceof Tab tab) {
      record.label = tab.getText();
      record.selected = tab.isSelected();
      return;
    }
    MenuItem item = record.type.menuItem ? menuItem(node) : null;
    if (item == null) return;
    record.label = item.isMnemonicParsing() ? withoutMnemonic(item.getText()) : item.getText();
    if (item instanceof CheckMenuItem check) record.checked = check.isSelected();
    if (item instanceof RadioMenuItem radio) record.selected = radio.isSelected();
  }

  /** Null for a node that shows no menu item. */
  static MenuItem menuItem(Node node) {
    return NodeType.of(node).menuItem && node.getProperties().get(MenuItem.class) instanceof MenuItem item ? item : null;
  }

  private static String shown(ComboBoxBase<?> box) {
    if (box instanceof DatePicker picker) return picker.getEditor().getText();
    if (!(box instanceof ComboBox<?> combo)) return box.getValue() == null ? "" : box.getValue().toString();
    if (combo.isEditable()) return combo.getEditor().getText();
    String text = combo.getButtonCell() == null ? null : combo.getButtonCell().getText();
    return text != null && combo.getValue() != null ? text : converted(combo.getConverter(), combo.getValue());
  }

  @SuppressWarnings("unchecked")
  static <T> String converted(StringConverter<T> converter, Object value) {
    if (value == null) return "";
    String text = converter == null ? value.toString() : converter.toString((T) value);
    return text == null ? "" : text;
  }

  /** An underscore marks the letter behind it, two stand for one, and {@code _(X)} is not shown at all. */
  static String withoutMnemonic(String text) {
    if (text == null || text.indexOf('_') < 0) return text;
    StringBuilder shown = new StringBuilder();
    boolean marked = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      char next = i + 1 < text.length() ? text.charAt(i + 1) : ' ';
      if (c == '_' && next == '_') shown.append(text.charAt(i++));
      else if (c == '_' && !marked && next == '(' && i + 3 < text.length() && text.charAt(i + 3) == ')') {
        marked = true;
        i += 3;
      } else if (c == '_' && !marked && next > ' ') marked = true;
      else shown.append(c);
    }
    return shown.toString();
  }

  private static String number(double value) {
    return value == Math.rint(value) && Math.abs(value) < 1e15 ? Long.toString((long) value) : Double.toString(value);
  }
}
