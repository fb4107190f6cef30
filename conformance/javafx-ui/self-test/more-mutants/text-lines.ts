import { onText } from '../../../kit/self-test/alter-reply.js';
import type { FurtherMutant } from './further-mutant.js';

const tools = ['ui_get_snapshot', 'ui_query', 'ui_get_node'] as const;

/** Parts of a line such as `u-1 Button#ok"OK"="1"`, and what is left without them. */
const parts: Record<string, (line: string) => string> = {
  uid: (line) => line.replace(/^(\s*)u-[0-9a-z]+ /, '$1'),
  type: (line) => line.replace(/^(\s*u-[0-9a-z]+ )[A-Z]\w*/, '$1'),
  id: (line) => line.replace(/^(\s*u-[0-9a-z]+ \w+)#[\w-]+/, '$1'),
  text: (line) => line.replace(/^(\s*u-[0-9a-z]+ \w+[@\d]*(?:#[\w-]+)?)"(?:[^"\\]|\\.)*"/, '$1'),
  value: (line) => line.replace(/^(\s*u-[0-9a-z]+ \w+(?:#[\w-]+)?)="(?:[^"\\]|\\.)*"/, '$1'),
};

/** Changes each line of a text. */
const onLines = (tool: string, change: (line: string) => string): NonNullable<FurtherMutant['reply']> =>
  onText(tool, (text) => text.split('\n').map(change).join('\n'));

/** 2.3 Results: the text of each tool that tells of nodes */
export const textLines: readonly FurtherMutant[] = [
  ...Object.entries(parts).flatMap(([part, change]) =>
    tools.map(
      (tool): FurtherMutant => ({
        of: 'text-suffices',
        breaks: `Leaves the ${part} of a node out of the text of ${tool}.`,
        reply: onLines(tool, change),
      }),
    ),
  ),
  ...tools.map(
    (tool): FurtherMutant => ({
      of: 'text-agrees',
      breaks: `Leaves a node out of the text of ${tool}.`,
      reply: onText(tool, (text) => {
        const lines = text.split('\n');
        const last = lines.findLastIndex((line) => /^\s*u-/.test(line));
        return lines.filter((_, i) => i !== last).join('\n');
      }),
    }),
  ),
  ...tools.map(
    (tool): FurtherMutant => ({
      of: 'text-agrees',
      breaks: `Tells of a node in the text of ${tool} that its output does not have.`,
      reply: onText(tool, (text) => `${text}\nu-0stranger0 Button"Stranger"`),
    }),
  ),
  {
    of: 'text-agrees',
    breaks: 'Tells the nodes of a snapshot from the last one to the first one.',
    reply: onText('ui_get_snapshot', (text) => text.split('\n').reverse().join('\n')),
  },
  ...tools.map(
    (tool): FurtherMutant => ({
      of: 'text-escaped',
      breaks: `Writes line breaks as they are into the text of ${tool}.`,
      reply: onText(tool, (text) => text.replaceAll('\\n', '\n')),
    }),
  ),
  {
    of: 'text-escaped',
    breaks: 'Ends the line where the text of a node has a line break.',
    reply: onLines('ui_get_snapshot', (line) => line.replace(/\\n.*/, '"')),
  },
];
