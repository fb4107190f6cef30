import { expect, test } from 'vitest';
import { contract } from '../../../../generated/mcp-javafx-ui/1.0/index.js';
import { toolInput } from './tool-input.js';

const input = (tool: string, declared: object, values: Record<string, unknown>) =>
  toolInput(contract, { tool, input: declared }, values);

test('text stands where the tool takes text, a number where it takes one', () => {
  expect(input('ui_get_node', { ref: { uid: '{uid}' } }, { uid: 'u-1' })).toEqual({ ref: { uid: 'u-1' } });
  expect(input('ui_get_snapshot', { stageIndex: '{index}', depth: 3 }, { index: '2' })).toEqual({
    stageIndex: 2,
    depth: 3,
  });
});

test.each(['x', '-1', '1e3', '01', '', '12345678901234567890'])(
  'an index of "%s" makes no sense',
  (index) => {
    expect(input('ui_get_snapshot', { stageIndex: '{index}' }, { index })).toBeUndefined();
  },
);
