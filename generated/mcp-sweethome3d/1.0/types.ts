// Generated from schema/mcp-sweethome3d/1.0 by `npm run generate`. Edit the source, not this file.

/** Details of SH3D_AMBIGUOUS. */
export interface AmbiguousDetails {
  /** The name that was given. */
  asked: string;
  /**
   * What it could mean.
   *
   * @minItems 2
   */
  candidates: Candidate[];
}

/** A texture on a surface. */
export interface AppliedTexture {
  /** Id in the catalog; null when it is not from there. */
  catalogId: string | null;
  /** Name. */
  name: string;
  /** Category in the catalog. */
  category: string | null;
  /** Width of one tile in cm, unscaled. */
  width: number;
  /** Height of one tile in cm, unscaled. */
  height: number;
  /** Rotation in degrees, in [0, 360). */
  angle: number;
  /** Size of the pattern; 1 is its own. */
  scale: number;
}

/** One command of a batch. */
export interface BatchCommand {
  /** Name of a tool. */
  action: string;
  /** Its input. */
  params?: {} | null;
}

/** What became of one command of a batch. */
export interface BatchResult {
  /** Its place in the batch, from 0. */
  index: number;
  /** Name of the tool. */
  action: string;
  /** What became of it. */
  status: BatchStatus;
  /** Its output, where it was done. */
  output?: {
    [k: string]: unknown;
  };
  /** Its error, where it failed. */
  error?: ToolError | null;
}

/** What became of a command: done, failed, not tried, or done and undone. */
export type BatchStatus = 'ok' | 'error' | 'skipped' | 'undone' | (string & {});

/** The smallest rectangle of the plan around something, in cm. */
export interface BoundingBox {
  /** Left. */
  minX: number;
  /** Top. */
  minY: number;
  /** Right. */
  maxX: number;
  /** Bottom. */
  maxY: number;
}

/** Which camera is in use. */
export type CameraKind = 'observer' | 'top' | (string & {});

/** Which camera: inside the home, or above it. */
export type CameraMode = 'observer' | 'top';

/** What a camera is turned to. */
export type CameraTarget = 'center';

/** Where the picture is seen from. */
export interface Camera {
  /** `observer` or `top`. */
  mode: CameraKind;
  /** X in cm. */
  x: number;
  /** Y in cm. */
  y: number;
  /** Height above the ground in cm. */
  z: number;
  /** Direction in degrees, in [0, 360): 0 is +y, 90 is -x. */
  yaw: number;
  /** Tilt in degrees; positive looks down. */
  pitch: number;
  /** Field of view in degrees. */
  fov: number;
}

/** One of several entries of a catalog that could be meant. */
export interface Candidate {
  /** Id in the catalog. */
  catalogId: string;
  /** Name. */
  name: string;
  /** Category. */
  category: string;
}

/** Which entries of the catalog. */
export type CatalogFilter = 'all' | 'furniture' | 'doorOrWindow';

/** A piece of furniture, a door or a window in the catalog. */
export interface CatalogPiece {
  /** Id in the catalog. */
  catalogId: string;
  /** Name. */
  name: string;
  /** Category. */
  category: string;
  /** Width in cm. */
  width: number;
  /** Depth in cm. */
  depth: number;
  /** Height in cm. */
  height: number;
  /** Height above the floor at which it is placed, in cm. */
  elevation: number;
  /** It is a door or a window. */
  isDoorOrWindow: boolean;
}

/** A texture in the catalog. */
export interface CatalogTexture {
  /** Id in the catalog. */
  catalogId: string;
  /** Name. */
  name: string;
  /** Category. */
  category: string;
  /** Width of one tile in cm. */
  width: number;
  /** Height of one tile in cm. */
  height: number;
}

/** A category of a catalog. */
export interface Category {
  /** Name. */
  name: string;
  /** How many entries it has. */
  count: number;
}

/** A state of the home that can be restored. */
export interface Checkpoint {
  /** Id: stable, never used again. */
  id: string;
  /** What was said of it. */
  description: string | null;
  /** When it was taken, RFC 3339, UTC. */
  createdAt: string;
  /** The home was last saved to it or restored from it. */
  current: boolean;
}

/** Details of SH3D_CONFLICT. */
export interface ConflictDetails {
  /** What stands in the way. */
  reason:
    | 'FILE_EXISTS'
    | 'DOES_NOT_FIT'
    | 'ALREADY_JOINED'
    | 'DIFFERENT_LEVELS'
    | 'USER_IS_EDITING'
    | 'BUSY'
    | (string & {});
  /** When to try again, where waiting helps. */
  retryAfterMs?: number | null;
  /** Least value that would be possible, such as a position. */
  from?: number | null;
  /** Greatest value that would be possible. */
  to?: number | null;
}

/** How many objects of each kind. */
export interface Counts {
  /** Levels. */
  levels: number;
  /** Walls. */
  walls: number;
  /** Rooms. */
  rooms: number;
  /** Pieces of furniture, doors and windows. */
  furniture: number;
  /** Labels. */
  labels: number;
  /** Dimension lines. */
  dimensionLines: number;
}

/** What was deleted. */
export interface Deletion {
  /**
   * Ids, first the one asked for, then what went with it.
   *
   * @minItems 1
   */
  deleted: string[];
}

/** A measured distance on the plan. */
export interface DimensionLine {
  /** Id: stable, never used again. */
  id: string;
  /** Id of its level; null for what was made before there was one. */
  level: string | null;
  /** X of its start in cm. */
  xStart: number;
  /** Y of its start in cm. */
  yStart: number;
  /** X of its end in cm. */
  xEnd: number;
  /** Y of its end in cm. */
  yEnd: number;
  /** How far the line is drawn beside the distance, in cm. */
  offset: number;
  /** The distance in cm. */
  length: number;
}

