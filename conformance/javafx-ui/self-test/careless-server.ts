import type { RawScene, Toolkit } from '../../../server/javafx-ui/scene/port.js';
import { asObject, isObject, type JsonObject } from '../../kit/reading/json.js';
import { onInput } from '../../kit/self-test/alter-request.js';
import type { ToolResult } from '../../kit/self-test/mutant.js';
import { alterToolkit } from './alter-toolkit.js';
import type { Mutant } from './mutant.js';
import { referenceFxTimeoutMs } from './reference.js';

/**
 * A server as somebody writes it who has read the contract once, in a hurry. It works at first sight, and
 * breaks seven promises; the suite has to find them all, in one run.
 */
export const carelessServer: Mutant = {
  breaks: 'Seven promises at once.',
  toolkit: (toolkit) => withPasswords(withSkins(toolkit)),
  reply: async (result, { tool, input }, server) => {
    const error = asObject(result.structuredContent?.error);
    const ref = asObject(input.ref);
    // Falls back to the path when the uid is gone.
    if (tool === 'ui_get_node' && /NOT_FOUND|STALE/.test(String(error.code)) && ref.uid && ref.path) {
      return server.call(tool, { ...input, ref: { path: ref.path } });
    }
    // Lets an action happen after it has given up on it.
    if (tool === 'ui_perform' && error.code === 'MCP_UI_TIMEOUT') void server.call(tool, input);
    return tool === 'ui_get_snapshot' ? droppedSections(unsorted(result)) : result;
  },
  // Ignores `timeoutMs`: every call has the server's own deadline.
  http: onInput('ui_perform', (input) => {
    const { timeoutMs } = input;
    const given = Number.isInteger(timeoutMs) && Number(timeoutMs) >= 1 && Number(timeoutMs) <= 60_000;
    return given ? { ...input, timeoutMs: referenceFxTimeoutMs } : input;
  }),
};

/** Reports the inside of buttons, and that twice. */
function withSkins(toolkit: Toolkit): Toolkit {
  return alterToolkit(toolkit, {
    async capture(request, deadline, next) {
      const scene = await next(request, deadline);
      return request.depth === undefined || request.depth > 1 ? withInternals(scene) : scene;
    },
  });
}

function withInternals(scene: RawScene): RawScene {
  const nodes: RawScene['nodes'] = [];
  const places = new Map<number, number>([[-1, -1]]);
  scene.nodes.forEach((node, i) => {
    places.set(i, nodes.length);
    nodes.push({ ...node, parent: places.get(node.parent) ?? -1 });
    if (node.type !== 'Button' || node.label === undefined) return;
    const inside = {
      parent: nodes.length - 1,
      type: 'LabeledText',
      id: null,
      styleClass: ['text'],
      label: node.label,
    };
    nodes.push({ ...inside, uid: `${node.uid}x` }, { ...inside, uid: `${node.uid}y` });
  });
  const windows = scene.windows.map((window) => ({ ...window, root: places.get(window.root) ?? -1 }));
  return { ...scene, windows, nodes };
}

/** Shows what was typed into password fields. */
function withPasswords(toolkit: Toolkit): Toolkit {
  const typed = new Map<string, string>();
  return alterToolkit(toolkit, {
    async capture(request, deadline, next) {
      const scene = await next(request, deadline);
      for (const node of scene.nodes) {
        if (!node.password) continue;
        delete node.password;
        node.valueText = typed.get(node.uid) || 'hunter2-fixture';
      }
      return scene;
    },
    async perform(action, options, deadline, next) {
      if (action.type === 'setText') typed.set(action.target.uid, action.text);
      return next(action, options, deadline);
    },
  });
}

/** Lists windows in the order of a hash map. */
function unsorted(result: ToolResult): ToolResult {
  const stages = result.structuredContent?.stages;
  if (Array.isArray(stages)) stages.reverse();
  return result;
}

/** Leaves out what it has no time for. */
function droppedSections(result: ToolResult): ToolResult {
  const drop = (part: unknown): void => {
    if (Array.isArray(part)) for (const item of part) drop(item);
    if (!isObject(part)) return;
    delete (part as JsonObject).virtualization;
    if (isObject(part.layout)) delete part.layout.localToScreen;
    Object.values(part).forEach(drop);
  };
  drop(result.structuredContent?.stages);
  return result;
}
