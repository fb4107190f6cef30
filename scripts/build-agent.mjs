import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './install.mjs';

const agent = join(root, 'agent');
const target = join(agent, 'target');
const stampFile = join(target, '.stamp');

export const agentJar = join(target, 'mcp-javafx-agent.jar');

/**
 * Builds the agent that runs inside JavaFX applications, unless it is up to date. Without a JDK or Maven
 * it says so in one sentence and leaves it out: everything else of the package works without it.
 */
export function buildAgent() {
  const stamp = sourceStamp();
  if (existsSync(agentJar) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return true;
  const missing = [
    ['javac', 'a JDK (17 or later)'],
    ['mvn', 'Maven'],
  ].filter(([program]) => !runs(program));
  if (missing.length > 0) {
    const what = missing.map(([, name]) => name).join(' and ');
    console.warn(`The agent for real JavaFX applications is not built: it needs ${what}.`);
    return false;
  }
  // Aside, from nothing, and moved when it is whole: others may be running the one that is there.
  const draft = join(target, `build-${process.pid}`);
  const maven = (...more) =>
    spawnSync(
      'mvn',
      [
        '-q',
        '-B',
        '-f',
        join(agent, 'pom.xml'),
        `-Doutput.folder=${draft}`,
        '-DskipTests',
        ...more,
        'package',
      ],
      { encoding: 'utf8', shell: process.platform === 'win32' },
    );
  try {
    // Without the network first: with everything in the local repository that is quicker, too.
    let built = maven('-o');
    if (built.status !== 0) built = maven();
    if (built.status !== 0) {
      console.error(built.stdout || built.stderr);
      throw new Error('The agent for real JavaFX applications could not be built.');
    }
    renameSync(join(draft, basename(agentJar)), agentJar);
    writeFileSync(stampFile, stamp);
    return true;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function runs(program) {
  const { status } = spawnSync(program, ['-version'], {
    stdio: 'ignore',
    shell: process.platform === 'win32',
  });
  return status === 0;
}

function sourceStamp() {
  const hash = createHash('sha256').update(readFileSync(join(agent, 'pom.xml')));
  const files = readdirSync(join(agent, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(file.slice(agent.length)).update(readFileSync(file));
  return hash.digest('hex');
}
