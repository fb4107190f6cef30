import type { ToolBar } from '../../controls/bars.js';
import type { DialogPane } from '../../controls/dialog-pane.js';
import { CheckMenuItem, Menu, SeparatorMenuItem } from '../../controls/menu-items.js';
import type { MenuItemNode } from '../../controls/menu-popup.js';
import type { MenuBar, MenuBarButton } from '../../controls/menus.js';
import type { PopupRoot } from '../../controls/popup-root.js';
import { BAR, type ScrollPane } from '../../controls/scroll-pane.js';
import { DIVIDER, type SplitPane } from '../../controls/split-pane.js';
import { TAB_HEADER_HEIGHT, type TabHeader, type TabPane } from '../../controls/tab-pane.js';
import type { TitledPane } from '../../controls/titled-pane.js';
import type { Region } from '../../scene/region.js';
import { fontOf } from '../../scene/text.js';
import { look } from '../look.js';
import type { Pen } from '../pen.js';
import { paintText } from './labeled.js';
import { boxOf, paintScrollBar, paintStyle } from './surface.js';

export function paintRegion(pen: Pen, node: Region): void {
  paintStyle(pen, node);
  if (node.focused) pen.stroke(boxOf(node), look.focus, 0, 2);
}

export function paintScrollPane(pen: Pen, node: ScrollPane): void {
  paintStyle(pen, node);
  pen.stroke(boxOf(node), node.focused ? look.focus : look.softBorder);
  const { viewport, content } = node;
  if (node.vbar) {
    const bar = { x: node.width - BAR - 1, y: 1, width: BAR, height: viewport.height };
    paintScrollBar(pen, bar, viewport.height / Math.max(1, content?.height ?? 1), node.vvalue);
  }
  if (node.hbar) {
    const bar = { x: 1, y: node.height - BAR - 1, width: viewport.width, height: BAR };
    paintScrollBar(pen, bar, viewport.width / Math.max(1, content?.width ?? 1), node.hvalue);
  }
}

export function paintTitledPane(pen: Pen, node: TitledPane): void {
  const height = node.titleHeight;
  if (node.expanded) {
    const body = { x: 0, y: height, width: node.width, height: node.height - height };
    pen.fill(body, '#fbfbfb');
    pen.stroke(body, look.softBorder);
  }
  const title = { x: 0, y: 0, width: node.width, height };
  pen.shade(title, look.bodyTop, look.bodyBottom, 2);
  pen.stroke(title, node.focused ? look.focus : look.border, 2);
  if (node.collapsible) pen.arrow(13, height / 2, node.expanded ? 'down' : 'right');
  paintText(pen, node);
}

export function paintTabPane(pen: Pen, node: TabPane): void {
  const header = { x: 0, y: 0, width: node.width, height: TAB_HEADER_HEIGHT };
  pen.shade(header, '#e9e9e9', '#dcdcdc');
  pen.fill(
    { x: 0, y: TAB_HEADER_HEIGHT, width: node.width, height: node.height - TAB_HEADER_HEIGHT },
    '#fbfbfb',
  );
  pen.stroke(boxOf(node), look.softBorder);
}

export function paintTabHeader(pen: Pen, node: TabHeader): void {
  const { tab } = node;
  const box = { x: 0, y: 0, width: node.width - 2, height: node.height + (tab.selected ? 1 : 0) };
  pen.fill(box, tab.selected ? '#fbfbfb' : '#e2e2e2', 3);
  pen.stroke(box, look.softBorder, 3);
  if (tab.selected) pen.fill({ x: 1, y: node.height - 3, width: node.width - 4, height: 5 }, '#fbfbfb');
  if (tab.selected && tab.pane?.focused)
    pen.stroke({ x: 4, y: 4, width: node.width - 10, height: node.height - 7 }, look.focus, 2);
  const font = fontOf(node);
  const x = 9 + (tab.graphic ? tab.graphic.width + 4 : 0);
  pen.text(tab.text, x, (node.height - font.lineHeight) / 2, font, tab.disable ? look.prompt : look.text);
}

export function paintSplitPane(pen: Pen, node: SplitPane): void {
  pen.stroke(boxOf(node), look.softBorder);
  for (const share of node.dividers) {
    const at = Math.round(share * (node.horizontal ? node.width : node.height)) - DIVIDER / 2;
    const box = node.horizontal
      ? { x: at, y: 1, width: DIVIDER, height: node.height - 2 }
      : { x: 1, y: at, width: node.width - 2, height: DIVIDER };
    pen.fill(box, '#e2e2e2');
  }
}

export function paintBar(pen: Pen, node: ToolBar | MenuBar): void {
  pen.shade(boxOf(node), look.barTop, look.barBottom);
  pen.line(0, node.height - 0.5, node.width, node.height - 0.5, look.softBorder);
}

export function paintMenuBarButton(pen: Pen, node: MenuBarButton): void {
  const open = node.popup.showing;
  if (open) pen.fill(boxOf(node), look.accent);
  const font = fontOf(node);
  pen.text(
    node.menu.displayText,
    8,
    (node.height - font.lineHeight) / 2,
    font,
    open ? look.accentText : look.text,
  );
}

export function paintPopup(pen: Pen, node: PopupRoot): void {
  pen.fill(boxOf(node), '#fdfdfd');
  pen.stroke(boxOf(node), look.border);
}

export function paintMenuItem(pen: Pen, node: MenuItemNode): void {
  const { item } = node;
  if (item instanceof SeparatorMenuItem) {
    pen.line(
      4,
      Math.floor(node.height / 2) + 0.5,
      node.width - 4,
      Math.floor(node.height / 2) + 0.5,
      look.softBorder,
    );
    return;
  }
  const bright = (node.highlighted || node.hover) && !item.disable;
  if (bright) pen.fill({ x: 1, y: 0, width: node.width - 2, height: node.height }, look.accent);
  const ink = item.disable ? look.prompt : bright ? look.accentText : look.text;
  const font = fontOf(node);
  const y = (node.height - font.lineHeight) / 2;
  pen.text(item.displayText, 24, y, font, ink);
  if (item instanceof CheckMenuItem && item.selected) {
    const middle = node.height / 2;
    pen.path(
      [
        [8, middle],
        [11, middle + 3],
        [16, middle - 4],
      ],
      ink,
      false,
    );
  }
  if (item instanceof Menu) pen.arrow(node.width - 10, node.height / 2, 'right', 4, ink);
  if (!item.accelerator) return;
  const keys = item.accelerator.label;
  pen.text(keys, node.width - 10 - font.width(keys), y, font, bright ? ink : look.prompt);
}

export function paintDialog(pen: Pen, node: DialogPane): void {
  pen.fill(boxOf(node), look.background);
}
