import type { Random } from '../../codegen/evolution/fuzz/random.js';
import { anyName, anyValue, nastyNumbers, nastyTexts } from './values.js';

/** The value with one thing wrong, or odd, somewhere in it. */
export function mutate(value: unknown, random: Random): unknown {
  // Down to a place somewhere below, or here.
  if (Array.isArray(value) && value.length > 0 && random.chance(0.75)) {
    const at = random.integer(0, value.length - 1);
    return value.with(at, mutate(value[at], random));
  }
  if (isObject(value)) {
    const names = Object.keys(value);
    if (names.length > 0 && random.chance(0.7)) {
      const name = random.of(names);
      return { ...value, [name]: mutate(value[name], random) };
    }
    return mutateObject(value, random);
  }
  if (Array.isArray(value)) return mutateArray(value, random);
  if (random.chance(0.3)) return anyValue(random);
  if (typeof value === 'string') return mutateText(value, random);
  if (typeof value === 'number') return random.chance(0.5) ? random.of(nastyNumbers) : -value + 0.5;
  return anyValue(random);
}

function mutateObject(object: Record<string, unknown>, random: Random): unknown {
  const names = Object.keys(object);
  const name = names.length > 0 ? random.of(names) : anyName(random);
  const { [name]: value, ...without } = object;
  switch (random.integer(0, 4)) {
    case 0:
      return without;
    case 1:
      // `defineProperty`, because `__proto__` is a name like any other in JSON.
      return Object.defineProperty({ ...object }, anyName(random), {
        value: anyValue(random),
        enumerable: true,
        configurable: true,
        writable: true,
      });
    case 2:
      return { ...without, [`${name}${random.of([' ', 's', '\u0000', 'X'])}`]: value };
    case 3:
      return { ...object, [name]: null };
    default:
      return anyValue(random);
  }
}

function mutateArray(list: readonly unknown[], random: Random): unknown {
  switch (random.integer(0, 3)) {
    case 0:
      return [...list, anyValue(random)];
    case 1:
      return list.slice(1);
    case 2:
      return Array.from({ length: random.of([101, 300]) }, () => list[0] ?? anyValue(random, 1));
    default:
      return list.length > 0 ? list[0] : {};
  }
}

function mutateText(text: string, random: Random): string {
  const at = random.integer(0, text.length);
  switch (random.integer(0, 4)) {
    case 0:
      return random.of(nastyTexts);
    case 1:
      return text.slice(0, at) + random.of(nastyTexts).slice(0, 20) + text.slice(at);
    case 2:
      return text.slice(0, at);
    case 3:
      return text.toUpperCase();
    default:
      return text.repeat(random.of([2, 60]));
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
