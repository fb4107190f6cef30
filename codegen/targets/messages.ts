import type { Contract, Message } from '../contract.js';
import { type File, header, sourceOf } from '../file.js';
import { type Direction, directions, pascal } from '../messages.js';
import { validatorName } from './validators.js';

/** `messages.ts`: what a server and its frontends say to each other, for both sides; a browser needs no more. */
export function messages(contract: Contract): File[] {
  if (contract.messages.length === 0) return [];
  const used = directions.filter((direction) => contract.messages.some((one) => one[direction]));
  const checks = contract.messages.flatMap((one) => used.flatMap((way) => one[way]?.message ?? []));
  const text = [
    header(sourceOf(contract)),
    `import type { MessageModule } from '../../runtime/contract-module.js';`,
    `import type * as types from './types.js';`,
    `import {\n${checks.map((type) => `  ${validatorName(type)},\n`).join('')}} from './validators.js';`,
    '',
    `export type { ${used.map(pascal).join(', ')} } from './types.js';`,
    `export { ${used.map((direction) => validatorName(pascal(direction))).join(', ')} } from './validators.js';`,
    '',
    '/** The data of every message, by the direction in which it goes. */',
    `export interface Messages {\n${used.map((direction) => dataMap(contract, direction)).join('')}}`,
    '',
    '/** Every message, with the checks of the directions in which it goes. */',
    `export const messages: readonly MessageModule[] = [\n${contract.messages.map(entry).join('')}];`,
    '',
  ];
  return [{ path: `${contract.key}/messages.ts`, text: text.join('\n') }];
}

export function directionOf(message: Message): 'toBackend' | 'toFrontend' | 'both' {
  if (message.toBackend && message.toFrontend) return 'both';
  return message.toBackend ? 'toBackend' : 'toFrontend';
}

function dataMap(contract: Contract, direction: Direction): string {
  const members = contract.messages.flatMap((one) => {
    const data = one[direction]?.data;
    return data ? `    /** ${one.title}. */\n    ${one.name}: types.${data};\n` : [];
  });
  return `  ${direction}: {\n${members.join('')}  };\n`;
}

function entry(message: Message): string {
  const check = (direction: Direction): string =>
    message[direction] ? validatorName(message[direction].message) : 'null';
  return `  {
    name: ${JSON.stringify(message.name)},
    title: ${JSON.stringify(message.title)},
    description: ${JSON.stringify(message.description)},
    direction: ${JSON.stringify(directionOf(message))},
    validateToBackend: ${check('toBackend')},
    validateToFrontend: ${check('toFrontend')},
  },
`;
}
