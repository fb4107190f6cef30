import { describe, expect, test } from 'vitest';
import { httpRequest, upgradeHeaders } from '../testing/http-request.js';
import { sharedPlatform } from '../testing/shared-platform.js';

const served = sharedPlatform({ 'public/app.css': 'h1 { color: red }' });
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  httpRequest(`${served().url}${path}`, { method, headers });
const upgrade = (path: string, headers: Record<string, string> = {}) =>
  get(path, { ...upgradeHeaders, ...headers });

describe('a page of somebody else', () => {
  const foreign: [what: string, headers: () => Record<string, string>][] = [
    ['by a name that was rebound', () => ({ host: 'evil.example' })],
    [
      'by a name that was rebound, with the port',
      () => ({ host: `evil.example:${new URL(served().url).port}` }),
    ],
    [
      'by a name that begins like ours',
      () => ({ host: `127.0.0.1.evil.example:${new URL(served().url).port}` }),
    ],
    ['without the port', () => ({ host: '127.0.0.1' })],
    ['with another port', () => ({ host: '127.0.0.1:1' })],
    ['of another origin', () => ({ origin: 'https://evil.example' })],
    ['of another local port', () => ({ origin: 'http://127.0.0.1:1' })],
    ['of no origin', () => ({ origin: 'null' })],
    ['of our name with another scheme', () => ({ origin: served().url.replace('http', 'https') })],
    ['that embeds', () => ({ 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' })],
    [
      'of another local port that embeds',
      () => ({ 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'iframe' }),
    ],
  ];

  test.each(foreign)('%s gets nothing, and makes nothing', async (_, headers) => {
    const before = served().platform.running.sessions.all.length;
    for (const path of ['/', '/1/', '/frontend/app.js', '/public/app.css']) {
      expect([path, (await get(path, headers())).status]).toEqual([path, 403]);
    }
    expect((await upgrade('/ws/1', headers())).status).toBe(403);
    expect(served().platform.running.sessions.all).toHaveLength(before);
  });

  test('that only links is followed', async () => {
    const link = {
      'sec-fetch-site': 'cross-site',
      'sec-fetch-dest': 'document',
      'sec-fetch-mode': 'navigate',
    };
    expect((await get('/1/', link)).status).toBe(200);
  });

  test('of our own origin gets what it wants', async () => {
    const own = { origin: served().url, 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'script' };
    expect((await get('/frontend/app.js', own)).status).toBe(200);
    expect((await upgrade('/ws/1', { origin: served().url })).status).toBe(101);
    const local = served().url.replace('127.0.0.1', 'localhost');
    expect((await get('/1/', { host: new URL(local).host, origin: local })).status).toBe(200);
  });
});
