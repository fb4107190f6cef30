import type { Exchange, McpRequest, McpResult } from '../../mcp/core/exchange.js';
import type { McpCore } from '../../mcp/core/mcp-core.js';
import { fixturePrompts } from './fixture-prompts.js';
import { fixtureContent, fixtureResources, fixtureTemplate } from './fixture-resources.js';
import { fixtureTools } from './fixture-tools.js';

/** A core that also has what the official suite looks for; all else is the real one's to answer. */
export function withFixtures(core: McpCore): McpCore {
  return {
    ...core,
    async answer(request, exchange) {
      return (
        (await ofFixture(request, exchange)) ?? joined(request.method, await core.answer(request, exchange))
      );
    },
  };
}

async function ofFixture({ method, params }: McpRequest, exchange: Exchange): Promise<McpResult | undefined> {
  const name = params?.name as string;
  switch (method) {
    case 'tools/call':
      return fixtureTools[name]?.call(exchange, (params?._meta as Record<string, unknown>)?.progressToken);
    case 'prompts/get': {
      const prompt = fixturePrompts[name];
      if (!prompt) return undefined;
      const content = prompt.content((params?.arguments ?? {}) as Record<string, string>);
      return { messages: content.map((part) => ({ role: 'user', content: part })) };
    }
    case 'resources/read': {
      const content = fixtureContent(params?.uri);
      return content && { contents: [content] };
    }
    case 'resources/subscribe':
    case 'resources/unsubscribe':
      return exchange.connection.interests && fixtureContent(params?.uri) ? {} : undefined;
    default:
      return undefined;
  }
}

function joined(method: string, result: McpResult): McpResult {
  const add = (member: string, more: object[]) => ({
    ...result,
    [member]: [...(result[member] as object[]), ...more],
  });
  switch (method) {
    case 'tools/list':
      return add(
        'tools',
        Object.entries(fixtureTools).map(([name, { description, inputSchema = { type: 'object' } }]) => ({
          name,
          description,
          inputSchema,
        })),
      );
    case 'prompts/list':
      return add(
        'prompts',
        Object.entries(fixturePrompts).map(([name, { content: _, ...prompt }]) => ({ name, ...prompt })),
      );
    case 'resources/list':
      return add('resources', fixtureResources);
    case 'resources/templates/list':
      return add('resourceTemplates', [fixtureTemplate]);
    default:
      return result;
  }
}
