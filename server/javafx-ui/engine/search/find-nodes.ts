import type { Locator } from '../../scene/locators/locator.js';
import type {
  Deadline,
  LookupRequest,
  NodeKeys,
  RawLookup,
  RawScene,
  RawSelector,
  SectionName,
  WindowSelection,
} from '../../scene/port.js';
import { labelledRoles } from '../../scene/roles.js';
import { queryScene } from '../../scene/search/query.js';
import { searchKeys } from '../../scene/search/search-keys.js';
import { selectWindows } from '../../scene/windows.js';
import { noStages } from '../errors.js';
import { findLocated, type LocatorMeans } from '../locators/find-located.js';
import { labelTexts } from '../look/label-texts.js';
import { lookSections } from '../look/look-sections.js';
import type { GuardedToolkit } from '../toolkit-guard.js';
import { onlySelected } from './only-selected.js';

/** A locator as it was sent and as it was read. */
export interface ReadLocator {
  source: string;
  locator: Locator;
}

/** What was found, and where it was searched. */
export interface Search extends RawLookup {
  selection: WindowSelection;
  /** The node below which it was searched. */
  within?: string;
}

/** Searches where the request says, and only below the node that a locator names if there is one. */
export function findNodes(
  request: LookupRequest,
  within: ReadLocator | null,
  means: LocatorMeans,
): Promise<Search> {
  return within ? findWithin(request, within, means) : find(means.toolkit, request, means.deadline);
}

async function find(toolkit: GuardedToolkit, request: LookupRequest, deadline: Deadline): Promise<Search> {
  const { selection, selector, limit } = request;
  if (toolkit.lookup && !needsSections(selector))
    return { ...(await toolkit.lookup(request, deadline)), selection };
  const search = (scene: RawScene): Search => {
    return { ...queryScene(scene, selector, selection, limit, { labelsOf: labelTexts }), selection };
  };
  const scene = await captureFor(toolkit, selection, deadline, searchKeys(selector));
  const found = search(scene);
  if (found.total > 0 || !scene.partial) return found;
  // What comes nearest only the whole scene tells; should it have a match by now, more has to be told of that.
  const scope = { kind: 'windows', selection } as const;
  const whole = search(await toolkit.capture({ scope, sections: sectionsOf(selector) }, deadline));
  return whole.total === 0 ? whole : search(await captureFor(toolkit, selection, deadline));
}

const labelled = [...labelledRoles];

/** Whether a node has to tell more than it does without any section. */
const needsSections = ({ predicate: { role, tooltip, labelContains } = {} }: RawSelector): boolean =>
  role !== undefined || tooltip !== undefined || labelContains !== undefined;

/** What nodes are compared by and told with. */
function sectionsOf({ predicate: { role, tooltip } = {} }: RawSelector): SectionName[] {
  const sections: SectionName[] = ['bounds', 'virtualization'];
  if (role !== undefined) sections.push('accessibility');
  if (tooltip !== undefined) sections.push('properties');
  return sections;
}

/** Finds the node that the locator names and what matches below it, both in one scene. */
async function findWithin(
  { selection, selector, limit }: LookupRequest,
  { source, locator }: ReadLocator,
  means: LocatorMeans,
): Promise<Search> {
  const { toolkit, deadline } = means;
  const scene = await captureFor(toolkit, selection, deadline);
  if (selectWindows(scene.windows, selection).length === 0) throw noStages(scene.windows, selection);
  const place = onlySelected(scene, selection);
  const { index, window } = await findLocated(place, source, locator, means);
  const own = { key: window.key };
  const found = queryScene(scene, selector, own, limit, { below: index, labelsOf: labelTexts });
  return { ...found, selection: own, within: scene.nodes[index]!.uid };
}

function captureFor(
  toolkit: GuardedToolkit,
  selection: WindowSelection,
  deadline: Deadline,
  only?: NodeKeys,
): Promise<RawScene> {
  const scope = { kind: 'windows', selection, ...(only && { only: { ...only, labelled } }) } as const;
  return toolkit.capture({ scope, sections: [...lookSections] }, deadline);
}
