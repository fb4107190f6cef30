import { asArray, asObject, isObject, type JsonObject } from '../../../kit/reading/json.js';
import { onError } from '../../../kit/self-test/alter-reply.js';
import { onInput } from '../../../kit/self-test/alter-request.js';
import { withActions } from '../alter-actions.js';
import type { FurtherMutant } from './further-mutant.js';

/** Changes an object inside of an input, where it is one. */
const inside =
  (name: string, change: (part: JsonObject) => JsonObject) =>
  (input: JsonObject): JsonObject =>
    isObject(input[name]) ? { ...input, [name]: change(input[name]) } : input;

const only =
  (...names: string[]) =>
  (part: JsonObject): JsonObject =>
    Object.fromEntries(Object.entries(part).filter(([name]) => names.includes(name)));

const ofRef = only('uid', 'path', 'hint');

/** Levels at which a server may overlook what it does not know. */
const levels: readonly [where: string, tool: string, change: (input: JsonObject) => JsonObject][] = [
  [
    'include',
    'ui_get_snapshot',
    inside('include', only('bounds', 'localToScreen', 'properties', 'virtualization', 'accessibility')),
  ],
  ['a query', 'ui_query', only('selector', 'scope', 'limit', 'within')],
  ['a selector', 'ui_query', inside('selector', only('css', 'text', 'match', 'predicate', 'role', 'label'))],
  [
    'a predicate',
    'ui_query',
    inside(
      'selector',
      inside('predicate', ({ color: _, ...known }) => known),
    ),
  ],
  ['a scope', 'ui_query', inside('scope', ({ stage, stageIndex }) => ({ stage, stageIndex }))],
  ['ui_get_node', 'ui_get_node', ({ depth: _, ...known }) => known],
  ['a ref', 'ui_get_node', inside('ref', ofRef)],
  ['ui_perform', 'ui_perform', ({ dryRun: _, ...known }) => known],
  ['an action', 'ui_perform', (input) => withActions(input, ({ count: _, ...known }) => known)],
  [
    'a target',
    'ui_perform',
    (input) =>
      withActions(
        input,
        inside('target', ({ at: _, ...known }) => known),
      ),
  ],
  [
    'the ref of a target',
    'ui_perform',
    (input) => withActions(input, inside('target', inside('ref', ofRef))),
  ],
  [
    'an item',
    'ui_perform',
    (input) => withActions(input, inside('target', inside('item', only('index', 'column')))),
  ],
  ['ui_screenshot', 'ui_screenshot', ({ format: _, ...known }) => known],
];

/** Members of which null is taken for something else than none. */
const nulls: readonly [member: string, tool: string, change: (input: JsonObject) => JsonObject][] = [
  ['stage', 'ui_get_snapshot', (input) => (input.stage === null ? { ...input, stage: 'all' } : input)],
  ['mode', 'ui_get_snapshot', (input) => (input.mode === null ? { ...input, mode: 'full' } : input)],
  [
    'stageIndex',
    'ui_get_snapshot',
    (input) => (input.stageIndex === null ? { ...input, stageIndex: 9 } : input),
  ],
  [
    'include.bounds',
    'ui_get_snapshot',
    inside('include', (include) => (include.bounds === null ? { ...include, bounds: true } : include)),
  ],
  [
    'include.accessibility',
    'ui_get_snapshot',
    inside('include', (include) =>
      include.accessibility === null ? { ...include, accessibility: true } : include,
    ),
  ],
  ['limit', 'ui_query', (input) => (input.limit === null ? { ...input, limit: 1 } : input)],
  ['selector.text', 'ui_query', inside('selector', asWord('text'))],
  ['selector.predicate', 'ui_query', inside('selector', asWord('predicate'))],
  ['scope.stageIndex', 'ui_query', inside('scope', asWord('stageIndex'))],
  ['ref.path', 'ui_get_node', inside('ref', asWord('path'))],
  ['ref.hint', 'ui_get_node', inside('ref', asWord('hint'))],
  ['includeChildren', 'ui_get_node', asWord('includeChildren')],
  ['timeoutMs', 'ui_perform', asWord('timeoutMs')],
  ['awaitUiIdle', 'ui_perform', asWord('awaitUiIdle')],
  ['item', 'ui_perform', (input) => withActions(input, inside('target', asWord('item')))],
  ['modifiers', 'ui_perform', (input) => withActions(input, asWord('modifiers'))],
];

