import type {
  DimensionLineRecord,
  FurnitureRecord,
  LabelRecord,
  RoomRecord,
  WallRecord,
} from '../../../home/records.js';
import type { Contents } from './contents.js';
import { property, texture } from './write-parts.js';
import { color, element, textElement } from './xml-element.js';

export async function piece(record: FurnitureRecord, contents: Contents): Promise<string> {
  const { opening, color: paint, texture: cover, model: shape, ...rest } = record;
  const { model, icon } = await contents.modelOf(record);
  const attributes = { ...rest, color: color(paint), model, icon };
  const children = [
    ...(shape ? [property('model', JSON.stringify(shape))] : []),
    ...(opening?.wall ? [property('wall', opening.wall)] : []),
    ...(await texture(cover, null, contents)),
  ];
  if (!opening) return element('pieceOfFurniture', attributes, children);
  const { boundToWall, wallThickness, wallDistance, sashes } = opening;
  return element('doorOrWindow', { ...attributes, wallThickness, wallDistance, boundToWall }, [
    ...children,
    ...sashes.map((sash) => element('sash', { ...sash })),
  ]);
}

export async function wall(record: WallRecord, wallHeight: number, contents: Contents): Promise<string> {
  const { leftSideTexture, rightSideTexture, height, ...rest } = record;
  const attributes = {
    ...rest,
    // The application's walls have a height each; ours may go with the home.
    height: height ?? wallHeight,
    leftSideColor: color(rest.leftSideColor),
    rightSideColor: color(rest.rightSideColor),
    topColor: color(rest.topColor),
  };
  return element('wall', attributes, [
    ...(height === null ? [property('height', 'home')] : []),
    ...(await texture(leftSideTexture, 'leftSideTexture', contents)),
    ...(await texture(rightSideTexture, 'rightSideTexture', contents)),
  ]);
}

export async function room(record: RoomRecord, contents: Contents): Promise<string> {
  const { points, nameVisible, floorTexture, ceilingTexture, ...rest } = record;
  const attributes = { ...rest, floorColor: color(rest.floorColor), ceilingColor: color(rest.ceilingColor) };
  return element('room', attributes, [
    ...(nameVisible ? [] : [property('nameVisible', 'false')]),
    ...(await texture(floorTexture, 'floorTexture', contents)),
    ...(await texture(ceilingTexture, 'ceilingTexture', contents)),
    ...points.map(([x, y]) => element('point', { x, y })),
  ]);
}

export function dimensionLine(record: DimensionLineRecord): string {
  return element('dimensionLine', { ...record });
}

/** Of the letters, where a label has no size of its own: the style of the format needs one. */
const FONT_SIZE = 18;

export function label(record: LabelRecord): string {
  const { text, fontSize, bold, italic, alignment, color: ink, outlineColor, ...rest } = record;
  const isPlain = fontSize === null && !bold && !italic && alignment === 'CENTER';
  return element('label', { ...rest, color: color(ink), outlineColor: color(outlineColor) }, [
    ...(isPlain ? [] : [element('textStyle', { fontSize: fontSize ?? FONT_SIZE, bold, italic, alignment })]),
    textElement('text', text),
  ]);
}
