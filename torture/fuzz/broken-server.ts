import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Connection, patienceMs } from '../targets/connection.js';
import type { Served } from '../targets/served.js';
import type { Target } from '../targets/target.js';

/** What a broken server does with a body; `healthy` hands it on to the healthy one. */
export type Fault = ((
  body: string,
  response: ServerResponse,
  healthy: Served,
) => undefined | 'healthy' | Promise<'healthy'>) & {
  /** Bodies that it leaves without an answer: only for those the caller need not be patient. */
  readonly hangsOn?: RegExp;
};

/** A server that is broken on purpose: a healthy one behind a front that gets some messages wrong. */
export async function brokenServer(healthy: Served, fault: Fault): Promise<Target> {
  const front = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    if ((await fault(body.toString(), response, healthy)) === 'healthy')
      pass(healthy, incoming, body, response);
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(front.address() as AddressInfo).port}/mcp`;
  const patience = (body: string) => (fault.hangsOn?.test(body) ? 300 : patienceMs);
  const connection = new Connection(endpoint, healthy.token, patience);
  return {
    endpoint,
    token: healthy.token,
    connection,
    alive: true,
    async close() {
      connection.close();
      front.closeAllConnections();
      front.close();
    },
  };
}

function pass(
  healthy: Served,
  { method, headers }: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
): void {
  const options = { method: method!, headers: { ...headers, host: new URL(healthy.endpoint).host } };
  const outgoing = request(healthy.endpoint, options, (answer) => {
    response.writeHead(answer.statusCode!, answer.headers);
    answer.pipe(response);
  });
  outgoing.on('error', () => response.destroy());
  outgoing.end(body);
}
