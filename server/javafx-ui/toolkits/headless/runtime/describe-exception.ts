import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RawException } from '../../../scene/port.js';

/** What is thrown there is thrown on the only thread that the application has. */
const thread = 'JavaFX Application Thread';
const mostFrames = 60;

/** What the application did not catch, in words. Of its stack only what stands in the application's own module. */
export function describeException(error: unknown, behaviour: string | null): RawException {
  const at = Date.now();
  if (!(error instanceof Error)) return { at, thread, type: typeof error, message: String(error), stack: [] };
  const { name, message, stack = '' } = error;
  return { at, thread, type: name, message, stack: behaviour === null ? [] : framesIn(behaviour, stack) };
}

function framesIn(path: string, stack: string): string[] {
  const places = [pathToFileURL(path).href, path];
  return stack
    .split('\n')
    .flatMap((line) => {
      const place = places.find((one) => line.includes(`${one}:`));
      if (place === undefined) return [];
      const name = /^\s*at (.+) \(/.exec(line)?.[1] ?? '<anonymous>';
      const [row] = line.slice(line.indexOf(place) + place.length + 1).split(':');
      return [`${name}(${basename(path)}:${row})`];
    })
    .slice(0, mostFrames);
}
