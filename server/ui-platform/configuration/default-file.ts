import { platformConfiguration } from './platform-options.js';

/** The file that is written where there is none: every option, its default, and what it does. */
export function defaultFile(): string {
  const groups = new Map<string, string[]>();
  for (const [name, { about, initial }] of Object.entries(platformConfiguration.table)) {
    const [group = '', key = ''] = name.split('.');
    const lines = [`# ${about}.`, `# ${key} = ${JSON.stringify(initial)}`];
    groups.set(group, [...(groups.get(group) ?? []), ...lines]);
  }
  const parts = [...groups].map(([group, lines]) => `[${group}]\n${lines.join('\n')}\n`);
  return `# Configuration of the UI platform. Remove the "#" before a line to set an option.\n\n${parts.join('\n')}`;
}
