import type { BatchResult } from '../../../../generated/mcp-sweethome3d/1.0/types.js';
import type { ContractModule } from '../../../../generated/runtime/contract-module.js';
import { explain } from '../../../../generated/runtime/explain.js';
import { CallError } from '../../../calls/call-error.js';
import type { ContentBlock } from '../../../calls/content-block.js';
import { deadlineAfter } from '../../../calls/deadline.js';
import { platform } from '../../../calls/platform.js';
import { quote } from '../../../calls/quote.js';
import { invalidInput } from '../errors.js';
import type { OpenHome } from '../homes/open-home.js';
import { words } from '../words.js';
import type { Handler, Handlers, HomeTurn, ToolSettings } from './handler.js';

/** What can't be a part of a batch: it would not be one step of undo, or it would never end. */
const excluded: ReadonlySet<string> = new Set(['batch_commands', 'load_home', 'restore_checkpoint']);

/** Rolling back has to succeed also when the deadline of the call has passed. */
const rollbackMs = 5000;

type Tool = Handler<never, unknown>;
type Command = { action: string; params?: object | null };

/** Several commands, one after the other, as one step of undo. */
export function batchOf(
  others: Omit<Handlers, 'batch_commands'>,
  contract: ContractModule,
): Handlers['batch_commands'] {
  const tools = new Map<string, Tool>(Object.entries(others).filter(([name]) => !excluded.has(name)));

  async function carryOut(command: Command, turn: HomeTurn, settings: ToolSettings) {
    const tool = tools.get(command.action);
    if (!tool) throw refused(command.action, excluded.has(command.action));
    const params = command.params ?? {};
    const { validateInput } = contract.tools[command.action]!;
    if (!validateInput(params)) {
      const { issues, text } = explain(validateInput.errors, params);
      throw words.invalidInput(issues, text);
    }
    const { home } = params as { home?: string | null };
    if (home != null && home !== turn.home.id) {
      const message = `Expected "home" to be that of the batch, ${turn.home.id}; leave it out.`;
      throw invalidInput('/home', turn.home.id, message);
    }
    return tool(params as never, settings).run(turn);
  }

  return ({ commands, onError }, settings) => ({
    timeoutMs: settings.photoTimeoutMs,
    async run(turn) {
      const { home } = turn;
      const results: BatchResult[] = [];
      const blocks: ContentBlock[] = [];
      let failed = 0;
      await home.port.begin(home.id, 'Batch', home.call);
      const mark = home.memory.beginBatch();
      const undo = async () => {
        const call = { deadline: deadlineAfter(platform.now(), rollbackMs) };
        await home.port.rollback(home.id, call);
        for (const handle of home.memory.rollbackBatch(mark)) await home.port.drop(home.id, handle, call);
      };
      try {
        for (const [index, command] of commands.entries()) {
          const { action } = command;
          if (failed > 0 && onError !== 'continue') {
            results.push({ index, action, status: 'skipped' });
            continue;
          }
          try {
            const answer = await carryOut(command, turn, settings);
            blocks.push(...(answer.blocks ?? []));
            results.push({ index, action, status: 'ok', output: answer.output as Record<string, unknown> });
          } catch (cause) {
            failed += 1;
            results.push({ index, action, status: 'error', error: errorOf(cause) });
          }
        }
        const rolledBack = failed > 0 && onError === 'rollback';
        if (rolledBack) await undo();
        else await commit(home);
        return report(rolledBack ? results.map(undone) : results, rolledBack, rolledBack ? [] : blocks);
      } catch (cause) {
        // A deadline or a fault of ours: nothing half done is left behind.
        await undo();
        throw cause;
      }
    },
  });
}

async function commit(home: OpenHome): Promise<void> {
  await home.port.commit(home.id, home.call);
  for (const handle of home.memory.commitBatch()) await home.port.drop(home.id, handle, home.call);
}

function refused(action: string, isKnown: boolean): CallError {
  const why = isKnown
    ? `${action} can't be a part of a batch; call it by itself.`
    : `There is no tool ${quote(action, 80)}.`;
  return invalidInput('/action', 'a tool that a batch takes', why);
}

/** Errors of the contract are data; all others end the batch. */
function errorOf(cause: unknown) {
  const known = cause instanceof CallError ? cause : words.ofApplication?.(cause);
  if (!known) throw cause;
  const { code, message, details } = known;
  return { code, message, details: { ...details } };
}

const undone = (result: BatchResult): BatchResult =>
  result.status === 'ok' ? { index: result.index, action: result.action, status: 'undone' } : result;

function report(results: BatchResult[], rolledBack: boolean, blocks: readonly ContentBlock[]) {
  const number = (status: string) => results.filter((result) => result.status === status).length;
  const [succeeded, failed, skipped] = [number('ok'), number('error'), number('skipped')];
  const lines = results.map(({ index, action, status, output, error }) => {
    const id = (output as { id?: unknown } | undefined)?.id;
    return `${index} ${action}: ${error ? `${error.code}: ${error.message}` : status}${typeof id === 'string' ? ` ${id}` : ''}`;
  });
  const sum = `${succeeded} done, ${failed} failed, ${skipped} skipped${rolledBack ? '; all was undone' : ''}.`;
  return {
    output: { succeeded, failed, skipped, rolledBack, results },
    text: [sum, ...lines].join('\n'),
    ...(blocks.length > 0 ? { blocks } : {}),
  };
}
