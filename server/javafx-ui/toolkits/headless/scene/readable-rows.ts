import type { RawReadRow } from '../../../scene/port.js';

/** What a control tells of its rows, whether or not they are on screen. */
export interface ReadableRows {
  readonly total: number;
  isOnScreen(index: number): boolean;
  cells(index: number): RawReadRow['cells'];
}
