import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeWith } from '../../../../testing/describe-with.js';
import type { Contract } from '../../../contract.js';
import { loadContract, loadContracts } from '../../../load.js';
import { packageRoot } from '../../../package-root.js';
import { irOf } from '../model/build-ir.js';
import { type Language, tool } from './language.js';
import { runnerTests } from './runner-tests.js';
import { essence, fromLines, laterVectors, toLines, type Vector, vectorsOf } from './vectors.js';

const load = (folder: string, key: string): Contract => loadContract(join(packageRoot(), folder), key);

export const javafxContract = load('schema', 'mcp-javafx-ui/1.0');
/** Made to be difficult. */
const small = [
  load('testing/tenants/lights/schema', 'mcp-lights/0.3'),
  load('codegen/targets/clients/testing/contracts', 'mcp-awkward/1.0'),
];

const real = loadContracts(join(packageRoot(), 'schema')).filter(({ id }) => id !== javafxContract.id);

/**
 * The tests that the client of every language has to pass. Where there is time for it, the clients of all other
 * contracts are built as well.
 */
export function describeLanguage(language: Language, { everyContract = false } = {}): void {
  const { emitter, missing } = language;
  describeWith(missing, `the ${emitter.title} client`, () =>
    tests(language, everyContract ? [...real, ...small] : small),
  );
}

function tests(language: Language, others: readonly Contract[]): void {
  const folder = mkdtempSync(join(tmpdir(), `client-${language.emitter.id}-`));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  describe('of mcp-javafx-ui/1.0', () => {
    const place = join(folder, 'mcp-javafx-ui');
    const ir = irOf(javafxContract);
    beforeAll(async () => {
      writePackage(language, javafxContract, place);
      await language.build(place, ir);
    });

    it('is the same in every run and tells nothing of the place', () => {
      const files = filesOf(language, javafxContract);
      expect(filesOf(language, javafxContract)).toEqual(files);
      const text = files.map((file) => file.text).join('\n');
      for (const word of [packageRoot(), folder, new Date().toISOString().slice(0, 10)]) {
        expect(text).not.toContain(word);
      }
    });

    it(language.parsedOnly ? 'parses' : 'compiles without a warning, in the format of its language', () => {
      expect(filesOf(language, javafxContract).length).toBeGreaterThan(3);
    });

    if (language.runner) runnerTests(language as Required<Language>, place, javafxContract, ir);
  });

  describe.each(others)('of $key', (contract) => {
    const place = join(folder, contract.id);
    const ir = irOf(contract);

    it(language.parsedOnly ? 'parses, too' : 'compiles, too', async () => {
      writePackage(language, contract, place, language.packageName);
      await language.build(place, ir);
    });

    if (!language.vectors || !small.includes(contract)) return;
    it('keeps what it decodes, also a variant of a later version', async () => {
      const vectors = [...vectorsOf(contract), ...laterVectors(ir)];
      const command = await language.vectors!(place, ir);
      const encoded = fromLines<Vector>(tool([...command, 'vectors'], { input: toLines(vectors) }));
      expect(encoded.map((vector) => essence(ir, vector))).toEqual(
        vectors.map((vector) => essence(ir, vector)),
      );
    });
  });
}

function filesOf({ emitter }: Language, contract: Contract, packageName?: string) {
  const ir = irOf(contract);
  return emitter.files(ir, { packageName: packageName ?? emitter.packageName.initial(ir) });
}

/** Writes the generated package as `generate --lang` does. */
export function writePackage(
  language: Language,
  contract: Contract,
  folder: string,
  packageName?: string,
): void {
  for (const { path, text } of filesOf(language, contract, packageName)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
