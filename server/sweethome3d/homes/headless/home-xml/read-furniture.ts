import { fullTurn } from '../../../geometry/angle.js';
import type { FurnitureRecord, OpeningRecord } from '../../../home/records.js';
import { Attributes } from './attributes.js';
import { readModel } from './read-model.js';
import { readProperty, readTexture } from './read-parts.js';
import type { XmlNode } from './xml-tree.js';

const pieces = new Set(['pieceOfFurniture', 'doorOrWindow', 'light', 'shelfUnit']);

/** The pieces of a home; a group gives its members. */
export function readFurniture(nodes: readonly XmlNode[]): FurnitureRecord[] {
  return nodes.flatMap((node) => {
    if (node.name === 'furnitureGroup') return readFurniture(node.children);
    return pieces.has(node.name) ? [readPiece(node)] : [];
  });
}

function readPiece(node: XmlNode): FurnitureRecord {
  const attributes = new Attributes(node);
  return {
    id: attributes.text('id') ?? '',
    level: attributes.text('level'),
    catalogId: attributes.text('catalogId'),
    name: attributes.text('name') || 'Piece',
    nameVisible: attributes.flag('nameVisible', false),
    x: attributes.number('x'),
    y: attributes.number('y'),
    elevation: attributes.number('elevation', 0),
    angle: fullTurn(attributes.number('angle', 0)),
    width: attributes.size('width'),
    depth: attributes.size('depth'),
    height: attributes.size('height'),
    color: attributes.color('color'),
    texture: readTexture(node, null),
    shininess: attributes.text('shininess') === null ? null : attributes.part('shininess', 0),
    visible: attributes.flag('visible', true),
    movable: attributes.flag('movable', true),
    modelMirrored: attributes.flag('modelMirrored', false),
    model: readModel(readProperty(node, 'model')),
    opening: node.name === 'doorOrWindow' ? readOpening(node, attributes) : null,
  };
}

function readOpening(node: XmlNode, attributes: Attributes): OpeningRecord {
  return {
    wall: readProperty(node, 'wall'),
    boundToWall: attributes.flag('boundToWall', true),
    wallThickness: Math.max(0.01, attributes.part('wallThickness', 1)),
    wallDistance: attributes.part('wallDistance', 0),
    sashes: node.children
      .filter(({ name }) => name === 'sash')
      .map((child) => {
        const sash = new Attributes(child);
        return {
          xAxis: sash.number('xAxis'),
          yAxis: sash.number('yAxis'),
          width: sash.number('width'),
          startAngle: sash.number('startAngle'),
          endAngle: sash.number('endAngle'),
        };
      }),
  };
}
