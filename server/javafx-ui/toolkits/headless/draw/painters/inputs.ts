import type { ChoiceBox } from '../../controls/choice-box.js';
import { ARROW_WIDTH, type ComboBase, Editor } from '../../controls/combo-base.js';
import type { Spinner } from '../../controls/spinner.js';
import type { TextArea, TextField } from '../../controls/text-input.js';
import { fontOf } from '../../scene/text.js';
import { look } from '../look.js';
import type { Pen } from '../pen.js';
import { paintBody, paintField, paintScrollBar } from './surface.js';

export function paintTextField(pen: Pen, node: TextField): void {
  const inside = node instanceof Editor;
  const active = node.focused || (inside && node.owner.focused);
  if (!inside) paintField(pen, node, node.focused);
  const { left, right } = node.insets;
  const font = fontOf(node);
  const shown = node.secret ? '●'.repeat([...node.text].length) : node.text;
  const y = (node.height - font.lineHeight) / 2;
  const room = Math.max(0, node.width - left - right);
  pen.clipped({ x: left - 1, y: 0, width: room + 2, height: node.height }, () => {
    if (shown === '' && node.promptText !== '') {
      pen.text(node.promptText, left, y, font, look.prompt);
      return;
    }
    const [from, to] = [node.selection.start, node.selection.end].map((at) => font.width(shown.slice(0, at)));
    // The caret stays in view when the text is longer than the field.
    const shift = Math.max(0, font.width(shown.slice(0, node.caret)) - room);
    if (active && to! > from!)
      pen.fill({ x: left + from! - shift, y, width: to! - from!, height: font.lineHeight }, '#9fd6ec');
    pen.text(shown, left - shift, y, font, look.text);
    if (active && node.editable) {
      const x = Math.round(left + font.width(shown.slice(0, node.caret)) - shift) + 0.5;
      pen.line(x, y, x, y + font.lineHeight, look.text);
    }
  });
}

export function paintTextArea(pen: Pen, node: TextArea): void {
  paintField(pen, node, node.focused);
  const { left, top } = node.insets;
  const font = fontOf(node);
  const inner = { x: 2, y: 2, width: node.width - 4, height: node.height - 4 };
  const { scrollMax } = node;
  const at = Math.min(node.scrollTop, scrollMax);
  pen.clipped(inner, () => {
    if (node.text === '') pen.text(node.promptText, left, top, font, look.prompt);
    for (const [i, line] of node.shownLines().entries()) {
      pen.text(line, left, top + i * font.lineHeight - at, font, look.text);
    }
  });
  if (scrollMax <= 0) return;
  const view = node.height - node.insetsH;
  const bar = { x: node.width - 13, y: 1, width: 12, height: node.height - 2 };
  paintScrollBar(pen, bar, view / (view + scrollMax), at / scrollMax);
}

function paintValue(pen: Pen, node: ComboBase | ChoiceBox, value: string | null, prompt: string): void {
  const font = fontOf(node);
  const y = (node.height - font.lineHeight) / 2;
  const room = node.width - ARROW_WIDTH - 10;
  pen.text(value ?? prompt, 8, y, font, value === null ? look.prompt : look.text, room);
}

export function paintCombo(pen: Pen, node: ComboBase): void {
  const withEditor = node.editor.parent === node;
  if (withEditor) {
    paintField(pen, node, node.focused || node.editor.focused);
    pen.shade(
      { x: node.width - ARROW_WIDTH, y: 1, width: ARROW_WIDTH - 1, height: node.height - 2 },
      look.bodyTop,
      look.bodyBottom,
      2,
    );
  } else {
    paintBody(pen, node, false, node.focused);
    paintValue(pen, node, node.shownValue, node.promptText);
  }
  const x = node.width - ARROW_WIDTH / 2;
  if (node.type === 'DatePicker') paintCalendarIcon(pen, x, node.height / 2);
  else pen.arrow(x, node.height / 2, 'down');
}

function paintCalendarIcon(pen: Pen, x: number, y: number): void {
  pen.stroke({ x: x - 6, y: y - 5, width: 12, height: 11 }, look.mark, 1);
  pen.fill({ x: x - 6, y: y - 5, width: 12, height: 3 }, look.mark);
}

export function paintChoice(pen: Pen, node: ChoiceBox): void {
  paintBody(pen, node, false, node.focused);
  paintValue(pen, node, node.shownValue, '');
  pen.arrow(node.width - ARROW_WIDTH / 2, node.height / 2, 'down');
}

export function paintSpinner(pen: Pen, node: Spinner): void {
  paintField(pen, node, node.focused || node.editor.focused);
  for (const [part, direction] of [
    [node.increment, 'up'],
    [node.decrement, 'down'],
  ] as const) {
    const { layoutX: x, layoutY: y, width, height } = part;
    pen.shade({ x, y: y + 1, width: width - 1, height: height - 2 }, look.bodyTop, look.bodyBottom, 2);
    pen.arrow(x + width / 2, y + height / 2, direction, 3.5);
  }
  const edge = node.increment.layoutX + 0.5;
  pen.line(edge, 1, edge, node.height - 1, look.softBorder);
}
