import { gzipSync } from 'node:zlib';
import { brokenPromise } from '../fuzz/server-probe.js';
import { type Reply, toolCall } from '../targets/connection.js';
import type { Served } from '../targets/served.js';
import type { Attack } from './attack.js';

const snapshot = toolCall('ui_get_snapshot', { depth: 0 });

interface Body {
  readonly name: string;
  readonly body: string | Buffer;
  readonly headers?: Record<string, string>;
  /** The statuses that are right. */
  readonly allowed: readonly number[];
}

/** What is JSON, too much of it, or pretends to be. */
function bodies(): Body[] {
  const deep = (depth: number, open: string, close: string) =>
    snapshot.replace('{"depth":0}', `{"depth":${open.repeat(depth)}0${close.repeat(depth)}}`);
  const bomb = gzipSync(Buffer.alloc(64 << 20, 0x20), { level: 9 });
  return [
    { name: '5 MiB of blanks', body: ' '.repeat(5 << 20), allowed: [413] },
    {
      name: 'one string of 3.9 MiB',
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'x'.repeat(3_900_000) }),
      allowed: [200, 400],
    },
    {
      name: '200,000 members',
      body: JSON.stringify(Object.fromEntries(Array.from({ length: 200_000 }, (_, i) => [`k${i}`, i]))),
      allowed: [200, 400],
    },
    { name: '2 MiB of [', body: '['.repeat(2 << 20), allowed: [400] },
    { name: 'arrays 100,000 deep', body: deep(100_000, '[', ']'), allowed: [200, 400] },
    { name: 'objects 100,000 deep', body: deep(100_000, '{"a":', '}'), allowed: [200, 400] },
    {
      name: 'a number of 1 MiB',
      body: snapshot.replace('0}', `${'9'.repeat(1 << 20)}}`),
      allowed: [200, 400],
    },
    {
      name: 'duplicate keys',
      body: snapshot.replace('"depth":0', '"depth":0,"depth":"x","depth":-1'),
      allowed: [200],
    },
    { name: 'two methods', body: snapshot.replace('"jsonrpc"', '"method":"ping","jsonrpc"'), allowed: [200] },
    {
      name: '__proto__',
      body: snapshot.replace('"depth":0', '"__proto__":{"depth":1},"depth":0'),
      allowed: [200],
    },
    { name: 'UTF-16', body: Buffer.from(snapshot, 'utf16le'), allowed: [400] },
    {
      name: 'overlong UTF-8',
      body: Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xc0, 0xaf]), Buffer.from('"}')]),
      allowed: [400],
    },
    { name: 'a byte order mark', body: `\ufeff${snapshot}`, allowed: [200, 400] },
    {
      name: 'a charset that is not UTF-8',
      body: snapshot,
      headers: { 'content-type': 'application/json; charset=utf-7' },
      allowed: [415],
    },
    { name: 'a gzip bomb', body: bomb, headers: { 'content-encoding': 'gzip' }, allowed: [415] },
    { name: 'a bomb that does not say so', body: bomb, allowed: [400] },
    {
      name: 'deflate inside gzip',
      body: gzipSync(gzipSync(snapshot)),
      headers: { 'content-encoding': 'gzip, deflate' },
      allowed: [415],
    },
    { name: 'an empty body', body: '', allowed: [400] },
  ];
}

export const hostileBodies: Attack = {
  claim: 'huge, deep, doubled, wrongly encoded and compressed bodies are answered without a server error',
  async run(server) {
    const problems: string[] = [];
    for (const { name, body, headers, allowed } of bodies()) {
      const reply = await server.connection.post(body, headers);
      const problem = problemOf(reply, allowed);
      if (problem) problems.push(`${name}: ${problem}`);
      if (!(await serves(server))) problems.push(`${name}: afterwards nobody is served any more.`);
    }
    return problems;
  },
};

function problemOf({ status, text }: Reply, allowed: readonly number[]): string | undefined {
  if (!allowed.includes(status)) return `the status is ${status}, and not ${allowed.join(' or ')}.`;
  return brokenPromise(status, text);
}

/** Whether an ordinary caller still gets an ordinary answer. */
export async function serves(server: Served): Promise<boolean> {
  return server.alive && (await server.connection.call('ui_get_snapshot', { depth: 0 })).ok;
}
