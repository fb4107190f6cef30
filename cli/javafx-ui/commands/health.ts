import { defineCommand } from '../../command.js';
import { print, printJson } from '../../print.js';
import { asFailure } from '../ui/as-failure.js';
import { exitCodes } from '../ui/exit-codes.js';
import { findServer } from '../ui/find-server.js';
import { serverOptions } from '../ui/options.js';

const { url, json } = serverOptions;

export const command = defineCommand({
  description: 'Asks a server how it is; that needs no token.',
  options: { url, json },
  examples: ['health', 'health --url http://127.0.0.1:7777/mcp --json'],
  exitCodes,
  async run({ options }) {
    const address = findServer({ url: options.url, token: undefined });
    const { health } = await import('../../../client/javafx-ui/health.js');
    const report = await health(address.url).catch(async (error: unknown) => {
      const { failure, data } = asFailure(error, address);
      if (options.json) await printJson({ error: data });
      throw failure;
    });
    if (options.json) return printJson(report);
    const rows = {
      server: address.url,
      contract: report.schema,
      application: report.attached ? 'attached' : 'none attached',
      tools: report.tools.join(' '),
      transport: report.transport,
    };
    await print(
      Object.entries(rows)
        .map(([name, value]) => `${name.padEnd(11)}  ${value}\n`)
        .join(''),
    );
  },
});
