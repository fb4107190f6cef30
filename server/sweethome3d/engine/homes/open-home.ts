import { wallFinder } from '../../geometry/wall-of-door.js';
import type {
  CatalogPiece,
  CatalogTexture,
  Change,
  FurnitureRecord,
  HomePort,
  HomeRecords,
  HomeWindow,
  PortCall,
} from '../../home/port.js';
import type { IdKind } from '../ids.js';
import type { HomeMemory } from './home-memory.js';

/** A home, as a tool has it while it is its turn. */
export class OpenHome {
  constructor(
    readonly id: string,
    readonly memory: HomeMemory,
    readonly port: HomePort,
    readonly call: PortCall,
  ) {}

  /** All that are open, this one included; the one that was active last first. */
  windows(): Promise<readonly HomeWindow[]> {
    return this.port.windows(this.call);
  }

  state(): Promise<HomeRecords> {
    return this.port.state(this.id, this.call);
  }

  /** Makes one step of undo and answers what the home is then. */
  async change(label: string, changes: readonly Change[]): Promise<HomeRecords> {
    await this.port.apply(this.id, label, changes, this.call);
    return this.state();
  }

  newId(kind: IdKind): string {
    return this.memory.ids.next(kind);
  }

  furniture(): Promise<readonly CatalogPiece[]> {
    return this.port.furniture(this.call);
  }

  textures(): Promise<readonly CatalogTexture[]> {
    return this.port.textures(this.call);
  }
}

/** Doors and windows in a wall. */
export function openingsOf(home: HomeRecords, wallId: string): FurnitureRecord[] {
  const wallOf = wallFinder(home.walls);
  return home.furniture.filter((piece) => piece.opening !== null && wallOf(piece)?.id === wallId);
}
