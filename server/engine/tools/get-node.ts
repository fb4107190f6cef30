import { everySection, sectionNames } from '../node.js';
import { nodeReport } from '../node-report.js';
import { formatPath } from '../paths.js';
import { checkRef, findNode } from '../refs.js';
import { measureDepth } from '../scene-depth.js';
import { buildTree } from '../snapshot.js';
import { orderWindows } from '../windows.js';
import type { Handlers } from './handler.js';

export const getNode: Handlers['ui_get_node'] = ({ ref, includeChildren }) => {
  checkRef(ref, '/ref');
  const depth = includeChildren ? 1 : 0;
  return {
    async run({ toolkit, deadline }) {
      const request = { depth, sections: sectionNames(everySection) };
      const { scene, place } = await findNode(toolkit, ref, request, deadline);
      const { nodes } = measureDepth(scene.nodes, depth);
      const stageIndex = orderWindows(scene.windows).findIndex((window) => window.key === place.window);
      const path = formatPath(stageIndex, place.steps);
      const output = buildTree(nodes, { from: 0, to: nodes.length }, path, stageIndex, everySection);
      return { output, text: nodeReport(output, nodes) };
    },
  };
};
