import type { Contract } from '../../contract.js';
import { directions, messageTypes } from '../../messages.js';
import { reachable } from '../../subschemas.js';
import type { Root } from '../judge/evidence.js';
import type { Schema } from '../schema.js';

/** Where instances of a contract's types come from and go to. */
export function rootsOf(before: Contract, after: Contract): Root[] {
  const roots: Root[] = [];
  for (const old of before.tools) {
    const now = after.tools.find((tool) => tool.name === old.name);
    if (!now) continue;
    for (const position of ['input', 'output'] as const) {
      const schemas = { before: reference(old[position]), after: reference(now[position]) };
      roots.push({ schemas, position, tools: [old.name], label: `${position} of ${old.name}` });
    }
  }
  const all = after.tools.map((tool) => tool.name);
  const envelopes = { before: reference(before.errorEnvelope), after: reference(after.errorEnvelope) };
  roots.push({ schemas: envelopes, position: 'error', tools: all, label: 'error' });
  for (const old of before.errors) {
    const now = after.errors.find((error) => error.code === old.code);
    if (!now?.details || !old.details) continue;
    const tools = after.tools.filter((tool) => tool.errors.includes(old.code)).map((tool) => tool.name);
    const schemas = { before: reference(old.details), after: reference(now.details) };
    roots.push({ schemas, position: 'error', tools, label: `details of ${old.code}` });
  }
  for (const old of before.messages) {
    const now = after.messages.find((message) => message.name === old.name);
    for (const way of directions) {
      const [data, other] = [old[way]?.data, now?.[way]?.data];
      if (data === undefined || other === undefined) continue;
      const schemas = { before: reference(data), after: reference(other) };
      const position = way === 'toBackend' ? 'input' : 'output';
      roots.push({ schemas, position, tools: [], label: `${old.name} ${way}` });
    }
  }
  const documents = documentsOf(after);
  for (const name of documentsOf(before).filter((one) => documents.includes(one))) {
    const schemas = { before: reference(name), after: reference(name) };
    roots.push({ schemas, position: 'output', tools: [], label: name });
  }
  return roots;
}

/** Types that no tool, no message and no error leads to: a server sends them by other ways, such as `GET /health`. */
export function documentsOf(contract: Contract): string[] {
  const used = new Set(
    reachable(contract.types, [
      ...contract.tools.flatMap((tool) => [tool.input, tool.output]),
      contract.errorEnvelope,
      ...contract.errors.flatMap((error) => error.details ?? []),
      ...messageTypes(contract),
    ]),
  );
  const others = Object.keys(contract.types).filter((name) => !used.has(name));
  const below = new Set(
    others.flatMap((name) => reachable(contract.types, [name]).filter((one) => one !== name)),
  );
  // Only where a way begins; of types that only refer to each other, the first.
  const starts = others.filter((name) => !below.has(name));
  const covered = new Set(reachable(contract.types, starts));
  for (const name of others) {
    if (covered.has(name)) continue;
    starts.push(name);
    for (const one of reachable(contract.types, [name])) covered.add(one);
  }
  return starts;
}

function reference(type: string): Schema {
  return { $ref: `#/$defs/${type}` };
}
