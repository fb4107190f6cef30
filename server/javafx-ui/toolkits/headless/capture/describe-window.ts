import type { RawWindow, WindowFacts } from '../../../scene/port.js';
import type { Application } from '../runtime/application.js';
import { Region } from '../scene/region.js';
import { Stage, type Window } from '../scene/window.js';
import { nearestReported, stepsTo } from './steps.js';

/** What orders and selects it, which is all that a lookup tells of a window. */
export function windowFacts({ windows }: Pick<Application, 'windows'>, window: Window): WindowFacts {
  const facts: WindowFacts = {
    key: window.key,
    kind: kindOf(window),
    title: window instanceof Stage ? window.title : null,
    focused: window instanceof Stage && window.focused,
    owner: window.owner?.key ?? null,
  };
  if (window instanceof Stage && window.modality !== 'NONE')
    facts.modal = window.modality === 'WINDOW_MODAL' ? 'window' : 'application';
  if (window === windows.lastFocused && !windows.focusedStage) facts.lastFocused = true;
  return facts;
}

export function describeWindow(app: Application, window: Window): RawWindow {
  const { scene } = window;
  const owner = scene.focusOwner ? nearestReported(scene.focusOwner) : null;
  return {
    ...windowFacts(app, window),
    x: window.x,
    y: window.y,
    width: window.width,
    height: window.height,
    stylesheets: [...scene.stylesheets, ...(scene.root instanceof Region ? scene.root.stylesheets : [])],
    root: -1,
    focusOwner: owner ? { uid: app.uids.of(owner), steps: stepsTo(owner) } : null,
  };
}

function kindOf(window: Window): RawWindow['kind'] {
  if (window.kind === 'popup') return 'popup';
  return window.scene.root.type === 'DialogPane' ? 'dialog' : 'stage';
}
