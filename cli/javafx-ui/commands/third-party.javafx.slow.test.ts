import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Display, openDisplay } from '../../../testing/display.js';
import { describeJavafx } from '../../../testing/javafx/describe-javafx.js';
import { javafxJars, thirdPartyJars } from '../../../testing/javafx/java-classes.js';
import { QUICK } from '../../../testing/javafx/start-arguments.js';
import { startProgram } from '../../../testing/program.js';
import { callTool } from '../testing/call-tool.js';
import { shown } from '../testing/shown.js';

interface Match {
  ref: { uid: string };
  summary: string;
}

describeJavafx('a program of somebody else, unmodified', () => {
  let display: Display;

  beforeAll(async () => {
    javafxJars();
    thirdPartyJars();
    display = await openDisplay();
  });
  afterAll(() => display.close());

  it('is seen, searched, clicked and photographed', async () => {
    const modules = ['-p', javafxJars(), '--add-modules', 'javafx.controls,javafx.fxml'];
    const classes = ['-cp', join(thirdPartyJars(), '*'), 'org.controlsfx.samples.HelloListSelectionView'];
    const command = ['--', 'java', ...QUICK, ...modules, ...classes];
    const server = await shown(
      startProgram(['run', '--json', '--quiet', ...command], {
        DISPLAY: display.name,
      }),
    );
    const query = async (selector: object) =>
      (await callTool(server, 'ui_query', { selector })).structuredContent.matches as Match[];
    const click = async (match: Match | undefined) =>
      (
        await callTool(server, 'ui_perform', {
          actions: [{ type: 'click', target: { ref: match?.ref ?? { uid: 'u-missing' } } }],
          timeoutMs: 60_000,
        })
      ).structuredContent;
    const done = { results: [{ ok: true, type: 'click' }] };

    const { content } = await callTool(server, 'ui_get_snapshot', { depth: 30 });
    expect(content[0]!.text).toContain('ListView#source-list-view 5 items, rows 0-4');
    const [dirk] = await query({ text: 'Dirk', match: 'equals' });
    expect(dirk?.summary).toBe('ListCell[text=Dirk]');
    expect(await click(dirk)).toEqual(done);
    expect(await click((await query({ css: '.move-to-target-button' }))[0])).toEqual(done);
    expect((await query({ css: '#target-list-view ListCell' })).map(({ summary }) => summary)).toEqual([
      'ListCell[text=Dirk]',
    ]);
    const { dataBase64 } = (await callTool(server, 'ui_screenshot')).structuredContent;
    const picture = Buffer.from(String(dataBase64), 'base64');
    expect([picture.toString('latin1', 1, 4), picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([
      'PNG',
      800,
      800,
    ]);
  });
});
