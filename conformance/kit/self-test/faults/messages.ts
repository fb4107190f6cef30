import { asArray, asObject, isObject, parseJson } from '../../reading/json.js';
import { onHeaders, onHealth } from '../alter-request.js';
import type { CommonMutant } from '../mutants/facts.js';
import type { Fault } from '../random-faults/fault.js';
import { type FaultFacts, fault } from './common-fault.js';

const isGreeting = (method: unknown): boolean => method === 'initialize' || method === 'server/discover';

/** What a server can say wrongly of itself, and take wrongly for a message. */
export const messageFaults = ({
  values: { capabilities = [], healthMembers = [] },
}: Pick<FaultFacts, 'values'>): readonly Fault[] => [
  ...capabilities.slice(0, -1).map((name) =>
    fault('server-capabilities', {
      breaks: `Does not announce ${name}.`,
      rpc: (reply, { method }) => {
        if (isGreeting(method)) delete asObject(asObject(reply.result).capabilities)[name];
        return reply;
      },
    }),
  ),
  fault('server-info', {
    breaks: 'Announces a name of nothing but spaces.',
    rpc: (reply, { method }) => {
      const { serverInfo, _meta } = asObject(reply.result);
      const info = serverInfo ?? asObject(_meta)['io.modelcontextprotocol/serverInfo'];
      if (isGreeting(method) && isObject(info)) info.name = '  ';
      return reply;
    },
  }),
  ...[-32601, -32603].map((code) =>
    fault(
      ['unknown-tool', 'unlisted-refused'],
      { breaks: `Answers a call of an unknown tool with ${code}.`, rpc: recoded(code) },
      { place: 'unknown tools' },
    ),
  ),
  fault('batch-refused', {
    breaks: 'Carries out the first message of a batch.',
    http: (request, forward) => {
      const [first, ...others] = asArray(parseJson(request.body.toString('utf8')));
      const isBatch = isObject(first) && others.length > 0;
      return forward(isBatch ? { ...request, body: Buffer.from(JSON.stringify(first)) } : request);
    },
  }),
  fault('http-content-type', {
    breaks: 'Looks for json anywhere in a content type.',
    http: onHeaders(({ 'content-type': type = '' }) => ({
      'content-type': type.includes('json') ? 'application/json' : type || undefined,
    })),
  }),
  ...['application/xml', 'application/x-www-form-urlencoded'].map((taken) =>
    fault('http-content-type', {
      breaks: `Takes ${taken} for JSON.`,
      http: onHeaders(({ 'content-type': type }) => ({
        'content-type': type === taken ? 'application/json' : type,
      })),
    }),
  ),
  fault('http-accept', {
    breaks: 'Takes every caller that wants an image for one that also takes JSON.',
    http: onHeaders(({ accept }) => ({
      accept: accept?.includes('image/') ? 'application/json, text/event-stream' : accept,
    })),
  }),
  ...healthMembers.slice(0, -1).map((member) =>
    fault(
      'health',
      {
        breaks: `Leaves ${member} out of /health.`,
        http: onHealth(({ [member]: _, ...health }) => health),
      },
      { beside: member === 'tools' ? ['health-tools'] : [] },
    ),
  ),
  fault('health', {
    breaks: 'Says in /health "true" instead of true.',
    http: onHealth((health) => ({ ...health, ok: 'true' })),
  }),
  fault('health', {
    breaks: 'Wants the token for /health, too.',
    http: async (request, forward) =>
      request.path === '/health' && request.headers.authorization === undefined
        ? { status: 401, headers: { 'www-authenticate': 'Bearer' }, body: '' }
        : forward(request),
  }),
  fault('health-tools', {
    breaks: 'Tells in /health a tool that it does not list.',
    http: onHealth((health) => ({ ...health, tools: [...asArray(health.tools), 'debug'] })),
  }),
];

/** Another code for a call of a tool that nobody knows. */
const recoded =
  (code: number): NonNullable<CommonMutant['rpc']> =>
  (reply, { method }) => {
    const { error } = reply;
    if (method !== 'tools/call' || !isObject(error) || error.code !== -32602) return reply;
    return { ...reply, error: { ...error, code } };
  };
