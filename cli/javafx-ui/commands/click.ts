import { defineCommand } from '../../command.js';
import { UsageError } from '../../failure.js';
import { actOn } from '../ui/act.js';
import { exitCodes } from '../ui/exit-codes.js';
import { locatorArgument, serverOptions, targetOptions } from '../ui/options.js';

export const command = defineCommand({
  description: 'Clicks a node, or a row or cell of a list, table or tree.',
  positionals: [locatorArgument],
  options: {
    row: { type: 'integer', placeholder: 'index', description: 'Row of a list, table or tree; from 0' },
    column: { type: 'string', placeholder: 'column', description: 'Id or index of the column in that row' },
    ...targetOptions,
    ...serverOptions,
  },
  examples: [
    'click "#ok"',
    'click text=Save',
    'click "#files row=2"',
    'click "#people" --row 3 --column name',
  ],
  exitCodes,
  run({ options, positionals: [selector = ''] }) {
    const { row, column } = options;
    if (column !== undefined && row === undefined)
      throw new UsageError('The option "--column" needs "--row".');
    const item =
      row === undefined
        ? {}
        : { item: { index: row, ...(column === undefined ? {} : { column: columnKey(column) }) } };
    return actOn(options, selector, 'clicked', (locator) => locator.click(item));
  },
});

function columnKey(column: string): string | number {
  return /^\d+$/.test(column) ? Number(column) : column;
}
