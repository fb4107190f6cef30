import { setTimeout as sleep } from 'node:timers/promises';

/** So often it is looked; a program that stands still for a while has not looked in the meantime. */
const looks = 60;

/** Waits until something holds that nobody tells, for three seconds at most. */
export async function soon(holds: () => boolean): Promise<void> {
  for (let i = 0; i < looks && !holds(); i++) await sleep(50);
}
