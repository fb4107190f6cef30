import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { toolCall } from '../targets/connection.js';
import { dial, exchange } from '../targets/raw-socket.js';
import type { Served } from '../targets/served.js';
import type { Attack } from './attack.js';
import { serves } from './bodies.js';

/** How long a header may take is ten seconds; a little more has to be enough on a busy machine. */
const headersMs = 45_000;

const headOf = (server: Served, length: number): string =>
  [
    'POST /mcp HTTP/1.1',
    'Host: 127.0.0.1',
    `Authorization: Bearer ${server.token}`,
    'Content-Type: application/json',
    'Accept: application/json, text/event-stream',
    `Content-Length: ${length}`,
    '',
    '',
  ].join('\r\n');

/** Until all are closed by the other side, or it takes too long. */
async function closedWithin(sockets: readonly Socket[], ms: number): Promise<number> {
  const all = Promise.all(sockets.map((socket) => (socket.closed ? undefined : once(socket, 'close'))));
  await Promise.race([all, pause(ms, undefined, { ref: false })]);
  return sockets.filter((socket) => socket.closed).length;
}

export const slowSenders: Attack = {
  claim: 'who sends headers byte by byte is cut off, who sends a body slowly holds a connection and no call',
  async run(server, scale) {
    const count = Math.ceil(100 * scale);
    const headers = Array.from({ length: count }, () => dial(server.endpoint));
    const bodies = Array.from({ length: count }, () => dial(server.endpoint));
    const call = toolCall('ui_get_snapshot', {});
    for (const socket of bodies) socket.write(headOf(server, call.length));
    for (const socket of headers) socket.write('POST /mcp HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ');
    let sent = 0;
    const drip = setInterval(() => {
      for (const socket of headers) if (socket.writable) socket.write('y');
      for (const socket of bodies) if (sent < call.length - 1) socket.write(call[sent]!);
      sent++;
    }, 250);
    const problems: string[] = [];
    if (!(await serves(server))) problems.push('Nobody else is served meanwhile.');
    // The short form does not wait for what is a constant of the HTTP server.
    if (scale === 1) {
      const closed = await closedWithin(headers, headersMs);
      if (closed < count) problems.push(`${count - closed} of ${count} slow headers are still open.`);
      if (!(await serves(server))) problems.push('Nobody else is served afterwards.');
    }
    clearInterval(drip);
    for (const socket of [...headers, ...bodies]) socket.destroy();
    return problems;
  },
};

export const idleConnections: Attack = {
  claim: '2,000 connections that say nothing keep nobody else out',
  async run(server, scale) {
    const count = Math.ceil(2000 * scale);
    const sockets: Socket[] = [];
    for (let i = 0; i < count; i++) {
      const socket = dial(server.endpoint);
      sockets.push(socket);
      // In turns, so that it is not the operating system's queue of new connections that is tried.
      if (i % 100 === 99) await once(socket, 'connect');
    }
    const served = await serves(server);
    for (const socket of sockets) socket.destroy();
    return [
      ...(served ? [] : ['Nobody else is served meanwhile.']),
      ...((await serves(server)) ? [] : ['Nobody else is served afterwards.']),
    ];
  },
};

export const headerFloods: Attack = {
  claim: 'many and long headers are refused with 431, or read and ignored',
  async run(server) {
    const problems: string[] = [];
    const floods = {
      '5,000 headers': Array.from({ length: 5000 }, (_, i) => `X-${i}: 1`),
      'a header of 1 MiB': [`X-Long: ${'y'.repeat(1 << 20)}`],
      '50 hosts': Array.from({ length: 50 }, () => 'Host: 127.0.0.1'),
    };
    for (const [name, lines] of Object.entries(floods)) {
      const bytes = ['GET /health HTTP/1.1', 'Host: 127.0.0.1', ...lines, '', ''].join('\r\n');
      const answer = await exchange(server.endpoint, Buffer.from(bytes));
      // Who is still sending when it is refused may find the connection reset.
      if (answer === null || !/^$|^HTTP\/1\.1 (200|4\d\d)/.test(answer)) {
        problems.push(`${name}: ${answer === null ? 'no answer came' : answer.slice(0, 80)}.`);
      }
    }
    return problems;
  },
};

export const pipelining: Attack = {
  claim: 'fifty requests in one packet have fifty answers, in their order',
  async run(server) {
    const one = (id: number): string => {
      const body = JSON.stringify({ jsonrpc: '2.0', id, method: 'ping' });
      return headOf(server, body.length) + body;
    };
    const bytes = Buffer.from(Array.from({ length: 50 }, (_, id) => one(id)).join(''));
    const idsIn = (text: string) => [...text.matchAll(/"id":(\d+)/g)].map(([, id]) => Number(id));
    const isAll = (text: string) => idsIn(text).length >= 50;
    const ids = idsIn((await exchange(server.endpoint, bytes, isAll)) ?? '');
    const expected = Array.from({ length: 50 }, (_, id) => id);
    return ids.join() === expected.join() ? [] : [`The answers have the ids ${ids.join()}.`];
  },
};

export const earlyDisconnects: Attack = {
  claim: 'callers that leave at any moment leave nothing behind',
  async run(server, scale) {
    const count = Math.ceil(500 * scale);
    const call = toolCall('ui_get_snapshot', { stage: 'all', mode: 'full' });
    const bytes = headOf(server, call.length) + call;
    for (let i = 0; i < count; i++) {
      const socket = dial(server.endpoint);
      // Sometimes in the middle of the request, sometimes while the call runs or the answer leaves.
      socket.write(bytes.slice(0, Math.ceil((bytes.length * (1 + (i % 7))) / 5)));
      if (i % 3 === 0) await once(socket, 'connect').catch(() => {});
      if (i % 5 === 0) await pause(3);
      socket.destroy();
    }
    return (await serves(server)) ? [] : ['Nobody is served afterwards.'];
  },
};
