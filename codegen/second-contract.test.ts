import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generate } from './generate.js';
import { packageRoot } from './package-root.js';
import type { ContractModule } from './runtime/contract-module.js';
import { trace } from './trace.js';

const schema = join(packageRoot(), 'testing/tenants/lights/schema');
const folder = mkdtempSync(join(tmpdir(), 'second-contract-'));
const out = join(folder, 'generated');

beforeAll(async () => {
  await generate({ schema, out });
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Compiles the generated TypeScript and gives the complaints of the compiler. */
function compile(outDir: string, ...roots: string[]): string[] {
  const configFile = ts.readConfigFile(join(packageRoot(), 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(configFile.config, ts.sys, packageRoot());
  const program = ts.createProgram(roots, {
    ...options,
    noEmit: false,
    outDir,
    declaration: false,
    types: [],
  });
  const { diagnostics } = program.emit();
  return [...ts.getPreEmitDiagnostics(program), ...diagnostics].map((one) =>
    ts.flattenDiagnosticMessageText(one.messageText, '\n'),
  );
}

describe('a second contract', () => {
  it('generates, type-checks and runs without an edit of code', async () => {
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    const user = join(folder, 'user.ts');
    writeFileSync(
      user,
      `import { contract, type Step, type Tools } from './generated/mcp-lights/0.3/index.js';
       import type { ContractModule } from './generated/runtime/contract-module.js';
       import { catalog } from './generated/catalog.js';
       const step: Step = { kind: 'dim', lamp: 'desk', from: 0, to: 50 };
       const input: Tools['set_scene']['input'] = { steps: [step], mood: 'calm', label: null };
       const general: ContractModule = contract;
       const given: unknown = input;
       if (contract.tools.set_scene.validateInput(given)) given.steps.length;
       // @ts-expect-error there is no such kind of step
       const wrong: Step = { kind: 'blink' };
       export { catalog, general, input, wrong };`,
    );
    expect(compile(join(folder, 'built'), user)).toEqual([]);
    symlinkSync(
      join(out, 'mcp-lights/0.3/validators.js'),
      join(folder, 'built/generated/mcp-lights/0.3/validators.js'),
    );

    const { input, general: contract } = (await import(join(folder, 'built/user.js'))) as {
      input: unknown;
      general: ContractModule;
    };
    const { set_scene, get_house } = contract.tools;
    expect(set_scene!.validateInput(input)).toBe(true);
    expect(contract).toMatchObject({
      id: 'mcp-lights',
      version: '0.3',
      schema: 'mcp-lights/0.3',
      aliases: { 'house.get': 'get_house' },
      errors: { LIGHTS_DARK: { code: 'LIGHTS_DARK', integer: -30001 } },
      headings: { 1: 'Power', '4.1': 'Sessions' },
      common: { version: '1.0', values: { endpoint: '/mcp' } },
      lifecycle: { initial: 'dark' },
      prompts: [{ name: 'good_night' }],
      resources: [{ uri: 'lights://rooms/{name}', read: { tool: 'get_house' } }],
    });
    expect(contract.requirements[0]).toMatchObject({ id: 'dark-refuses', level: 'MUST' });
    expect(set_scene!.secrets).toEqual(['/steps/*/pin']);
    expect(get_house!.volatile).toEqual([
      { pointer: '(/doors/*/to)*/lamps/*/watts' },
      { pointer: '(/doors/*/to)*/lamps/*/flags', items: ['warm'] },
      { pointer: '(/doors/*/to)*/doors/*/lastOpened' },
    ]);
  });

  it('is traced', async () => {
    const { contracts } = await generate({ schema, out, check: true });
    expect(contracts.map((contract) => trace(contract))).toEqual([
      { demands: 56, untraced: [], problems: [] },
    ]);
  });

  it('has a reference that names every tool, type, prompt and resource', () => {
    const text = readFileSync(join(out, 'mcp-lights/0.3/reference.md'), 'utf8');
    for (const word of [
      'power_on',
      'get_house',
      'set_scene',
      'Room',
      'Mood',
      'good_night',
      'lights://rooms/{name}',
    ]) {
      expect(text).toContain(word);
    }
  });
});
