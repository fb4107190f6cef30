import type { Toolkit } from '../../../server/javafx-ui/scene/port.js';
import { combineMutants as combineOnWire } from '../../kit/self-test/random-faults/combine-mutants.js';
import type { Mutant } from './mutant.js';

/** One server with all of these faults: each spoils what the one before it has left. */
export function combineMutants(mutants: readonly Mutant[]): Mutant {
  const toolkits = mutants.flatMap(({ toolkit }) => toolkit ?? []);
  const options = Object.assign({}, ...mutants.map((one) => one.options ?? {}));
  const { alsoRed: _, ...onWire } = combineOnWire(mutants);
  return {
    ...onWire,
    ...(toolkits.length > 0 ? { toolkit: (toolkit) => alteredBy(toolkits, toolkit) } : {}),
    ...(Object.keys(options).length > 0 ? { options } : {}),
  };
}

/** Those that search otherwise come last: the others leave a search to what they show. */
function alteredBy(changes: readonly NonNullable<Mutant['toolkit']>[], toolkit: Toolkit): Toolkit {
  const searching = changes.filter((alter) => alter(toolkit).lookup !== undefined);
  const showing = changes.filter((alter) => !searching.includes(alter));
  return [...showing, ...searching].reduce((inner, alter) => alter(inner), toolkit);
}
