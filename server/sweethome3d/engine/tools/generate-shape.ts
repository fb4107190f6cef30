import type { GenerateShapeInput } from '../../../../generated/mcp-sweethome3d/1.0/types.js';
import { polygonArea } from '../../geometry/polygon.js';
import { extruded, type Shape, shapeOf, type Vertex } from '../../geometry/shapes.js';
import { wallFinder } from '../../geometry/wall-of-door.js';
import type { FurnitureRecord, Point } from '../../home/records.js';
import { invalidInput } from '../errors.js';
import { findPiece } from '../find.js';
import { furnitureLine } from '../text/objects.js';
import { furnitureOutput } from '../wire/furniture.js';
import { painted } from './changes-of.js';
import type { Handlers } from './handler.js';

export const generateShape: Handlers['generate_shape'] = (input) => {
  const shape = input.mode === 'extrude' ? extrusion(input) : mesh(input);
  return {
    async run({ home }) {
      const { selectedLevel } = await home.state();
      const { x, y, width, depth, height } = shape;
      const record: FurnitureRecord = {
        id: home.newId('furniture'),
        level: selectedLevel,
        catalogId: null,
        name: input.name ?? 'Shape',
        nameVisible: false,
        x,
        y,
        elevation: (input.elevation ?? 0) + shape.bottom,
        angle: 0,
        width,
        depth,
        height,
        color: painted(input.color) ?? null,
        texture: null,
        shininess: null,
        visible: true,
        movable: true,
        modelMirrored: false,
        model: { ...shape.mesh, transparency: input.transparency ?? 0 },
        opening: null,
      };
      const records = await home.change('Generate shape', [{ op: 'create', kind: 'furniture', record }]);
      const output = furnitureOutput(wallFinder(records.walls), findPiece(records, record.id));
      return { output, text: `Made ${furnitureLine(output)}.` };
    },
  };
};

function extrusion({ polygon, height }: GenerateShapeInput): Shape {
  if (polygon == null) throw missing('polygon', 'extrude');
  if (height == null) throw missing('height', 'extrude');
  const points = polygon as unknown as readonly Point[];
  if (polygonArea(points) < 0.01) {
    const expected = 'corners that enclose an area';
    throw invalidInput('/polygon', expected, `Expected "polygon" to have ${expected}; these lie in a row.`);
  }
  return extruded(points, height);
}

function mesh({ vertices, triangles, height }: GenerateShapeInput): Shape {
  if (vertices == null || triangles == null) throw missing('vertices', 'mesh');
  if (height != null) {
    throw invalidInput(
      '/height',
      'nothing here',
      'A mesh has the height of its vertices; leave out "height".',
    );
  }
  triangles.forEach((corners, i) => {
    const wrong = corners.find((index) => index >= vertices.length);
    if (wrong === undefined) return;
    const expected = `indices from 0 to ${vertices.length - 1}`;
    throw invalidInput(
      `/triangles/${i}`,
      expected,
      `Expected triangle ${i} to have ${expected}, got ${wrong}.`,
    );
  });
  return shapeOf(
    vertices as unknown as readonly Vertex[],
    triangles as unknown as [number, number, number][],
  );
}

function missing(member: string, mode: string) {
  return invalidInput(`/${member}`, `"${member}"`, `Expected "${member}", because the mode is ${mode}.`);
}
