import type { Exchange, McpResult } from '../../mcp/core/exchange.js';
import { RpcError } from '../../mcp/core/rpc-error.js';
import { audio, picture } from './media.js';

interface FixtureTool {
  description: string;
  inputSchema?: object;
  call(exchange: Exchange, progressToken: unknown): Promise<McpResult> | McpResult;
}

const text = (value: string) => ({ type: 'text', text: value });
const image = { type: 'image', data: picture, mimeType: 'image/png' };
const embedded = (uri: string, mimeType: string, value: string) => ({
  type: 'resource',
  resource: { uri, mimeType, text: value },
});
const pause = () => new Promise((resolve) => setTimeout(resolve, 50));

/** The tools that the official suite calls by name; users never see them. */
export const fixtureTools: Readonly<Record<string, FixtureTool>> = {
  test_simple_text: {
    description: 'Answers with text.',
    call: () => ({ content: [text('This is a simple text response for testing.')] }),
  },
  test_image_content: { description: 'Answers with an image.', call: () => ({ content: [image] }) },
  test_audio_content: {
    description: 'Answers with a sound.',
    call: () => ({ content: [{ type: 'audio', data: audio, mimeType: 'audio/wav' }] }),
  },
  test_embedded_resource: {
    description: 'Answers with a resource.',
    call: () => ({
      content: [embedded('test://embedded-resource', 'text/plain', 'This is an embedded resource content.')],
    }),
  },
  test_multiple_content_types: {
    description: 'Answers with text, an image and a resource.',
    call: () => ({
      content: [
        text('Multiple content types test:'),
        image,
        embedded('test://mixed-content-resource', 'application/json', '{"test":"data","value":123}'),
      ],
    }),
  },
  test_error_handling: {
    description: 'Fails.',
    call: () => ({ isError: true, content: [text('This tool intentionally returns an error for testing')] }),
  },
  test_tool_with_logging: {
    description: 'Logs while it runs.',
    async call({ notify, connection }) {
      for (const data of ['Tool execution started', 'Tool processing data', 'Tool execution completed']) {
        if (connection.level !== 'none') {
          await notify({ method: 'notifications/message', params: { level: 'info', data } });
        }
        await pause();
      }
      return { content: [text('Tool with logging executed successfully')] };
    },
  },
  test_tool_with_progress: {
    description: 'Reports progress while it runs.',
    async call({ notify }, progressToken) {
      for (const progress of progressToken === undefined ? [] : [0, 50, 100]) {
        const params = { progressToken, progress, total: 100 };
        await notify({ method: 'notifications/progress', params });
        await pause();
      }
      return { content: [text(String(progressToken))] };
    },
  },
  test_logging_tool: {
    description: 'Logs where the caller asked for it.',
    async call({ notify, connection }) {
      const { level = 'none' } = connection;
      if (level !== 'none') {
        await notify({ method: 'notifications/message', params: { level, data: 'Logged.' } });
      }
      return { content: [text('Logged where asked for')] };
    },
  },
  test_missing_capability: {
    description: 'Needs a client that can sample.',
    call() {
      const requiredCapabilities = { sampling: {} };
      throw new RpcError(-32021, 'This tool needs a client that can sample.', { requiredCapabilities });
    },
  },
  test_streaming_elicitation: {
    description: 'Answers as a stream, which carries no request of the server.',
    async call({ notify }, progressToken) {
      if (progressToken !== undefined) {
        await notify({ method: 'notifications/progress', params: { progressToken, progress: 1, total: 1 } });
      }
      return { content: [text('Nothing was asked')] };
    },
  },
  json_schema_2020_12_tool: {
    description: 'Has a schema of draft 2020-12.',
    inputSchema: {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      $defs: {
        address: {
          $anchor: 'addressDef',
          type: 'object',
          properties: { street: { type: 'string' }, city: { type: 'string' } },
        },
      },
      properties: { name: { type: 'string' }, address: { $ref: '#/$defs/address' } },
      allOf: [{ anyOf: [{ required: ['name'] }, { required: ['address'] }] }],
      if: { required: ['name'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { required: ['name'] },
      else: { required: ['address'] },
      additionalProperties: false,
    },
    call: () => ({ content: [text('JSON Schema 2020-12 tool called')] }),
  },
};
