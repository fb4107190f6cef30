import type { Contract } from '../../contract.js';
import type { File } from '../../file.js';
import { emitters } from './emitters.js';
import { irOf } from './model/build-ir.js';

/** The clients of a contract in all languages, as samples that stand in the repository. */
export function clients(contract: Contract): File[] {
  const ir = irOf(contract);
  return emitters.flatMap((emitter) =>
    emitter
      .files(ir, { packageName: emitter.packageName.initial(ir) })
      .map(({ path, text }) => ({ path: `${contract.key}/clients/${emitter.id}/${path}`, text })),
  );
}
