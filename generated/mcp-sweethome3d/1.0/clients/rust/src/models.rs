// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang rust`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// Details of SH3D_AMBIGUOUS.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct AmbiguousDetails {
    /// The name that was given.
    pub asked: String,
    /// What it could mean.
    pub candidates: Vec<Candidate>,
}

/// A texture on a surface.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct AppliedTexture {
    /// Id in the catalog; null when it is not from there.
    pub catalog_id: Option<String>,
    /// Name.
    pub name: String,
    /// Category in the catalog.
    pub category: Option<String>,
    /// Width of one tile in cm, unscaled.
    pub width: f64,
    /// Height of one tile in cm, unscaled.
    pub height: f64,
    /// Rotation in degrees, in \[0, 360).
    pub angle: f64,
    /// Size of the pattern; 1 is its own.
    pub scale: f64,
}

/// One command of a batch.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct BatchCommand {
    /// Name of a tool.
    pub action: String,
    /// Its input.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub params: Option<Map<String, Value>>,
}

impl BatchCommand {
    /// Takes what is required; the rest is left out.
    pub fn new(action: impl Into<String>) -> Self {
        Self {
            action: action.into(),
            params: None,
        }
    }
}

/// What became of one command of a batch.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct BatchResult {
    /// Its place in the batch, from 0.
    pub index: i64,
    /// Name of the tool.
    pub action: String,
    /// What became of it.
    pub status: BatchStatus,
    /// Its output, where it was done.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub output: Option<Map<String, Value>>,
    /// Its error, where it failed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<ToolError>,
}

/// What became of a command: done, failed, not tried, or done and undone.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum BatchStatus {
    Ok,
    Error,
    Skipped,
    Undone,
    /// A value of a later version.
    #[serde(untagged)]
    Other(String),
}

impl BatchStatus {
    /// The value as it is sent.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Ok => "ok",
            Self::Error => "error",
            Self::Skipped => "skipped",
            Self::Undone => "undone",
            Self::Other(value) => value,
        }
    }
}

impl fmt::Display for BatchStatus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The smallest rectangle of the plan around something, in cm.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct BoundingBox {
    /// Left.
    pub min_x: f64,
    /// Top.
    pub min_y: f64,
    /// Right.
    pub max_x: f64,
    /// Bottom.
    pub max_y: f64,
}

/// Which camera is in use.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum CameraKind {
    Observer,
    Top,
    /// A value of a later version.
    #[serde(untagged)]
    Other(String),
}

impl CameraKind {
    /// The value as it is sent.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Observer => "observer",
            Self::Top => "top",
            Self::Other(value) => value,
        }
    }
}

impl fmt::Display for CameraKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Which camera: inside the home, or above it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum CameraMode {
    Observer,
    Top,
}

impl CameraMode {
    /// The value as it is sent.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Observer => "observer",
            Self::Top => "top",
        }
    }
}

impl fmt::Display for CameraMode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// What a camera is turned to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum CameraTarget {
    Center,
}

impl CameraTarget {
    /// The value as it is sent.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Center => "center",
        }
    }
}

impl fmt::Display for CameraTarget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Where the picture is seen from.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Camera {
    /// `observer` or `top`.
    pub mode: CameraKind,
    /// X in cm.
    pub x: f64,
    /// Y in cm.
    pub y: f64,
    /// Height above the ground in cm.
    pub z: f64,
    /// Direction in degrees, in \[0, 360): 0 is +y, 90 is -x.
    pub yaw: f64,
    /// Tilt in degrees; positive looks down.
    pub pitch: f64,
    /// Field of view in degrees.
    pub fov: f64,
}

/// One of several entries of a catalog that could be meant.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Candidate {
    /// Id in the catalog.
    pub catalog_id: String,
    /// Name.
    pub name: String,
    /// Category.
    pub category: String,
}

/// Which entries of the catalog.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum CatalogFilter {
    All,
    Furniture,
    DoorOrWindow,
}

impl CatalogFilter {
    /// The value as it is sent.
    pub fn as_str(&self) -> &str {
        match self {
            Self::All => "all",
            Self::Furniture => "furniture",
            Self::DoorOrWindow => "doorOrWindow",
        }
    }
}

impl fmt::Display for CatalogFilter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A piece of furniture, a door or a window in the catalog.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct CatalogPiece {
    /// Id in the catalog.
    pub catalog_id: String,
    /// Name.
    pub name: String,
    /// Category.
    pub category: String,
    /// Width in cm.
    pub width: f64,
    /// Depth in cm.
    pub depth: f64,
    /// Height in cm.
    pub height: f64,
    /// Height above the floor at which it is placed, in cm.
    pub elevation: f64,
    /// It is a door or a window.
    pub is_door_or_window: bool,
}

/// A texture in the catalog.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct CatalogTexture {
    /// Id in the catalog.
    pub catalog_id: String,
    /// Name.
    pub name: String,
    /// Category.
    pub category: String,
    /// Width of one tile in cm.
    pub width: f64,
    /// Height of one tile in cm.
    pub height: f64,
}

/// A category of a catalog.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct Category {
    /// Name.
    pub name: String,
    /// How many entries it has.
    pub count: i64,
}

/// A state of the home that can be restored.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Checkpoint {
    /// Id: stable, never used again.
    pub id: String,
    /// What was said of it.
    pub description: Option<String>,
    /// When it was taken, RFC 3339, UTC.
    pub created_at: String,
    /// The home was last saved to it or restored from it.
    pub current: bool,
}

/// Details of SH3D_CONFLICT.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ConflictDetails {
    /// What stands in the way.
    pub reason: ConflictDetailsReason,
    /// When to try again, where waiting helps.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub retry_after_ms: Option<i64>,
    /// Least value that would be possible, such as a position.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<f64>,
    /// Greatest value that would be possible.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<f64>,
}

/// What stands in the way.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
#[non_exhaustive]
pub enum ConflictDetailsReason {
    FileExists,
    DoesNotFit,
    AlreadyJoined,
    DifferentLevels,
    UserIsEditing,
    Busy,
    /// A value of a later version.
    #[serde(untagged)]
    Other(String),
}

impl ConflictDetailsReason {
    /// The value as it is sent.
    pub fn as_str(&self) -> &str {
        match self {
            Self::FileExists => "FILE_EXISTS",
            Self::DoesNotFit => "DOES_NOT_FIT",
            Self::AlreadyJoined => "ALREADY_JOINED",
            Self::DifferentLevels => "DIFFERENT_LEVELS",
            Self::UserIsEditing => "USER_IS_EDITING",
            Self::Busy => "BUSY",
            Self::Other(value) => value,
        }
    }
}

impl fmt::Display for ConflictDetailsReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// How many objects of each kind.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Counts {
    /// Levels.
    pub levels: i64,
    /// Walls.
    pub walls: i64,
    /// Rooms.
    pub rooms: i64,
    /// Pieces of furniture, doors and windows.
    pub furniture: i64,
    /// Labels.
    pub labels: i64,
    /// Dimension lines.
    pub dimension_lines: i64,
}

