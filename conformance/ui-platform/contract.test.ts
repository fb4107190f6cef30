import { expect, test } from 'vitest';
import { contract } from '../../generated/mcp-ui-platform/newest.js';
import { commonChecks } from '../kit/checks/index.js';
import { facts } from './facts.js';
import { samples } from './samples.js';

const tools = Object.values(contract.tools);

test('there are six tools', () => {
  expect(tools.map(({ name }) => name)).toEqual([
    'ui_configure',
    'ui_start',
    'ui_run',
    'ui_upload_viewdef',
    'ui_open_browser',
    'ui_get_state',
  ]);
});

test('there are more than 150 requirements beside the common ones', () => {
  const common = commonChecks(facts);
  expect(contract.requirements.filter(({ id }) => !(id in common)).length).toBeGreaterThan(150);
});

test('every profile runs what the narrower one does', () => {
  expect(contract.profiles.map(({ id, offers }) => [id, offers])).toEqual([
    ['core', []],
    ['frontend', ['frontend']],
    ['browser', ['frontend', 'browser']],
  ]);
});

test.each(tools.map(({ name }) => name))('the samples of %s are what they say', (name) => {
  const { validateInput } = contract.tools[name];
  const valid = samples.valid[name] ?? [];
  expect(valid.length).toBeGreaterThan(0);
  expect(valid.filter((input) => !validateInput(input))).toEqual([]);
  const wrong = [...(samples.invalid[name] ?? []), ...(samples.unknownMembers[name] ?? [])];
  expect(wrong.length).toBeGreaterThan(0);
  expect(wrong.filter(({ input }) => validateInput(input)).map(({ what }) => what)).toEqual([]);
});
