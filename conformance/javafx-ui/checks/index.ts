import type { Check } from '../check.js';
import type { RequirementId } from '../contract.js';
import { actionability } from './actionability.js';
import { concurrency } from './concurrency.js';
import { determinism } from './determinism.js';
import { diagnostics } from './diagnostics.js';
import { identity } from './identity.js';
import { inputs } from './inputs.js';
import { keyboardActions } from './keyboard-actions.js';
import { locatorPlaces } from './locator-places.js';
import { locators } from './locators.js';
import { lookChanges } from './look-changes.js';
import { lookLines } from './look-lines.js';
import { looks } from './looks.js';
import { matches } from './matches.js';
import { passwords } from './passwords.js';
import { paths } from './paths.js';
import { sequence } from './perform-sequence.js';
import { pictures } from './pictures.js';
import { pointerActions } from './pointer-actions.js';
import { resolving } from './references.js';
import { resources } from './resources.js';
import { results } from './results.js';
import { rowItems } from './row-items.js';
import { rows } from './rows.js';
import { screenshots } from './screenshots.js';
import { searchReplies } from './search-replies.js';
import { selectors } from './selectors.js';
import { shared } from './shared.js';
import { snapshots } from './snapshots.js';
import { includes } from './switches.js';
import { textSearch } from './text-search.js';
import { texts } from './texts.js';
import { deadlines } from './timing.js';
import { tools } from './tools.js';
import { tree } from './tree.js';
import { values } from './values.js';
import { virtualization } from './virtualization.js';
import { widerSearch } from './wider-search.js';
import { windowNames } from './window-names.js';
import { windowSelection } from './window-selection.js';
import { windows } from './windows.js';

/** Every requirement has its check: one without does not compile. */
export const checks = {
  ...shared,
  ...tools,
  ...results,
  ...texts,
  ...inputs,
  ...passwords,
  ...identity,
  ...resolving,
  ...paths,
  ...windows,
  ...windowSelection,
  ...windowNames,
  ...looks,
  ...lookLines,
  ...lookChanges,
  ...locators,
  ...locatorPlaces,
  ...diagnostics,
  ...resources,
  ...snapshots,
  ...includes,
  ...tree,
  ...values,
  ...virtualization,
  ...rowItems,
  ...rows,
  ...selectors,
  ...textSearch,
  ...matches,
  ...widerSearch,
  ...searchReplies,
  ...sequence,
  ...actionability,
  ...pointerActions,
  ...keyboardActions,
  ...screenshots,
  ...pictures,
  ...deadlines,
  ...concurrency,
  ...determinism,
} satisfies Record<RequirementId, Check>;
