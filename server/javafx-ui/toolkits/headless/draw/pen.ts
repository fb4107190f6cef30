import type { SKRSContext2D } from '@napi-rs/canvas';
import { FONT_FAMILY, type Font } from '../text/font.js';
import { ellipsize } from '../text/lines.js';
import { look } from './look.js';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Few strokes that all painters share. */
export class Pen {
  constructor(readonly context: SKRSContext2D) {
    context.fontKerning = 'none';
    context.textBaseline = 'alphabetic';
  }

  fill(box: Box, colour: string, radius = 0): void {
    this.context.fillStyle = colour;
    this.outline(box, radius);
    this.context.fill();
  }

  /** From one colour at the top to another at the bottom. */
  shade(box: Box, top: string, bottom: string, radius = 0): void {
    const gradient = this.context.createLinearGradient(0, box.y, 0, box.y + box.height);
    gradient.addColorStop(0, top);
    gradient.addColorStop(1, bottom);
    this.context.fillStyle = gradient;
    this.outline(box, radius);
    this.context.fill();
  }

  /** A line inside the edge, on whole pixels. */
  stroke(box: Box, colour: string, radius = 0, width = 1): void {
    const half = width / 2;
    this.context.strokeStyle = colour;
    this.context.lineWidth = width;
    const { x, y } = box;
    this.outline({ x: x + half, y: y + half, width: box.width - width, height: box.height - width }, radius);
    this.context.stroke();
  }

  line(fromX: number, fromY: number, toX: number, toY: number, colour: string, width = 1): void {
    this.context.strokeStyle = colour;
    this.context.lineWidth = width;
    this.context.beginPath();
    this.context.moveTo(fromX, fromY);
    this.context.lineTo(toX, toY);
    this.context.stroke();
  }

  path(points: readonly (readonly [number, number])[], colour: string, filled: boolean, width = 2): void {
    this.context.beginPath();
    points.forEach(([x, y], i) => {
      if (i === 0) this.context.moveTo(x, y);
      else this.context.lineTo(x, y);
    });
    if (filled) {
      this.context.closePath();
      this.context.fillStyle = colour;
      this.context.fill();
    } else {
      this.context.strokeStyle = colour;
      this.context.lineWidth = width;
      this.context.stroke();
    }
  }

  circle(x: number, y: number, radius: number, colour: string): void {
    this.context.beginPath();
    this.context.arc(x, y, radius, 0, 2 * Math.PI);
    this.context.fillStyle = colour;
    this.context.fill();
  }

  ring(x: number, y: number, radius: number, colour: string, width = 1, share = 1): void {
    this.context.beginPath();
    this.context.arc(x, y, radius, -Math.PI / 2, -Math.PI / 2 + 2 * Math.PI * share);
    this.context.strokeStyle = colour;
    this.context.lineWidth = width;
    this.context.stroke();
  }

  /** A small triangle around a centre. */
  arrow(
    x: number,
    y: number,
    direction: 'up' | 'down' | 'right',
    size = 4,
    colour: string = look.mark,
  ): void {
    const half = size / 2;
    if (direction === 'right') {
      this.path(
        [
          [x - half, y - size],
          [x + half, y],
          [x - half, y + size],
        ],
        colour,
        true,
      );
      return;
    }
    const tip = direction === 'down' ? half : -half;
    this.path(
      [
        [x - size, y - tip],
        [x + size, y - tip],
        [x, y + tip],
      ],
      colour,
      true,
    );
  }

  /** One line whose top is at y; cut with an ellipsis where a width is given. */
  text(line: string, x: number, y: number, font: Font, colour: string, width?: number): void {
    this.context.font = `${font.bold ? 'bold ' : ''}${font.size}px "${FONT_FAMILY}"`;
    this.context.fillStyle = colour;
    const shown = width === undefined ? line : ellipsize(line, font, width);
    this.context.fillText(shown, x, Math.round(y + font.ascent));
  }

  /** Draws with the box as the limit. */
  clipped(box: Box, draw: () => void): void {
    this.context.save();
    this.context.beginPath();
    this.context.rect(box.x, box.y, box.width, box.height);
    this.context.clip();
    draw();
    this.context.restore();
  }

  private outline({ x, y, width, height }: Box, radius: number): void {
    this.context.beginPath();
    if (radius > 0) this.context.roundRect(x, y, Math.max(0, width), Math.max(0, height), radius);
    else this.context.rect(x, y, Math.max(0, width), Math.max(0, height));
  }
}
