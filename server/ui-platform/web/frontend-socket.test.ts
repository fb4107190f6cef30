import { describe, expect, test } from 'vitest';
import { httpRequest, upgradeHeaders } from '../testing/http-request.js';
import { PlainFrontend } from '../testing/plain-frontend.js';
import { sharedPlatform } from '../testing/shared-platform.js';

const served = sharedPlatform({ 'lua/main.lua': 'session:createAppVariable({title = "All"})' });
const upgrade = (path: string) => httpRequest(`${served().url}${path}`, { headers: upgradeHeaders });

describe('a WebSocket', () => {
  test.each([
    ['/ws/999', 'session 999 not found\n'],
    ['/ws/x', 'There is nothing at this address; frontends connect to /ws/<session>.\n'],
    ['/1/', 'There is nothing at this address; frontends connect to /ws/<session>.\n'],
  ])('at %s is refused', async (path, body) => {
    expect(await upgrade(path)).toMatchObject({ status: 404, body });
  });

  test('is greeted with the views, and answered', async () => {
    const frontend = await PlainFrontend.connect(served().url);
    expect(frontend.received).toEqual([{ type: 'update', data: { varId: 1, properties: { viewdefs: {} } } }]);
    const create = { type: 'create', data: { requestId: 1, parentId: 1, properties: { path: 'title' } } };
    expect(await frontend.ask(create, 1)).toMatchObject([{ type: 'create', data: { value: 'All' } }]);
  });

  test('carries a batch each way', async () => {
    const frontend = await PlainFrontend.connect(served().url);
    const create = (requestId: number) => ({
      type: 'create',
      data: { requestId, parentId: 1, properties: { path: 'title' } },
    });
    await frontend.ask([create(1), create(2), create(3)], 3);
    expect(frontend.frames).toHaveLength(2);
    expect(JSON.parse(frontend.frames[1]!)).toHaveLength(3);
  });

  test.each([
    ['what is not JSON', '{', 1007, 'Expected JSON.'],
    ['an unknown type', '{"type":"evil","data":{}}', 1008, /type/],
    ['a message without its data', '{"type":"watch"}', 1008, /data/],
    ['a number where an object belongs', '5', 1008, /./],
    ['nothing', '[]', 1008, 'Expected at least one message.'],
    [
      'too many',
      JSON.stringify(new Array(10_001).fill(0)),
      1008,
      'Expected at most 10000 messages in a frame.',
    ],
    ['too much', JSON.stringify('x'.repeat(4 << 20)), 1009, ''],
    ['bytes', Buffer.from([1, 2]), 1003, 'Expected text, got bytes.'],
  ])('is closed over %s', async (_, frame, code, reason) => {
    const frontend = await PlainFrontend.connect(served().url);
    frontend.socket.send(frame);
    const closed = await frontend.closed;
    expect(closed).toEqual({
      code,
      reason: reason instanceof RegExp ? expect.stringMatching(reason) : reason,
    });
  });

  test('over which nonsense came leaves the others as they are', async () => {
    const [one, two] = [await PlainFrontend.connect(served().url), await PlainFrontend.connect(served().url)];
    one.socket.send('nonsense');
    await one.closed;
    expect(await two.ask({ type: 'watch', data: { varId: 1 } }, 1)).toMatchObject([{ data: { varId: 1 } }]);
  });
});
