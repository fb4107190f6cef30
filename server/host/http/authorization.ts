import { tokenMatcher } from '../token.js';
import type { Check } from './checks.js';
import { Refusal } from './refusal.js';

const bearer = /^Bearer +([\x21-\x7e]+) *$/i;

/** Lets through who knows the token. Failed attempts would be slowed down here, where they are told apart. */
export function requireToken(token: string): Check {
  const matches = tokenMatcher(token);
  return (ctx) => {
    const given = bearer.exec(ctx.req.headers.authorization ?? '')?.[1];
    if (given === undefined || !matches(given)) {
      const problem =
        given === undefined ? 'There is no bearer token' : 'The bearer token is not the right one';
      throw new Refusal(401, `${problem}; send the header "Authorization: Bearer <token>".`, undefined, {
        'WWW-Authenticate': 'Bearer',
      });
    }
  };
}
