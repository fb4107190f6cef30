/** How a caller names a node: steps, each of which searches below what the one before it has found. */
export interface Locator {
  steps: LocatorStep[];
}

export interface LocatorStep {
  by: StepHead;
  filters: StepFilters;
}

export type StepHead =
  | { kind: 'uid'; uid: string }
  /** In the grammar of `search/selector.ts`. */
  | { kind: 'selector'; css: string }
  /** What a user reads: `exact` compares the whole text, else it is contained in any letter case. */
  | { kind: 'key'; key: LocatorKey; value: string; exact: boolean };

export type LocatorKey = (typeof locatorKeys)[number];
export const locatorKeys = ['text', 'label', 'tooltip'] as const;

/** What narrows a step: numbers count from 0, texts are compared whole. */
export interface StepFilters {
  row?: number | string;
  column?: number | string;
  item?: string;
  nth?: number;
}

export type FilterName = (typeof filterNames)[number];
export const filterNames = ['row', 'column', 'item', 'nth'] as const;

/** A locator that can't be read: where, what is wrong there, and what would be right. */
export class LocatorError extends Error {
  constructor(
    /** Characters before the place. */
    readonly at: number,
    message: string,
    readonly expected: string,
  ) {
    super(message);
    this.name = 'LocatorError';
  }
}
