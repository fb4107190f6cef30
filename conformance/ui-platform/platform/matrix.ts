import type { Lifecycle } from '../../../generated/runtime/contract-module.js';
import { toolNames } from '../../kit/contract.js';
import type { CheckContext, Reply } from '../check.js';
import { firstText } from '../context.js';
import type { Tools } from '../contract.js';

type ToolName = keyof Tools & string;

/** What a tool has to answer in a state where it does not work. */
export interface Refusal {
  readonly tool: ToolName;
  readonly code: string;
  readonly message: string;
}

/** The row of the matrix of states and tools that belongs to a state: the tools that are refused there. */
export function refusalsIn({ contract }: Pick<CheckContext, 'contract'>, state: string): Refusal[] {
  const found = (contract.lifecycle as Lifecycle<ToolName>).states.find(({ name }) => name === state)!;
  return (toolNames(contract as never) as ToolName[])
    .filter((tool) => !found.tools.includes(tool))
    .map((tool) => {
      const { error, message } = found.except?.find((one) => one.tool === tool) ?? found;
      return { tool, code: error ?? '', message: message ?? '' };
    });
}

/** An input for each tool that is right and does no harm. */
export const rightInputs: { readonly [T in ToolName]: Tools[T]['input'] } = {
  ui_configure: { base_dir: '/nowhere' },
  ui_start: {},
  ui_run: { code: 'return 1' },
  ui_upload_viewdef: { type: 'Refused', namespace: 'DEFAULT', content: '<template></template>' },
  ui_open_browser: {},
  ui_get_state: {},
};

/** States that a reply is this refusal, word for word. */
export function refusedExactly(
  t: CheckContext,
  reply: Reply,
  { tool, code, message }: Refusal,
  what = '',
): void {
  const where = `${tool}${what}`;
  t.failsWith(reply, code, where);
  t.equal(firstText(reply.result), message, `content[0].text of ${where}`, reply);
  t.equal(reply.result?.isError, true, `isError of ${where}`, reply);
}
