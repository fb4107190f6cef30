import { Button, Hyperlink, Label } from '../controls/buttons.js';
import { PasswordField, TextArea, TextField } from '../controls/text-input.js';
import { CheckBox, RadioButton, ToggleButton } from '../controls/toggles.js';
import { HBox, VBox } from '../layout/box.js';
import { Pane, Region } from '../scene/region.js';
import { Text } from '../scene/text.js';

/** The classes of nodes that an application can make. */
export const nodeTypes = {
  Button,
  CheckBox,
  HBox,
  Hyperlink,
  Label,
  Pane,
  PasswordField,
  RadioButton,
  Region,
  Text,
  TextArea,
  TextField,
  ToggleButton,
  VBox,
};

export type NodeTypes = typeof nodeTypes;
