import { isObject, type JsonObject } from '../../kit/reading/json.js';
import type { Mutant } from '../../kit/self-test/mutant.js';

/** Servers of the same tools that were made before this contract. */

/** Knows no structured content: the output is JSON in a text, and an error is a sentence. */
export const textOnly: Mutant = {
  breaks: 'Answers in texts alone.',
  reply: ({ structuredContent, content, isError }) => {
    const others = content.filter(({ type }) => type !== 'text');
    const error = structuredContent?.error;
    const text = isObject(error) ? String(error.message) : JSON.stringify(structuredContent);
    return { content: [{ type: 'text', text }, ...others], ...(isError ? { isError } : {}) };
  },
  rpc: (reply, { method }) => {
    if (method !== 'tools/list' || !isObject(reply.result)) return reply;
    const tools = (reply.result.tools as JsonObject[]).map(({ outputSchema: _, ...tool }) => tool);
    return { ...reply, result: { ...reply.result, tools } };
  },
};

/** Numbers its levels. */
export const numberedLevels = (): Mutant => {
  const ids: string[] = [];
  const numberOf = (id: string): number => {
    if (!ids.includes(id)) ids.push(id);
    return ids.indexOf(id) + 1;
  };
  return {
    breaks: 'Numbers its levels.',
    http: async (request, forward) => {
      const asked = request.body
        .toString('utf8')
        .replaceAll(/"id":(\d+)(?=[,}])/g, (same, n) =>
          ids[n - 1] && same.includes('"id"') ? idOf(n, request, ids) : same,
        );
      const answer = await forward({ ...request, body: Buffer.from(asked) });
      const body = String(answer.body).replaceAll(/"(level-[^"\\]+)"/g, (_, id) => String(numberOf(id)));
      return { ...answer, body };
    },
  };
};

/** The number of a message stays one. */
const idOf = (n: string, { body }: { body: Buffer }, ids: readonly string[]): string =>
  body.toString('utf8').includes(`"arguments":{"id":${n}`) ? `"id":"${ids[Number(n) - 1]}"` : `"id":${n}`;
