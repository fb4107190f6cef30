import { asArray, asObject, isObject, type JsonObject, parseJson } from '../../../kit/reading/json.js';
import { insteadOfError, onError, onOutput, toolError } from '../../../kit/self-test/alter-reply.js';
import { onInput } from '../../../kit/self-test/alter-request.js';
import { insteadOfReason, withActions } from '../alter-actions.js';
import { nodesIn } from '../nodes-in.js';
import type { FurtherMutant } from './further-mutant.js';

const aimed = ['click', 'focus', 'setText', 'scroll'] as const;
const ofSchemas = ['result-schema', 'descriptor-output'] as const;

const shout = (ref: unknown): void => {
  if (isObject(ref)) ref.uid = String(ref.uid).toUpperCase();
};

/** Changes the ref of each target. */
const onRefs = (change: (ref: JsonObject) => JsonObject): NonNullable<FurtherMutant['http']> =>
  onInput('ui_perform', (input) =>
    withActions(input, (action) => {
      const target = asObject(action.target);
      return isObject(target.ref) ? { ...action, target: { ...target, ref: change(target.ref) } } : action;
    }),
  );

/** Refuses an action whose ref looks so, although nothing is wrong with it. */
const refusing = (holds: (ref: JsonObject) => boolean): NonNullable<FurtherMutant['reply']> => {
  const isWrong = (action: unknown): boolean => holds(asObject(asObject(asObject(action).target).ref));
  return (result, { tool, input }) =>
    tool === 'ui_perform' && asArray(input.actions).some(isWrong)
      ? toolError('MCP_UI_INVALID_INPUT', 'This is no ref.', { issues: [] })
      : result;
};

