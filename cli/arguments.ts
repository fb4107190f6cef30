import { parseArgs } from 'node:util';
import { nearest } from '../generated/runtime/nearest.js';
import type { Command, Input, Option, Options } from './command.js';
import { UsageError } from './failure.js';

/** Reads a command line as a command declares it; a mistake becomes one sentence. */
export function parse(command: Command, argv: readonly string[]): Omit<Input, 'path'> {
  const options: Options = command.options ?? {};
  const end = argv.indexOf('--');
  const rest = end === -1 ? [] : argv.slice(end + 1);
  if (end !== -1 && command.rest === undefined) throw new UsageError('Nothing is expected after "--".');

  const { tokens, positionals } = parseArgs({
    args: end === -1 ? [...argv] : argv.slice(0, end),
    options: Object.fromEntries(
      Object.entries(options).map(([name, { type, short }]) => [
        name,
        {
          type: type === 'boolean' ? 'boolean' : 'string',
          multiple: true,
          ...(short ? { short } : {}),
        } as const,
      ]),
    ),
    strict: false,
    tokens: true,
  });
  const first = positionals[0];
  if (command.rest !== undefined && end === -1 && !command.positionals && first !== undefined) {
    throw new UsageError(`Put "--" before ${command.rest}: -- ${first} ….`);
  }
  const given = new Map<string, (string | number | boolean)[]>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const option = options[token.name];
    if (!option) throw unknownOption(token.rawName, Object.keys(options));
    given.set(token.name, [...(given.get(token.name) ?? []), optionValue(token, option)]);
  }
  const values = Object.entries(options).map(([name, option]) => {
    const list = given.get(name) ?? [];
    if (option.multiple) return [name, list];
    if (list.length > 1)
      throw new UsageError(`Expected "--${name}" at most once, got it ${list.length} times.`);
    return [name, list[0] ?? option.default ?? (option.type === 'boolean' ? false : undefined)];
  });
  return { options: Object.fromEntries(values), positionals: checkPositionals(command, positionals), rest };
}

interface OptionToken {
  readonly name: string;
  readonly rawName: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

function optionValue({ name, value, inlineValue }: OptionToken, option: Option): string | number | boolean {
  if (option.type === 'boolean') {
    if (value !== undefined) throw new UsageError(`The option "--${name}" takes no value, got "${value}".`);
    return true;
  }
  const looksLikeOption = !inlineValue && value !== undefined && /^-(?![\d.])./.test(value);
  if (value === undefined || looksLikeOption) {
    throw new UsageError(
      `The option "--${name}" needs a value: --${name} <${option.placeholder ?? option.type}>.`,
    );
  }
  if (option.choices && !option.choices.includes(value)) {
    const best = nearest(value, option.choices);
    const hint = best === undefined ? '' : ` Did you mean "${best}"?`;
    throw new UsageError(
      `Expected "--${name}" to be one of ${option.choices.join(', ')}, got "${value}".${hint}`,
    );
  }
  if (option.type === 'string') return value;
  const number = value.trim() === '' ? Number.NaN : Number(value);
  const right = option.type === 'integer' ? Number.isSafeInteger(number) : Number.isFinite(number);
  if (!right) {
    const kind = option.type === 'integer' ? 'an integer' : 'a number';
    throw new UsageError(`Expected "--${name}" to be ${kind}, got "${value}".`);
  }
  return number;
}

function unknownOption(name: string, known: readonly string[]): UsageError {
  const best = nearest(name.replace(/^-+/, ''), [...known, 'help']);
  return new UsageError(`Unknown option "${name}".${best === undefined ? '' : ` Did you mean "--${best}"?`}`);
}

function checkPositionals(command: Command, given: readonly string[]): readonly string[] {
  const declared = command.positionals ?? [];
  const missing = declared.find((one, i) => !one.optional && given[i] === undefined);
  if (missing) throw new UsageError(`Missing argument <${missing.name}>: ${missing.description}.`);
  const surplus = declared.at(-1)?.multiple ? undefined : given[declared.length];
  if (surplus !== undefined) throw new UsageError(`Unexpected argument "${surplus}".`);
  return given;
}
