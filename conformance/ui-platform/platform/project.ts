import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Files of a project by their paths in it. */
export type Files = Readonly<Record<string, string>>;

/** A project, and where it is served. */
export interface Project {
  /** An absolute path. */
  readonly baseDir: string;
  /** The base URL; empty as long as nobody knows it. */
  readonly url: string;
}

/** A folder that nobody else uses, and what removes it. */
export function temporaryFolder(): { folder: string; remove(): void } {
  // Without links in it, so that paths can be compared.
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'ui-platform-')));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) };
}

export function writeFiles(folder: string, files: Files): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** What is in a file; null when there is none. */
export function contentOf(folder: string, path: string): string | null {
  try {
    return readFileSync(join(folder, path), 'utf8');
  } catch {
    return null;
  }
}

/** The application that most checks share: a presenter to which they add what they need. */
export const application: Files = {
  'lua/main.lua': `
Presenter = { type = "Presenter" }
Presenter.__index = Presenter
function Presenter:new(object)
  return setmetatable(object or {}, self)
end
App = setmetatable({ type = "App" }, { __index = Presenter })
App.__index = App
starts = (starts or 0) + 1
session:createAppVariable(App:new({ title = "Probe" }))
`,
  'lua/greeting.lua': 'return { text = "Hello from a module" }\n',
  'viewdefs/App.DEFAULT.html': '<template><h1 id="title" ui-value="title"></h1></template>\n',
};
