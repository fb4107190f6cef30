import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Contract } from '../../../contract.js';
import { loadContract } from '../../../load.js';
import { packageRoot } from '../../../package-root.js';
import { irOf } from '../build-ir.js';
import { type Language, tool } from './language.js';
import { runnerTests } from './runner-tests.js';
import { essence, fromLines, laterVectors, toLines, type Vector, vectorsOf } from './vectors.js';

const load = (folder: string, key: string): Contract => loadContract(join(packageRoot(), folder), key);

export const javafxContract = load('schema', 'mcp-javafx-ui/1.0');
const others = [
  load('codegen/test-contracts', 'mcp-lights/0.3'),
  load('codegen/targets/clients/testing/contracts', 'mcp-awkward/1.0'),
];

/**
 * The tests that the client of every language has to pass. Where a tool is missing they are left out with a
 * notice; in CI that is a failure, because there nobody reads notices.
 */
export function describeLanguage(language: Language): void {
  const { emitter, missing } = language;
  const name = `the ${emitter.title} client`;
  if (missing.length === 0) {
    describe(name, () => tests(language));
    return;
  }
  const sentence = `needs ${missing.join(', ')}; run scripts/setup`;
  if (process.env.CI) {
    it(name, () => {
      throw new Error(`This test ${sentence}.`);
    });
  } else {
    console.warn(`Left out: "${name}" ${sentence}.`);
    describe.skip(`${name} (${sentence})`, () => tests(language));
  }
}

function tests(language: Language): void {
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

    if (!language.vectors) return;
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
