import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { forkServer } from '../../testing/forked-server.js';
import { Connection } from './connection.js';
import type { Target } from './target.js';

export interface ServedOptions {
  /** Module below `torture/targets` that gives the fixture life. */
  behaviour?: string;
  /** Settings of the server. */
  settings?: object;
  /** Hears what the UI thread says. */
  onThread?: (message: unknown) => void;
}

/** The reference server in a process of its own, so that a crash is seen and survived. */
export class Served implements Target {
  readonly connection: Connection;
  private ended = false;
  private errors = '';
  private orders = 0;

  private constructor(
    private readonly child: ChildProcess,
    readonly endpoint: string,
    readonly token: string,
  ) {
    this.connection = new Connection(endpoint, token);
    child.once('exit', () => {
      this.ended = true;
    });
    child.stderr!.on('data', (chunk: Buffer) => {
      this.errors = (this.errors + String(chunk)).slice(-4000);
    });
  }

  static async start(options: ServedOptions = {}): Promise<Served> {
    const { behaviour = 'fixture-without-hang.mjs', settings = {}, onThread } = options;
    const folder = join(process.cwd(), 'torture', 'targets');
    const args = ['dist/fixture/fixture.fxml', join(folder, behaviour), JSON.stringify(settings)];
    const { child, endpoint, token } = await forkServer(join(folder, 'server.mjs'), args, {
      execArgv: ['--expose-gc'],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const served = new Served(child, endpoint, token);
    if (onThread) child.on('message', onThread);
    return served;
  }

  get alive(): boolean {
    return !this.ended;
  }

  get pid(): number {
    return this.child.pid!;
  }

  /** What it wrote to standard error lately. */
  get complaints(): string {
    return this.errors;
  }

  /** Bytes in use after a collection, on the UI thread and on the main thread. */
  heap(): Promise<{ thread: number; main: number }> {
    return this.order('heap');
  }

  /** Ends the UI thread, whatever it is doing, and starts the application anew. */
  restart(): Promise<void> {
    return this.order('restart');
  }

  /** Lets the application end itself. */
  crash(): Promise<void> {
    return this.order('crash');
  }

  private order<T>(order: string): Promise<T> {
    const id = ++this.orders;
    const answered = new Promise<T>((resolve) => {
      const listen = (message: { id?: number; answer?: T }) => {
        if (message.id !== id) return;
        this.child.off('message', listen);
        resolve(message.answer!);
      };
      this.child.on('message', listen);
    });
    this.child.send({ order, id });
    return answered;
  }

  async close(): Promise<void> {
    this.connection.close();
    if (this.ended) return;
    const exited = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await exited;
  }
}