/// What was deleted.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct Deletion {
    /// Ids, first the one asked for, then what went with it.
    pub deleted: Vec<String>,
}

/// A measured distance on the plan.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct DimensionLine {
    /// Id: stable, never used again.
    pub id: String,
    /// Id of its level; null for what was made before there was one.
    pub level: Option<String>,
    /// X of its start in cm.
    pub x_start: f64,
    /// Y of its start in cm.
    pub y_start: f64,
    /// X of its end in cm.
    pub x_end: f64,
    /// Y of its end in cm.
    pub y_end: f64,
    /// How far the line is drawn beside the distance, in cm.
    pub offset: f64,
    /// The distance in cm.
    pub length: f64,
}

/// How surfaces are drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum DrawingMode {
    Fill,
    Outline,
    FillAndOutline,
}

impl DrawingMode {
    /// The value as it is sent.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Fill => "FILL",
            Self::Outline => "OUTLINE",
            Self::FillAndOutline => "FILL_AND_OUTLINE",
        }
    }
}

impl fmt::Display for DrawingMode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Ground, sky, light and how things are drawn.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Environment {
    /// Colour of the ground.
    pub ground_color: Option<String>,
    /// Texture of the ground.
    pub ground_texture: Option<AppliedTexture>,
    /// Colour of the sky.
    pub sky_color: Option<String>,
    /// Texture of the sky.
    pub sky_texture: Option<AppliedTexture>,
    /// Colour of the daylight.
    pub light_color: Option<String>,
    /// Colour of the light below ceilings.
    pub ceiling_light_color: Option<String>,
    /// Transparency of walls: 0 is solid.
    pub walls_alpha: f64,
    /// `FILL`, `OUTLINE` or `FILL_AND_OUTLINE`.
    pub drawing_mode: EnvironmentDrawingMode,
    /// All levels are shown, not only those up to the selected one.
    pub all_levels_visible: bool,
}

/// `FILL`, `OUTLINE` or `FILL_AND_OUTLINE`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
#[non_exhaustive]
pub enum EnvironmentDrawingMode {
    Fill,
    Outline,
    FillAndOutline,
    /// A value of a later version.
    #[serde(untagged)]
    Other(String),
}

impl EnvironmentDrawingMode {
    /// The value as it is sent.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Fill => "FILL",
            Self::Outline => "OUTLINE",
            Self::FillAndOutline => "FILL_AND_OUTLINE",
            Self::Other(value) => value,
        }
    }
}

impl fmt::Display for EnvironmentDrawingMode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The stable code of a tool error.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[non_exhaustive]
pub enum ErrorCode {
    /// The arguments are not what the tool takes; nothing was done. Repair what details.issues
    /// names and call again.
    #[serde(rename = "SH3D_INVALID_INPUT")]
    InvalidInput,
    /// There is no such object, catalog entry, camera or home; nothing was done. Take an id from
    /// get_state or a catalog list; details.nearest has what comes close.
    #[serde(rename = "SH3D_NOT_FOUND")]
    NotFound,
    /// Several entries of the catalog have this name; nothing was done. Call again with the
    /// catalogId of one of details.candidates.
    #[serde(rename = "SH3D_AMBIGUOUS")]
    Ambiguous,
    /// The call names nothing to change. Give at least one member to change, or leave the call out.
    #[serde(rename = "SH3D_NOTHING_TO_CHANGE")]
    NothingToChange,
    /// The home or its files are not in a state that allows this; nothing was done. Read
    /// details.reason: change what stands in the way, or try again later.
    #[serde(rename = "SH3D_CONFLICT")]
    Conflict,
    /// There is nothing in the home that this could be done with. Create walls, rooms or furniture
    /// first.
    #[serde(rename = "SH3D_EMPTY_SCENE")]
    EmptyScene,
    /// There is no such checkpoint, or none to go back to; nothing was done. Call list_checkpoints
    /// and use an id from it.
    #[serde(rename = "SH3D_NO_CHECKPOINT")]
    NoCheckpoint,
    /// A file could not be read or written. Read details.reason: use a relative path below the
    /// folder of files.
    #[serde(rename = "SH3D_IO")]
    Io,
    /// The home did not answer before the deadline. Look at get_state before you repeat a call that
    /// had begun.
    #[serde(rename = "SH3D_TIMEOUT")]
    Timeout,
    /// No application is attached. Ask the user to start Sweet Home 3D with the bridge, then try
    /// again.
    #[serde(rename = "SH3D_NOT_ATTACHED")]
    NotAttached,
    /// The server failed. Try again; report it if it stays.
    #[serde(rename = "SH3D_INTERNAL")]
    Internal,
    /// A value of a later version.
    #[serde(untagged)]
    Other(String),
}

impl ErrorCode {
    /// The value as it is sent.
    pub fn as_str(&self) -> &str {
        match self {
            Self::InvalidInput => "SH3D_INVALID_INPUT",
            Self::NotFound => "SH3D_NOT_FOUND",
            Self::Ambiguous => "SH3D_AMBIGUOUS",
            Self::NothingToChange => "SH3D_NOTHING_TO_CHANGE",
            Self::Conflict => "SH3D_CONFLICT",
            Self::EmptyScene => "SH3D_EMPTY_SCENE",
            Self::NoCheckpoint => "SH3D_NO_CHECKPOINT",
            Self::Io => "SH3D_IO",
            Self::Timeout => "SH3D_TIMEOUT",
            Self::NotAttached => "SH3D_NOT_ATTACHED",
            Self::Internal => "SH3D_INTERNAL",
            Self::Other(value) => value,
        }
    }
}

impl fmt::Display for ErrorCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// What a tool answers instead of its output when it fails.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ErrorEnvelope {
    /// The error.
    pub error: ToolError,
}

/// A piece of furniture, a door or a window.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Furniture {
    /// Id: stable, never used again.
    pub id: String,
    /// Id of its level; null for what was made before there was one.
    pub level: Option<String>,
    /// Name.
    pub name: String,
    /// Id in the catalog; null for a generated shape.
    pub catalog_id: Option<String>,
    /// X of its centre in cm.
    pub x: f64,
    /// Y of its centre in cm.
    pub y: f64,
    /// Height of its bottom above the floor in cm.
    pub elevation: f64,
    /// Rotation in degrees, in \[0, 360).
    pub angle: f64,
    /// Width in cm.
    pub width: f64,
    /// Depth in cm.
    pub depth: f64,
    /// Height in cm.
    pub height: f64,
    /// Its colour; null for that of its material.
    pub color: Option<String>,
    /// It is shown.
    pub visible: bool,
    /// Its left and right are exchanged.
    pub mirrored: bool,
    /// It is a door or a window.
    pub is_door_or_window: bool,
    /// Id of the wall that it stands in.
    pub wall_id: Option<String>,
    /// Where its centre is in that wall: 0 at the start, 1 at the end.
    pub position: Option<f64>,
}