/** 5 Identity and references: each output that tells a uid, each tool and each action that takes a ref */
export const refs: readonly FurtherMutant[] = [
  {
    of: 'uid-format',
    breaks: 'Writes the uids of matches in capitals.',
    reply: onOutput('ui_query', ({ matches }) => {
      for (const match of asArray(matches)) shout(asObject(match).ref);
    }),
    beside: ofSchemas,
  },
  {
    of: 'uid-format',
    breaks: 'Writes the uid of a single node in capitals.',
    reply: onOutput('ui_get_node', ({ ref }) => shout(ref)),
    beside: ofSchemas,
  },
  {
    of: 'uid-format',
    breaks: 'Writes the uid of the focus owner in capitals.',
    reply: onOutput('ui_get_snapshot', ({ focus }) => shout(asObject(focus).focusedNode)),
    beside: ofSchemas,
  },
  {
    of: 'uid-format',
    breaks: 'Writes the uids of rows in capitals.',
    reply: onOutput('ui_get_node', (node) => {
      for (const row of asArray(asObject(node.virtualization).visibleCells)) shout(asObject(row).rowRef);
    }),
    beside: ofSchemas,
  },
  {
    of: 'uid-preset',
    breaks: 'Trusts a preset uid that is malformed.',
    http: (() => {
      let real = '';
      return async (request, forward) => {
        const meant = String(request.body).replaceAll('"not a uid"', `"${real}"`);
        const answer = await forward({ ...request, body: Buffer.from(meant) });
        const { result } = asObject(parseJson(String(answer.body)));
        const nodes = nodesIn(asObject(asObject(result).structuredContent));
        const preset = nodes.find(({ id }) => id === 'preset-malformed');
        real = String(asObject(preset?.ref).uid ?? real);
        const told = real && String(answer.body).replaceAll(`"${real}"`, '"not a uid"');
        return told ? { ...answer, body: told } : answer;
      };
    })(),
  },
  {
    of: 'ref-roundtrip',
    breaks: 'Does not take the ref of a match back.',
    reply: onOutput('ui_query', ({ matches }) => {
      for (const match of asArray(matches)) asObject(asObject(match).ref).index = 0;
    }),
  },
  {
    of: 'ref-roundtrip',
    breaks: 'Tells a row by a uid that it does not know.',
    reply: onOutput('ui_get_snapshot', (output) => {
      for (const { virtualization } of nodesIn(output))
        for (const row of asArray(asObject(virtualization).visibleCells))
          asObject(asObject(row).rowRef).uid = `${asObject(asObject(row).rowRef).uid}0`;
    }),
  },
  {
    of: 'ref-roundtrip',
    breaks: 'Emits refs in matches with a member that only ui_get_node takes back.',
    reply: onOutput('ui_query', ({ matches }) => {
      for (const match of asArray(matches)) asObject(asObject(match).ref).index = 0;
    }),
    http: onInput('ui_get_node', (input) => {
      const { index: _, ...ref } = asObject(input.ref);
      return isObject(input.ref) ? { ...input, ref } : input;
    }),
  },
  {
    of: 'ref-hint-accepted',
    breaks: 'Does not take a hint in the target of an action.',
    reply: refusing(({ hint }) => hint != null),
  },
  {
    of: 'ref-needs-one',
    breaks: 'Takes a target that names nothing for the focus owner.',
    http: onRefs((ref) => (ref.uid == null && ref.path == null ? { uid: 'u-0nothing0' } : ref)),
  },
  {
    of: 'ref-path-malformed',
    breaks: 'Overlooks a slash at the end of the path of a target.',
    http: onRefs((ref) =>
      typeof ref.path === 'string' ? { ...ref, path: ref.path.replace(/\/$/, '') } : ref,
    ),
  },
  {
    of: 'ref-path',
    breaks: 'Acts on the first node of a type, whatever the index at the end of a path.',
    http: onRefs((ref) =>
      typeof ref.path === 'string' && ref.uid == null
        ? { ...ref, path: ref.path.replace(/\[\d+\]$/, '[0]') }
        : ref,
    ),
  },
  {
    of: 'ref-uid-decides',
    breaks: 'Acts on the node at the path, whatever the uid beside it.',
    http: onRefs((ref) =>
      typeof ref.path === 'string' && !/NoSuchType/.test(ref.path) && ref.uid !== 'u-0neverissued0'
        ? { path: ref.path }
        : ref,
    ),
  },
  {
    of: 'ref-path-unknown',
    breaks: 'Takes an index beyond the nodes of a type for the last of them.',
    reply: insteadOfError('MCP_UI_NODE_NOT_FOUND', async ({ tool, input }, server) => {
      const { path } = asObject(input.ref);
      return /\[9999\]$/.test(String(path)) && tool === 'ui_get_node'
        ? server.call(tool, { ref: { path: String(path).replace(/\[9999\]$/, '[0]') } })
        : undefined;
    }),
  },
  {
    of: 'ref-stale',
    breaks: 'Forgets the uids of a window when it is closed.',
    reply: (() => {
      const twins = new Set<unknown>();
      return (result, call, server) => {
        for (const { id, ref } of nodesIn(result.structuredContent ?? {}))
          if (/^twin-/.test(String(id))) twins.add(asObject(ref).uid);
        return onError('MCP_UI_STALE_REF', (error, { input }) => {
          if (twins.has(asObject(input.ref).uid)) error.code = 'MCP_UI_NODE_NOT_FOUND';
        })(result, call, server);
      };
    })(),
  },
  ...aimed.map(
    (type): FurtherMutant => ({
      of: 'perform-ref-reasons',
      breaks: `Falls back to the path in ${type} when the uid was never issued.`,
      reply: insteadOfReason('NODE_NOT_FOUND', async ({ tool, input }, server, details) => {
        const [action] = asArray(input.actions).map(asObject);
        const { path, uid } = asObject(asObject(action?.target).ref);
        const falls = action?.type === type && path && uid;
        return falls
          ? server.call(tool, { ...input, actions: [{ ...action, target: { ref: { path } } }] })
          : toolError('MCP_UI_ACTION_FAILED', 'There is no such node.', details);
      }),
    }),
  ),
  ...aimed.map(
    (type): FurtherMutant => ({
      of: 'perform-ref-reasons',
      breaks: `Does not look in ${type} at the type that the path beside a uid names.`,
      http: onInput('ui_perform', (input) =>
        withActions(input, (action) => {
          const { ref } = asObject(action.target);
          const { path, ...others } = asObject(ref);
          return action.type === type && /NoSuchType/.test(String(path)) && others.uid
            ? { ...action, target: { ref: others } }
            : action;
        }),
      ),
    }),
  ),
];
