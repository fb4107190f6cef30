import type { DimensionLineRecord, LabelRecord, RoomRecord, WallRecord } from '../../../home/records.js';
import { Attributes } from './attributes.js';
import { readProperty, readTexture } from './read-parts.js';
import type { XmlNode } from './xml-tree.js';

/** A wall of ours may go with the height of the home, as long as nobody gave it another one. */
export function readWall(node: XmlNode, wallHeight: number): WallRecord {
  const attributes = new Attributes(node);
  const height = attributes.number('height', null);
  const isHeightOfHome = height === wallHeight && readProperty(node, 'height') === 'home';
  const heightAtEnd = attributes.number('heightAtEnd', null);
  return {
    id: attributes.text('id') ?? '',
    level: attributes.text('level'),
    xStart: attributes.number('xStart'),
    yStart: attributes.number('yStart'),
    xEnd: attributes.number('xEnd'),
    yEnd: attributes.number('yEnd'),
    thickness: attributes.size('thickness'),
    height: height === null || isHeightOfHome ? null : Math.max(0.01, height),
    heightAtEnd: heightAtEnd === null ? null : Math.max(0.01, heightAtEnd),
    arcExtent: attributes.number('arcExtent', null),
    wallAtStart: attributes.text('wallAtStart'),
    wallAtEnd: attributes.text('wallAtEnd'),
    leftSideColor: attributes.color('leftSideColor'),
    leftSideTexture: readTexture(node, 'leftSideTexture'),
    leftSideShininess: attributes.part('leftSideShininess', 0),
    rightSideColor: attributes.color('rightSideColor'),
    rightSideTexture: readTexture(node, 'rightSideTexture'),
    rightSideShininess: attributes.part('rightSideShininess', 0),
    topColor: attributes.color('topColor'),
  };
}

export function readRoom(node: XmlNode): RoomRecord {
  const attributes = new Attributes(node);
  return {
    id: attributes.text('id') ?? '',
    level: attributes.text('level'),
    name: attributes.text('name'),
    points: node.children
      .filter(({ name }) => name === 'point')
      .map((point) => [new Attributes(point).number('x'), new Attributes(point).number('y')] as const),
    nameVisible: readProperty(node, 'nameVisible') !== 'false',
    areaVisible: attributes.flag('areaVisible', false),
    floorVisible: attributes.flag('floorVisible', true),
    floorColor: attributes.color('floorColor'),
    floorTexture: readTexture(node, 'floorTexture'),
    floorShininess: attributes.part('floorShininess', 0),
    ceilingVisible: attributes.flag('ceilingVisible', true),
    ceilingColor: attributes.color('ceilingColor'),
    ceilingTexture: readTexture(node, 'ceilingTexture'),
    ceilingShininess: attributes.part('ceilingShininess', 0),
  };
}

export function readLabel(node: XmlNode): LabelRecord {
  const attributes = new Attributes(node);
  const style = node.children.find(({ name }) => name === 'textStyle');
  const look = style && new Attributes(style);
  return {
    id: attributes.text('id') ?? '',
    level: attributes.text('level'),
    text: node.children.find(({ name }) => name === 'text')?.text ?? '',
    x: attributes.number('x'),
    y: attributes.number('y'),
    angle: attributes.number('angle', 0),
    fontSize: look?.number('fontSize', null) ?? null,
    bold: look?.flag('bold', false) ?? false,
    italic: look?.flag('italic', false) ?? false,
    alignment: look?.oneOf('alignment', ['LEFT', 'CENTER', 'RIGHT'], 'CENTER') ?? 'CENTER',
    color: attributes.color('color'),
    outlineColor: attributes.color('outlineColor'),
    elevation: attributes.number('elevation', 0),
    pitch: attributes.number('pitch', null),
  };
}

export function readDimensionLine(node: XmlNode): DimensionLineRecord {
  const attributes = new Attributes(node);
  return {
    id: attributes.text('id') ?? '',
    level: attributes.text('level'),
    xStart: attributes.number('xStart'),
    yStart: attributes.number('yStart'),
    xEnd: attributes.number('xEnd'),
    yEnd: attributes.number('yEnd'),
    offset: attributes.number('offset'),
  };
}