/// What `GET /health` answers.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct Health {
    /// The server is up.
    pub ok: bool,
    /// Contract and version.
    pub schema: String,
    /// Names of the tools, as `tools/list` has them.
    pub tools: Vec<String>,
    /// The transport profile: `stateless` or `stateful`.
    pub transport: String,
    /// A home is there.
    pub attached: bool,
}

/// An open home.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct HomeInfo {
    /// Its id; every tool takes it as `home`.
    pub id: String,
    /// Name of its file without the ending; null before it was saved.
    pub name: Option<String>,
    /// Its file, relative to the folder of files; null when there is none below it.
    pub file_path: Option<String>,
    /// It has changes that were not saved.
    pub modified: bool,
    /// Tools use it unless told otherwise.
    pub active: bool,
}

/// A home and all that is in it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct HomeState {
    /// Contract and version.
    pub schema: String,
    /// Id of this home.
    pub home: String,
    /// All open homes.
    pub homes: Vec<HomeInfo>,
    /// Walls.
    pub walls: Vec<Wall>,
    /// Rooms.
    pub rooms: Vec<Room>,
    /// Furniture, doors and windows.
    pub furniture: Vec<Furniture>,
    /// Labels.
    pub labels: Vec<Label>,
    /// Dimension lines.
    pub dimension_lines: Vec<DimensionLine>,
    /// Levels, from the lowest up.
    pub levels: Vec<Level>,
    /// Id of the level that new objects are made on.
    pub selected_level: Option<String>,
    /// The camera in use.
    pub camera: Camera,
    /// Cameras with a name.
    pub stored_cameras: Vec<StoredCamera>,
    /// Ground, sky and light.
    pub environment: Environment,
    /// Around all walls, rooms and furniture; null when there are none.
    pub bounding_box: Option<BoundingBox>,
}

/// One thing that is wrong with an input.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct InputIssue {
    /// JSON Pointer into the arguments.
    pub pointer: String,
    /// What is wrong, as a sentence.
    pub message: String,
    /// What would have been right.
    pub expected: String,
}

/// Details of SH3D_INVALID_INPUT.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct InvalidInputDetails {
    /// All that is wrong.
    pub issues: Vec<InputIssue>,
}

/// Details of SH3D_IO.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct IoDetails {
    /// What went wrong.
    pub reason: IoDetailsReason,
    /// The path as it was given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file_path: Option<String>,
}

/// What went wrong.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
#[non_exhaustive]
pub enum IoDetailsReason {
    NoFolder,
    OutsideFolder,
    Missing,
    NotAHome,
    TooLarge,
    Failed,
    /// A value of a later version.
    #[serde(untagged)]
    Other(String),
}

impl IoDetailsReason {
    /// The value as it is sent.
    pub fn as_str(&self) -> &str {
        match self {
            Self::NoFolder => "NO_FOLDER",
            Self::OutsideFolder => "OUTSIDE_FOLDER",
            Self::Missing => "MISSING",
            Self::NotAHome => "NOT_A_HOME",
            Self::TooLarge => "TOO_LARGE",
            Self::Failed => "FAILED",
            Self::Other(value) => value,
        }
    }
}

impl fmt::Display for IoDetailsReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A text on the plan.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Label {
    /// Id: stable, never used again.
    pub id: String,
    /// Id of its level; null for what was made before there was one.
    pub level: Option<String>,
    /// The text.
    pub text: String,
    /// X in cm.
    pub x: f64,
    /// Y in cm.
    pub y: f64,
    /// Rotation in degrees, in \[0, 360).
    pub angle: f64,
    /// Colour of the text.
    pub color: Option<String>,
    /// Colour of its outline.
    pub outline_color: Option<String>,
    /// Height of the text in cm.
    pub font_size: f64,
    /// Bold.
    pub bold: bool,
    /// Italic.
    pub italic: bool,
    /// How it stands to its point.
    pub alignment: TextAlignmentShown,
    /// Height above the floor in 3D, in cm.
    pub elevation: f64,
    /// Tilt in 3D in degrees; null when it is only on the plan.
    pub pitch: Option<f64>,
}

/// A level of the home.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Level {
    /// Id: stable, never used again.
    pub id: String,
    /// Name.
    pub name: String,
    /// Height of its floor above the ground in cm.
    pub elevation: f64,
    /// Height of its walls in cm.
    pub height: f64,
    /// Thickness of its floor in cm.
    pub floor_thickness: f64,
    /// It is shown.
    pub viewable: bool,
    /// New objects are made on it.
    pub selected: bool,
}

/// A point in space, in cm.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct LookAtPoint {
    /// To the right.
    pub x: f64,
    /// Downwards on the plan.
    pub y: f64,
    /// Above the ground. Default: 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub z: Option<f64>,
}

impl LookAtPoint {
    /// Takes what is required; the rest is left out.
    pub fn new(x: f64, y: f64) -> Self {
        Self { x, y, z: None }
    }
}

/// Details of SH3D_NO_CHECKPOINT.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct NoCheckpointDetails {
    /// Ids of the checkpoints that there are, the oldest first.
    pub available: Vec<String>,
}

/// Details of SH3D_NOT_FOUND.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct NotFoundDetails {
    /// What was looked for.
    pub kind: NotFoundDetailsKind,
    /// The id or name that was given.
    pub asked: String,
    /// Ids or names that come close, the nearest first.
    pub nearest: Vec<String>,
}

/// What was looked for.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum NotFoundDetailsKind {
    Home,
    Wall,
    Room,
    Furniture,
    Annotation,
    Level,
    Camera,
    CatalogEntry,
    Texture,
    Category,
    /// A value of a later version.
    #[serde(untagged)]
    Other(String),
}

impl NotFoundDetailsKind {
    /// The value as it is sent.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Home => "home",
            Self::Wall => "wall",
            Self::Room => "room",
            Self::Furniture => "furniture",
            Self::Annotation => "annotation",
            Self::Level => "level",
            Self::Camera => "camera",
            Self::CatalogEntry => "catalogEntry",
            Self::Texture => "texture",
            Self::Category => "category",
            Self::Other(value) => value,
        }
    }
}

impl fmt::Display for NotFoundDetailsKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// What a batch does after a command that fails.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum OnError {
    Stop,
    Continue,
    Rollback,
}

impl OnError {
    /// The value as it is sent.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Stop => "stop",
            Self::Continue => "continue",
            Self::Rollback => "rollback",
        }
    }
}

impl fmt::Display for OnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Kind of image file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PhotoFormat {
    Png,
    Jpeg,
}

impl PhotoFormat {
    /// The value as it is sent.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Png => "png",
            Self::Jpeg => "jpeg",
        }
    }
}

impl fmt::Display for PhotoFormat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// How much effort a picture is worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PhotoQuality {
    Low,
    Medium,
    High,
}

impl PhotoQuality {
    /// The value as it is sent.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Low => "low",
            Self::Medium => "medium",
            Self::High => "high",
        }
    }
}

