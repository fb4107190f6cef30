import { asArray, asObject, type JsonObject } from '../../../kit/reading/json.js';
import { onOutput } from '../../../kit/self-test/alter-reply.js';
import { onInput } from '../../../kit/self-test/alter-request.js';
import type { Fault } from '../../../kit/self-test/random-faults/fault.js';
import type { Mutant } from '../mutant.js';
import { nodesIn } from '../nodes-in.js';
import { fault } from './fault.js';

/** Nothing but nulls, at any level. */
const saysNothing = (value: unknown): boolean =>
  value === null || (typeof value === 'object' && Object.values(Object(value)).every(saysNothing));

const modeOf = ({ mode }: JsonObject): string => String(mode ?? 'compact');

/** Switches that a server forgets, each in a mode where it makes a difference. */
const switches: readonly (readonly [name: string, mode: string, value: boolean])[] = [
  ...['bounds', 'localToScreen', 'properties', 'virtualization', 'accessibility'].map(
    (name) => [name, 'compact', true] as const,
  ),
  ...['bounds', 'localToScreen', 'virtualization'].map((name) => [name, 'full', false] as const),
  ...['properties', 'accessibility'].map((name) => [name, 'full', true] as const),
];

/** What compact nodes do not have, with a value that looks right. */
const luxuries: Readonly<Record<string, unknown>> = {
  layout: { boundsInParent: { minX: 0, minY: 0, width: 1, height: 1 } },
  accessibility: { role: 'NODE', help: null },
  fx: { properties: {} },
  module: 'javafx.graphics',
  pseudoClass: [],
};

/** Depth, modes and sections. */
export const snapshotFaults: readonly Fault<Mutant>[] = [
  ...[-1, 1].map((more) =>
    fault(
      'snapshot-depth',
      {
        breaks: `Goes one edge ${more < 0 ? 'less' : 'more'} deep than it should.`,
        http: onInput('ui_get_snapshot', (input) =>
          typeof input.depth === 'number' && input.depth > 0 && input.depth < 1000
            ? { ...input, depth: input.depth + more }
            : input,
        ),
      },
      { place: 'depth' },
    ),
  ),
  fault('snapshot-defaults', {
    breaks: 'Goes 7 edges deep when nothing is said.',
    http: onInput('ui_get_snapshot', (input) =>
      modeOf(input) === 'compact' ? { ...input, depth: input.depth ?? 7 } : input,
    ),
  }),
  fault('snapshot-defaults', {
    breaks: 'Takes a snapshot in full when nothing is said.',
    http: onInput('ui_get_snapshot', (input) => (saysNothing(input) ? { mode: 'full', depth: 8 } : input)),
  }),
  fault('snapshot-omitted', {
    breaks: 'Counts itself among the children that it leaves out.',
    reply: onOutput('ui_get_snapshot', (output) => {
      for (const node of nodesIn(output))
        if (typeof node.childrenOmitted === 'number') node.childrenOmitted++;
    }),
  }),
  fault('snapshot-omitted', {
    breaks: 'Says of shapes that their children were left out.',
    reply: onOutput('ui_get_snapshot', (output) => {
      for (const node of nodesIn(output)) if (node.type === 'Circle') node.childrenOmitted = 1;
    }),
  }),
  ...switches.map(([name, mode, value]) =>
    fault('include-overrides', {
      breaks: `Overlooks include.${name}: ${value} in ${mode} mode.`,
      http: onInput('ui_get_snapshot', (input) => {
        const { [name]: given, ...others } = asObject(input.include);
        return modeOf(input) === mode && given === value ? { ...input, include: others } : input;
      }),
    }),
  ),
  ...Object.entries(luxuries).map(([member, value]) =>
    fault('compact-lean', {
      breaks: `Tells ${member} of compact nodes.`,
      reply: onOutput('ui_get_snapshot', (output, { input }) => {
        if (modeOf(input) !== 'compact' || input.include != null) return;
        for (const node of nodesIn(output)) node[member] ??= value;
      }),
    }),
  ),
  ...['boundsInParent', 'boundsInScene'].map((member) =>
    fault('full-default', {
      breaks: `Leaves ${member} out of full nodes that have no id.`,
      reply: onOutput('ui_get_snapshot', (output, { input }) => {
        if (modeOf(input) !== 'full') return;
        for (const { id, layout } of nodesIn(output)) if (id === null) delete asObject(layout)[member];
      }),
    }),
  ),
  ...['accessibility', 'properties'].map((name) =>
    fault('full-default', {
      breaks: `Tells ${name} of full nodes without being asked.`,
      http: onInput('ui_get_snapshot', (input) => {
        const include = asObject(input.include);
        return modeOf(input) === 'full' && include[name] == null
          ? { ...input, include: { ...include, [name]: true } }
          : input;
      }),
    }),
  ),
  ...['layout', 'fx'].map((section) =>
    fault('get-node-sections', {
      breaks: `Leaves ${section} out of a node that has an id.`,
      reply: onOutput('ui_get_node', (node) => {
        if (node.id !== null) delete node[section];
      }),
    }),
  ),
  fault('get-node-children', {
    breaks: 'Tells the children of a node although nobody asked.',
    http: onInput('ui_get_node', (input) => ({ ...input, includeChildren: true })),
  }),
  fault('get-node-children', {
    breaks: 'Does not tell how many children it left out of a node.',
    reply: onOutput('ui_get_node', (node) => {
      if (asArray(node.children).length === 0) delete node.childrenOmitted;
    }),
  }),
];
