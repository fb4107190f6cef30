import { browserUrl } from '../opener/browser-url.js';
import { openBrowser } from '../opener/open-browser.js';
import { defaultSession, type ToolOf } from './handler.js';

export const openBrowserHandler: ToolOf<'ui_open_browser'> =
  (platform) =>
  ({ sessionId, path, conserve }) => ({
    timeoutMs: 10_000,
    lane: 'browser',
    async run() {
      const { web, sessions } = platform.running;
      const { id } = sessions.named(sessionId ?? defaultSession);
      const url = browserUrl(web.url, id, path ?? '/', conserve ?? true);
      await openBrowser(url);
      return { output: { url }, text: url };
    },
  });
