import { combineMutants } from '../../kit/self-test/random-faults/combine-mutants.js';
import { combineWebFaults } from './combine-web-faults.js';
import type { UiMutant } from './mutant.js';

type Wrap = NonNullable<UiMutant['program']>;

/** One platform with all of these faults: each spoils what the one before it has left. */
export function combineUiMutants(mutants: readonly UiMutant[]): UiMutant {
  const { breaks, ...onTheWire } = combineMutants(mutants);
  const own = mutants.flatMap(({ each }) => each ?? []);
  const webs = mutants.flatMap(({ web }) => web ?? []);
  const programs = mutants.flatMap(({ program }) => program ?? []);
  const normal = mutants.flatMap(({ normally }) => normally ?? []);
  return {
    breaks,
    ...onTheWire,
    ...(own.length > 0
      ? {
          each: (start) => {
            const { breaks: _, ...spoiling } = combineMutants(
              own.map((each) => ({ breaks, ...each(start) })),
            );
            return spoiling;
          },
        }
      : {}),
    ...(webs.length > 0 ? { web: (platform) => combineWebFaults(webs.map((web) => web(platform))) } : {}),
    ...(programs.length > 0 ? { program: inside(programs) } : {}),
    ...(normal.length > 0 ? { normally: inside(normal) } : {}),
  };
}

/** The first is the innermost. */
const inside =
  (wraps: readonly Wrap[]): Wrap =>
  (command) =>
    wraps.reduce((wrapped, wrap) => wrap(wrapped), command);
