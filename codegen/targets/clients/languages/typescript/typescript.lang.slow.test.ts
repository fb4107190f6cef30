import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract } from '../../../../contract.js';
import { loadContract } from '../../../../load.js';
import { packageRoot } from '../../../../package-root.js';
import type { ContractIr } from '../../model/ir.js';
import { describeLanguage, javafxContract } from '../../testing/describe-language.js';
import { tool } from '../../testing/language.js';
import { essence, laterVectors, type Vector, vectorsOf } from '../../testing/vectors.js';
import { typescript } from './typescript.js';

const modules = join(packageRoot(), 'node_modules');
const program = (name: string): string => join(modules, '.bin', name);

describeLanguage({
  emitter: typescript,
  missing: [],
  packageName: '@acme/client',
  build(folder) {
    symlinkSync(modules, join(folder, 'node_modules'));
    const [, example] = /^```ts\n([\s\S]*?)^```/m.exec(readFileSync(join(folder, 'README.md'), 'utf8'))!;
    writeFileSync(join(folder, 'src/example.ts'), example!.replace(/from '.*'/, "from './index.js'"));
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
    const runner = readFileSync(join(import.meta.dirname, '../../testing/typescript/runner.ts'), 'utf8');
    writeFileSync(join(folder, 'src/runner.ts'), runner.replace(/'[./]+generated\/.*'/, "'./index.js'"));
    return compiled(folder, 'runner', typedVectors(ir, vectorsOf(javafxContract)));
  },
  vectors(folder, ir) {
    const contract = load(
      ir.key === 'mcp-lights/0.3' ? 'testing/tenants/lights/schema' : ownContracts,
      ir.key,
    );
    const vectors = [...vectorsOf(contract), ...laterVectors(ir)];
    const print = 'for (const vector of vectors) console.log(JSON.stringify(vector));\n';
    return compiled(folder, 'vectors', typedVectors(ir, vectors) + print);
  },
});

const ownContracts = 'codegen/targets/clients/testing/contracts';
const load = (folder: string, key: string): Contract => loadContract(join(packageRoot(), folder), key);

/** Compiles `src/vectors.ts` with the package, and gives the command line of a program in it. */
function compiled(folder: string, name: string, vectors: string): string[] {
  writeFileSync(join(folder, 'src/vectors.ts'), vectors);
  tool([program('tsc')], { cwd: folder });
  return [process.execPath, join(folder, 'dist', `${name}.js`)];
}

/** Here the document is the model: that every example has the type that it should have, the compiler says. */
function typedVectors(ir: ContractIr, vectors: readonly Vector[]): string {
  const constants = vectors
    .map((vector) => essence(ir, vector))
    .map(({ type, value }, i) => `const v${i}: types.${type} = ${JSON.stringify(value)};\n`);
  const list = vectors.map(({ type }, i) => `  { type: '${type}', value: v${i} },\n`);
  return `import type * as types from './types.js';\n${constants.join('')}\nexport const vectors = [\n${list.join('')}];\n`;
}