/** How surfaces are drawn. */
export type DrawingMode = 'FILL' | 'OUTLINE' | 'FILL_AND_OUTLINE';

/** Ground, sky, light and how things are drawn. */
export interface Environment {
  /** Colour of the ground. */
  groundColor: string | null;
  /** Texture of the ground. */
  groundTexture: AppliedTexture | null;
  /** Colour of the sky. */
  skyColor: string | null;
  /** Texture of the sky. */
  skyTexture: AppliedTexture | null;
  /** Colour of the daylight. */
  lightColor: string | null;
  /** Colour of the light below ceilings. */
  ceilingLightColor: string | null;
  /** Transparency of walls: 0 is solid. */
  wallsAlpha: number;
  /** `FILL`, `OUTLINE` or `FILL_AND_OUTLINE`. */
  drawingMode: 'FILL' | 'OUTLINE' | 'FILL_AND_OUTLINE' | (string & {});
  /** All levels are shown, not only those up to the selected one. */
  allLevelsVisible: boolean;
}

/** The stable code of a tool error. */
export type ErrorCode =
  | 'SH3D_INVALID_INPUT'
  | 'SH3D_NOT_FOUND'
  | 'SH3D_AMBIGUOUS'
  | 'SH3D_NOTHING_TO_CHANGE'
  | 'SH3D_CONFLICT'
  | 'SH3D_EMPTY_SCENE'
  | 'SH3D_NO_CHECKPOINT'
  | 'SH3D_IO'
  | 'SH3D_TIMEOUT'
  | 'SH3D_NOT_ATTACHED'
  | 'SH3D_INTERNAL'
  | (string & {});

/** What a tool answers instead of its output when it fails. */
export interface ErrorEnvelope {
  /** The error. */
  error: ToolError;
}

/** A piece of furniture, a door or a window. */
export interface Furniture {
  /** Id: stable, never used again. */
  id: string;
  /** Id of its level; null for what was made before there was one. */
  level: string | null;
  /** Name. */
  name: string;
  /** Id in the catalog; null for a generated shape. */
  catalogId: string | null;
  /** X of its centre in cm. */
  x: number;
  /** Y of its centre in cm. */
  y: number;
  /** Height of its bottom above the floor in cm. */
  elevation: number;
  /** Rotation in degrees, in [0, 360). */
  angle: number;
  /** Width in cm. */
  width: number;
  /** Depth in cm. */
  depth: number;
  /** Height in cm. */
  height: number;
  /** Its colour; null for that of its material. */
  color: string | null;
  /** It is shown. */
  visible: boolean;
  /** Its left and right are exchanged. */
  mirrored: boolean;
  /** It is a door or a window. */
  isDoorOrWindow: boolean;
  /** Id of the wall that it stands in. */
  wallId: string | null;
  /** Where its centre is in that wall: 0 at the start, 1 at the end. */
  position: number | null;
}

/** What `GET /health` answers. */
export interface Health {
  /** The server is up. */
  ok: boolean;
  /** Contract and version. */
  schema: string;
  /** Names of the tools, as `tools/list` has them. */
  tools: string[];
  /** The transport profile: `stateless` or `stateful`. */
  transport: string;
  /** A home is there. */
  attached: boolean;
}

/** An open home. */
export interface HomeInfo {
  /** Its id; every tool takes it as `home`. */
  id: string;
  /** Name of its file without the ending; null before it was saved. */
  name: string | null;
  /** Its file, relative to the folder of files; null when there is none below it. */
  filePath: string | null;
  /** It has changes that were not saved. */
  modified: boolean;
  /** Tools use it unless told otherwise. */
  active: boolean;
}

/** A home and all that is in it. */
export interface HomeState {
  /** Contract and version. */
  schema: string;
  /** Id of this home. */
  home: string;
  /**
   * All open homes.
   *
   * @minItems 1
   */
  homes: HomeInfo[];
  /** Walls. */
  walls: Wall[];
  /** Rooms. */
  rooms: Room[];
  /** Furniture, doors and windows. */
  furniture: Furniture[];
  /** Labels. */
  labels: Label[];
  /** Dimension lines. */
  dimensionLines: DimensionLine[];
  /** Levels, from the lowest up. */
  levels: Level[];
  /** Id of the level that new objects are made on. */
  selectedLevel: string | null;
  /** The camera in use. */
  camera: Camera;
  /** Cameras with a name. */
  storedCameras: StoredCamera[];
  /** Ground, sky and light. */
  environment: Environment;
  /** Around all walls, rooms and furniture; null when there are none. */
  boundingBox: BoundingBox | null;
}

/** One thing that is wrong with an input. */
export interface InputIssue {
  /** JSON Pointer into the arguments. */
  pointer: string;
  /** What is wrong, as a sentence. */
  message: string;
  /** What would have been right. */
  expected: string;
}

/** Details of SH3D_INVALID_INPUT. */
export interface InvalidInputDetails {
  /**
   * All that is wrong.
   *
   * @minItems 1
   */
  issues: InputIssue[];
}

/** Details of SH3D_IO. */
export interface IoDetails {
  /** What went wrong. */
  reason: 'NO_FOLDER' | 'OUTSIDE_FOLDER' | 'MISSING' | 'NOT_A_HOME' | 'TOO_LARGE' | 'FAILED' | (string & {});
  /** The path as it was given. */
  filePath?: string | null;
}

