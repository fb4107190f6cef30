import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { View } from '../../../server/index.js';

const packages: Readonly<Record<string, readonly string[]>> = {
  layout: ['VBox', 'HBox', 'Pane'],
  control: [
    'Label',
    'Button',
    'TextField',
    'CheckBox',
    'TreeView',
    'TreeTableView',
    'TreeTableColumn',
    'TreeItem',
  ],
};

const imports = Object.entries(packages)
  .flatMap(([name, types]) => types.map((type) => `<?import javafx.scene.${name}.${type}?>`))
  .join('');

/** Runs work with an application of its own: a view of FXML, in a file that is gone afterwards. */
export async function withView<T>(fxml: string, work: (view: View) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'application-'));
  try {
    return await work(writeView(folder, fxml));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Writes a view into a folder. Its root is the first element of the FXML. */
export function writeView(folder: string, fxml: string): View {
  const file = join(folder, 'view.fxml');
  const root = fxml.replace(/^<(\w+)/, '<$1 xmlns:fx="http://javafx.com/fxml"');
  writeFileSync(file, `<?xml version="1.0"?>${imports}${root}`);
  return { fxml: file };
}
