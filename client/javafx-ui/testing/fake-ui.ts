import { clientContract as contract } from '../../../generated/mcp-javafx-ui/1.0/client.js';
import type {
  Action,
  NodeMatch,
  Selector,
  ToolName,
  Tools,
  UiGetSnapshotInput,
  UiNode,
  UiQueryInput,
  UiStage,
} from '../../../generated/mcp-javafx-ui/1.0/types.js';
import { type Fake, Refusal } from '../../testing/fake.js';

export interface FakeNode {
  uid: string;
  type: string;
  id?: string;
  label?: string;
  value?: string | boolean;
  disabled?: boolean;
  visible?: boolean;
  children?: FakeNode[];
}

/** A user interface of plain objects behind the oldest contract that this client speaks, with as much of the contract as a client can notice. */
export class FakeUi implements Fake {
  readonly contract = contract;
  schema = 'mcp-javafx-ui/1.0';
  readonly performed: Action[] = [];
  /** Runs before an action is done; throws a Refusal to refuse it. */
  onAction: (action: Action, node: FakeNode | undefined) => void = () => {};

  constructor(public windows: { title: string | null; root: FakeNode }[]) {}

  health() {
    return { ok: true, schema: this.schema, tools: [], transport: 'stateless', attached: true };
  }

  answer(tool: string, input: object): object {
    const handlers: { [N in ToolName]: (input: Tools[N]['input']) => object } = {
      ui_get_snapshot: (given) => this.snapshot(given),
      ui_query: (given) => this.query(given),
      ui_get_node: ({ ref }) => this.node(ref.uid ?? ''),
      ui_perform: ({ actions }) => this.perform(actions),
      ui_screenshot: () => ({
        contentType: 'image/png',
        dataBase64: Buffer.from('a picture').toString('base64'),
      }),
    };
    return handlers[tool as ToolName](input as never);
  }

  find(id: string): FakeNode {
    const found = this.all().find(({ node }) => node.id === id);
    if (!found) throw new Error(`There is no #${id}.`);
    return found.node;
  }

  private snapshot({ stage, stageIndex, depth }: UiGetSnapshotInput) {
    const wanted = stage === 'all' ? null : (stageIndex ?? 0);
    const stages = this.windows.flatMap(({ title, root }, index): UiStage[] => {
      if (wanted !== null && wanted !== index) return [];
      const scene = { root: reported(root, `/stages[${index}]/scene/root`, depth ?? 8) };
      return [{ stageIndex: index, kind: 'stage', title, showing: true, focused: index === 0, scene }];
    });
    if (stages.length === 0)
      throw new Refusal('MCP_UI_NO_STAGES', `There is no window ${wanted}.`, { available: [] });
    const focus = { focusedNode: null, focusedWindow: { stageIndex: 0 } };
    return { schema: this.schema, capturedAt: '2026-01-05T10:00:00Z', app: { pid: 7 }, focus, stages };
  }

  private query({ selector, scope, limit }: UiQueryInput) {
    const window = scope?.stageIndex ?? 0;
    const most = limit ?? 50;
    if (!this.windows[window])
      throw new Refusal('MCP_UI_NO_STAGES', `There is no window ${window}.`, { available: [] });
    const found = this.all().filter((one) => one.window === window && matches(selector, one.node));
    const list = found.slice(0, most).map(({ node, path }): NodeMatch => {
      const { uid, type, id = null, label } = node;
      return { ref: { uid, path }, type, id, summary: label === undefined ? type : `${type}[text=${label}]` };
    });
    return { matches: list, ...(found.length > most ? { truncated: true, total: found.length } : {}) };
  }

  private node(uid: string): UiNode {
    const found = this.all().find(({ node }) => node.uid === uid);
    if (!found) throw new Refusal('MCP_UI_STALE_REF', `${uid} is gone.`, { ref: { uid } });
    return reported(found.node, found.path, 0);
  }

  private perform(actions: Action[]) {
    const results: object[] = [];
    for (const [failedIndex, action] of actions.entries()) {
      const uid = 'target' in action ? action.target?.ref.uid : undefined;
      const node = this.all().find((one) => one.node.uid === uid)?.node;
      this.onAction(action, node);
      const reason = uid != null && !node ? 'STALE_REF' : node?.disabled ? 'TARGET_DISABLED' : undefined;
      if (reason) {
        throw new Refusal('MCP_UI_ACTION_FAILED', `${uid} is ${reason}.`, { failedIndex, reason, results });
      }
      if (action.type === 'setText' && node) node.value = action.text;
      this.performed.push(action);
      results.push({ ok: true, type: action.type });
    }
    return { results };
  }

  private all(): { node: FakeNode; path: string; window: number }[] {
    return this.windows.flatMap(({ root }, window) =>
      below(root, `/stages[${window}]/scene/root`).map((one) => ({ ...one, window })),
    );
  }
}

function below(node: FakeNode, path: string): { node: FakeNode; path: string }[] {
  return [
    { node, path },
    ...(node.children ?? []).flatMap((child, i) => below(child, `${path}/${step(node, i)}`)),
  ];
}

function step({ children = [] }: FakeNode, index: number): string {
  const { type } = children[index]!;
  return `${type}[${children.slice(0, index).filter((one) => one.type === type).length}]`;
}

function matches({ css, text, predicate }: Selector, node: FakeNode): boolean {
  if (css != null) return css.startsWith('#') ? node.id === css.slice(1) : node.type === css;
  if (text != null)
    return node.visible !== false && (node.label ?? '').toLowerCase().includes(text.toLowerCase());
  return (
    (predicate?.typeIs ?? [node.type]).includes(node.type) && (predicate?.idEquals ?? node.id) === node.id
  );
}

function reported(node: FakeNode, path: string, depth: number): UiNode {
  const { uid, type, id = null, label, value, disabled = false, visible = true, children = [] } = node;
  return {
    ref: { uid, path },
    type,
    id,
    styleClass: [],
    visible,
    managed: true,
    disabled,
    ...(label === undefined ? {} : { text: { label } }),
    ...(value === undefined
      ? {}
      : { value: typeof value === 'string' ? { text: value } : { checked: value } }),
    children:
      depth === 0 ? [] : children.map((child, i) => reported(child, `${path}/${step(node, i)}`, depth - 1)),
    ...(depth === 0 && children.length > 0 ? { childrenOmitted: children.length } : {}),
  };
}
