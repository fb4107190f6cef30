import type { PieceKind } from '../../../../drawing/piece-kind.js';
import { kitchenAndBath } from './kitchen-and-bath.js';
import { lightsAndOutdoors } from './lights-and-outdoors.js';
import { otherThings } from './other-things.js';
import { seatsAndBeds } from './seats-and-beds.js';
import type { Shape } from './shape.js';
import { tablesAndStorage } from './tables-and-storage.js';

export const shapes: Readonly<Record<PieceKind, Shape>> = {
  ...seatsAndBeds,
  ...tablesAndStorage,
  ...kitchenAndBath,
  ...lightsAndOutdoors,
  ...otherThings,
};
