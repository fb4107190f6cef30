import { defineCommand } from '../../command.js';
import { print, printJson } from '../../print.js';
import { exitCodes } from '../ui/exit-codes.js';
import { serverOptions } from '../ui/options.js';
import { withSession } from '../ui/with-session.js';

export const command = defineCommand({
  description: 'Lists the tools that a server offers.',
  options: serverOptions,
  examples: ['tools', 'tools --json'],
  exitCodes,
  async run({ options }) {
    const offered = await withSession(options, async (session) => session.offered);
    if (options.json) return printJson(offered);
    const width = Math.max(0, ...offered.map(({ name }) => name.length));
    await print(
      offered
        .map(({ name, title = '' }) => `${name.padEnd(width)}  ${title}`.trimEnd().concat('\n'))
        .join(''),
    );
  },
});
