import { asArray, asObject, type JsonObject } from '../../../kit/reading/json.js';
import { insteadOfError, onError, onOutput, toolError } from '../../../kit/self-test/alter-reply.js';
import { onInput } from '../../../kit/self-test/alter-request.js';
import { alterNodes } from '../alter-toolkit.js';
import { nodesIn } from '../nodes-in.js';
import type { LoneFault } from './lone-fault.js';

const everyNode = (change: (node: JsonObject) => void): NonNullable<LoneFault['reply']> => {
  const onSnapshot = onOutput('ui_get_snapshot', (output) => nodesIn(output).forEach(change));
  const onNode = onOutput('ui_get_node', (output) => nodesIn(output).forEach(change));
  return async (result, call, server) => onNode(await onSnapshot(result, call, server), call, server);
};

/** Servers that leave something out, ask for less than they are told, or give an error the name of another. */
export const telling: readonly LoneFault[] = [
  {
    breaks: 'Never tells what a label shows.',
    toolkit: alterNodes((node) => {
      delete node.label;
    }),
    red: ['text-exact'],
  },
  {
    breaks: 'Never tells what a text input holds.',
    toolkit: alterNodes((node) => {
      if (/^Text(Field|Area)$/.test(node.type)) delete node.valueText;
    }),
    red: ['value-text-input'],
  },
  {
    breaks: 'Never tells whether a check box is checked.',
    reply: everyNode(({ value }) => {
      delete asObject(value).checked;
    }),
    red: ['value-checked'],
  },
  {
    breaks: 'Does not say which windows are focused.',
    reply: onOutput('ui_get_snapshot', ({ stages }) => {
      for (const stage of asArray(stages)) delete asObject(stage).focused;
    }),
    red: ['result-schema', 'descriptor-output', 'version-open-outputs'],
  },
  {
    breaks: 'Ignores include.',
    http: onInput('ui_get_snapshot', ({ include: _, ...input }) => input),
    red: ['include-overrides', 'input-closed', 'input-invalid-code'],
  },
  {
    breaks: 'Never goes deeper than eight edges.',
    http: onInput('ui_get_snapshot', (input) =>
      Number(input.depth) > 8 && Number(input.depth) <= 1000 ? { ...input, depth: 8 } : input,
    ),
    red: ['snapshot-depth'],
  },
  {
    breaks: 'Ignores limit.',
    http: onInput('ui_query', ({ limit: _, ...input }) => input),
    red: ['query-limit', 'input-invalid-code'],
  },
  {
    breaks: 'Cannot search for texts.',
    reply: (result, { tool, input }) =>
      tool === 'ui_query' && !result.isError && asObject(input.selector).text != null
        ? toolError('MCP_UI_INTERNAL', 'Cannot search for texts.')
        : result,
    red: ['text-contains', 'text-regex'],
  },
  {
    breaks: 'Answers a window that is not there as an invalid input.',
    reply: insteadOfError('MCP_UI_NO_STAGES', () =>
      toolError('MCP_UI_INVALID_INPUT', 'There is no such window.', { issues: [] }),
    ),
    red: ['stage-out-of-range', 'screenshot-range'],
  },
  {
    breaks: 'Calls every uid that it never issued an internal error.',
    reply: onError('MCP_UI_NODE_NOT_FOUND', (error) => {
      error.code = 'MCP_UI_INTERNAL';
    }),
    red: ['ref-unknown', 'ref-path-unknown', 'error-text'],
  },
  {
    breaks: 'Lets in whatever says that it comes from elsewhere.',
    http: (request, forward) => {
      const { origin: _, ...headers } = request.headers;
      return forward({ ...request, headers });
    },
    red: ['origin-checked', 'origin-exact'],
  },
  {
    breaks: 'Writes line breaks of labels as spaces.',
    toolkit: alterNodes((node) => {
      if (node.label !== undefined) node.label = node.label.replaceAll('\n', ' ');
    }),
    red: ['text-exact'],
  },
  {
    breaks: 'Cannot show a single node.',
    reply: (result, { tool }) =>
      tool === 'ui_get_node' && !result.isError ? toolError('MCP_UI_INTERNAL', 'Cannot do this.') : result,
    red: ['result-bare', 'ref-roundtrip'],
  },
  {
    breaks: 'Cannot take pictures.',
    reply: (result, { tool }) =>
      tool === 'ui_screenshot' && !result.isError ? toolError('MCP_UI_INTERNAL', 'Cannot do this.') : result,
    red: ['result-bare', 'screenshot-png', 'input-null'],
  },
  {
    breaks: 'Cannot search.',
    reply: (result, { tool }) =>
      tool === 'ui_query' && !result.isError ? toolError('MCP_UI_INTERNAL', 'Cannot do this.') : result,
    red: ['result-bare'],
  },
  {
    breaks: 'Does not tell the rows of a single control.',
    reply: onOutput('ui_get_node', (node) => {
      delete node.virtualization;
    }),
    red: ['get-node-sections'],
  },
  {
    breaks: 'Tells the paths of a window that is not there.',
    reply: onOutput('ui_get_snapshot', (output) => {
      for (const { ref } of nodesIn(output)) {
        const { path } = asObject(ref);
        asObject(ref).path = String(path).replace(
          /^\/stages\[(\d+)\]/,
          (_, i) => `/stages[${Number(i) + 50}]`,
        );
      }
    }),
    red: ['path-canonical'],
  },
  {
    breaks: 'Finds a window that is not there empty.',
    reply: insteadOfError('MCP_UI_NO_STAGES', ({ tool }) =>
      tool === 'ui_get_snapshot'
        ? {
            content: [{ type: 'text', text: 'Nothing.' }],
            structuredContent: { schema: 'mcp-javafx-ui/1.0', stages: [] },
          }
        : undefined,
    ),
    red: ['stage-out-of-range', 'result-schema'],
  },
];
