import type { RawAction, RawNode, Toolkit } from '../../../server/javafx-ui/scene/port.js';
import { alterToolkit } from './alter-toolkit.js';

/** A toolkit that names nodes otherwise: `told` is what callers hear, `meant` what they mean by it. */
export function alterUids(
  told: (node: Pick<RawNode, 'uid'> & Partial<RawNode>) => string,
  meant: (uid: string) => string,
): (toolkit: Toolkit) => Toolkit {
  return (toolkit) =>
    alterToolkit(toolkit, {
      async capture(request, deadline, next) {
        const { scope } = request;
        const asked = scope.kind === 'node' ? { ...scope, uid: meant(scope.uid) } : scope;
        const scene = await next({ ...request, scope: asked }, deadline);
        const names = new Map(scene.nodes.map((node) => [node.uid, told(node)]));
        const nameOf = (uid: string): string => names.get(uid) ?? told({ uid });
        for (const node of scene.nodes) {
          node.uid = nameOf(node.uid);
          for (const row of node.virtualization?.visibleCells ?? []) row.uid = nameOf(row.uid);
        }
        for (const { focusOwner } of scene.windows) if (focusOwner) focusOwner.uid = nameOf(focusOwner.uid);
        return scene;
      },
      perform(action, options, deadline, next) {
        return next(withMeant(action, meant), options, deadline);
      },
    });
}

function withMeant(action: RawAction, meant: (uid: string) => string): RawAction {
  if (!('target' in action)) return action;
  return { ...action, target: { ...action.target, uid: meant(action.target.uid) } };
}
