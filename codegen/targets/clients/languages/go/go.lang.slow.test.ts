import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { packageRoot } from '../../../../package-root.js';
import type { ContractIr } from '../../model/ir.js';
import { describeLanguage } from '../../testing/describe-language.js';
import { missingPrograms, tool } from '../../testing/language.js';
import { go } from './go.js';
import { GoNames } from './names.js';
import { GoTypes } from './types.js';

const run = (cwd: string, ...command: string[]): string => tool(['nice', '-n', '10', ...command], { cwd });

const packageName = 'github.com/acme/go-second.client/v2';
const sources = join(packageRoot(), 'codegen/targets/clients/testing/go');

describeLanguage(
  {
    emitter: go,
    missing: missingPrograms('go', 'gofmt'),
    packageName,

    build(folder) {
      expect(run(folder, 'gofmt', '-l', '-d', '.')).toBe('');
      run(folder, 'go', 'mod', 'tidy', '-diff');
      run(folder, 'go', 'vet', './...');
    },

    runner(folder, contract) {
      // Inside of the module the runner needs none of its own.
      cpSync(sources, join(folder, 'runner'), { recursive: true });
      writeFileSync(join(folder, 'runner/decoders.go'), decoders(contract, go.packageName.initial(contract)));
      run(folder, 'go', 'vet', './runner');
      return built(folder);
    },

    vectors(folder, contract) {
      cpSync(join(sources, 'vectors.go'), join(folder, 'runner/vectors.go'));
      writeFileSync(join(folder, 'runner/decoders.go'), decoders(contract, packageName));
      writeFileSync(join(folder, 'runner/main.go'), vectorsOnly);
      return built(folder);
    },
  },
  { everyContract: true },
);

function built(folder: string): string[] {
  run(folder, 'go', 'build', '-o', 'run', './runner');
  return [join(folder, 'run')];
}

const vectorsOnly = `package main

import "os"

func main() {
	if err := vectors(os.Stdin); err != nil {
		panic(err)
	}
}
`;

/** Go finds no type by its name at run time. */
function decoders(contract: ContractIr, module: string): string {
  const names = new GoNames(contract);
  const types = new GoTypes(contract, names);
  const rows = contract.declarations.map(({ name }) => {
    const decoder = types.decoder({ kind: 'ref', name });
    const body = decoder ? `ui.${decoder}(data)` : `decode[ui.${names.type(name)}](data)`;
    return `\t"${name}": func(data []byte) (any, error) { return ${body} },\n`;
  });
  return `package main

import ui "${module}"

var decoders = map[string]func([]byte) (any, error){
${rows.join('')}}
`;
}
