import { patientMs, type ToolOf } from './handler.js';

export const startHandler: ToolOf<'ui_start'> = (platform) => () => ({
  timeoutMs: patientMs,
  async run() {
    const { url } = (await platform.start()).web;
    return { output: { url }, text: url };
  },
});
