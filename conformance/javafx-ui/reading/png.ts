import { inflateSync } from 'node:zlib';

/** The pixels of a picture. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue as one number; -1 outside of the picture. */
  at(x: number, y: number): number;
}

const signature = '89504e470d0a1a0a';

/** By the type of colour: how many bytes a pixel has. */
const sizes: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** Reads a PNG of 8 bits a channel that comes row by row; null for anything else. */
export function readPng(bytes: Buffer): Pixels | null {
  if (bytes.length < 33 || bytes.subarray(0, 8).toString('hex') !== signature) return null;
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const [depth, colour = -1, , , interlaced] = bytes.subarray(24, 29);
  const step = sizes[colour];
  if (depth !== 8 || step === undefined || interlaced !== 0) return null;
  try {
    const rows = unfiltered(inflateSync(chunks(bytes, 'IDAT')), width * step, height, step);
    const palette = chunks(bytes, 'PLTE');
    return {
      width,
      height,
      at(x, y) {
        if (x < 0 || y < 0 || x >= width || y >= height) return -1;
        const place = (y * width + x) * step;
        if (step >= 3) return rows.readUIntBE(place, 3);
        const value = rows.readUInt8(place);
        return colour === 3 ? palette.readUIntBE(value * 3, 3) : value * 0x010101;
      },
    };
  } catch {
    return null;
  }
}

/** What all chunks of a type hold, one after the other. */
function chunks(bytes: Buffer, type: string): Buffer {
  const parts: Buffer[] = [];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    if (bytes.subarray(at + 4, at + 8).toString('latin1') === type)
      parts.push(bytes.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  return Buffer.concat(parts);
}

/** Each row begins with the way in which it is told by its neighbours. */
function unfiltered(raw: Buffer, stride: number, height: number, step: number): Buffer {
  const rows = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = raw.readUInt8(y * (stride + 1));
    for (let x = 0; x < stride; x++) {
      const left = x < step ? 0 : rows[y * stride + x - step]!;
      const up = y === 0 ? 0 : rows[(y - 1) * stride + x]!;
      const corner = x < step || y === 0 ? 0 : rows[(y - 1) * stride + x - step]!;
      rows[y * stride + x] = raw.readUInt8(y * (stride + 1) + 1 + x) + predicted(filter, left, up, corner);
    }
  }
  return rows;
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const [a, b, c] = [left, up, corner].map((one) => Math.abs(left + up - corner - one)) as [
    number,
    number,
    number,
  ];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}
