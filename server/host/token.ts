import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits. */
export function generateToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Compares in constant time; digests have one length, so that not even the token's length shows. */
export function tokenMatcher(token: string): (given: string) => boolean {
  const expected = digest(token);
  return (given) => timingSafeEqual(digest(given), expected);
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
