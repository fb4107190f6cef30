import type { ContractModule } from '../../../../generated/runtime/contract-module.js';
import type { ToolReply } from '../../../calls/engine.js';
import { at } from './json-pointer.js';
import type { NamedResource } from './resource-catalog.js';
import { toolInput } from './tool-input.js';

/** Makes a call of a tool, for whomever. */
export type CallTool = (tool: string, input: unknown) => Promise<ToolReply>;

/** What reading a resource came to. `null` of `ok` means: it is there, and holds nothing now. */
export type Reading =
  | { kind: 'ok'; reply: (ToolReply & { ok: true }) | null }
  /** There is no such resource, or not any more. */
  | { kind: 'absent'; reply: (ToolReply & { ok: false }) | null }
  | { kind: 'failed'; reply: ToolReply & { ok: false } };

/** Reads by the tool calls that the contract declares for the resource. */
export async function readResource(
  contract: Pick<ContractModule, 'tools'>,
  { resource, values }: NamedResource,
  call: CallTool,
): Promise<Reading> {
  const { read } = resource;
  if (!read) return { kind: 'absent', reply: null };
  const isAbsent = ({ error }: ToolReply & { ok: false }) => read.absent?.includes(error.code) === true;
  const known: Record<string, unknown> = { ...values };
  if (read.given) {
    const given = await call(read.given.tool, read.given.input);
    if (!given.ok) return isAbsent(given) ? { kind: 'ok', reply: null } : { kind: 'failed', reply: given };
    for (const [name, pointer] of Object.entries(read.given.variables)) {
      const value = at(given.output, pointer);
      if (value === undefined || value === null) return { kind: 'ok', reply: null };
      known[name] = value;
    }
  }
  const input = toolInput(contract, read, known);
  if (input === undefined) return { kind: 'absent', reply: null };
  const reply = await call(read.tool, input);
  if (reply.ok) return { kind: 'ok', reply };
  return isAbsent(reply) ? { kind: 'absent', reply } : { kind: 'failed', reply };
}
