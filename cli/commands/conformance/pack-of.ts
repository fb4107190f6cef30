import type { Pack } from '../../../conformance/kit/pack.js';
import { plugs } from '../../../generated/plugs.js';
import type { Options } from '../../command.js';
import { UsageError } from '../../failure.js';

/** What a contract may bring to judge a server by, in `conformance/<contract>/pack.ts`. */
type PackPlug = { readonly pack?: () => Promise<{ readonly pack: Pack }> };

export const contractOption = {
  contract: {
    type: 'string',
    placeholder: 'id',
    description: 'Contract to judge by; by default that of this program',
  },
} as const satisfies Options;

/** The pack of the contract that an option names; without one that of the program that was called. */
export async function packOf(id: string | undefined, path: string): Promise<Pack> {
  const packs = Object.entries(plugs as Readonly<Record<string, PackPlug>>).flatMap(([known, { pack }]) =>
    pack ? [[known, pack] as const] : [],
  );
  const wanted = id ?? path.split(' ')[0];
  const [, load] = packs.find(([known]) => known === wanted) ?? [];
  if (!load) {
    const known = packs.map(([each]) => each).join(', ');
    throw new UsageError(`Expected --contract to be one of ${known}, got "${wanted}".`);
  }
  return (await load()).pack;
}
