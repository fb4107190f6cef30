/*
 * Commands around a healthy one, for faults of the process itself. Each is a program of one line, which gets the
 * healthy command as its arguments.
 */

type Wrap = (command: readonly string[]) => readonly string[];

const shell =
  (script: string): Wrap =>
  (command) => ['sh', '-c', script, 'sh', ...command];

const node =
  (script: string): Wrap =>
  (command) => [process.execPath, '-e', script, '--', ...command];

export const exitsWith = (code: number): Wrap => shell(`"$@"; exit ${code}`);

/** Starts something that outlives it, though not for ever: a busy machine may take long until it looks. */
export const leavesBehind = shell('sleep 90 >/dev/null 2>&1 </dev/null & exec "$@"');

/**
 * Something beside it listens before it begins, and as long as it lives: the shell waits until the other one has closed
 * its output.
 */
export const listensBeside: Wrap = (command) =>
  shell(
    `listens=$(${quoted(process.execPath)} -e ${quoted(
      `require("node:net").createServer().listen(0, "127.0.0.1", () => require("node:fs").closeSync(1)); setInterval(() => { try { process.kill(Number(process.argv[1]), 0); } catch { process.exit(); } }, 100)`,
    )} "$$" 2>/dev/null </dev/null &); exec "$@"`,
  )(command);

/** Keeps the log file of its project open, from before the answer to whatever wrote into it. */
export const holdsLog = node(`
  const { spawn } = require('node:child_process');
  const { existsSync, openSync } = require('node:fs');
  const [program, ...args] = process.argv.slice(1);
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const files = new Set();
  process.stdin.on('data', (chunk) => {
    child.stdin.write(chunk);
    const [, folder] = /"base_dir":"([^"]+)"/.exec(chunk) ?? [];
    if (folder) files.add(folder + '/log/lua.log');
  });
  child.stdout.on('data', (chunk) => {
    for (const file of files) if (existsSync(file) && openSync(file, 'a')) files.delete(file);
    process.stdout.write(chunk);
  });
  process.stdin.on('end', () => child.stdin.end());
  child.on('close', (code) => process.exit(code ?? 1));
`);

/** Does nothing, for ever. */
export const idle = node('setInterval(() => {}, 1000)');

/** Runs it as it is, and answers whatever comes in beside it. */
export const answersBeside = node(`
  const { spawn } = require('node:child_process');
  const [program, ...args] = process.argv.slice(1);
  spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
    console.log(JSON.stringify({ jsonrpc: '2.0', id: JSON.parse(line).id, result: {} }));
  });
`);

/** Takes out of the configuration where to log before it runs it. */
export const ignoresLogging = node(`
  const { spawn } = require('node:child_process');
  const { readFileSync, writeFileSync } = require('node:fs');
  const [program, ...args] = process.argv.slice(1);
  const file = args[args.indexOf('--dir') + 1] + '/config/config.toml';
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^output.*$/m, ''));
  spawn(program, args, { stdio: 'inherit' });
`);

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
