import { describe, expect, it } from 'vitest';
import { withoutSharedWords } from './shared-words.js';

describe('names without shared words', () => {
  it('lose what all begin with', () => {
    expect(withoutSharedWords(['MCP_UI_STALE_REF', 'MCP_UI_BUSY'])).toEqual(['stale_ref', 'busy']);
  });

  it.each([
    [['ListView', 'TableView']],
    [['AWKWARD', 'AWKWARD_CLASS']],
    [['v1', 'v2']],
    [['MCP_UI_BUSY']],
    [['level-1', 'level-2']],
    [['', 'class']],
  ])('stay as they are in %j', (names) => {
    expect(withoutSharedWords(names)).toEqual(names);
  });
});
