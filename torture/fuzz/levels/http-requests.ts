import type { Random } from '../../../codegen/evolution/fuzz/random.js';
import { toolCall } from '../../targets/connection.js';
import { ask } from '../../targets/exchange.js';
import { exchange } from '../../targets/raw-socket.js';
import type { Level, Probe } from '../level.js';
import { uidOf } from '../near-schema.js';
import { brokenPromise, type OpenTarget, ServerProbe } from '../server-probe.js';
import { anyText } from '../values.js';

/** A request as it stands on the wire, in parts that can be left out one by one. */
export interface HttpRequest {
  readonly start: string;
  readonly headers: readonly string[];
  readonly body: string;
}

const token = 'the token';
const click = toolCall('ui_perform', {
  actions: [{ type: 'click', target: { ref: { uid: uidOf('add') } } }],
});

const look = toolCall('ui_get_snapshot', { depth: 0 });

/** Requests that HTTP servers trip over, over connections of their own. */
export function httpRequests(start?: OpenTarget): Level<HttpRequest> {
  return { name: 'http-requests', share: 110, open: async () => new HttpProbe(new ServerProbe(start)) };
}

class HttpProbe implements Probe<HttpRequest> {
  constructor(private readonly server: ServerProbe) {}

  batch(random: Random, size: number): HttpRequest[] {
    return Array.from({ length: size }, () => makeRequest(random));
  }

  async send({ start, headers, body }: HttpRequest): Promise<string | undefined> {
    const { server } = this.server;
    const real = this.server.resolve(body);
    const length = String(Buffer.byteLength(real, 'latin1'));
    const head = [start, ...headers].join('\r\n').replaceAll(token, server.token).replace('<length>', length);
    const bytes = Buffer.from(`${head}\r\n\r\n${real}`, 'latin1');
    const answer = await exchange(server.endpoint, bytes, async () => {
      // Whoever came first is answered first; twice, because connections are not read in the order of their bytes.
      for (let i = 0; i < 2 && server.alive; i++) await ask(server, { body: look });
      return true;
    });
    if (!server.alive) return 'It crashes.';
    if (answer === null) return 'It hangs: it neither answers nor closes the connection.';
    // Whatever was not refused may have been carried out.
    if (/^HTTP\/1\.1 200/m.test(answer)) this.server.mayHaveChanged = true;
    const status = Number(/^HTTP\/1\.[01] (\d{3}) /.exec(answer)?.[1] ?? Number.NaN);
    if (answer !== '' && Number.isNaN(status)) return `It answers with no HTTP: ${answer.slice(0, 200)}`;
    return brokenPromise(status || 0, answer) ?? splitHeader(answer);
  }

  lanes = () => 20;
  reset = () => this.server.reset();
  inspect = () => this.server.inspect();
  close = () => this.server.close();

  *simpler({ start, headers, body }: HttpRequest): Generator<HttpRequest> {
    for (let at = 0; at < headers.length; at++) yield { start, headers: headers.toSpliced(at, 1), body };
    if (body !== '') yield { start, headers, body: '' };
    if (start !== good.start) yield { start: good.start, headers, body };
  }

  show({ start, headers, body }: HttpRequest): string {
    return JSON.stringify(`${[start, ...headers].join('\r\n')}\r\n\r\n${body}`);
  }
}

/** A header that the caller smuggled into the answer. */
function splitHeader(answer: string): string | undefined {
  return /^x-injected:/im.test(answer.split('\r\n\r\n')[0]!)
    ? 'It lets a caller write headers of the answer.'
    : undefined;
}

const good: HttpRequest = {
  start: 'POST /mcp HTTP/1.1',
  headers: [
    'Host: 127.0.0.1',
    `Authorization: Bearer ${token}`,
    'Content-Type: application/json',
    'Accept: application/json, text/event-stream',
    'Content-Length: <length>',
    'Connection: close',
  ],
  body: click,
};

const starts = [
  'GET /mcp HTTP/1.1',
  'DELETE /mcp HTTP/1.1',
  'POST / HTTP/1.1',
  'POST /mcp/../mcp HTTP/1.1',
  'POST /%6dcp HTTP/1.1',
  'POST //mcp HTTP/1.1',
  'POST /mcp?structured=maybe HTTP/1.1',
  'POST /mcp?structured=off HTTP/1.1',
  'POST http://evil.example/mcp HTTP/1.1',
  'POST /mcp HTTP/1.0',
  'POST /mcp HTTP/9.9',
  'POST /mcp',
  'OPTIONS * HTTP/1.1',
  'CONNECT evil.example:443 HTTP/1.1',
  'TRACE /mcp HTTP/1.1',
  'PRI * HTTP/2.0',
  'GET /health HTTP/1.1',
  'HEAD /health HTTP/1.1',
  'GET /health%00 HTTP/1.1',
  'POST /\u0000 HTTP/1.1',
  `GET /${'a'.repeat(20_000)} HTTP/1.1`,
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000',
];

const headers = [
  'Host: evil.example',
  'Host: 127.0.0.1.evil.example',
  'Host:',
  'Origin: http://evil.example',
  'Origin: null',
  'Origin: http://localhost@evil.example',
  'Authorization: Bearer wrong',
  'Authorization: Basic dXNlcjpwYXNz',
  `Authorization: Bearer ${token}, Bearer wrong`,
  'Content-Type: text/plain',
  'Content-Type: application/json; charset=utf-16',
  'Content-Type: multipart/form-data; boundary=x',
  'Content-Encoding: gzip',
  'Content-Length: 5',
  'Content-Length: -1',
  'Content-Length: 99999999999999999999',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: gzip, chunked',
  'Expect: 100-continue',
  'Upgrade: websocket',
  'Connection: keep-alive, Upgrade',
  'Accept: image/png',
  'Accept: */*;q=0',
  'Mcp-Session-Id: \u00ff\u00fe',
  'MCP-Protocol-Version: 1999-01-01',
  'Last-Event-ID: 7',
  'X-Odd: a\r\n b',
  'X-Odd : blank',
  ': no name',
  'Cookie: a=b',
  `X-Long: ${'y'.repeat(20_000)}`,
];

function makeRequest(random: Random): HttpRequest {
  if (random.chance(0.04))
    return { start: anyText(random), headers: [anyText(random)], body: anyText(random) };
  let request = good;
  for (let i = random.integer(1, 3); i > 0; i--) {
    const at = random.integer(0, request.headers.length - 1);
    switch (random.integer(0, 5)) {
      case 0:
        request = { ...request, start: random.of(starts) };
        break;
      case 1:
        request = { ...request, headers: request.headers.toSpliced(at, 1) };
        break;
      case 2:
        request = { ...request, headers: request.headers.with(at, random.of(headers)) };
        break;
      case 3:
        request = { ...request, headers: [...request.headers, random.of(headers)] };
        break;
      case 4:
        request = {
          ...request,
          body: random.of([anyText(random), '', '0\r\n\r\n', `${click}${click}`, '{"a":'.repeat(500)]),
        };
        break;
      default:
        request = {
          ...request,
          headers: request.headers.with(at, `${request.headers[at]}${anyText(random)}`),
        };
    }
  }
  return request;
}
