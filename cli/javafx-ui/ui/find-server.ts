import { ConfigError } from '../../../server/host/options/config-error.js';
import { listRunning, type RunningServer } from '../../../server/host/run-folder.js';
import { Failure, UsageError } from '../../failure.js';
import { unreachable } from './exit-codes.js';

/** Where a server is, and where its token came from, for whoever has to repair it. */
export interface ServerAddress {
  readonly url: string;
  readonly token: string | undefined;
  readonly tokenFrom: string;
}

export interface ServerChoice {
  readonly url: string | undefined;
  readonly token: string | undefined;
}

/** The server that the options, the environment or the run folder name, in this order. */
export function findServer(choice: ServerChoice, env: NodeJS.ProcessEnv = process.env): ServerAddress {
  const url = choice.url ?? env.MCP_JAVAFX_URL;
  const server = url ? namedServer(url, env) : onlyServer(env);
  if (choice.token !== undefined) return { ...server, token: choice.token, tokenFrom: '--token' };
  if (env.MCP_JAVAFX_TOKEN) return { ...server, token: env.MCP_JAVAFX_TOKEN, tokenFrom: 'MCP_JAVAFX_TOKEN' };
  return server;
}

/** A server of this user that is running here leaves its token, also when it is named by its URL. */
function namedServer(text: string, env: NodeJS.ProcessEnv): ServerAddress {
  const url = endpoint(text);
  const registered = runningOrNone(env).find((one) => one.endpoint === url);
  return registered ? fromRunFolder(registered) : { url, token: undefined, tokenFrom: 'nowhere' };
}

function onlyServer(env: NodeJS.ProcessEnv): ServerAddress {
  const [only, ...others] = runningOrNone(env);
  if (!only) {
    throw new Failure(
      'No server is running here. Start one with "mcp-javafx-ui serve", or name one with --url and --token.',
      unreachable,
    );
  }
  if (others.length === 0) return fromRunFolder(only);
  const list = [only, ...others].map(({ endpoint: at, pid }) => `  --url ${at}  (process ${pid})`);
  throw new Failure(`Several servers are running here; choose one:\n${list.join('\n')}`, 2);
}

/** Where there is no run folder that can be trusted, no server has left anything in it. */
function runningOrNone(env: NodeJS.ProcessEnv): RunningServer[] {
  try {
    return listRunning(env).filter(({ contract }) => contract.startsWith('mcp-javafx-ui/'));
  } catch (error) {
    if (error instanceof ConfigError) return [];
    throw error;
  }
}

function fromRunFolder({ endpoint: url, token }: RunningServer): ServerAddress {
  return { url, token, tokenFrom: 'the run folder' };
}

/** `127.0.0.1:7777` and `http://127.0.0.1:7777` mean the endpoint that our servers have there. */
export function endpoint(text: string): string {
  const whole = /^https?:\/\//.test(text) ? text : `http://${text}`;
  if (!URL.canParse(whole)) {
    throw new UsageError(`Expected the URL of a server such as http://127.0.0.1:7777/mcp, got "${text}".`);
  }
  const url = new URL(whole);
  if (url.pathname === '/') url.pathname = '/mcp';
  return url.href;
}
