import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Contract } from '../../contract.js';
import type { File } from '../../file.js';
import { findContracts, loadContract } from '../../load.js';
import { packageRoot } from '../../package-root.js';
import { nearest } from '../../runtime/nearest.js';
import { newestOf } from '../newest.js';
import type { Emitter } from './emitter.js';
import { emitters } from './emitters.js';
import { irOf } from './model/build-ir.js';

export interface ClientRequest {
  /** The id of a language, or `all`. */
  readonly language: string;
  /** Folder with contracts; without it that of this package. */
  readonly schema?: string | undefined;
  /** `<contract>/<version>`, or the contract alone, which means its newest version. */
  readonly contract?: string | undefined;
  /** The contract that is meant where none is named and the folder has several. */
  readonly own?: string | undefined;
  readonly packageName?: string | undefined;
}

export interface GeneratedClients {
  readonly contract: string;
  readonly languages: readonly Emitter[];
  /** With paths relative to the folder that was asked for; of `all` each in a folder of its own. */
  readonly files: readonly File[];
}

/** What was asked for is not to be had; the sentence says what is. */
export class WrongRequest extends Error {}

/** The clients that were asked for. */
export function generateClients(request: ClientRequest): GeneratedClients {
  const languages = request.language === 'all' ? emitters : [emitterOf(request.language)];
  const { packageName } = request;
  if (packageName !== undefined) checkPackageName(packageName, languages);
  const ir = irOf(chosenContract(request));
  const files = languages.flatMap((emitter) =>
    emitter
      .files(ir, { packageName: packageName ?? emitter.packageName.initial(ir) })
      .map(({ path, text }) => ({ path: request.language === 'all' ? `${emitter.id}/${path}` : path, text })),
  );
  return { contract: ir.key, languages, files };
}

function emitterOf(language: string): Emitter {
  const found = emitters.find(({ id }) => id === language);
  if (found) return found;
  const ids = [...emitters.map(({ id }) => id), 'all'];
  const best = nearest(language, ids);
  const hint = best === undefined ? '' : ` Did you mean "${best}"?`;
  throw new WrongRequest(`Expected "--lang" to be one of ${ids.join(', ')}, got "${language}".${hint}`);
}

function checkPackageName(name: string, languages: readonly Emitter[]): void {
  const [only, ...others] = languages;
  if (others.length > 0) {
    throw new WrongRequest(
      'Expected "--package" beside one language; of "--lang all" each has its own name.',
    );
  }
  const { pattern, expected } = only!.packageName;
  if (!pattern.test(name)) throw new WrongRequest(`Expected "--package" to be ${expected}, got "${name}".`);
}

function chosenContract({ schema, contract, own }: ClientRequest): Contract {
  const folder = schema === undefined ? join(packageRoot(), 'schema') : resolve(schema);
  const keys = existsSync(folder) ? findContracts(folder) : [];
  if (keys.length === 0) throw new WrongRequest('Expected a contract in the schema folder, found none.');
  const list = keys.join(', ');
  const ids = [...new Set(keys.map((key) => key.split('/')[0]!))];
  const wanted = contract ?? (ids.length === 1 ? ids[0] : ids.find((id) => id === own));
  if (wanted === undefined) throw new WrongRequest(`Expected "--contract" with one of ${list}.`);
  const found = keys.filter((key) => key === wanted || key.startsWith(`${wanted}/`));
  if (found.length === 0)
    throw new WrongRequest(`Expected "--contract" to be one of ${list}, got "${wanted}".`);
  return newestOf(found.map((key) => loadContract(folder, key)));
}
