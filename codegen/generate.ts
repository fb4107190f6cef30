import { dirname } from 'node:path';
import type { Contract } from './contract.js';
import type { File } from './file.js';
import { refuseForeign } from './foreign-files.js';
import { loadContracts } from './load.js';
import { overallTargets, targets } from './targets/index.js';
import { plugs } from './targets/plugs.js';
import { type Difference, differences, write } from './write.js';

export interface Generation {
  readonly contracts: readonly Contract[];
  readonly files: readonly File[];
  /** What differed from the folder before. */
  readonly changes: readonly Difference[];
}

export interface GenerateOptions {
  /** Folder with `<contract>/<version>/contract.json`. */
  readonly schema: string;
  /** Folder that holds generated files and nothing else. */
  readonly out: string;
  /** Only find out what differs. */
  readonly check?: boolean;
}

/** Generates everything from the schema folder. */
export async function generate({ schema, out, check = false }: GenerateOptions): Promise<Generation> {
  const contracts = loadContracts(schema);
  const files = [...(await allFiles(contracts)), ...plugs(contracts, dirname(out))];
  const changes = differences(out, files);
  if (!check) {
    refuseForeign(out, changes);
    write(out, files, changes);
  }
  return { contracts, files, changes };
}

async function allFiles(contracts: readonly Contract[]): Promise<File[]> {
  const files: File[] = [];
  for (const contract of contracts) {
    for (const target of targets) files.push(...(await target(contract)));
  }
  for (const target of overallTargets) files.push(...target(contracts));
  return files;
}
