// npm run bench [-- --json] [-- <name> …]: every bench/<name>.bench.ts, or those that are named.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildOrExit } from './build-dist.mjs';
import { ensureInstalled, root } from './install.mjs';
import { loadTypescript } from './run-typescript.mjs';

ensureInstalled();
process.chdir(root);
await buildOrExit({ types: false });

const json = process.argv.includes('--json');
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const all = readdirSync(join(root, 'bench'))
  .filter((name) => name.endsWith('.bench.ts'))
  .map((name) => name.slice(0, -'.bench.ts'.length))
  .sort();
const unknown = wanted.find((name) => !all.includes(name));
if (unknown) {
  console.error(`There is no bench "${unknown}". There are: ${all.join(', ')}.`);
  process.exit(2);
}

const { table, isOver } = await loadTypescript('bench/table.ts');
const results = [];
for (const name of all.filter((one) => wanted.length === 0 || wanted.includes(one))) {
  const { bench } = await loadTypescript(`bench/${name}.bench.ts`);
  const rows = await bench.run();
  results.push({ name, title: bench.title, rows });
  if (!json) console.log(`${bench.title}\n${table(rows)}`);
}
if (json) console.log(JSON.stringify(results, null, 2));
process.exitCode = results.some(({ rows }) => rows.some(isOver)) ? 1 : 0;
