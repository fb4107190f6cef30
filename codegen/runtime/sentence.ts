import type { Finding, ValidationError } from './explain.js';
import { nearest } from './nearest.js';
import { pointerStep } from './pointer-pattern.js';
import { joined, listed, placeName, quoted, received, valueAt } from './wording.js';

interface Mistake {
  readonly rule: string;
  readonly pointer: string;
  readonly value: unknown;
  readonly params: ValidationError['params'];
  readonly isSecret: (pointer: string) => boolean;
}

type Wording = (mistake: Mistake) => Omit<Finding, 'rule'>;

/** One validation error as a sentence: what was expected, what came, what was probably meant. */
export function sentence(
  error: ValidationError,
  root: unknown,
  isSecret: (pointer: string) => boolean,
): Finding {
  const { keyword: rule, instancePath: pointer, params } = error;
  const wording = wordings[rule] ?? wrongValue;
  return { rule, ...wording({ rule, pointer, value: valueAt(root, pointer), params, isSecret }) };
}

const wordings: Record<string, Wording> = {
  required({ pointer, params }) {
    const name = String(params.missingProperty);
    return {
      pointer,
      message: `Missing member "${name}"${inside(pointer)}.`,
      expected: `the member "${name}"`,
    };
  },
  additionalProperties({ pointer, params }) {
    const name = String(params.additionalProperty);
    const members = (params.members as string[] | undefined) ?? [];
    const expected = members.length === 0 ? 'no members' : `only the members ${joined(members)}`;
    const hint = didYouMean(name, members) || ` Expected ${expected}.`;
    const message = `Unknown member ${quoted(name)}${inside(pointer)}.${hint}`;
    return { pointer: pointer + pointerStep(name), message, expected };
  },
  discriminator({ pointer, params, value, isSecret, rule }) {
    const tag = String(params.tag);
    const tags = params.tags as string[];
    const given = (value as Record<string, unknown>)[tag];
    const expected = `one of ${listed(tags)}`;
    if (given === undefined) {
      return {
        pointer,
        message: `Missing member "${tag}"${inside(pointer)}. Expected ${expected}.`,
        expected,
      };
    }
    const at = pointer + pointerStep(tag);
    return unknownValue({ rule, pointer: at, value: given, params: { allowedValues: tags }, isSecret });
  },
  enum: unknownValue,
  'x-exactlyOne': (mistake) => wrongMembers(mistake, 'exactly one of'),
  'x-atLeastOne': (mistake) => wrongMembers(mistake, 'at least one of'),
  'x-together': (mistake) => wrongMembers(mistake, 'all or none of'),
};

function wrongMembers({ rule, pointer, value, params }: Mistake, which: string): Omit<Finding, 'rule'> {
  const members = params.members as string[];
  const given = members.filter((name) => (value as Record<string, unknown>)[name] != null);
  const got = given.length === 0 ? 'none of them' : joined(given);
  const only = rule === 'x-together' ? 'only ' : '';
  const expected = `${which} ${members.join(', ')}`;
  return { pointer, message: `Expected ${expected}${inside(pointer)}; got ${only}${got}.`, expected };
}

function unknownValue({ pointer, value, params, isSecret }: Mistake): Omit<Finding, 'rule'> {
  const values = params.allowedValues as unknown[];
  const expected = values.length === 1 ? JSON.stringify(values[0]) : `one of ${listed(values)}`;
  const words = values.filter((one) => typeof one === 'string');
  const hint = typeof value === 'string' && !isSecret(pointer) ? didYouMean(value, words) : '';
  const place = placeName(pointer);
  const where = place === '' ? '' : ` for "${place}"`;
  const message = `Unknown value ${shown(value, pointer, isSecret)}${where}.${hint} Expected ${expected}.`;
  return { pointer, message, expected };
}

function wrongValue({ rule, pointer, value, params, isSecret }: Mistake): Omit<Finding, 'rule'> {
  const expected = expectation(rule, params);
  const place = placeName(pointer);
  const subject = place === '' ? expected : `"${place}" to be ${expected}`;
  return { pointer, message: `Expected ${subject}, got ${shown(value, pointer, isSecret)}.`, expected };
}

function expectation(rule: string, params: ValidationError['params']): string {
  if (typeof params.expected === 'string') return params.expected;
  if (rule === 'const') return JSON.stringify(params.allowedValue);
  if (rule !== 'type') return `a value that satisfies "${rule}"`;
  // In inputs null means absent: naming it beside another type would only distract.
  const types = [params.type].flat().map(String);
  const named = types.length > 1 ? types.filter((type) => type !== 'null') : types;
  return named.map((type) => typeNames[type] ?? type).join(' or ');
}

const typeNames: Record<string, string> = {
  object: 'an object',
  array: 'a list',
  string: 'a string',
  number: 'a number',
  integer: 'an integer',
  boolean: 'true or false',
};

function shown(value: unknown, pointer: string, isSecret: (pointer: string) => boolean): string {
  return isSecret(pointer) ? 'a value that is not shown' : received(value);
}

function inside(pointer: string): string {
  return pointer === '' ? '' : ` in "${placeName(pointer)}"`;
}

function didYouMean(word: string, candidates: readonly string[]): string {
  const best = nearest(word, candidates);
  return best === undefined ? '' : ` Did you mean "${best}"?`;
}
