import { defineCommand } from '../../command.js';
import { Failure } from '../../failure.js';
import { serve, servingConfig, servingOptions } from '../serving.js';

export const command = defineCommand({
  description:
    'Serves the user interface of an FXML file over MCP, without a display. Without a file it serves the standard fixture application.',
  positionals: [{ name: 'view.fxml', optional: true, description: 'The FXML file to show' }],
  options: {
    ...servingOptions,
    behaviour: {
      type: 'string',
      placeholder: 'file',
      description:
        'Module that gives the view life; by default view.js, view.mjs or view.ts beside view.fxml',
    },
  },
  examples: ['serve', 'serve form.fxml --port 7777', 'serve --read-only --json', 'serve form.fxml --stdio'],
  async run({ options, positionals }) {
    const config = await servingConfig(options);
    const handle = await serve(config, options, () => show(positionals[0], options.behaviour));
    await handle.closed;
  },
});

async function show(file: string | undefined, behaviour: string | undefined) {
  const { findView, fixtureView } = await import('../../../server/javafx-ui/view.js');
  const { createHeadlessToolkit } = await import('../../../server/javafx-ui/toolkits/headless/index.js');
  const view = file === undefined ? fixtureView() : findView(file, behaviour);
  try {
    return await createHeadlessToolkit(view);
  } catch (error) {
    throw new Failure(error instanceof Error ? error.message : String(error), 2);
  }
}
