import type { Readable } from 'node:stream';

/** Hands over each line of a stream without its end; a rest without one when the stream ends. */
export function splitLines(stream: Readable, onLine: (line: string) => void): void {
  const decoder = new TextDecoder('utf-8');
  let parts: string[] = [];
  stream.on('data', (chunk: Buffer) => {
    const pieces = decoder.decode(chunk, { stream: true }).split('\n');
    for (const piece of pieces.slice(0, -1)) {
      onLine(parts.join('') + piece);
      parts = [];
    }
    parts.push(pieces.at(-1)!);
  });
  stream.on('end', () => {
    const rest = parts.join('');
    if (rest !== '') onLine(rest);
  });
}
