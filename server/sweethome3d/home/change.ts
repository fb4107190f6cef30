import type {
  CameraMode,
  CameraRecord,
  EnvironmentRecord,
  ObjectKind,
  ObjectLists,
  StoredCameraRecord,
} from './records.js';

/**
 * One step of what is done to a home. Ids are made by the engine. A change names objects that are there at
 * its turn, those of earlier changes of the same list included.
 */
export type Change =
  | { [Kind in ObjectKind]: { op: 'create'; kind: Kind; record: ObjectLists[Kind] } }[ObjectKind]
  | {
      [Kind in ObjectKind]: {
        op: 'set';
        kind: Kind;
        id: string;
        values: Partial<Omit<ObjectLists[Kind], 'id'>>;
      };
    }[ObjectKind]
  | { op: 'delete'; kind: ObjectKind; id: string }
  | { op: 'selectLevel'; id: string | null }
  | { op: 'environment'; values: Partial<EnvironmentRecord> }
  /** Moves of a camera are no undo steps. */
  | { op: 'camera'; mode: CameraMode; camera: CameraRecord; activate: boolean }
  | { op: 'storedCameras'; cameras: readonly StoredCameraRecord[] };
