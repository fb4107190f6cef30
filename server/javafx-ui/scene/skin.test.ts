import { describe, expect, it } from 'vitest';
import { isReportedSkin } from './skin.js';

const reported = (control: string, type: string, ...styleClass: string[]) =>
  isReportedSkin({ type, styleClass }, control);

describe('of a skin', () => {
  it.each([
    ['TabPane', 'TabHeaderSkin', 'tab'],
    ['MenuBar', 'MenuBarButton', 'menu-button'],
    ['TableView', 'TableColumnHeader', 'column-header'],
    ['ListView', 'ListCell', 'list-cell'],
    ['TableRow', 'TableCell', 'table-cell'],
    ['Spinner', 'FakeFocusTextField', 'text-input'],
    ['ComboBox', 'StackPane', 'arrow-button'],
    ['Spinner', 'StackPane', 'increment-arrow-button'],
    ['TreeCell', 'StackPane', 'tree-disclosure-node'],
    ['ContextMenu', 'MenuItemContainer', 'menu-item'],
    ['DialogPane', 'ButtonBar', 'button-bar'],
    ['ColorPicker', 'ColorSquare', 'color-square'],
    ['ColorPicker', 'Hyperlink', 'hyperlink'],
    ['ToolBar', 'ToolBarOverflowMenu', 'tool-bar-overflow-button'],
    ['SplitMenuButton', 'StackPane', 'arrow-button'],
  ])('%s: the %s .%s is reported', (control, type, styleClass) => {
    expect(reported(control, type, styleClass)).toBe(true);
  });

  it.each([
    ['ListView', 'VirtualFlow', 'virtual-flow'],
    ['ScrollPane', 'ScrollBar', 'scroll-bar'],
    ['ScrollBar', 'StackPane', 'increment-button'],
    ['Slider', 'StackPane', 'thumb'],
    ['CheckBox', 'StackPane', 'box'],
    ['Button', 'LabeledText', 'text'],
    ['TabHeaderSkin', 'Label', 'tab-label'],
    ['ComboBox', 'ListCell', 'list-cell'],
    ['TableColumnHeader', 'Label', 'label'],
    ['MenuButton', 'StackPane', 'arrow-button'],
  ])('%s: the %s .%s is hidden', (control, type, styleClass) => {
    expect(reported(control, type, styleClass)).toBe(false);
  });
});
