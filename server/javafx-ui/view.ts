import { existsSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigError } from '../host/options/config-error.js';

/** An FXML file and the module that gives it life. */
export interface View {
  fxml: string;
  behaviour?: string;
}

const modules = ['.js', '.mjs', '.ts'];

/** A view by its FXML file; without a named behaviour the module of the same name beside it is taken. */
export function findView(fxml: string, behaviour?: string, runsTypeScript = stripsTypes()): View {
  if (!existsSync(fxml)) throw new ConfigError(`There is no FXML file ${fxml}.`);
  if (behaviour !== undefined && !existsSync(behaviour)) {
    throw new ConfigError(`There is no behaviour module ${behaviour}.`);
  }
  const module = behaviour ?? besides(fxml);
  if (module === undefined) return { fxml };
  if (extname(module) === '.ts' && !runsTypeScript) {
    const name = basename(module);
    throw new ConfigError(`This Node.js does not run ${name}; compile it to ${name.replace(/ts$/, 'js')}.`);
  }
  return { fxml, behaviour: module };
}

function besides(fxml: string): string | undefined {
  const stem = fxml.slice(0, fxml.length - extname(fxml).length);
  return modules.map((extension) => stem + extension).find((file) => existsSync(file));
}

/** Newer versions of Node.js strip types. */
function stripsTypes(): boolean {
  return Boolean((process.features as { typescript?: string | false }).typescript);
}

/** The standard fixture application, which is part of this package: in `dist/` or beside code that stands there. */
export function fixtureView(from = fileURLToPath(import.meta.url)): View {
  for (let folder = dirname(from); dirname(folder) !== folder; folder = dirname(folder)) {
    for (const place of [join(folder, 'fixture'), join(folder, 'dist', 'fixture')]) {
      const fxml = join(place, 'fixture.fxml');
      if (existsSync(fxml)) return { fxml, behaviour: join(place, 'fixture.js') };
    }
  }
  throw new ConfigError('The standard fixture application is not there; run "npm run build".');
}
