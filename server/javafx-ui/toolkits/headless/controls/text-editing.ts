import type { KeyEvent } from '../scene/events.js';
import type { TextField, TextInput } from './text-input.js';

let clipboard = '';

/** The thread's own clipboard; the system's is left alone. */
export function clipboardText(): string {
  return clipboard;
}

/** What keys do in a text input. */
export function editKey(input: TextInput, event: KeyEvent): void {
  if (event.type === 'keyTyped') {
    typed(input, event);
  } else if (event.type === 'keyPressed') {
    const done = event.shortcutDown ? shortcut(input, event) : plainKey(input, event);
    if (done) event.consume();
  }
}

function typed(input: TextInput, event: KeyEvent): void {
  const text = event.character;
  const isControl = text.length === 1 && (text < ' ' || text === '\u007f');
  if (text === '' || isControl || event.controlDown || event.metaDown) return;
  if (input.editable) input.replaceSelection(text);
  event.consume();
}

function shortcut(input: TextInput, event: KeyEvent): boolean {
  switch (event.code) {
    case 'A':
      input.selectAll();
      return true;
    case 'C':
      if (!input.secret && input.selectedText !== '') clipboard = input.selectedText;
      return true;
    case 'X':
      if (!input.secret && input.selectedText !== '') {
        clipboard = input.selectedText;
        if (input.editable) input.replaceSelection('');
      }
      return true;
    case 'V':
      if (input.editable) input.replaceSelection(clipboard);
      return true;
    case 'HOME':
    case 'END':
      input.moveCaret(event.code === 'HOME' ? 0 : input.text.length, event.shiftDown);
      return true;
    default:
      return false;
  }
}

function plainKey(input: TextInput, event: KeyEvent): boolean {
  if (event.altDown || event.metaDown) return false;
  const { shiftDown } = event;
  switch (event.code) {
    case 'LEFT':
    case 'RIGHT':
      moveSideways(input, event.code === 'LEFT' ? -1 : 1, shiftDown);
      return true;
    case 'HOME':
    case 'END':
      input.moveCaret(lineEdge(input, event.code), shiftDown);
      return true;
    case 'UP':
    case 'DOWN':
      if (!input.multiline) return false;
      moveLine(input, event.code === 'UP' ? -1 : 1, shiftDown);
      return true;
    case 'BACK_SPACE':
    case 'DELETE':
      erase(input, event.code === 'BACK_SPACE' ? -1 : 1);
      return true;
    case 'ENTER':
      if (!input.multiline) return (input as TextField).commit();
      if (input.editable) input.replaceSelection('\n');
      return true;
    case 'TAB':
      if (!input.multiline || shiftDown || !input.editable) return false;
      input.replaceSelection('\t');
      return true;
    default:
      return false;
  }
}

function moveSideways(input: TextInput, step: -1 | 1, select: boolean): void {
  const { start, end } = input.selection;
  if (!select && start !== end) input.moveCaret(step < 0 ? start : end);
  else input.moveCaret(neighbour(input.text, input.caret, step), select);
}

/** The next position that does not split a character outside the basic plane. */
function neighbour(text: string, position: number, step: -1 | 1): number {
  if (step > 0) return position + ((text.codePointAt(position) ?? 0) > 0xffff ? 2 : 1);
  return position - ((text.codePointAt(position - 2) ?? 0) > 0xffff ? 2 : 1);
}

function lineEdge(input: TextInput, key: 'HOME' | 'END'): number {
  const { text, caret } = input;
  if (key === 'HOME') return text.lastIndexOf('\n', caret - 1) + 1;
  const end = text.indexOf('\n', caret);
  return end === -1 ? text.length : end;
}

function moveLine(input: TextInput, step: -1 | 1, select: boolean): void {
  const { text, caret } = input;
  const start = text.lastIndexOf('\n', caret - 1) + 1;
  input.moveCaret(step < 0 ? above(text, start, caret - start) : below(text, caret, caret - start), select);
}

/** Same column one line up; the start of the text on the first line. */
function above(text: string, start: number, column: number): number {
  if (start === 0) return 0;
  const line = text.lastIndexOf('\n', start - 2) + 1;
  return Math.min(line + column, start - 1);
}

/** Same column one line down; the end of the text on the last line. */
function below(text: string, caret: number, column: number): number {
  const end = text.indexOf('\n', caret);
  if (end === -1) return text.length;
  const next = text.indexOf('\n', end + 1);
  return Math.min(end + 1 + column, next === -1 ? text.length : next);
}

function erase(input: TextInput, step: -1 | 1): void {
  if (!input.editable) return;
  const { start, end } = input.selection;
  if (start === end) input.moveCaret(neighbour(input.text, input.caret, step), true);
  input.replaceSelection('');
}
