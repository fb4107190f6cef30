import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fixtureView } from '../../../server/host/view.js';
import { defineCommand } from '../../command.js';
import { Failure, UsageError } from '../../failure.js';

const files = ['fixture.fxml', 'fixture.md'];

export const command = defineCommand({
  description:
    'Writes the standard fixture application to a folder: its FXML, and what each part of it does. A server that shows it can be judged in the profiles fixture and full.',
  options: {
    out: { type: 'string', placeholder: 'folder', description: 'Where to; it is made when it is not there' },
  },
  examples: ['conformance fixture --out fixture'],
  run({ options: { out } }) {
    if (out === undefined) throw new UsageError('Expected "--out <folder>".');
    const source = dirname(fixtureView().fxml);
    try {
      mkdirSync(out, { recursive: true });
      for (const name of files) copyFileSync(join(source, name), join(out, name));
    } catch (error) {
      throw new Failure(`The folder ${out} cannot be written (${(error as NodeJS.ErrnoException).code}).`, 2);
    }
    process.stdout.write(`${files.map((name) => join(out, name)).join('\n')}\nStart with fixture.md.\n`);
  },
});
