import { asObject, isObject } from '../../reading/json.js';
import type { CommonMutant, MutantFacts } from './facts.js';

const isGreeting = (method: unknown): boolean => method === 'initialize' || method === 'server/discover';

export const serverMutants = ({ values: { capabilities = [] } }: Pick<MutantFacts, 'values'>) =>
  ({
    'server-capabilities': {
      breaks: `Does not announce ${capabilities.at(-1)}.`,
      rpc: (reply, { method }) => {
        if (isGreeting(method))
          delete asObject(asObject(reply.result).capabilities)[capabilities.at(-1) ?? ''];
        return reply;
      },
    },

    'server-info': {
      breaks: 'Announces an empty version.',
      rpc: (reply, { method }) => {
        const { serverInfo, _meta } = asObject(reply.result);
        const info =
          method === 'initialize' ? serverInfo : asObject(_meta)['io.modelcontextprotocol/serverInfo'];
        if (isGreeting(method)) asObject(info).version = '';
        return reply;
      },
    },

    'protocol-negotiated': {
      breaks: 'Agrees to every protocol version.',
      rpc: ({ result, ...reply }, { method, params }) => {
        if (method !== 'initialize' || !isObject(result)) return { ...reply, result };
        return { ...reply, result: { ...result, protocolVersion: asObject(params).protocolVersion } };
      },
    },

    'stdout-clean': {
      breaks: 'Logs to standard output.',
      stdout: (line) => ['INFO answered a call', line],
    },
  }) satisfies Record<string, CommonMutant>;
