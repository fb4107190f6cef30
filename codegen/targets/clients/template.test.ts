import { expect, it } from 'vitest';
import { template } from './template.js';

it('fills in every placeholder', () => {
  expect(template('python/_model.py', { header: '# made\n' })).toMatch(
    /^# made\n"""What all models share\."""\n/,
  );
});

it('refuses a placeholder without a value, and a value without a placeholder', () => {
  expect(() => template('python/_model.py')).toThrow(
    'Nothing was given for {{header}} in the template python/_model.py.',
  );
  expect(() => template('python/_model.py', { header: '', footer: '' })).toThrow(
    'The template python/_model.py has no {{footer}}.',
  );
});
