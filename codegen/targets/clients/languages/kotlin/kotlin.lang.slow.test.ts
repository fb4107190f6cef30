import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describeLanguage, javafxContract } from '../../testing/describe-language.js';
import { missingPrograms } from '../../testing/language.js';
import { classPath, maven, writeClassPath } from '../../testing/maven.js';
import { kotlin } from './kotlin.js';

const sources = join(import.meta.dirname, '../../testing/kotlin');
const second = 'com.acme.second';

/** Of the runner, and of what it needs. */
let runner = '';

describeLanguage(
  {
    emitter: kotlin,
    missing: missingPrograms('java', 'mvn'),
    packageName: second,

    build(folder, contract) {
      if (contract.key === javafxContract.key) runner = buildWithRunner(folder);
      else maven(folder, 'compile');
    },

    runner: () => command(runner),

    vectors: (folder) => command(classPath(join(folder, 'target/classes'), runner), `-Dmodels=${second}`),
  },
  { everyContract: true },
);

const command = (classes: string, ...options: string[]): string[] => [
  // The SDK's logging library greets on standard output, where only our lines may be.
  ...['java', '-Dkotlin-logging.logStartupMessage=false', ...options],
  ...['-cp', classes, 'MainKt'],
];

/** Builds the package and the runner in one go, for Maven takes long to start; gives the class path of the runner. */
function buildWithRunner(folder: string): string {
  const together = join(folder, '..', 'together');
  const place = join(together, 'runner');
  mkdirSync(place, { recursive: true });
  cpSync(sources, place, { recursive: true });
  writeFileSync(join(place, 'Readme.kt'), readmeExample(folder));
  writeFileSync(
    join(together, 'pom.xml'),
    `<project xmlns="http://maven.apache.org/POM/4.0.0">
      <modelVersion>4.0.0</modelVersion>
      <groupId>mcpjavafxui</groupId><artifactId>together</artifactId><version>1</version><packaging>pom</packaging>
      <modules><module>../${basename(folder)}</module><module>runner</module></modules>
    </project>`,
  );
  maven(together, 'compile', ...writeClassPath('class-path'));
  return classPath(join(place, 'target/classes'), readFileSync(join(place, 'class-path'), 'utf8'));
}

/** The example of the README as it stands there, in a function. */
function readmeExample(folder: string): string {
  const code = /```kotlin\n([\s\S]*?)```/.exec(readFileSync(join(folder, 'README.md'), 'utf8'))![1]!;
  return `import mcpjavafxui.client.*\n\nsuspend fun readme() {\n${code}}\n`;
}
