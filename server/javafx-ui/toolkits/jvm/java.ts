import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { agentJar } from './agent-jar.js';
import { JvmError } from './jvm-error.js';

const noJava = 'No "java" was found; install a JDK (17 or later), or set JAVA_HOME.';

/** The JDK that JAVA_HOME names, else whatever `java` the PATH has. */
export function javaCommand(env: NodeJS.ProcessEnv = process.env): string {
  const program = process.platform === 'win32' ? 'java.exe' : 'java';
  const home = env.JAVA_HOME ? join(env.JAVA_HOME, 'bin', program) : undefined;
  return home && existsSync(home) ? home : program;
}

export interface JavaRun {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs one of the small programs in the agent's jar, such as the one that attaches. */
export function runAgentProgram(main: string, args: string[], input = ''): Promise<JavaRun> {
  const quick = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xshare:auto'];
  // An agent in the variables of this process is meant for others.
  const { JAVA_TOOL_OPTIONS: _, ...env } = process.env;
  const child = spawn(javaCommand(), [...quick, '-cp', agentJar(), `org.mcpjavafx.agent.${main}`, ...args], {
    env,
  });
  return new Promise((resolve, reject) => {
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    child.on('error', (cause) =>
      reject(new JvmError((cause as NodeJS.ErrnoException).code === 'ENOENT' ? noJava : String(cause))),
    );
    child.on('close', (code) => {
      if (stderr.includes('com/sun/tools/attach')) {
        reject(new JvmError('The "java" that was found is no JDK; set JAVA_HOME to one (17 or later).'));
      } else resolve({ code: code ?? 1, stdout, stderr });
    });
    // Ended early when the program failed; that shows in its exit code.
    child.stdin.on('error', () => {});
    child.stdin.end(`${input}\n`);
  });
}
