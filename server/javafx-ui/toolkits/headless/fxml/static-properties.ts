import { H_POSITIONS, POSITIONS, PRIORITIES, V_POSITIONS } from '../layout/alignment.js';
import { isInsets, NO_INSETS } from '../scene/insets.js';
import type { PropertySpec } from '../scene/property.js';
import { flag, number, object, word } from '../scene/property-types.js';

const margin = object(NO_INSETS, isInsets, 'Insets');
const pos = word('CENTER', POSITIONS);
const priority = word('NEVER', PRIORITIES);

const BUTTON_DATA = [
  'LEFT',
  'RIGHT',
  'HELP',
  'HELP_2',
  'YES',
  'NO',
  'NEXT_FORWARD',
  'BACK_PREVIOUS',
  'FINISH',
  'APPLY',
  'CANCEL_CLOSE',
  'OK_DONE',
  'OTHER',
  'BIG_GAP',
  'SMALL_GAP',
] as const;

/** Properties that a pane reads from its kids, written `Pane.name`. */
export const STATIC_PROPERTIES: Readonly<Record<string, PropertySpec<never> | PropertySpec>> = {
  'HBox.hgrow': priority as PropertySpec,
  'HBox.margin': margin,
  'VBox.vgrow': priority as PropertySpec,
  'VBox.margin': margin,
  'BorderPane.alignment': pos as PropertySpec,
  'BorderPane.margin': margin,
  'StackPane.alignment': pos as PropertySpec,
  'StackPane.margin': margin,
  'FlowPane.margin': margin,
  'AnchorPane.topAnchor': number(0) as PropertySpec,
  'AnchorPane.rightAnchor': number(0) as PropertySpec,
  'AnchorPane.bottomAnchor': number(0) as PropertySpec,
  'AnchorPane.leftAnchor': number(0) as PropertySpec,
  'GridPane.rowIndex': number(0) as PropertySpec,
  'GridPane.columnIndex': number(0) as PropertySpec,
  'GridPane.rowSpan': number(1) as PropertySpec,
  'GridPane.columnSpan': number(1) as PropertySpec,
  'GridPane.halignment': word('LEFT', H_POSITIONS) as PropertySpec,
  'GridPane.valignment': word('CENTER', V_POSITIONS) as PropertySpec,
  'GridPane.hgrow': priority as PropertySpec,
  'GridPane.vgrow': priority as PropertySpec,
  'GridPane.fillWidth': flag(true) as PropertySpec,
  'GridPane.fillHeight': flag(true) as PropertySpec,
  'GridPane.margin': margin,
  'SplitPane.resizableWithParent': flag(true) as PropertySpec,
  'ButtonBar.buttonData': word('OTHER', BUTTON_DATA) as PropertySpec,
};
