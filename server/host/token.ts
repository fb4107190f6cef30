import { randomBytes } from 'node:crypto';

/** 256 random bits. */
export function generateToken(): string {
  return randomBytes(32).toString('base64url');
}
