import type { Random } from '../../codegen/evolution/fuzz/random.js';
import { isObject } from './mutate.js';
import { anyText, anyValue, nastyTexts } from './values.js';

type Schema = Record<string, unknown>;

/**
 * Stands for the uid that the node with this id has when the message is sent: uids differ from run to run,
 * and a case that was found has to work in the next one.
 */
export const uidOf = (id: string): string => `uid of #${id}`;

const ids = [
  'name',
  'email',
  'secret',
  'submit',
  'agree',
  'red',
  'fruit',
  'volume',
  'count',
  'date',
  'tabs',
  'list',
  'table',
  'tree',
  'tree-table',
  'add',
  'remove',
  'victim',
  'covered',
  'disabled-button',
  'invisible-button',
  'click-target',
  'key-pane',
  'scroll-pane',
  'open-dialog',
  'open-twin',
  'open-menu',
  'menu-bar',
];

/** What members of these names mostly hold, so that a message gets past the first check. */
const usual: Record<string, (random: Random) => unknown> = {
  uid: (random) => (random.chance(0.9) ? uidOf(random.of(ids)) : random.of(['u-0', 'u-zzzz', 'x'])),
  path: (random) =>
    random.of(['/stages[0]/scene/root', '/stages[0]/scene/root/VBox[0]', '/stages[9]/scene/root/A[99]']),
  css: (random) =>
    random.of([
      '#submit',
      'Button',
      '.button',
      'VBox > *',
      'HBox Label.label',
      '*',
      'a>b>c',
      random.of(nastyTexts),
    ]),
  text: (random) =>
    random.of(['Submit', 'item', '^Item \\d+$', '(a|b)*c', anyText(random), random.of(nastyTexts)]),
  key: (random) =>
    random.of(['ENTER', 'TAB', 'A', 'ESCAPE', 'PAGE_DOWN', 'f4', 'NO_SUCH_KEY', 'SPACE', 'END']),
  modifiers: (random) => random.some(['SHIFT', 'ctrl', 'ALT', 'Shortcut', 'META']),
  index: (random) => random.of([0, 1, 5, 199, 999, 1000, 1e9]),
  column: (random) => random.of([0, 1, 'name', 'age', 99, '']),
  stageIndex: (random) => random.of([0, 0, 0, 1, 7]),
  depth: (random) => random.of([0, 1, 8, 1000]),
  limit: (random) => random.of([1, 50, 1000]),
  x: (random) => random.of([0, 120.5, 640, -5, 1e9]),
  y: (random) => random.of([0, 80, 400.25, -5, 1e9]),
  deltaY: (random) => random.of([-40, 40, -100_000, 1e12, 0]),
  timeoutMs: (random) => random.of([1, 50, 5000, 60_000]),
  typeIs: (random) => random.some(['Button', 'Label', 'TextField', 'NoSuchType'], 1),
};

/** A value that the schema mostly admits. Reads the schema as it is published, and nothing else. */
export function nearSchema(schema: Schema, random: Random, name = ''): unknown {
  const known = usual[name];
  if (known && random.chance(0.85)) return known(random);
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return random.of(schema.enum);
  const properties = schema.properties as Record<string, Schema> | undefined;
  if (properties && !isUnion(schema)) return objectNear(schema, properties, random);
  const branches = (schema.oneOf ?? schema.anyOf) as Schema[] | undefined;
  if (branches) {
    const real = branches.filter((branch) => branch.type !== 'null');
    return random.chance(0.1) ? null : nearSchema(random.of(real), random, name);
  }
  switch ([schema.type].flat()[0]) {
    case 'array': {
      const length = random.chance(0.05) ? 101 : random.integer(Number(schema.minItems ?? 0), 3);
      return Array.from({ length }, () => nearSchema(schema.items as Schema, random));
    }
    case 'boolean':
      return random.chance(0.5);
    case 'integer':
      return random.integer(Number(schema.minimum ?? 0), Math.min(Number(schema.maximum ?? 5), 100));
    case 'number':
      return random.integer(-5, 500) / 2;
    case 'string':
      return anyText(random);
    default:
      return isObject(schema) && schema.type === 'object' ? {} : anyValue(random);
  }
}

/** The alternatives are the members' doing in an object that also lists them itself. */
function isUnion(schema: Schema): boolean {
  const branches = schema.oneOf as Schema[] | undefined;
  return branches?.some((branch) => isObject(branch.properties) && 'type' in branch.properties) ?? false;
}

function objectNear(schema: Schema, properties: Record<string, Schema>, random: Random): unknown {
  const required = (schema.required ?? []) as string[];
  const groups = [
    ...(schema.oneOf ? [schema.oneOf] : []),
    ...(schema.anyOf ? [schema.anyOf] : []),
  ] as Schema[][];
  // Of a group of alternatives mostly one is chosen.
  const alternatives = groups.flat().flatMap(({ required: names }) => (names as string[] | undefined) ?? []);
  const chosen = alternatives.length > 0 ? random.of(alternatives) : undefined;
  const value: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(properties)) {
    const wanted = required.includes(name) || name === chosen;
    const odds = wanted ? 0.98 : alternatives.includes(name) ? 0.05 : 0.3;
    if (random.chance(odds)) value[name] = nearSchema(member, random, name);
  }
  return value;
}
