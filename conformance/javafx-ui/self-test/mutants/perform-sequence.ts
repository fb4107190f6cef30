import type { RawScene } from '../../../../server/javafx-ui/scene/port.js';
import { asArray, asObject } from '../../../kit/reading/json.js';
import { onError, onOutput } from '../../../kit/self-test/alter-reply.js';
import { onInput } from '../../../kit/self-test/alter-request.js';
import type { ToolResult } from '../../../kit/self-test/mutant.js';
import { insteadOfReason } from '../alter-actions.js';
import { alterToolkit } from '../alter-toolkit.js';
import type { Mutant } from '../mutant.js';

/** 10.1 Sequence */
export const sequence = {
  'perform-results': {
    breaks: 'Has no result for an action that only moves the focus.',
    reply: onOutput('ui_perform', (output) => {
      output.results = asArray(output.results).filter((one) => asObject(one).type !== 'focus');
    }),
  },
  'perform-validate-first': {
    breaks: 'Looks at the shape of an action when its turn comes.',
    reply: async (result, { tool, input }, server) => {
      const error = asObject(result.structuredContent?.error);
      if (tool !== 'ui_perform' || error.code !== 'MCP_UI_INVALID_INPUT') return result;
      for (const action of asArray(input.actions)) {
        if ((await server.call(tool, { actions: [action] })).isError) break;
      }
      return result;
    },
    alsoRed: ['input-invalid-nothing'],
  },
  'perform-key-first': {
    breaks: 'Notices an unknown key when its turn comes.',
    reply: insteadOfReason('INVALID_KEY_CODE', async ({ tool, input }, server, { failedIndex }) => {
      const before = asArray(input.actions).slice(0, Number(failedIndex));
      if (before.length > 0) await server.call(tool, { ...input, actions: before });
      return server.call(tool, input);
    }),
  },
  'perform-bounds': {
    breaks: 'Takes a timeoutMs above the bound for the bound.',
    http: onInput('ui_perform', (input) =>
      Number(input.timeoutMs) > 60_000 ? { ...input, timeoutMs: 60_000 } : input,
    ),
  },
  'perform-stops': {
    breaks: 'Goes on with the next action after one that failed.',
    reply: async (result, { tool, input }, server) => {
      const { failedIndex } = asObject(asObject(result.structuredContent?.error).details);
      if (tool !== 'ui_perform' || typeof failedIndex !== 'number') return result;
      for (const action of asArray(input.actions).slice(failedIndex + 1)) {
        await server.call(tool, { actions: [action] });
      }
      return result;
    },
  },
  'perform-details': {
    breaks: 'Does not tell what was done before the action that failed.',
    reply: onError('MCP_UI_ACTION_FAILED', (error) => {
      asObject(error.details).results = [];
    }),
  },
  'perform-late-targets': {
    breaks: 'Does not mind that an earlier action has removed a target.',
    reply: (result, { input }) => {
      const { reason, failedIndex } = asObject(asObject(result.structuredContent?.error).details);
      return reason === 'STALE_REF' && Number(failedIndex) > 0 ? done(input.actions) : result;
    },
  },
  'perform-idle': {
    breaks: 'Shows the UI as it was before the pulse after a click.',
    toolkit: (toolkit) => {
      let seen: RawScene | undefined;
      return alterToolkit(toolkit, {
        async perform(action, options, deadline, next) {
          const scope = { kind: 'windows', selection: { stage: 'all' } } as const;
          const before = await toolkit.capture({ scope, sections: ['virtualization'] }, deadline);
          // All that this click changes it changes on the pulse.
          const later = before.nodes.find(({ id }) => id === 'later')?.uid;
          seen = 'target' in action && action.target.uid === later ? before : undefined;
          return next(action, options, deadline);
        },
        async capture(request, deadline, next) {
          const early = request.scope.kind === 'windows' ? seen : undefined;
          seen = undefined;
          return early ?? next(request, deadline);
        },
      });
    },
  },
} satisfies Record<string, Mutant>;

function done(actions: unknown): ToolResult {
  const results = asArray(actions).map((action) => ({ ok: true, type: asObject(action).type }));
  return { content: [{ type: 'text', text: 'Done.' }], structuredContent: { results } };
}
