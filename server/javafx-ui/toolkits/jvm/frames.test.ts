import { describe, expect, it } from 'vitest';
import { encodeFrame, type Frame, FrameReader } from './frames.js';

describe('frames', () => {
  const bytes = Buffer.concat([
    encodeFrame({ text: 'Grüße 🎉' }),
    Buffer.from([0, 0, 0, 8, 0x42, 0, 0, 0, 7, 1, 2, 3]),
    encodeFrame([]),
  ]);
  const frames: Frame[] = [
    { kind: 'json', body: { text: 'Grüße 🎉' } },
    { kind: 'bytes', id: 7, body: Buffer.from([1, 2, 3]) },
    { kind: 'json', body: [] },
  ];

  it.each([1, 2, 3, 5, 7, 1000])('are the same however the stream is cut, here every %i bytes', (size) => {
    const reader = new FrameReader();
    const read: Frame[] = [];
    for (let at = 0; at < bytes.length; at += size) {
      read.push(...reader.read(bytes.subarray(at, at + size)));
    }
    expect(read).toEqual(frames);
  });

  it('longer than allowed are refused by their length alone', () => {
    const reader = new FrameReader(100);
    expect(() => [...reader.read(Buffer.from([0, 0, 1, 0, 0x4a]))]).toThrow('a message of 256 bytes');
  });

  it('may be longer once the other side is known', () => {
    const reader = new FrameReader(10);
    reader.trust();
    expect([...reader.read(encodeFrame('a longer text'))]).toEqual([{ kind: 'json', body: 'a longer text' }]);
  });

  it.each([
    ['of unknown kind', Buffer.from([0, 0, 0, 1, 0x58])],
    ['of no length', Buffer.from([0, 0, 0, 0, 0x4a])],
    ['with a body that is not JSON', Buffer.from([0, 0, 0, 2, 0x4a, 0x7b])],
  ])('%s are refused', (_, chunk) => {
    expect(() => [...new FrameReader().read(chunk)]).toThrow();
  });
});
