import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository; also for code that was bundled to another place in it. */
export const root = findRoot(dirname(fileURLToPath(import.meta.url)));
const cache = join(root, 'node_modules', '.cache', 'mcp-javafx-ui');

/** The version that the tests run on; the matrix script takes others as well. */
export const JAVAFX = '21.0.7';

/** Folder with the jars of JavaFX for this platform, from Maven; `graphics` is JavaFX without controls. */
export function javafxJars(version = JAVAFX, part: 'controls' | 'graphics' = 'controls'): string {
  return made(`javafx-${version}-${part}`, (folder) => {
    copyJars(part === 'controls' ? 'pom.xml' : 'pom-graphics.xml', folder, `-Djavafx.version=${version}`);
    // Beside each jar Maven lays an empty one without a platform, which is no module.
    for (const jar of readdirSync(folder)) {
      if (!/-(linux|mac|win)/.test(jar)) rmSync(join(folder, jar));
    }
  });
}

/** Folder with a program of somebody else, as it is published. */
export function thirdPartyJars(): string {
  return made('third-party-1', (folder) => copyJars('pom-third-party.xml', folder));
}

/** Folder with the classes of the fixture application and its FXML: a module, and usable on the class path. */
export function fixtureClasses(): string {
  const sources = join(root, 'examples', 'fixture', 'java', 'src', 'main', 'java');
  const files = [join(sources, 'module-info.java'), ...javaFiles(join(sources, 'fixture'))];
  const fxml = join(root, 'examples', 'fixture', 'fixture.fxml');
  return made(`fixture-${digest([...files, fxml])}`, (folder) => {
    javac(['-p', javafxJars(), '-d', folder, ...files]);
    cpSync(fxml, join(folder, 'fixture', 'fixture.fxml'));
  });
}

/** Folder with the classes of the small programs that only tests need. */
export function testAppClasses(): string {
  const files = javaFiles(join(root, 'agent', 'test-apps'));
  const agent = join(root, 'agent', 'target', 'mcp-javafx-agent.jar');
  return made(`test-apps-${digest(files)}`, (folder) => {
    const path = [join(javafxJars(), '*'), agent].join(delimiter);
    javac(['-cp', path, '-d', folder, ...files]);
  });
}

/** Makes a folder in the cache once; two test files may ask for it at the same time. */
export function made(name: string, make: (folder: string) => void): string {
  const folder = join(cache, name);
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${process.pid}-${Math.random().toString(36).slice(2)}`;
  mkdirSync(draft, { recursive: true });
  try {
    make(draft);
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

function findRoot(folder: string): string {
  return existsSync(join(folder, 'agent', 'test-apps')) ? folder : findRoot(dirname(folder));
}

function javac(args: string[]): void {
  execFileSync('javac', args, { stdio: ['ignore', 'inherit', 'inherit'] });
}

function copyJars(pom: string, folder: string, ...more: string[]): void {
  const copy = 'org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy-dependencies';
  const file = join(root, 'agent', 'test-apps', pom);
  maven(['-f', file, copy, `-DoutputDirectory=${folder}`, ...more]);
}

function maven(args: string[]): void {
  // Without the network first: that is quicker when everything is there.
  const { status } = spawnSync('mvn', ['-q', '-B', '-o', ...args], { stdio: 'ignore' });
  if (status !== 0) execFileSync('mvn', ['-q', '-B', ...args], { stdio: ['ignore', 'inherit', 'inherit'] });
}

function javaFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.java'))
    .sort()
    .map((name) => join(folder, name));
}

function digest(files: string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
