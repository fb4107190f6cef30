import { getHeapStatistics } from 'node:v8';
import type { CallMessage, CallName, Calls } from '../bridge/messages.js';
import { capture } from '../capture/capture.js';
import type { SceneColumns } from '../capture/columns.js';
import { lookup } from '../capture/lookup.js';
import { screenshot } from '../draw/screenshot.js';
import { perform } from '../perform/perform.js';
import type { Application } from './application.js';

interface Answer {
  result: unknown;
  /** Memory that changes hands instead of being copied. */
  transfer: ArrayBuffer[];
}

/** Carries out one call of the port on the UI thread. */
export async function answerCall(app: Application, { name, args }: CallMessage): Promise<Answer> {
  switch (name) {
    case 'capture':
      return columns(capture(app, ...(args as Calls['capture']['args'])));
    case 'lookup':
      return plain(lookup(app, ...(args as Calls['lookup']['args'])));
    case 'perform': {
      const [action, { settle }] = args as Calls['perform']['args'];
      const outcome = perform(app, action);
      if (settle) await app.ui.settle();
      return plain(outcome);
    }
    case 'screenshot': {
      const png = await screenshot(app, ...(args as Calls['screenshot']['args']));
      // A copy of its own can change hands; the library's buffer may share memory.
      const own = png && new Uint8Array(png);
      return { result: own, transfer: own ? [own.buffer] : [] };
    }
    case 'probe': {
      const { used_heap_size: usedBytes, heap_size_limit: maxBytes } = getHeapStatistics();
      return plain<'probe'>({
        pulsesPerSecond: app.ui.pulsesInLastSecond(),
        memory: { usedBytes, maxBytes },
      });
    }
  }
  return unknown(name);
}

function columns(scene: SceneColumns): Answer {
  const { numbers, places, lengths } = scene;
  const memory = [numbers, places, lengths].filter((column) => column.length > 0);
  return { result: scene, transfer: memory.map((column) => column.buffer as ArrayBuffer) };
}

function plain<N extends CallName>(result: Calls[N]['result']): Answer {
  return { result, transfer: [] };
}

function unknown(name: never): never {
  throw new Error(`The UI thread knows no call "${String(name)}".`);
}
