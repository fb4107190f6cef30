import type { PieceKind } from '../piece-kind.js';
import { kitchenAndBath } from './kitchen-and-bath.js';
import { otherThings } from './other-things.js';
import { seatsAndBeds } from './seats-and-beds.js';
import type { PlanSymbol } from './symbol.js';
import { tablesAndStorage } from './tables-and-storage.js';

export const symbols: Readonly<Record<PieceKind, PlanSymbol>> = {
  ...seatsAndBeds,
  ...tablesAndStorage,
  ...kitchenAndBath,
  ...otherThings,
};
