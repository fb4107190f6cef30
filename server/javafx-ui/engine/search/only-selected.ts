import type { RawScene, WindowSelection } from '../../scene/port.js';
import { selectWindows } from '../../scene/windows.js';

/** The scene as if no other windows than the selected ones had been walked; a toolkit may walk more. */
export function onlySelected(scene: RawScene, selection: WindowSelection): RawScene {
  const selected = new Set(selectWindows(scene.windows, selection));
  return { ...scene, windows: scene.windows.map((one) => (selected.has(one) ? one : { ...one, root: -1 })) };
}