/** A text on the plan. */
export interface Label {
  /** Id: stable, never used again. */
  id: string;
  /** Id of its level; null for what was made before there was one. */
  level: string | null;
  /** The text. */
  text: string;
  /** X in cm. */
  x: number;
  /** Y in cm. */
  y: number;
  /** Rotation in degrees, in [0, 360). */
  angle: number;
  /** Colour of the text. */
  color: string | null;
  /** Colour of its outline. */
  outlineColor: string | null;
  /** Height of the text in cm. */
  fontSize: number;
  /** Bold. */
  bold: boolean;
  /** Italic. */
  italic: boolean;
  /** How it stands to its point. */
  alignment: TextAlignmentShown;
  /** Height above the floor in 3D, in cm. */
  elevation: number;
  /** Tilt in 3D in degrees; null when it is only on the plan. */
  pitch: number | null;
}

/** A level of the home. */
export interface Level {
  /** Id: stable, never used again. */
  id: string;
  /** Name. */
  name: string;
  /** Height of its floor above the ground in cm. */
  elevation: number;
  /** Height of its walls in cm. */
  height: number;
  /** Thickness of its floor in cm. */
  floorThickness: number;
  /** It is shown. */
  viewable: boolean;
  /** New objects are made on it. */
  selected: boolean;
}

/** A point in space, in cm. */
export interface LookAtPoint {
  /** To the right. */
  x: number;
  /** Downwards on the plan. */
  y: number;
  /** Above the ground. Default: 0. */
  z?: number | null;
}

/** Details of SH3D_NO_CHECKPOINT. */
export interface NoCheckpointDetails {
  /** Ids of the checkpoints that there are, the oldest first. */
  available: string[];
}

/** Details of SH3D_NOT_FOUND. */
export interface NotFoundDetails {
  /** What was looked for. */
  kind:
    | 'home'
    | 'wall'
    | 'room'
    | 'furniture'
    | 'annotation'
    | 'level'
    | 'camera'
    | 'catalogEntry'
    | 'texture'
    | 'category'
    | (string & {});
  /** The id or name that was given. */
  asked: string;
  /**
   * Ids or names that come close, the nearest first.
   *
   * @maxItems 5
   */
  nearest: string[];
}

/** What a batch does after a command that fails. */
export type OnError = 'stop' | 'continue' | 'rollback';

/** Kind of image file. */
export type PhotoFormat = 'png' | 'jpeg';

/** How much effort a picture is worth. */
export type PhotoQuality = 'low' | 'medium' | 'high';

/** From above the corners, or from a camera. */
export type PhotoView = 'overhead' | 'standard';

/** One picture of a home. */
export interface Photo {
  /** Place among the image blocks, from 0. */
  index: number;
  /** Width in pixels. */
  width: number;
  /** Height in pixels. */
  height: number;
  /** Media type. */
  mimeType: string;
  /** Where it was taken from. */
  camera: ViewPoint;
  /** File below the folder of files; null when it came as an image block. */
  filePath: string | null;
  /** Size in bytes. */
  sizeBytes: number;
}

/** A point of the plan, in cm. */
export interface PointInput {
  /** To the right. */
  x: number;
  /** Downwards. */
  y: number;
}

/** A point of the plan, in cm. */
export interface Point {
  /** To the right. */
  x: number;
  /** Downwards. */
  y: number;
}

/** A room: a polygon with a floor and a ceiling. */
export interface Room {
  /** Id: stable, never used again. */
  id: string;
  /** Id of its level; null for what was made before there was one. */
  level: string | null;
  /** Name. */
  name: string | null;
  /**
   * Corners in their order, in cm.
   *
   * @minItems 3
   */
  points: Point[];
  /** Area in square cm. */
  area: number;
  /** X of the centre of its bounding box. */
  xCenter: number;
  /** Y of the centre of its bounding box. */
  yCenter: number;
  /** Show its area. */
  areaVisible: boolean;
  /** It has a floor. */
  floorVisible: boolean;
  /** It has a ceiling. */
  ceilingVisible: boolean;
  /** Colour of the floor. */
  floorColor: string | null;
  /** Colour of the ceiling. */
  ceilingColor: string | null;
  /** Texture of the floor. */
  floorTexture: AppliedTexture | null;
  /** Texture of the ceiling. */
  ceilingTexture: AppliedTexture | null;
  /** Shininess of the floor. */
  floorShininess: number;
  /** Shininess of the ceiling. */
  ceilingShininess: number;
}

/** A raised polygon, or a mesh of triangles. */
export type ShapeMode = 'extrude' | 'mesh';

/** A camera that was given a name. */
export interface StoredCamera {
  /** Id: stable, never used again. */
  id: string;
  /** Its name, the only one of this spelling. */
  name: string;
  /** X in cm. */
  x: number;
  /** Y in cm. */
  y: number;
  /** Height above the ground in cm. */
  z: number;
  /** Direction in degrees, in [0, 360): 0 is +y, 90 is -x. */
  yaw: number;
  /** Tilt in degrees; positive looks down. */
  pitch: number;
  /** Field of view in degrees. */
  fov: number;
}

/** How a text stands to its point. */
export type TextAlignmentShown = 'LEFT' | 'CENTER' | 'RIGHT' | (string & {});

/** How a text stands to its point. */
export type TextAlignment = 'LEFT' | 'CENTER' | 'RIGHT';

/** A side of a wall, or the floor or ceiling of a room. */
export type TextureSurface = 'left' | 'right' | 'floor' | 'ceiling' | 'both';

/** What a texture is put on. */
export type TextureTarget = 'wall' | 'room';

