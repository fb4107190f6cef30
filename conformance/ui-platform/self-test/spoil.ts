import { connectStdio, type StartOptions } from '../../kit/connection/stdio-connection.js';
import { isObject } from '../../kit/reading/json.js';
import type { Target } from '../../kit/run/open-target.js';
import { mutatedStdio } from '../../kit/self-test/mutated-stdio.js';
import { combineMutants } from '../../kit/self-test/random-faults/combine-mutants.js';
import type { Platform, Spoiling, UiMutant } from './mutant.js';
import { startWebFront, type WebFront } from './web-front.js';

/** Processes of a healthy platform, each with the fault in it. */
export function spoiled(command: readonly string[], mutant: UiMutant): Target {
  const { breaks, each, web, program, normally } = mutant;
  return {
    command: normally?.(command) ?? command,
    connect(clock, era, start: StartOptions = {}) {
      const own: Spoiling = each?.(start) ?? {};
      const door = web ? frontDoor(web) : null;
      // The door stands before the healthy platform: whatever the faults say, they say of it.
      const parts = [...(door ? [{ breaks, reply: door.reply }] : []), mutant, { breaks, ...own }];
      const between = mutatedStdio(combineMutants(parts));
      return connectStdio(program?.(command) ?? command, clock, {
        era,
        ...start,
        between: { ...between, ended: () => door?.close() },
      });
    },
  };
}

/** Puts a web server of its own before that of the platform, and tells the agent about that one. */
function frontDoor(fault: NonNullable<UiMutant['web']>): {
  reply: NonNullable<Spoiling['reply']>;
  close(): void;
} {
  let front: WebFront | undefined;
  let baseDir = '';
  return {
    async reply(result, { tool, input }, tools) {
      if (result.isError) return result;
      if (tool === 'ui_configure') baseDir = String(input.base_dir);
      const url = isObject(result.structuredContent) ? String(result.structuredContent.url) : '';
      if (tool !== 'ui_start') return result;
      const platform: Platform = {
        tools,
        get baseDir() {
          return baseDir;
        },
      };
      front = await startWebFront(url, fault(platform));
      return {
        ...result,
        structuredContent: { url: front.url },
        content: [{ type: 'text', text: front.url }],
      };
    },
    close: () => front?.close(),
  };
}
