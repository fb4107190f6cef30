import { asArray, asObject, type JsonObject } from '../../../kit/reading/json.js';
import { onDescriptor, onList } from '../../../kit/self-test/alter-list.js';
import { onError } from '../../../kit/self-test/alter-reply.js';
import type { FurtherMutant } from './further-mutant.js';

const reading = ['ui_get_snapshot', 'ui_query', 'ui_get_node', 'ui_screenshot'] as const;
const tools = [...reading, 'ui_perform'] as const;

const aliases = { ui_query: 'ui.query', ui_get_node: 'ui.getNode', ui_perform: 'perform' };

/** What an input schema must not have at its top. */
const combined: Record<string, (schema: unknown) => JsonObject> = {
  oneOf: (schema) => ({ type: 'object', oneOf: [schema] }),
  anyOf: (schema) => ({ type: 'object', anyOf: [schema] }),
  $ref: (schema) => ({ type: 'object', $ref: '#/$defs/input', $defs: { input: schema } }),
  'a $ref to another document': (schema) => ({
    ...asObject(schema),
    properties: {
      ...asObject(asObject(schema).properties),
      more: { $ref: 'https://schemas.example/more.json' },
    },
  }),
};

/** What an error must have, and what becomes of it. */
const envelopes: Record<string, (error: JsonObject) => void> = {
  'a code of its own': (error) => (error.code = 'NO_SUCH_NODE'),
  'an empty message': (error) => (error.message = ''),
  'a list as details': (error) => (error.details = []),
};

/** 2.1 Listing, 2.2 Descriptors, 2.3 Results, 12 Errors: each of the tools, and each thing that is said of them */
export const descriptors: readonly FurtherMutant[] = [
  ...(['ui_query', 'ui_get_node'] as const).map(
    (tool): FurtherMutant => ({
      of: 'tools-listed',
      breaks: `Does not list ${tool}.`,
      rpc: onList((listed) => listed.filter(({ name }) => name !== tool)),
    }),
  ),
  ...Object.entries(aliases).map(
    ([tool, alias]): FurtherMutant => ({
      of: 'tools-only-contract',
      breaks: `Lists ${tool} as ${alias}, too.`,
      rpc: onList((listed) => [
        ...listed,
        ...listed.filter(({ name }) => name === tool).map((one) => ({ ...one, name: alias })),
      ]),
    }),
  ),
  ...tools.map(
    (tool): FurtherMutant => ({
      of: 'descriptor-described',
      breaks: `Does not describe ${tool}.`,
      rpc: onDescriptor(tool, ({ description: _, ...others }) => others),
    }),
  ),
  ...Object.entries(combined).map(
    ([keyword, change], i): FurtherMutant => ({
      of: 'descriptor-input-plain',
      breaks: `Declares an inputSchema with ${keyword}.`,
      rpc: onDescriptor(tools[i]!, (tool) => ({ ...tool, inputSchema: change(tool.inputSchema) })),
    }),
  ),
  ...tools.map(
    (tool): FurtherMutant => ({
      of: 'descriptor-input-accepts',
      breaks: `Declares that ${tool} takes any member.`,
      rpc: onDescriptor(tool, (one) => ({
        ...one,
        inputSchema: { ...asObject(one.inputSchema), additionalProperties: true },
      })),
    }),
  ),
  ...(['ui_query', 'ui_get_node', 'ui_perform'] as const).map(
    (tool): FurtherMutant => ({
      of: 'descriptor-input-accepts',
      breaks: `Declares a member that every input of ${tool} must have.`,
      rpc: onDescriptor(tool, (one) => {
        const { required, ...schema } = asObject(one.inputSchema);
        return { ...one, inputSchema: { ...schema, required: [...asArray(required), 'session'] } };
      }),
    }),
  ),
  ...reading.map(
    (tool): FurtherMutant => ({
      of: 'descriptor-output',
      breaks: `Declares no outputSchema of ${tool}.`,
      rpc: onDescriptor(tool, ({ outputSchema: _, ...others }) => others),
    }),
  ),
  ...tools.map(
    (tool): FurtherMutant => ({
      of: 'descriptor-output',
      breaks: `Declares an outputSchema of ${tool} without a type.`,
      rpc: onDescriptor(tool, (one) => ({ ...one, outputSchema: {} })),
    }),
  ),
  ...reading.map(
    (tool): FurtherMutant => ({
      of: 'descriptor-annotations',
      breaks: `Says of ${tool} that it acts.`,
      rpc: onDescriptor(tool, (one) => ({ ...one, annotations: { readOnlyHint: false } })),
    }),
  ),
  {
    of: 'descriptor-annotations',
    breaks: 'Does not say whether ui_perform only reads.',
    rpc: onDescriptor('ui_perform', ({ annotations: _, ...others }) => others),
  },
  ...[...reading.slice(1), 'ui_perform'].map(
    (tool): FurtherMutant => ({
      of: 'result-bare',
      breaks: `Wraps the output of ${tool}.`,
      reply: (result, call) =>
        call.tool === tool && !result.isError
          ? { ...result, structuredContent: { output: result.structuredContent } }
          : result,
    }),
  ),
  ...[...reading.slice(0, 3), 'ui_perform'].map(
    (tool): FurtherMutant => ({
      of: 'result-text',
      breaks: `Sends no text when ${tool} succeeds.`,
      reply: (result, call) => (call.tool === tool && !result.isError ? { ...result, content: [] } : result),
    }),
  ),
  {
    of: 'result-text',
    breaks: 'Sends no text with an error.',
    reply: (result) => (result.isError ? { ...result, content: [] } : result),
  },
  ...Object.entries(envelopes).flatMap(([what, change]) =>
    ['MCP_UI_NODE_NOT_FOUND', 'MCP_UI_ACTION_FAILED', 'MCP_UI_STALE_REF', 'MCP_UI_INVALID_INPUT'].map(
      (code): FurtherMutant => ({
        of: 'error-envelope',
        breaks: `Answers ${code} with ${what}.`,
        reply: onError(code, change),
      }),
    ),
  ),
  ...['MCP_UI_NO_STAGES', 'MCP_UI_ACTION_FAILED', 'MCP_UI_STALE_REF', 'MCP_UI_INVALID_INPUT'].map(
    (code): FurtherMutant => ({
      of: 'error-text',
      breaks: `Does not name ${code} in the text.`,
      reply: (result) => {
        const { code: told, message } = asObject(result.structuredContent?.error);
        const text = `${message} Look again and try once more.`;
        return told === code ? { ...result, content: [{ type: 'text', text }] } : result;
      },
    }),
  ),
];
