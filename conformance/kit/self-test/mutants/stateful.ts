import type { HttpRequest, HttpResponse } from '../mutant.js';
import type { CommonMutant } from './facts.js';

const name = 'mcp-session-id';
const isGreeting = ({ body }: HttpRequest): boolean => body.includes('"initialize"');

/** Remembers the sessions that the healthy server gave. */
const remembering = (
  spoil: (
    request: HttpRequest,
    forward: (request: HttpRequest) => Promise<HttpResponse>,
    given: readonly string[],
  ) => Promise<HttpResponse>,
): NonNullable<CommonMutant['http']> =>
  (() => {
    const given: string[] = [];
    return (request, forward) =>
      spoil(
        request,
        async (asked) => {
          const answer = await forward(asked);
          const { [name]: session } = answer.headers;
          if (isGreeting(asked) && session !== undefined) given.push(session);
          return answer;
        },
        given,
      );
  })();

export const statefulMutants = {
  'session-given': {
    breaks: 'Gives all later clients the session of the second one.',
    http: remembering(async (request, forward, given) => {
      const answer = await forward(request);
      if (!isGreeting(request) || given.length < 3) return answer;
      return { ...answer, headers: { ...answer.headers, [name]: given[1]! } };
    }),
  },

  'session-required': {
    breaks: 'Takes a request without a session for one of the first client.',
    http: remembering((request, forward, given) => {
      const { [name]: session = given[0], ...headers } = request.headers;
      if (isGreeting(request) || session === undefined) return forward(request);
      return forward({ ...request, headers: { ...headers, [name]: session } });
    }),
  },

  'session-unknown': {
    breaks: 'Answers a session that it never gave like one that is missing.',
    http: remembering(async (request, forward, given) => {
      const answer = await forward(request);
      const { [name]: session } = request.headers;
      const isUnknown = session !== undefined && !given.includes(session);
      return isUnknown && answer.status === 404 ? { ...answer, status: 400 } : answer;
    }),
  },

  'session-ended': {
    breaks: 'Answers DELETE without ending anything.',
    http: async (request, forward) =>
      request.method === 'DELETE' ? { status: 200, headers: {}, body: '' } : forward(request),
  },
} satisfies Record<string, CommonMutant>;
