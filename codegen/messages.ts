import type { Bundle } from './bundle.js';
import type { Contract, Message, MessageData, Schema } from './contract.js';
import type { ContractFolder } from './contract-folder.js';
import { Refused } from './refused.js';

/** Both ways that a message can go, as files and generated names say them. */
export const directions = ['toBackend', 'toFrontend'] as const;

export type Direction = (typeof directions)[number];

type MessageFile = Pick<Message, 'name' | 'title' | 'description'> & Partial<Record<Direction, Schema>>;

/**
 * The messages of a contract. Each direction of one becomes a type, `UpdateToBackend`, and all that go one
 * way become the union `ToBackend` or `ToFrontend`: what the other side has to be ready for.
 */
export function loadMessages(folder: ContractFolder, bundle: Bundle): Message[] {
  const messages = folder.list('messages').map((path) => loadMessage(folder, path, bundle));
  for (const direction of directions) {
    const variants = messages.flatMap((message) => message[direction]?.message ?? []);
    if (variants.length === 0) continue;
    bundle.declare(pascal(direction), `${folder.path}/contract.json#/messages`, {
      description: `Every message that goes ${direction === 'toBackend' ? 'from a frontend to the server' : 'from the server to a frontend'}.`,
      type: 'object',
      oneOf: variants.map((name) => ({ $ref: `#/$defs/${name}` })),
      discriminator: { propertyName: 'type' },
    });
  }
  return messages;
}

function loadMessage(folder: ContractFolder, path: string, bundle: Bundle): Message {
  const { name, title, description, ...data } = folder.json<MessageFile>('message', path);
  if (path !== `${folder.path}/messages/${name}.json`) {
    throw new Refused(`${path}#/name: Expected the name of the file, got "${name}".`);
  }
  const one = (direction: Direction): MessageData | null => {
    const schema = data[direction];
    if (!schema) return null;
    const type = bundle.add({ path, pointer: `/${direction}`, schema });
    const message = pascal(name) + pascal(direction);
    bundle.declare(message, `${path}#`, envelope(name, title, direction, type));
    return { message, data: type };
  };
  return { name, title, description, toBackend: one('toBackend'), toFrontend: one('toFrontend') };
}

/** What a server receives is closed like the input of a tool; what it sends is open like an output. */
function envelope(name: string, title: string, direction: Direction, data: string): Schema {
  return {
    description: `${title}: the whole message.`,
    type: 'object',
    required: ['type', 'data'],
    properties: {
      type: { description: 'Which message it is.', type: 'string', const: name },
      data: { description: 'What it says.', $ref: `#/$defs/${data}` },
    },
    ...(direction === 'toBackend' ? { additionalProperties: false } : {}),
  };
}

/** Names of the types that messages begin with, in the given directions. */
export function messageTypes(
  contract: Pick<Contract, 'messages' | 'types'>,
  ways: readonly Direction[] = directions,
): string[] {
  const whole = contract.messages.flatMap((one) => ways.flatMap((way) => one[way]?.message ?? []));
  return [...whole, ...ways.map(pascal).filter((union) => whole.length > 0 && contract.types[union])];
}

export function pascal(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
