import { asObject } from '../../../kit/reading/json.js';
import { insteadOfError, toolError } from '../../../kit/self-test/alter-reply.js';
import { onInput } from '../../../kit/self-test/alter-request.js';
import { withWithin } from '../alter-looks.js';
import { alterToolkit } from '../alter-toolkit.js';
import type { Mutant } from '../mutant.js';

const isOtherRow = (message: unknown): boolean => String(message).includes('another item');
const misread = (change: (within: string) => string) => onInput('ui_look', withWithin(change));

/** 17 Locators */
export const locators = {
  'locator-uid': {
    breaks: 'Takes a uid for a type.',
    http: misread((within) => (/^u-[0-9a-z]+$/.test(within) ? within.replace('u-', 'u_') : within)),
    alsoRed: ['look-within', 'look-cut-told'],
  },

  'locator-selector': {
    breaks: 'Overlooks the style class after a type.',
    http: misread((within) => (within === 'Button.primary' ? 'Button' : within)),
  },

  'locator-subtype': {
    breaks: 'Matches types exactly.',
    toolkit: (toolkit) =>
      alterToolkit(toolkit, {
        async capture(request, deadline, next) {
          const { types: _, ...scene } = await next(request, deadline);
          return scene;
        },
      }),
  },

  'locator-text': {
    breaks: 'Takes words without quotes for the whole text.',
    http: misread((within) => within.replace(/^(text)=([^"]+)$/, '$1="$2"')),
  },

  'locator-equal': {
    breaks: 'Finds more than the node whose text equals the words.',
    http: misread((within) => within.replace(/^text=Twin$/, 'text=win')),
  },

  'locator-label': {
    breaks: 'Takes the text of a label for that of a node.',
    http: misread((within) => within.replace(/^label=/, 'text=')),
  },

  'locator-steps': {
    breaks: 'Searches everywhere, whatever the step before has found.',
    http: misread((within) => within.replace(/^#ordered >> (?=text)/, '')),
  },

  'locator-nth': {
    breaks: 'Counts from 1.',
    http: misread((within) =>
      within.replace(/Label nth=(\d)$/, (_, nth: string) => `Label nth=${Math.max(0, Number(nth) - 1)}`),
    ),
  },

  'locator-row': {
    breaks: 'Counts rows from 1.',
    http: misread((within) =>
      within.replace(/ row=(\d+)/, (_, row: string) => ` row=${Math.max(0, Number(row) - 1)}`),
    ),
  },

  'locator-item': {
    breaks: 'Takes an item for a row of the control alone.',
    http: misread((within) => within.replace(/^(Menu|#fruit|#shirt)(.*) item=/, '$1$2 row=')),
  },

  'locator-headers': {
    breaks: 'Knows the headers of columns by the type of the skin alone.',
    http: misread((within) => within.replace('TableColumn', 'TableColumnBase')),
  },

  'locator-place': {
    breaks: 'Says only that it is no locator.',
    reply: insteadOfError('MCP_UI_INVALID_INPUT', ({ tool, input }) =>
      tool === 'ui_look' && typeof input.within === 'string' && input.within !== ''
        ? toolError('MCP_UI_INVALID_INPUT', 'Expected a locator.', {
            issues: [{ pointer: '/within', message: 'Expected a locator.', expected: 'a locator' }],
          })
        : undefined,
    ),
  },

  'locator-stale': {
    breaks: 'Does not remember which uids it has issued.',
    reply: (result, call) => {
      const { code, message } = asObject(result.structuredContent?.error);
      return call.tool === 'ui_look' && code === 'MCP_UI_STALE_REF' && !isOtherRow(message)
        ? toolError('MCP_UI_NODE_NOT_FOUND', 'There is no such node.', { ref: {} })
        : result;
    },
  },

  'locator-stale-row': {
    breaks: 'Does not mind that a cell shows another row.',
    reply: (result, call, server) => {
      const { code, message } = asObject(result.structuredContent?.error);
      return call.tool === 'ui_look' && code === 'MCP_UI_STALE_REF' && isOtherRow(message)
        ? server.call('ui_look', {})
        : result;
    },
  },

  'locator-malformed': {
    breaks: 'Finds nothing by what is no locator.',
    http: misread((within) => (within === '#a nth=x' ? '#a' : within)),
  },

  'locator-missing': {
    breaks: 'Looks at everything when a locator names nothing.',
    reply: insteadOfError('MCP_UI_NODE_NOT_FOUND', ({ tool, input }, server) => {
      const { within, ...others } = input;
      return tool === 'ui_look' && String(within).startsWith('#there')
        ? server.call(tool, others)
        : undefined;
    }),
  },

  'locator-ambiguous': {
    breaks: 'Takes the first of several nodes.',
    http: misread((within) => (within === '#siblings >> Button' ? `${within} nth=0` : within)),
  },
} satisfies Record<string, Mutant>;
