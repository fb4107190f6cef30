import standalone from 'ajv/dist/standalone/index.js';
import { createAjv } from '../ajv.js';
import type { Contract } from '../contract.js';
import { type File, header, sourceOf } from '../file.js';
import { packageRoot } from '../package-root.js';
import { Refused } from '../refused.js';

/** Name of the exported validator of a type. */
export function validatorName(type: string): string {
  return `validate${type}`;
}

/** One validator for each type, as one module that needs no other. */
export async function validators(contract: Contract): Promise<File[]> {
  const names = Object.keys(contract.types);
  return [
    { path: `${contract.key}/validators.js`, text: await moduleText(contract, names) },
    { path: `${contract.key}/validators.d.ts`, text: declarations(contract, names) },
  ];
}

async function moduleText(contract: Contract, names: readonly string[]): Promise<string> {
  const ajv = createAjv();
  ajv.addSchema({ $defs: contract.types }, 'contract');
  const exported = Object.fromEntries(names.map((name) => [validatorName(name), `contract#/$defs/${name}`]));
  const code = (standalone as unknown as typeof standalone.default)(ajv, exported);
  // Ajv's module still calls `require` for its few run-time functions.
  const { build } = await loadEsbuild();
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: packageRoot(), sourcefile: 'validators.js' },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    minify: true,
    lineLimit: 160,
    charset: 'utf8',
    legalComments: 'none',
  });
  return header(sourceOf(contract)) + outputFiles[0]!.text;
}

/** A tool for building: those who only use the package do without it. */
async function loadEsbuild(): Promise<typeof import('esbuild')> {
  try {
    return await import('esbuild');
  } catch {
    throw new Refused(
      'Generating needs the package esbuild, which is not installed. Run "npm install --save-dev esbuild".',
    );
  }
}

function declarations(contract: Contract, names: readonly string[]): string {
  const lines = names.map((name) => `export declare const ${validatorName(name)}: Validator<types.${name}>;`);
  return [
    header(sourceOf(contract)),
    `import type { Validator } from '../../runtime/contract-module.js';`,
    `import type * as types from './types.js';`,
    '',
    ...lines,
    '',
  ].join('\n');
}
