/** A key as `ui_perform` takes it. */
export interface KeyPress {
  key: string;
  modifiers?: string[];
}

/** What keyboards and browsers call a key → its JavaFX KeyCode. */
const otherNames: Readonly<Record<string, string>> = {
  ARROW_UP: 'UP',
  ARROW_DOWN: 'DOWN',
  ARROW_LEFT: 'LEFT',
  ARROW_RIGHT: 'RIGHT',
  BACKSPACE: 'BACK_SPACE',
  DEL: 'DELETE',
  ESC: 'ESCAPE',
  RETURN: 'ENTER',
  '+': 'PLUS',
};

/** Reads `Enter`, `Ctrl+A` or `Shift+PageDown`. */
export function parseKeys(combination: string): KeyPress {
  const words = combination.match(/[^+]+|\+$/g) ?? [];
  const [key = '', ...modifiers] = words.map((word) => word.trim()).reverse();
  if (key === '')
    throw new TypeError(`Expected a key such as Enter or Ctrl+A, got ${JSON.stringify(combination)}.`);
  return { key: keyCode(key), ...(modifiers.length > 0 ? { modifiers: modifiers.reverse() } : {}) };
}

function keyCode(name: string): string {
  if (/^\d$/.test(name)) return `DIGIT${name}`;
  const upper = name.replace(/([a-z])([A-Z])/g, '$1_$2').toUpperCase();
  return otherNames[upper] ?? upper;
}
