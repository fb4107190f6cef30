import type { Check as AnyCheck, CheckContext as AnyContext, Reply } from '../kit/check.js';
import type { StartOptions } from '../kit/connection/stdio-connection.js';
import type { Tools } from './contract.js';
import type { Files, Project } from './platform/project.js';
import type { Frontend } from './web/frontend.js';
import type { HttpAnswer, HttpQuestion } from './web/http.js';

/** How one requirement of this contract is judged; see `kit/check.ts`. */
export type Check = AnyCheck<CheckContext>;

/**
 * What the kit offers, and what drives a platform. The process behind `t` runs a small application, which all
 * checks share: they leave it running. A check that needs another state, other files or an environment of its own
 * begins with `t.fresh`, `t.prepared` or `t.running`, which start processes that end with the check.
 */
export interface CheckContext extends AnyContext<Tools> {
  /** The folder of the platform that `t` speaks with, and where its web server is. */
  readonly project: Project;

  /** A process of its own, as it is after its start. Its `project` has a folder that does not exist yet. */
  fresh(start?: StartOptions): Promise<CheckContext>;
  /** The same, configured with these files in its folder. */
  prepared(files?: Files, start?: StartOptions): Promise<CheckContext>;
  /** The same, running. */
  running(files?: Files, start?: StartOptions): Promise<CheckContext>;

  /** Runs Lua code; the reply as it is. */
  run(code: string, sessionId?: string): Promise<Reply>;
  /** The result of Lua code that only prepares or looks. *Ends the check* when it fails. */
  lua(code: string, sessionId?: string): Promise<unknown>;
  /** A name that nothing in the application has yet. */
  unused(): string;

  /** A request to the web server. */
  http(path: string, question?: HttpQuestion): Promise<HttpAnswer>;
  /** A new session of the platform. *Ends the check* when there is none. */
  newSession(): Promise<string>;
  /** A frontend that has connected; it goes with the check. */
  frontend(sessionId?: string): Promise<Frontend>;
}

export type { Reply };
