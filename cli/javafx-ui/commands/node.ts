import type { UiNode } from '../../../client/javafx-ui/contract.js';
import { nodeParts } from '../../../client/javafx-ui/node-line.js';
import { onOneLine } from '../../../client/javafx-ui/quote.js';
import { defineCommand } from '../../command.js';
import { print, printJson } from '../../print.js';
import { exitCodes } from '../ui/exit-codes.js';
import { selectorArgument, serverOptions, targetOptions } from '../ui/options.js';
import { type Paint, painter, paintParts } from '../ui/paint.js';
import { locate } from '../ui/selector.js';
import { withSession } from '../ui/with-session.js';

export const command = defineCommand({
  description: 'Shows everything about one node.',
  positionals: [selectorArgument],
  options: {
    children: { type: 'boolean', description: 'Also its direct children' },
    ...targetOptions,
    ...serverOptions,
  },
  examples: ['node "#ok"', 'node u-3k9 --children', 'node text=Save --json'],
  exitCodes,
  async run({ options, positionals: [selector = ''] }) {
    const node = await withSession(options, async (session) => {
      const found = await locate(session, selector, options).node();
      if (!options.children) return found;
      return session.tools.ui_get_node({ ref: { uid: found.ref.uid }, includeChildren: true });
    });
    if (options.json) return printJson(node);
    const paint = painter();
    const children = node.children.map((child) => `  ${paintParts(nodeParts(child), paint)}\n`);
    await print(`${paintParts(nodeParts(node), paint)}\n${details(node, paint)}${children.join('')}`);
  },
});

/** Members that the line of the node does not show. */
function details(
  { ref, type: _, id: _id, children: _children, text: _text, childrenOmitted, ...rest }: UiNode,
  paint: Paint,
): string {
  const rows = Object.entries({ path: ref.path, ...rest }).flatMap(([name, value]) => flatten(name, value));
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `  ${paint('note', name.padEnd(width))}  ${value}\n`).join('');
}

/** `layout.boundsInScene` and such: one row for each object that holds no other. */
function flatten(name: string, value: unknown): [string, string][] {
  const inner = value !== null && typeof value === 'object' && !Array.isArray(value);
  if (inner && Object.values(value).some((member) => typeof member === 'object' && member !== null)) {
    return Object.entries(value).flatMap(([key, member]) => flatten(`${name}.${key}`, member));
  }
  return [[name, onOneLine(JSON.stringify(value), 10_000)]];
}
