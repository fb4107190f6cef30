import { symlinkSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { httpRequest } from '../testing/http-request.js';
import { sharedPlatform } from '../testing/shared-platform.js';

const served = sharedPlatform({
  'lua/main.lua': 'session:createAppVariable({title = "All"})',
  'public/app.css': 'h1 { color: red }',
  'public/img/logo.svg': '<svg/>',
  'public/.secret': 'no',
  'public/unknown.xyz': 'data',
  'config/secret.toml': 'no',
});
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  httpRequest(`${served().url}${path}`, { method, headers });

beforeAll(() => {
  symlinkSync(join(served().folder, 'config/secret.toml'), join(served().folder, 'public/link.txt'));
});

describe('pages', () => {
  test('the address alone makes a session and leads to it, with what was asked', async () => {
    const made = await get('/?conserve=true');
    expect([made.status, made.headers.location]).toEqual([
      302,
      expect.stringMatching(/^\/\d+\/\?conserve=true$/),
    ]);
    const before = served().platform.running.sessions.all.length;
    expect((await get('/', {}, 'HEAD')).status).toBe(200);
    expect(served().platform.running.sessions.all).toHaveLength(before);
  });

  test.each(['/1/', '/1/any/path', '/1/?conserve=true'])('%s is the page of the session', async (path) => {
    const page = await get(path);
    expect([page.status, page.headers['content-type'], page.headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(page.body).toContain('/frontend/app.js');
  });

  test('a session without a slash leads to the one with it', async () => {
    const { status, headers } = await get('/1?x=y');
    expect([status, headers.location]).toEqual([308, '/1/?x=y']);
  });

  test.each(['/999/', '/999', '/999/x'])('%s is not found, as text', async (path) => {
    expect(await get(path)).toMatchObject({ status: 404, body: 'session 999 not found' });
  });

  test('a browser gets a page that says so', async () => {
    const page = await get('/999/', { accept: 'text/html,*/*' });
    expect([page.status, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(page.body).toContain('session 999 not found');
  });

  test.each(['/x', '/1x/', '//1/', '/../1/', '/%2e%2e/', '/ws/1', '/00000000000000000001/'])(
    'there is nothing at %s',
    async (path) => {
      expect((await rawGet(path)).status).toBe(404);
    },
  );

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is not a method of it', async (method) => {
    expect(await get('/1/', {}, method)).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD' },
      body: `Expected the method GET or HEAD, got ${method}.`,
    });
  });
});

describe('files', () => {
  test.each([
    ['/frontend/app.js', 'text/javascript; charset=utf-8'],
    ['/frontend/platform.css', 'text/css; charset=utf-8'],
    ['/public/app.css', 'text/css; charset=utf-8'],
    ['/public/img/logo.svg', 'image/svg+xml'],
    ['/public/unknown.xyz', 'application/octet-stream'],
  ])('%s is %s, and is asked for once', async (path, type) => {
    const { status, headers } = await get(path);
    expect([status, headers['content-type'], headers['x-content-type-options']]).toEqual([
      200,
      type,
      'nosniff',
    ]);
    const again = await get(path, { 'if-none-match': headers.etag as string });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  test.each([
    '/public/.secret',
    '/public/link.txt',
    '/public/../config/secret.toml',
    '/public/..%2fconfig%2fsecret.toml',
    '/public/%2e%2e/config/secret.toml',
    '/public/img',
    '/public/',
    '/public',
    '/public/img/%00',
    '/public/%zz',
    '/frontend/../../package.json',
    '/frontend/',
  ])('%s leads nowhere', async (path) => {
    // The client must not tidy up the path.
    const { status, body } = await rawGet(path);
    expect([status, body]).toEqual([404, expect.not.stringContaining('no\n')]);
  });
});

/** Sends a path as it is. */
function rawGet(path: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(served().url).port), '127.0.0.1');
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('close', () => {
      const [head = '', ...body] = text.split('\r\n\r\n');
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]), body: body.join('') });
    });
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${new URL(served().url).host}\r\nConnection: close\r\n\r\n`);
  });
}

test('every answer says what a page may do', async () => {
  for (const path of ['/1/', '/999/', '/frontend/app.js', '/nothing']) {
    const { headers } = await get(path);
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; script-src 'self'; .*frame-ancestors 'none'; require-trusted-types-for 'script'/,
      ),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['content-security-policy']).not.toMatch(/unsafe|\*/);
  }
});

test('what is not HTTP is answered as HTTP', async () => {
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(Number(new URL(served().url).port), '127.0.0.1', () =>
      socket.write('hello\r\n\r\n'),
    );
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('close', () => resolve(text));
  });
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n[\s\S]*This is not an HTTP request\.\n$/);
});
