import { randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits. */
export function generateToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Compares in constant time: whatever is given, as many bytes as the token has are compared. */
export function tokenMatcher(token: string): (given: string) => boolean {
  const expected = Buffer.from(token);
  return (given) => {
    const compared = Buffer.alloc(expected.length);
    compared.write(given);
    return timingSafeEqual(compared, expected) && given.length === token.length;
  };
}