/** Details of SH3D_TIMEOUT. */
export interface TimeoutDetails {
  /** The deadline that passed. */
  timeoutMs: number;
  /** The call had begun and may still have its effect. */
  begun?: boolean;
}

/** What went wrong, for a program and for a model. */
export interface ToolError {
  /** Stable code. */
  code: ErrorCode;
  /** What happened, as a sentence. */
  message: string;
  /** More, by code. */
  details: {
    [k: string]: unknown;
  };
}

/** A place and a direction. */
export interface ViewPoint {
  /** X in cm. */
  x: number;
  /** Y in cm. */
  y: number;
  /** Height above the ground in cm. */
  z: number;
  /** Direction in degrees, in [0, 360): 0 is +y, 90 is -x. */
  yaw: number;
  /** Tilt in degrees; positive looks down. */
  pitch: number;
  /** Field of view in degrees. */
  fov: number;
}

/** One end of a wall. */
export type WallEnd = 'start' | 'end';

/** A wall. */
export interface Wall {
  /** Id: stable, never used again. */
  id: string;
  /** Id of its level; null for what was made before there was one. */
  level: string | null;
  /** X of its start in cm. */
  xStart: number;
  /** Y of its start in cm. */
  yStart: number;
  /** X of its end in cm. */
  xEnd: number;
  /** Y of its end in cm. */
  yEnd: number;
  /** Length in cm, along the arc where there is one. */
  length: number;
  /** Thickness in cm. */
  thickness: number;
  /** Height at its start in cm. */
  height: number;
  /** Height at its end in cm; null where it is the same. */
  heightAtEnd: number | null;
  /** Angle of its arc in degrees; null for a straight wall. */
  arcExtent: number | null;
  /** Id of the wall joined at its start. */
  wallAtStart: string | null;
  /** Id of the wall joined at its end. */
  wallAtEnd: string | null;
  /** Colour of its left side. */
  leftSideColor: string | null;
  /** Colour of its right side. */
  rightSideColor: string | null;
  /** Colour of its top. */
  topColor: string | null;
  /** Texture of its left side. */
  leftSideTexture: AppliedTexture | null;
  /** Texture of its right side. */
  rightSideTexture: AppliedTexture | null;
  /** Shininess of its left side. */
  leftSideShininess: number;
  /** Shininess of its right side. */
  rightSideShininess: number;
}

/** Add a dimension line. */
export interface AddDimensionLineInput {
  /** X of the start. */
  xStart: number;
  /** Y of the start. */
  yStart: number;
  /** X of the end. */
  xEnd: number;
  /** Y of the end. */
  yEnd: number;
  /**
   * How far beside it is drawn.
   *
   * @default 25
   */
  offset?: number | null;
  /** The home. */
  home?: string | null;
}

/** Add a label. */
export interface AddLabelInput {
  /** The text. */
  text: string;
  /** X. */
  x: number;
  /** Y. */
  y: number;
  /**
   * Clockwise.
   *
   * @default 0
   */
  angle?: number | null;
  /** Colour. */
  color?: string | null;
  /** Outline. */
  outlineColor?: string | null;
  /**
   * Height of letters.
   *
   * @default 18
   */
  fontSize?: number | null;
  /**
   * Bold.
   *
   * @default false
   */
  bold?: boolean | null;
  /**
   * Italic.
   *
   * @default false
   */
  italic?: boolean | null;
  /**
   * How it stands to x, y.
   *
   * @default "CENTER"
   */
  alignment?: TextAlignment | null;
  /** Elevation. */
  elevation?: number | null;
  /** Tilt in 3D; absent: on the plan only. */
  pitch?: number | null;
  /** The home. */
  home?: string | null;
}

/** Add a level. */
export interface AddLevelInput {
  /** Name. */
  name: string;
  /** Of its floor above the ground. */
  elevation: number;
  /**
   * Height of its walls.
   *
   * @default 250
   */
  height?: number | null;
  /**
   * Floor thickness.
   *
   * @default 12
   */
  floorThickness?: number | null;
  /** The home. */
  home?: string | null;
}

/** Apply a texture. */
export interface ApplyTextureInput {
  /** Target type. */
  targetType: TextureTarget;
  /** Id of the wall or room. */
  targetId: string;
  /** Wall: left, right, both. Room: floor, ceiling, both. */
  surface: TextureSurface;
  /** Name in the catalog; null removes. */
  textureName: string | null;
  /** Where several have the name. */
  textureCategory?: string | null;
  /**
   * Angle.
   *
   * @default 0
   */
  angle?: number | null;
  /**
   * Size of the pattern.
   *
   * @default 1
   */
  scale?: number | null;
  /** The home. */
  home?: string | null;
}

/** What was done. */
export interface ApplyTextureOutput {
  /** `wall` or `room`. */
  targetType: string;
  /** Id of the wall or room. */
  targetId: string;
  /** The surfaces. */
  surface: string;
  /** The texture that is there now; null when it was taken off. */
  texture: AppliedTexture | null;
}

/** Do several things at once. */
export interface BatchCommandsInput {
  /**
   * Commands in order.
   *
   * @minItems 1
   * @maxItems 50
   */
  commands: BatchCommand[];
  /**
   * After a failure.
   *
   * @default "stop"
   */
  onError?: OnError | null;
  /** The home. */
  home?: string | null;
}

/** What became of the commands. */
export interface BatchCommandsOutput {
  /** How many were done. */
  succeeded: number;
  /** How many failed. */
  failed: number;
  /** How many were not tried. */
  skipped: number;
  /** All was undone. */
  rolledBack: boolean;
  /** One for each command, in order. */
  results: BatchResult[];
}

