import type { ActionOutcome, RawAction } from '../../../scene/port.js';
import { TextInput } from '../controls/text-input.js';
import { pressKey, typeText } from '../input/keyboard.js';
import { modifierState } from '../input/keys.js';
import { clickAt } from '../input/mouse.js';
import type { Application } from '../runtime/application.js';
import { modalBlocker } from '../runtime/windows.js';
import type { Window } from '../scene/window.js';
import { clickPoint } from './click-point.js';
import { failed } from './outcome.js';
import { type Reached, reach } from './reach.js';
import { scrollAt } from './scroll.js';

/** Checks one action against the UI as it is now and carries it out in the same turn. */
export function perform(app: Application, action: RawAction): ActionOutcome {
  app.layout();
  switch (action.type) {
    case 'typeText':
      return intoFocus(app, action.window, (window) => typeText(app, window, action.text));
    case 'pressKey':
      return intoFocus(app, action.window, (window) =>
        pressKey(app, window, action.key, modifierState(action.modifiers)),
      );
    case 'click':
      return 'target' in action
        ? onTarget(app, action, (reached) => clickTarget(app, reached))
        : clickScreen(app, action.x, action.y);
    case 'focus':
      return onTarget(app, action, focusTarget);
    case 'setText':
      return onTarget(app, action, (reached) => setText(reached, action.text));
    case 'scroll':
      return onTarget(app, action, (reached) => scrollAt(reached.node, action.deltaY));
  }
}

type Targeted = Extract<RawAction, { target: unknown }>;

function onTarget(
  app: Application,
  action: Targeted,
  act: (reached: Reached) => ActionOutcome | undefined,
): ActionOutcome {
  const reached = reach(app, action.target);
  if ('ok' in reached) return reached;
  return act(reached) ?? { ok: true, window: reached.window.key };
}

function clickTarget(app: Application, { node, window }: Reached): ActionOutcome | undefined {
  const point = clickPoint(app, node, window);
  if ('ok' in point) return point;
  clickAt(app, window, point.x, point.y);
  return undefined;
}

function focusTarget({ node, row }: Reached): undefined {
  if (row) row.focus();
  else node.requestFocus();
}

function setText({ node }: Reached, text: string): ActionOutcome | undefined {
  if (!(node instanceof TextInput)) {
    return failed('UNSUPPORTED_TARGET_TYPE', `setText needs a text input; the target is a ${node.type}.`);
  }
  if (!node.editable) return failed('NOT_EDITABLE', 'The text input is read-only.');
  node.text = node.multiline ? text : text.replace(/[\r\n]/g, '');
  node.moveCaret(node.text.length);
  return undefined;
}

function clickScreen(app: Application, x: number, y: number): ActionOutcome {
  const window = app.windows.stacking.findLast(
    (at) => x >= at.x && y >= at.y && x < at.x + at.width && y < at.y + at.height,
  );
  if (!window) return failed('NODE_NOT_FOUND', `No window lies at (${x}, ${y}) on the screen.`);
  const blocker = modalBlocker(app.windows, window);
  if (blocker) return blockedBy(blocker.title);
  clickAt(app, window, x - window.x, y - window.y);
  return { ok: true, window: window.key };
}

function intoFocus(app: Application, key: number | null, act: (window: Window) => void): ActionOutcome {
  const named = key === null ? app.windows.focusedStage : app.windows.byKey(key);
  // A popup without a focus of its own leaves the keys to its owner.
  let window: Window | null = named ?? app.windows.focusedStage ?? app.windows.all[0] ?? null;
  while (window?.kind === 'popup' && !window.scene.focusOwner && window.owner) window = window.owner;
  if (!window?.scene.focusOwner) return failed('NO_FOCUS', 'Nothing in the window has the focus.');
  const blocker = modalBlocker(app.windows, window);
  if (blocker) return blockedBy(blocker.title);
  act(window);
  return { ok: true, window: window.key };
}

function blockedBy(title: string | null): ActionOutcome {
  return failed(
    'BLOCKED_BY_MODAL',
    `A modal window${title ? ` ("${title}")` : ''} is open; act on it first.`,
  );
}
