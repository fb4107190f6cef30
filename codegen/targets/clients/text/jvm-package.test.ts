import { expect, it } from 'vitest';
import { java } from '../languages/java/java.js';
import { kotlin } from '../languages/kotlin/kotlin.js';

const names = [
  'com.acme.ui',
  'ui2',
  'com.new_ui',
  'com.Acme',
  'com..ui',
  '.ui',
  '2ui',
  'new',
  'com.new.ui',
  'com.in',
  'fun.ui',
];
const accepted = (pattern: RegExp): string[] => names.filter((name) => pattern.test(name));

it('takes package names without keywords of the language', () => {
  expect(accepted(java.packageName.pattern)).toEqual([
    'com.acme.ui',
    'ui2',
    'com.new_ui',
    'com.in',
    'fun.ui',
  ]);
  expect(accepted(kotlin.packageName.pattern)).toEqual([
    'com.acme.ui',
    'ui2',
    'com.new_ui',
    'new',
    'com.new.ui',
  ]);
});