/** Take a checkpoint. */
export interface CheckpointInput {
  /** What it is for. */
  description?: string | null;
  /** The home. */
  home?: string | null;
}

/** Clear the home. */
export interface ClearSceneInput {
  /** The home. */
  home?: string | null;
}

/** What was cleared. */
export interface ClearSceneOutput {
  /** How much was deleted. */
  removed: Counts;
  /** Id of the checkpoint that was taken before. */
  checkpointId: string;
}

/** Connect two walls. */
export interface ConnectWallsInput {
  /** Id of a wall. */
  wall1Id: string;
  /** Id of another wall. */
  wall2Id: string;
  /** End of the first. */
  wall1End?: WallEnd | null;
  /** End of the second. */
  wall2End?: WallEnd | null;
  /** The home. */
  home?: string | null;
}

/** The walls. */
export interface ConnectWallsOutput {
  /**
   * Both, as they are now.
   *
   * @minItems 2
   * @maxItems 2
   */
  walls: Wall[];
  /** End of the first that was joined. */
  wall1End: string;
  /** End of the second that was joined. */
  wall2End: string;
}

/** Create a room. */
export interface CreateRoomPolygonInput {
  /**
   * Corners in order, cm.
   *
   * @minItems 3
   * @maxItems 1000
   */
  points: PointInput[];
  /** Name. */
  name?: string | null;
  /**
   * Floor visible.
   *
   * @default true
   */
  floorVisible?: boolean | null;
  /**
   * Ceiling visible.
   *
   * @default true
   */
  ceilingVisible?: boolean | null;
  /**
   * Show its area.
   *
   * @default false
   */
  areaVisible?: boolean | null;
  /** Floor. */
  floorColor?: string | null;
  /** Ceiling. */
  ceilingColor?: string | null;
  /** The home. */
  home?: string | null;
}

/** Create a wall. */
export interface CreateWallInput {
  /** X of the start. */
  xStart: number;
  /** Y of the start. */
  yStart: number;
  /** X of the end. */
  xEnd: number;
  /** Y of the end. */
  yEnd: number;
  /**
   * Thickness.
   *
   * @default 10
   */
  thickness?: number | null;
  /** Default: that of the level, else 250. */
  height?: number | null;
  /** The home. */
  home?: string | null;
}

/** Create four walls. */
export interface CreateWallsInput {
  /** Left. */
  x: number;
  /** Top. */
  y: number;
  /** To the right. */
  width: number;
  /** Downwards on the plan. */
  height: number;
  /**
   * Thickness.
   *
   * @default 10
   */
  thickness?: number | null;
  /** Default: that of the level, else 250. */
  wallHeight?: number | null;
  /** The home. */
  home?: string | null;
}

/** The walls. */
export interface CreateWallsOutput {
  /**
   * Top, right, bottom, left.
   *
   * @minItems 4
   * @maxItems 4
   */
  walls: Wall[];
}

/** Delete an annotation. */
export interface DeleteAnnotationInput {
  /** Id of the label or dimension line. */
  id: string;
  /** The home. */
  home?: string | null;
}

/** Delete furniture. */
export interface DeleteFurnitureInput {
  /** Id of the piece. */
  id: string;
  /** The home. */
  home?: string | null;
}

/** Delete a level. */
export interface DeleteLevelInput {
  /** Id of the level. */
  id: string;
  /** The home. */
  home?: string | null;
}

/** What was deleted. */
export interface DeleteLevelOutput {
  /**
   * Id of the level.
   *
   * @minItems 1
   */
  deleted: string[];
  /** How much went with it, the level included. */
  removed: Counts;
  /** Id of the checkpoint that was taken before. */
  checkpointId: string;
  /** Id of the level that is selected now. */
  selectedLevel: string | null;
}

/** Delete a room. */
export interface DeleteRoomInput {
  /** Id of the room. */
  id: string;
  /** The home. */
  home?: string | null;
}

/** Delete a wall. */
export interface DeleteWallInput {
  /** Id of the wall. */
  id: string;
  /** The home. */
  home?: string | null;
}

/** Export the plan as PNG. */
export interface ExportPlanImageInput {
  /**
   * Pixels; the height follows.
   *
   * @default 1024
   */
  width?: number | null;
  /** Relative path of a .png file. */
  filePath?: string | null;
  /**
   * Replace an existing file.
   *
   * @default false
   */
  overwrite?: boolean | null;
  /** The home. */
  home?: string | null;
}

/** The picture; without a file it is an image block. */
export interface ExportPlanImageOutput {
  /** Always image/png. */
  mimeType: 'image/png';
  /** Width in pixels. */
  width: number;
  /** Height in pixels. */
  height: number;
  /** File, relative to the folder of files; null when it came in the answer. */
  filePath: string | null;
  /** Size in bytes. */
  sizeBytes: number;
}

/** Export the plan as SVG. */
export interface ExportSvgInput {
  /** Relative path of an .svg file. */
  filePath?: string | null;
  /**
   * Replace an existing file.
   *
   * @default false
   */
  overwrite?: boolean | null;
  /** The home. */
  home?: string | null;
}

/** The drawing. */
export interface ExportSvgOutput {
  /** The drawing; null when it went to a file. */
  svg: string | null;
  /** File, relative to the folder of files; null when it came in the answer. */
  filePath: string | null;
  /** Size in bytes. */
  sizeBytes: number;
  /** Width in px. */
  width: number;
  /** Height in px. */
  height: number;
}

/** Export as OBJ. */
export interface ExportToObjInput {
  /** Relative path of a .zip file. */
  filePath?: string | null;
  /**
   * Replace an existing file.
   *
   * @default false
   */
  overwrite?: boolean | null;
  /** The home. */
  home?: string | null;
}

