import { expect, test } from 'vitest';
import { contract } from '../../../../generated/mcp-javafx-ui/1.1/index.js';
import { withoutApplication } from '../../scene/raw-diagnostics.js';
import { errorOf, newestOver } from '../testing/call.js';

test('a tool that is declared and not built is never listed, and a call of it is refused', async () => {
  const { engine, call } = newestOver({
    info: () => ({ pid: 4711, javaVersion: '21', javafxVersion: '21.0.7', mainClass: 'com.example.Main' }),
    attached: true,
    capture: () => Promise.reject(new Error('It was asked for the scene.')),
    perform: () => Promise.reject(new Error('It was asked to act.')),
    screenshot: () => Promise.reject(new Error('It was asked for a picture.')),
    diagnose: async () => withoutApplication,
    close: async () => {},
  });
  const declared = Object.keys(contract.tools);
  expect(declared.filter((tool) => !engine.tools().some(({ name }) => name === tool))).toEqual([
    'ui_inspect',
  ]);
  expect(contract.tools.ui_inspect.optional).toBe(true);
  expect(errorOf(await call('ui_inspect'))).toEqual({
    code: 'MCP_UI_NOT_ENABLED',
    message: 'This server does not offer ui_inspect.',
    details: { reason: 'NOT_OFFERED' },
  });
});
