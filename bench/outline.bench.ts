import { counted } from './counted.js';
import type { Bench } from './row.js';
import { captureScene, showMixedScene } from './scenes/capture-scene.js';
import { callerOver, toolkitOf } from './scenes/engine-over.js';

const unlimited = { depth: 1000 };

/** Size of what a model reads, next to the same snapshot as JSON. */
export const bench: Bench = {
  title: 'Outline of the mixed scene',
  async run() {
    const toolkit = await showMixedScene(10_000);
    const scene = await captureScene(toolkit);
    await toolkit.close();
    const call = callerOver(toolkitOf(scene));
    const compact = await call('ui_get_snapshot', unlimited);
    const full = await call('ui_get_snapshot', { ...unlimited, mode: 'full' });
    const outline = Buffer.byteLength(compact.text);
    return [
      counted('bytes of the outline / nodes', outline, scene.nodes.length, 32),
      counted('tokens of the outline (estimated) / nodes', tokensIn(compact.text), scene.nodes.length),
      counted(
        'tokens of the outline / of compact JSON (estimated)',
        tokensIn(compact.text),
        tokensIn(JSON.stringify(compact.output)),
      ),
      counted('outline / compact JSON', outline, Buffer.byteLength(JSON.stringify(compact.output))),
      counted('outline / full JSON', outline, Buffer.byteLength(JSON.stringify(full.output))),
    ];
  },
};

/** Pieces such as tokenizers of models begin with: words, groups of digits, runs of signs. Real counts differ a little. */
function tokensIn(text: string): number {
  return text.match(/ ?\p{L}{1,7}|\p{N}{1,3}|[^\s\p{L}\p{N}]{1,3}|\s+/gu)?.length ?? 0;
}
