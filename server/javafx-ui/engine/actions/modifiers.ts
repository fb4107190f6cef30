import type { Modifier } from '../../scene/port.js';

const aliases: Record<string, Modifier> = { CONTROL: 'CTRL', COMMAND: 'META' };

/** Modifiers as a toolkit takes them: in capitals, aliases resolved, each once. */
export function toModifiers(names: readonly string[]): Modifier[] {
  const modifiers = names.map((name) => {
    const upper = name.toUpperCase();
    return aliases[upper] ?? (upper as Modifier);
  });
  return [...new Set(modifiers)];
}
