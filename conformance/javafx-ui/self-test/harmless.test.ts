import { describe, expect, test } from 'vitest';
import type { View } from '../../../server/index.js';
import { startMutatedFront } from '../../kit/self-test/mutated-front.js';
import { runConformance } from '../../run-conformance.js';
import { obedientServer } from './obedient-server.js';
import { patiently, startReference } from './reference.js';
import { withView } from './view-file.js';

/** All that a server would have done in a run that executes everything it is sent. */
async function doneIn(profile: string, only: string[] = [], view?: View): Promise<string[]> {
  const reference = await startReference(view ? { view } : {});
  const obedient = obedientServer();
  const front = await startMutatedFront(obedient, reference);
  try {
    await runConformance({
      target: { url: front.url, token: reference.token },
      profile,
      only,
      ...patiently,
    });
    return obedient.executed;
  } finally {
    await front.close();
    await reference.close();
  }
}

/** An application that has nothing to do with the fixture, but calls some of its nodes by the same names. */
const namesake = `<VBox><children>
<Button id="reset" text="Delete everything"/><Button id="dialog-cancel" text="Cancel the order"/>
<Button id="submit" text="Pay"/><TextField id="name"/><Label id="status" text="Ready"/>
</children></VBox>`;

describe('on a server that executes whatever it is sent', () => {
  test('the profile core does nothing', async () => {
    expect(await doneIn('core')).toEqual([]);
  });

  test('the profile actions adds nothing but a key that does not exist', async () => {
    expect(new Set(await doneIn('actions'))).toEqual(new Set(['pressed NO_SUCH_KEY']));
  });

  test('the profile full does nothing to an application that is not the fixture', async () => {
    const only = ['2', '5', '6', '9', '10', '11', '14'];
    const done = await withView(namesake, (view) => doneIn('full', only, view));
    expect(new Set(done)).toEqual(new Set(['pressed NO_SUCH_KEY']));
  });

  test('the profile fixture is seen to act, so that this would be noticed', async () => {
    const done = await doneIn('fixture', ['click-coordinates', 'type-text', 'press-key', 'scroll-direction']);
    const kinds = new Set(done.map((deed) => deed.split(' ')[0]));
    expect([...kinds].sort()).toEqual(['acted', 'clicked', 'pressed', 'scrolled', 'typed']);
  });
});
