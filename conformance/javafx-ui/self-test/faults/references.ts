import { asArray, asObject, asString } from '../../../kit/reading/json.js';
import { insteadOfError, onOutput, toolError } from '../../../kit/self-test/alter-reply.js';
import { onInput } from '../../../kit/self-test/alter-request.js';
import type { ToolResult } from '../../../kit/self-test/mutant.js';
import type { Fault } from '../../../kit/self-test/random-faults/fault.js';
import type { Mutant } from '../mutant.js';
import { fault } from './fault.js';

/** Signs of paths that a server overlooks. */
const lenient: readonly (readonly [what: string, taken: (path: string) => string])[] = [
  ['a slash that is doubled', (path) => path.replaceAll(/\/{2,}/g, '/')],
  ['spaces around a path', (path) => path.trim()],
  ['that the first slash of a path is missing', (path) => path.replace(/^stages/, '/stages')],
];

/** References and what they lead to. */
export const referenceFaults: readonly Fault<Mutant>[] = [
  ...lenient.map(([what, taken]) =>
    fault('ref-path-malformed', {
      breaks: `Overlooks ${what}.`,
      http: onInput('ui_get_node', (input) => {
        const ref = asObject(input.ref);
        return typeof ref.path === 'string' ? { ...input, ref: { ...ref, path: taken(ref.path) } } : input;
      }),
    }),
  ),
  fault('ref-path-unknown', {
    breaks: 'Takes the first of a type where a path counts too far.',
    reply: insteadOfError('MCP_UI_NODE_NOT_FOUND', async ({ tool, input }, server) => {
      const { uid, path } = asObject(input.ref);
      const first = asString(path)?.replaceAll(/\/([A-Z]\w*)\[\d+\]/g, '/$1[0]');
      const again = tool === 'ui_get_node' && uid == null && first && first !== path;
      const other = again ? await server.call(tool, { ...input, ref: { path: first } }) : undefined;
      return other?.isError ? undefined : other;
    }),
  }),
  fault('ref-stale', () => ({
    breaks: 'Tells a node that is gone as it was last seen.',
    reply: fromMemory(),
  })),
  fault('ref-hint-accepted', {
    breaks: 'Takes a node for stale whose hint names another type.',
    reply: (result, { tool, input }) => {
      const { type } = asObject(asObject(input.ref).hint);
      const isOther = typeof type === 'string' && type !== result.structuredContent?.type;
      return tool === 'ui_get_node' && !result.isError && isOther
        ? toolError('MCP_UI_STALE_REF', 'The node is another one now.', { ref: input.ref })
        : result;
    },
  }),
  fault('ref-roundtrip', {
    breaks: 'Emits refs of children with a member that it does not take back.',
    reply: onOutput('ui_get_node', ({ children }) => {
      for (const child of asArray(children)) asObject(asObject(child).ref).parent = null;
    }),
  }),
  fault('ref-uid-decides', {
    breaks: 'Takes the node at the path when its type is that of the node with the uid.',
    reply: async (result, { tool, input }, server) => {
      const { uid, path } = asObject(input.ref);
      if (tool !== 'ui_get_node' || result.isError || uid == null || typeof path !== 'string') return result;
      const other = await server.call(tool, { ...input, ref: { path } });
      return other.structuredContent?.type === result.structuredContent?.type ? other : result;
    },
  }),
];

/** Remembers each node by its uid, and answers with it when that is stale. */
function fromMemory(): NonNullable<Mutant['reply']> {
  const seen = new Map<unknown, ToolResult>();
  return (result, { tool, input }) => {
    const { uid, path } = asObject(input.ref);
    if (tool !== 'ui_get_node' || uid == null) return result;
    if (!result.isError) seen.set(uid, result);
    const { code } = asObject(result.structuredContent?.error);
    return code === 'MCP_UI_STALE_REF' && path == null ? (seen.get(uid) ?? result) : result;
  };
}
