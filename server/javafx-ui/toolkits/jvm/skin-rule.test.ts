import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../../../testing/javafx/java-classes.js';

const rule = readFileSync(join(root, 'server', 'javafx-ui', 'scene', 'skin.ts'), 'utf8');
const agent = ['NodeType', 'ReportedTree']
  .map((name) =>
    readFileSync(
      join(root, 'agent', 'src', 'main', 'java', 'org', 'mcpjavafx', 'core', 'scene', `${name}.java`),
      'utf8',
    ),
  )
  .join('');

/** The words between quotes, from one text to the next, in order of the alphabet. */
function words(source: string, from: string, to: string): string[] {
  const start = source.indexOf(from);
  expect(start, from).toBeGreaterThan(-1);
  const part = source.slice(start, source.indexOf(to, start));
  return [...part.matchAll(/['"]([\w-]+)['"]/g)].map((match) => match[1]!).sort();
}

it('is the same for the agent and for the headless toolkit: classes', () => {
  const wanted = words(rule, 'OPERATED_TYPES', ']);');
  expect(wanted.length).toBeGreaterThan(5);
  expect(words(agent, 'Set<String> OPERATED =', ');')).toEqual(wanted);
});

it('is the same for the agent and for the headless toolkit: style classes', () => {
  const wanted = words(rule, 'OPERATED_CLASSES', ']);');
  expect(wanted.length).toBeGreaterThan(5);
  expect(words(agent, 'Set<String> OPERATED_CLASSES', ');')).toEqual(wanted);
});

it('is the same for the agent and for the headless toolkit: parts that repeat their control', () => {
  const table = rule.slice(
    rule.indexOf('const REPEATING'),
    rule.indexOf('};', rule.indexOf('const REPEATING')),
  );
  const wanted = [...table.matchAll(/^ {2}(\w+): new Set\((.*)\)/gm)].map(
    ([, control, parts]) => `${control}: ${words(parts!, '[', ']')}`,
  );
  const map = agent.slice(
    agent.indexOf('REPEATING = Map.of('),
    agent.indexOf('));', agent.indexOf('REPEATING = Map.of(')) + 1,
  );
  const ours = [...map.matchAll(/"(\w+)", Set\.of\((.*?)\)/g)].map(
    ([, control, parts]) =>
      `${control}: ${[...parts!.matchAll(/"([\w-]+)"/g)].map((match) => match[1]!).sort()}`,
  );
  expect(wanted.length).toBeGreaterThan(5);
  expect(ours.sort()).toEqual(wanted.sort());
});