/** The archive; without a file it is an embedded resource. */
export interface ExportToObjOutput {
  /** File, relative to the folder of files; null when it came in the answer. */
  filePath: string | null;
  /** Size in bytes. */
  sizeBytes: number;
  /**
   * Names of the files in it.
   *
   * @minItems 1
   */
  files: string[];
}

/** Make a shape. */
export interface GenerateShapeInput {
  /** Mode. */
  mode: ShapeMode;
  /**
   * extrude: [x, y] corners.
   *
   * @minItems 3
   * @maxItems 1000
   */
  polygon?: number[][] | null;
  /** extrude. */
  height?: number | null;
  /**
   * mesh: [x, y, z].
   *
   * @minItems 3
   * @maxItems 10000
   */
  vertices?: number[][] | null;
  /**
   * mesh: three indices of vertices each.
   *
   * @minItems 1
   * @maxItems 20000
   */
  triangles?: number[][] | null;
  /** Name. */
  name?: string | null;
  /** Elevation. */
  elevation?: number | null;
  /** Colour. */
  color?: string | null;
  /**
   * 0 is solid.
   *
   * @default 0
   */
  transparency?: number | null;
  /** The home. */
  home?: string | null;
}

/** List cameras. */
export interface GetCamerasInput {
  /** The home. */
  home?: string | null;
}

/** The cameras. */
export interface GetCamerasOutput {
  /** The camera in use. */
  camera: Camera;
  /** In the order in which they were stored. */
  storedCameras: StoredCamera[];
}

/** Look at the home. */
export interface GetStateInput {
  /** An id of homes; without it, the last active one. Every tool takes it. */
  home?: string | null;
}

/** List categories. */
export interface ListCategoriesInput {
  /** The home. */
  home?: string | null;
}

/** The categories. */
export interface ListCategoriesOutput {
  /** Of furniture, doors and windows. */
  categories: Category[];
  /** Of textures. */
  textureCategories: Category[];
}

/** List checkpoints. */
export interface ListCheckpointsInput {
  /** The home. */
  home?: string | null;
}

/** The checkpoints. */
export interface ListCheckpointsOutput {
  /** The oldest first. */
  checkpoints: Checkpoint[];
  /** Id of the current one. */
  current: string | null;
  /** How many are kept. */
  limit: number;
}

/** Search furniture. */
export interface ListFurnitureCatalogInput {
  /** Part of a name. */
  query?: string | null;
  /** Name of a category. */
  category?: string | null;
  /**
   * Type.
   *
   * @default "all"
   */
  type?: CatalogFilter | null;
  /**
   * At most so many.
   *
   * @default 100
   */
  limit?: number | null;
  /** The home. */
  home?: string | null;
}

/** What was found. */
export interface ListFurnitureCatalogOutput {
  /** By category and name. */
  furniture: CatalogPiece[];
  /** How many there are, beyond the limit too. */
  total: number;
}

/** List levels. */
export interface ListLevelsInput {
  /** The home. */
  home?: string | null;
}

/** The levels. */
export interface ListLevelsOutput {
  /** From the lowest up. */
  levels: Level[];
  /** Id of the selected one. */
  selectedLevel: string | null;
}

/** Search textures. */
export interface ListTexturesCatalogInput {
  /** Part of a name. */
  query?: string | null;
  /** Name of a category. */
  category?: string | null;
  /**
   * At most so many.
   *
   * @default 100
   */
  limit?: number | null;
  /** The home. */
  home?: string | null;
}

/** What was found. */
export interface ListTexturesCatalogOutput {
  /** By category and name. */
  textures: CatalogTexture[];
  /** How many there are, beyond the limit too. */
  total: number;
}

/** Load a home. */
export interface LoadHomeInput {
  /** Relative path. */
  filePath: string;
  /** The home. */
  home?: string | null;
}

/** What was loaded. */
export interface LoadHomeOutput {
  /** Path, relative to the folder of files. */
  filePath: string;
  /** What the home has now. */
  contents: Counts;
  /** Id of the checkpoint that was taken before. */
  checkpointId: string;
}

/** Change furniture. */
export interface ModifyFurnitureInput {
  /** Id of the piece. */
  id: string;
  /** Name. */
  name?: string | null;
  /** X. */
  x?: number | null;
  /** Y. */
  y?: number | null;
  /** Elevation. */
  elevation?: number | null;
  /** Clockwise. */
  angle?: number | null;
  /** Width. */
  width?: number | null;
  /** Depth. */
  depth?: number | null;
  /** Height. */
  height?: number | null;
  /** Colour. */
  color?: string | null;
  /** Visible. */
  visible?: boolean | null;
  /** Mirrored. */
  mirrored?: boolean | null;
  /** The home. */
  home?: string | null;
}

/** Change a room. */
export interface ModifyRoomInput {
  /** Id of the room. */
  id: string;
  /**
   * Corners in order, cm.
   *
   * @minItems 3
   * @maxItems 1000
   */
  points?: PointInput[] | null;
  /** Name. */
  name?: string | null;
  /** Floor visible. */
  floorVisible?: boolean | null;
  /** Ceiling visible. */
  ceilingVisible?: boolean | null;
  /** Show its area. */
  areaVisible?: boolean | null;
  /** Floor. */
  floorColor?: string | null;
  /** Ceiling. */
  ceilingColor?: string | null;
  /** Floor. */
  floorShininess?: number | null;
  /** Ceiling. */
  ceilingShininess?: number | null;
  /** The home. */
  home?: string | null;
}

