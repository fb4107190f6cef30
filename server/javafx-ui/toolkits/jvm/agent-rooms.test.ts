import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../../testing/javafx/java-classes.js';

/** Which rooms of the agent's core a room may use, besides itself. */
const mayUse: Record<string, readonly string[]> = {
  act: ['scene', 'wire'],
  controls: ['scene', 'wire'],
  diagnose: ['wire'],
  scene: ['wire'],
  wire: [],
};

const core = join(root, 'agent', 'src', 'main', 'java', 'org', 'mcpjavafx', 'core');

/** What the files right in a folder of the core import, as `File: name`. */
function imports(folder: string): string[] {
  return readdirSync(join(core, folder))
    .filter((file) => file.endsWith('.java'))
    .flatMap((file) =>
      [...readFileSync(join(core, folder, file), 'utf8').matchAll(/^import (?:static )?(\S+);$/gm)].map(
        ([, name]) => `${file.slice(0, -5)}: ${name}`,
      ),
    );
}

const ofCore = /: org\.mcpjavafx\.core\.(\w+)/;

describe('the rooms of the agent', () => {
  it('are all known here', () => {
    const folders = readdirSync(core, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map((folder) => folder.name).sort()).toEqual(Object.keys(mayUse));
  });

  it.each(Object.entries(mayUse))('%s uses none but %j', (room, others) => {
    const used = imports(room).filter((line) => ofCore.test(line));
    expect(used.filter((line) => !others.includes(ofCore.exec(line)![1]!))).toEqual([]);
  });

  it('link javafx.controls in one room alone, which is loaded by name', () => {
    const linking = ['.', ...Object.keys(mayUse)].filter((folder) =>
      imports(folder).some((line) => line.includes(': javafx.scene.control.')),
    );
    expect(linking).toEqual(['controls']);
  });
});
