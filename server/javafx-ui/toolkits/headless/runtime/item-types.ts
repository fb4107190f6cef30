import { ButtonType } from '../controls/dialog-pane.js';
import { CheckMenuItem, Menu, MenuItem, RadioMenuItem, SeparatorMenuItem } from '../controls/menu-items.js';
import { ContextMenu } from '../controls/menus.js';
import { Tab } from '../controls/tab-pane.js';
import { ToggleGroup } from '../controls/toggles.js';
import { Tooltip } from '../controls/tooltip.js';
import {
  MapValueFactory,
  PropertyValueFactory,
  TableColumn,
  TreeTableColumn,
} from '../controls/virtual/columns.js';
import { TreeItem } from '../controls/virtual/tree-item.js';

/** The classes of things that controls are made of and that are no nodes themselves. */
export const itemTypes = {
  ButtonType,
  CheckMenuItem,
  ContextMenu,
  MapValueFactory,
  Menu,
  MenuItem,
  PropertyValueFactory,
  RadioMenuItem,
  SeparatorMenuItem,
  Tab,
  TableColumn,
  ToggleGroup,
  Tooltip,
  TreeItem,
  TreeTableColumn,
};

export type ItemTypes = typeof itemTypes;
