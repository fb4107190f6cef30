import type { Outgoing } from '../lua/thread-messages.js';

/** The messages of a round as one frame for each connection; what is the same for many is made once. */
export function framesOf(
  outgoing: readonly Outgoing[],
  viewdefs: () => string,
): Map<string, string | Buffer> {
  const messages = new Map<string, Outgoing[]>();
  for (const one of outgoing) {
    for (const connection of one.connections) {
      const known = messages.get(connection);
      if (known) known.push(one);
      else messages.set(connection, [one]);
    }
  }
  const shared = new Map<Outgoing, Buffer>();
  const text = (one: Outgoing) => (one.whole ? withViewdefs(one.message, viewdefs()) : one.message);
  const alone = (one: Outgoing) => {
    if (one.connections.length === 1) return text(one);
    const bytes = shared.get(one) ?? Buffer.from(text(one));
    shared.set(one, bytes);
    return bytes;
  };
  const frame = (list: Outgoing[]) => (list.length === 1 ? alone(list[0]!) : `[${list.map(text).join(',')}]`);
  return new Map([...messages].map(([connection, list]) => [connection, frame(list)]));
}

/** Variable 1 has the view definitions as a property; they are kept where no Lua code can spoil them. */
function withViewdefs(message: string, viewdefs: string): string {
  const { type, data } = JSON.parse(message) as { type: string; data: { properties: object } };
  const properties = { ...data.properties, viewdefs: JSON.parse(viewdefs) };
  return JSON.stringify({ type, data: { ...data, properties } });
}

/** What every frontend is told first, and whenever there is a new view. */
export const viewdefsMessage = (viewdefs: string): string =>
  `{"type":"update","data":{"varId":1,"properties":{"viewdefs":${viewdefs}}}}`;

/** Says nothing but: the view has changed, ask again. */
export const refreshMessage = (varId: number): string => `{"type":"update","data":{"varId":${varId}}}`;
