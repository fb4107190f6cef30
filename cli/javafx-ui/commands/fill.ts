import { defineCommand } from '../../command.js';
import { actOn } from '../ui/act.js';
import { exitCodes } from '../ui/exit-codes.js';
import { locatorArgument, serverOptions, targetOptions } from '../ui/options.js';

export const command = defineCommand({
  description: 'Replaces the content of a text input.',
  positionals: [locatorArgument, { name: 'text', description: 'Its new content' }],
  options: { ...targetOptions, ...serverOptions },
  examples: ['fill "#name" Ann', 'fill label=Name Ann', 'fill "#notes" "several words"'],
  exitCodes,
  run({ options, positionals: [selector = '', text = ''] }) {
    return actOn(options, selector, 'filled', (locator) => locator.fill(text));
  },
});
