import { timingSafeEqual } from 'node:crypto';
import type { Check } from './checks.js';
import { FailedAttempts } from './failed-attempts.js';
import { Refusal } from './refusal.js';

const bearer = /^Bearer +([\x21-\x7e]+) *$/i;

/** Lets through who knows the token. Who guesses waits longer and longer for each answer. */
export function requireToken(token: string, attempts = new FailedAttempts()): Check {
  const matches = tokenMatcher(token);
  return (ctx) => {
    const given = bearer.exec(ctx.req.headers.authorization ?? '')?.[1];
    if (given === undefined || !matches(given)) {
      const problem =
        given === undefined ? 'There is no bearer token' : 'The bearer token is not the right one';
      const sentence = `${problem}; send the header "Authorization: Bearer <token>".`;
      // Who sends none does not guess.
      const afterMs = given === undefined ? 0 : attempts.add();
      throw new Refusal(401, sentence, undefined, { 'WWW-Authenticate': 'Bearer' }, afterMs);
    }
  };
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
