import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { agentJar } from '../../server/javafx-ui/toolkits/jvm/index.js';
import { type Display, openDisplay } from '../../testing/display.js';
import { startJava } from '../../testing/javafx/java-process.js';
import { fixtureOn, QUICK } from '../../testing/javafx/start-arguments.js';

/** The fixture in real JavaFX, with an agent that listens. */
export class JavaApplication {
  private constructor(
    private readonly display: Display,
    readonly child: ChildProcess,
    readonly port: number,
    readonly token: string,
  ) {}

  static async start(): Promise<JavaApplication> {
    const display = await openDisplay();
    const args = [...QUICK, `-javaagent:${agentJar()}`, ...fixtureOn('class path')];
    const child = startJava(display, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let port = 0;
    for await (const line of createInterface({ input: child.stderr! })) {
      port = Number(/^Endpoint: .*:(\d+)$/.exec(line)?.[1] ?? port);
      const token = /^Token: (\S+)$/.exec(line)?.[1];
      if (token === undefined) continue;
      child.stderr!.resume();
      return new JavaApplication(display, child, port, token);
    }
    display.close();
    throw new Error('The application with the agent did not start.');
  }

  get alive(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  close(): void {
    this.child.kill('SIGKILL');
    this.display.close();
  }
}
