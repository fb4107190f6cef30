import type { Outcome } from './report.js';

export const marks: Readonly<Record<Outcome, string>> = {
  pass: '✓',
  fail: '✗',
  warn: '!',
  skip: '–',
  blocked: '⊘',
  untestable: '?',
  error: '‼',
};
