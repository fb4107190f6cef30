import { deflateSync } from 'node:zlib';
import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { readPng } from './png.js';

test('the pixels of a PNG are those that were drawn', async () => {
  const canvas = createCanvas(40, 30);
  const pen = canvas.getContext('2d');
  for (let i = 0; i < 300; i++) {
    pen.fillStyle = `rgb(${(i * 37) % 256}, ${(i * 101) % 256}, ${(i * 13) % 256})`;
    pen.fillRect((i * 7) % 40, (i * 11) % 30, 5, 3);
  }
  const png = readPng(await canvas.encode('png'))!;
  const { data } = pen.getImageData(0, 0, 40, 30);
  expect([png.width, png.height]).toEqual([40, 30]);
  for (let y = 0; y < 30; y++)
    for (let x = 0; x < 40; x++) {
      const at = (y * 40 + x) * 4;
      // What nobody has drawn on is transparent, and no colour is told of it.
      if (data[at + 3] === 255)
        expect(png.at(x, y)).toBe((data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!);
    }
  expect([png.at(-1, 0), png.at(40, 0), png.at(0, 30)]).toEqual([-1, -1, -1]);
});

test('what is no PNG, or half of one, is nothing', async () => {
  const png = await createCanvas(40, 30).encode('png');
  expect(readPng(Buffer.from('GIF89a'.padEnd(60)))).toBeNull();
  expect(readPng(png.subarray(0, 50))).toBeNull();
});

test('pixels may come from a palette or be grey', () => {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(type, 'latin1'), data, Buffer.alloc(4)]);
  };
  const png = (colour: number, row: number[]) =>
    Buffer.concat([
      Buffer.from('89504e470d0a1a0a', 'hex'),
      chunk('IHDR', Buffer.from([0, 0, 0, 2, 0, 0, 0, 1, 8, colour, 0, 0, 0])),
      chunk('PLTE', Buffer.from([1, 2, 3, 4, 5, 6])),
      chunk('IDAT', deflateSync(Buffer.from([0, ...row]))),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  const both = (bytes: Buffer) => [readPng(bytes)?.at(0, 0), readPng(bytes)?.at(1, 0)];
  expect(both(png(3, [1, 0]))).toEqual([0x040506, 0x010203]);
  expect(both(png(0, [7, 9]))).toEqual([0x070707, 0x090909]);
  expect(both(png(4, [7, 255, 9, 255]))).toEqual([0x070707, 0x090909]);
  expect(both(png(2, [1, 2, 3, 4, 5, 6]))).toEqual([0x010203, 0x040506]);
  expect(readPng(png(5, [1, 2]))).toBeNull();
});