impl fmt::Display for PhotoQuality {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// From above the corners, or from a camera.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PhotoView {
    Overhead,
    Standard,
}

impl PhotoView {
    /// The value as it is sent.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Overhead => "overhead",
            Self::Standard => "standard",
        }
    }
}

impl fmt::Display for PhotoView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// One picture of a home.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Photo {
    /// Place among the image blocks, from 0.
    pub index: i64,
    /// Width in pixels.
    pub width: i64,
    /// Height in pixels.
    pub height: i64,
    /// Media type.
    pub mime_type: String,
    /// Where it was taken from.
    pub camera: ViewPoint,
    /// File below the folder of files; null when it came as an image block.
    pub file_path: Option<String>,
    /// Size in bytes.
    pub size_bytes: i64,
}

/// A point of the plan, in cm.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct PointInput {
    /// To the right.
    pub x: f64,
    /// Downwards.
    pub y: f64,
}

impl PointInput {
    /// Takes what is required.
    pub fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }
}

/// A point of the plan, in cm.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Downwards.
    pub y: f64,
}

/// A room: a polygon with a floor and a ceiling.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Room {
    /// Id: stable, never used again.
    pub id: String,
    /// Id of its level; null for what was made before there was one.
    pub level: Option<String>,
    /// Name.
    pub name: Option<String>,
    /// Corners in their order, in cm.
    pub points: Vec<Point>,
    /// Area in square cm.
    pub area: f64,
    /// X of the centre of its bounding box.
    pub x_center: f64,
    /// Y of the centre of its bounding box.
    pub y_center: f64,
    /// Show its area.
    pub area_visible: bool,
    /// It has a floor.
    pub floor_visible: bool,
    /// It has a ceiling.
    pub ceiling_visible: bool,
    /// Colour of the floor.
    pub floor_color: Option<String>,
    /// Colour of the ceiling.
    pub ceiling_color: Option<String>,
    /// Texture of the floor.
    pub floor_texture: Option<AppliedTexture>,
    /// Texture of the ceiling.
    pub ceiling_texture: Option<AppliedTexture>,
    /// Shininess of the floor.
    pub floor_shininess: f64,
    /// Shininess of the ceiling.
    pub ceiling_shininess: f64,
}

/// A raised polygon, or a mesh of triangles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ShapeMode {
    Extrude,
    Mesh,
}

impl ShapeMode {
    /// The value as it is sent.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Extrude => "extrude",
            Self::Mesh => "mesh",
        }
    }
}

impl fmt::Display for ShapeMode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A camera that was given a name.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct StoredCamera {
    /// Id: stable, never used again.
    pub id: String,
    /// Its name, the only one of this spelling.
    pub name: String,
    /// X in cm.
    pub x: f64,
    /// Y in cm.
    pub y: f64,
    /// Height above the ground in cm.
    pub z: f64,
    /// Direction in degrees, in \[0, 360): 0 is +y, 90 is -x.
    pub yaw: f64,
    /// Tilt in degrees; positive looks down.
    pub pitch: f64,
    /// Field of view in degrees.
    pub fov: f64,
}

/// How a text stands to its point.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
#[non_exhaustive]
pub enum TextAlignmentShown {
    Left,
    Center,
    Right,
    /// A value of a later version.
    #[serde(untagged)]
    Other(String),
}

impl TextAlignmentShown {
    /// The value as it is sent.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Left => "LEFT",
            Self::Center => "CENTER",
            Self::Right => "RIGHT",
            Self::Other(value) => value,
        }
    }
}

impl fmt::Display for TextAlignmentShown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// How a text stands to its point.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum TextAlignment {
    Left,
    Center,
    Right,
}

impl TextAlignment {
    /// The value as it is sent.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Left => "LEFT",
            Self::Center => "CENTER",
            Self::Right => "RIGHT",
        }
    }
}

impl fmt::Display for TextAlignment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A side of a wall, or the floor or ceiling of a room.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TextureSurface {
    Left,
    Right,
    Floor,
    Ceiling,
    Both,
}

impl TextureSurface {
    /// The value as it is sent.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Left => "left",
            Self::Right => "right",
            Self::Floor => "floor",
            Self::Ceiling => "ceiling",
            Self::Both => "both",
        }
    }
}

impl fmt::Display for TextureSurface {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// What a texture is put on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TextureTarget {
    Wall,
    Room,
}

impl TextureTarget {
    /// The value as it is sent.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Wall => "wall",
            Self::Room => "room",
        }
    }
}

impl fmt::Display for TextureTarget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Details of SH3D_TIMEOUT.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct TimeoutDetails {
    /// The deadline that passed.
    pub timeout_ms: i64,
    /// The call had begun and may still have its effect.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub begun: Option<bool>,
}

/// What went wrong, for a program and for a model.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ToolError {
    /// Stable code.
    pub code: ErrorCode,
    /// What happened, as a sentence.
    pub message: String,
    /// More, by code.
    pub details: Map<String, Value>,
}

/// A place and a direction.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct ViewPoint {
    /// X in cm.
    pub x: f64,
    /// Y in cm.
    pub y: f64,
    /// Height above the ground in cm.
    pub z: f64,
    /// Direction in degrees, in \[0, 360): 0 is +y, 90 is -x.
    pub yaw: f64,
    /// Tilt in degrees; positive looks down.
    pub pitch: f64,
    /// Field of view in degrees.
    pub fov: f64,
}

/// One end of a wall.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum WallEnd {
    Start,
    End,
}

impl WallEnd {
    /// The value as it is sent.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Start => "start",
            Self::End => "end",
        }
    }
}

impl fmt::Display for WallEnd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A wall.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Wall {
    /// Id: stable, never used again.
    pub id: String,
    /// Id of its level; null for what was made before there was one.
    pub level: Option<String>,
    /// X of its start in cm.
    pub x_start: f64,
    /// Y of its start in cm.
    pub y_start: f64,
    /// X of its end in cm.
    pub x_end: f64,
    /// Y of its end in cm.
    pub y_end: f64,
    /// Length in cm, along the arc where there is one.
    pub length: f64,
    /// Thickness in cm.
    pub thickness: f64,
    /// Height at its start in cm.
    pub height: f64,
    /// Height at its end in cm; null where it is the same.
    pub height_at_end: Option<f64>,
    /// Angle of its arc in degrees; null for a straight wall.
    pub arc_extent: Option<f64>,
    /// Id of the wall joined at its start.
    pub wall_at_start: Option<String>,
    /// Id of the wall joined at its end.
    pub wall_at_end: Option<String>,
    /// Colour of its left side.
    pub left_side_color: Option<String>,
    /// Colour of its right side.
    pub right_side_color: Option<String>,
    /// Colour of its top.
    pub top_color: Option<String>,
    /// Texture of its left side.
    pub left_side_texture: Option<AppliedTexture>,
    /// Texture of its right side.
    pub right_side_texture: Option<AppliedTexture>,
    /// Shininess of its left side.
    pub left_side_shininess: f64,
    /// Shininess of its right side.
    pub right_side_shininess: f64,
}

