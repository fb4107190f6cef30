import { BUTTON_TYPES } from '../controls/dialog-pane.js';
import { CONSTRAINED } from '../controls/virtual/column-control.js';
import { KeyCombination } from '../input/key-combination.js';
import { ColumnConstraints, RowConstraints } from '../layout/grid-constraints.js';
import { itemTypes } from '../runtime/item-types.js';
import { nodeTypes } from '../runtime/node-types.js';
import type { FxObject } from '../scene/fx-object.js';
import { Insets } from '../scene/insets.js';
import { parseNumber } from '../scene/property-types.js';
import { USE_COMPUTED, USE_PREF } from '../scene/region.js';
import type { ElementType } from './element-type.js';
import { ColorValue, FontValue, ImageValue, MapValue, UrlValue } from './values.js';

/** Every class that FXML can name, by its simple name. */
export const elementTypes = new Map<string, ElementType>();

type Entry = Omit<ElementType, 'name' | 'package'>;

function register(owner: string, entries: Record<string, Entry>): void {
  for (const [name, entry] of Object.entries(entries))
    elementTypes.set(name, { name, package: owner, ...entry });
}

function of(type: new () => FxObject, defaultProperty?: string, constants?: Record<string, unknown>): Entry {
  return {
    create: () => new type(),
    ...(defaultProperty ? { defaultProperty } : {}),
    ...(constants ? { constants } : {}),
  };
}

const { ButtonType, ...items } = itemTypes;
const t = { ...nodeTypes, ...items };

const CURSORS =
  'CLOSED_HAND CROSSHAIR DEFAULT DISAPPEAR E_RESIZE H_RESIZE HAND MOVE N_RESIZE NE_RESIZE NONE NW_RESIZE OPEN_HAND S_RESIZE SE_RESIZE SW_RESIZE TEXT V_RESIZE W_RESIZE WAIT';

register('javafx.scene', {
  Cursor: { constants: Object.fromEntries(CURSORS.split(' ').map((name) => [name, name])) },
  Group: of(t.Group, 'children'),
});

register('javafx.scene.layout', {
  AnchorPane: of(t.AnchorPane, 'children'),
  BorderPane: of(t.BorderPane, 'center'),
  ColumnConstraints: of(ColumnConstraints),
  FlowPane: of(t.FlowPane, 'children'),
  GridPane: of(t.GridPane, 'children'),
  HBox: of(t.HBox, 'children'),
  Pane: of(t.Pane, 'children'),
  Region: of(t.Region, undefined, { USE_COMPUTED_SIZE: USE_COMPUTED, USE_PREF_SIZE: USE_PREF }),
  RowConstraints: of(RowConstraints),
  StackPane: of(t.StackPane, 'children'),
  VBox: of(t.VBox, 'children'),
});

register('javafx.scene.text', { Font: of(FontValue), Text: of(t.Text, 'text') });
register('javafx.scene.image', { Image: of(ImageValue), ImageView: of(t.ImageView, 'image') });
register('javafx.scene.paint', { Color: of(ColorValue) });

register('javafx.scene.shape', {
  Circle: of(t.Circle),
  Ellipse: of(t.Ellipse),
  Line: of(t.Line),
  Rectangle: of(t.Rectangle),
});

register('javafx.scene.input', { KeyCodeCombination: of(KeyCombination) });

const POLICIES = {
  CONSTRAINED_RESIZE_POLICY: CONSTRAINED,
  UNCONSTRAINED_RESIZE_POLICY: 'UNCONSTRAINED_RESIZE_POLICY',
};

register('javafx.scene.control', {
  Accordion: of(t.Accordion, 'panes'),
  Button: of(t.Button, 'text'),
  ButtonBar: of(t.ButtonBar, 'buttons'),
  ButtonType: of(ButtonType, undefined, BUTTON_TYPES),
  CheckBox: of(t.CheckBox, 'text'),
  CheckMenuItem: of(t.CheckMenuItem),
  ChoiceBox: of(t.ChoiceBox, 'items'),
  ComboBox: of(t.ComboBox, 'items'),
  ContextMenu: of(t.ContextMenu, 'items'),
  DatePicker: of(t.DatePicker),
  DialogPane: of(t.DialogPane, 'buttonTypes'),
  Hyperlink: of(t.Hyperlink, 'text'),
  Label: of(t.Label, 'text'),
  ListView: of(t.ListView, 'items'),
  Menu: of(t.Menu, 'items'),
  MenuBar: of(t.MenuBar, 'menus'),
  MenuButton: of(t.MenuButton, 'items'),
  MenuItem: of(t.MenuItem),
  PasswordField: of(t.PasswordField),
  ProgressBar: of(t.ProgressBar),
  ProgressIndicator: of(t.ProgressIndicator),
  RadioButton: of(t.RadioButton, 'text'),
  RadioMenuItem: of(t.RadioMenuItem),
  ScrollPane: of(t.ScrollPane, 'content'),
  Separator: of(t.Separator),
  SeparatorMenuItem: of(t.SeparatorMenuItem),
  Slider: of(t.Slider),
  Spinner: of(t.Spinner),
  SplitPane: of(t.SplitPane, 'items'),
  Tab: of(t.Tab, 'content'),
  TabPane: of(t.TabPane, 'tabs'),
  TableColumn: of(t.TableColumn, 'columns'),
  TableView: of(t.TableView, 'items', POLICIES),
  TextArea: of(t.TextArea, 'text'),
  TextField: of(t.TextField),
  TitledPane: of(t.TitledPane, 'content'),
  ToggleButton: of(t.ToggleButton, 'text'),
  ToggleGroup: of(t.ToggleGroup),
  ToolBar: of(t.ToolBar, 'items'),
  Tooltip: of(t.Tooltip, 'text'),
  TreeItem: of(t.TreeItem),
  TreeTableColumn: of(t.TreeTableColumn, 'columns'),
  TreeTableView: of(t.TreeTableView, 'root', POLICIES),
  TreeView: of(t.TreeView, 'root'),
});

register('javafx.scene.control.cell', {
  MapValueFactory: of(t.MapValueFactory),
  PropertyValueFactory: of(t.PropertyValueFactory),
});

register('javafx.geometry', { Insets: of(Insets, undefined, { EMPTY: Insets.of(0) }) });
register('javafx.collections', { FXCollections: { factories: ['observableArrayList'] } });

const NUMBERS = { MAX_VALUE: Number.MAX_VALUE, POSITIVE_INFINITY: Number.POSITIVE_INFINITY };

register('java.lang', {
  Boolean: { value: (text) => text === 'true' },
  Double: { value: parseNumber, constants: NUMBERS },
  Integer: { value: parseNumber, constants: { MAX_VALUE: 2 ** 31 - 1 } },
  String: { value: (text) => text },
});
register('java.util', { HashMap: of(MapValue) });
register('java.net', { URL: of(UrlValue) });
