import { asArray, asObject } from '../../../kit/reading/json.js';
import { onError, onOutput, onText } from '../../../kit/self-test/alter-reply.js';
import { alterToolkit } from '../alter-toolkit.js';
import { nodesIn } from '../nodes-in.js';
import type { FurtherMutant } from './further-mutant.js';

const atStart = 'hunter2-fixture';
const isPassword = ({ type }: { type?: unknown }): boolean => type === 'PasswordField';

const withLine = (tool: string, words: string): NonNullable<FurtherMutant['reply']> =>
  onText(tool, (text) => text.replace(/^(\s*u-\S+ PasswordField.*)$/m, `$1 ${words}`));

/** Answers with the node when a search has words of the password. */
const finding =
  (way: string): NonNullable<FurtherMutant['reply']> =>
  (result, { tool, input }, server) => {
    const { text, match = 'contains', predicate } = asObject(input.selector);
    const words = match === way ? text : undefined;
    const { textContains } = asObject(predicate);
    const asked = way === 'textContains' ? textContains : words;
    const isFound = typeof asked === 'string' && (atStart.includes(asked) || asked === '^hunter\\d');
    return tool === 'ui_query' && isFound ? server.call(tool, { selector: { css: '#secret' } }) : result;
  };

/** 4 Security: each place where a password could show, and each way to search for it */
export const secrets: readonly FurtherMutant[] = [
  {
    of: 'password-hidden',
    breaks: 'Tells a password in value.text of a snapshot.',
    reply: onOutput('ui_get_snapshot', (output) => {
      for (const node of nodesIn(output).filter(isPassword)) node.value = { text: atStart };
    }),
  },
  ...['ui_get_snapshot', 'ui_query', 'ui_get_node'].map(
    (tool): FurtherMutant => ({
      of: 'password-hidden',
      breaks: `Tells a password in the text of ${tool}.`,
      reply: withLine(tool, atStart),
    }),
  ),
  ...['ui_get_snapshot', 'ui_query', 'ui_get_node'].map(
    (tool): FurtherMutant => ({
      of: 'password-hidden',
      breaks: `Tells in the text of ${tool} how long a password is.`,
      ...tellingLength(tool),
    }),
  ),
  {
    of: 'password-hidden',
    breaks: 'Tells a password in the summary of a match.',
    reply: onOutput('ui_query', ({ matches }) => {
      for (const match of asArray(matches).map(asObject).filter(isPassword))
        match.summary = `PasswordField[text=${atStart}]`;
    }),
  },
  {
    of: 'password-hidden',
    breaks: 'Repeats what was set in the result of an action.',
    reply: (result, { tool, input }) => {
      for (const [i, action] of asArray(input.actions).entries()) {
        const one = asObject(asArray(result.structuredContent?.results)[i]);
        if (tool === 'ui_perform' && asObject(action).type === 'setText') one.text = asObject(action).text;
      }
      return result;
    },
  },
  {
    of: 'password-hidden',
    breaks: 'Repeats what was set in the error of an action.',
    reply: onError('MCP_UI_ACTION_FAILED', (error, { input }) => {
      error.message = `${error.message} (${JSON.stringify(input.actions)})`;
    }),
  },
  {
    of: 'password-hidden',
    breaks: 'Repeats an input that is not valid.',
    reply: onError('MCP_UI_INVALID_INPUT', (error, { input }) => {
      asObject(error.details).input = input;
    }),
  },
  ...['contains', 'equals', 'regex', 'textContains'].map(
    (way): FurtherMutant => ({
      of: 'password-unsearchable',
      breaks: `Finds a password by ${way}.`,
      reply: finding(way),
    }),
  ),
];

/** Tells in the line of a password field how many characters were last set. */
function tellingLength(tool: string): Pick<FurtherMutant, 'toolkit' | 'reply'> {
  let { length } = atStart;
  return {
    toolkit: (toolkit) =>
      alterToolkit(toolkit, {
        async perform(action, options, deadline, next) {
          const scope = { kind: 'windows', selection: { stage: 'all' } } as const;
          const { nodes } = await toolkit.capture({ scope, sections: [] }, deadline);
          const uid = nodes.find(({ password }) => password)?.uid;
          if (action.type === 'setText' && action.target.uid === uid) ({ length } = action.text);
          return next(action, options, deadline);
        },
      }),
    reply: onText(tool, (text) => text.replace(/^(\s*u-\S+ PasswordField.*)$/m, `$1 ${length} characters`)),
  };
}
