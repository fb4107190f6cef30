import { findAll } from '../../../client/javafx-ui/locator/find.js';
import { matchParts } from '../../../client/javafx-ui/node-line.js';
import { defineCommand } from '../../command.js';
import { Failure } from '../../failure.js';
import { print, printJson } from '../../print.js';
import { exitCodes } from '../ui/exit-codes.js';
import { selectorArgument, serverOptions, targetOptions } from '../ui/options.js';
import { painter, paintParts } from '../ui/paint.js';
import { criteriaOf } from '../ui/selector.js';
import { withSession } from '../ui/with-session.js';

const { stage, match } = targetOptions;

export const command = defineCommand({
  description: 'Finds nodes.',
  positionals: [selectorArgument],
  options: {
    stage,
    match,
    limit: { type: 'integer', placeholder: 'number', description: 'At most this many', default: 50 },
    ...serverOptions,
  },
  examples: [
    'query Button',
    'query "VBox > .primary"',
    'query text=save --json',
    'query "text=^Item \\d$" --match regex',
  ],
  exitCodes,
  async run({ options, positionals: [selector = ''] }) {
    const { matches, total } = await withSession(options, async (session) => {
      const found = await findAll(session, criteriaOf(selector, options), options.limit, {});
      if ('value' in found) return found.value;
      throw new Failure(`Expected ${found.pending.expected}, but ${found.pending.got}.`);
    });
    if (options.json) return printJson({ matches, total });
    const paint = painter();
    await print(matches.map((match) => `${paintParts(matchParts(match), paint)}\n`).join(''));
    const told = total > matches.length ? `${total - matches.length} more; --limit shows them.` : '';
    process.stderr.write(total === 0 ? `No node matches ${selector}.\n` : told && `${told}\n`);
  },
});
