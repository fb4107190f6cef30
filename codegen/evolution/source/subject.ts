import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, posix, resolve } from 'node:path';
import type { Contract } from '../../contract.js';
import { findContracts, loadContract } from '../../load.js';
import { Refused } from '../../refused.js';
import { isObject } from '../schema.js';
import { bundleFile, type SchemaFile } from './bundle-file.js';
import { completed, isContractDocument } from './contract-document.js';
import { commitOf, extract, fileAt, pathFromTop } from './git.js';

/** One side of a diff. */
export type Subject =
  | {
      readonly kind: 'contract';
      readonly label: string;
      readonly contract: Contract;
      readonly folder?: string;
    }
  | { readonly kind: 'schema'; readonly label: string; readonly file: SchemaFile };

export interface Surroundings {
  /** Folder with `<contract>/<version>/contract.json`. */
  readonly schema: string;
  readonly cwd: string;
}

/**
 * Reads what a person named: a folder, a file, a version, `<revision>:<path>`, or a revision alone,
 * which stands for the folder of the other side as it was then.
 */
export function readSubject(name: string, other: string, around: Surroundings): Subject {
  const path = resolve(around.cwd, name);
  if (existsSync(path)) return statSync(path).isDirectory() ? fromFolder(path) : fromFile(path, name);
  const key = keyOf(name, around);
  if (key !== undefined) return fromFolder(join(around.schema, key));
  const [revision = '', ...rest] = name.split(':');
  const commit = commitOf(revision, around.cwd);
  if (commit === undefined) {
    throw new Refused(
      `Expected a folder, a file, a version such as 1.0 or a git revision such as HEAD~1:schema/x/1.0, got "${name}".`,
    );
  }
  if (rest.length > 0) return fromGit(commit, rest.join(':').replace(/\/$/, ''), name, around);
  return fromGit(commit, pathFromTop(folderOf(other, around)), name, around);
}

/** `<contract>/<version>` for a version; for a version alone the only contract that has it. */
export function keyOf(name: string, { schema }: Surroundings): string | undefined {
  if (!/^([a-z][a-z0-9-]*\/)?\d+\.\d+$/.test(name) || !existsSync(schema)) return undefined;
  const known = findContracts(schema);
  const found = known.filter((key) => key === name || key.endsWith(`/${name}`));
  if (found.length > 1)
    throw new Refused(`Several contracts have a version ${name}: ${found.join(', ')}. Name one of them.`);
  if (found.length === 0) {
    throw new Refused(
      `There is no version ${name} in the schema folder; it has ${known.join(', ') || 'none'}.`,
    );
  }
  return found[0];
}

/** The folder that a revision alone is about: that of the other side, or the latest version. */
function folderOf(other: string, around: Surroundings): string {
  const path = resolve(around.cwd, other);
  if (existsSync(path) && statSync(path).isDirectory()) return path;
  const key = keyOf(other, around) ?? findContracts(around.schema).at(-1);
  if (key === undefined) throw new Refused('There is no contract in the schema folder.');
  return join(around.schema, key);
}

function fromFolder(folder: string): Subject {
  if (!existsSync(join(folder, 'contract.json'))) {
    throw new Refused(`Expected a folder with a contract.json, got ${basename(folder)}.`);
  }
  const key = `${basename(dirname(folder))}/${basename(folder)}`;
  // A copy may stand anywhere: what it is, its contract.json says.
  const contract = loadContract(dirname(dirname(folder)), key, 'any folder');
  return { kind: 'contract', label: contract.key, contract, folder };
}

function fromGit(commit: string, path: string, label: string, { cwd }: Surroundings): Subject {
  if (path.endsWith('.json')) {
    const read = (file: string): unknown =>
      parsed(fileAt(commit, file, cwd), `${label.split(':')[0]}:${file}`);
    return fromContent(path, read, label);
  }
  const temporary = mkdtempSync(join(tmpdir(), 'schema-'));
  try {
    const folder = join(temporary, 'schema', basename(dirname(path)), basename(path));
    extract(commit, path, folder, cwd);
    extractCommon(commit, path, folder, cwd);
    const subject = fromFolder(folder) as Extract<Subject, { kind: 'contract' }>;
    return {
      kind: 'contract',
      label: `${subject.label} at ${label.split(':')[0]}`,
      contract: subject.contract,
    };
  } finally {
    rmSync(temporary, { recursive: true });
  }
}

/** The common requirements that the contract took then, as they were then. */
function extractCommon(commit: string, path: string, folder: string, cwd: string): void {
  const { common } = parsed(readFileSync(join(folder, 'contract.json'), 'utf8'), 'contract.json') as {
    common?: { version: string };
  };
  if (common === undefined) return;
  const from = posix.join(dirname(dirname(path)), 'common', common.version);
  // Where they came with this package, they are still there.
  if (fileAt(commit, `${from}/contract.md`, cwd) !== undefined)
    extract(commit, from, join(folder, '..', '..', 'common', common.version), cwd);
}

function fromFile(path: string, label: string): Subject {
  const folder = dirname(path);
  const read = (file: string): unknown => {
    const full = join(folder, file);
    return parsed(existsSync(full) ? readFileSync(full, 'utf8') : undefined, file);
  };
  return fromContent(basename(path), read, label);
}

/** A tool, a contract in one file, or a schema. */
function fromContent(path: string, read: (path: string) => unknown, label: string): Subject {
  const content = read(path);
  if (
    isObject(content) &&
    typeof content.name === 'string' &&
    isObject(content.input) &&
    isObject(content.output)
  ) {
    const input = bundleFile(path, read, content.input);
    const output = bundleFile(path, read, content.output);
    const types = { ...input.definitions, ...output.definitions };
    const tools = [{ ...content, input: input.root, output: output.root }];
    return { kind: 'contract', label, contract: completed({ tools, types }) };
  }
  if (isContractDocument(content)) return { kind: 'contract', label, contract: completed(content) };
  return { kind: 'schema', label, file: bundleFile(path, read) };
}

function parsed(text: string | undefined, file: string): unknown {
  if (text === undefined) throw new Refused(`There is no file ${file}.`);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Refused(`${file}: Expected JSON. ${(error as Error).message}`);
  }
}
