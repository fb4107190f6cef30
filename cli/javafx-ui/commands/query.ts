import { lineOf, matchParts } from '../../../client/javafx-ui/node-line.js';
import { onOneLine } from '../../../client/javafx-ui/quote.js';
import { defineCommand } from '../../command.js';
import { print, printJson } from '../../print.js';
import { exitCodes } from '../ui/exit-codes.js';
import { locatorArgument, serverOptions, targetOptions, windowOption } from '../ui/options.js';
import { painter, paintParts } from '../ui/paint.js';
import { search } from '../ui/search.js';
import { withSession } from '../ui/with-session.js';

const { stage, match } = targetOptions;

export const command = defineCommand({
  description: 'Finds nodes.',
  positionals: [locatorArgument],
  options: {
    stage,
    ...windowOption,
    within: {
      type: 'string',
      placeholder: 'locator',
      description: 'Only what is below this node; needs a server of 1.1',
    },
    match,
    limit: { type: 'integer', placeholder: 'number', description: 'At most this many', default: 50 },
    ...serverOptions,
  },
  examples: [
    'query Button',
    'query "VBox > .primary"',
    'query text=save --json',
    'query "text=^Item \\d$" --match regex',
    'query Button --within "label=Colour"',
  ],
  exitCodes,
  async run({ options, positionals: [locator = ''] }) {
    const { matches, total, nearest } = await withSession(options, (session) =>
      search(session, locator, options),
    );
    if (options.json) return printJson({ matches, total });
    const paint = painter();
    const lines = matches.map((one) => {
      const place = one.ancestor === undefined ? '' : paint('note', `  in ${onOneLine(one.ancestor)}`);
      return `${paintParts(matchParts(one), paint)}${place}\n`;
    });
    await print(lines.join(''));
    const told = total > matches.length ? `${total - matches.length} more; --limit shows them.\n` : '';
    process.stderr.write(total === 0 ? none(locator, nearest.map(matchParts).map(lineOf)) : told);
  },
});

function none(locator: string, nearest: readonly string[]): string {
  const hint = nearest.length === 0 ? '' : ' Nearest:';
  return `No node matches ${locator}.${hint}\n${nearest.map((line) => `  ${line}\n`).join('')}`;
}