/// Add a dimension line.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct AddDimensionLineInput {
    /// X of the start.
    pub x_start: f64,
    /// Y of the start.
    pub y_start: f64,
    /// X of the end.
    pub x_end: f64,
    /// Y of the end.
    pub y_end: f64,
    /// How far beside it is drawn. Default: 25.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub offset: Option<f64>,
    /// The home.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub home: Option<String>,
}

impl AddDimensionLineInput {
    /// Takes what is required; the rest is left out.
    pub fn new(x_start: f64, y_start: f64, x_end: f64, y_end: f64) -> Self {
        Self {
            x_start,
            y_start,
            x_end,
            y_end,
            offset: None,
            home: None,
        }
    }
}

/// Add a label.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct AddLabelInput {
    /// The text.
    pub text: String,
    /// X.
    pub x: f64,
    /// Y.
    pub y: f64,
    /// Clockwise. Default: 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub angle: Option<f64>,
    /// Colour.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub color: Option<String>,
    /// Outline.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outline_color: Option<String>,
    /// Height of letters. Default: 18.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub font_size: Option<f64>,
    /// Bold. Default: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bold: Option<bool>,
    /// Italic. Default: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub italic: Option<bool>,
    /// How it stands to x, y. Default: "CENTER".
    #[serde(skip_serializing_if = "Option::is_none")]
    pub alignment: Option<TextAlignment>,
    /// Elevation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub elevation: Option<f64>,
    /// Tilt in 3D; absent: on the plan only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pitch: Option<f64>,
    /// The home.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub home: Option<String>,
}

impl AddLabelInput {
    /// Takes what is required; the rest is left out.
    pub fn new(text: impl Into<String>, x: f64, y: f64) -> Self {
        Self {
            text: text.into(),
            x,
            y,
            angle: None,
            color: None,
            outline_color: None,
            font_size: None,
            bold: None,
            italic: None,
            alignment: None,
            elevation: None,
            pitch: None,
            home: None,
        }
    }
}

/// Add a level.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct AddLevelInput {
    /// Name.
    pub name: String,
    /// Of its floor above the ground.
    pub elevation: f64,
    /// Height of its walls. Default: 250.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub height: Option<f64>,
    /// Floor thickness. Default: 12.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub floor_thickness: Option<f64>,
    /// The home.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub home: Option<String>,
}

impl AddLevelInput {
    /// Takes what is required; the rest is left out.
    pub fn new(name: impl Into<String>, elevation: f64) -> Self {
        Self {
            name: name.into(),
            elevation,
            height: None,
            floor_thickness: None,
            home: None,
        }
    }
}

/// Apply a texture.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ApplyTextureInput {
    /// Target type.
    pub target_type: TextureTarget,
    /// Id of the wall or room.
    pub target_id: String,
    /// Wall: left, right, both. Room: floor, ceiling, both.
    pub surface: TextureSurface,
    /// Name in the catalog; null removes.
    pub texture_name: Option<String>,
    /// Where several have the name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub texture_category: Option<String>,
    /// Angle. Default: 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub angle: Option<f64>,
    /// Size of the pattern. Default: 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scale: Option<f64>,
    /// The home.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub home: Option<String>,
}

impl ApplyTextureInput {
    /// Takes what is required; the rest is left out.
    pub fn new(
        target_type: TextureTarget,
        target_id: impl Into<String>,
        surface: TextureSurface,
        texture_name: Option<String>,
    ) -> Self {
        Self {
            target_type,
            target_id: target_id.into(),
            surface,
            texture_name,
            texture_category: None,
            angle: None,
            scale: None,
            home: None,
        }
    }
}

/// What was done.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ApplyTextureOutput {
    /// `wall` or `room`.
    pub target_type: String,
    /// Id of the wall or room.
    pub target_id: String,
    /// The surfaces.
    pub surface: String,
    /// The texture that is there now; null when it was taken off.
    pub texture: Option<AppliedTexture>,
}

/// Do several things at once.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct BatchCommandsInput {
    /// Commands in order.
    pub commands: Vec<BatchCommand>,
    /// After a failure. Default: "stop".
    #[serde(skip_serializing_if = "Option::is_none")]
    pub on_error: Option<OnError>,
    /// The home.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub home: Option<String>,
}

impl BatchCommandsInput {
    /// Takes what is required; the rest is left out.
    pub fn new(commands: Vec<BatchCommand>) -> Self {
        Self {
            commands,
            on_error: None,
            home: None,
        }
    }
}

/// What became of the commands.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct BatchCommandsOutput {
    /// How many were done.
    pub succeeded: i64,
    /// How many failed.
    pub failed: i64,
    /// How many were not tried.
    pub skipped: i64,
    /// All was undone.
    pub rolled_back: bool,
    /// One for each command, in order.
    pub results: Vec<BatchResult>,
}

/// Take a checkpoint.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct CheckpointInput {
    /// What it is for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// The home.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub home: Option<String>,
}

/// Clear the home.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct ClearSceneInput {
    /// The home.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub home: Option<String>,
}

/// What was cleared.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ClearSceneOutput {
    /// How much was deleted.
    pub removed: Counts,
    /// Id of the checkpoint that was taken before.
    pub checkpoint_id: String,
}

/// Connect two walls.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ConnectWallsInput {
    /// Id of a wall.
    pub wall1_id: String,
    /// Id of another wall.
    pub wall2_id: String,
    /// End of the first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wall1_end: Option<WallEnd>,
    /// End of the second.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wall2_end: Option<WallEnd>,
    /// The home.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub home: Option<String>,
}

impl ConnectWallsInput {
    /// Takes what is required; the rest is left out.
    pub fn new(wall1_id: impl Into<String>, wall2_id: impl Into<String>) -> Self {
        Self {
            wall1_id: wall1_id.into(),
            wall2_id: wall2_id.into(),
            wall1_end: None,
            wall2_end: None,
            home: None,
        }
    }
}

/// The walls.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ConnectWallsOutput {
    /// Both, as they are now.
    pub walls: Vec<Wall>,
    /// End of the first that was joined.
    pub wall1_end: String,
    /// End of the second that was joined.
    pub wall2_end: String,
}

/// Create a room.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct CreateRoomPolygonInput {
    /// Corners in order, cm.
    pub points: Vec<PointInput>,
    /// Name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Floor visible. Default: true.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub floor_visible: Option<bool>,
    /// Ceiling visible. Default: true.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ceiling_visible: Option<bool>,
    /// Show its area. Default: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub area_visible: Option<bool>,
    /// Floor.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub floor_color: Option<String>,
    /// Ceiling.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ceiling_color: Option<String>,
    /// The home.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub home: Option<String>,
}

