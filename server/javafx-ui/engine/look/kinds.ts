/** Types as a user would call them, where a skin's own class says nothing: what locators take, too. */
export const userTypes: Readonly<Record<string, string>> = {
  MenuBarButton: 'Menu',
  MenuItemContainer: 'MenuItem',
  TabHeaderSkin: 'Tab',
  TableColumnHeader: 'TableColumn',
};

/** Shown and not told: what is inside of these only a picture tells. */
export const opaqueTypes: ReadonlySet<string> = new Set(['Canvas', 'MediaView', 'SwingNode', 'WebView']);

/** Style classes that JavaFX gives by itself; any other one was chosen by the application and may tell what it is. */
export const ownStyleClasses: ReadonlySet<string> = new Set([
  'arrow',
  'arrow-button',
  'box',
  'button',
  'cell',
  'check-box',
  'choice-box',
  'color-picker',
  'combo-box',
  'combo-box-base',
  'date-picker',
  'hyperlink',
  'image-view',
  'indexed-cell',
  'label',
  'list-view',
  'menu-button',
  'pagination',
  'password-field',
  'progress-bar',
  'progress-indicator',
  'radio-button',
  'root',
  'scroll-pane',
  'slider',
  'spinner',
  'split-menu-button',
  'split-pane',
  'tab',
  'tab-pane',
  'table-view',
  'text-area',
  'text-field',
  'text-input',
  'titled-pane',
  'toggle-button',
  'tool-bar',
  'tree-table-view',
  'tree-view',
]);
