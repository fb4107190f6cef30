import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WebAnswer, WebFault, WebRequest } from '../web-fault.js';
import { type UiFault, webFault } from './fault.js';

/** Who is let in that should not be. */
const hosts: readonly (readonly [what: string, taken: RegExp])[] = [
  ['hosts that begin with its address', /^127\.0\.0\.1\.\w/],
  ['hosts that begin with localhost', /^localhost\.\w/],
  ['a name before @', /@/],
  ['numeric hosts', /^169\.[\d.]+$/],
];
const origins: readonly (readonly [what: string, taken: RegExp])[] = [
  ['null', /^null$/],
  ['its address over TLS', /^https:/],
  ['hosts that begin with its address', /^http:\/\/127\.0\.0\.1\.\w/],
  ['other ports of its machine', /^http:\/\/127\.0\.0\.1:1$/],
];

const isSocket = ({ headers }: WebRequest): boolean => headers.upgrade !== undefined;

/** Takes a request with a strange header for one of its own. */
const taking = (name: 'host' | 'origin', taken: RegExp, ofSockets: boolean): NonNullable<WebFault['ask']> => {
  return (request, own) => {
    if (isSocket(request) !== ofSockets || !taken.test(request.headers[name] ?? '')) return request;
    const { origin: _, ...headers } = request.headers;
    return { ...request, headers: { ...headers, host: own } };
  };
};

const answering =
  (applies: (request: WebRequest, answer: WebAnswer) => boolean, change: Partial<WebAnswer>) =>
  (): WebFault => ({
    answer: (answer, request) => (applies(request, answer) ? { ...answer, ...change } : answer),
  });

/** Ways out of a folder that are easily forgotten. */
const waysOut = ['/public/..%2fsecret.txt', '/frontend/%2e%2e/secret.txt', '/public/..%5csecret.txt'];

/** What can be wrong with a web server and its doors. */
export const webFaults: readonly UiFault[] = [
  ...[false, true].flatMap((ofSockets) => [
    ...hosts.map(([what, taken]) =>
      webFault(
        ofSockets ? 'ws-origin' : 'host-refused',
        `Takes ${what} for its own Host${ofSockets ? ' of a WebSocket' : ''}.`,
        () => ({ ask: taking('host', taken, ofSockets) }),
      ),
    ),
    ...origins.map(([what, taken]) =>
      webFault(
        ofSockets ? 'ws-origin' : 'origin-refused',
        `Takes ${what} for its own Origin${ofSockets ? ' of a WebSocket' : ''}.`,
        () => ({ ask: taking('origin', taken, ofSockets) }),
      ),
    ),
  ]),
  ...waysOut.map((way) =>
    webFault('files-inside', `Serves ${way}.`, (platform) => ({
      answer: (answer, { path }) =>
        path === way
          ? { status: 200, headers: {}, body: readFileSync(join(platform.baseDir, 'secret.txt'), 'utf8') }
          : answer,
    })),
  ),
  webFault('files-inside', 'Serves the code of the application.', (platform) => ({
    answer: (answer, { path }) =>
      path === '/public/lua/main.lua'
        ? { status: 200, headers: {}, body: readFileSync(join(platform.baseDir, 'lua', 'main.lua'), 'utf8') }
        : answer,
  })),
  webFault('session-page', 'Serves its page as plain text.', () => ({
    answer: (answer) =>
      /^text\/html/.test(answer.headers['content-type'] ?? '') && answer.status === 200
        ? { ...answer, headers: { ...answer.headers, 'content-type': 'text/plain' } }
        : answer,
  })),
  webFault(
    'session-page',
    'Has no page where there is a query.',
    answering(({ path }) => /^\/1\/.*\?/.test(path), { status: 404 }),
  ),
  webFault(
    'session-unknown',
    'Has a page for every session.',
    answering((_, { status }) => status === 404, { status: 200 }),
  ),
  webFault(
    'session-unknown',
    'Says what is missing only at the page of a session.',
    answering(({ path }) => /^\/\d{5,}\/\w/.test(path), { body: 'Not found' }),
  ),
  webFault(
    'run-stdio-only',
    'Takes whatever is posted.',
    answering(({ method }) => method === 'POST', { status: 202, body: '' }),
  ),
  webFault('session-next', 'Shows its page without leading to it.', () => ({
    answer: (answer) =>
      answer.headers.location ? { ...answer, status: 200, body: 'Go to your session.' } : answer,
  })),
];
