import { contract } from '../../../../generated/mcp-ui-platform/newest.js';
import { demanded } from '../../../kit/self-test/faults/index.js';
import { patiently } from '../../../kit/self-test/kill-matrix.js';
import type { FaultPool } from '../../../kit/self-test/random-faults/fault.js';
import { combineUiMutants } from '../combine-mutants.js';
import { healthy } from '../healthy.js';
import type { UiMutant } from '../mutant.js';
import { conserveMutants } from '../mutants/conserve.js';
import { pageMutants } from '../mutants/pages.js';
import type { UiFault } from './fault.js';

/** Of conserve mode only what does not keep the others from being judged. */
const { 'conserve-yields': yields, 'conserve-page': page, 'conserve-notifies': notifies } = conserveMutants;
const mutants = {
  ...pageMutants,
  'conserve-yields': yields,
  'conserve-page': page,
  'conserve-notifies': notifies,
};
type PageId = keyof typeof mutants;

/** Where a thing is used to show another one, its fault shows as well. */
const beside: Partial<Record<PageId, readonly PageId[]>> = {
  'view-type': ['binding-namespace'],
  'view-fallback': ['view-waits'],
  'view-waits': ['view-type', 'view-fallback'],
  'binding-value': ['binding-action', 'binding-event'],
  'binding-action': ['binding-event'],
  'binding-attr': ['binding-value', 'binding-class'],
  'binding-view': ['binding-viewlist', 'binding-viewlist-keyed'],
  'binding-viewlist': ['binding-viewlist-keyed'],
};

const faults = (Object.keys(mutants) as PageId[]).map(
  (id): UiFault => ({ of: [id], beside: beside[id] ?? [], make: () => mutants[id] }),
);

/** What pages do wrong, several things at a time. */
export const pagePool: FaultPool<UiMutant> = {
  healthy: { ...healthy, settings: { ...healthy.settings, ...patiently } },
  faults: demanded<UiMutant>(contract, faults),
  combine: combineUiMutants,
};