/** Change a wall. */
export interface ModifyWallInput {
  /** Id of the wall. */
  id: string;
  /** X of the start. */
  xStart?: number | null;
  /** Y of the start. */
  yStart?: number | null;
  /** X of the end. */
  xEnd?: number | null;
  /** Y of the end. */
  yEnd?: number | null;
  /** Thickness. */
  thickness?: number | null;
  /** Height. */
  height?: number | null;
  /** Height at the end. */
  heightAtEnd?: number | null;
  /** Angle of its arc. */
  arcExtent?: number | null;
  /** Both sides. */
  color?: string | null;
  /** Left side. */
  leftSideColor?: string | null;
  /** Right side. */
  rightSideColor?: string | null;
  /** Top. */
  topColor?: string | null;
  /** Both sides. */
  shininess?: number | null;
  /** Left side. */
  leftSideShininess?: number | null;
  /** Right side. */
  rightSideShininess?: number | null;
  /** The home. */
  home?: string | null;
}

/** Place a door or window. */
export interface PlaceDoorOrWindowInput {
  /** Id of the wall. */
  wallId: string;
  /** Name in the catalog, or part of it. */
  name?: string | null;
  /** Id in the catalog. */
  catalogId?: string | null;
  /**
   * Where its centre is: 0 start, 1 end of the wall.
   *
   * @default 0.5
   */
  position?: number | null;
  /** Above the floor. Default: that of the catalog. */
  elevation?: number | null;
  /**
   * Exchange left and right.
   *
   * @default false
   */
  mirrored?: boolean | null;
  /** The home. */
  home?: string | null;
}

/** Place furniture. */
export interface PlaceFurnitureInput {
  /** X. */
  x: number;
  /** Y. */
  y: number;
  /** Name in the catalog, or part of it. */
  name?: string | null;
  /** Id in the catalog. */
  catalogId?: string | null;
  /**
   * Clockwise.
   *
   * @default 0
   */
  angle?: number | null;
  /** Above the floor. Default: that of the catalog. */
  elevation?: number | null;
  /** The home. */
  home?: string | null;
}

/** Take a picture. */
export interface RenderPhotoInput {
  /**
   * View.
   *
   * @default "overhead"
   */
  view?: PhotoView | null;
  /**
   * Overhead: 1 or 4 corners.
   *
   * @default 1
   */
  angles?: number | null;
  /** Overhead: id of a room or piece to come close to. */
  focusOn?: string | null;
  /**
   * Hide walls.
   *
   * @default false
   */
  hideWalls?: boolean | null;
  /**
   * Pixels.
   *
   * @default 800
   */
  width?: number | null;
  /**
   * Pixels.
   *
   * @default 600
   */
  height?: number | null;
  /**
   * Quality.
   *
   * @default "low"
   */
  quality?: PhotoQuality | null;
  /**
   * Format.
   *
   * @default "jpeg"
   */
  format?: PhotoFormat | null;
  /** X. */
  x?: number | null;
  /** Y. */
  y?: number | null;
  /** Z. */
  z?: number | null;
  /** Yaw. */
  yaw?: number | null;
  /** Pitch. */
  pitch?: number | null;
  /** Field of view. */
  fov?: number | null;
  /** Relative path; with four corners -1 to -4 are added. */
  filePath?: string | null;
  /**
   * Replace an existing file.
   *
   * @default false
   */
  overwrite?: boolean | null;
  /** The home. */
  home?: string | null;
}

/** The pictures; without a file they are image blocks. */
export interface RenderPhotoOutput {
  /** `overhead` or `standard`. */
  view: string;
  /** What drew them. */
  renderer: string;
  /** `low`, `medium` or `high`. */
  quality: string;
  /**
   * In the order of the image blocks.
   *
   * @minItems 1
   */
  images: Photo[];
}

/** Restore a checkpoint. */
export interface RestoreCheckpointInput {
  /** Id from list_checkpoints. */
  id?: string | null;
  /**
   * Also when nothing has changed since.
   *
   * @default false
   */
  force?: boolean | null;
  /** The home. */
  home?: string | null;
}

/** What was restored. */
export interface RestoreCheckpointOutput {
  /** The checkpoint. */
  checkpoint: Checkpoint;
  /** What the home has now. */
  contents: Counts;
}

/** Save the home. */
export interface SaveHomeInput {
  /** Relative path. */
  filePath?: string | null;
  /**
   * Replace an existing file.
   *
   * @default false
   */
  overwrite?: boolean | null;
  /** The home. */
  home?: string | null;
}

/** The file. */
export interface SaveHomeOutput {
  /** Path, relative to the folder of files. */
  filePath: string;
  /** Size in bytes. */
  sizeBytes: number;
}

/** Set the camera. */
export interface SetCameraInput {
  /** Mode. */
  mode?: CameraMode | null;
  /** Name of a stored camera. */
  name?: string | null;
  /** X. */
  x?: number | null;
  /** Y. */
  y?: number | null;
  /** Above the ground. */
  z?: number | null;
  /** Yaw. */
  yaw?: number | null;
  /** Pitch. */
  pitch?: number | null;
  /** Field of view. */
  fov?: number | null;
  /** Turn to this point, instead of yaw and pitch. */
  lookAt?: LookAtPoint | null;
  /** Turn to the middle of the home. */
  target?: CameraTarget | null;
  /** The home. */
  home?: string | null;
}

