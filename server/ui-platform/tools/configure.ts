import type { ToolOf } from './handler.js';

export const configureHandler: ToolOf<'ui_configure'> =
  (platform) =>
  ({ base_dir }) => ({
    run() {
      const { baseDir, logFile, errorLogFile, config } = platform.configure(base_dir);
      return {
        output: { baseDir, logFile, errorLogFile, config },
        text: `The platform is configured for ${baseDir}. Lua writes to ${logFile} and ${errorLogFile}.`,
      };
    },
  });
