import type { Contract } from '../contract.js';
import type { File } from '../file.js';

export function reference(contract: Contract): File[] {
  return [{ path: `${contract.key}/reference.md`, text: `# ${contract.title} ${contract.version}\n` }];
}
