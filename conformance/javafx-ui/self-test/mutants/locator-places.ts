import { asArray, asObject, type JsonObject } from '../../../kit/reading/json.js';
import { toolError } from '../../../kit/self-test/alter-reply.js';
import { callOf, onInput, withInput } from '../../../kit/self-test/alter-request.js';
import type { ToolCall } from '../../../kit/self-test/mutant.js';
import { insteadOfReason, withActions } from '../alter-actions.js';
import type { Mutant } from '../mutant.js';

/** Takes the locators of actions for others. */
const misread = (change: (locator: string) => string) =>
  onInput('ui_perform', (input) =>
    withActions(input, (action) =>
      typeof action.locator === 'string' ? { ...action, locator: change(action.locator) } : action,
    ),
  );

const hasLocator = ({ input }: ToolCall): boolean =>
  asArray(input.actions).some((action) => typeof asObject(action).locator === 'string');

/** 17.3 Where a locator may stand */
export const locatorPlaces = {
  'locator-get-node': {
    breaks: 'Reads the first node of several places.',
    http: onInput('ui_get_node', (input) =>
      input.locator === '#siblings >> Button nth=1'
        ? { ...input, locator: '#siblings >> Button nth=0' }
        : input,
    ),
  },

  'locator-action': {
    breaks: 'Scrolls something else than what the locator names.',
    http: misread((locator) => (locator === '#scroll-counter' ? '#list' : locator)),
  },

  'locator-exactly-one': {
    breaks: 'Takes a target before a locator.',
    http: onInput('ui_perform', (input) =>
      withActions(input, ({ locator, ...action }) =>
        locator === undefined || action.target != null ? action : { ...action, locator },
      ),
    ),
  },

  'locator-late': {
    breaks: 'Resolves every locator before the first action.',
    async http(request, forward) {
      const input = callOf(request, 'ui_perform');
      const [first, ...later] = asArray(input?.actions).map(asObject);
      if (!input || later.length === 0) return forward(request);
      const resolved: JsonObject[] = [];
      for (const action of later) resolved.push((await isThere(action)) ? action : lost(action));
      return forward(withInput(request, { ...input, actions: [first, ...resolved] }));

      async function isThere({ locator }: JsonObject): Promise<boolean> {
        if (locator === undefined) return true;
        const look = request.body.toString('utf8').replace('"ui_perform"', '"ui_look"');
        const answer = await forward(
          withInput({ ...request, body: Buffer.from(look) }, { within: locator, maxBytes: 1024 }),
        );
        return !String(answer.body).includes('MCP_UI_NODE_NOT_FOUND');
      }
    },
  },

  'locator-action-row': {
    breaks: 'Counts rows from 1.',
    http: misread((locator) =>
      locator.replace(/ row=(\d+)/, (_, row: string) => ` row=${Math.max(0, Number(row) - 1)}`),
    ),
  },

  'locator-action-missing': {
    breaks: 'Says that it is done where there is nothing to do it to.',
    reply: (result, call) => {
      const { reason } = asObject(asObject(result.structuredContent?.error).details);
      if (reason !== 'NODE_NOT_FOUND' || !hasLocator(call)) return result;
      const results = asArray(call.input.actions).map((action) => ({
        ok: true,
        type: asObject(action).type,
      }));
      return { content: [{ type: 'text', text: 'Done.' }], structuredContent: { results } };
    },
  },

  'locator-action-ambiguous': {
    breaks: 'Takes the first of several nodes.',
    http: misread((locator) => (locator === '#siblings >> Button' ? `${locator} nth=0` : locator)),
  },

  'locator-action-modal': {
    breaks: 'Does not find what is behind a modal window.',
    reply: (result, call, server) =>
      hasLocator(call)
        ? insteadOfReason('BLOCKED_BY_MODAL', (_call, _server, details) =>
            toolError(
              'MCP_UI_ACTION_FAILED',
              'Action 0 (click) failed with NODE_NOT_FOUND: It is not there.',
              {
                ...details,
                reason: 'NODE_NOT_FOUND',
              },
            ),
          )(result, call, server)
        : result,
  },
} satisfies Record<string, Mutant>;

/** The same action on what is not there. */
const lost = (action: JsonObject): JsonObject => ({ ...action, locator: '#there-is-no-such-node' });
