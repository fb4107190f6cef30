import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';
import { expect } from 'vitest';
import { describeLanguage, javafxContract } from '../../testing/describe-language.js';
import { missingPrograms, tool } from '../../testing/language.js';
import { classPath, maven, writeClassPath } from '../../testing/maven.js';
import { java } from './java.js';

const sources = join(import.meta.dirname, '../../testing/java');
const second = 'com.acme.second';

/** Of all packages; the first one asks Maven for it. */
let libraries = '';

describeLanguage(
  {
    emitter: java,
    missing: missingPrograms('javac', 'mvn'),
    packageName: second,

    build(folder, contract) {
      if (contract.key === javafxContract.key) {
        maven(folder, 'compile', ...writeClassPath('class-path'));
        libraries = readFileSync(join(folder, 'class-path'), 'utf8');
        return;
      }
      // The same without Maven, which takes longer to start than all of the rest.
      const project = readFileSync(join(folder, 'pom.xml'), 'utf8');
      new SaxesParser().write(project).close();
      const flags = [...project.matchAll(/<arg>(.*)<\/arg>/g)].map(([, flag]) => flag!);
      expect(flags).toContain('-Werror');
      compile(join(folder, 'src/main/java'), join(folder, 'target/classes'), libraries, flags);
    },

    runner(folder) {
      const readme = /```java\n([\s\S]*?)```/.exec(readFileSync(join(folder, 'README.md'), 'utf8'))![1]!;
      const packageName = /^package (.*);$/m.exec(exampleClient(folder))![1]!;
      writeFileSync(
        join(folder, 'Readme.java'),
        `import ${packageName}.*;\n\nfinal class Readme {\n  private Readme() {}\n\n  static void run() {\n${readme}  }\n}\n`,
      );
      const built = join(folder, 'runner');
      const all = classPath(join(folder, 'target/classes'), libraries);
      const flags = ['-Xlint:all,-processing', '-Werror'];
      compile(sources, built, all, flags);
      compile(join(folder, 'Readme.java'), built, all, flags);
      return ['java', '-cp', classPath(built, all), 'Main'];
    },

    vectors(folder) {
      const classes = join(folder, 'target/classes');
      compile(join(sources, 'Vectors.java'), classes, libraries, []);
      return ['java', '-cp', classPath(classes, libraries), 'Vectors', `${second}.model`];
    },
  },
  { everyContract: true },
);

function compile(source: string, to: string, libraries: string, flags: readonly string[]): void {
  mkdirSync(to, { recursive: true });
  const files = source.endsWith('.java') ? [source] : javaFiles(source);
  tool(['javac', '--release', '17', '-d', to, '-cp', libraries, ...flags, ...files]);
}

const javaFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.java'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

function exampleClient(folder: string): string {
  const client = javaFiles(join(folder, 'src/main/java')).find((file) => file.endsWith('AsyncClient.java'));
  return readFileSync(client!, 'utf8');
}
