import { describe, expect, test } from 'vitest';
import { loadContract } from '../contract.js';
import { judge, reds, skipped } from './judge-reference.js';

/** The draft is served to those who ask for it; what it has promised before stays true. */
describe.concurrent('the reference server in 1.1 is green', () => {
  test.each([
    ['1.1', []],
    // The one sentence that 1.1 widens.
    ['1.0', ['query-one-selector']],
  ] as const)('judged by %s', async (contractVersion, skip) => {
    const served = await loadContract('mcp-javafx-ui/1.1');
    const report = await judge('full', {}, { contractVersion, skip: [...skip] }, served);
    expect(report.contract).toBe(`mcp-javafx-ui/${contractVersion}`);
    expect(reds(report)).toEqual([]);
    expect(skipped(report)).toEqual(['stdout-clean']);
  });
});
