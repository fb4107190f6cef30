import type { UiNode } from '../../../client/javafx-ui/contract.js';
import { needsNewer } from '../../../client/javafx-ui/needs-newer.js';
import { nodeParts } from '../../../client/javafx-ui/node-line.js';
import { onOneLine } from '../../../client/javafx-ui/quote.js';
import { defineCommand } from '../../command.js';
import { print, printJson } from '../../print.js';
import { exitCodes } from '../ui/exit-codes.js';
import { locatorArgument, serverOptions, targetOptions } from '../ui/options.js';
import { type Paint, painter, paintParts } from '../ui/paint.js';
import { rowLines, rowsRequest } from '../ui/rows.js';
import { locate } from '../ui/selector.js';
import { withSession } from '../ui/with-session.js';

export const command = defineCommand({
  description: 'Shows everything about one node.',
  positionals: [locatorArgument],
  options: {
    children: { type: 'boolean', description: 'Also its direct children' },
    rows: {
      type: 'string',
      placeholder: 'from[-to]',
      description:
        'Also these rows of a list, table, tree or combo box, on screen or not; needs a server of 1.1',
    },
    ...targetOptions,
    ...serverOptions,
  },
  examples: ['node "#ok"', 'node u-3k9 --children', 'node text=Save --json', 'node "#people" --rows 10-19'],
  exitCodes,
  async run({ options, positionals: [selector = ''] }) {
    const { children: includeChildren } = options;
    const rows = options.rows === undefined ? undefined : rowsRequest(options.rows);
    const node = await withSession(options, async (session) => {
      if (rows) needsNewer(session, 'the option "--rows"', 'Leave it out');
      const found = await locate(session, selector, options).node();
      if (!includeChildren && !rows) return found;
      return session.tools.ui_get_node({
        ref: { uid: found.ref.uid },
        includeChildren,
        ...(rows ? { rows } : {}),
      });
    });
    if (options.json) return printJson(node);
    const paint = painter();
    const children = node.children.map((child) => `  ${paintParts(nodeParts(child), paint)}\n`);
    const asked = rows ? rowLines(node).map((line) => `  ${line}\n`) : [];
    await print(
      [`${paintParts(nodeParts(node), paint)}\n`, details(node, paint), ...asked, ...children].join(''),
    );
  },
});

/** Members that the line of the node does not show. */
function details(
  { ref, type: _, id: _id, children: _children, text: _text, rows: _rows, childrenOmitted, ...rest }: UiNode,
  paint: Paint,
): string {
  const lines = Object.entries({ path: ref.path, ...rest }).flatMap(([name, value]) => flatten(name, value));
  const width = Math.max(...lines.map(([name]) => name.length));
  return lines.map(([name, value]) => `  ${paint('note', name.padEnd(width))}  ${value}\n`).join('');
}

/** `layout.boundsInScene` and such: one row for each object that holds no other. */
function flatten(name: string, value: unknown): [string, string][] {
  const inner = value !== null && typeof value === 'object' && !Array.isArray(value);
  if (inner && Object.values(value).some((member) => typeof member === 'object' && member !== null)) {
    return Object.entries(value).flatMap(([key, member]) => flatten(`${name}.${key}`, member));
  }
  return [[name, onOneLine(JSON.stringify(value), 10_000)]];
}
