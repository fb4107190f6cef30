// npm run bench [-- --json] [-- --html] [-- <name> …]: every bench/<name>.bench.ts, or those that are named.
import { readdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { buildOrExit } from './build-dist.mjs';
import { ensureInstalled, root } from './install.mjs';
import { loadTypescript } from './run-typescript.mjs';

ensureInstalled();
process.chdir(root);
await buildOrExit({ types: false });

const json = process.argv.includes('--json');
const html = process.argv.includes('--html');
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

const { curveTable, isOver, table } = await loadTypescript('bench/table.ts');
const { page } = await loadTypescript('bench/page.ts');
const results = [];
for (const name of all.filter((one) => wanted.length === 0 || wanted.includes(one))) {
  const { bench } = await loadTypescript(`bench/${name}.bench.ts`);
  const curves = [];
  const rows = await bench.run((curve) => curves.push(curve));
  results.push({ name, title: bench.title, rows, curves });
  if (!json) console.log([bench.title, table(rows), ...curves.map(curveTable)].join('\n'));
}
if (html) {
  const machine = `Node.js ${process.versions.node}, ${process.platform} ${process.arch}, ${availableParallelism()} cores`;
  writeFileSync(join(root, 'bench.html'), page(results, machine));
  console.error('The page is bench.html.');
}
if (json) console.log(JSON.stringify(results, null, 2));
process.exitCode = results.some(({ rows }) => rows.some(isOver)) ? 1 : 0;