impl CreateRoomPolygonInput {
    /// Takes what is required; the rest is left out.
    pub fn new(points: Vec<PointInput>) -> Self {
        Self {
            points,
            name: None,
            floor_visible: None,
            ceiling_visible: None,
            area_visible: None,
            floor_color: None,
            ceiling_color: None,
            home: None,
        }
    }
}

/// Create a wall.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct CreateWallInput {
    /// X of the start.
    pub x_start: f64,
    /// Y of the start.
    pub y_start: f64,
    /// X of the end.
    pub x_end: f64,
    /// Y of the end.
    pub y_end: f64,
    /// Thickness. Default: 10.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thickness: Option<f64>,
    /// Default: that of the level, else 250.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub height: Option<f64>,
    /// The home.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub home: Option<String>,
}

impl CreateWallInput {
    /// Takes what is required; the rest is left out.
    pub fn new(x_start: f64, y_start: f64, x_end: f64, y_end: f64) -> Self {
        Self {
            x_start,
            y_start,
            x_end,
            y_end,
            thickness: None,
            height: None,
            home: None,
        }
    }
}

/// Create four walls.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct CreateWallsInput {
    /// Left.
    pub x: f64,
    /// Top.
    pub y: f64,
    /// To the right.
    pub width: f64,
    /// Downwards on the plan.
    pub height: f64,
    /// Thickness. Default: 10.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thickness: Option<f64>,
    /// Default: that of the level, else 250.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wall_height: Option<f64>,
    /// The home.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub home: Option<String>,
}

impl CreateWallsInput {
    /// Takes what is required; the rest is left out.
    pub fn new(x: f64, y: f64, width: f64, height: f64) -> Self {
        Self {
            x,
            y,
            width,
            height,
            thickness: None,
            wall_height: None,
            home: None,
        }
    }
}

/// The walls.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct CreateWallsOutput {
    /// Top, right, bottom, left.
    pub walls: Vec<Wall>,
}

/// Delete an annotation.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct DeleteAnnotationInput {
    /// Id of the label or dimension line.
    pub id: String,
    /// The home.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub home: Option<String>,
}

impl DeleteAnnotationInput {
    /// Takes what is required; the rest is left out.
    pub fn new(id: impl Into<String>) -> Self {
        Self {
            id: id.into(),
            home: None,
        }
    }
}

/// Delete furniture.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct DeleteFurnitureInput {
    /// Id of the piece.
    pub id: String,
    /// The home.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub home: Option<String>,
}

impl DeleteFurnitureInput {
    /// Takes what is required; the rest is left out.
    pub fn new(id: impl Into<String>) -> Self {
        Self {
            id: id.into(),
            home: None,
        }
    }
}

/// Delete a level.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct DeleteLevelInput {
    /// Id of the level.
    pub id: String,
    /// The home.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub home: Option<String>,
}

impl DeleteLevelInput {
    /// Takes what is required; the rest is left out.
    pub fn new(id: impl Into<String>) -> Self {
        Self {
            id: id.into(),
            home: None,
        }
    }
}

/// What was deleted.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct DeleteLevelOutput {
    /// Id of the level.
    pub deleted: Vec<String>,
    /// How much went with it, the level included.
    pub removed: Counts,
    /// Id of the checkpoint that was taken before.
    pub checkpoint_id: String,
    /// Id of the level that is selected now.
    pub selected_level: Option<String>,
}

/// Delete a room.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct DeleteRoomInput {
    /// Id of the room.
    pub id: String,
    /// The home.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub home: Option<String>,
}

impl DeleteRoomInput {
    /// Takes what is required; the rest is left out.
    pub fn new(id: impl Into<String>) -> Self {
        Self {
            id: id.into(),
            home: None,
        }
    }
}

/// Delete a wall.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct DeleteWallInput {
    /// Id of the wall.
    pub id: String,
    /// The home.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub home: Option<String>,
}

impl DeleteWallInput {
    /// Takes what is required; the rest is left out.
    pub fn new(id: impl Into<String>) -> Self {
        Self {
            id: id.into(),
            home: None,
        }
    }
}

/// Export the plan as PNG.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ExportPlanImageInput {
    /// Pixels; the height follows. Default: 1024.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub width: Option<i64>,
    /// Relative path of a .png file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file_path: Option<String>,
    /// Replace an existing file. Default: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub overwrite: Option<bool>,
    /// The home.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub home: Option<String>,
}

/// The picture; without a file it is an image block.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ExportPlanImageOutput {
    /// Always image/png.
    pub mime_type: String,
    /// Width in pixels.
    pub width: i64,
    /// Height in pixels.
    pub height: i64,
    /// File, relative to the folder of files; null when it came in the answer.
    pub file_path: Option<String>,
    /// Size in bytes.
    pub size_bytes: i64,
}

/// Export the plan as SVG.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ExportSvgInput {
    /// Relative path of an .svg file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file_path: Option<String>,
    /// Replace an existing file. Default: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub overwrite: Option<bool>,
    /// The home.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub home: Option<String>,
}

/// The drawing.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ExportSvgOutput {
    /// The drawing; null when it went to a file.
    pub svg: Option<String>,
    /// File, relative to the folder of files; null when it came in the answer.
    pub file_path: Option<String>,
    /// Size in bytes.
    pub size_bytes: i64,
    /// Width in px.
    pub width: f64,
    /// Height in px.
    pub height: f64,
}

/// Export as OBJ.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ExportToObjInput {
    /// Relative path of a .zip file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file_path: Option<String>,
    /// Replace an existing file. Default: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub overwrite: Option<bool>,
    /// The home.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub home: Option<String>,
}

/// The archive; without a file it is an embedded resource.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ExportToObjOutput {
    /// File, relative to the folder of files; null when it came in the answer.
    pub file_path: Option<String>,
    /// Size in bytes.
    pub size_bytes: i64,
    /// Names of the files in it.
    pub files: Vec<String>,
}

/// Make a shape. Exactly one of `polygon`, `vertices`. All or none of `vertices`, `triangles`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct GenerateShapeInput {
    /// Mode.
    pub mode: ShapeMode,
    /// extrude: \[x, y\] corners.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub polygon: Option<Vec<Vec<f64>>>,
    /// extrude.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub height: Option<f64>,
    /// mesh: \[x, y, z\].
    #[serde(skip_serializing_if = "Option::is_none")]
    pub vertices: Option<Vec<Vec<f64>>>,
    /// mesh: three indices of vertices each.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub triangles: Option<Vec<Vec<i64>>>,
    /// Name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Elevation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub elevation: Option<f64>,
    /// Colour.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub color: Option<String>,
    /// 0 is solid. Default: 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub transparency: Option<f64>,
    /// The home.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub home: Option<String>,
}

impl GenerateShapeInput {
    /// Takes what is required; the rest is left out.
    pub fn new(mode: ShapeMode) -> Self {
        Self {
            mode,
            polygon: None,
            height: None,
            vertices: None,
            triangles: None,
            name: None,
            elevation: None,
            color: None,
            transparency: None,
            home: None,
        }
    }
}

