import type { Scalar, Type, Value } from '../../model/ir.js';

const scalars: Record<Scalar, string> = { string: 'str', integer: 'int', number: 'float', boolean: 'bool' };

/** The annotation of a type. */
export function annotation(type: Type): string {
  switch (type.kind) {
    case 'any':
      return 'Any';
    case 'list':
      return `list[${valueAnnotation(type.items)}]`;
    case 'map':
      return `dict[str, ${valueAnnotation(type.values)}]`;
    case 'choice':
      return type.of.map((one) => scalars[one]).join(' | ');
    case 'ref':
      return type.name;
    default:
      return scalars[type.kind];
  }
}

/** The same, or None when there may be no value. */
export function valueAnnotation({ type, nullable }: Value): string {
  return nullable ? orNone(annotation(type)) : annotation(type);
}

export const orNone = (words: string): string => (words === 'Any' ? words : `${words} | None`);
