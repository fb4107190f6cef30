/** Which server; every command that talks to one has these. */
export const serverOptions = {
  url: {
    type: 'string',
    placeholder: 'url',
    description: 'The server; by default MCP_JAVAFX_URL, or the only one that is running here',
  },
  token: {
    type: 'string',
    placeholder: 'text',
    description: 'Its token; by default MCP_JAVAFX_TOKEN, or what a server that is running here left',
  },
  protocol: {
    type: 'string',
    choices: ['auto', '2025-11-25', '2026-07-28'],
    default: 'auto',
    description: 'Era of MCP; auto takes the first of them that the server speaks',
  },
  json: { type: 'boolean', description: 'Print JSON' },
} as const;

export const stageOption = {
  stage: {
    type: 'string',
    placeholder: 'window',
    description: 'Index or title of the window; by default the focused one',
  },
} as const;

/** A window by its id, for the commands whose tool takes one. */
export const windowOption = {
  window: {
    type: 'string',
    placeholder: 'id',
    description: 'The window with this id, such as w2; needs a server of 1.1',
  },
} as const;

/** Which node; every command that acts on one has these. */
export const targetOptions = {
  ...stageOption,
  match: {
    type: 'string',
    choices: ['contains', 'equals', 'regex'],
    description: 'How text=… is compared',
  },
  nth: { type: 'integer', placeholder: 'index', description: 'Which one, if several match; from 0' },
  wait: {
    type: 'integer',
    placeholder: 'ms',
    description: 'How long to wait until the node is there and ready',
    default: 1000,
  },
} as const;

export const locatorArgument = {
  name: 'locator',
  description:
    'A selector such as #ok or "VBox > Button", text=Save, or a uid; with a server of 1.1 any locator: label=Name, "#list row=2"',
} as const;

export const onOption = {
  on: { type: 'string', placeholder: 'locator', description: 'The node that gets the focus first' },
} as const;
