import { describe, expect, it } from 'vitest';
import { keyCode, keyCodes } from './key-codes.js';
import { toModifiers } from './modifiers.js';

describe('keyCode', () => {
  it('knows every KeyCode of JavaFX but UNDEFINED', () => {
    expect(keyCodes.size).toBe(223);
    expect(keyCodes.has('UNDEFINED')).toBe(false);
  });

  it.each([
    ['ENTER', 'ENTER'],
    ['enter', 'ENTER'],
    ['Page_Down', 'PAGE_DOWN'],
    ['a', 'A'],
    ['f24', 'F24'],
  ])('reads %s in any letter case', (name, key) => {
    expect(keyCode(name)).toEqual({ key });
  });

  it.each([
    ['esc', 'Did you mean ESCAPE?'],
    ['Return', 'Did you mean ENTER?'],
    ['backspace', 'Did you mean BACK_SPACE?'],
    ['PageDown', 'Did you mean PAGE_DOWN?'],
    ['ArrowUp', 'Did you mean UP?'],
    ['1', 'Did you mean DIGIT1?'],
    ['constructor', 'Use a name such as ENTER, TAB, A, F5 or PAGE_DOWN.'],
  ])('helps with %j', (name, hint) => {
    expect(keyCode(name)).toEqual({
      problem: `${JSON.stringify(name)} is not a JavaFX KeyCode name. ${hint}`,
    });
  });
});

describe('toModifiers', () => {
  it('resolves aliases and letter case, and holds each key once', () => {
    expect(toModifiers(['ctrl', 'Control', 'COMMAND', 'meta', 'shift', 'Alt', 'shortcut'])).toEqual([
      'CTRL',
      'META',
      'SHIFT',
      'ALT',
      'SHORTCUT',
    ]);
  });
});
