import { ToggleGroup } from '../controls/toggles.js';
import { Tooltip } from '../controls/tooltip.js';
import { nodeTypes } from '../runtime/node-types.js';
import type { FxObject } from '../scene/fx-object.js';
import { Insets } from '../scene/insets.js';
import { parseNumber } from '../scene/property-types.js';
import type { ElementType } from './element-type.js';

/** Every class that FXML can name, by its simple name. */
export const elementTypes = new Map<string, ElementType>();

type Entry = Omit<ElementType, 'name' | 'package'>;

function register(owner: string, entries: Record<string, Entry>): void {
  for (const [name, entry] of Object.entries(entries))
    elementTypes.set(name, { name, package: owner, ...entry });
}

const of = (type: new () => FxObject, defaultProperty?: string): Entry =>
  defaultProperty ? { create: () => new type(), defaultProperty } : { create: () => new type() };

const t = nodeTypes;

register('javafx.scene.layout', {
  HBox: of(t.HBox, 'children'),
  Pane: of(t.Pane, 'children'),
  Region: of(t.Region),
  VBox: of(t.VBox, 'children'),
});

register('javafx.scene.text', {
  Text: of(t.Text, 'text'),
});

register('javafx.scene.control', {
  Button: of(t.Button, 'text'),
  CheckBox: of(t.CheckBox, 'text'),
  Hyperlink: of(t.Hyperlink, 'text'),
  Label: of(t.Label, 'text'),
  PasswordField: of(t.PasswordField),
  RadioButton: of(t.RadioButton, 'text'),
  TextArea: of(t.TextArea),
  TextField: of(t.TextField),
  ToggleButton: of(t.ToggleButton, 'text'),
  ToggleGroup: of(ToggleGroup),
  Tooltip: of(Tooltip),
});

register('javafx.geometry', { Insets: of(Insets) });

register('java.lang', {
  String: { value: (text) => text },
  Double: { value: parseNumber },
  Integer: { value: parseNumber },
  Boolean: { value: (text) => text === 'true' },
});

register('javafx.collections', { FXCollections: { factories: ['observableArrayList'] } });
