import { attack } from './fuzz/campaign.js';
import { levels } from './fuzz/levels/index.js';

export async function main(args: readonly string[]): Promise<number> {
  const [name, count = '400', seed = '1', batch = '0'] = args;
  for (const level of levels.filter((one) => !name || one.name === name)) {
    const start = performance.now();
    const tally = await attack(level, {
      seed: Number(seed),
      messages: Number(count),
      firstBatch: Number(batch),
    });
    console.log(level.name, tally.messages, ((performance.now() - start) / 1000).toFixed(1), 's');
    for (const { what, messages, batch: at } of tally.violations)
      console.log('  ✗', at, what, '\n', messages.map((m) => m.slice(0, 600)).join('\n'));
  }
  return 0;
}
