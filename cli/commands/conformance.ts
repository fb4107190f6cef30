import { readFileSync } from 'node:fs';
import type { ConformanceOptions, Report, Target } from '../../conformance/index.js';
import type { Pack } from '../../conformance/kit/pack.js';
import { defineCommand, type Values } from '../command.js';
import { Failure, UsageError } from '../failure.js';
import { contractOption, packOf } from './conformance/pack-of.js';
import { writeReports } from './conformance/write-reports.js';

const file = { type: 'string', placeholder: 'file' } as const;
const ms = { type: 'integer', placeholder: 'ms' } as const;

const options = {
  ...contractOption,
  'contract-version': {
    type: 'string',
    placeholder: 'version',
    description: 'Version of the contract to judge by, such as 1.0; by default what the server claims',
  },
  token: { type: 'string', placeholder: 'token', description: 'Bearer token of the server' },
  protocol: {
    type: 'string',
    placeholder: 'revision',
    default: 'auto',
    description: 'Revision of MCP such as 2025-06-18, or both eras; auto takes what the server speaks',
  },
  profile: {
    type: 'string',
    placeholder: 'name',
    description: 'core, actions, fixture, full, transport or security; found out when absent',
  },
  only: {
    type: 'string',
    placeholder: 'pattern',
    multiple: true,
    description: 'Only these requirements: ids or sections, with * and commas',
  },
  skip: { type: 'string', placeholder: 'pattern', multiple: true, description: 'Not these requirements' },
  strict: { type: 'boolean', description: 'A SHOULD that is not kept counts like a MUST' },
  'allow-actions': {
    type: 'boolean',
    description: 'Also harmless actions on an application that is not the fixture',
  },
  fixture: {
    type: 'string',
    placeholder: 'name',
    description: 'Another fixture than the usual one that the server shows, such as windowless',
  },
  configured: {
    type: 'string',
    placeholder: 'id',
    multiple: true,
    description: 'A requirement that says "unless configured" and that the server is configured for',
  },
  'known-failures': { ...file, description: 'List of failures that are known: an id and a reason a line' },
  grace: { ...ms, default: 500, description: 'How much later than its deadline an answer may come' },
  'fx-timeout': { ...ms, description: 'Deadline of the reading tools, as the server is set (default 5000)' },
  timeout: { ...ms, default: 20_000, description: 'Longest time of one check' },
  tries: {
    type: 'integer',
    placeholder: 'number',
    default: 5,
    description: 'How often a check is tried at most while the machine is too busy to trust what it finds',
  },
  trace: { type: 'boolean', description: 'Show what went over the wire, also for what passes' },
  json: { ...file, description: 'Write the report as JSON; - for standard output' },
  junit: { ...file, description: 'Write the report as JUnit XML' },
  html: { ...file, description: 'Write the report as one HTML file' },
  markdown: { ...file, description: 'Write the report as Markdown' },
  badge: { ...file, description: 'Write a badge as SVG' },
} as const;

export const command = defineCommand({
  description:
    'Judges a server by every sentence of the contract. With an address it speaks HTTP, with a command after -- it speaks over stdio, with neither it judges the reference server. Exit codes: 0 conforms, 1 does not, 2 wrong usage, 3 no server to judge, 4 the suite is broken.',
  positionals: [
    { name: 'url', optional: true, description: 'The MCP endpoint, such as http://127.0.0.1:7777/mcp' },
  ],
  rest: '<command>…',
  options,
  commands: {
    list: { summary: 'list the requirements', load: () => import('./conformance/list.js') },
    explain: { summary: 'explain one requirement', load: () => import('./conformance/explain.js') },
    fixture: {
      summary: 'write the fixture application to a folder',
      load: () => import('../javafx-ui/conformance/fixture.js'),
    },
    report: { summary: 'show a JSON report in another form', load: () => import('./conformance/report.js') },
    compare: {
      summary: 'compare two JSON reports of a server',
      load: () => import('./conformance/compare.js'),
    },
    matrix: {
      summary: 'put JSON reports of several servers side by side',
      load: () => import('./conformance/matrix.js'),
    },
    verify: {
      summary: 'tell whether a JSON report can be believed',
      load: () => import('./conformance/verify.js'),
    },
  },
  examples: [
    'conformance http://127.0.0.1:7777/mcp --token t0k3n --html report.html',
    'conformance http://127.0.0.1:7777/mcp --only "ref-*" --trace',
    'conformance http://127.0.0.1:7777/mcp --protocol both',
    'conformance compare before.json after.json',
    'conformance -- java -jar my-server.jar --stdio',
    'conformance',
  ],
  async run({ options: given, path, positionals: [url], rest }) {
    const pack = await packOf(given.contract, path);
    if (url !== undefined && rest.length > 0) {
      throw new UsageError('Expected an address or a command after "--", got both.');
    }
    if (url !== undefined) {
      // A whole address is taken as it is: the endpoint of another server may be anywhere.
      const whole = url.includes('://')
        ? url
        : (await import('../javafx-ui/ui/find-server.js')).endpoint(url);
      return judge({ url: whole, token: given.token ?? (await tokenOf(whole)) }, given, pack);
    }
    if (rest.length > 0) return judge({ command: rest }, given, pack);
    return judgeReference(given, pack);
  },
});

