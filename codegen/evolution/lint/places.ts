import type { Contract, Schema } from '../../contract.js';
import { messageTypes } from '../../messages.js';
import { mapSubschemas, reachable } from '../../subschemas.js';

/** A schema and where it stands: `types/ui-node.json#/properties/children/items`. */
export interface Placed {
  readonly schema: Schema;
  readonly place: string;
  /** Name of the type that it belongs to. */
  readonly type: string;
}

/** All schemas of the given types, those inside of others included. */
export function schemasOf(contract: Contract, types: readonly string[]): Placed[] {
  return types.flatMap((type) => {
    const place = contract.places[type]?.split(`${contract.key}/`)[1] ?? `types (${type})#`;
    return within(contract.types[type]!, place, type);
  });
}

function within(schema: Schema, place: string, type: string): Placed[] {
  const found: Placed[] = [{ schema, place, type }];
  mapSubschemas(schema, (sub, step) => {
    found.push(...within(sub, place + step, type));
    return sub;
  });
  return found;
}

/** Types that a caller sends, and those that it receives; some are both. */
export function sentAndReceived(contract: Contract): { sent: Set<string>; received: Set<string> } {
  const sent = new Set(
    reachable(contract.types, [
      ...contract.tools.map((tool) => tool.input),
      ...messageTypes(contract, ['toBackend']),
    ]),
  );
  const answers = [
    ...contract.tools.map((tool) => tool.output),
    contract.errorEnvelope,
    ...contract.errors.flatMap((error) => error.details ?? []),
    ...messageTypes(contract, ['toFrontend']),
  ];
  const received = new Set(reachable(contract.types, answers));
  // What no tool leads to is sent by a server in another way.
  for (const name of Object.keys(contract.types)) if (!sent.has(name)) received.add(name);
  return { sent, received };
}
