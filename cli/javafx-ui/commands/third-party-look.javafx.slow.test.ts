import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Display, openDisplay } from '../../../testing/display.js';
import { describeJavafx } from '../../../testing/javafx/describe-javafx.js';
import { javafxJars, testAppClasses, thirdPartyJars } from '../../../testing/javafx/java-classes.js';
import { missingTexts } from '../../../testing/javafx/missing-texts.js';
import { shownTexts, tellingTexts } from '../../../testing/javafx/shown-texts.js';
import { QUICK } from '../../../testing/javafx/start-arguments.js';
import { startProgram } from '../../../testing/program.js';
import { callTool } from '../testing/call-tool.js';
import { shown } from '../testing/shown.js';

type Pair = readonly [type: string, name: string];

describeJavafx('a look at a program of somebody else, unmodified', () => {
  let display: Display;

  beforeAll(async () => {
    javafxJars();
    thirdPartyJars();
    testAppClasses();
    display = await openDisplay();
  });
  afterAll(() => display.close());

  async function start(program: string) {
    const portFile = join(mkdtempSync(join(tmpdir(), 'mcp-shown-texts-')), 'port');
    const classes = [testAppClasses(), join(thirdPartyJars(), '*')].join(delimiter);
    const modules = ['-p', javafxJars(), '--add-modules', 'javafx.controls,javafx.fxml', '-cp', classes];
    const command = ['java', ...QUICK, ...modules, ...tellingTexts(portFile, [program])];
    const options = ['--json', '--quiet', '--contract-version', '1.1'];
    const server = await shown(
      startProgram(['run', ...options, '--', ...command], { DISPLAY: display.name }),
    );
    return {
      look: async () => (await callTool(server, 'ui_look', { maxBytes: 1_000_000 })).content[0]!.text,
      texts: () => shownTexts(portFile),
    };
  }

  it.each([
    { program: 'org.controlsfx.samples.tableview2.HelloTableView2', pairs: tableView2(), least: 100 },
    { program: 'org.controlsfx.samples.HelloPropertySheet', pairs: propertySheet(), least: 40 },
  ])('has all that is readable: $program', async ({ program, pairs, least }) => {
    const { look, texts } = await start(program);
    // Both are asked until what the application shows has come to rest.
    await expect
      .poll(async () => {
        const told = await look();
        const readable = await texts();
        return { enough: readable.length >= least, missing: missingTexts(told, readable) };
      })
      .toEqual({ enough: true, missing: [] });
    const lines = (await look()).split('\n');
    expect(pairs.length).toBeGreaterThanOrEqual(30);
    expect(pairs.filter((pair) => !lines.some((line) => tells(line, pair)))).toEqual([]);
  });
});

/** The type and the whole name; a row or the columns by one of their parts. */
function tells(line: string, [type, name]: Pair): boolean {
  const words = line.trim();
  if (type === 'column') return /^columns: /.test(words) && words.split(/[:,()] ?/).includes(name);
  if (type === 'row') return words.startsWith('row ') && words.includes(`"${name}"`);
  return words.replace(/^u-\w+ /, '').startsWith(`${type} "${name}"`);
}

function tableView2(): Pair[] {
  const boxes = [
    'Table Editing Enabled',
    'Columns Editing Enabled',
    'Cell Selection Enabled',
    'Multiple Selection',
    'Constrained Column Policy',
    'Set Fixed Cell Size',
    'Show Table Menu Button',
    'Show Data',
    'Use SortedList',
    'Column Fixing Enabled',
    'Row Fixing Enabled',
    'Use SouthNode',
    'Blend SouthNode',
    'Show Row Header',
    'Use Row Header Factory',
  ];
  const columns = ['Full Name', 'First Name', 'Last Name', 'City', 'Age', 'Birthday'];
  const cells = [
    'First Name:  0',
    'First Name:  12',
    'First Name:  19',
    'Last Name: 7',
    'City: 0',
    'City: 2',
  ];
  return [
    ['Label', 'TableView2'],
    ['TextFlow', 'Project: ControlsFX'],
    ['TitledPane', 'TableView Options'],
    ['TitledPane', 'TableView2 Options'],
    ...boxes.map((name): Pair => ['CheckBox', name]),
    ...columns.map((name): Pair => ['column', name]),
    ...cells.map((name): Pair => ['row', name]),
  ];
}

function propertySheet(): Pair[] {
  const named: Record<string, string[]> = {
    Label: ['Property Sheet'],
    TextFlow: ['Project: ControlsFX'],
    Button: ['Title'],
    // Of these the picture shows an icon only.
    ToggleButton: ['By Name', 'By Category'],
    ComboBox: [
      'accessibleRole',
      'alignment',
      'blendMode',
      'cacheHint',
      'contentBias',
      'contentDisplay',
      'depthTest',
    ],
    NumericField: ['baselineOffset'],
    CheckBox: [
      'armed',
      'cache',
      'cacheShape',
      'cancelButton',
      'centerShape',
      'defaultButton',
      'Show Mode Buttons',
      'Show Search Field',
    ],
    TextField: [
      'accessibleHelp',
      'accessibleRoleDescription',
      'accessibleText',
      'background',
      'border',
      'boundsInLocal',
      'boundsInParent',
      'childrenUnmodifiable',
      'clip',
      'contextMenu',
      'controlCssMetaData',
      'cssMetaData',
      'cursor',
    ],
  };
  return Object.entries(named).flatMap(([type, names]) => names.map((name): Pair => [type, name]));
}
