import type { LabelReader } from '../../scene/search/predicate-search.js';
import { hiddenNodes } from '../../scene/search/text-search.js';
import { InView } from './in-view.js';
import { labelsFor } from './label-for.js';

/** The texts of the labels that are for controls, as a look has them. */
export const labelTexts: LabelReader = (nodes, from, to) => {
  const hidden = hiddenNodes(nodes, from, to);
  const view = new InView(nodes, from, to);
  const labels = labelsFor(nodes, from, to, (i) => hidden[i - from] === 0 && view.hasArea(i));
  return new Map([...labels].map(([control, label]) => [control, nodes[label]!.label ?? '']));
};
