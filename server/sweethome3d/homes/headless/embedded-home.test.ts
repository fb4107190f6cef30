import { describe, expect, test } from 'vitest';
import type { Change } from '../../home/change.js';
import type { LabelRecord } from '../../home/records.js';
import { EmbeddedHome } from './embedded-home.js';

const label = (id: string): LabelRecord => ({
  id,
  level: null,
  text: id,
  x: 0,
  y: 0,
  angle: 0,
  fontSize: 18,
  bold: false,
  italic: false,
  alignment: 'CENTER',
  color: null,
  outlineColor: null,
  elevation: 0,
  pitch: null,
});
const add = (id: string): Change => ({ op: 'create', kind: 'label', record: label(id) });
const labels = ({ records }: EmbeddedHome) => records.labels.map(({ id }) => id);

describe('an embedded home', () => {
  test('takes all changes of a call or none', () => {
    const home = new EmbeddedHome();
    expect(() => home.apply('Add', [add('a'), { op: 'delete', kind: 'label', id: 'b' }])).toThrow(
      'no object b',
    );
    expect(() => home.apply('Add', [add('a'), add('a')])).toThrow('two objects a');
    expect([labels(home), home.modified, home.undo()]).toEqual([[], false, false]);
  });

  test('never changes a record that somebody has', () => {
    const home = new EmbeddedHome();
    home.apply('Add', [add('a'), add('b')]);
    const before = home.records;
    const copy = structuredClone(before);
    home.apply('Change', [
      { op: 'set', kind: 'label', id: 'a', values: { x: 5 } },
      { op: 'delete', kind: 'label', id: 'b' },
      add('c'),
    ]);
    expect(before).toEqual(copy);
    expect(home.records.labels.map(({ id, x }) => [id, x])).toEqual([
      ['a', 5],
      ['c', 0],
    ]);
  });

  test('undoes and redoes step by step, and a new step ends what could be redone', () => {
    const home = new EmbeddedHome();
    for (const id of ['a', 'b', 'c']) home.apply('Add', [add(id)]);
    home.undo();
    home.undo();
    expect(labels(home)).toEqual(['a']);
    home.redo();
    expect(labels(home)).toEqual(['a', 'b']);
    home.apply('Add', [add('d')]);
    expect([home.redo(), labels(home)]).toEqual([false, ['a', 'b', 'd']]);
  });

  test('makes one step of a group, and none of a group that is rolled back', () => {
    const home = new EmbeddedHome();
    home.begin('Several');
    home.apply('Add', [add('a')]);
    home.apply('Add', [add('b')]);
    home.commit();
    home.undo();
    expect(labels(home)).toEqual([]);
    home.begin('Several');
    home.apply('Add', [add('c')]);
    home.rollback();
    expect([labels(home), home.undo()]).toEqual([[], false]);
  });

  test('moves a camera without a step of undo, and leaves it where it is when something is undone', () => {
    const home = new EmbeddedHome();
    home.apply('Add', [add('a')]);
    const camera = { ...home.records.cameras.observer, x: 77 };
    home.apply('Look', [{ op: 'camera', mode: 'observer', camera, activate: true }]);
    home.undo();
    expect([labels(home), home.records.cameras.observer.x, home.undo()]).toEqual([[], 77, false]);
  });

  test('keeps snapshots that nothing reaches any more', () => {
    const home = new EmbeddedHome();
    home.apply('Add', [add('a')]);
    const handle = home.snapshot();
    home.apply('Add', [add('b')]);
    for (let i = 0; i < 3; i++) {
      home.restore(handle, 'Restore');
      expect(labels(home)).toEqual(['a']);
      // Whoever mistakes records for its own must not reach the snapshot through them.
      (home.records.labels as LabelRecord[]).push(label('stray'));
    }
    home.drop(handle);
    expect(() => home.restore(handle, 'Restore')).toThrow('no such snapshot');
  });
});
