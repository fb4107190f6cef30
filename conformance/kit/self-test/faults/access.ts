import { onHeaders } from '../alter-request.js';
import type { CommonMutant } from '../mutants/facts.js';
import type { Fault } from '../random-faults/fault.js';
import { fault } from './common-fault.js';

/** How a token is compared by a server that does so carelessly. */
const comparisons: readonly (readonly [what: string, isTaken: (given: string, right: string) => boolean])[] =
  [
    [
      'without looking at upper and lower case',
      (given, right) => given.toLowerCase() === right.toLowerCase(),
    ],
    ['up to where the shorter one ends', (given, right) => right.startsWith(given) && given.length > 8],
    ['up to the first space', (given, right) => given.split(' ').slice(0, 2).join(' ') === right],
  ];

/** Origins and hosts that a careless server takes for its own, and why. */
const origins: readonly (readonly [of: 'origin-exact' | 'origin-checked', why: string, isTaken: RegExp])[] = [
  ['origin-exact', 'null, as local files have it,', /^null$/],
  ['origin-exact', 'every host that begins with a local name', /^https?:\/\/(localhost|127\.0\.0\.1)\./],
  ['origin-exact', 'every host that ends with a local name', /^https?:\/\/[a-z.]*localhost$/],
  ['origin-exact', 'a name before @', /^https?:\/\/localhost@/],
  ['origin-exact', 'a name in the path', /\/localhost$/],
  ['origin-exact', 'a name in the fragment', /#localhost$/],
  ['origin-checked', 'every Origin over TLS', /^https:/],
  ['origin-checked', 'every Origin that names a port', /:\d+$/],
];
const hosts: readonly (readonly [why: string, isTaken: RegExp])[] = [
  ['every host below localhost', /^localhost\./],
  ['every host with a port', /:\d+$/],
  ['every numeric host', /^[\d.]+$/],
];

/** Doors that let in more than they should. */
export const accessFaults: readonly Fault[] = [
  ...comparisons.map(([what, isTaken]) =>
    fault('token-exact', () => ({ breaks: `Compares tokens ${what}.`, http: comparing(isTaken) })),
  ),
  fault(['token-required', 'token-exact'], () => ({
    breaks: 'Lists its tools for anyone.',
    http: listingForAnyone(),
  })),
  ...origins.map(([of, why, isTaken]) =>
    fault(of, {
      breaks: `Takes ${why} for a local Origin.`,
      http: onHeaders(({ origin }) => ({ origin: isTaken.test(origin ?? '') ? undefined : origin })),
    }),
  ),
  ...hosts.map(([why, isTaken]) =>
    fault('host-checked', {
      breaks: `Takes ${why} for a local one.`,
      http: onHeaders(({ host }) => ({
        host: isTaken.test(host ?? '') && !/^(127\.0\.0\.1|localhost)(:|$)/.test(host!) ? 'localhost' : host,
      })),
    }),
  ),
];

const isGreeting = (body: Buffer): boolean => /"(initialize|server\/discover)"/.test(String(body));

/** A conversation begins with the right token; later ones are compared with it. */
function comparing(isTaken: (given: string, right: string) => boolean): NonNullable<CommonMutant['http']> {
  let right: string | undefined;
  return (request, forward) => {
    const { authorization } = request.headers;
    if (isGreeting(request.body)) right ??= authorization;
    const taken = right && authorization && isTaken(authorization, right) ? { authorization: right } : {};
    return forward({ ...request, headers: { ...request.headers, ...taken } });
  };
}

function listingForAnyone(): NonNullable<CommonMutant['http']> {
  let right: string | undefined;
  return (request, forward) => {
    const { authorization } = request.headers;
    if (isGreeting(request.body)) right ??= authorization;
    const isList = request.method === 'POST' && /"method":\s*"tools\/list"/.test(String(request.body));
    const taken = isList && right ? { authorization: right } : {};
    return forward({ ...request, headers: { ...request.headers, ...taken } });
  };
}
