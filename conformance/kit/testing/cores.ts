import { cpus } from 'node:os';
import { vi } from 'vitest';

/** The cores have had nothing to do, or no rest, whenever somebody looks. A test that says so mocks `node:os`. */
export function cores(state: 'idle' | 'busy'): void {
  let ms = 0;
  const rest = { user: 0, nice: 0, sys: 0, irq: 0 };
  vi.mocked(cpus).mockImplementation(() => {
    ms += 100;
    const times = state === 'idle' ? { ...rest, idle: ms } : { ...rest, idle: 0, user: ms };
    return [{ model: '', speed: 0, times }];
  });
}
