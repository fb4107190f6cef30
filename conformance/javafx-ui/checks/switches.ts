import type { Check, CheckContext, SnapshotReading } from '../check.js';
import { type Section, sections, switches, virtualized } from '../reading/sections.js';

const all = (on: boolean) => Object.fromEntries(switches.map((name) => [name, on]));

/** 7.1 Modes, depth and sections: the switches, all of them at once and each alone */
export const includes = {
  'include-overrides': async (t) => {
    const compact = await t.snapshot({ mode: 'compact', include: all(true) });
    for (const [what, section] of Object.entries(sections)) isOn(t, compact, what, section, 'compact mode');
    // Of every node, while bounds may be missing where there are none.
    const whole = { compact, full: await t.snapshot({ mode: 'full', include: all(true) }) };
    for (const [mode, { nodes, reply }] of Object.entries(whole)) {
      for (const section of ['accessibility', 'fx'] as const) {
        const without = nodes.filter(({ node }) => !(section in node)).map(({ node }) => node.type);
        t.equal(without, [], `the types without ${section} when it is on in ${mode} mode`, reply);
      }
    }
    const full = await t.snapshot({ mode: 'full', include: all(false) });
    t.some(full.nodes, 'nodes');
    for (const [what, section] of Object.entries(sections)) isOff(t, full, what, section, 'full mode');
    const plain = await t.snapshot({ mode: 'full' });
    for (const name of switches) {
      const on = await t.snapshot({ mode: 'compact', include: { [name]: true } });
      const off = await t.snapshot({ mode: 'full', include: { [name]: false } });
      for (const [what, section] of Object.entries(sections)) {
        if (section.by === name) {
          isOn(t, on, what, section, `compact mode, where only ${name} is`);
          isOff(t, off, what, section, `full mode, where only ${name} is`);
          continue;
        }
        isOff(t, on, what, section, `compact mode, where only ${name} is on`);
        // What the switch does not name stays as the mode has it.
        if (plain.nodes.some(({ node }) => section.has(node)))
          isOn(t, off, what, section, `full mode, where only ${name} is off`);
      }
    }
  },
} satisfies Record<string, Check>;

function isOn(
  t: CheckContext,
  { nodes, reply }: SnapshotReading,
  what: string,
  { has, by }: Section,
  where: string,
): void {
  const asked = by === 'virtualization' ? nodes.filter(({ node }) => virtualized.includes(node.type)) : nodes;
  // Rows are told of every control that has some; an application that nobody knows may have no such control.
  const having = asked.filter(({ node }) => has(node)).length;
  const right = by === 'virtualization' ? having === asked.length : having > 0;
  t.expect(right, `nodes with ${what} when it is on in ${where}`, `${having} of ${asked.length}`, reply);
}

function isOff(
  t: CheckContext,
  { nodes, reply }: SnapshotReading,
  what: string,
  { has }: Section,
  where: string,
): void {
  const left = nodes.filter(({ node }) => has(node)).map(({ node }) => node.type);
  t.equal([...new Set(left)], [], `the types that have ${what} when it is off in ${where}`, reply);
}
