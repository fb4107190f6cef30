import { ButtonBar, Separator, ToolBar } from '../controls/bars.js';
import { Button, Hyperlink } from '../controls/buttons.js';
import { ChoiceBox } from '../controls/choice-box.js';
import { ComboBase } from '../controls/combo-base.js';
import { DateCell } from '../controls/date-picker.js';
import { DialogPane } from '../controls/dialog-pane.js';
import { Labeled } from '../controls/labeled.js';
import { MenuItemNode } from '../controls/menu-popup.js';
import { MenuBar, MenuBarButton, MenuButton } from '../controls/menus.js';
import { PopupRoot } from '../controls/popup-root.js';
import { ProgressBar, ProgressIndicator, Slider } from '../controls/ranges.js';
import { ScrollPane } from '../controls/scroll-pane.js';
import { Spinner } from '../controls/spinner.js';
import { SplitPane } from '../controls/split-pane.js';
import { TabHeader, TabPane } from '../controls/tab-pane.js';
import { TextArea, TextField } from '../controls/text-input.js';
import { TitledPane } from '../controls/titled-pane.js';
import { CheckBox, RadioButton, ToggleButton } from '../controls/toggles.js';
import { RowCell } from '../controls/virtual/cell.js';
import { ColumnHeader } from '../controls/virtual/columns.js';
import { TableCell, TableRow } from '../controls/virtual/table-row.js';
import { VirtualControl } from '../controls/virtual/virtual-control.js';
import type { Node } from '../scene/node.js';
import { Region } from '../scene/region.js';
import { Ellipse, ImageView, Line, Rectangle } from '../scene/shapes.js';
import { Text } from '../scene/text.js';
import * as inputs from './painters/inputs.js';
import * as labeled from './painters/labeled.js';
import * as panes from './painters/panes.js';
import * as ranges from './painters/ranges.js';
import * as shapes from './painters/shapes.js';
import * as views from './painters/views.js';
import type { Pen } from './pen.js';

type Painter = (pen: Pen, node: Node) => void;
// biome-ignore lint/suspicious/noExplicitAny: the classes have constructors of every shape
type AnyClass = abstract new (...args: any[]) => Node;

const painters = new Map<object, Painter>();

/** A class, or the nearest above it that has a painter, is drawn by that. */
function draw<C extends AnyClass>(type: C, painter: (pen: Pen, node: InstanceType<C>) => void): void {
  painters.set(type.prototype as object, painter as Painter);
}

draw(Region, panes.paintRegion);
draw(ButtonBar, panes.paintRegion);
draw(Labeled, labeled.paintLabel);
draw(Button, labeled.paintButton);
draw(Hyperlink, labeled.paintLink);
draw(ToggleButton, labeled.paintToggle);
draw(RadioButton, labeled.paintRadio);
draw(CheckBox, labeled.paintCheckBox);
draw(MenuButton, labeled.paintMenuButton);
draw(DateCell, labeled.paintDateCell);
draw(TextField, inputs.paintTextField);
draw(TextArea, inputs.paintTextArea);
draw(ComboBase, inputs.paintCombo);
draw(ChoiceBox, inputs.paintChoice);
draw(Spinner, inputs.paintSpinner);
draw(Slider, ranges.paintSlider);
draw(ProgressIndicator, ranges.paintProgressIndicator);
draw(ProgressBar, ranges.paintProgressBar);
draw(Separator, ranges.paintSeparator);
draw(VirtualControl, views.paintView);
draw(RowCell, views.paintRowCell as never);
draw(TableRow, views.paintTableRow);
draw(TableCell, views.paintTableCell);
draw(ColumnHeader, views.paintColumnHeader);
draw(ScrollPane, panes.paintScrollPane);
draw(TitledPane, panes.paintTitledPane);
draw(TabPane, panes.paintTabPane);
draw(TabHeader, panes.paintTabHeader);
draw(SplitPane, panes.paintSplitPane);
draw(ToolBar, panes.paintBar);
draw(MenuBar, panes.paintBar);
draw(MenuBarButton, panes.paintMenuBarButton);
draw(PopupRoot, panes.paintPopup);
draw(MenuItemNode, panes.paintMenuItem);
draw(DialogPane, panes.paintDialog);
draw(Text, shapes.paintTextNode);
draw(Rectangle, shapes.paintRectangle);
draw(Ellipse, shapes.paintEllipse);
draw(Line, shapes.paintLine);
draw(ImageView, shapes.paintImage);

export function painterOf(node: Node): Painter | undefined {
  if (node.classes.includes('tree-disclosure-node')) return views.paintDisclosure;
  for (let type = Object.getPrototypeOf(node) as object | null; type; type = Object.getPrototypeOf(type)) {
    const painter = painters.get(type);
    if (painter) return painter;
  }
  return undefined;
}
