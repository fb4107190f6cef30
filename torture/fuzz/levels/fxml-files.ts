import { readFileSync } from 'node:fs';
import type { Random } from '../../../codegen/evolution/fuzz/random.js';
import { capture } from '../../../server/javafx-ui/toolkits/headless/capture/capture.js';
import { FxmlError } from '../../../server/javafx-ui/toolkits/headless/fxml/fxml-error.js';
import { AppHandle } from '../../../server/javafx-ui/toolkits/headless/runtime/app-handle.js';
import { Application } from '../../../server/javafx-ui/toolkits/headless/runtime/application.js';
import { leakIn } from '../leaks.js';
import type { Level, Probe } from '../level.js';
import { simplerTexts } from '../simpler-values.js';
import { anyText, nastyNumbers, nastyTexts } from '../values.js';

/** FXML files: each is shown, or refused with its name, a line and a sentence. */
export const fxmlFiles: Level<string> = {
  name: 'fxml-files',
  share: 170,
  open: async () => new FxmlProbe(readFileSync('examples/fixture/fixture.fxml', 'utf8')),
};

class FxmlProbe implements Probe<string> {
  constructor(private readonly whole: string) {}

  batch(random: Random, size: number): string[] {
    return Array.from({ length: size }, () => this.make(random));
  }

  async send(source: string): Promise<string | undefined> {
    try {
      show(source);
      return undefined;
    } catch (error) {
      if (!(error instanceof FxmlError)) return `It fails inside: ${String(error)}`;
      const leak = leakIn(error.message);
      return leak && `It leaks ${leak}: ${error.message}`;
    }
  }

  lanes = () => 1;
  reset = async () => {};
  inspect = async () => undefined;
  close = async () => {};
  simpler = simplerTexts;
  show = (source: string) => source;

  /** A part of the fixture, or a small file, with a few scratches. */
  private make(random: Random): string {
    if (random.chance(0.03)) return anyText(random);
    let text = random.chance(0.15) ? this.whole : smallFile(random);
    for (let i = random.integer(0, 3); i > 0; i--) text = scratch(text, random);
    return text;
  }
}

function show(source: string): void {
  const app = new Application();
  const problems: unknown[] = [];
  const handle = new AppHandle(app, (error) => problems.push(error));
  const stage = handle.openPrimary(source, 'view.fxml');
  app.windows.showStage(stage);
  const everything = [
    'bounds',
    'localToScreen',
    'properties',
    'virtualization',
    'accessibility',
    'pseudoClass',
  ] as const;
  const scope = { kind: 'windows', selection: { stage: 'all' } } as const;
  capture(app, { scope, sections: [...everything] });
  if (problems.length > 0) throw problems[0];
}

const imports = [
  'javafx.scene.control.*',
  'javafx.scene.layout.*',
  'javafx.collections.*',
  'java.lang.*',
  'javafx.geometry.*',
]
  .map((name) => `<?import ${name}?>`)
  .join('');

const boxes = [
  'VBox',
  'HBox',
  'StackPane',
  'BorderPane',
  'GridPane',
  'FlowPane',
  'AnchorPane',
  'ScrollPane',
  'TabPane',
  'TitledPane',
  'SplitPane',
];
const leaves = [
  'Button',
  'Label',
  'TextField',
  'PasswordField',
  'TextArea',
  'CheckBox',
  'ComboBox',
  'Slider',
  'Spinner',
  'ListView',
  'TableView',
  'TreeView',
  'DatePicker',
  'ProgressBar',
  'MenuBar',
  'Separator',
  'NoSuchControl',
];
const attributes = [
  'id',
  'text',
  'prefWidth',
  'prefHeight',
  'minWidth',
  'maxHeight',
  'visible',
  'managed',
  'disable',
  'opacity',
  'styleClass',
  'style',
  'spacing',
  'alignment',
  'wrapText',
  'promptText',
  'value',
  'min',
  'max',
  'onAction',
  'fx:id',
  'GridPane.rowIndex',
  'GridPane.columnSpan',
  'HBox.hgrow',
  'selected',
  'editable',
  'fitToWidth',
  'noSuchProperty',
];
const values = [
  'true',
  '10',
  '-1',
  'Infinity',
  'NaN',
  'CENTER',
  'ALWAYS',
  '#handler',
  '$ref',
  '\u0024{a.b}',
  '%key',
  '@file',
  '-fx-padding: 9',
  ...nastyTexts.slice(0, 24),
  ...nastyNumbers.map(String),
];

function smallFile(random: Random): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${imports}${element(random, 3, ' xmlns:fx="http://javafx.com/fxml"')}`;
}

function element(random: Random, depth: number, more = ''): string {
  const name = random.of(depth > 0 ? boxes : leaves);
  const given = new Map(
    Array.from({ length: random.integer(0, 3) }, () => [random.of(attributes), random.of(values)]),
  );
  const text = [...given].map(([key, value]) => ` ${key}="${escaped(value)}"`).join('');
  const below =
    depth > 0 ? Array.from({ length: random.integer(0, 3) }, () => element(random, depth - 1)).join('') : '';
  return `<${name}${more}${text}>${below}</${name}>`;
}

function scratch(text: string, random: Random): string {
  const at = random.integer(0, text.length);
  const to = Math.min(text.length, at + random.integer(1, 40));
  return random.of([
    () => text.slice(0, at) + text.slice(to),
    () => text.slice(0, to) + text.slice(at, to) + text.slice(to),
    () =>
      text.slice(0, at) +
      random.of(['<', '>', '"', '&', '&x;', '&#0;', ']]>', '<!--', '<?x?>', '\u0000']) +
      text.slice(at),
    () => text.replace(/"[^"]*"/, () => `"${escaped(random.of(values))}"`),
    () => text.replace('<?import', '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><?import'),
    () => `${text.slice(0, at)}${'<VBox>'.repeat(random.of([5, 150, 1000]))}${text.slice(at)}`,
    () => text.replace(/\b[A-Z]\w+/, () => random.of([...boxes, ...leaves])),
  ])();
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll('\0', '');
}
