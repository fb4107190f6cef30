/**
 * Which nodes of a control's skin stand in the reported tree.
 *
 * A skin is what a control builds inside itself. It is hidden, except what a user reads or operates.
 * What the application put into the control (content, graphic, items) is no skin and always reported.
 * Reported nodes below a hidden one attach to the nearest reported ancestor, in depth-first order; they
 * count as invisible when a hidden node between the two is.
 */
export interface SkinNode {
  type: string;
  styleClass: readonly string[];
}

/** Classes that JavaFX's own skins give to the parts that a user operates. */
const OPERATED_TYPES: ReadonlySet<string> = new Set([
  'DateCell',
  'ListCell',
  'MenuBarButton',
  'MenuItemContainer',
  'TabHeaderSkin',
  'TableCell',
  'TableColumnHeader',
  'TableRow',
  'TreeCell',
  'TreeTableCell',
  'TreeTableRow',
]);

/** Style classes of parts whose own class says nothing: editors, arrows, buttons, what dialogs say. */
const OPERATED_CLASSES: ReadonlySet<string> = new Set([
  'arrow-button',
  'button',
  'button-bar',
  'color-square',
  'decrement-arrow-button',
  'hyperlink',
  'increment-arrow-button',
  'label',
  'list-view',
  'tab-close-button',
  'text-input',
  'toggle-button',
  'tool-bar-overflow-button',
  'tooltip',
  'tree-disclosure-node',
]);

/** Parts that repeat what their control already reports as its own text or value. */
const REPEATING: Readonly<Record<string, ReadonlySet<string>>> = {
  ChoiceBox: new Set(['label', 'open-button']),
  ComboBox: new Set(['list-cell', 'list-view']),
  MenuButton: new Set(['label', 'arrow-button']),
  MenuItemContainer: new Set(['label']),
  // Its arrow opens the menu; a click on the rest does what the button says.
  SplitMenuButton: new Set(['label']),
  TabHeaderSkin: new Set(['tab-label']),
  TableColumnHeader: new Set(['label']),
  TreeTableView: new Set(['show-hide-columns-button']),
  TableView: new Set(['show-hide-columns-button']),
};

/** Whether a node that the skin of a control made is reported. `control` is that control's type. */
export function isReportedSkin(node: SkinNode, control: string): boolean {
  const repeating = REPEATING[control];
  if (repeating && node.styleClass.some((name) => repeating.has(name))) return false;
  return OPERATED_TYPES.has(node.type) || node.styleClass.some((name) => OPERATED_CLASSES.has(name));
}
