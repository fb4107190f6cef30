/**
 * A seeded scene as FXML: of its nodes 40 % are form rows, 40 % tables with all rows on screen and 20 %
 * containers; labels have 4 to 24 characters, and half of what can carry an id has one.
 */
export function buildMixedScene(nodes: number, seed: number): string {
  const writer = new SceneWriter(seed);
  const blocks: string[] = [];
  // The scroll pane and its content stand around everything.
  while (writer.nodes + 2 < nodes) blocks.push(writer.block(nodes - 2 - writer.nodes));
  return `${HEAD}
<ScrollPane fitToWidth="true" prefWidth="1000" prefHeight="760" xmlns:fx="http://javafx.com/fxml">
<VBox>
${blocks.join('\n')}
</VBox>
</ScrollPane>
`;
}

const HEAD = [
  '<?xml version="1.0" encoding="UTF-8"?>',
  ...[
    'java.util.HashMap',
    'javafx.collections.FXCollections',
    'javafx.scene.control.*',
    'javafx.scene.control.cell.MapValueFactory',
    'javafx.scene.layout.*',
  ].map((name) => `<?import ${name}?>`),
].join('\n');

/** Nodes of one block: rows of a form, a table and nested containers in the wanted proportion. */
const BLOCK = 100;
const COLUMNS = 4;
/** Mostly ASCII, as labels are; the two others keep encodings honest. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz éü';

class SceneWriter {
  /** Nodes that the FXML written so far makes. */
  nodes = 0;
  private ids = 0;
  private readonly random: () => number;

  constructor(seed: number) {
    this.random = mulberry32(seed);
  }

  block(room: number): string {
    const size = Math.min(BLOCK, room);
    const before = this.nodes;
    const parts: string[] = [];
    while (this.nodes - before < size * 0.4) parts.push(this.formRow());
    if (size === BLOCK) parts.push(this.table(Math.round((size * 0.4 - 1 - COLUMNS) / (COLUMNS + 1))));
    while (this.nodes - before < size) parts.push(this.container(Math.min(4, size - (this.nodes - before))));
    return parts.join('\n');
  }

  private formRow(): string {
    this.nodes += 3;
    const input = ['TextField', 'CheckBox', 'Button'][Math.floor(this.random() * 3)];
    return `<HBox spacing="8"><Label${this.id()} text="${this.text()}"/><${input}${this.id()} text="${this.text()}"/></HBox>`;
  }

  private table(rows: number): string {
    this.nodes += 1 + COLUMNS + rows * (COLUMNS + 1);
    const keys = Array.from({ length: COLUMNS }, (_, i) => `c${i}`);
    const height = 27 + rows * 24;
    const columns = keys.map(
      (key) =>
        `<TableColumn${this.id()} text="${this.text()}" prefWidth="160"><cellValueFactory><MapValueFactory key="${key}"/></cellValueFactory></TableColumn>`,
    );
    const items = Array.from(
      { length: rows },
      () => `<HashMap ${keys.map((key) => `${key}="${this.text()}"`).join(' ')}/>`,
    );
    return `<TableView${this.id()} minHeight="${height}" prefHeight="${height}"><columns>${columns.join('')}</columns>
<items><FXCollections fx:factory="observableArrayList">${items.join('')}</FXCollections></items></TableView>`;
  }

  /** Boxes in each other. */
  private container(depth: number): string {
    this.nodes += depth;
    const names = Array.from(
      { length: depth },
      () => ['VBox', 'HBox', 'StackPane'][Math.floor(this.random() * 3)],
    );
    const open = names.map((name) => `<${name}${this.id()}>`).join('');
    return (
      open +
      names
        .map((name) => `</${name}>`)
        .reverse()
        .join('')
    );
  }

  private id(): string {
    return this.random() < 0.5 ? ` id="n${this.ids++}"` : '';
  }

  private text(): string {
    const length = 4 + Math.floor(this.random() * 21);
    let text = '';
    for (let i = 0; i < length; i++) text += LETTERS[Math.floor(this.random() * LETTERS.length)];
    // A blank at an edge would be trimmed by nobody, but hardly anyone writes such labels.
    return text.replace(/^ | $/g, 'x');
  }
}

/** A small generator with a fixed sequence for each seed. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
