import { cpSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fixtureView } from '../../../server/javafx-ui/view.js';
import { defineCommand } from '../../command.js';
import { Failure, UsageError } from '../../failure.js';

/** The window, what its parts do, the fixture without windows, and programs that show both on real JavaFX. */
const parts = ['fixture.fxml', 'fixture.md', 'windowless.md', 'java'];

export const command = defineCommand({
  description:
    'Writes the standard fixture application to a folder: its FXML, what each part of it does, and a program that shows it on JavaFX. A server that shows it can be judged in the profiles fixture and full.',
  options: {
    out: { type: 'string', placeholder: 'folder', description: 'Where to; it is made when it is not there' },
  },
  examples: ['conformance fixture --out fixture'],
  run({ options: { out } }) {
    if (out === undefined) throw new UsageError('Expected "--out <folder>".');
    const source = dirname(fixtureView().fxml);
    try {
      for (const name of parts) cpSync(join(source, name), join(out, name), { recursive: true });
    } catch (error) {
      throw new Failure(`The folder ${out} cannot be written (${(error as NodeJS.ErrnoException).code}).`, 2);
    }
    process.stdout.write(`${parts.map((name) => join(out, name)).join('\n')}\nStart with fixture.md.\n`);
  },
});
