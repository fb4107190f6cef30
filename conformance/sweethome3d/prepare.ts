import type { CheckContext } from './check.js';

/** A home with nothing in it: no objects, no levels, no stored cameras, the observer somewhere known. */
export async function emptyHome(t: CheckContext): Promise<void> {
  await t.given('clear-empties', () => t.done('clear_scene'));
  const { levels, storedCameras } = await t.given('result-bare', () => t.state());
  for (const { id } of levels) await t.given('level-deleted', () => t.done('delete_level', { id }));
  for (const { name } of storedCameras) {
    await t.given('camera-deleted', () => t.done('store_camera', { name: String(name), delete: true }));
  }
}
