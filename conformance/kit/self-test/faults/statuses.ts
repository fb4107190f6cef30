import { parseJson } from '../../reading/json.js';
import { onAnswer } from '../alter-request.js';
import type { HttpResponse } from '../mutant.js';
import type { CommonId } from '../mutants/facts.js';
import type { Fault } from '../random-faults/fault.js';
import { fault } from './common-fault.js';

/** Which status stands in the place of which, and whose sentences say otherwise. */
const swaps: readonly (readonly [right: number, wrong: number, of: readonly [CommonId, ...CommonId[]]])[] = [
  [401, 403, ['token-required', 'token-exact']],
  [401, 400, ['token-required', 'token-exact']],
  [403, 401, ['origin-checked', 'origin-exact', 'host-checked']],
  [403, 404, ['origin-checked', 'origin-exact', 'host-checked']],
  [405, 404, ['http-method']],
  [405, 200, ['http-method']],
  [413, 400, ['body-limit']],
  [415, 400, ['http-content-type']],
  [406, 415, ['http-accept']],
];

const json = { 'content-type': 'application/json' };

/** Right refusals with the wrong status, or without what belongs to it. */
export const statusFaults: readonly Fault[] = [
  ...swaps.map(([right, wrong, of]) =>
    fault(
      of,
      {
        breaks: `Answers ${wrong} where ${right} belongs.`,
        http: onAnswer((answer) => (answer.status === right ? { ...answer, status: wrong } : answer)),
      },
      { place: `HTTP ${right}` },
    ),
  ),
  fault(
    'token-required',
    {
      breaks: 'Asks for a password instead of a token.',
      http: onAnswer((answer) => withHeader(answer, 401, 'www-authenticate', 'Basic realm="tools"')),
    },
    { place: 'HTTP 401' },
  ),
  fault(
    'token-required',
    {
      breaks: 'Does not say which credentials it wants.',
      http: onAnswer(({ headers: { 'www-authenticate': _, ...headers }, ...answer }) => ({
        ...answer,
        headers,
      })),
    },
    { place: 'HTTP 401' },
  ),
  fault(
    'http-method',
    {
      breaks: 'Says that GET is allowed, too.',
      http: onAnswer((answer) => withHeader(answer, 405, 'allow', 'GET, POST')),
    },
    { place: 'HTTP 405' },
  ),
  ...[200, 500].map((status) =>
    fault(
      'http-malformed',
      {
        breaks: `Answers a body that is not JSON with ${status}.`,
        http: onAnswer((answer, { body }) =>
          answer.status === 400 && parseJson(body.toString('utf8')) === undefined
            ? { ...answer, status }
            : answer,
        ),
      },
      { place: 'malformed' },
    ),
  ),
  fault(
    'http-malformed',
    {
      breaks: 'Takes an empty body for a notification.',
      http: async (request, forward) => {
        const answer = await forward(request);
        const isEmpty = request.method === 'POST' && request.body.length === 0 && answer.status === 400;
        return isEmpty ? { status: 202, headers: json, body: '' } : answer;
      },
    },
    { place: 'malformed' },
  ),
];

const withHeader = (answer: HttpResponse, status: number, name: string, value: string): HttpResponse =>
  answer.status === status ? { ...answer, headers: { ...answer.headers, [name]: value } } : answer;
