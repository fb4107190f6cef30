import { isObject, parseJson } from '../../reading/json.js';
import { onDescriptor } from '../alter-list.js';
import { callOf } from '../alter-request.js';
import type { HttpResponse } from '../mutant.js';
import type { CommonMutant, MutantFacts } from './facts.js';

export const resultMutants = ({ reads }: Pick<MutantFacts, 'reads'>) =>
  ({
    'result-bare': {
      breaks: `Wraps the output of ${reads}, and declares so.`,
      reply: (result, { tool }) =>
        tool === reads && !result.isError
          ? { ...result, structuredContent: { output: result.structuredContent } }
          : result,
      rpc: onDescriptor(reads, (tool) => ({ ...tool, outputSchema: { type: 'object' } })),
    },

    'concurrent-calls': {
      breaks: 'Mixes up the answers of calls at the same time.',
      http: mixing(reads),
    },
  }) satisfies Record<string, CommonMutant>;

/** Answers that are being worked on at the same time wait for each other; then each goes to the caller of the next. */
function mixing(tool: string): NonNullable<CommonMutant['http']> {
  let open = 0;
  let ready: { answer: HttpResponse; send: (mixed: HttpResponse) => void }[] = [];
  return async (request, forward) => {
    if (!callOf(request, tool)) return forward(request);
    open++;
    try {
      const answer = await forward(request);
      return await new Promise<HttpResponse>((send) => {
        ready.push({ answer, send });
        sendIfAllAreReady();
      });
    } catch (error) {
      open--;
      sendIfAllAreReady();
      throw error;
    }
  };

  function sendIfAllAreReady(): void {
    if (ready.length < open) return;
    const all = ready;
    [open, ready] = [0, []];
    for (const [i, { answer, send }] of all.entries())
      send(withResultOf(answer, all[(i + 1) % all.length]!.answer));
  }
}

/** The id belongs to the request: only the result is that of the other. */
function withResultOf(answer: HttpResponse, other: HttpResponse): HttpResponse {
  const [own, its] = [answer, other].map(({ body }) => parseJson(String(body)));
  return isObject(own) && isObject(its) && own.result && its.result
    ? { ...answer, body: JSON.stringify({ ...own, result: its.result }) }
    : answer;
}
