/** Accessible roles of what a user operates. */
export const operatedRoles: ReadonlySet<string> = new Set([
  'BUTTON',
  'CHECK_BOX',
  'CHECK_BOX_TREE_ITEM',
  'CHECK_MENU_ITEM',
  'COMBO_BOX',
  'DATE_PICKER',
  'HYPERLINK',
  'LIST_VIEW',
  'MENU',
  'MENU_BUTTON',
  'MENU_ITEM',
  'PAGINATION',
  'PASSWORD_FIELD',
  'RADIO_BUTTON',
  'RADIO_MENU_ITEM',
  'SCROLL_BAR',
  'SLIDER',
  'SPINNER',
  'SPLIT_MENU_BUTTON',
  'TAB_ITEM',
  'TABLE_VIEW',
  'TEXT_AREA',
  'TEXT_FIELD',
  'TOGGLE_BUTTON',
  'TREE_TABLE_VIEW',
  'TREE_VIEW',
]);

/** Style classes of parts of skins that a user operates by themselves, and what they do. */
export const operatedParts: Readonly<Record<string, string>> = {
  'decrement-arrow-button': 'decrement',
  'increment-arrow-button': 'increment',
  'tab-close-button': 'close',
  'tool-bar-overflow-button': 'more',
};

/** Roles of what a label beside it may name, and of labels themselves. */
export const labelledRoles: ReadonlySet<string> = new Set([...operatedRoles, 'PROGRESS_INDICATOR', 'TEXT']);
