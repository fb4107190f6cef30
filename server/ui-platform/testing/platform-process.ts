import { join } from 'node:path';
import { root } from '../../../testing/paths.js';
import { type Program, startProgram } from '../../../testing/program.js';

export const uiPlatform = join(root, 'dist', 'ui-platform.js');

export interface Answer {
  isError: boolean;
  text: string;
  structured: Record<string, unknown>;
}

interface Message {
  id?: number;
  method?: string;
  result?: Record<string, unknown>;
  error?: { code: number; message: string };
}

/** The program with `--mcp`, as an agent runs it; all that it writes is kept. */
export class PlatformProcess {
  readonly program: Program;
  readonly notifications: Message[] = [];
  readonly #waiting = new Map<number, (message: Message) => void>();
  #rest = '';
  #lastId = 0;

  constructor(env: Readonly<Record<string, string>> = {}, args: readonly string[] = ['--quiet']) {
    this.program = startProgram(['--mcp', ...args], env, uiPlatform);
    this.program.child.stdout.on('data', (text: string) => this.#take(text));
  }

  /** Started, and told hello. */
  static async start(
    env?: Readonly<Record<string, string>>,
    args?: readonly string[],
  ): Promise<PlatformProcess> {
    const started = new PlatformProcess(env, args);
    const clientInfo = { name: 'test', version: '1' };
    await started.request('initialize', { protocolVersion: '2025-11-25', capabilities: {}, clientInfo });
    started.write({ jsonrpc: '2.0', method: 'notifications/initialized' });
    return started;
  }

  write(message: object): void {
    this.program.child.stdin.write(`${JSON.stringify(message)}\n`);
  }

  request(method: string, params: object = {}): Promise<Message> {
    const id = ++this.#lastId;
    const answer = new Promise<Message>((resolve) => this.#waiting.set(id, resolve));
    this.write({ jsonrpc: '2.0', id, method, params });
    return answer;
  }

  async call(name: string, args: object = {}): Promise<Answer> {
    const { result, error } = await this.request('tools/call', { name, arguments: args });
    if (!result) throw new Error(error?.message);
    const [content] = result.content as { text: string }[];
    return {
      isError: result.isError === true,
      text: content!.text,
      structured: result.structuredContent as Record<string, unknown>,
    };
  }

  /** The text of the answer. */
  async text(name: string, args: object = {}): Promise<string> {
    return (await this.call(name, args)).text;
  }

  readonly run = (code: string, sessionId = '1'): Promise<string> => this.text('ui_run', { code, sessionId });

  /** Configures a folder and starts; gives the address. */
  async serve(folder: string): Promise<string> {
    const configured = await this.call('ui_configure', { base_dir: folder });
    if (configured.isError) throw new Error(configured.text);
    return this.text('ui_start');
  }

  #take(text: string): void {
    this.#rest += text;
    for (let end = this.#rest.indexOf('\n'); end !== -1; end = this.#rest.indexOf('\n')) {
      const message = JSON.parse(this.#rest.slice(0, end)) as Message;
      this.#rest = this.#rest.slice(end + 1);
      const resolve = message.id === undefined ? undefined : this.#waiting.get(message.id);
      if (resolve) resolve(message);
      else this.notifications.push(message);
    }
  }
}
