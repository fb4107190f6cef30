import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compare } from './compare.js';
import type { Bench, Row } from './row.js';
import { ServerProcess } from './server-process.js';

/** A match in layout alone has no named ancestor; each of the others has one that must be told with it. */
const fxml = `<?xml version="1.0" encoding="UTF-8"?>
<?import java.util.HashMap?>
<?import javafx.collections.FXCollections?>
<?import javafx.scene.control.*?>
<?import javafx.scene.control.cell.MapValueFactory?>
<?import javafx.scene.layout.*?>
<VBox>
<HBox><Button id="bare" text="Save"/></HBox>
<TitledPane id="account" text="Account"><VBox><Label text="Name"/><TextField id="name"/><Button id="titled" text="Save"/></VBox></TitledPane>
<TableView id="files"><columns><TableColumn text="File"><cellValueFactory><MapValueFactory key="file"/></cellValueFactory></TableColumn></columns>
<items><FXCollections fx:factory="observableArrayList"><HashMap file="a.pdf"/><HashMap file="b.pdf"/></FXCollections></items></TableView>
</VBox>
`;
const queries = {
  'in layout alone': { css: '#bare' },
  'in a titled pane': { css: '#titled' },
  'in a row of a table': { css: 'TableCell', text: 'b.pdf', match: 'equals' },
} as const;

const callsARound = 200;
const warmUp = 4000;

/** CPU of the server for a query by contract 1.1 whose match stands below something named, next to the bare SDK. */
export const bench: Bench = {
  title: 'A match below something named (ui_query of 1.1, headless)',
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'mcp-bench-'));
    const file = join(folder, 'named.fxml');
    writeFileSync(file, fxml);
    const ours = await ServerProcess.start('reference', file, '5000', '1.1');
    try {
      const rows: Row[] = [];
      for (const [where, selector] of Object.entries(queries))
        rows.push(await queried(ours, where, selector));
      return rows;
    } finally {
      ours.close();
      rmSync(folder, { recursive: true });
    }
  },
};

async function queried(ours: ServerProcess, where: string, selector: object): Promise<Row> {
  const params = { name: 'ui_query', arguments: { selector } };
  const call = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
  const { result } = JSON.parse(await ours.post(call)) as {
    result: { structuredContent: { matches: unknown[] } };
  };
  if (result.structuredContent.matches.length !== 1) throw new Error(`Not one match ${where}.`);
  const bare = await ServerProcess.start('bare-sdk', JSON.stringify(result), 'worker');
  for (const server of [ours, bare]) await server.costOf(call, warmUp);
  const row = await compare({
    name: `${where}: our server / bare SDK with one worker echo`,
    samples: 40,
    ours: () => ours.costOf(call, callsARound),
    yardstick: () => bare.costOf(call, callsARound),
  });
  bare.close();
  return row;
}
