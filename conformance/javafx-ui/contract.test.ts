import { expect, test } from 'vitest';
import { loadContract, toolNames } from './contract.js';

const contract = await loadContract('mcp-javafx-ui/1.0');

test('these places of an output may differ between two readings, and no others', () => {
  expect(
    Object.fromEntries(toolNames(contract).map((tool) => [tool, contract.tools[tool].volatile])),
  ).toEqual({
    ui_get_node: [{ pointer: '(/children/*)*/pseudoClass', items: ['hover', 'pressed'] }],
    ui_get_snapshot: [
      { pointer: '/capturedAt' },
      { pointer: '/stages/*/scene/root(/children/*)*/pseudoClass', items: ['hover', 'pressed'] },
    ],
    ui_perform: [],
    ui_query: [],
    ui_screenshot: [],
  });
});