type Given = Values<typeof options>;

/** Judges the reference server; its deadline is short, so that waiting for it is, too. */
async function judgeReference(given: Given, pack: Pack): Promise<number> {
  const { startReference } = await import('./conformance/reference.js');
  const fxTimeoutMs = given['fx-timeout'] ?? 1500;
  const server = await startReference(pack, fxTimeoutMs, given['contract-version']);
  try {
    return await judge(
      'command' in server ? { command: server.command } : { url: server.url, token: server.token },
      { ...given, 'fx-timeout': fxTimeoutMs },
      pack,
    );
  } finally {
    await server.close();
  }
}

async function judge(target: Target, given: Given, pack: Pack): Promise<number> {
  const { runConformance, Unreachable, UsageError: Misused } = await import('../../conformance/index.js');
  const { progressLine } = await import('./conformance/progress-line.js');
  const progress = progressLine(process.stderr);
  let report: Report;
  try {
    report = await runConformance({
      ...(await settings(given, pack)),
      pack,
      target,
      onProgress: progress.show,
    });
  } catch (error) {
    progress.clear();
    if (error instanceof Unreachable) throw new Failure(error.message, 3);
    if (error instanceof Misused) throw new UsageError(error.message);
    throw error;
  }
  progress.clear();
  const { json, junit, html, markdown, badge } = given;
  await writeReports(report, { json, junit, html, markdown, badge }, given.trace, pack);
  return report.summary.exitCode;
}

async function settings(given: Given, pack: Pack): Promise<Omit<ConformanceOptions, 'target'>> {
  const { parseKnownFailures } = await import('../../conformance/index.js');
  const list = given['known-failures'];
  return {
    protocol: given.protocol,
    only: given.only,
    skip: given.skip,
    strict: given.strict,
    trace: given.trace,
    allowActions: given['allow-actions'],
    graceMs: given.grace,
    checkTimeoutMs: given.timeout,
    tries: given.tries,
    configured: configuredIds(given.configured, pack),
    ...(given['contract-version'] === undefined ? {} : { contractVersion: given['contract-version'] }),
    ...(given.fixture === undefined ? {} : { fixture: given.fixture }),
    ...(given.profile === undefined ? {} : { profile: given.profile }),
    ...(given['fx-timeout'] === undefined ? {} : { fxTimeoutMs: given['fx-timeout'] }),
    ...(list === undefined ? {} : { knownFailures: parseKnownFailures(readText(list), list, pack) }),
  };
}

/** Ids of requirements, also several with commas between them. */
function configuredIds(given: readonly string[], { checks }: Pack): string[] {
  const ids = given.flatMap((list) => list.split(',')).map((id) => id.trim());
  for (const id of ids) {
    if (!Object.hasOwn(checks, id))
      throw new UsageError(
        `Expected --configured to name a requirement, got "${id}"; "conformance list" shows all.`,
      );
  }
  return ids;
}

/** A server on this machine that lets itself be found has left its token where its user can read it. */
async function tokenOf(url: string): Promise<string | null> {
  const { listRunning } = await import('../../server/host/run-folder.js');
  return listRunning().find((server) => server.endpoint === url)?.token ?? null;
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new UsageError(`The file ${path} cannot be read.`);
  }
}
