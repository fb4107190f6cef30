import { defineCommand } from '../../command.js';
import { UsageError } from '../../failure.js';
import { actOn } from '../ui/act.js';
import { exitCodes } from '../ui/exit-codes.js';
import { locatorArgument, serverOptions, targetOptions } from '../ui/options.js';

export const command = defineCommand({
  description: 'Scrolls a node up or down.',
  positionals: [locatorArgument],
  options: {
    down: { type: 'number', placeholder: 'pixels', description: 'Towards the end' },
    up: { type: 'number', placeholder: 'pixels', description: 'Towards the beginning' },
    ...targetOptions,
    ...serverOptions,
  },
  examples: ['scroll "#list" --down 200', 'scroll "#list" --up 50'],
  exitCodes,
  run({ options, positionals: [selector = ''] }) {
    const { up, down } = options;
    if ((up === undefined) === (down === undefined))
      throw new UsageError('Expected either "--down" or "--up".');
    return actOn(options, selector, 'scrolled', (locator) => locator.scroll((up ?? 0) - (down ?? 0)));
  },
});
