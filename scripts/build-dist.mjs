import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { buildAgent } from './build-agent.mjs';
import { buildFrontend } from './build-frontend.mjs';
import { root } from './install.mjs';

const dist = join(root, 'dist');
const stampFile = join(dist, '.stamp');
const cache = join(root, 'node_modules', '.cache', 'mcp-javafx-ui');

/** Files that stand beside the built code as they are: source → place in `dist/`. */
const copied = {
  'agent/target/mcp-javafx-agent.jar': 'mcp-javafx-agent.jar',
  'conformance/kit/report/report.schema.json': 'report.schema.json',
  'examples/fixture/fixture.fxml': 'fixture/fixture.fxml',
  'examples/fixture/fixture.md': 'fixture/fixture.md',
  'examples/fixture/windowless.md': 'fixture/windowless.md',
  'examples/fixture/java/pom.xml': 'fixture/java/pom.xml',
  'examples/fixture/java/src': 'fixture/java/src',
};

const longestWait = 180_000;

const sources = ['agent/src', 'cli', 'client', 'codegen', 'conformance', 'examples', 'generated', 'server'];
const settings = ['agent/pom.xml', 'package.json', 'package-lock.json', 'tsconfig.json', 'tsup.config.ts'];

/** Builds `dist/`, or ends the process: what is wrong has been printed by then. */
export async function buildOrExit(options) {
  try {
    await buildDist(options);
  } catch (error) {
    console.error(`The build failed. ${error.message}`);
    process.exit(1);
  }
}

/** Builds `dist/` unless it is up to date. Programs that are running keep working meanwhile. */
export async function buildDist({ types }) {
  await locked(async () => {
    const stamp = sourceStamp();
    const [built, kind] = existsSync(stampFile) ? readFileSync(stampFile, 'utf8').split(' ') : [];
    if (built === stamp && (!types || kind === 'types')) return;
    const fresh = join(cache, `dist-${process.pid}`);
    try {
      const { build } = await import('tsup');
      await build({
        config: join(root, 'tsup.config.ts'),
        outDir: fresh,
        silent: true,
        ...(types ? {} : { dts: false }),
      });
      await buildFrontend(join(fresh, 'ui-platform/frontend'));
      buildAgent();
      for (const [from, to] of Object.entries(copied)) {
        if (existsSync(join(root, from))) cpSync(join(root, from), join(fresh, to), { recursive: true });
      }
      moveInto(dist, fresh, types);
      writeFileSync(stampFile, `${stamp} ${types ? 'types' : 'code'}`);
    } finally {
      rmSync(fresh, { recursive: true, force: true });
    }
  });
}

/** Replaces only what differs, each file at once, so that nobody ever reads half of one. */
function moveInto(target, fresh, types) {
  const wanted = filesBelow(fresh);
  for (const path of wanted) {
    const to = join(target, path);
    if (existsSync(to) && readFileSync(to).equals(readFileSync(join(fresh, path)))) continue;
    mkdirSync(dirname(to), { recursive: true });
    renameSync(join(fresh, path), to);
  }
  const kept = new Set([...wanted, '.stamp']);
  for (const path of filesBelow(target)) {
    if (!kept.has(path) && (types || !path.endsWith('.d.ts'))) rmSync(join(target, path));
  }
}

function sourceStamp() {
  const hash = createHash('sha256');
  const files = sources.flatMap((folder) =>
    filesBelow(join(root, folder)).map((path) => `${folder}/${path}`),
  );
  for (const path of [...files, ...settings].filter((name) => !name.endsWith('.test.ts')).sort()) {
    const { size, mtimeMs } = statSync(join(root, path));
    hash.update(`${path}:${size}:${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

/** One build at a time, also among processes; the lock of a process that died counts for nothing. */
async function locked(work) {
  const lock = join(cache, 'build.lock');
  mkdirSync(cache, { recursive: true });
  for (const start = Date.now(); ; ) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (!isAlive(lock)) rmSync(lock, { force: true });
      else if (Date.now() - start > longestWait) {
        const holder = readFileSync(lock, 'utf8');
        throw new Error(
          `Process ${holder} has been building for too long. End it, or remove node_modules/.cache.`,
        );
      } else await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function isAlive(lock) {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    return true;
  } catch (error) {
    // ENOENT: the other one has just finished. An empty file: it has just begun.
    return error.code !== 'ESRCH' && error.code !== 'ENOENT';
  }
}
