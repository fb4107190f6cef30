import type { Modifier } from '../../../scene/port.js';
import { type ModifierState, NO_MODIFIERS } from '../scene/events.js';

/** Modifier keys of a key press. SHORTCUT is CTRL here, as on Linux and Windows. */
export function modifierState(modifiers: readonly Modifier[]): ModifierState {
  if (modifiers.length === 0) return NO_MODIFIERS;
  const controlDown = modifiers.includes('CTRL') || modifiers.includes('SHORTCUT');
  return {
    shiftDown: modifiers.includes('SHIFT'),
    controlDown,
    altDown: modifiers.includes('ALT'),
    metaDown: modifiers.includes('META'),
    shortcutDown: controlDown,
  };
}

const CODES: Readonly<Record<string, string>> = {
  ' ': 'SPACE',
  '\n': 'ENTER',
  '\r': 'ENTER',
  '\t': 'TAB',
  '-': 'MINUS',
  '=': 'EQUALS',
  ',': 'COMMA',
  '.': 'PERIOD',
  '/': 'SLASH',
  ';': 'SEMICOLON',
  "'": 'QUOTE',
  '[': 'OPEN_BRACKET',
  ']': 'CLOSE_BRACKET',
  '\\': 'BACK_SLASH',
  '`': 'BACK_QUOTE',
};

/** Key that types a character on a plain keyboard; undefined where there is none. */
export function keyFor(character: string): { code: string; shift: boolean } | undefined {
  if (/^[a-z]$/.test(character)) return { code: character.toUpperCase(), shift: false };
  if (/^[A-Z]$/.test(character)) return { code: character, shift: true };
  if (/^[0-9]$/.test(character)) return { code: `DIGIT${character}`, shift: false };
  const code = CODES[character];
  return code ? { code, shift: false } : undefined;
}

/** What a key types when it is pressed alone or with SHIFT; empty for keys that type nothing. */
export function characterOf(code: string, shift: boolean): string {
  if (/^[A-Z]$/.test(code)) return shift ? code : code.toLowerCase();
  if (/^DIGIT[0-9]$/.test(code)) return code.slice(5);
  if (/^NUMPAD[0-9]$/.test(code)) return code.slice(6);
  for (const [character, name] of Object.entries(CODES)) if (name === code) return character;
  return '';
}
