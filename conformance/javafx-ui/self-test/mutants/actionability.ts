import type { RawBounds, RawNode, RawScene } from '../../../../server/javafx-ui/scene/port.js';
import { asObject } from '../../../kit/reading/json.js';
import { onError } from '../../../kit/self-test/alter-reply.js';
import { withoutReason } from '../alter-actions.js';
import { alterToolkit } from '../alter-toolkit.js';
import type { Mutant } from '../mutant.js';

/** 10.2 Actionability */
export const actionability = {
  'perform-disabled': {
    breaks: 'Takes a scroll on something disabled for done.',
    toolkit: withoutReason('TARGET_DISABLED', 'scroll'),
  },
  'perform-invisible': {
    breaks: 'Takes the focus of something invisible for given.',
    toolkit: withoutReason('TARGET_NOT_VISIBLE', 'focus'),
  },
  'perform-modal': {
    breaks: 'Takes a text behind a modal window for set.',
    toolkit: withoutReason('BLOCKED_BY_MODAL', 'setText'),
  },
  'perform-obscured': {
    breaks: 'Takes a click on something covered for done.',
    toolkit: withoutReason('TARGET_OBSCURED'),
  },
  'perform-scrolled-into-view': {
    breaks: 'Does not scroll a pane to what it clips.',
    toolkit: (toolkit) =>
      alterToolkit(toolkit, {
        async perform(action, options, deadline, next) {
          if (action.type !== 'click' || !('target' in action)) return next(action, options, deadline);
          const scope = { kind: 'windows', selection: { stage: 'all' } } as const;
          const scene = await toolkit.capture({ scope, sections: ['localToScreen'] }, deadline);
          return isClipped(scene, action.target.uid)
            ? { ok: false, reason: 'TARGET_OBSCURED' }
            : next(action, options, deadline);
        },
      }),
  },
  'perform-not-editable': {
    breaks: 'Takes a text that cannot be changed for set.',
    toolkit: withoutReason('NOT_EDITABLE', 'setText'),
  },
  'perform-unsupported': {
    breaks: 'Takes the text of a button for set.',
    toolkit: withoutReason('UNSUPPORTED_TARGET_TYPE', 'setText'),
  },
  'perform-ref-reasons': {
    breaks: 'Calls a uid that was never issued stale.',
    reply: onError('MCP_UI_ACTION_FAILED', (error) => {
      const details = asObject(error.details);
      if (details.reason === 'NODE_NOT_FOUND') details.reason = 'STALE_REF';
    }),
  },
} satisfies Record<string, Mutant>;

/** Whether the middle of the node lies outside of the scroll pane around it. */
function isClipped({ nodes }: RawScene, uid: string): boolean {
  const node = nodes.find((one) => one.uid === uid);
  let around: RawNode | undefined = node;
  while (around && around.type !== 'ScrollPane') around = nodes[around.parent];
  if (!node?.localToScreen || !around?.localToScreen) return false;
  const [, top, , height]: RawBounds = node.localToScreen;
  const [, from, , extent]: RawBounds = around.localToScreen;
  const middle = top + height / 2;
  return middle < from || middle > from + extent;
}
