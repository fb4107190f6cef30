import type { Contract } from './contract.js';

/** A generated file; the path is relative to `generated/`. */
export interface File {
  readonly path: string;
  readonly text: string;
}

/** Makes files out of one contract; pure. */
export type Target = (contract: Contract) => File[] | Promise<File[]>;

/** Makes files out of all contracts; pure. */
export type OverallTarget = (contracts: readonly Contract[]) => File[];

export const command = 'npm run generate';

/** First lines of a generated file: what it was made from, and how. */
export function header(source: string): string {
  return `// Generated from ${source} by \`${command}\`. Edit the source, not this file.\n`;
}

export function sourceOf(contract: Contract): string {
  return `schema/${contract.key}`;
}
