import type { Locator } from '../../scene/locators/locator.js';
import { formatPath } from '../../scene/paths.js';
import { orderWindows } from '../../scene/windows.js';
import { checkLocator, findLocated, type LocatorMeans } from '../locators/find-located.js';
import { captureForLook, everyWindow } from '../look/look-sections.js';
import { everySection, sectionNames } from '../nodes/node.js';
import { nodeReport } from '../nodes/node-report.js';
import { readRowsText, toReadRows } from '../nodes/read-rows.js';
import { checkRef, findNode } from '../nodes/refs.js';
import { measureDepth } from '../nodes/scene-depth.js';
import { buildTree } from '../snapshots/snapshot.js';
import type { Handlers } from './handler.js';

export const getNode: Handlers['ui_get_node'] = (
  { ref, locator, includeChildren, rows: asked },
  { rows },
) => {
  if (ref != null) checkRef(ref, '/ref');
  const located = locator == null ? null : checkLocator(locator, '/locator');
  const depth = includeChildren ? 1 : 0;
  return {
    async run({ toolkit, deadline }) {
      const request = {
        depth,
        sections: sectionNames(everySection),
        ...(asked && {
          rows: { from: asked.from ?? 0, count: asked.count ?? 50, offscreen: asked.offscreen ?? true },
        }),
      };
      const named = located ? await locatedRef(locator!, located, { toolkit, deadline, rows }) : ref!;
      const { scene, place } = await findNode(toolkit, named, request, deadline);
      rows.note(scene);
      const { nodes } = measureDepth(scene.nodes, depth);
      const stageIndex = orderWindows(scene.windows).findIndex((window) => window.key === place.window);
      const path = formatPath(stageIndex, place.steps);
      const output = buildTree(nodes, { from: 0, to: nodes.length }, path, stageIndex, everySection);
      if (!asked) return { output, text: nodeReport(output, nodes) };
      const read = scene.nodes[0]!.rows;
      return {
        output: read ? { ...output, rows: toReadRows(read) } : output,
        text: `${nodeReport(output, nodes)}\n${readRowsText(read)}`,
      };
    },
  };
};

async function locatedRef(source: string, locator: Locator, means: LocatorMeans): Promise<{ uid: string }> {
  const scene = await captureForLook(means.toolkit, everyWindow, means.deadline);
  const { index } = await findLocated(scene, source, locator, means);
  return { uid: scene.nodes[index]!.uid };
}
