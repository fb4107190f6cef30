import type { DimensionLine, Label } from '../../../../generated/mcp-sweethome3d/1.0/types.js';
import type { DimensionLineRecord, LabelRecord } from '../../home/records.js';
import { bearing, hexColor, orNull, rounded, signedDegrees } from './numbers.js';

/** Of a label that says nothing else. */
export const labelFontSize = 18;

export function labelOutput(label: LabelRecord): Label {
  return {
    id: label.id,
    level: label.level,
    text: label.text,
    x: rounded(label.x),
    y: rounded(label.y),
    angle: bearing(label.angle),
    color: orNull(label.color, hexColor),
    outlineColor: orNull(label.outlineColor, hexColor),
    fontSize: rounded(label.fontSize ?? labelFontSize),
    bold: label.bold,
    italic: label.italic,
    alignment: label.alignment,
    elevation: rounded(label.elevation),
    pitch: orNull(label.pitch, signedDegrees),
  };
}

export function dimensionLineOutput(line: DimensionLineRecord): DimensionLine {
  const { id, level, xStart, yStart, xEnd, yEnd, offset } = line;
  return {
    id,
    level,
    xStart: rounded(xStart),
    yStart: rounded(yStart),
    xEnd: rounded(xEnd),
    yEnd: rounded(yEnd),
    offset: rounded(offset),
    length: rounded(Math.hypot(xEnd - xStart, yEnd - yStart)),
  };
}
