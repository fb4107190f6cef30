/**
 * What calls need of the program that they run in. It is all that they use of it, so that an engine also
 * runs where there is no Node.js: there, this module is another one.
 */
export interface Platform {
  /** Milliseconds on a clock that never goes back. */
  now(): number;
  /** Does the work after so many milliseconds; the answer cancels that. */
  later(ms: number, work: () => void): () => void;
  base64(bytes: Uint8Array): string;
}

export const platform: Platform = {
  now: () => performance.now(),
  later(ms, work) {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
  base64: (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64'),
};
