import type { Between } from '../connection/stdio-connection.js';
import { isObject, type JsonObject, parseJson } from '../reading/json.js';
import type { HttpRequest, HttpResponse, Mutant, ToolResult } from './mutant.js';
import { toolCall } from './mutated-front.js';

/**
 * Stands before a healthy process and spoils what the mutant says. A mutant that changes requests on their way does
 * it here as over HTTP: the body is the line.
 */
export function mutatedStdio(mutant: Mutant): Between {
  const counts = new Map<string, number>();
  /** Who waits for the answer with this id; null for one to a line that was no request. */
  const waiting = new Map<unknown, (reply: string) => void>();
  let own = 0;
  let toProcess: (line: string) => void = () => {};
  /** What a revision without a handshake wants beside every request. */
  let meta: JsonObject = {};

  const ask = (line: string): Promise<string> => {
    const message = parseJson(line);
    const hasAnswer = !isObject(message) || 'id' in message || !('method' in message);
    toProcess(line);
    if (!hasAnswer) return Promise.resolve('');
    const id = isObject(message) && message.jsonrpc === '2.0' ? message.id : null;
    return new Promise((resolve) => waiting.set(id, resolve));
  };

  const tools = {
    async call(tool: string, input: JsonObject): Promise<ToolResult> {
      const request = {
        jsonrpc: '2.0',
        id: `front-${++own}`,
        method: 'tools/call',
        params: { ...meta, name: tool, arguments: input },
      };
      const reply = parseJson(await ask(JSON.stringify(request))) as { result?: ToolResult };
      return reply.result ?? { content: [], isError: true };
    },
  };

  const spoiled = async (request: HttpRequest): Promise<HttpResponse> => {
    const line = request.body.toString('utf8');
    const [message, text] = [parseJson(line), await ask(line)];
    const reply = parseJson(text);
    let changed = reply;
    if (isObject(message) && isObject(message.params) && isObject(message.params._meta))
      meta = { _meta: message.params._meta };
    if (isObject(message) && isObject(reply)) {
      if (mutant.reply && message.method === 'tools/call' && isObject(reply.result)) {
        const call = toolCall(message, counts);
        changed = { ...reply, result: await mutant.reply(reply.result as ToolResult, call, tools) };
      }
      if (mutant.rpc) changed = await mutant.rpc(changed as JsonObject, message);
    }
    return { status: 200, headers: {}, body: changed === undefined ? text : JSON.stringify(changed) };
  };

  const written = (line: string, back: (line: string) => void): void =>
    (mutant.stdout?.(line) ?? [line]).forEach(back);

  return {
    sent(line, onward, back) {
      toProcess = onward;
      const request = { method: 'POST', path: '/', headers: {}, body: Buffer.from(line) };
      void (mutant.http ? mutant.http(request, spoiled) : spoiled(request)).then(({ body }) => {
        if (String(body) !== '') written(String(body), back);
      });
    },
    came(line, back) {
      const message = parseJson(line);
      const isReply = isObject(message) && ('result' in message || 'error' in message);
      const answered = isReply ? waiting.get(message.id ?? null) : undefined;
      if (!answered) return written(line, back);
      waiting.delete((message as JsonObject).id ?? null);
      answered(line);
    },
  };
}
