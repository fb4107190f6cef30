import { defineCommand } from '../../command.js';
import { actOn, actOnFocus } from '../ui/act.js';
import { exitCodes } from '../ui/exit-codes.js';
import { onOption, serverOptions, targetOptions } from '../ui/options.js';

export const command = defineCommand({
  description: 'Types text into whatever has the focus, or into a node that gets it first.',
  positionals: [{ name: 'text', description: 'What to type, exactly' }],
  options: { ...onOption, ...targetOptions, ...serverOptions },
  examples: ['type "Hello"', 'type Ann --on "#name"'],
  exitCodes,
  run({ options, positionals: [text = ''] }) {
    const { on } = options;
    if (on === undefined) return actOnFocus(options, 'typed', (ui) => ui.type(text));
    return actOn(options, on, 'typed into', (locator) => locator.type(text));
  },
});
