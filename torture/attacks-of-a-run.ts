import { missingTools } from '../testing/javafx/missing-tools.js';
import { faults } from './faults.js';
import { attack, type Violation } from './fuzz/campaign.js';
import { levels } from './fuzz/levels/index.js';
import { attacks } from './hostile/index.js';
import { comparisonRatio, growths, problemsOf } from './hostile/linear.js';
import { killApplication } from './load/java-kills.js';
import { killThread } from './load/kills.js';
import { overload, steadyLoad } from './load/load.js';
import type { Part, RunOptions } from './run-options.js';
import { Served } from './targets/served.js';

const count = (value: number): string => value.toLocaleString('en');

/** Mutated and random messages at every level. */
const fuzz: Part = async (options) => {
  const { seed, messages, short, level: only, batch, say } = options;
  const violations: string[] = [];
  let sent = 0;
  const wantedLevels = only?.split(',');
  const chosen = levels.filter(({ name }) => wantedLevels?.includes(name) ?? true);
  if (chosen.length === 0)
    throw new Error(`There is no level "${only}"; there are ${levels.map(({ name }) => name).join(', ')}.`);
  const shares = chosen.reduce((sum, { share }) => sum + share, 0);
  for (const level of chosen) {
    const missing = short && level.missing ? 'the whole run has it' : level.missing?.();
    if (missing) {
      say(`  – ${level.name}: left out, ${missing}`);
      continue;
    }
    const wanted = Math.ceil((messages * level.share) / shares);
    const tally = await attack(level, {
      seed,
      messages: wanted,
      ...(batch === undefined ? {} : { firstBatch: batch }),
    });
    sent += tally.messages;
    say(`  ${tally.violations.length === 0 ? '✓' : '✗'} ${level.name}: ${count(tally.messages)} messages`);
    for (const violation of tally.violations) {
      violations.push(shown(violation));
      // At once: the other levels take their time.
      say(`    ${violation.what}`);
    }
  }
  return { done: `${count(sent)} messages`, violations };
};

/** What broke, the least that breaks it, and how to see it again. */
export function shown({ level, seed, batch, what, messages }: Violation): string {
  const lines = messages.map(
    (message) => `    ${message.length > 2000 ? `${message.slice(0, 2000)}…` : message}`,
  );
  const again = `npm run torture -- fuzz --level ${level} --seed ${seed} --batch ${batch} --messages 40`;
  return [`${level}: ${what}`, ...lines, `  again: ${again}`].join('\n');
}

/** Requests and connections that wear servers out. */
const hostile: Part = async ({ short, say }) => {
  const violations: string[] = [];
  for (const { claim, settings = {}, run } of attacks) {
    const server = await Served.start({ settings });
    try {
      const problems = [...(await run(server, short ? 0.05 : 1))];
      if (!server.alive) problems.push('The server has crashed.');
      if (server.complaints.includes('Fault'))
        problems.push(`The server reports a fault: ${server.complaints}`);
      say(`  ${problems.length === 0 ? '✓' : '✗'} ${claim}`);
      violations.push(...problems);
    } finally {
      await server.close();
    }
  }
  return { done: `${attacks.length} attacks over HTTP`, violations };
};

/** Patterns and selectors that take exponential time elsewhere. */
const linear: Part = async ({ short, say }) => {
  const results = await growths(short ? 3 : 9);
  const violations = problemsOf(results);
  const worst = results.reduce((most, one) => (one.growth > most.growth ? one : most));
  say(`  growth next to linear, the worst: ${worst.growth.toFixed(2)} (${worst.name})`);
  const ratio = await comparisonRatio();
  say(`  a token wrong at its end takes ${ratio.toFixed(2)} times as long as one wrong at its start`);
  return { done: `${results.length} hostile patterns`, violations };
};

/** Many clients, and more than there is room for. */
const load: Part = async ({ seed, short, say }) => {
  const steady = await steadyLoad({ seed, clients: 64, seconds: short ? 6 : 300 });
  const { main, thread } = steady.growth;
  say(
    `  64 clients: ${count(steady.calls)} calls, most/least served ${steady.unfairness.toFixed(2)}, heap ×${main.toFixed(3)} (UI thread ×${thread.toFixed(3)})`,
  );
  const crowded = await overload({ seed, clients: 400, seconds: short ? 3 : 20 });
  say(
    `  400 clients: ${count(crowded.calls)} calls, ${count(crowded.refused)} told that it is busy or too late`,
  );
  // In a few seconds the optimiser is still at work: then the heap says nothing.
  const problems = [...steady.problems, ...crowded.problems].filter(({ kind }) => !short || kind !== 'heap');
  return {
    done: `${count(steady.calls + crowded.calls)} calls under load`,
    violations: problems.map(({ sentence }) => sentence),
  };
};

/** The UI thread, the agent and the application end in the middle of calls. */
const kill: Part = async ({ short, say }) => {
  const thread = await killThread(short ? 4 : 40);
  say(
    `  UI thread: ${thread.kills} kills, ${count(thread.calls)} calls, each answered once, ${count(thread.failed)} told that they failed`,
  );
  const violations = [...thread.problems];
  const missing = missingTools();
  if (missing.length > 0 || short) {
    say(
      `  – agent and application: left out, ${short ? 'the whole run has them' : `needs ${missing.join(', ')}; run scripts/setup`}`,
    );
    return { done: `${thread.kills} kills`, violations };
  }
  const java = await killApplication(8);
  say(
    `  agent and application: ${java.kills} kills, ${java.calls} calls, each answered once, ${java.failed} told that they failed`,
  );
  return { done: `${thread.kills + java.kills} kills`, violations: [...violations, ...java.problems] };
};

export const parts: Readonly<Record<string, Part>> = { fuzz, hostile, linear, kill, load, faults };

/** Runs the parts one after the other; true when all promises held. */
export async function run(names: readonly string[], options: RunOptions): Promise<boolean> {
  const done: string[] = [];
  let violations = 0;
  for (const [name, part] of Object.entries(parts)) {
    if (names.length > 0 && !names.includes(name)) continue;
    options.say(name);
    const result = await part(options);
    done.push(result.done);
    violations += result.violations.length;
    for (const violation of result.violations) options.say(`  ✗ ${violation}`);
  }
  options.say(`torture: ${done.join(' · ')} · seed ${options.seed} · ${violations} violations`);
  return violations === 0;
}
