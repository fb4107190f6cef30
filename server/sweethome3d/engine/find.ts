import type { FurnitureRecord, HomeRecords, LevelRecord, RoomRecord, WallRecord } from '../home/records.js';
import { type NotFoundKind, notFound } from './errors.js';

function find<T extends { readonly id: string }>(kind: NotFoundKind, list: readonly T[], id: string): T {
  const found = list.find((one) => one.id === id);
  if (!found)
    throw notFound(
      kind,
      id,
      list.map((one) => one.id),
    );
  return found;
}

export const findWall = ({ walls }: HomeRecords, id: string): WallRecord => find('wall', walls, id);
export const findRoom = ({ rooms }: HomeRecords, id: string): RoomRecord => find('room', rooms, id);
export const findLevel = ({ levels }: HomeRecords, id: string): LevelRecord => find('level', levels, id);
export const findPiece = ({ furniture }: HomeRecords, id: string): FurnitureRecord =>
  find('furniture', furniture, id);
export const findAnnotation = ({ labels, dimensionLines }: HomeRecords, id: string): { id: string } =>
  find('annotation', [...labels, ...dimensionLines], id);
