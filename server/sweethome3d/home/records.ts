/**
 * A home as plain data. Names and meanings are those of the application's own objects, so that its adapter
 * copies and never interprets: lengths in centimetres, angles in **radians**, colours as 0xRRGGBB, the
 * plan's x to the right and y **down**, z up. What a caller reads and writes (degrees, `#RRGGBB`, rounding)
 * is the engine's work.
 *
 * Records are values: whoever changes a home puts a new record in the place of the old one.
 */
export interface HomeRecords {
  /** Height of a wall that has none of its own. */
  wallHeight: number;
  /** Bottom to top. Empty in a home that nobody has given a level. */
  levels: readonly LevelRecord[];
  /** The level that new objects go to and that the plan shows; null in a home without levels. */
  selectedLevel: string | null;
  walls: readonly WallRecord[];
  rooms: readonly RoomRecord[];
  furniture: readonly FurnitureRecord[];
  labels: readonly LabelRecord[];
  dimensionLines: readonly DimensionLineRecord[];
  cameras: CamerasRecord;
  environment: EnvironmentRecord;
}

/** The lists of objects of a home, by the kind of their objects. */
export interface ObjectLists {
  level: LevelRecord;
  wall: WallRecord;
  room: RoomRecord;
  furniture: FurnitureRecord;
  label: LabelRecord;
  dimensionLine: DimensionLineRecord;
}

export type ObjectKind = keyof ObjectLists;

/** `level` is null for what was made before there were levels: it is seen on every one. */
interface Placed {
  id: string;
  level: string | null;
}

export interface LevelRecord {
  id: string;
  name: string;
  elevation: number;
  height: number;
  floorThickness: number;
  visible: boolean;
}

/** The left and right sides are those of somebody who walks from the start to the end. */
export interface WallRecord extends Placed {
  xStart: number;
  yStart: number;
  xEnd: number;
  yEnd: number;
  thickness: number;
  /** Null: the height of the home's walls. */
  height: number | null;
  /** Null: the same as at the start. */
  heightAtEnd: number | null;
  /** The angle of the arc seen from its centre, positive or negative; null for a straight wall. */
  arcExtent: number | null;
  /** The wall that it is joined to here; that wall names this one at one of its own ends. */
  wallAtStart: string | null;
  wallAtEnd: string | null;
  leftSideColor: number | null;
  leftSideTexture: TextureRecord | null;
  /** From 0, matt, to 1. */
  leftSideShininess: number;
  rightSideColor: number | null;
  rightSideTexture: TextureRecord | null;
  rightSideShininess: number;
  topColor: number | null;
}

export interface RoomRecord extends Placed {
  name: string | null;
  points: readonly Point[];
  nameVisible: boolean;
  areaVisible: boolean;
  floorVisible: boolean;
  floorColor: number | null;
  floorTexture: TextureRecord | null;
  floorShininess: number;
  ceilingVisible: boolean;
  ceilingColor: number | null;
  ceilingTexture: TextureRecord | null;
  ceilingShininess: number;
}

export type Point = readonly [x: number, y: number];

/** `x` and `y` are the centre; width runs along x, depth along y, before it is turned by `angle`. */
export interface FurnitureRecord extends Placed {
  /** Null for what did not come from a catalog. */
  catalogId: string | null;
  name: string;
  nameVisible: boolean;
  x: number;
  y: number;
  /** Above the floor of its level. */
  elevation: number;
  /** Clockwise on the plan, in [0, 2π). */
  angle: number;
  width: number;
  depth: number;
  height: number;
  color: number | null;
  texture: TextureRecord | null;
  /** Null: that of its model. */
  shininess: number | null;
  visible: boolean;
  movable: boolean;
  modelMirrored: boolean;
  /** Its shape, where that is not one of the catalog. */
  model: ModelRecord | null;
  /** Null for all but doors and windows. */
  opening: OpeningRecord | null;
}

/** What makes a piece a door or a window. */
export interface OpeningRecord {
  /** The wall that it was put into; null when it stands free. */
  wall: string | null;
  /** Whether it cuts a hole into the walls that it touches. */
  boundToWall: boolean;
  /** Part of the depth that is inside the wall, from 0 to 1. */
  wallThickness: number;
  /** Part of the depth in front of the wall, from 0 to 1. */
  wallDistance: number;
  sashes: readonly SashRecord[];
}

/** A part that turns around a hinge; all but the angles as a part of width (x) or depth (y). */
export interface SashRecord {
  xAxis: number;
  yAxis: number;
  width: number;
  startAngle: number;
  endAngle: number;
}

/** A shape as a closed or open mesh in the box 0..1 of its piece: x along width, y up, z along depth. */
export interface ModelRecord {
  /** Three numbers for each vertex. */
  vertices: readonly number[];
  /** Three indices of vertices for each triangle, counter-clockwise seen from outside. */
  triangles: readonly number[];
  /** From 0, solid, to 1, invisible. */
  transparency: number;
}

export interface LabelRecord extends Placed {
  text: string;
  x: number;
  y: number;
  angle: number;
  /** Height of the letters on the plan; null: the application's own. */
  fontSize: number | null;
  bold: boolean;
  italic: boolean;
  /** Which part of the text stands at its point. */
  alignment: 'LEFT' | 'CENTER' | 'RIGHT';
  color: number | null;
  outlineColor: number | null;
  /** Above the floor, in 3D. */
  elevation: number;
  /** Tilt in 3D; null when it is on the plan only. */
  pitch: number | null;
}

export interface DimensionLineRecord extends Placed {
  xStart: number;
  yStart: number;
  xEnd: number;
  yEnd: number;
  /** Distance from the measured points to the line. */
  offset: number;
}

export interface TextureRecord {
  catalogId: string | null;
  name: string;
  category: string | null;
  /** Size of one tile. */
  width: number;
  height: number;
  angle: number;
  scale: number;
}

/** Yaw 0 looks along +y, π/2 along −x; a positive pitch looks down. */
export interface CameraRecord {
  x: number;
  y: number;
  z: number;
  yaw: number;
  pitch: number;
  fieldOfView: number;
}

export interface StoredCameraRecord extends CameraRecord {
  id: string;
  name: string;
  mode: CameraMode;
}

export type CameraMode = 'observer' | 'top';

export interface CamerasRecord {
  active: CameraMode;
  observer: CameraRecord;
  top: CameraRecord;
  stored: readonly StoredCameraRecord[];
}

export interface EnvironmentRecord {
  groundColor: number;
  groundTexture: TextureRecord | null;
  skyColor: number;
  skyTexture: TextureRecord | null;
  lightColor: number;
  ceilingLightColor: number;
  /** From 0, solid, to 1, invisible. */
  wallsAlpha: number;
  drawingMode: 'FILL' | 'OUTLINE' | 'FILL_AND_OUTLINE';
  allLevelsVisible: boolean;
}
