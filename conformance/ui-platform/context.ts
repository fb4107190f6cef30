import { join } from 'node:path';
import type { CheckContext as AnyContext } from '../kit/check.js';
import type { StartOptions } from '../kit/connection/stdio-connection.js';
import { asObject } from '../kit/reading/json.js';
import type { CheckContext } from './check.js';
import type { Tools } from './contract.js';
import { configure, start } from './platform/lifecycle.js';
import { application, type Files, type Project, temporaryFolder, writeFiles } from './platform/project.js';
import { sharedOf } from './platform/shared.js';
import { askForSocket, statusOf } from './web/connect.js';
import { Frontend } from './web/frontend.js';
import { askHttp, told } from './web/http.js';

type Kit = AnyContext<Tools>;

/** What a check of this contract works with, made of what the kit offers to all. */
export function extend(any: AnyContext): CheckContext {
  const kit = any as unknown as Kit;
  return around(kit, () => sharedOf(kit.target).project);
}

function around(kit: Kit, project: () => Project): CheckContext {
  const shared = sharedOf(kit.target);
  const self: CheckContext = {
    ...kit,
    get project() {
      return project();
    },
    async fresh(options) {
      const { folder, remove } = temporaryFolder();
      kit.afterCheck(remove);
      const own = { baseDir: join(folder, 'project'), url: '' };
      return around((await kit.another(options)) as unknown as Kit, () => own);
    },
    async prepared(files = application, options) {
      const fresh = await self.fresh(options);
      writeFiles(fresh.project.baseDir, files);
      await configure(fresh, fresh.project.baseDir);
      return fresh;
    },
    async running(files?: Files, options?: StartOptions) {
      const ready = await self.prepared(files, options);
      const own = { ...ready.project, url: await start(ready) };
      return around(ready, () => own);
    },
    run: (code, sessionId) => kit.call('ui_run', { code, ...(sessionId === undefined ? {} : { sessionId }) }),
    lua: (code, sessionId) =>
      kit.given('run-result', async () => {
        const reply = await self.run(code, sessionId);
        return kit.output(reply, `${code} to run`).result;
      }),
    unused: () => `probe${++shared.count}`,
    http: (path, question) => askHttp(self.project.url, path, question),
    newSession: () =>
      kit.given('session-next', async () => {
        const answer = await self.http('/');
        const [, sessionId] = /^(?:http:\/\/[^/]+)?\/([^/]+)\//.exec(answer.headers.location ?? '') ?? [];
        kit.demand(sessionId !== undefined, 'a redirect to a new session', told(answer));
        return sessionId!;
      }),
    frontend: (sessionId = '1') =>
      kit.given('ws-views', async () => {
        // It listens before the connection is open, so that it misses nothing.
        const socket = askForSocket(self.project.url, sessionId);
        const frontend = new Frontend(kit, socket, shared);
        kit.afterCheck(() => frontend.drop());
        const status = await statusOf(socket);
        kit.demand(status === 101, `a WebSocket for session ${sessionId}`, `status ${status}`);
        return frontend;
      }),
  };
  return self;
}

/** The text of the first content block, which is exact for refusals. */
export const firstText = (result: unknown): unknown => {
  const { content } = asObject(result);
  return Array.isArray(content) ? asObject(content[0]).text : undefined;
};
