import { JSONRPCMessageSchema } from '@modelcontextprotocol/sdk/types.js';
import { expect, test } from 'vitest';
import { baseDir, contentOf } from '../testing/base-dir.js';
import { PlainFrontend } from '../testing/plain-frontend.js';
import { PlatformProcess } from '../testing/platform-process.js';

test('every byte of standard output is MCP, whatever happens', async () => {
  const platform = await PlatformProcess.start({ PATH: '/nowhere' }, []);
  const folder = baseDir({
    'lua/main.lua': 'print("from main") io.stdout:write("x\\n") error("main fails")',
    // Only what never ends may take so long, however slow the machine is.
    'config/config.toml':
      '[lua]\nsoftTimeoutMs = 300\nhardTimeoutMs = 10000\n[logging]\nlevel = "debug"\noutput = "stdout"\n',
    'viewdefs/broken.html': 'no view',
  });
  await platform.text('ui_run', { code: 'return 1' });
  await platform.text('ui_configure', { base_dir: 'relative' });
  const url = await platform.serve(folder);
  await platform.run('print("a") io.write("b") io.stderr:write("c") warn("d") return io.stdout');
  await platform.run('error("fails")');
  await platform.run('while true do end');
  await platform.run('setmetatable({}, {__gc = function() while true do end end}) collectgarbage()');
  await platform.run('mcp.notify("notifications/hello", {text = "line\\nbreak\\u{2028}"})');
  await platform.text('ui_open_browser');
  await platform.text('ui_upload_viewdef', { type: 'A', namespace: 'B', content: '<template>\n</template>' });
  const frontend = await PlainFrontend.connect(url);
  frontend.socket.send('nonsense');
  await frontend.closed;
  await fetch(`${url}/nothing`);
  platform.program.child.stdin.write('nonsense\n');
  await platform.request('ping');
  platform.program.child.stdin.end();
  expect(await platform.program.exit).toBe(0);

  const { stdout, stderr } = platform.program.out;
  expect(stdout.endsWith('\n')).toBe(true);
  const lines = stdout.slice(0, -1).split('\n');
  expect(lines.length).toBeGreaterThan(14);
  const strangers = lines.filter((line) => {
    const message = JSON.parse(line) as { id?: unknown };
    // The answer to what was no message names none.
    return !JSONRPCMessageSchema.safeParse(message.id === null ? { ...message, id: 0 } : message).success;
  });
  expect(strangers).toEqual([]);
  expect(platform.notifications.map(({ method }) => method)).toEqual(
    expect.arrayContaining(['notifications/message', 'notifications/hello']),
  );
  expect(stderr).toContain('The platform listens at');
  expect(contentOf(folder, 'log/lua.log')).toContain('from main\nx\na\nb');
});
