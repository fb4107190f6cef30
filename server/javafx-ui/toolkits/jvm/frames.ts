/** Messages between the agent and us; `agent/PROTOCOL.md` describes them. */
export type Frame = { kind: 'json'; body: unknown } | { kind: 'bytes'; id: number; body: Buffer };

const JSON_KIND = 0x4a;
const BYTES_KIND = 0x42;
/** A scene of a million nodes; anything longer is no message of the agent. */
const LONGEST = 1 << 30;

export function encodeFrame(message: unknown): Buffer {
  const text = JSON.stringify(message);
  const length = Buffer.byteLength(text);
  const frame = Buffer.allocUnsafe(5 + length);
  frame.writeUInt32BE(1 + length, 0);
  frame[4] = JSON_KIND;
  frame.write(text, 5);
  return frame;
}

/** Cuts a stream into frames. Throws on what is no frame; the connection is of no use then. */
export class FrameReader {
  private chunks: Buffer[] = [];
  private size = 0;

  constructor(private longest = LONGEST) {}

  /** From now on the other side is known. */
  trust(): void {
    this.longest = LONGEST;
  }

  *read(chunk: Buffer): Generator<Frame> {
    this.chunks.push(chunk);
    this.size += chunk.length;
    for (let frame = this.next(); frame; frame = this.next()) yield frame;
  }

  private next(): Frame | undefined {
    if (this.size < 5) return undefined;
    if (this.chunks[0]!.length < 5) this.join();
    const length = this.chunks[0]!.readUInt32BE(0);
    if (length < 1 || length > this.longest) throw new Error(`a message of ${length} bytes`);
    if (this.size < 4 + length) return undefined;
    // Joined once a message, not once a chunk: a big scene comes in thousands of chunks.
    if (this.chunks[0]!.length < 4 + length) this.join();
    const all = this.chunks[0]!;
    const kind = all[4];
    const body = all.subarray(5, 4 + length);
    this.size -= 4 + length;
    if (this.size > 0 && all.length === 4 + length) this.chunks.shift();
    else if (this.size > 0) this.chunks[0] = all.subarray(4 + length);
    else this.chunks = [];
    if (kind === JSON_KIND) return { kind: 'json', body: JSON.parse(body.toString()) };
    if (kind === BYTES_KIND) return { kind: 'bytes', id: body.readUInt32BE(0), body: body.subarray(4) };
    throw new Error(`a message of unknown kind ${kind}`);
  }

  private join(): void {
    this.chunks = [Buffer.concat(this.chunks)];
  }
}
