import { asArray, asObject, isObject, type JsonObject } from '../../../kit/reading/json.js';
import { onOutput } from '../../../kit/self-test/alter-reply.js';
import { onInput } from '../../../kit/self-test/alter-request.js';
import { nodesIn } from '../nodes-in.js';
import type { FurtherMutant } from './further-mutant.js';

const ofSchemas = ['result-schema', 'descriptor-output', 'version-open-outputs'] as const;

const onNodes = (
  change: (node: JsonObject) => void,
  when: (input: JsonObject) => boolean = () => true,
): NonNullable<FurtherMutant['reply']> =>
  onOutput('ui_get_snapshot', (output, { input }) => {
    if (when(input)) nodesIn(output).forEach(change);
  });

const isFull = ({ mode }: JsonObject): boolean => mode === 'full';

/** Things that a compact node leaves out. */
const heavy: Record<string, unknown> = {
  layout: { boundsInParent: { minX: 0, minY: 0, width: 1, height: 1 } },
  accessibility: { role: 'NODE' },
  fx: { properties: {} },
  module: 'javafx.graphics',
  pseudoClass: [],
};

const layouts = ['boundsInParent', 'boundsInScene', 'localToScreen'] as const;
const switches = ['bounds', 'localToScreen', 'properties', 'virtualization', 'accessibility'] as const;

/** 7.1 Modes, depth and sections: each member, each section and each switch */
export const sections: readonly FurtherMutant[] = [
  {
    of: 'snapshot-defaults',
    breaks: 'Shows all windows when nothing is said.',
    http: onInput('ui_get_snapshot', (input) =>
      Object.keys(input).length === 0 ? { stage: 'all', depth: 8 } : input,
    ),
  },
  {
    of: 'snapshot-defaults',
    breaks: 'Is full when nothing is said.',
    http: onInput('ui_get_snapshot', (input) =>
      Object.keys(input).length === 0 ? { mode: 'full', depth: 8 } : input,
    ),
  },
  {
    of: 'snapshot-depth',
    breaks: 'Goes one edge deeper in full mode.',
    http: onInput('ui_get_snapshot', (input) =>
      isFull(input) && Number.isInteger(input.depth) ? { ...input, depth: Number(input.depth) + 1 } : input,
    ),
  },
  {
    of: 'snapshot-omitted',
    breaks: 'Tells of nodes without children that none were cut off.',
    reply: onNodes((node) => {
      node.childrenOmitted ??= 0;
    }),
  },
  ...['ref', 'id', 'styleClass', 'visible', 'managed', 'disabled', 'children'].map(
    (member): FurtherMutant => ({
      of: 'node-mandatory',
      breaks: `Leaves ${member} out of the nodes of a full snapshot that have no children.`,
      reply: onNodes((node) => {
        if (asArray(node.children).length === 0) delete node[member];
      }, isFull),
      beside: ofSchemas,
    }),
  ),
  ...Object.entries(heavy).map(
    ([section, value]): FurtherMutant => ({
      of: 'compact-lean',
      breaks: `Tells ${section} of compact nodes.`,
      reply: onNodes(
        (node) => {
          node[section] ??= value;
        },
        ({ mode, include }) => mode !== 'full' && include == null,
      ),
    }),
  ),
  {
    of: 'compact-lean',
    breaks: 'Tells the rows of compact nodes.',
    http: onInput('ui_get_snapshot', (input) =>
      isFull(input) ? input : { ...input, include: { virtualization: true, ...asObject(input.include) } },
    ),
  },
  ...layouts.slice(0, 2).map(
    (name): FurtherMutant => ({
      of: 'full-default',
      breaks: `Leaves ${name} out of a full snapshot.`,
      reply: onNodes(({ layout }) => {
        delete asObject(layout)[name];
      }, isFull),
    }),
  ),
  {
    of: 'full-default',
    breaks: 'Leaves the rows out of a full snapshot.',
    reply: onNodes((node) => {
      delete node.virtualization;
    }, isFull),
  },
  ...(['properties', 'accessibility'] as const).map(
    (name): FurtherMutant => ({
      of: 'full-default',
      breaks: `Tells ${name} in a full snapshot without being asked.`,
      http: onInput('ui_get_snapshot', (input) =>
        isFull(input) ? { ...input, include: { [name]: true, ...asObject(input.include) } } : input,
      ),
    }),
  ),
  ...switches.map(
    (name): FurtherMutant => ({
      of: 'include-overrides',
      breaks: `Does not switch ${name} on where it is alone.`,
      http: onInput('ui_get_snapshot', alone(name, true)),
    }),
  ),
  // The other two are off without it.
  ...(['bounds', 'localToScreen', 'virtualization'] as const).map(
    (name): FurtherMutant => ({
      of: 'include-overrides',
      breaks: `Does not switch ${name} off where it is alone.`,
      http: onInput('ui_get_snapshot', alone(name, false)),
    }),
  ),
  {
    of: 'include-overrides',
    breaks: 'Switches off in full mode whatever include does not name.',
    http: onInput('ui_get_snapshot', (input) => {
      if (!isFull(input) || !isObject(input.include)) return input;
      const off = Object.fromEntries(switches.map((name) => [name, false]));
      return { ...input, include: { ...off, ...input.include } };
    }),
  },
  {
    of: 'include-overrides',
    breaks: 'Switches the bounds in the parent alone.',
    reply: onOutput('ui_get_snapshot', (output, { input }) => {
      const { bounds } = asObject(input.include);
      for (const { layout } of nodesIn(output)) if (bounds === true) delete asObject(layout).boundsInScene;
    }),
  },
  {
    of: 'include-overrides',
    breaks: 'Leaves the bounds in the scene on when bounds are switched off.',
    reply: onOutput('ui_get_snapshot', (output, { input }) => {
      if (asObject(input.include).bounds !== false) return;
      for (const node of nodesIn(output))
        node.layout = {
          ...asObject(node.layout),
          boundsInScene: { minX: 0, minY: 0, width: 1, height: 1 },
        };
    }),
  },
  ...['pseudoClass', 'opacity', 'layout', 'fx', 'virtualization'].map(
    (section): FurtherMutant => ({
      of: 'get-node-sections',
      breaks: `Leaves ${section} out of a single node.`,
      reply: onOutput('ui_get_node', (node) => {
        delete node[section];
      }),
    }),
  ),
  ...layouts.map(
    (name): FurtherMutant => ({
      of: 'get-node-sections',
      breaks: `Leaves ${name} out of a single node.`,
      reply: onOutput('ui_get_node', ({ layout }) => {
        delete asObject(layout)[name];
      }),
    }),
  ),
  {
    of: 'get-node-children',
    breaks: 'Shows children without being asked.',
    http: onInput('ui_get_node', (input) => ({ ...input, includeChildren: true })),
  },
  {
    of: 'get-node-children',
    breaks: 'Does not tell how many children it leaves out.',
    reply: onOutput('ui_get_node', (node) => {
      delete node.childrenOmitted;
    }),
  },
  {
    of: 'get-node-children',
    breaks: 'Tells that children are left out although they are there.',
    reply: onOutput('ui_get_node', (node) => {
      const { length } = asArray(node.children);
      if (length > 0) node.childrenOmitted = length;
    }),
  },
];

/** Overlooks a switch that nothing else stands beside. */
function alone(name: string, on: boolean): (input: JsonObject) => JsonObject {
  return (input) => {
    const include = asObject(input.include);
    const isAlone = Object.keys(include).length === 1 && include[name] === on;
    return isAlone ? { ...input, include: null } : input;
  };
}
