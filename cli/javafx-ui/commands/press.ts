import { parseKeys } from '../../../client/javafx-ui/locator/keys.js';
import { defineCommand } from '../../command.js';
import { UsageError } from '../../failure.js';
import { actOn, actOnFocus } from '../ui/act.js';
import { exitCodes } from '../ui/exit-codes.js';
import { onOption, serverOptions, targetOptions } from '../ui/options.js';

export const command = defineCommand({
  description: 'Presses keys one after the other in whatever has the focus, or in a node that gets it first.',
  positionals: [{ name: 'key', multiple: true, description: 'Enter, Ctrl+A, Shift+PageDown' }],
  options: { ...onOption, ...targetOptions, ...serverOptions },
  examples: ['press Enter', 'press Ctrl+A Delete --on "#name"'],
  exitCodes,
  run({ options, positionals: keys }) {
    const { on } = options;
    for (const key of keys) check(key);
    const done = `pressed ${keys.join(' ')}`;
    if (on === undefined) {
      return actOnFocus(options, done, async (ui) => {
        for (const key of keys) await ui.press(key);
      });
    }
    return actOn(options, on, `${done} in`, async (locator) => {
      for (const key of keys) await locator.press(key);
    });
  },
});

function check(key: string): void {
  try {
    parseKeys(key);
  } catch (error) {
    throw error instanceof TypeError ? new UsageError(error.message) : error;
  }
}
