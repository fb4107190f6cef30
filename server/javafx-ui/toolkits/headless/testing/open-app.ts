import type {
  ActionOutcome,
  RawAction,
  RawNode,
  RawScene,
  RawTarget,
  SectionName,
} from '../../../scene/port.js';
import type { App, Behaviour } from '../behaviour.js';
import { capture } from '../capture/capture.js';
import { readColumns } from '../capture/columns.js';
import { perform } from '../perform/perform.js';
import { AppHandle } from '../runtime/app-handle.js';
import { Application } from '../runtime/application.js';
import { reportHandlerErrorsTo } from '../scene/dispatch.js';

export const IMPORTS = [
  'java.lang.*',
  'java.util.*',
  'javafx.collections.*',
  'javafx.geometry.*',
  'javafx.scene.*',
  'javafx.scene.control.*',
  'javafx.scene.control.cell.*',
  'javafx.scene.image.*',
  'javafx.scene.input.*',
  'javafx.scene.layout.*',
  'javafx.scene.paint.*',
  'javafx.scene.shape.*',
  'javafx.scene.text.*',
]
  .map((name) => `<?import ${name}?>`)
  .join('');

/** An application on this thread, for tests of what happens inside one turn. */
export interface OpenApp {
  app: Application;
  handle: App;
  /** Everything that shows. */
  scene(sections?: SectionName[], depth?: number): RawScene;
  /** The record with an id, or with a label. */
  record(name: string, sections?: SectionName[]): RawNode;
  target(name: string): RawTarget;
  act(action: RawAction): ActionOutcome;
  click(name: string): ActionOutcome;
  press(key: string, ...modifiers: ('SHIFT' | 'CTRL' | 'ALT' | 'META' | 'SHORTCUT')[]): ActionOutcome;
  type(text: string): ActionOutcome;
  /** Lines of the reported tree of the first window: indented `Type#id "label"`. */
  outline(): string;
}

export function openApp(body: string, behave: Behaviour = () => {}): OpenApp {
  reportHandlerErrorsTo((error) => {
    throw error;
  });
  const app = new Application();
  const handle = new AppHandle(app, (error) => {
    throw error;
  });
  // A whole file is taken as it is; a body gets the imports that it may need.
  const whole = body.startsWith('<?xml');
  handle.openPrimary(
    whole ? body : IMPORTS + body.replace(/<(\w+)/, '<$1 xmlns:fx="http://javafx.com/fxml"'),
    'test.fxml',
  );
  handle.primaryStage.title = 'Test';
  void behave(handle);
  app.windows.showStage(handle.primaryStage);

  const scene = (sections: SectionName[] = [], depth?: number) =>
    readColumns(
      capture(app, {
        scope: { kind: 'windows', selection: { stage: 'all' } },
        sections,
        ...(depth === undefined ? {} : { depth }),
      }),
    );
  const record = (name: string, sections?: SectionName[]) => {
    const { nodes } = scene(sections);
    const found = nodes.find((node) => node.id === name) ?? nodes.find((node) => node.label === name);
    if (!found) throw new Error(`No node has the id or the label "${name}".`);
    return found;
  };
  const act = (action: RawAction) => perform(app, action);
  const target = (name: string) => ({ uid: record(name).uid });
  return {
    app,
    handle,
    scene,
    record,
    target,
    act,
    click: (name) => act({ type: 'click', target: target(name) }),
    press: (key, ...modifiers) => act({ type: 'pressKey', key, modifiers, window: null }),
    type: (text) => act({ type: 'typeText', text, window: null }),
    outline: () => outline(scene()),
  };
}

function outline({ nodes, windows }: RawScene): string {
  const depths: number[] = [];
  const end = windows[1]?.root ?? nodes.length;
  return nodes
    .slice(0, end)
    .map((node, i) => {
      depths[i] = node.parent < 0 ? 0 : depths[node.parent]! + 1;
      const name = node.id === null ? node.type : `${node.type}#${node.id}`;
      return (
        '  '.repeat(depths[i]) + (node.label === undefined ? name : `${name} ${JSON.stringify(node.label)}`)
      );
    })
    .join('\n');
}
