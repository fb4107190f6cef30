import { asArray, asObject, asString } from '../../kit/reading/json.js';
import type { CheckContext, Reply } from '../check.js';
import type { ToolInput } from '../contract.js';

/** A look in a shape that can be read without asking at every step. */
export interface LookReading {
  readonly reply: Reply;
  readonly revision: string;
  readonly kind: string;
  readonly base: string | null;
  readonly outline: string;
  /** Without the first one, which is about the look itself. */
  readonly lines: readonly string[];
  readonly omitted: number;
  readonly windows: readonly { windowId: string; shown: boolean; current: boolean }[];
}

/** Looks. *Ends the check* with a finding when that is answered with an error. */
export async function look(t: CheckContext, input: ToolInput<'ui_look'> = {}): Promise<LookReading> {
  const reply = await t.call('ui_look', input);
  const output = t.output(reply);
  const outline = asString(output.outline) ?? '';
  return {
    reply,
    revision: asString(output.revision) ?? '',
    kind: asString(output.kind) ?? '',
    base: asString(output.base),
    outline,
    lines: outline.split('\n').slice(1),
    omitted: typeof output.omitted === 'number' ? output.omitted : -1,
    windows: asArray(output.windows).map((one) => {
      const { windowId, shown, current } = asObject(one);
      return { windowId: asString(windowId) ?? '', shown: shown === true, current: current === true };
    }),
  };
}

/** The line that tells of something by the word that it begins with, without what stands before it. */
export function lineOf({ lines }: Pick<LookReading, 'lines'>, word: string): string | undefined {
  const found = lines.find((line) => line.replace(/^[-+~ ]+/, '').split(' ')[0] === word);
  return found?.replace(/^[-+~ ]+/, '');
}

/** The uid of the node within which it looks, as the line of the window says. */
export const withinOf = ({ outline }: Pick<LookReading, 'outline'>): string | null =>
  / within (\S+)$/m.exec(outline)?.[1] ?? null;
