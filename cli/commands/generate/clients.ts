import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure, UsageError } from '../../failure.js';

/** Prints the languages that there are clients in. */
export async function list(): Promise<number> {
  const { emitters } = await import('../../../codegen/targets/clients/emitters.js');
  const width = Math.max(...emitters.map(({ id }) => id.length));
  for (const { id, title, sdk } of emitters) {
    process.stdout.write(`${id.padEnd(width)}  ${title}, over ${sdk}\n`);
  }
  return 0;
}

export interface ClientOptions {
  readonly lang: string;
  readonly out: string | undefined;
  readonly schema: string | undefined;
  readonly contract: string | undefined;
  /** That of the program. */
  readonly own: string | undefined;
  readonly package: string | undefined;
  readonly check: boolean;
}

/** Writes the client of a contract, or says what of it is not up to date. Other files in the folder stay. */
export async function generate(options: ClientOptions): Promise<number> {
  const { lang, out, check } = options;
  if (out === undefined) {
    throw new UsageError(`Expected "--out <folder>" beside "--lang ${lang}": there the package is written.`);
  }
  const { contract, languages, files } = await made(options);
  const changes = files.filter(({ path, text }) => textOf(join(out, path)) !== text);
  if (check) {
    for (const { path } of changes) process.stderr.write(`${join(out, path)} is not up to date\n`);
    if (changes.length > 0)
      process.stderr.write('Run the same command without "--check" and commit the result.\n');
    else process.stdout.write(`${files.length} files up to date\n`);
    return changes.length > 0 ? 1 : 0;
  }
  await refuseForeign(
    out,
    changes.map(({ path }) => path),
  );
  for (const { path, text } of changes) {
    mkdirSync(dirname(join(out, path)), { recursive: true });
    writeFileSync(join(out, path), text);
  }
  const titles = languages.map(({ title }) => title).join(', ');
  process.stdout.write(
    `Client of ${contract} in ${titles}: ${files.length} files in ${out}, ${changes.length} changed\n`,
  );
  return 0;
}

/** A project of somebody else has files of the same names, such as a README. */
async function refuseForeign(out: string, paths: readonly string[]): Promise<void> {
  const { isForeign } = await import('../../../codegen/foreign-files.js');
  const foreign = paths.find((path) => isForeign(join(out, path)) && !bare.test(path));
  if (foreign === undefined) return;
  throw new Failure(
    `Expected a folder without files of your own, but ${join(out, foreign)} was not generated and would be lost; nothing was written. Choose another folder with "--out".`,
  );
}

/** Generated, too, but without room to say so. */
const bare = /(^|\/)(go\.sum|py\.typed)$/;

function textOf(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

async function made({ lang, schema, contract, own, package: packageName }: ClientOptions) {
  const { generateClients, WrongRequest } = await import(
    '../../../codegen/targets/clients/generate-clients.js'
  );
  const { Refused } = await import('../../../codegen/refused.js');
  try {
    return generateClients({ language: lang, schema, contract, own, packageName });
  } catch (error) {
    if (error instanceof WrongRequest) throw new UsageError(error.message);
    if (error instanceof Refused) throw new Failure(error.message);
    throw error;
  }
}
