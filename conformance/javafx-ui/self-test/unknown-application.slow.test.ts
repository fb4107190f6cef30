import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runConformance } from '../../run-conformance.js';
import { patiently, startReference } from './reference.js';

const imports = ['layout.VBox', 'control.Label', 'control.Button', 'control.TextField']
  .map((name) => `<?import javafx.scene.${name}?>`)
  .join('');

const applications = {
  'one label': '<VBox><children><Label text="Hello"/></children></VBox>',
  'a root alone': '<VBox/>',
  'texts that look like lines of an outline':
    '<VBox id="u-1"><children><Label text="u-7 Label&#10;u-8 Button"/><TextField id="a" text="[0] stage"/><Button id="b" text="&quot;" disable="true"/></children></VBox>',
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'application-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a healthy server is not blamed for what its application shows', () => {
  test.each(Object.entries(applications))('%s', async (_, view) => {
    const fxml = join(folder, 'view.fxml');
    writeFileSync(
      fxml,
      `<?xml version="1.0"?>${imports}${view.replace('<VBox', '<VBox xmlns:fx="http://javafx.com/fxml"')}`,
    );
    const server = await startReference({ view: { fxml } });
    try {
      const { results, profile } = await runConformance({
        target: { url: server.url, token: server.token },
        ...patiently,
        allowActions: true,
      });
      expect(profile).toMatchObject({ id: 'actions', source: 'detected' });
      const bad = results.filter(({ outcome }) => outcome !== 'pass' && outcome !== 'skip');
      expect(bad.map(({ id, outcome, reason, findings }) => [id, outcome, reason, findings[0]])).toEqual([]);
    } finally {
      await server.close();
    }
  });
});
