import type { Locator, LocatorStep, StepHead } from './locator.js';

/** A locator as it is written; reading it gives the same one. */
export function formatLocator({ steps }: Locator): string {
  return steps.map(formatStep).join(' >> ');
}

function formatStep({ by, filters: { row, column, item, nth } }: LocatorStep): string {
  const parts = [formatHead(by)];
  if (row !== undefined) parts.push(`row=${JSON.stringify(row)}`);
  if (column !== undefined) parts.push(`column=${JSON.stringify(column)}`);
  if (item !== undefined) parts.push(`item=${JSON.stringify(item)}`);
  if (nth !== undefined) parts.push(`nth=${nth}`);
  return parts.join(' ');
}

function formatHead(by: StepHead): string {
  if (by.kind === 'uid') return by.uid;
  if (by.kind === 'selector') return by.css;
  return `${by.key}=${by.exact ? JSON.stringify(by.value) : by.value}`;
}
