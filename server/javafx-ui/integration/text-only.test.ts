import { expect, test } from 'vitest';
import { call, connectClient, serve, textOf } from './fixture-server.js';

/** The uid in the line of an outline that names this id. */
function uidOf(outline: string, id: string): string {
  const line = outline.split('\n').find((each) => new RegExp(`#${id}(?![\\w-])`).test(each));
  const uid = /u-[0-9a-z]+/.exec(line ?? '')?.[0];
  if (uid === undefined) throw new Error(`No line with #${id} in:\n${outline}`);
  return uid;
}

test('the text of replies is enough to fill and submit the form', async () => {
  const client = await connectClient(await serve({ structured: 'off' }));
  const text = async (tool: string, input?: object) => {
    const result = await call(client, tool, input);
    expect(result.structuredContent).toBeUndefined();
    return textOf(result);
  };

  const outline = await text('ui_get_snapshot');
  const target = (id: string) => ({ target: { ref: { uid: uidOf(outline, id) } } });
  await text('ui_perform', {
    actions: [
      { type: 'setText', ...target('name'), text: 'Ada "the first" Lovelace' },
      { type: 'focus', ...target('email') },
      { type: 'typeText', text: 'ada@example.org' },
      { type: 'click', ...target('agree') },
      { type: 'click', ...target('submit') },
    ],
  });

  const status = await text('ui_query', { selector: { css: '#status' } });
  expect(status).toContain('Submitted: Ada \\"the first\\" Lovelace <ada@example.org>');
  expect(await text('ui_get_node', { ref: { uid: uidOf(outline, 'agree') } })).toMatch(/\bchecked\b/);
});
