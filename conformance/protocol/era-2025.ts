import { asString } from '../reading/json.js';
import { clientInfo, type Era } from './era.js';

const protocol = '2025-11-25';

/** A handshake first; then requests that carry nothing but what they ask for. */
export const era2025: Era = {
  protocol,
  greeting: 'initialize',
  noop: 'ping',
  params: (given) => given,
  headers: () => ({}),
  async greet(connection) {
    const params = { protocolVersion: protocol, capabilities: {}, clientInfo };
    const reply = await connection.rpc('initialize', params);
    if (!reply.result) return { reply, announced: null };
    await connection.notify('notifications/initialized');
    const { protocolVersion, capabilities, serverInfo } = reply.result;
    return { reply, announced: { protocolVersion: asString(protocolVersion), capabilities, serverInfo } };
  },
};
