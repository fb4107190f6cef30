import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** A command with the agent in it. */
export interface Launch {
  command: string;
  args: string[];
  env: NodeJS.ProcessEnv;
}

/** Options with which JavaFX draws into memory: no display is needed, nor a window manager. */
export const withoutDisplay = ['-Dglass.platform=Headless', '-Dprism.order=sw'] as const;

/**
 * Puts the agent and other options of a JVM into a command. `java` takes them as arguments. Anything else (a
 * build tool, a script, a packaged application) is told by a variable that every JVM reads; the agent stays
 * silent in those that show nothing.
 */
export function withAgent(
  words: readonly string[],
  options: readonly string[],
  env: NodeJS.ProcessEnv,
): Launch {
  const [command = '', ...args] = words;
  if (/^javaw?(\.exe)?$/i.test(basename(command.replaceAll('\\', '/')))) {
    return { command, args: [...options, ...args], env };
  }
  const others = env.JAVA_TOOL_OPTIONS ? [env.JAVA_TOOL_OPTIONS] : [];
  const told = [...others, ...options.map(quoted)].join(' ');
  return { command, args, env: { ...env, JAVA_TOOL_OPTIONS: told } };
}

/** The variable is cut at white space, except between quotes. */
function quoted(option: string): string {
  if (!/[\s'"]/.test(option)) return option;
  return option.includes('"') ? `'${option}'` : `"${option}"`;
}

/** Where an agent that is started later finds the server: a file for this user alone. */
export class LinkFile {
  private readonly folder = mkdtempSync(join(tmpdir(), 'mcp-javafx-ui-'));
  private readonly file = join(this.folder, 'link');

  constructor(port: number, token: string) {
    writeFileSync(this.file, `${port}\n${token}\n`, { mode: 0o600 });
  }

  agentOption(jar: string): string {
    return `-javaagent:${jar}=link=${this.file}`;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
