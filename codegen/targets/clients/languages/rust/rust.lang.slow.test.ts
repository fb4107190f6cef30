import { copyFileSync, cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../../../package-root.js';
import type { ContractIr } from '../../model/ir.js';
import { describeLanguage } from '../../testing/describe-language.js';
import { languageCache, missingPrograms, tool } from '../../testing/language.js';
import { RustNames } from './names.js';
import { rust } from './rust.js';
import { RustTypes } from './types.js';

/** Shared by all packages: what they depend on is compiled once, and stays from run to run. */
const target = languageCache('rust');

const env = {
  CARGO_TARGET_DIR: target,
  // Nobody debugs these, or edits them.
  CARGO_PROFILE_DEV_DEBUG: '0',
  CARGO_INCREMENTAL: '0',
  // Clippy in the place of the compiler, and for our own code only: it then need not compile all twice.
  RUSTC_WORKSPACE_WRAPPER: 'clippy-driver',
  CLIPPY_ARGS: '-Dwarnings__CLIPPY_HACKERY__',
};

const run = (cwd: string, ...command: string[]): string =>
  tool(['nice', '-n', '10', ...command], { cwd, env });

const packageName = 'second_client';
const sources = join(packageRoot(), 'codegen/targets/clients/testing/rust');

describeLanguage(
  {
    emitter: rust,
    missing: missingPrograms('cargo', 'rustfmt', 'clippy-driver'),
    packageName,

    build(folder) {
      run(folder, 'cargo', 'fmt', '--check');
      run(folder, 'cargo', 'build', '--locked', '--quiet', '--lib', '--examples');
    },

    runner(folder, contract) {
      // As an example of the crate the runner needs no manifest of its own.
      const place = join(folder, 'examples/runner');
      cpSync(sources, place, { recursive: true });
      writeFileSync(join(place, 'decoders.rs'), decoders(contract, rust.packageName.initial(contract)));
      return built(folder);
    },

    vectors(folder, contract) {
      const place = join(folder, 'examples/runner');
      cpSync(join(sources, 'vectors.rs'), join(place, 'vectors.rs'));
      writeFileSync(join(place, 'decoders.rs'), decoders(contract, packageName));
      writeFileSync(join(place, 'main.rs'), vectorsOnly);
      return built(folder);
    },
  },
  { everyContract: true },
);

function built(folder: string): string[] {
  run(folder, 'cargo', 'build', '--locked', '--quiet', '--example', 'runner');
  // The next one that is built takes its place.
  copyFileSync(join(target, 'debug/examples/runner'), join(folder, 'run'));
  return [join(folder, 'run')];
}

const vectorsOnly = `mod decoders;
mod vectors;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    vectors::run()
}
`;

/** Rust finds no type by its name at run time. */
function decoders(contract: ContractIr, crate: string): string {
  const types = new RustTypes(contract, new RustNames(contract));
  const arms = contract.declarations.map(
    ({ name }) => `        "${name}" => decoded::<${types.of({ kind: 'ref', name })}>(value),\n`,
  );
  return `use ${crate.replaceAll('-', '_')}::*;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Error, Value, from_value, to_value};

pub fn again(of: &str, value: Value) -> Result<Value, Error> {
    match of {
${arms.join('')}        _ => panic!("there is no type {of}"),
    }
}

fn decoded<T: DeserializeOwned + Serialize>(value: Value) -> Result<Value, Error> {
    to_value(from_value::<T>(value)?)
}
`;
}
