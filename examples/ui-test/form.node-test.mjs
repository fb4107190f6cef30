// The same with the test runner that Node brings along. Run it with: node --test examples/ui-test/*.mjs
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { connect } from 'mcp-javafx-ui/client';

let session;

before(async () => {
  session = await connect({
    command: process.execPath,
    args: [fileURLToPath(new URL('../../dist/cli.js', import.meta.url)), 'serve', '--stdio', '--quiet'],
    stderr: 'ignore',
  });
});
after(() => session.close());

test('submitting the form shows who it is from', async () => {
  const { ui } = session;
  await ui.find('#name').fill('Ann');
  await ui.find('#email').fill('ann@example.org');
  await ui.text('Submit').click();
  assert.equal(await ui.find('#status').text(), 'Submitted: Ann <ann@example.org>');
});
