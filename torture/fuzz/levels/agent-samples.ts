/** What an agent says of itself. */
export const greeting = {
  hello: 'mcp-javafx-agent',
  protocol: 1,
  pid: 4711,
  javaVersion: '17.0.15',
  javafxVersion: '21.0.7',
  mainClass: 'com.example.App',
  allowActions: true,
};

/** A window with a button and a list, as an agent reports it. */
export const goodScene = {
  capturedAt: 1_770_000_000_000,
  windows: [
    {
      key: 1,
      kind: 'stage',
      title: 'App',
      focused: true,
      owner: null,
      x: 0,
      y: 0,
      width: 640,
      height: 480,
      stylesheets: [],
      root: 0,
      focusOwner: { uid: 'u-2', steps: 'Button[0]' },
    },
  ],
  nodes: [
    { uid: 'u-1', parent: -1, type: 'VBox', id: null, styleClass: [] },
    {
      uid: 'u-2',
      parent: 0,
      type: 'Button',
      id: 'ok',
      styleClass: ['button'],
      label: 'OK',
      boundsInScene: [0, 0, 9, 9],
    },
    {
      uid: 'u-3',
      parent: 0,
      type: 'ListView',
      id: null,
      styleClass: [],
      virtualization: {
        kind: 'ListView',
        itemsCount: 2,
        visibleRange: { from: 0, to: 1 },
        selectedIndices: [1],
        focusedIndex: null,
        visibleCells: [
          { index: 0, uid: 'u-4', steps: 'ListView[0]/ListCell[0]', cells: [{ columnId: null, text: 'a' }] },
        ],
      },
    },
    { uid: 'u-4', parent: 2, type: 'ListCell', id: null, styleClass: [], label: 'a', omitted: 1 },
  ],
  found: { window: 1, steps: 'Button[0]' },
};
