import type { Contract } from '../contract.js';
import { type File, header } from '../file.js';

/** Of each contract the version that is meant when none is named: the newest released one, else the newest draft. */
export function newest(contracts: readonly Contract[]): File[] {
  const ids = [...new Set(contracts.map(({ id }) => id))];
  return ids.map((id) => {
    const { key, version } = newestOf(contracts.filter((contract) => contract.id === id));
    const index = `'./${version}/index.js'`;
    const text = `${header(`schema/${key}`)}\nexport { contract } from ${index};\nexport type * from ${index};\n`;
    return { path: `${id}/newest.ts`, text };
  });
}

/** The newest released version, else the newest draft. */
export function newestOf(versions: readonly Contract[]): Contract {
  const released = versions.filter(({ status }) => status === 'released');
  const choice = released.length > 0 ? released : versions;
  return choice.reduce((a, b) => (order(a.version) > order(b.version) ? a : b));
}

/** One number to compare versions by; a minor version has no more than six digits. */
function order(version: string): number {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major * 1e6 + minor;
}
