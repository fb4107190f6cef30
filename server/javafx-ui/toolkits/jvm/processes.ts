import { runAgentProgram } from './java.js';
import { JvmError } from './jvm-error.js';

/** A JVM of this user. */
export interface JvmProcess {
  pid: number;
  javaVersion: string;
  /** Null where JavaFX has not been started. */
  javafxVersion: string | null;
  mainClass: string;
}

export async function listJvms(): Promise<JvmProcess[]> {
  const { code, stdout, stderr } = await runAgentProgram('Processes', []);
  if (code !== 0) throw new JvmError(`The JVMs could not be listed: ${firstLine(stderr)}`);
  return stdout
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) => {
      const [pid = '', javaVersion = '', javafxVersion = '', mainClass = ''] = line.split('\t');
      return { pid: Number(pid), javaVersion, javafxVersion: javafxVersion || null, mainClass };
    })
    .sort((a, b) => a.pid - b.pid);
}

/** This process can't be attached to; another one may. */
export class NotAttached extends JvmError {}

/** Loads the agent into a running JVM; it then connects to the port. */
export async function attachAgent(pid: number, agent: string, port: number, token: string): Promise<void> {
  const { code, stderr } = await runAgentProgram(
    'Attach',
    [String(pid), agent],
    `dial=${port},token=${token}`,
  );
  if (code !== 0) throw new NotAttached(firstLine(stderr));
}

function firstLine(text: string): string {
  return text.split(/\r?\n/, 1)[0] || 'Java ended without a word.';
}
