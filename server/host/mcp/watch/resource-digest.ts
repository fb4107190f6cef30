import { createHash } from 'node:crypto';
import { withoutVolatile } from '../../../../generated/runtime/volatile.js';
import type { ToolReply } from '../../../calls/engine.js';
import { listResources } from '../core/list-resources.js';
import type { McpHost } from '../core/mcp-core.js';
import { type CallTool, type Reading, readResource } from '../core/read-resource.js';
import type { NamedResource, ResourceCatalog } from '../core/resource-catalog.js';
import type { Look } from './ui-watch.js';

/** One look at a resource or at the list of them, by the same calls as a client makes, but unaudited. */
export function lookAt({ contract, engine }: McpHost, catalog: ResourceCatalog): Look {
  /** Errors that tell a state of the application, and not that this look failed. */
  const states = new Set(contract.lifecycle?.states.flatMap(({ error }) => (error === null ? [] : [error])));
  return async (subject, signal) => {
    let failed = false;
    const call: CallTool = async (tool, input) => {
      const reply = await engine.call(tool, input, { arrivedAt: performance.now(), client: 'watch', signal });
      failed ||= !reply.ok && !states.has(reply.error.code) && !isAbsence(reply, catalog);
      return reply;
    };
    try {
      const digest =
        subject === null
          ? digestOf(await listResources(catalog, call))
          : await read(catalog.named(subject), call);
      return failed || signal.aborted ? undefined : digest;
    } catch {
      return undefined;
    }
  };

  async function read(named: NamedResource, call: CallTool): Promise<string | undefined> {
    const reading: Reading = await readResource(contract, named, call);
    if (reading.kind !== 'ok') return reading.reply ? reading.reply.error.code : 'absent';
    const { volatile } = contract.tools[named.resource.read!.tool]!;
    return digestOf(reading.reply && withoutVolatile(reading.reply.output, volatile));
  }
}

export function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64');
}

function isAbsence({ error }: ToolReply & { ok: false }, { entries }: ResourceCatalog): boolean {
  return entries.some(({ resource }) => resource.read?.absent?.includes(error.code));
}
