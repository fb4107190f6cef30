import { contract } from '../../../generated/mcp-sweethome3d/newest.js';
import { commonFaults } from '../../kit/self-test/faults/index.js';
import { combineMutants } from '../../kit/self-test/random-faults/combine-mutants.js';
import { type Fault, type FaultPool, nameOf } from '../../kit/self-test/random-faults/fault.js';
import type { RequirementId } from '../contract.js';
import { creating } from '../samples.js';
import { healthy } from './healthy.js';
import { mutantFacts, mutants } from './mutants/index.js';

/**
 * Mutants that spoil so little that a sentence beside their own never shows it, and that remember nothing.
 * The others break what many checks build on; they are tried one by one.
 */
const narrow: readonly RequirementId[] = [
  'text-names-ids',
  'nearest-named',
  'home-default',
  'home-named',
  'resources-listed',
  'resource-catalog',
  'resource-plan',
  'resource-unknown',
  'prompts-listed',
  'prompt-arguments',
  'nothing-to-change',
  'clear-empties',
  'wall-sizes',
  'wall-sides',
  'wall-deleted',
  'walls-heights',
  'join-named-ends',
  'room-defaults',
  'room-modified',
  'catalog-type',
  'catalog-limit',
  'catalog-categories',
  'place-by-part',
  'place-elevation',
  'furniture-modified',
  'door-default',
  'door-mirrored',
  'shape-extrude',
  'texture-form',
  'label-added',
  'label-defaults',
  'dimension-added',
  'level-added',
  'level-deleted',
  'camera-centre-empty',
  'camera-replaced',
  'environment-set',
  'checkpoint-jump',
  'checkpoint-limit',
  'batch-outputs',
  'batch-excluded',
  'path-reported',
  'svg-shows',
  'plan-file',
  'photo-pitch',
  'photo-hide-walls',
  'photo-empty',
  'photo-renderer',
  'obj-zip',
];

/** The places where several of them would meet. */
const places: Partial<Record<RequirementId, string>> = {
  'catalog-type': 'catalog',
  'catalog-limit': 'catalog',
};

const own = narrow.map((id): Fault => {
  const { alsoRed = [] } = mutants[id];
  const place = places[id];
  return { of: [id, ...alsoRed], make: () => mutants[id], ...(place === undefined ? {} : { place }) };
});

/** Tools that act on no object are judged by a sentence of their own, where a home may be changed. */
const common = commonFaults({ ...mutantFacts, contract }).map((fault): Fault => {
  const [, tool = ''] = / in an input of (\w+)\.$/.exec(nameOf(fault)) ?? [];
  return fault.of[0] === 'input-closed' && tool in creating
    ? { ...fault, of: ['acting-input-closed'] }
    : fault;
});

/** What servers of homes do wrong, several things at a time. */
export const pool: FaultPool = {
  healthy,
  combine: combineMutants,
  faults: [...common, ...own],
};
