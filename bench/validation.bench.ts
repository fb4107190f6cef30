import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { UiNode, UiSnapshot } from '../generated/mcp-javafx-ui/1.0/types.js';
import { validateUiSnapshot } from '../generated/mcp-javafx-ui/1.0/validators.js';
import { childCpuTime } from './child-process.js';
import { compare, cpuTime } from './compare.js';
import type { Bench } from './row.js';

const folder = join(process.cwd(), 'generated/mcp-javafx-ui/1.0');

export const bench: Bench = {
  title: 'Validation',
  async run() {
    const snapshot = snapshotOf(10_000);
    const compiled = compileAtRunTime();
    if (!validateUiSnapshot(snapshot) || !compiled(snapshot))
      throw new Error('The snapshot of the bench is not valid.');
    // The optimiser of the engine needs a few rounds before either is measured.
    for (let i = 0; i < 20; i++) {
      validateUiSnapshot(snapshot);
      compiled(snapshot);
    }
    const validators = JSON.stringify(join(folder, 'validators.js'));
    const schema = JSON.stringify(join(folder, 'contract.schema.json'));
    return [
      await compare({
        name: 'validate 10,000 nodes: generated / Ajv at run time',
        limit: 1.3,
        samples: 60,
        ours: () => cpuTime(() => repeat(3, () => validateUiSnapshot(snapshot))) / 3,
        yardstick: () => cpuTime(() => repeat(3, () => compiled(snapshot))) / 3,
      }),
      await compare({
        name: 'get validators: import generated / compile with Ajv',
        limit: 0.1,
        samples: 15,
        ours: () => childCpuTime(`await import(${validators});`),
        yardstick: () =>
          childCpuTime(`
            const { Ajv2020 } = await import('ajv/dist/2020.js');
            const { readFileSync } = await import('node:fs');
            const { $defs } = JSON.parse(readFileSync(${schema}, 'utf8'));
            const ajv = new Ajv2020({ strict: false, allErrors: true, discriminator: true });
            ajv.addSchema({ $defs }, 'contract');
            for (const name of Object.keys($defs)) ajv.getSchema('contract#/$defs/' + name);`),
      }),
    ];
  },
};

function compileAtRunTime(): (value: unknown) => boolean {
  const { $defs } = JSON.parse(readFileSync(join(folder, 'contract.schema.json'), 'utf8')) as {
    $defs: object;
  };
  const ajv = new Ajv2020({ strict: false, allErrors: true, discriminator: true });
  ajv.addSchema({ $defs }, 'contract');
  return ajv.getSchema('contract#/$defs/UiSnapshot') as (value: unknown) => boolean;
}

function repeat(times: number, work: () => void): void {
  for (let i = 0; i < times; i++) work();
}

/** A window with rows of labels, fields and buttons, every section there. */
function snapshotOf(count: number): UiSnapshot {
  let uid = 0;
  const node = (type: string, path: string, children: UiNode[] = []): UiNode => ({
    ref: { path, uid: `u-${(uid++).toString(36)}` },
    type,
    module: 'javafx.controls',
    id: uid % 2 === 0 ? `id${uid}` : null,
    styleClass: [type.toLowerCase(), 'form'],
    pseudoClass: ['focused'],
    visible: true,
    managed: true,
    disabled: uid % 7 === 0,
    opacity: 1,
    layout: {
      boundsInParent: { minX: 0, minY: uid, width: 80, height: 24 },
      boundsInScene: { minX: 10, minY: uid, width: 80, height: 24 },
      localToScreen: { x: 110, y: uid, width: 80, height: 24 },
    },
    text: { label: `Label ${uid}`, prompt: null },
    value: { text: null, selected: null, checked: uid % 3 === 0 },
    accessibility: { role: type.toUpperCase(), help: null },
    fx: { properties: { tooltip: 'Tip' } },
    children,
  });
  const root = '/stages[0]/scene/root';
  const rows: UiNode[] = [];
  while (uid < count - 5) {
    const row = `${root}/HBox[${rows.length}]`;
    rows.push(
      node(
        'HBox',
        row,
        ['Label', 'TextField', 'Button', 'CheckBox'].map((type) => node(type, `${row}/${type}[0]`)),
      ),
    );
  }
  return {
    schema: 'mcp-javafx-ui/1.0',
    capturedAt: '2026-01-05T12:34:56.789Z',
    app: { pid: 1, javaVersion: '21', javafxVersion: '21', mainClass: 'App' },
    focus: { focusedNode: null, focusedWindow: { stageIndex: 0 } },
    stages: [
      {
        stageIndex: 0,
        kind: 'stage',
        title: 'Bench',
        showing: true,
        focused: true,
        scene: { stylesheets: [], root: node('VBox', root, rows) },
      },
    ],
  };
}