/** Takes the null of this member for a word, which it cannot be. */
function asWord(name: string): (part: JsonObject) => JsonObject {
  return (part) => (part[name] === null ? { ...part, [name]: 'null' } : part);
}

/** Values of another type, and what a lenient server makes of them. */
const lenient: readonly [what: string, tool: string, change: (input: JsonObject) => JsonObject][] = [
  ['a negative depth', 'ui_get_snapshot', (input) => (input.depth === -1 ? { ...input, depth: 0 } : input)],
  ['a stage that nobody knows', 'ui_get_snapshot', without('stage', 'secondary')],
  ['a mode that nobody knows', 'ui_get_snapshot', without('mode', 'tiny')],
  ['a limit of 0', 'ui_query', without('limit', 0)],
  ['a way to match that nobody knows', 'ui_query', inside('selector', without('match', 'fuzzy'))],
  [
    'one type in place of several',
    'ui_query',
    inside(
      'selector',
      inside('predicate', (one) => (typeof one.typeIs === 'string' ? { ...one, typeIs: [one.typeIs] } : one)),
    ),
  ],
  ['a uid in place of a ref', 'ui_get_node', (input) => ({ ...input, ...uidAsRef(input.ref) })],
  [
    'a word in place of true',
    'ui_get_node',
    (input) => (input.includeChildren === 'true' ? { ...input, includeChildren: true } : input),
  ],
  [
    'one action in place of several',
    'ui_perform',
    (input) => (isObject(input.actions) ? { ...input, actions: [input.actions] } : input),
  ],
  [
    'a modifier that nobody knows',
    'ui_perform',
    (input) =>
      withActions(input, (action) =>
        Array.isArray(action.modifiers)
          ? { ...action, modifiers: action.modifiers.filter((one) => one !== 'HYPER') }
          : action,
      ),
  ],
  ['an index in a string', 'ui_screenshot', without('stageIndex', '0')],
];

function without(name: string, value: unknown): (part: JsonObject) => JsonObject {
  return ({ [name]: given, ...others }) => (given === value ? others : { ...others, [name]: given });
}

const uidAsRef = (ref: unknown): JsonObject => (typeof ref === 'string' ? { ref: { uid: ref } } : {});

/** Problems of an input that are told only in part. */
const issues: Record<string, (issues: JsonObject[]) => JsonObject[]> = {
  'the first problem alone': (all) => all.slice(0, 1),
  'problems without a pointer': (all) => all.map(({ pointer: _, ...issue }) => issue),
  'problems without a message': (all) => all.map(({ message: _, ...issue }) => issue),
  'problems without what was expected': (all) => all.map(({ expected: _, ...issue }) => issue),
};

/** 2.4 Inputs: each level, each member that may be null, each thing that is told of a problem */
export const inputs: readonly FurtherMutant[] = [
  ...levels.map(
    ([where, tool, change]): FurtherMutant => ({
      of: 'input-closed',
      breaks: `Overlooks a member of ${where} that it does not know.`,
      http: onInput(tool, change),
    }),
  ),
  ...nulls.map(
    ([member, tool, change]): FurtherMutant => ({
      of: 'input-null',
      breaks: `Does not know what ${member}: null means in ${tool}.`,
      http: onInput(tool, change),
    }),
  ),
  ...lenient.map(
    ([what, tool, change]): FurtherMutant => ({
      of: 'input-invalid-code',
      breaks: `Takes ${what} in ${tool}.`,
      http: onInput(tool, change),
    }),
  ),
  ...Object.entries(issues).map(
    ([what, change]): FurtherMutant => ({
      of: 'input-invalid-issues',
      breaks: `Tells ${what}.`,
      reply: onError('MCP_UI_INVALID_INPUT', (error) => {
        const details = asObject(error.details);
        error.details = { ...details, issues: change(asArray(details.issues).map(asObject)) };
      }),
    }),
  ),
];
