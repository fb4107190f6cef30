import { expect, it } from 'vitest';
import { contract as newest } from '../../generated/mcp-javafx-ui/newest.js';
import { checkVersion, loadContract } from './contract-version.js';

it('is the newest released version unless one is named', async () => {
  expect(await loadContract(newest, null)).toBe(newest);
  expect((await loadContract(newest, '1.0')).schema).toBe('mcp-javafx-ui/1.0');
});

it('says which versions there are', async () => {
  await expect(loadContract(newest, '9.9')).rejects.toThrow(
    /^Expected a version of mcp-javafx-ui that is known here \(1\.0.*\), got 9\.9\.$/,
  );
});

it('is not another version than the one that was asked for', () => {
  expect(() => checkVersion(null, newest)).not.toThrow();
  expect(() => checkVersion(newest.version, newest)).not.toThrow();
  expect(() => checkVersion('1.7', newest)).toThrow(
    `Expected a contract of version 1.7, got ${newest.schema}. Pass the other one as "contract", or leave contractVersion out.`,
  );
});