/// List cameras.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct GetCamerasInput {
    /// The home.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub home: Option<String>,
}

/// The cameras.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct GetCamerasOutput {
    /// The camera in use.
    pub camera: Camera,
    /// In the order in which they were stored.
    pub stored_cameras: Vec<StoredCamera>,
}

/// Look at the home.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct GetStateInput {
    /// An id of homes; without it, the last active one. Every tool takes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub home: Option<String>,
}

/// List categories.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct ListCategoriesInput {
    /// The home.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub home: Option<String>,
}

/// The categories.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ListCategoriesOutput {
    /// Of furniture, doors and windows.
    pub categories: Vec<Category>,
    /// Of textures.
    pub texture_categories: Vec<Category>,
}

/// List checkpoints.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct ListCheckpointsInput {
    /// The home.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub home: Option<String>,
}

/// The checkpoints.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct ListCheckpointsOutput {
    /// The oldest first.
    pub checkpoints: Vec<Checkpoint>,
    /// Id of the current one.
    pub current: Option<String>,
    /// How many are kept.
    pub limit: i64,
}

/// Search furniture.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct ListFurnitureCatalogInput {
    /// Part of a name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub query: Option<String>,
    /// Name of a category.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub category: Option<String>,
    /// Type. Default: "all".
    #[serde(skip_serializing_if = "Option::is_none")]
    pub r#type: Option<CatalogFilter>,
    /// At most so many. Default: 100.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<i64>,
    /// The home.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub home: Option<String>,
}

/// What was found.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct ListFurnitureCatalogOutput {
    /// By category and name.
    pub furniture: Vec<CatalogPiece>,
    /// How many there are, beyond the limit too.
    pub total: i64,
}

/// List levels.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct ListLevelsInput {
    /// The home.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub home: Option<String>,
}

/// The levels.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ListLevelsOutput {
    /// From the lowest up.
    pub levels: Vec<Level>,
    /// Id of the selected one.
    pub selected_level: Option<String>,
}

/// Search textures.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct ListTexturesCatalogInput {
    /// Part of a name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub query: Option<String>,
    /// Name of a category.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub category: Option<String>,
    /// At most so many. Default: 100.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<i64>,
    /// The home.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub home: Option<String>,
}

/// What was found.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct ListTexturesCatalogOutput {
    /// By category and name.
    pub textures: Vec<CatalogTexture>,
    /// How many there are, beyond the limit too.
    pub total: i64,
}

/// Load a home.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct LoadHomeInput {
    /// Relative path.
    pub file_path: String,
    /// The home.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub home: Option<String>,
}

impl LoadHomeInput {
    /// Takes what is required; the rest is left out.
    pub fn new(file_path: impl Into<String>) -> Self {
        Self {
            file_path: file_path.into(),
            home: None,
        }
    }
}

/// What was loaded.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct LoadHomeOutput {
    /// Path, relative to the folder of files.
    pub file_path: String,
    /// What the home has now.
    pub contents: Counts,
    /// Id of the checkpoint that was taken before.
    pub checkpoint_id: String,
}

/// Change furniture.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct ModifyFurnitureInput {
    /// Id of the piece.
    pub id: String,
    /// Name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// X.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub x: Option<f64>,
    /// Y.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub y: Option<f64>,
    /// Elevation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub elevation: Option<f64>,
    /// Clockwise.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub angle: Option<f64>,
    /// Width.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub width: Option<f64>,
    /// Depth.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depth: Option<f64>,
    /// Height.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub height: Option<f64>,
    /// Colour.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub color: Option<String>,
    /// Visible.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub visible: Option<bool>,
    /// Mirrored.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mirrored: Option<bool>,
    /// The home.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub home: Option<String>,
}

impl ModifyFurnitureInput {
    /// Takes what is required; the rest is left out.
    pub fn new(id: impl Into<String>) -> Self {
        Self {
            id: id.into(),
            name: None,
            x: None,
            y: None,
            elevation: None,
            angle: None,
            width: None,
            depth: None,
            height: None,
            color: None,
            visible: None,
            mirrored: None,
            home: None,
        }
    }
}

/// Change a room.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ModifyRoomInput {
    /// Id of the room.
    pub id: String,
    /// Corners in order, cm.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<Vec<PointInput>>,
    /// Name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Floor visible.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub floor_visible: Option<bool>,
    /// Ceiling visible.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ceiling_visible: Option<bool>,
    /// Show its area.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub area_visible: Option<bool>,
    /// Floor.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub floor_color: Option<String>,
    /// Ceiling.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ceiling_color: Option<String>,
    /// Floor.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub floor_shininess: Option<f64>,
    /// Ceiling.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ceiling_shininess: Option<f64>,
    /// The home.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub home: Option<String>,
}

impl ModifyRoomInput {
    /// Takes what is required; the rest is left out.
    pub fn new(id: impl Into<String>) -> Self {
        Self {
            id: id.into(),
            points: None,
            name: None,
            floor_visible: None,
            ceiling_visible: None,
            area_visible: None,
            floor_color: None,
            ceiling_color: None,
            floor_shininess: None,
            ceiling_shininess: None,
            home: None,
        }
    }
}

/// Change a wall.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ModifyWallInput {
    /// Id of the wall.
    pub id: String,
    /// X of the start.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub x_start: Option<f64>,
    /// Y of the start.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub y_start: Option<f64>,
    /// X of the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub x_end: Option<f64>,
    /// Y of the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub y_end: Option<f64>,
    /// Thickness.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thickness: Option<f64>,
    /// Height.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub height: Option<f64>,
    /// Height at the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub height_at_end: Option<f64>,
    /// Angle of its arc.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub arc_extent: Option<f64>,
    /// Both sides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub color: Option<String>,
    /// Left side.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left_side_color: Option<String>,
    /// Right side.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub right_side_color: Option<String>,
    /// Top.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub top_color: Option<String>,
    /// Both sides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shininess: Option<f64>,
    /// Left side.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left_side_shininess: Option<f64>,
    /// Right side.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub right_side_shininess: Option<f64>,
    /// The home.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub home: Option<String>,
}

impl ModifyWallInput {
    /// Takes what is required; the rest is left out.
    pub fn new(id: impl Into<String>) -> Self {
        Self {
            id: id.into(),
            x_start: None,
            y_start: None,
            x_end: None,
            y_end: None,
            thickness: None,
            height: None,
            height_at_end: None,
            arc_extent: None,
            color: None,
            left_side_color: None,
            right_side_color: None,
            top_color: None,
            shininess: None,
            left_side_shininess: None,
            right_side_shininess: None,
            home: None,
        }
    }
}

