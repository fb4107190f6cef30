import { toolCall } from '../targets/connection.js';
import { exchange } from '../targets/raw-socket.js';
import type { Attack } from './attack.js';

const goodHosts = ['127.0.0.1', '127.0.0.1:8080', 'localhost', 'LOCALHOST:1', '[::1]', '[::1]:9'];
const badHosts = [
  '',
  'evil.example',
  'evil.example:8080',
  '127.0.0.1.evil.example',
  'localhost.evil.example',
  'evil.example#127.0.0.1',
  '127.0.0.1@evil.example',
  'evil.example, localhost',
  '127.0.0.2',
  '0.0.0.0',
  '127.1',
  '2130706433',
  '0x7f000001',
  '[::]',
  '[::ffff:127.0.0.1]',
  'localhost.',
  'localhost\t',
  '127.0.0.1:port',
  'xn--localhost-.example',
];
const goodOrigins = [
  null,
  'http://localhost',
  'http://localhost:5173',
  'https://127.0.0.1',
  'http://[::1]:3000',
];
const badOrigins = [
  'null',
  '',
  'http://evil.example',
  'https://localhost.evil.example',
  'http://localhost@evil.example',
  'http://evil.example/localhost',
  'http://127.0.0.1.evil.example',
  'http://127.0.0.2',
  'file://',
  'chrome-extension://abcdef',
  'localhost',
  'http://localhost, http://evil.example',
  'http:// localhost',
  'http://localhost/..',
];

/** Every Origin with every Host: only loopback with loopback gets through. */
export const rebinding: Attack = {
  claim:
    'of all pairs of Origin and Host only loopback with loopback gets through; the others are 403 (or 400)',
  async run(server) {
    const body = toolCall('ui_get_snapshot', { depth: 0 });
    const problems: string[] = [];
    for (const host of [...goodHosts, ...badHosts]) {
      await Promise.all(
        [...goodOrigins, ...badOrigins].map(async (origin) => {
          const head = [
            'POST /mcp HTTP/1.1',
            `Host: ${host}`,
            ...(origin === null ? [] : [`Origin: ${origin}`]),
            `Authorization: Bearer ${server.token}`,
            'Content-Type: application/json',
            `Content-Length: ${body.length}`,
            'Connection: close',
          ];
          const answer = await exchange(server.endpoint, Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`));
          const status = Number(/^HTTP\/1\.1 (\d+)/.exec(answer ?? '')?.[1]);
          const good = isGood(goodHosts, host) && isGood(goodOrigins, origin);
          if (good ? status === 200 : status === 403 || status === 400) return;
          problems.push(
            `Host ${JSON.stringify(host)} with Origin ${JSON.stringify(origin)}: the status is ${status}.`,
          );
        }),
      );
    }
    return problems;
  },
};

/** Blanks around a header's value are no part of it. */
function isGood(good: readonly (string | null)[], value: string | null): boolean {
  return good.includes(value === null ? null : value.trim());
}
