import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Program, type Served } from '../../../../testing/program.js';
import type { Contract } from '../../../contract.js';
import { packageRoot } from '../../../package-root.js';
import type { Validator } from '../../../runtime/contract-module.js';
import { diagnose } from '../../../runtime/explain.js';
import { validatorName } from '../../validators.js';
import type { ContractIr } from '../model/ir.js';
import { future, futureAnswers } from './future.js';
import { FutureServer } from './future-server.js';
import type { Language } from './language.js';
import { scenario } from './scenario.js';
import { essence, fromLines, toLines, type Vector, vectorsOf } from './vectors.js';

/** What the runner of a language has to show: the wire, the scenario, and patience with what is new. */
export function runnerTests(
  language: Required<Language>,
  folder: string,
  contract: Contract,
  ir: ContractIr,
): void {
  let command: readonly string[];
  let program: Program;
  let server: Served;
  beforeAll(async () => {
    command = await language.runner(folder, ir);
    program = serveFixture();
    server = await program.served();
  });
  afterAll(() => program?.end());

  const vectors = vectorsOf(contract);
  let encoded: Promise<Vector[]> | undefined;
  const encode = (): Promise<Vector[]> => {
    encoded ??= run(command, ['vectors'], toLines(vectors)).then((lines) => fromLines<Vector>(lines));
    return encoded;
  };

  it('decodes every valid example and encodes it to an equal document', async () => {
    expect(vectors.length).toBeGreaterThan(100);
    const result = (await encode()).map((vector) => essence(ir, vector));
    expect(result).toEqual(vectors.map((vector) => essence(ir, vector)));
  });

  it('encodes inputs that the schema accepts, without a null that says nothing', async () => {
    const validators: Record<string, Validator<unknown>> = await import(
      join(packageRoot(), 'generated', contract.key, 'validators.js')
    );
    const inputs = (await encode()).filter(({ type }) =>
      ir.declarations.some((one) => one.name === type && one.inInput),
    );
    expect(inputs.length).toBeGreaterThan(50);
    expect(inputs).toEqual(inputs.map((vector) => essence(ir, vector)));
    const problems = inputs.flatMap((vector) => {
      const validate = validators[validatorName(vector.type)]!;
      return validate(vector.value) ? [] : [{ ...vector, why: diagnose(validate.errors, vector.value) }];
    });
    expect(problems).toEqual([]);
  });

  it('sees and drives the fixture, and gets errors of its own type', async () => {
    const lines = await run(command, ['scenario', server.endpoint, server.token]);
    expect(fromLines(lines)).toEqual(scenario);
  });

  it('understands errors of the protocol, and leaves no session behind', async () => {
    const flags = ['--errors', 'jsonrpc', '--profile', 'stateful', '--max-sessions', '1'];
    const program = serveFixture(...flags);
    try {
      const strict = await program.served();
      const lines = await run(command, ['scenario', strict.endpoint, strict.token]);
      expect(fromLines(lines)).toEqual(scenario);
      expect(await statusOfHandshake(strict)).toBe(200);
    } finally {
      await program.end();
    }
  });

  it('tolerates members, values and errors of a later version', async () => {
    // Another one than that of the scenario, whose user interface may still hang.
    const program = serveFixture();
    try {
      const present = await program.served();
      const later = await FutureServer.start(present.endpoint, futureAnswers);
      const lines = await run(command, ['future', later.endpoint, present.token]).finally(() =>
        later.close(),
      );
      expect(fromLines(lines)).toEqual(future);
    } finally {
      await program.end();
    }
  });
}

/** The reference server with the standard fixture, as a user starts it. */
function serveFixture(...flags: string[]): Program {
  return new Program(['serve', '--quiet', '--json', '--port', '0', ...flags]);
}

/** 429 while somebody has the only session. */
async function statusOfHandshake({ endpoint, token }: Served): Promise<number> {
  const clientInfo = { name: 'next', version: '1' };
  const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo };
  const { status } = await fetch(endpoint, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params }),
  });
  return status;
}

/** What the runner writes; it runs beside this process, which serves. */
async function run(command: readonly string[], args: readonly string[], input = ''): Promise<string> {
  const [program, ...before] = command;
  const child = spawn(program!, [...before, ...args], { stdio: ['pipe', 'pipe', 'pipe'], timeout: 600_000 });
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  if (code !== 0) throw new Error(`The runner ended with ${code}.\n${stdout}\n${stderr}`);
  return stdout;
}