/// Place a door or window. Exactly one of `name`, `catalogId`.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct PlaceDoorOrWindowInput {
    /// Id of the wall.
    pub wall_id: String,
    /// Name in the catalog, or part of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Id in the catalog.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub catalog_id: Option<String>,
    /// Where its centre is: 0 start, 1 end of the wall. Default: 0.5.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<f64>,
    /// Above the floor. Default: that of the catalog.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub elevation: Option<f64>,
    /// Exchange left and right. Default: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mirrored: Option<bool>,
    /// The home.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub home: Option<String>,
}

impl PlaceDoorOrWindowInput {
    /// Takes what is required; the rest is left out.
    pub fn new(wall_id: impl Into<String>) -> Self {
        Self {
            wall_id: wall_id.into(),
            name: None,
            catalog_id: None,
            position: None,
            elevation: None,
            mirrored: None,
            home: None,
        }
    }
}

/// Place furniture. Exactly one of `name`, `catalogId`.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct PlaceFurnitureInput {
    /// X.
    pub x: f64,
    /// Y.
    pub y: f64,
    /// Name in the catalog, or part of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Id in the catalog.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub catalog_id: Option<String>,
    /// Clockwise. Default: 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub angle: Option<f64>,
    /// Above the floor. Default: that of the catalog.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub elevation: Option<f64>,
    /// The home.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub home: Option<String>,
}

impl PlaceFurnitureInput {
    /// Takes what is required; the rest is left out.
    pub fn new(x: f64, y: f64) -> Self {
        Self {
            x,
            y,
            name: None,
            catalog_id: None,
            angle: None,
            elevation: None,
            home: None,
        }
    }
}

/// Take a picture.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct RenderPhotoInput {
    /// View. Default: "overhead".
    #[serde(skip_serializing_if = "Option::is_none")]
    pub view: Option<PhotoView>,
    /// Overhead: 1 or 4 corners. Default: 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub angles: Option<i64>,
    /// Overhead: id of a room or piece to come close to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub focus_on: Option<String>,
    /// Hide walls. Default: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hide_walls: Option<bool>,
    /// Pixels. Default: 800.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub width: Option<i64>,
    /// Pixels. Default: 600.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub height: Option<i64>,
    /// Quality. Default: "low".
    #[serde(skip_serializing_if = "Option::is_none")]
    pub quality: Option<PhotoQuality>,
    /// Format. Default: "jpeg".
    #[serde(skip_serializing_if = "Option::is_none")]
    pub format: Option<PhotoFormat>,
    /// X.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub x: Option<f64>,
    /// Y.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub y: Option<f64>,
    /// Z.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub z: Option<f64>,
    /// Yaw.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub yaw: Option<f64>,
    /// Pitch.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pitch: Option<f64>,
    /// Field of view.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fov: Option<f64>,
    /// Relative path; with four corners -1 to -4 are added.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file_path: Option<String>,
    /// Replace an existing file. Default: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub overwrite: Option<bool>,
    /// The home.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub home: Option<String>,
}

/// The pictures; without a file they are image blocks.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct RenderPhotoOutput {
    /// `overhead` or `standard`.
    pub view: String,
    /// What drew them.
    pub renderer: String,
    /// `low`, `medium` or `high`.
    pub quality: String,
    /// In the order of the image blocks.
    pub images: Vec<Photo>,
}

/// Restore a checkpoint.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct RestoreCheckpointInput {
    /// Id from list_checkpoints.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// Also when nothing has changed since. Default: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub force: Option<bool>,
    /// The home.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub home: Option<String>,
}

/// What was restored.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct RestoreCheckpointOutput {
    /// The checkpoint.
    pub checkpoint: Checkpoint,
    /// What the home has now.
    pub contents: Counts,
}

/// Save the home.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SaveHomeInput {
    /// Relative path.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file_path: Option<String>,
    /// Replace an existing file. Default: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub overwrite: Option<bool>,
    /// The home.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub home: Option<String>,
}

/// The file.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SaveHomeOutput {
    /// Path, relative to the folder of files.
    pub file_path: String,
    /// Size in bytes.
    pub size_bytes: i64,
}

/// Set the camera. Exactly one of `mode`, `name`.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SetCameraInput {
    /// Mode.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mode: Option<CameraMode>,
    /// Name of a stored camera.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// X.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub x: Option<f64>,
    /// Y.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub y: Option<f64>,
    /// Above the ground.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub z: Option<f64>,
    /// Yaw.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub yaw: Option<f64>,
    /// Pitch.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pitch: Option<f64>,
    /// Field of view.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fov: Option<f64>,
    /// Turn to this point, instead of yaw and pitch.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub look_at: Option<LookAtPoint>,
    /// Turn to the middle of the home.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target: Option<CameraTarget>,
    /// The home.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub home: Option<String>,
}

/// Change the environment.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SetEnvironmentInput {
    /// Ground.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ground_color: Option<String>,
    /// Name in the catalog.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ground_texture: Option<String>,
    /// Where several have the name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ground_texture_category: Option<String>,
    /// Sky.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sky_color: Option<String>,
    /// Name in the catalog.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sky_texture: Option<String>,
    /// Where several have the name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sky_texture_category: Option<String>,
    /// Daylight.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub light_color: Option<String>,
    /// Light below ceilings.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ceiling_light_color: Option<String>,
    /// Transparency of walls; 0 is solid.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub walls_alpha: Option<f64>,
    /// How surfaces are drawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub drawing_mode: Option<DrawingMode>,
    /// Show all levels.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub all_levels_visible: Option<bool>,
    /// The home.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub home: Option<String>,
}

/// Select a level.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct SetSelectedLevelInput {
    /// Id of the level.
    pub id: String,
    /// The home.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub home: Option<String>,
}

impl SetSelectedLevelInput {
    /// Takes what is required; the rest is left out.
    pub fn new(id: impl Into<String>) -> Self {
        Self {
            id: id.into(),
            home: None,
        }
    }
}

/// Store a camera.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct StoreCameraInput {
    /// Its name.
    pub name: String,
    /// Delete it. Default: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub delete: Option<bool>,
    /// The home.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub home: Option<String>,
}

impl StoreCameraInput {
    /// Takes what is required; the rest is left out.
    pub fn new(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            delete: None,
            home: None,
        }
    }
}

/// What was done.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct StoreCameraOutput {
    /// `created`, `replaced` or `deleted`.
    pub action: StoreCameraOutputAction,
    /// The stored camera.
    pub camera: StoredCamera,
}

/// `created`, `replaced` or `deleted`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum StoreCameraOutputAction {
    Created,
    Replaced,
    Deleted,
    /// A value of a later version.
    #[serde(untagged)]
    Other(String),
}

impl StoreCameraOutputAction {
    /// The value as it is sent.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Created => "created",
            Self::Replaced => "replaced",
            Self::Deleted => "deleted",
            Self::Other(value) => value,
        }
    }
}

impl fmt::Display for StoreCameraOutputAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
