import { describe, expect, it } from 'vitest';
import { Button } from '../controls/buttons.js';
import { newUidCounter, Uids } from './uids.js';

const preset = (uid: string) => {
  const node = new Button();
  node.properties.set('mcp.uid', uid);
  return node;
};

describe('uids', () => {
  it('are short, unique and kept', () => {
    const uids = new Uids(newUidCounter(() => 0));
    const [a, b] = [new Button(), new Button()];
    expect([uids.of(a), uids.of(b), uids.of(a)]).toEqual(['u-10000', 'u-10001', 'u-10000']);
    expect(a.properties.get('mcp.uid')).toBe('u-10000');
  });

  it('go on where another registry on the same counter ended', () => {
    const counter = newUidCounter();
    const before = new Uids(counter).of(new Button());
    const after = new Uids(counter);
    expect(after.wasIssued(before)).toBe(true);
    expect(after.of(new Button())).not.toBe(before);
  });

  it('were issued or not, whether their node lives or not', () => {
    const uids = new Uids(newUidCounter(() => 0));
    uids.of(new Button());
    const known = ['u-10000', 'u-10001', 'u-zzz', 'u-010000', 'u-', 'nonsense'];
    expect(known.map((uid) => uids.wasIssued(uid))).toEqual([true, false, false, false, false, false]);
  });

  it('keep a well-formed wish of the application, once', () => {
    const uids = new Uids(newUidCounter(() => 0));
    const uuid = '123e4567-e89b-12d3-a456-426614174000';
    const [long, longer] = ['0'.repeat(198), '0'.repeat(199)].map((digits) => `u-${digits}`) as [
      string,
      string,
    ];
    const wishes = ['u-mine', 'u-mine', 'not a uid', 'U-MINE', uuid, long, longer];
    expect(wishes.map((uid) => uids.of(preset(uid)))).toEqual([
      'u-mine',
      'u-10000',
      'u-10001',
      'u-10002',
      uuid,
      long,
      'u-10003',
    ]);
    expect(uids.wasIssued('u-mine')).toBe(true);
  });

  it('never repeat: neither a wish for an issued one, nor the count when it comes to a wish', () => {
    const uids = new Uids(newUidCounter(() => 0));
    uids.of(new Button());
    expect(uids.of(preset('u-10000'))).toBe('u-10001');
    expect(uids.of(preset('u-10002'))).toBe('u-10002');
    expect(uids.of(new Button())).toBe('u-10003');
  });
});
