import { contract } from '../../../../generated/mcp-ui-platform/newest.js';
import { isObject } from '../../../kit/reading/json.js';
import { onError } from '../../../kit/self-test/alter-reply.js';
import type { CheckContext } from '../../check.js';
import type { RequirementId } from '../../contract.js';
import { type Refusal, refusalsIn } from '../../platform/matrix.js';
import { reworded } from '../alter.js';
import { fault, type UiFault } from './fault.js';

/** Which sentence refuses a tool in a state. */
const sentenceOf = (state: string, tool: string): RequirementId => {
  if (state === 'unconfigured') return 'refused-unconfigured';
  if (state === 'configured') return 'refused-configured';
  return tool === 'ui_start' ? 'refused-start' : 'refused-configure';
};

/** Whoever waits for these refusals sees their codes, too. */
const seenBy: Partial<Record<string, readonly RequirementId[]>> = {
  'ui_get_state in configured': ['configure-leads', 'configure-again'],
  'ui_start in unconfigured': ['failure-stays'],
  'ui_run in configured': ['failure-stays'],
};

/** Each field of the matrix of states and tools, refused in a wrong way. */
const refusals = ['unconfigured', 'configured', 'running'].flatMap((state) =>
  refusalsIn({ contract } as unknown as Pick<CheckContext, 'contract'>, state).flatMap((refusal) =>
    wrongly(state, refusal),
  ),
);

function wrongly(state: string, { tool, code, message }: Refusal): UiFault[] {
  const of = [sentenceOf(state, tool), 'state-first'] as const;
  const where = `${tool} in ${state}`;
  const beside = seenBy[where] ?? [];
  return [
    fault(
      of,
      { breaks: `Refuses ${where} in other words.`, reply: reworded(code, () => `${message}!`, [tool]) },
      { place: where },
    ),
    fault(
      of,
      {
        breaks: `Refuses ${where} as a fault of its own.`,
        reply: onError(code, (error, call) => {
          if (call.tool === tool) error.code = 'UI_INTERNAL';
        }),
      },
      { place: where, beside },
    ),
    fault(
      of,
      {
        breaks: `Does not mark it as an error that ${where} is refused.`,
        reply: (result, call) => {
          const error = result.structuredContent?.error;
          const isRefusal = call.tool === tool && isObject(error) && error.code === code;
          return isRefusal ? { ...result, isError: false } : result;
        },
      },
      { place: where, beside: [...beside, 'error-channel'] },
    ),
  ];
}

export const lifecycleFaults: readonly UiFault[] = [
  ...refusals,
  ...(['ui-platform://state', 'ui-platform://state/1'] as const).map((uri) =>
    fault(
      'refused-resource',
      {
        breaks: `Says more than the refusal when ${uri} is read too early.`,
        rpc: (reply, { method, params }) => {
          const isRead = method === 'resources/read' && isObject(params) && params.uri === uri;
          if (!isRead || !isObject(reply.error)) return reply;
          return { ...reply, error: { ...reply.error, message: `Error: ${String(reply.error.message)}` } };
        },
      },
      { place: uri },
    ),
  ),
];
