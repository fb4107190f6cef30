import type { Deadline } from '../../calls/deadline.js';
import type { CatalogPiece, CatalogTexture } from './catalog.js';
import type { Change } from './change.js';
import type { ObjExport, Photo, PhotoRequest, PlanImage } from './pictures.js';
import type { HomeRecords } from './records.js';

export type * from './catalog.js';
export type * from './change.js';
export type * from './pictures.js';
export type * from './records.js';

/** By when an answer is due, and whether anybody still waits for it. */
export interface PortCall {
  deadline: Deadline;
  signal?: AbortSignal | undefined;
}

/**
 * The port between the engine and the homes that it works on: those of the real application, or one that is
 * plain data in this program. It reads and writes records and makes pictures. What the contract says about
 * names, defaults, ranges, doors in walls, views, checkpoints and errors is the engine's work.
 *
 * Every method answers by its deadline. Work that has not begun by then never begins. A method that is
 * given a home that has gone fails with `NoSuchHome`.
 */
export interface HomePort {
  /** The open homes, the one that was active last first. */
  windows(call: PortCall): Promise<readonly HomeWindow[]>;
  /** All records of a home as they are at one moment. */
  state(home: string, call: PortCall): Promise<HomeRecords>;
  furniture(call: PortCall): Promise<readonly CatalogPiece[]>;
  textures(call: PortCall): Promise<readonly CatalogTexture[]>;

  /** All changes or none, in one turn and as one step of undo with that label. */
  apply(home: string, label: string, changes: readonly Change[], call: PortCall): Promise<void>;
  /** Opens a group: what is applied until `commit` becomes one step of undo, after `rollback` it never was. */
  begin(home: string, label: string, call: PortCall): Promise<void>;
  commit(home: string, call: PortCall): Promise<void>;
  rollback(home: string, call: PortCall): Promise<void>;

  /** Keeps all of a home; the answer is a handle. */
  snapshot(home: string, call: PortCall): Promise<string>;
  /** Makes the home what it was, as one step of undo. The snapshot stays as it is. */
  restore(home: string, handle: string, label: string, call: PortCall): Promise<void>;
  drop(home: string, handle: string, call: PortCall): Promise<void>;

  /** Replaces the content of a home by that of a file, as one step of undo. Fails with `FileFailed` or `NotAHome`. */
  read(home: string, path: string, call: PortCall): Promise<void>;
  /** Writes a home; it counts as saved then. Fails with `FileFailed`. */
  write(home: string, path: string, call: PortCall): Promise<void>;

  planPng(home: string, width: number, call: PortCall): Promise<PlanImage>;
  obj(home: string, call: PortCall): Promise<ObjExport>;
  photo(home: string, request: PhotoRequest, call: PortCall): Promise<Photo>;

  /** The undo of the home itself, as its user has it; false when there is nothing to undo. */
  undo(home: string, call: PortCall): Promise<boolean>;
  redo(home: string, call: PortCall): Promise<boolean>;

  /** False before an application is there and after it has gone. */
  readonly attached: boolean;
  /** What it is, in a word for people. */
  readonly description: string;
  /** Told of what happens without a call; the answer ends that. */
  subscribe(listener: (event: HomeEvent) => void): () => void;
  close(): Promise<void>;
}

/** A home that is open. */
export interface HomeWindow {
  id: string;
  /** Of its file, or what its user sees instead. */
  name: string;
  /** The absolute path of its file; null before it was saved. */
  path: string | null;
  /** Whether it has changes that are in no file. */
  modified: boolean;
}

export type HomeEvent =
  | { type: 'windowOpened'; home: string }
  | { type: 'windowClosed'; home: string }
  | { type: 'changed'; home: string };
