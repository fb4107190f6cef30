import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asArray } from '../../kit/reading/json.js';
import type { Check, CheckContext } from '../check.js';
import type { RequirementId } from '../contract.js';
import { askForSocket, statusOf } from '../web/connect.js';
import { told } from '../web/http.js';

const sessionCount = async (t: CheckContext): Promise<number> =>
  asArray((await t.call('ui_get_state', { sessionId: 'nobody' })).error?.details.sessions).length;

const strangeHosts = (port: string): string[] => [
  'evil.example',
  `evil.example:${port}`,
  `127.0.0.1.evil.example:${port}`,
  `localhost.evil.example:${port}`,
  `evil.example@127.0.0.1:${port}`,
  '169.254.169.254',
];

const strangeOrigins = (port: string): string[] => [
  'http://evil.example',
  `http://evil.example:${port}`,
  `http://127.0.0.1.evil.example:${port}`,
  `http://127.0.0.1:${Number(port) === 1 ? 2 : 1}`,
  `https://127.0.0.1:${port}`,
  'null',
];

/** Asks with headers that no page of the platform sends: each has to be refused, and none may begin a session. */
async function refusesAll(t: CheckContext, questions: readonly Record<string, string>[]): Promise<void> {
  const before = await sessionCount(t);
  for (const headers of questions) {
    for (const path of ['/', '/1/']) {
      const answer = await t.http(path, { headers });
      t.expect(answer.status === 403, `403 for ${path} with ${JSON.stringify(headers)}`, told(answer));
    }
  }
  t.equal(await sessionCount(t), before, 'the number of sessions after refused requests');
}

export const safetyChecks = {
  'host-refused': (t) => {
    const { port } = new URL(t.project.url);
    return refusesAll(
      t,
      strangeHosts(port).map((host) => ({ host })),
    );
  },

  'origin-refused': (t) => {
    const { port } = new URL(t.project.url);
    return refusesAll(
      t,
      strangeOrigins(port).map((origin) => ({ origin })),
    );
  },

  'ws-origin': async (t) => {
    const { port, origin } = new URL(t.project.url);
    const questions = [
      ...strangeOrigins(port).map((one) => ({ origin: one })),
      ...strangeHosts(port).map((host) => ({ host })),
    ];
    for (const headers of questions) {
      const socket = askForSocket(t.project.url, '1', { headers });
      t.afterCheck(() => socket.terminate());
      t.equal(await statusOf(socket), 403, `the status of a WebSocket with ${JSON.stringify(headers)}`);
    }
    const socket = askForSocket(t.project.url, '1', { headers: { origin } });
    t.afterCheck(() => socket.terminate());
    t.equal(await statusOf(socket), 101, 'the status of a WebSocket of a page of the platform');
  },

  'files-inside': async (t) => {
    const secret = t.unused();
    writeFileSync(join(t.project.baseDir, 'secret.txt'), secret);
    const ways = [
      '../secret.txt',
      '..%2fsecret.txt',
      '%2e%2e/secret.txt',
      '..%5csecret.txt',
      '....//secret.txt',
      '%2e%2e%2f%2e%2e%2fetc/passwd',
      '../../../../etc/passwd',
      'secret.txt',
      'config/config.toml',
      'lua/main.lua',
    ];
    for (const start of ['/', '/1/', '/public/', '/frontend/', '/viewdefs/']) {
      for (const way of ways) {
        const { body, status, asked } = await t.http(start + way);
        const leaked =
          status === 200 &&
          (body.includes(secret) || body.includes('root:') || body.includes('createAppVariable'));
        t.expect(!leaked, `no file of the system for ${asked}`, body.slice(0, 80));
      }
    }
  },
} satisfies Partial<Record<RequirementId, Check>>;
