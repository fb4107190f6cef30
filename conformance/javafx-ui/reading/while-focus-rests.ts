import { asArray, asObject } from '../../kit/reading/json.js';
import type { CheckContext } from '../check.js';

const tries = 10;

/** What was read while the focus stayed where it was: again, while a window manager is still handing it over. */
export async function whileFocusRests<T>(t: CheckContext, read: () => Promise<T>): Promise<T> {
  for (let left = tries; ; left--) {
    t.forget();
    const before = await focused(t);
    const told = await read();
    if (left <= 1 || (await focused(t)) === before) return told;
  }
}

async function focused(t: CheckContext): Promise<string> {
  const { output } = await t.call('ui_get_snapshot', { stage: 'all', depth: 0 });
  return JSON.stringify(asArray(asObject(output).stages).map((stage) => asObject(stage).focused));
}
