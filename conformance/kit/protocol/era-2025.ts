import { asString } from '../reading/json.js';
import { clientInfo, type Era, isProtocol, type Protocol } from './era.js';

const greetingOf = (protocolVersion: Protocol) => ({ protocolVersion, capabilities: {}, clientInfo });

/**
 * A handshake first; then requests that carry nothing but what they ask for. A target may answer the handshake with
 * another revision; `exact` takes that for a refusal.
 */
export function handshakeEra(protocol: Protocol, { exact = false } = {}): Era {
  return {
    protocol,
    greeting: 'initialize',
    noop: 'ping',
    params: (given) => given,
    headers: () => ({}),
    async greet(connection) {
      const reply = await connection.rpc('initialize', greetingOf(protocol));
      if (!reply.result) return { reply, announced: null };
      const { protocolVersion, capabilities, serverInfo } = reply.result;
      // What is not even a date is for the checks to judge.
      if (exact && isProtocol(protocolVersion) && protocolVersion !== protocol)
        return { reply, announced: null };
      await connection.notify('notifications/initialized');
      return { reply, announced: { protocolVersion: asString(protocolVersion), capabilities, serverInfo } };
    },
  };
}

export const era2025 = handshakeEra('2025-11-25');

/** How a caller introduces itself. */
export const greetingParams = greetingOf(era2025.protocol);
