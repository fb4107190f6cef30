import type { ContractModule } from '../../../../generated/runtime/contract-module.js';

const whole = /^\{([A-Za-z][A-Za-z0-9_]*)\}$/;
const integer = /^(0|[1-9]\d{0,8})$/;

/**
 * The input of a call that a contract declares, with values in place of `{name}`. A URI has only text:
 * a number stands where the tool takes no text. Undefined when the values make no sense to the tool.
 */
export function toolInput(
  { tools }: Pick<ContractModule, 'tools'>,
  call: { tool: string; input: unknown },
  values: Readonly<Record<string, unknown>>,
): unknown {
  const { validateInput } = tools[call.tool]!;
  for (const input of [filled(call.input, values), filled(call.input, numbersOf(values))]) {
    if (validateInput(input)) return input;
  }
  return undefined;
}

function filled(part: unknown, values: Readonly<Record<string, unknown>>): unknown {
  if (typeof part === 'string') {
    const name = whole.exec(part)?.[1];
    return name !== undefined && Object.hasOwn(values, name) ? values[name] : part;
  }
  if (Array.isArray(part)) return part.map((item) => filled(item, values));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([name, member]) => [name, filled(member, values)]));
}

function numbersOf(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && integer.test(value) ? Number(value) : value,
    ]),
  );
}
