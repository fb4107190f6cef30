import { ButtonBar, Separator, ToolBar } from '../controls/bars.js';
import { Button, Hyperlink, Label } from '../controls/buttons.js';
import { ChoiceBox } from '../controls/choice-box.js';
import { ComboBox } from '../controls/combo-box.js';
import { DatePicker } from '../controls/date-picker.js';
import { DialogPane } from '../controls/dialog-pane.js';
import { MenuBar, MenuButton } from '../controls/menus.js';
import { ProgressBar, ProgressIndicator, Slider } from '../controls/ranges.js';
import { ScrollPane } from '../controls/scroll-pane.js';
import { Spinner } from '../controls/spinner.js';
import { SplitPane } from '../controls/split-pane.js';
import { TabPane } from '../controls/tab-pane.js';
import { PasswordField, TextArea, TextField } from '../controls/text-input.js';
import { Accordion, TitledPane } from '../controls/titled-pane.js';
import { CheckBox, RadioButton, ToggleButton } from '../controls/toggles.js';
import { ListView } from '../controls/virtual/list-view.js';
import { TableView } from '../controls/virtual/table-view.js';
import { TreeTableView } from '../controls/virtual/tree-table-view.js';
import { TreeView } from '../controls/virtual/tree-view.js';
import { AnchorPane } from '../layout/anchor-pane.js';
import { BorderPane } from '../layout/border-pane.js';
import { HBox, VBox } from '../layout/box.js';
import { FlowPane } from '../layout/flow-pane.js';
import { GridPane } from '../layout/grid-pane.js';
import { StackPane } from '../layout/stack-pane.js';
import { Pane, Region } from '../scene/region.js';
import { Circle, Ellipse, Group, ImageView, Line, Rectangle } from '../scene/shapes.js';
import { Text } from '../scene/text.js';

/** The classes of nodes that an application can make. */
export const nodeTypes = {
  Accordion,
  AnchorPane,
  BorderPane,
  Button,
  ButtonBar,
  CheckBox,
  ChoiceBox,
  Circle,
  ComboBox,
  DatePicker,
  DialogPane,
  Ellipse,
  FlowPane,
  GridPane,
  Group,
  HBox,
  Hyperlink,
  ImageView,
  Label,
  Line,
  ListView,
  MenuBar,
  MenuButton,
  Pane,
  PasswordField,
  ProgressBar,
  ProgressIndicator,
  RadioButton,
  Rectangle,
  Region,
  ScrollPane,
  Separator,
  Slider,
  Spinner,
  SplitPane,
  StackPane,
  TabPane,
  TableView,
  Text,
  TextArea,
  TextField,
  TitledPane,
  ToggleButton,
  ToolBar,
  TreeTableView,
  TreeView,
  VBox,
};

export type NodeTypes = typeof nodeTypes;
