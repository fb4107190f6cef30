import type { Check, CheckContext, Reply } from '../check.js';
import { shared } from './shared.js';

/** 2.3 Results: those of actions, too, where something may be done */
export const results = {
  'result-bare': {
    run: shared['result-bare'],
    async withFixture(t) {
      const reply = await acted(t);
      const content = reply.result?.structuredContent;
      t.expect(content !== undefined, 'structuredContent of ui_perform', 'none', reply);
      t.expect(!reply.wrapped, 'the bare output of ui_perform', 'the output in {"output": …}', reply);
    },
  },

  'result-text': {
    run: shared['result-text'],
    async withFixture(t) {
      const reply = await acted(t);
      t.expect(reply.text.trim() !== '', 'text content in the result of ui_perform', 'none', reply);
    },
  },
} satisfies Record<string, Check>;

/** An action that succeeds. */
const acted = (t: CheckContext): Promise<Reply> => t.fixture.focus('#email');
