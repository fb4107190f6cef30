import type { Shape } from '../../kit/checks/versions.js';

const ref: Shape = { uid: true, path: true };
const nodeMembers: Shape = {
  ref,
  type: true,
  id: true,
  styleClass: true,
  visible: true,
  managed: true,
  disabled: true,
  children: true,
};
nodeMembers.children = { $each: nodeMembers };

/** Members that the output of each tool has in every version. */
export const mandatory: Readonly<Record<string, Shape>> = {
  ui_get_snapshot: {
    schema: true,
    capturedAt: true,
    app: { pid: true },
    focus: true,
    stages: {
      $each: { stageIndex: true, kind: true, showing: true, focused: true, scene: { root: nodeMembers } },
    },
  },
  ui_query: { matches: { $each: { ref, type: true, id: true, summary: true } } },
  ui_get_node: nodeMembers,
  ui_screenshot: { contentType: true, dataBase64: true },
};
