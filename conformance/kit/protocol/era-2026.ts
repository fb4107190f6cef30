import { asArray, asObject, asString, parseJson } from '../reading/json.js';
import { clientInfo, type Era, type Protocol } from './era.js';

const prefix = 'io.modelcontextprotocol/';

/** Which member of the params a header repeats. */
const named: Readonly<Record<string, string>> = {
  'tools/call': 'name',
  'prompts/get': 'name',
  'resources/read': 'uri',
};

/** No handshake: every request says who speaks and in which revision, and its headers repeat what it is about. */
export function envelopeEra(protocol: Protocol): Era {
  const envelope = {
    [`${prefix}protocolVersion`]: protocol,
    [`${prefix}clientInfo`]: clientInfo,
    [`${prefix}clientCapabilities`]: {},
  };
  return {
    protocol,
    greeting: 'server/discover',
    noop: 'server/discover',
    params: (given = {}) => ({ ...given, _meta: { ...asObject(given._meta), ...envelope } }),
    headers(body) {
      const message = asObject(parseJson(body));
      const method = asString(message.method);
      if (method === null) return { 'mcp-protocol-version': protocol };
      const name = Object.hasOwn(named, method) ? asString(asObject(message.params)[named[method]!]) : null;
      return {
        'mcp-protocol-version': protocol,
        'mcp-method': method,
        ...(name === null ? {} : { 'mcp-name': headerValue(name) }),
      };
    },
    async greet(connection) {
      const reply = await connection.rpc('server/discover', {});
      const { result } = reply;
      if (!result || !asArray(result.supportedVersions).includes(protocol)) return { reply, announced: null };
      const serverInfo = asObject(result._meta)[`${prefix}serverInfo`];
      const { capabilities } = result;
      return { reply, announced: { protocolVersion: protocol, capabilities, serverInfo } };
    },
  };
}

export const era2026 = envelopeEra('2026-07-28');

/** What a header can't carry as it is goes as Base64. */
function headerValue(text: string): string {
  const plain =
    text === '' || (/^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/.test(text) && !text.startsWith('=?'));
  return plain ? text : `=?base64?${Buffer.from(text).toString('base64')}?=`;
}
