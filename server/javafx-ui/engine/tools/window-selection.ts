import type { QueryScope, UiGetSnapshotInput, UiScreenshotInput } from '../../contract.js';
import type { WindowSelection } from '../../scene/port.js';
import { windowKey } from '../../scene/window-id.js';
import { invalidInput } from '../errors.js';

/** Which windows a snapshot is of. */
export function snapshotSelection({ stage, stageIndex, window }: UiGetSnapshotInput): WindowSelection {
  if (window != null) return windowSelection(window, { stage, stageIndex }, '');
  if (stageIndex == null) return { stage: stage ?? 'focused' };
  if (stage == null || stage === 'focused') return { stageIndex };
  const expected = 'no "stageIndex" beside this "stage"';
  const message = `Expected ${expected}, got ${stageIndex} with "${stage}"; leave one of them out.`;
  throw invalidInput([{ pointer: '/stageIndex', message, expected }]);
}

/** Where a query searches. */
export function scopeSelection(scope: QueryScope | null | undefined): WindowSelection {
  if (scope?.window != null) {
    return windowSelection(scope.window, { stage: scope.stage, stageIndex: scope.stageIndex }, '/scope');
  }
  if (scope?.stage === 'all') return everyWindow(scope.stageIndex);
  if (scope?.stageIndex != null) return { stageIndex: scope.stageIndex };
  if (scope?.stage !== 'index') return { stage: 'focused' };
  const expected = 'the member "stageIndex"';
  const message = 'Missing member "stageIndex" in "scope": with "stage": "index" it says which window.';
  throw invalidInput([{ pointer: '/scope', message, expected }]);
}

function everyWindow(stageIndex: number | null | undefined): WindowSelection {
  if (stageIndex == null) return { stage: 'all' };
  const expected = 'no "stageIndex" beside "stage": "all"';
  const message = `Expected ${expected}, got ${stageIndex}; leave one of them out.`;
  throw invalidInput([{ pointer: '/scope/stageIndex', message, expected }]);
}

/** Of which window a picture is taken. */
export function screenshotSelection({ stageIndex, window }: UiScreenshotInput): WindowSelection {
  if (window != null) return windowSelection(window, { stageIndex }, '');
  return stageIndex == null ? { stage: 'focused' } : { stageIndex };
}

/** Which windows a look is of; null stands for what a user would look at. */
export function lookSelection(window: string | null | undefined): WindowSelection | null {
  return window == null ? null : windowSelection(window, {}, '');
}

/** By its name, beside which nothing else may say which window. */
function windowSelection(
  window: string,
  others: Readonly<Record<string, unknown>>,
  pointer: string,
): WindowSelection {
  const [other] = Object.keys(others).filter((name) => others[name] != null);
  if (other !== undefined) {
    const expected = `no "${other}" beside "window"`;
    const message = `Expected ${expected}, got ${JSON.stringify(others[other])}; leave one of them out.`;
    throw invalidInput([{ pointer: `${pointer}/${other}`, message, expected }]);
  }
  return window === 'current' ? { stage: 'current' } : { key: windowKey(window) };
}
