import { afterAll, beforeAll } from 'vitest';
import { type ServedPlatform, servedPlatform } from './served-platform.js';

/** One for all tests of a file. */
export function sharedPlatform(files: Readonly<Record<string, string>> = {}): () => ServedPlatform {
  const ends: (() => unknown)[] = [];
  let served: ServedPlatform;
  beforeAll(async () => {
    served = await servedPlatform(files, {}, (work) => ends.push(work));
  });
  afterAll(async () => {
    for (const end of ends.reverse()) await end();
  });
  return () => served;
}
