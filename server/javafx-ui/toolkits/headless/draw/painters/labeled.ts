import type { Button, ButtonBase, Hyperlink } from '../../controls/buttons.js';
import type { DateCell } from '../../controls/date-picker.js';
import type { Labeled } from '../../controls/labeled.js';
import type { MenuButton } from '../../controls/menus.js';
import { type CheckBox, MARK_SIZE, type RadioButton, type ToggleButton } from '../../controls/toggles.js';
import { hShare } from '../../layout/alignment.js';
import { styleOf } from '../../scene/style.js';
import { fontOf } from '../../scene/text.js';
import { look } from '../look.js';
import type { Pen } from '../pen.js';
import { boxOf, colour, paintBody, paintStyle } from './surface.js';

/** The lines of a labeled where its layout put them. */
export function paintText(pen: Pen, node: Labeled, fallback: string = look.text): void {
  const font = fontOf(node);
  const { textFill } = styleOf(node);
  const ink = textFill ? colour(textFill) : fallback;
  const { x, y, width } = node.textPlace;
  node.lines.forEach((line, i) => {
    const spare = node.lines.length > 1 ? Math.max(0, width - font.width(line)) * hShare(node.alignment) : 0;
    pen.text(line, x + spare, y + i * font.lineHeight, font, ink, width);
  });
}

export function paintLabel(pen: Pen, node: Labeled): void {
  paintStyle(pen, node);
  if (node.focused) pen.stroke(boxOf(node), look.focus, 2);
  paintText(pen, node);
}

export function paintButton(pen: Pen, node: Button): void {
  if (node.defaultButton && node.style === '') {
    pen.shade(boxOf(node), '#e2f3fa', '#b9dff0', 3);
    pen.stroke(boxOf(node), node.focused ? look.focus : '#86b9cf', 3, node.focused ? 2 : 1);
  } else {
    paintBody(pen, node, node.armed || node.pressed, node.focused);
  }
  paintText(pen, node);
}

export function paintToggle(pen: Pen, node: ToggleButton): void {
  paintBody(pen, node, node.armed || node.selected, node.focused);
  paintText(pen, node);
}

export function paintLink(pen: Pen, node: Hyperlink): void {
  if (node.focused) pen.stroke(boxOf(node), look.focus, 2);
  paintText(pen, node, look.link);
  const { x, y, width, height } = node.textPlace;
  if (node.hover) pen.line(x, y + height - 1.5, x + width, y + height - 1.5, look.link);
}

function markBox(node: ButtonBase) {
  const { left } = node.insets;
  return { x: left, y: Math.round((node.height - MARK_SIZE) / 2), width: MARK_SIZE, height: MARK_SIZE };
}

export function paintCheckBox(pen: Pen, node: CheckBox): void {
  const box = markBox(node);
  pen.shade(box, look.bodyTop, look.bodyBottom, 3);
  pen.stroke(box, node.focused ? look.focus : look.border, 3, node.focused ? 2 : 1);
  const { x, y } = box;
  if (node.indeterminate) pen.fill({ x: x + 4, y: y + 7, width: 9, height: 3 }, look.mark);
  else if (node.selected)
    pen.path(
      [
        [x + 4, y + 9],
        [x + 7.5, y + 12.5],
        [x + 13, y + 4.5],
      ],
      look.mark,
      false,
      2.2,
    );
  paintText(pen, node);
}

export function paintRadio(pen: Pen, node: RadioButton): void {
  const box = markBox(node);
  const radius = MARK_SIZE / 2;
  pen.shade(box, look.bodyTop, look.bodyBottom, radius);
  pen.stroke(box, node.focused ? look.focus : look.border, radius, node.focused ? 2 : 1);
  if (node.selected) pen.circle(box.x + radius, box.y + radius, 4, look.mark);
  paintText(pen, node);
}

export function paintMenuButton(pen: Pen, node: MenuButton): void {
  paintBody(pen, node, node.armed || node.popup.showing, node.focused);
  paintText(pen, node);
  pen.arrow(node.width - 12, node.height / 2, 'down');
}

export function paintDateCell(pen: Pen, node: DateCell): void {
  if (node.selected) pen.fill(boxOf(node), look.accent, 2);
  else if (node.hover) pen.fill(boxOf(node), look.highlight, 2);
  const quiet = node.classes.includes('other-month');
  paintText(pen, node, node.selected ? look.accentText : quiet ? look.prompt : look.text);
}
