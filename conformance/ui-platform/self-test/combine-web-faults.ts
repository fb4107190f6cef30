import type { WebConnection, WebFault, WebMessage } from './web-fault.js';

type Way = NonNullable<WebFault['came']>;

/** One web server with all of these faults: each spoils what the one before it has left. */
export function combineWebFaults(all: readonly WebFault[]): WebFault {
  const faults = all.map(withOwnNotes);
  const parts = <K extends keyof WebFault>(name: K): NonNullable<WebFault[K]>[] =>
    faults.flatMap((fault) => (fault[name] ?? []) as NonNullable<WebFault[K]>[]);
  const [address] = parts('address').reverse();
  const late = parts('lateMs');
  const strange = parts('sentStrange');
  const scripts = parts('script');
  return {
    ...(address === undefined ? {} : { address }),
    ...(late.length === 0 ? {} : { lateMs: Math.max(...late) }),
    ask: (request, own) => parts('ask').reduce((asked, change) => change(asked, own), request),
    answer: async (answer, request) => {
      let changed = answer;
      for (const change of parts('answer')) changed = await change(changed, request);
      return changed;
    },
    sent: inOrder(parts('sent')),
    came: inOrder(parts('came')),
    ...(strange.length === 0
      ? {}
      : {
          sentStrange: (frame: string) =>
            strange.reduce<string | null>((left, change) => (left === null ? null : change(left)), frame),
        }),
    apart: parts('apart').some(Boolean),
    closed: (code) => parts('closed').reduce((told, change) => change(told), code),
    clings: parts('clings').some(Boolean),
    // Each in a scope of its own: they are written as if they were alone.
    ...(scripts.length === 0 ? {} : { script: scripts.map((script) => `{${script}\n}`).join('\n') }),
  };
}

const inOrder =
  (changes: readonly Way[]): Way =>
  (message, connection) =>
    changes.reduce<readonly WebMessage[]>(
      (messages, change) => messages.flatMap((one) => change(one, connection)),
      [message],
    );

/** What a fault remembers of a connection is nothing that another one finds. */
function withOwnNotes({ sent, came, ...fault }: WebFault): WebFault {
  const connections = new WeakMap<WebConnection, WebConnection>();
  const alone =
    (change: Way): Way =>
    (message, connection) => {
      const own = connections.get(connection) ?? { ...connection, notes: new Map() };
      connections.set(connection, own);
      return change(message, own);
    };
  return { ...fault, ...(sent ? { sent: alone(sent) } : {}), ...(came ? { came: alone(came) } : {}) };
}
