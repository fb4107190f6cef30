import { expect, test } from 'vitest';
import { contract } from '../../generated/mcp-javafx-ui/newest.js';
import { concernOf } from '../kit/report/concerns.js';
import { concerns } from './concerns.js';
import { notes } from './notes.js';

const ids: readonly string[] = contract.requirements.map(({ id }) => id);

test('notes and concerns are about requirements of the contract', () => {
  const named = [...Object.keys(notes), ...concerns.security, ...concerns.form];
  expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  expect(Object.values(notes).filter((note) => !/^Older texts .+\.$/.test(note))).toEqual([]);
});

test('the section on security protects, and most requirements are behaviours', () => {
  const security = contract.requirements.filter(({ section }) => section === '4').map(({ id }) => id);
  expect(security.filter((id) => concernOf(id, concerns) !== 'security')).toEqual([]);
  expect(ids.filter((id) => concernOf(id, concerns) === 'behaviour').length).toBeGreaterThan(ids.length / 2);
});
