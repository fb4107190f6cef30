import type { ContractModule, ToolDescriptor } from '../../../generated/runtime/contract-module.js';
import type { CallContext, Engine, ToolReply } from '../../calls/engine.js';

/** A contract of two tools and one error code, as much as the host needs of one. */
export const tinyContract = {
  schema: 'tiny/1.0',
  title: 'Tiny',
  description: 'Two tools for tests.',
  tools: {
    echo: { descriptor: descriptor('echo', 'Echo') },
    fail: { descriptor: descriptor('fail', 'Fail') },
  },
  errors: { TINY_BROKEN: { code: 'TINY_BROKEN', integer: -31042, meaning: 'Broken.', next: 'Mend it.' } },
  prompts: [],
  resources: [],
} as unknown as ContractModule;

export interface SeenCall {
  tool: string;
  input: unknown;
  context: CallContext;
}

export type FakeEngine = Engine & { readonly seen: SeenCall[] /** Lets `slow` end. */; release(): void };

/** Answers `echo` with its input and `fail` with an error; `throws`, `slow` and `waits` do as they are called. */
export function fakeEngine(): FakeEngine {
  const seen: SeenCall[] = [];
  const known = ['echo', 'fail', 'throws', 'slow', 'waits', 'picture'];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return {
    seen,
    release,
    tools: () => Object.values(tinyContract.tools).map((tool) => tool.descriptor),
    resolveTool: (name: string) => known.find((each) => each === name || `t.${each}` === name),
    async call(tool: string, input: unknown, context: CallContext): Promise<ToolReply> {
      seen.push({ tool, input, context });
      if (tool === 'throws') throw new Error('secret /etc/path');
      if (tool === 'slow') await released;
      if (tool === 'waits') await aborted(context.signal);
      if (tool === 'picture') {
        return {
          ok: true,
          output: { data: 'aGk=' },
          text: 'A picture.',
          blocks: [{ type: 'image', mimeType: 'image/png', data: 'aGk=' }],
        };
      }
      if (tool !== 'fail')
        return { ok: true, output: { echo: input }, text: `echo ${JSON.stringify(input)}` };
      const error = { code: 'TINY_BROKEN', message: 'It is broken.', details: { part: 1 } };
      return { ok: false, error, text: 'TINY_BROKEN: It is broken. Mend it.' };
    },
    async close() {},
  } as unknown as FakeEngine;
}

function descriptor(name: string, title: string): ToolDescriptor {
  const schema = { type: 'object' } as const;
  return {
    name,
    title,
    description: `${title}.`,
    inputSchema: schema,
    outputSchema: schema,
  } as unknown as ToolDescriptor;
}

function aborted(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => signal?.addEventListener('abort', () => resolve()));
}
