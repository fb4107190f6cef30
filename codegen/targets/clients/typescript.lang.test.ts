import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../package-root.js';
import type { ContractIr } from './ir.js';
import { describeLanguage, javafxContract } from './testing/describe-language.js';
import { tool } from './testing/language.js';
import { essence, vectorsOf } from './testing/vectors.js';
import { typescript } from './typescript.js';

const modules = join(packageRoot(), 'node_modules');
const program = (name: string): string => join(modules, '.bin', name);

describeLanguage({
  emitter: typescript,
  missing: [],
  packageName: '@acme/client',
  build(folder) {
    symlinkSync(modules, join(folder, 'node_modules'));
    tool([program('tsc')], { cwd: folder });
    const settings = {
      root: true,
      formatter: { indentStyle: 'space', lineWidth: 100 },
      javascript: { formatter: { quoteStyle: 'single' } },
    };
    const config = join(folder, 'biome');
    mkdirSync(config);
    writeFileSync(join(config, 'biome.json'), JSON.stringify(settings));
    tool([program('biome'), 'format', `--config-path=${config}`, 'src'], { cwd: folder });
  },
  runner(folder, ir) {
    const source = join(import.meta.dirname, 'testing/typescript');
    const runner = readFileSync(join(source, 'runner.ts'), 'utf8');
    writeFileSync(join(folder, 'src/runner.ts'), runner.replace(/'[./]+generated\/.*'/, "'./index.js'"));
    writeFileSync(join(folder, 'src/vectors.ts'), typedVectors(ir));
    tool([program('tsc')], { cwd: folder });
    return [process.execPath, join(folder, 'dist/runner.js')];
  },
});

/** Here the document is the model: that every example has the type that it should have, the compiler says. */
function typedVectors(ir: ContractIr): string {
  const vectors = vectorsOf(javafxContract).map((vector) => essence(ir, vector));
  const constants = vectors.map(
    ({ type, value }, i) => `const v${i}: types.${type} = ${JSON.stringify(value)};\n`,
  );
  const list = vectors.map(({ type }, i) => `  { type: '${type}', value: v${i} },\n`);
  return `import type * as types from './types.js';\n${constants.join('')}\nexport const vectors = [\n${list.join('')}];\n`;
}
