import { describe, expect, test } from 'vitest';
import { ping, pong, refusal, send, startTestApp } from '../testing/test-app.js';

describe('media types', () => {
  test.each([
    null,
    'text/plain',
    'application/jsonp',
    'application/x-www-form-urlencoded',
    'application/json; charset=utf-16',
  ])('content type %j is answered with 415', async (type) => {
    const { endpoint } = await startTestApp();
    const response = await send(endpoint, { ...ping, headers: { 'content-type': type } });
    expect([response.status, response.json]).toEqual([
      415,
      refusal('Expected the content type application/json in UTF-8.'),
    ]);
  });

  test.each(['application/json; charset=utf-8', 'Application/JSON', 'application/json;charset="UTF-8"'])(
    'content type %j is read',
    async (type) => {
      const { endpoint } = await startTestApp();
      expect((await send(endpoint, { ...ping, headers: { 'content-type': type } })).json).toEqual(pong);
    },
  );

  test('an encoded body is answered with 415', async () => {
    const { endpoint } = await startTestApp();
    const response = await send(endpoint, { ...ping, headers: { 'content-encoding': 'gzip' } });
    expect([response.status, response.json]).toEqual([
      415,
      refusal('Expected a body without content encoding.'),
    ]);
  });

  test.each(['text/html', 'application/xml', 'application/json;q=0, text/event-stream;q=0'])(
    'accepting only %j is answered with 406',
    async (accept) => {
      const { endpoint } = await startTestApp();
      const response = await send(endpoint, { ...ping, headers: { accept } });
      expect([response.status, response.json]).toEqual([
        406,
        refusal('Expected the header "Accept: application/json, text/event-stream".'),
      ]);
    },
  );

  test.each([null, '*/*', 'application/*', 'application/json', 'text/html, application/json;q=0.5'])(
    'accepting %j is answered as JSON',
    async (accept) => {
      const { endpoint } = await startTestApp();
      const response = await send(endpoint, { ...ping, headers: { accept } });
      expect([response.headers['content-type'], response.json]).toEqual(['application/json', pong]);
    },
  );

  test('accepting only an event stream is answered as one', async () => {
    const { endpoint } = await startTestApp();
    const response = await send(endpoint, { ...ping, headers: { accept: 'text/event-stream' } });
    expect([response.headers['content-type'], response.json]).toEqual(['text/event-stream', [pong]]);
  });
});
