import type { PartialConfig } from '../../../server/javafx-ui/options.js';
import type { AgentHello, JvmToolkit } from '../../../server/javafx-ui/toolkits/jvm/index.js';
import { defineCommand } from '../../command.js';
import { Failure } from '../../failure.js';
import { serve, servingConfig, servingOptions } from '../serving.js';

/** How long the first call is kept waiting for a window, so that it finds one. */
const PATIENCE_MS = 5000;

export const command = defineCommand({
  description:
    'Serves the user interface of a JavaFX application that is already running, over MCP. Without an argument it takes the only one there is.',
  positionals: [
    {
      name: 'application',
      optional: true,
      description: 'Process id, part of the main class, or host:port that the application printed',
    },
  ],
  options: {
    ...servingOptions,
    'agent-token': {
      type: 'string',
      placeholder: 'text',
      description: 'Token that the application printed; by default MCP_JAVAFX_AGENT_TOKEN',
    },
    wait: {
      type: 'boolean',
      description: 'When the application has ended, wait until it is started again',
    },
  },
  examples: [
    'attach',
    'attach 4711',
    'attach com.example.App --wait',
    'attach 127.0.0.1:49321 --agent-token abc',
  ],
  async run({ options, positionals }) {
    const jvm = await import('../../../server/javafx-ui/toolkits/jvm/index.js');
    const { openApplication } = await import('../application.js');
    try {
      const application = await openApplication(positionals[0], options);
      const { toolkit } = application;
      const config = await servingConfig(options, chosenByApplication(application.hello()));
      if (!application.hello().allowActions) config.allowActions = false;
      // It may have been started only just now.
      await jvm.windowShown(toolkit, PATIENCE_MS);
      const handle = await serve(config, options, async () => toolkit);
      watch(toolkit, options.wait ? () => application.reopen() : () => handle.close());
      await handle.closed;
      application.close();
    } catch (error) {
      throw error instanceof jvm.JvmError ? new Failure(error.message) : error;
    }
  },
});

function watch(toolkit: JvmToolkit, gone: () => Promise<void>): void {
  const left = () => {
    process.stderr.write(`The application (pid ${toolkit.info().pid}) has ended.\n`);
    void gone();
  };
  toolkit.onEmpty = left;
  if (!toolkit.attached) left();
}

/** An application that opened the socket itself may have set defaults. */
function chosenByApplication({ defaults }: AgentHello): PartialConfig {
  if (!defaults) return {};
  const { fxTimeoutMs, ...snapshotDefaults } = defaults;
  return { snapshotDefaults, ...(fxTimeoutMs === undefined ? {} : { fxTimeoutMs }) };
}
