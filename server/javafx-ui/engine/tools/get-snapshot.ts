import { selectWindows } from '../../scene/windows.js';
import { noStages } from '../errors.js';
import { type Sections, sectionNames } from '../nodes/node.js';
import { buildSnapshot } from '../snapshots/snapshot.js';
import type { Handlers } from './handler.js';
import { snapshotSelection } from './window-selection.js';

export const getSnapshot: Handlers['ui_get_snapshot'] = (input, settings) => {
  const selection = snapshotSelection(input);
  const mode = input.mode ?? 'compact';
  const defaults = settings.snapshot[mode];
  const depth = input.depth ?? defaults.depth;
  const sections: Sections = {
    bounds: input.include?.bounds ?? defaults.bounds,
    localToScreen: input.include?.localToScreen ?? defaults.localToScreen,
    properties: input.include?.properties ?? defaults.properties,
    virtualization: input.include?.virtualization ?? defaults.virtualization,
    accessibility: input.include?.accessibility ?? defaults.accessibility,
    details: mode === 'full',
  };
  return {
    async run({ toolkit, app, deadline }) {
      const scope = { kind: 'windows', selection } as const;
      const scene = await toolkit.capture({ scope, depth, sections: sectionNames(sections) }, deadline);
      if (selectWindows(scene.windows, selection).length === 0) {
        throw noStages(scene.windows, selection);
      }
      settings.rows.note(scene);
      const request = { schema: settings.schema, app: app(), selection, depth, sections };
      const { snapshot, text } = buildSnapshot(scene, request);
      return { output: snapshot, text };
    },
  };
};
