import { fullTurn, radians } from '../../geometry/angle.js';
import { depthInWall, doorInWall, roomForDoor } from '../../geometry/door-in-wall.js';
import { wallFinder } from '../../geometry/wall-of-door.js';
import type { CatalogPiece } from '../../home/catalog.js';
import type { FurnitureRecord } from '../../home/records.js';
import { entryById, entryByName } from '../catalog/find-entry.js';
import { conflict, invalidInput } from '../errors.js';
import { findPiece, findWall } from '../find.js';
import type { OpenHome } from '../homes/open-home.js';
import { furnitureLine } from '../text/objects.js';
import { furnitureOutput } from '../wire/furniture.js';
import type { Handlers } from './handler.js';

export const placeFurniture: Handlers['place_furniture'] = (input) => ({
  async run({ home }) {
    const piece = chosen(await home.furniture(), input);
    const { selectedLevel } = await home.state();
    return place(home, 'Place furniture', {
      ...pieceOf(home.newId('furniture'), piece),
      level: selectedLevel,
      x: input.x,
      y: input.y,
      angle: fullTurn(radians(input.angle ?? 0)),
      elevation: input.elevation ?? piece.elevation,
    });
  },
});

export const placeDoor: Handlers['place_door_or_window'] = (input) => ({
  async run({ home }) {
    const piece = chosenOpening(await home.furniture(), input);
    const wall = findWall(await home.state(), input.wallId);
    const position = input.position ?? 0.5;
    const room = roomForDoor(wall, piece.width);
    if (!room) {
      throw conflict('DOES_NOT_FIT', `${piece.name} is ${piece.width} cm wide, wider than ${wall.id}.`);
    }
    if (position < room.from - 1e-9 || position > room.to + 1e-9) {
      const [from, to] = [Math.ceil(room.from * 10_000) / 10_000, Math.floor(room.to * 10_000) / 10_000];
      const message = `At position ${position}, ${piece.name} would stick out of ${wall.id}; from ${from} to ${to} it fits.`;
      throw conflict('DOES_NOT_FIT', message, { from, to });
    }
    const record = pieceOf(home.newId('furniture'), piece);
    return place(home, 'Place door or window', {
      ...record,
      ...doorInWall(wall, piece.opening, position, depthInWall(wall, piece.opening)),
      level: wall.level,
      elevation: input.elevation ?? piece.elevation,
      modelMirrored: input.mirrored ?? false,
      opening: { ...record.opening!, wall: wall.id, boundToWall: true },
    });
  },
});

async function place(home: OpenHome, label: string, record: FurnitureRecord) {
  const records = await home.change(label, [{ op: 'create', kind: 'furniture', record }]);
  const output = furnitureOutput(wallFinder(records.walls), findPiece(records, record.id));
  return { output, text: `Placed ${furnitureLine(output)}.` };
}

interface Choice {
  name?: string | null | undefined;
  catalogId?: string | null | undefined;
}

/** The contract has made sure that exactly one of both is there. */
function chosen(catalog: readonly CatalogPiece[], { name, catalogId }: Choice): CatalogPiece {
  return catalogId != null
    ? entryById('catalogEntry', catalog, catalogId)
    : entryByName('catalogEntry', catalog, name!);
}

type Opening = CatalogPiece & { readonly opening: NonNullable<CatalogPiece['opening']> };
const isOpening = (piece: CatalogPiece): piece is Opening => piece.opening !== null;

/** A name is looked for among doors and windows first: "glass door" must not be mixed up with a cupboard. */
function chosenOpening(catalog: readonly CatalogPiece[], choice: Choice): Opening {
  try {
    const piece = chosen(choice.catalogId == null ? catalog.filter(isOpening) : catalog, choice);
    if (isOpening(piece)) return piece;
    throw notAnOpening(piece, '/catalogId');
  } catch (error) {
    if (choice.catalogId != null) throw error;
    const other = foundElsewhere(catalog, choice);
    throw other ? notAnOpening(other, '/name') : error;
  }
}

function foundElsewhere(catalog: readonly CatalogPiece[], choice: Choice): CatalogPiece | null {
  const furniture = catalog.filter((piece) => !isOpening(piece));
  const name = choice.name!.trim().toLowerCase();
  return furniture.find((piece) => piece.name.toLowerCase() === name) ?? null;
}

function notAnOpening(piece: CatalogPiece, pointer: string) {
  return invalidInput(
    pointer,
    'a door or a window',
    `Expected a door or a window, got ${piece.name}; place_furniture takes it.`,
  );
}

function pieceOf(id: string, piece: CatalogPiece): FurnitureRecord {
  return {
    id,
    level: null,
    catalogId: piece.id,
    name: piece.name,
    nameVisible: false,
    x: 0,
    y: 0,
    elevation: piece.elevation,
    angle: 0,
    width: piece.width,
    depth: piece.depth,
    height: piece.height,
    color: null,
    texture: null,
    shininess: null,
    visible: true,
    movable: piece.movable,
    modelMirrored: false,
    model: null,
    opening: piece.opening && { ...piece.opening, wall: null, boundToWall: false },
  };
}
