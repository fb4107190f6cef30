import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { contract } from '../../../generated/mcp-javafx-ui/1.0/index.js';
import { describeWith } from '../../../testing/describe-with.js';
import { inspector, missingOfficialTools } from '../../../testing/official-tools.js';
import { sampleOf } from '../../../testing/whole-run.js';
import { call as callBySdk, connectClient, serve } from './fixture-server.js';

describeWith(missingOfficialTools, 'the MCP Inspector', () => {
  test.each(sampleOf(['legacy', 'modern'], 2))(
    'finds nothing to say about the tools in strict mode, and uses all that is offered: era %s',
    async (era) => {
      const serving = await serve();
      const query = await callBySdk(await connectClient(serving), 'ui_query', {
        selector: { css: '#submit' },
      });
      const { matches } = query.structuredContent as { matches: { ref: { uid: string } }[] };
      const ref = { uid: matches[0]!.ref.uid };

      const inspect = async (...args: string[]) => {
        const { stdout } = await promisify(execFile)(inspector, [
          ...['--cli', serving.endpoint, '--transport', 'http', '--protocol-era', era, '-q'],
          ...['--header', `Authorization: Bearer ${serving.token}`],
          ...args,
        ]);
        return JSON.parse(stdout);
      };
      const call = (tool: string, input: Record<string, unknown>) =>
        inspect(
          ...['--method', 'tools/call', '--tool-name', tool],
          ...Object.entries(input).flatMap(([name, value]) => [
            '--tool-arg',
            `${name}=${JSON.stringify(value)}`,
          ]),
        );

      const { tools } = await inspect('--method', 'tools/list', '--strict');
      expect(tools.map((tool: { name: string }) => tool.name)).toEqual(Object.keys(contract.tools));
      const inputs = {
        ui_get_snapshot: { depth: 3 },
        ui_query: { selector: { text: 'Submit' } },
        ui_get_node: { ref },
        ui_perform: { actions: [{ type: 'click', target: { ref } }] },
        ui_screenshot: { stageIndex: 0 },
      };
      expect(Object.keys(inputs).sort()).toEqual(Object.keys(contract.tools).sort());
      for (const [tool, input] of Object.entries(inputs)) {
        const result = await call(tool, input);
        expect([tool, result.isError ?? false, typeof result.structuredContent]).toEqual([
          tool,
          false,
          'object',
        ]);
      }

      const { prompts } = await inspect('--method', 'prompts/list');
      expect(prompts.map((prompt: { name: string }) => prompt.name)).toEqual(
        contract.prompts.map((prompt) => prompt.name),
      );
      const prompt = await inspect('--method', 'prompts/get', '--prompt-name', 'inspect_ui');
      expect(prompt.messages).toHaveLength(1);
      const { resources } = await inspect('--method', 'resources/list');
      for (const { uri } of resources) {
        const { contents } = await inspect('--method', 'resources/read', '--uri', uri);
        expect(contents).toMatchObject([{ uri, mimeType: 'application/json' }]);
      }
    },
  );
});
