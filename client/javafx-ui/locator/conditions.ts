import type { UiNode } from '../contract.js';
import { quote } from '../quote.js';
import type { Attempt } from './poll.js';

/** What a node can be waited for to be; all that is given must hold. */
export interface Expected {
  /** There, and visible with all that it stands in; false is the same as `hidden`. */
  readonly visible?: boolean;
  /** Not there, or not visible. */
  readonly hidden?: boolean;
  readonly enabled?: boolean;
  readonly text?: string | RegExp;
  readonly value?: string | boolean | RegExp;
  /** As many nodes match. */
  readonly count?: number;
}

/** The text that a user reads on the node: its label, else its content. Null for a password. */
export function textIn({ text, value }: UiNode): string | null {
  return text?.label ?? value?.text ?? null;
}

/** What the user has entered or chosen: a check, a choice, or a text. */
export function valueIn({ value }: UiNode): string | boolean | null {
  return value?.checked ?? value?.selected ?? value?.text ?? null;
}

/** Judges what can be read off the node itself. */
export function judge(node: UiNode, { enabled, text, value }: Expected): Attempt<UiNode> {
  if (enabled !== undefined && node.disabled === enabled) {
    const words = ['disabled', 'enabled'];
    return {
      pending: { expected: `to be ${words[Number(enabled)]}`, got: `it is ${words[Number(!enabled)]}` },
    };
  }
  if (text !== undefined && !fits(textIn(node), text)) {
    return {
      pending: { expected: `to show the text ${shown(text)}`, got: `it shows ${shown(textIn(node))}` },
    };
  }
  if (value !== undefined && !fits(valueIn(node), value)) {
    return {
      pending: { expected: `to have the value ${shown(value)}`, got: `it has ${shown(valueIn(node))}` },
    };
  }
  return { value: node };
}

function fits(actual: string | boolean | null, wanted: string | boolean | RegExp): boolean {
  if (!(wanted instanceof RegExp)) return actual === wanted;
  return typeof actual === 'string' && actual.search(wanted) !== -1;
}

function shown(value: string | boolean | RegExp | null): string {
  if (value === null) return 'none';
  return typeof value === 'string' ? quote(value) : String(value);
}
