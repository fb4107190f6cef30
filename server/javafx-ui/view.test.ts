import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findView } from './view.js';

function folder(...names: string[]): (name: string) => string {
  const path = mkdtempSync(join(tmpdir(), 'mcp-view-'));
  for (const name of names) writeFileSync(join(path, name), '');
  return (name) => join(path, name);
}

test('a view without a module beside it has no behaviour', () => {
  const at = folder('form.fxml', 'other.js');
  expect(findView(at('form.fxml'))).toEqual({ fxml: at('form.fxml') });
});

test('the module of the same name is the behaviour, JavaScript first', () => {
  const at = folder('form.fxml', 'form.js', 'form.mjs', 'form.ts');
  expect(findView(at('form.fxml'))).toEqual({ fxml: at('form.fxml'), behaviour: at('form.js') });
});

test('a named module wins over the one beside it', () => {
  const at = folder('form.fxml', 'form.js', 'demo.mjs');
  expect(findView(at('form.fxml'), at('demo.mjs'))).toEqual({
    fxml: at('form.fxml'),
    behaviour: at('demo.mjs'),
  });
});

test('TypeScript is taken where Node.js runs it, and refused with a sentence where it does not', () => {
  const at = folder('form.fxml', 'form.ts');
  expect(findView(at('form.fxml'), undefined, true)).toEqual({
    fxml: at('form.fxml'),
    behaviour: at('form.ts'),
  });
  expect(() => findView(at('form.fxml'), undefined, false)).toThrow(
    'This Node.js does not run form.ts; compile it to form.js.',
  );
});

test('a missing file is named', () => {
  const at = folder('form.fxml');
  expect(() => findView('nowhere.fxml')).toThrow('There is no FXML file nowhere.fxml.');
  expect(() => findView(at('form.fxml'), 'nowhere.js')).toThrow('There is no behaviour module nowhere.js.');
});
