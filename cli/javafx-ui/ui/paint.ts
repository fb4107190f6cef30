import type { Part } from '../../../client/javafx-ui/node-line.js';

export type Ink = Part['kind'] | 'window' | 'added' | 'removed' | 'changed';

/** Puts colour on a piece of text, or leaves it as it is. */
export type Paint = (ink: Ink, text: string) => string;

/** Codes of the terminal: on, off. */
const codes: Readonly<Record<Ink, readonly [number, number]>> = {
  uid: [2, 22],
  type: [36, 39],
  id: [33, 39],
  text: [32, 39],
  value: [35, 39],
  note: [2, 22],
  state: [31, 39],
  window: [1, 22],
  added: [32, 39],
  removed: [31, 39],
  changed: [33, 39],
};

/** Colours only on a terminal; NO_COLOR switches them off everywhere, FORCE_COLOR on. */
export function painter(
  stream: { readonly isTTY?: boolean } = process.stdout,
  env: NodeJS.ProcessEnv = process.env,
): Paint {
  const forced = env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== '' && env.FORCE_COLOR !== '0';
  const wanted = forced || (stream.isTTY === true && env.TERM !== 'dumb');
  if (env.NO_COLOR || !wanted) return (_, text) => text;
  return (ink, text) => `\u001b[${codes[ink][0]}m${text}\u001b[${codes[ink][1]}m`;
}

export function paintParts(parts: readonly { kind: Ink; text: string }[], paint: Paint): string {
  return parts.map(({ kind, text }) => paint(kind, text)).join('');
}