/** Change the environment. */
export interface SetEnvironmentInput {
  /** Ground. */
  groundColor?: string | null;
  /** Name in the catalog. */
  groundTexture?: string | null;
  /** Where several have the name. */
  groundTextureCategory?: string | null;
  /** Sky. */
  skyColor?: string | null;
  /** Name in the catalog. */
  skyTexture?: string | null;
  /** Where several have the name. */
  skyTextureCategory?: string | null;
  /** Daylight. */
  lightColor?: string | null;
  /** Light below ceilings. */
  ceilingLightColor?: string | null;
  /** Transparency of walls; 0 is solid. */
  wallsAlpha?: number | null;
  /** How surfaces are drawn. */
  drawingMode?: DrawingMode | null;
  /** Show all levels. */
  allLevelsVisible?: boolean | null;
  /** The home. */
  home?: string | null;
}

/** Select a level. */
export interface SetSelectedLevelInput {
  /** Id of the level. */
  id: string;
  /** The home. */
  home?: string | null;
}

/** Store a camera. */
export interface StoreCameraInput {
  /** Its name. */
  name: string;
  /**
   * Delete it.
   *
   * @default false
   */
  delete?: boolean | null;
  /** The home. */
  home?: string | null;
}

/** What was done. */
export interface StoreCameraOutput {
  /** `created`, `replaced` or `deleted`. */
  action: 'created' | 'replaced' | 'deleted' | (string & {});
  /** The stored camera. */
  camera: StoredCamera;
}

/** Every tool: what it takes and what it answers. */
export interface Tools {
  /** Look at the home. */
  get_state: { input: GetStateInput; output: HomeState };
  /** Clear the home. */
  clear_scene: { input: ClearSceneInput; output: ClearSceneOutput };
  /** Take a checkpoint. */
  checkpoint: { input: CheckpointInput; output: Checkpoint };
  /** Restore a checkpoint. */
  restore_checkpoint: { input: RestoreCheckpointInput; output: RestoreCheckpointOutput };
  /** List checkpoints. */
  list_checkpoints: { input: ListCheckpointsInput; output: ListCheckpointsOutput };
  /** Do several things at once. */
  batch_commands: { input: BatchCommandsInput; output: BatchCommandsOutput };
  /** Create a wall. */
  create_wall: { input: CreateWallInput; output: Wall };
  /** Create four walls. */
  create_walls: { input: CreateWallsInput; output: CreateWallsOutput };
  /** Connect two walls. */
  connect_walls: { input: ConnectWallsInput; output: ConnectWallsOutput };
  /** Change a wall. */
  modify_wall: { input: ModifyWallInput; output: Wall };
  /** Delete a wall. */
  delete_wall: { input: DeleteWallInput; output: Deletion };
  /** Create a room. */
  create_room_polygon: { input: CreateRoomPolygonInput; output: Room };
  /** Change a room. */
  modify_room: { input: ModifyRoomInput; output: Room };
  /** Delete a room. */
  delete_room: { input: DeleteRoomInput; output: Deletion };
  /** List categories. */
  list_categories: { input: ListCategoriesInput; output: ListCategoriesOutput };
  /** Search furniture. */
  list_furniture_catalog: { input: ListFurnitureCatalogInput; output: ListFurnitureCatalogOutput };
  /** Search textures. */
  list_textures_catalog: { input: ListTexturesCatalogInput; output: ListTexturesCatalogOutput };
  /** Place furniture. */
  place_furniture: { input: PlaceFurnitureInput; output: Furniture };
  /** Place a door or window. */
  place_door_or_window: { input: PlaceDoorOrWindowInput; output: Furniture };
  /** Change furniture. */
  modify_furniture: { input: ModifyFurnitureInput; output: Furniture };
  /** Delete furniture. */
  delete_furniture: { input: DeleteFurnitureInput; output: Deletion };
  /** Make a shape. */
  generate_shape: { input: GenerateShapeInput; output: Furniture };
  /** Apply a texture. */
  apply_texture: { input: ApplyTextureInput; output: ApplyTextureOutput };
  /** Add a label. */
  add_label: { input: AddLabelInput; output: Label };
  /** Add a dimension line. */
  add_dimension_line: { input: AddDimensionLineInput; output: DimensionLine };
  /** Delete an annotation. */
  delete_annotation: { input: DeleteAnnotationInput; output: Deletion };
  /** Add a level. */
  add_level: { input: AddLevelInput; output: Level };
  /** List levels. */
  list_levels: { input: ListLevelsInput; output: ListLevelsOutput };
  /** Select a level. */
  set_selected_level: { input: SetSelectedLevelInput; output: Level };
  /** Delete a level. */
  delete_level: { input: DeleteLevelInput; output: DeleteLevelOutput };
  /** Set the camera. */
  set_camera: { input: SetCameraInput; output: Camera };
  /** Store a camera. */
  store_camera: { input: StoreCameraInput; output: StoreCameraOutput };
  /** List cameras. */
  get_cameras: { input: GetCamerasInput; output: GetCamerasOutput };
  /** Change the environment. */
  set_environment: { input: SetEnvironmentInput; output: Environment };
  /** Save the home. */
  save_home: { input: SaveHomeInput; output: SaveHomeOutput };
  /** Load a home. */
  load_home: { input: LoadHomeInput; output: LoadHomeOutput };
  /** Export the plan as SVG. */
  export_svg: { input: ExportSvgInput; output: ExportSvgOutput };
  /** Export the plan as PNG. */
  export_plan_image: { input: ExportPlanImageInput; output: ExportPlanImageOutput };
  /** Export as OBJ. */
  export_to_obj: { input: ExportToObjInput; output: ExportToObjOutput };
  /** Take a picture. */
  render_photo: { input: RenderPhotoInput; output: RenderPhotoOutput };
}

export type ToolName = keyof Tools;
