import { asObject } from '../../../kit/reading/json.js';
import { onOutput, onText } from '../../../kit/self-test/alter-reply.js';
import type { Fault } from '../../../kit/self-test/random-faults/fault.js';
import { alterLookup } from '../alter-lookup.js';
import type { Mutant } from '../mutant.js';
import { nodesIn } from '../nodes-in.js';
import { fault } from './fault.js';

const tellers = ['ui_get_snapshot', 'ui_query', 'ui_get_node'] as const;
const isLine = (line: string): boolean => /^\s*u-/.test(line);

/** What people and models read: lines, passwords, pictures. */
export const toldFaults: readonly Fault<Mutant>[] = [
  ...tellers.flatMap((tool) => [
    fault(
      'text-suffices',
      {
        breaks: `Does not name the id of a node in the text of ${tool}.`,
        reply: onText(tool, (text) => text.replaceAll(/^(\s*u-\S+ [A-Z]\w*)#[\w-]+/gm, '$1')),
      },
      { place: `text of ${tool}` },
    ),
    fault(
      'text-suffices',
      {
        breaks: `Does not tell values in the text of ${tool}.`,
        reply: onText(tool, (text) => text.replaceAll(/^(\s*u-[^"=\n]+)="(?:[^"\\]|\\.)*"/gm, '$1')),
      },
      { place: `text of ${tool}` },
    ),
    fault(
      'text-escaped',
      {
        breaks: `Writes line breaks as they are into the text of ${tool}.`,
        reply: onText(tool, (text) => text.replaceAll('\\n', '\n')),
      },
      { place: `text of ${tool}` },
    ),
  ]),
  fault(
    'text-agrees',
    {
      breaks: 'Forgets the last node in the text of a snapshot.',
      reply: onText('ui_get_snapshot', (text) => {
        const lines = text.split('\n');
        return lines.toSpliced(lines.findLastIndex(isLine), 1).join('\n');
      }),
    },
    { place: 'text of ui_get_snapshot', beside: ['text-suffices'] },
  ),
  fault('password-hidden', {
    breaks: 'Tells a password as a text of nothing.',
    reply: onOutput('ui_get_node', (node) => {
      if (node.type === 'PasswordField') node.value = { text: '' };
    }),
  }),
  fault('password-hidden', {
    breaks: 'Tells a password in the text of a snapshot.',
    reply: onText('ui_get_snapshot', (text) =>
      text.replace(/(PasswordField#secret)/, '$1="hunter2-fixture"'),
    ),
  }),
  fault('password-hidden', {
    breaks: 'Puts a dot for each character of a password into the text of a snapshot.',
    reply: onText('ui_get_snapshot', (text) =>
      text.replace(/(PasswordField#secret)/, '$1="•••••••••••••••"'),
    ),
  }),
  fault('password-unsearchable', {
    breaks: 'Finds a password by a predicate.',
    toolkit: alterLookup((request, ask) => {
      const { predicate } = request.selector;
      const isPart = predicate?.textContains && 'hunter2-fixture'.includes(predicate.textContains);
      return ask(isPart ? { ...request, selector: { css: '#secret' } } : request);
    }),
  }),
  fault('password-unsearchable', {
    breaks: 'Finds a password by a pattern.',
    toolkit: alterLookup((request, ask) => {
      const { text = '', match } = request.selector;
      const isPart =
        match === 'regex' && text !== '' && new RegExp(text).test('hunter2-fixture') && /hunter/.test(text);
      return ask(isPart ? { ...request, selector: { css: '#secret' } } : request);
    }),
  }),
  fault(
    ['screenshot-png', 'result-schema'],
    {
      breaks: 'Tells a width of 0 of a picture.',
      reply: onOutput('ui_screenshot', (output) => {
        output.width = 0;
      }),
    },
    { beside: ['descriptor-output'] },
  ),
  fault('screenshot-image-block', {
    breaks: 'Calls a picture a JPEG.',
    reply: (result, { tool }) => {
      if (tool !== 'ui_screenshot') return result;
      const content = result.content.map((block) =>
        block.type === 'image' ? { ...block, mimeType: 'image/jpeg' } : block,
      );
      return { ...result, content };
    },
  }),
  fault(
    ['version-string', 'result-schema'],
    {
      breaks: 'Does not tell a minor version.',
      reply: onOutput('ui_get_snapshot', (output) => {
        output.schema = 'mcp-javafx-ui/1';
      }),
    },
    { beside: ['descriptor-output'] },
  ),
  fault(
    'stage-index',
    {
      breaks: 'Leaves a gap before the last of several windows.',
      reply: onOutput('ui_get_snapshot', (output, { input }) => {
        const stages = output.stages;
        const last = Array.isArray(stages) && stages.length > 1 ? asObject(stages.at(-1)) : {};
        if (input.stage === 'all') last.stageIndex = Number(last.stageIndex) + 1;
      }),
    },
    { beside: ['path-canonical'] },
  ),
  fault(
    'uid-unique',
    {
      breaks: 'Gives the graphic of a button the uid of the button.',
      reply: onOutput('ui_get_snapshot', (output) => {
        for (const node of nodesIn(output)) {
          const [graphic] =
            node.type === 'Button' && Array.isArray(node.children) ? node.children.map(asObject) : [];
          if (graphic) asObject(graphic.ref).uid = asObject(node.ref).uid;
        }
      }),
    },
    { beside: ['text-agrees'] },
  ),
];
