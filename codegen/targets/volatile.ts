import type { Contract, Schema } from '../contract.js';
import { type File, header, sourceOf } from '../file.js';
import { markedPlaces } from '../pointers.js';
import type { VolatilePlace } from '../runtime/volatile.js';

/** Where the outputs of tools may differ between two readings of the same thing. */
export function volatile(contract: Contract): File[] {
  const entries = contract.tools.map((tool) => {
    const places = volatilePlaces(contract, tool.output).map((place) => `    ${JSON.stringify(place)},\n`);
    const list = places.length === 0 ? '[]' : `[\n${places.join('')}  ]`;
    return `  ${JSON.stringify(tool.name)}: ${list},\n`;
  });
  const text = [
    header(sourceOf(contract)),
    `import type { VolatilePlace } from '../../runtime/volatile.js';`,
    `import type { ToolName } from './types.js';`,
    '',
    '/** Places in the output of each tool; everything else is the same as long as nothing changes. */',
    `export const volatile: Readonly<Record<ToolName, readonly VolatilePlace[]>> = {\n${entries.join('')}};`,
    '',
  ].join('\n');
  return [{ path: `${contract.key}/volatile.ts`, text }];
}

export function volatilePlaces(contract: Contract, type: string): VolatilePlace[] {
  const mark = (schema: Schema): Schema['x-volatile'] => schema['x-volatile'];
  return markedPlaces(contract.types, type, mark).map((place) =>
    place.mark === true ? { pointer: place.pointer } : { pointer: place.pointer, items: place.mark },
  );
}
