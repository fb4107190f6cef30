// npm run new-contract mcp-<name>: a whole contract to begin with, which is the tiny one of the tests by another name.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';

const tenant = join(root, 'testing', 'tenants', 'lights');

const [id = '', ...rest] = process.argv.slice(2);
const [, name] = /^mcp-([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/.exec(id) ?? [];
if (name === undefined || rest.length > 0)
  refuse(`Expected one name such as mcp-garden, got "${[id, ...rest].join(' ')}".`);

const words = name.split('-');
const renamed = (text) =>
  text
    .replaceAll('LIGHTS', words.join('_').toUpperCase())
    .replaceAll('Lights', words.map((word) => word[0].toUpperCase() + word.slice(1)).join(' '))
    .replaceAll('lights', name)
    .replaceAll(/\b0\.3\b/g, '0.1');

const files = readdirSync(tenant, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
  .map((from) => ({ from, to: renamed(from.slice(tenant.length + 1)) }));
const folders = [...new Set(files.map(({ to }) => to.split(/[\\/]/).slice(0, 2).join('/')))].sort();
const taken = folders.find((folder) => existsSync(join(root, folder)));
if (taken) refuse(`Expected a name that is free, but there is ${taken} already. Choose another one.`);

for (const { from, to } of files) {
  mkdirSync(dirname(join(root, to)), { recursive: true });
  writeFileSync(join(root, to), renamed(readFileSync(from, 'utf8')));
}
// The order of imports follows their names.
ensureInstalled();
const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
spawnSync(process.execPath, [biome, 'check', '--write', '--log-level=none', ...folders], { cwd: root });
for (const folder of folders) console.log(`wrote ${folder}`);
console.log(`Next: "npm run generate", then "npm test -- ${name}".`);

function refuse(sentence) {
  console.error(sentence);
  process.exit(2);
}
