import type { Diff } from '../finding.js';
import { jsonReport } from './json.js';
import { markdownReport } from './markdown.js';
import { type TextOptions, textReport } from './text.js';

export type Format = 'text' | 'json' | 'markdown';

export function show(diff: Diff, format: Format, options: TextOptions = {}): string {
  const { accepted = new Map() } = options;
  if (format === 'json') return jsonReport(diff, accepted);
  return format === 'markdown' ? markdownReport(diff, accepted) : textReport(diff, options);
}
