# Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang python`.
# Edit the contract, not this file.
# SPDX-License-Identifier: MIT
"""The types of MCP Sweet Home 3D 1.0."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from pydantic import Field

from ._model import Input, Output

BatchStatus: TypeAlias = Literal["ok", "error", "skipped", "undone"] | str
"""What became of a command: done, failed, not tried, or done and undone."""

CameraKind: TypeAlias = Literal["observer", "top"] | str
"""Which camera is in use."""

CameraMode: TypeAlias = Literal["observer", "top"]
"""Which camera: inside the home, or above it."""

CameraTarget: TypeAlias = Literal["center"]
"""What a camera is turned to."""

CatalogFilter: TypeAlias = Literal["all", "furniture", "doorOrWindow"]
"""Which entries of the catalog."""

ConflictDetailsReason: TypeAlias = (
    Literal[
        "FILE_EXISTS",
        "DOES_NOT_FIT",
        "ALREADY_JOINED",
        "DIFFERENT_LEVELS",
        "USER_IS_EDITING",
        "BUSY",
    ]
    | str
)
"""What stands in the way."""

DrawingMode: TypeAlias = Literal["FILL", "OUTLINE", "FILL_AND_OUTLINE"]
"""How surfaces are drawn."""

EnvironmentDrawingMode: TypeAlias = Literal["FILL", "OUTLINE", "FILL_AND_OUTLINE"] | str
"""`FILL`, `OUTLINE` or `FILL_AND_OUTLINE`."""

ErrorCode: TypeAlias = (
    Literal[
        "SH3D_INVALID_INPUT",
        "SH3D_NOT_FOUND",
        "SH3D_AMBIGUOUS",
        "SH3D_NOTHING_TO_CHANGE",
        "SH3D_CONFLICT",
        "SH3D_EMPTY_SCENE",
        "SH3D_NO_CHECKPOINT",
        "SH3D_IO",
        "SH3D_TIMEOUT",
        "SH3D_NOT_ATTACHED",
        "SH3D_INTERNAL",
    ]
    | str
)
"""The stable code of a tool error."""

IoDetailsReason: TypeAlias = (
    Literal["NO_FOLDER", "OUTSIDE_FOLDER", "MISSING", "NOT_A_HOME", "TOO_LARGE", "FAILED"] | str
)
"""What went wrong."""

NotFoundDetailsKind: TypeAlias = (
    Literal[
        "home",
        "wall",
        "room",
        "furniture",
        "annotation",
        "level",
        "camera",
        "catalogEntry",
        "texture",
        "category",
    ]
    | str
)
"""What was looked for."""

OnError: TypeAlias = Literal["stop", "continue", "rollback"]
"""What a batch does after a command that fails."""

PhotoFormat: TypeAlias = Literal["png", "jpeg"]
"""Kind of image file."""

PhotoQuality: TypeAlias = Literal["low", "medium", "high"]
"""How much effort a picture is worth."""

PhotoView: TypeAlias = Literal["overhead", "standard"]
"""From above the corners, or from a camera."""

ShapeMode: TypeAlias = Literal["extrude", "mesh"]
"""A raised polygon, or a mesh of triangles."""

TextAlignmentShown: TypeAlias = Literal["LEFT", "CENTER", "RIGHT"] | str
"""How a text stands to its point."""

TextAlignment: TypeAlias = Literal["LEFT", "CENTER", "RIGHT"]
"""How a text stands to its point."""

TextureSurface: TypeAlias = Literal["left", "right", "floor", "ceiling", "both"]
"""A side of a wall, or the floor or ceiling of a room."""

TextureTarget: TypeAlias = Literal["wall", "room"]
"""What a texture is put on."""

WallEnd: TypeAlias = Literal["start", "end"]
"""One end of a wall."""

StoreCameraOutputAction: TypeAlias = Literal["created", "replaced", "deleted"] | str
"""`created`, `replaced` or `deleted`."""


class AmbiguousDetails(Output):
    """Details of SH3D_AMBIGUOUS."""

    asked: str
    """The name that was given."""

    candidates: list[Candidate]
    """What it could mean."""


class AppliedTexture(Output):
    """A texture on a surface."""

    catalog_id: str | None
    """Id in the catalog; null when it is not from there."""

    name: str
    """Name."""

    category: str | None
    """Category in the catalog."""

    width: float
    """Width of one tile in cm, unscaled."""

    height: float
    """Height of one tile in cm, unscaled."""

    angle: float
    """Rotation in degrees, in [0, 360)."""

    scale: float
    """Size of the pattern; 1 is its own."""


class BatchCommand(Input):
    """One command of a batch."""

    action: str
    """Name of a tool."""

    params: dict[str, Any] | None = None
    """Its input."""


class BatchResult(Output):
    """What became of one command of a batch."""

    index: int
    """Its place in the batch, from 0."""

    action: str
    """Name of the tool."""

    status: BatchStatus
    """What became of it."""

    output: dict[str, Any] | None = None
    """Its output, where it was done."""

    error: ToolError | None = None
    """Its error, where it failed."""


class BoundingBox(Output):
    """The smallest rectangle of the plan around something, in cm."""

    min_x: float
    """Left."""

    min_y: float
    """Top."""

    max_x: float
    """Right."""

    max_y: float
    """Bottom."""


class Camera(Output):
    """Where the picture is seen from."""

    mode: CameraKind
    """`observer` or `top`."""

    x: float
    """X in cm."""

    y: float
    """Y in cm."""

    z: float
    """Height above the ground in cm."""

    yaw: float
    """Direction in degrees, in [0, 360): 0 is +y, 90 is -x."""

    pitch: float
    """Tilt in degrees; positive looks down."""

    fov: float
    """Field of view in degrees."""


class Candidate(Output):
    """One of several entries of a catalog that could be meant."""

    catalog_id: str
    """Id in the catalog."""

    name: str
    """Name."""

    category: str
    """Category."""


class CatalogPiece(Output):
    """A piece of furniture, a door or a window in the catalog."""

    catalog_id: str
    """Id in the catalog."""

    name: str
    """Name."""

    category: str
    """Category."""

    width: float
    """Width in cm."""

    depth: float
    """Depth in cm."""

    height: float
    """Height in cm."""

    elevation: float
    """Height above the floor at which it is placed, in cm."""

    is_door_or_window: bool
    """It is a door or a window."""


class CatalogTexture(Output):
    """A texture in the catalog."""

    catalog_id: str
    """Id in the catalog."""

    name: str
    """Name."""

    category: str
    """Category."""

    width: float
    """Width of one tile in cm."""

    height: float
    """Height of one tile in cm."""


class Category(Output):
    """A category of a catalog."""

    name: str
    """Name."""

    count: int
    """How many entries it has."""


class Checkpoint(Output):
    """A state of the home that can be restored."""

    id: str
    """Id: stable, never used again."""

    description: str | None
    """What was said of it."""

    created_at: str
    """When it was taken, RFC 3339, UTC."""

    current: bool
    """The home was last saved to it or restored from it."""


class ConflictDetails(Output):
    """Details of SH3D_CONFLICT."""

    reason: ConflictDetailsReason
    """What stands in the way."""

    retry_after_ms: int | None = None
    """When to try again, where waiting helps."""

    from_: float | None = Field(default=None, validation_alias="from", serialization_alias="from")
    """Least value that would be possible, such as a position."""

    to: float | None = None
    """Greatest value that would be possible."""


class Counts(Output):
    """How many objects of each kind."""

    levels: int
    """Levels."""

    walls: int
    """Walls."""

    rooms: int
    """Rooms."""

    furniture: int
    """Pieces of furniture, doors and windows."""

    labels: int
    """Labels."""

    dimension_lines: int
    """Dimension lines."""


class Deletion(Output):
    """What was deleted."""

    deleted: list[str]
    """Ids, first the one asked for, then what went with it."""


class DimensionLine(Output):
    """A measured distance on the plan."""

    id: str
    """Id: stable, never used again."""

    level: str | None
    """Id of its level; null for what was made before there was one."""

    x_start: float
    """X of its start in cm."""

    y_start: float
    """Y of its start in cm."""

    x_end: float
    """X of its end in cm."""

    y_end: float
    """Y of its end in cm."""

    offset: float
    """How far the line is drawn beside the distance, in cm."""

    length: float
    """The distance in cm."""


class Environment(Output):
    """Ground, sky, light and how things are drawn."""

    ground_color: str | None
    """Colour of the ground."""

    ground_texture: AppliedTexture | None
    """Texture of the ground."""

    sky_color: str | None
    """Colour of the sky."""

    sky_texture: AppliedTexture | None
    """Texture of the sky."""

    light_color: str | None
    """Colour of the daylight."""

    ceiling_light_color: str | None
    """Colour of the light below ceilings."""

    walls_alpha: float
    """Transparency of walls: 0 is solid."""

    drawing_mode: EnvironmentDrawingMode
    """`FILL`, `OUTLINE` or `FILL_AND_OUTLINE`."""

    all_levels_visible: bool
    """All levels are shown, not only those up to the selected one."""


class ErrorEnvelope(Output):
    """What a tool answers instead of its output when it fails."""

    error: ToolError
    """The error."""


class Furniture(Output):
    """A piece of furniture, a door or a window."""

    id: str
    """Id: stable, never used again."""

    level: str | None
    """Id of its level; null for what was made before there was one."""

    name: str
    """Name."""

    catalog_id: str | None
    """Id in the catalog; null for a generated shape."""

    x: float
    """X of its centre in cm."""

    y: float
    """Y of its centre in cm."""

    elevation: float
    """Height of its bottom above the floor in cm."""

    angle: float
    """Rotation in degrees, in [0, 360)."""

    width: float
    """Width in cm."""

    depth: float
    """Depth in cm."""

    height: float
    """Height in cm."""

    color: str | None
    """Its colour; null for that of its material."""

    visible: bool
    """It is shown."""

    mirrored: bool
    """Its left and right are exchanged."""

    is_door_or_window: bool
    """It is a door or a window."""

    wall_id: str | None
    """Id of the wall that it stands in."""

    position: float | None
    """Where its centre is in that wall: 0 at the start, 1 at the end."""


class Health(Output):
    """What `GET /health` answers."""

    ok: bool
    """The server is up."""

    schema_: str = Field(validation_alias="schema", serialization_alias="schema")
    """Contract and version."""

    tools: list[str]
    """Names of the tools, as `tools/list` has them."""

    transport: str
    """The transport profile: `stateless` or `stateful`."""

    attached: bool
    """A home is there."""


class HomeInfo(Output):
    """An open home."""

    id: str
    """Its id; every tool takes it as `home`."""

    name: str | None
    """Name of its file without the ending; null before it was saved."""

    file_path: str | None
    """Its file, relative to the folder of files; null when there is none below it."""

    modified: bool
    """It has changes that were not saved."""

    active: bool
    """Tools use it unless told otherwise."""


class HomeState(Output):
    """A home and all that is in it."""

    schema_: str = Field(validation_alias="schema", serialization_alias="schema")
    """Contract and version."""

    home: str
    """Id of this home."""

    homes: list[HomeInfo]
    """All open homes."""

    walls: list[Wall]
    """Walls."""

    rooms: list[Room]
    """Rooms."""

    furniture: list[Furniture]
    """Furniture, doors and windows."""

    labels: list[Label]
    """Labels."""

    dimension_lines: list[DimensionLine]
    """Dimension lines."""

    levels: list[Level]
    """Levels, from the lowest up."""

    selected_level: str | None
    """Id of the level that new objects are made on."""

    camera: Camera
    """The camera in use."""

    stored_cameras: list[StoredCamera]
    """Cameras with a name."""

    environment: Environment
    """Ground, sky and light."""

    bounding_box: BoundingBox | None
    """Around all walls, rooms and furniture; null when there are none."""


class InputIssue(Output):
    """One thing that is wrong with an input."""

    pointer: str
    """JSON Pointer into the arguments."""

    message: str
    """What is wrong, as a sentence."""

    expected: str
    """What would have been right."""


class InvalidInputDetails(Output):
    """Details of SH3D_INVALID_INPUT."""

    issues: list[InputIssue]
    """All that is wrong."""


class IoDetails(Output):
    """Details of SH3D_IO."""

    reason: IoDetailsReason
    """What went wrong."""

    file_path: str | None = None
    """The path as it was given."""


class Label(Output):
    """A text on the plan."""

    id: str
    """Id: stable, never used again."""

    level: str | None
    """Id of its level; null for what was made before there was one."""

    text: str
    """The text."""

    x: float
    """X in cm."""

    y: float
    """Y in cm."""

    angle: float
    """Rotation in degrees, in [0, 360)."""

    color: str | None
    """Colour of the text."""

    outline_color: str | None
    """Colour of its outline."""

    font_size: float
    """Height of the text in cm."""

    bold: bool
    """Bold."""

    italic: bool
    """Italic."""

    alignment: TextAlignmentShown
    """How it stands to its point."""

    elevation: float
    """Height above the floor in 3D, in cm."""

    pitch: float | None
    """Tilt in 3D in degrees; null when it is only on the plan."""


class Level(Output):
    """A level of the home."""

    id: str
    """Id: stable, never used again."""

    name: str
    """Name."""

    elevation: float
    """Height of its floor above the ground in cm."""

    height: float
    """Height of its walls in cm."""

    floor_thickness: float
    """Thickness of its floor in cm."""

    viewable: bool
    """It is shown."""

    selected: bool
    """New objects are made on it."""


class LookAtPoint(Input):
    """A point in space, in cm."""

    x: float
    """To the right."""

    y: float
    """Downwards on the plan."""

    z: float | None = None
    """Above the ground. Default: 0."""


class NoCheckpointDetails(Output):
    """Details of SH3D_NO_CHECKPOINT."""

    available: list[str]
    """Ids of the checkpoints that there are, the oldest first."""


class NotFoundDetails(Output):
    """Details of SH3D_NOT_FOUND."""

    kind: NotFoundDetailsKind
    """What was looked for."""

    asked: str
    """The id or name that was given."""

    nearest: list[str]
    """Ids or names that come close, the nearest first."""


class Photo(Output):
    """One picture of a home."""

    index: int
    """Place among the image blocks, from 0."""

    width: int
    """Width in pixels."""

    height: int
    """Height in pixels."""

    mime_type: str
    """Media type."""

    camera: ViewPoint
    """Where it was taken from."""

    file_path: str | None
    """File below the folder of files; null when it came as an image block."""

    size_bytes: int
    """Size in bytes."""


class PointInput(Input):
    """A point of the plan, in cm."""

    x: float
    """To the right."""

    y: float
    """Downwards."""


class Point(Output):
    """A point of the plan, in cm."""

    x: float
    """To the right."""

    y: float
    """Downwards."""


class Room(Output):
    """A room: a polygon with a floor and a ceiling."""

    id: str
    """Id: stable, never used again."""

    level: str | None
    """Id of its level; null for what was made before there was one."""

    name: str | None
    """Name."""

    points: list[Point]
    """Corners in their order, in cm."""

    area: float
    """Area in square cm."""

    x_center: float
    """X of the centre of its bounding box."""

    y_center: float
    """Y of the centre of its bounding box."""

    area_visible: bool
    """Show its area."""

    floor_visible: bool
    """It has a floor."""

    ceiling_visible: bool
    """It has a ceiling."""

    floor_color: str | None
    """Colour of the floor."""

    ceiling_color: str | None
    """Colour of the ceiling."""

    floor_texture: AppliedTexture | None
    """Texture of the floor."""

    ceiling_texture: AppliedTexture | None
    """Texture of the ceiling."""

    floor_shininess: float
    """Shininess of the floor."""

    ceiling_shininess: float
    """Shininess of the ceiling."""


class StoredCamera(Output):
    """A camera that was given a name."""

    id: str
    """Id: stable, never used again."""

    name: str
    """Its name, the only one of this spelling."""

    x: float
    """X in cm."""

    y: float
    """Y in cm."""

    z: float
    """Height above the ground in cm."""

    yaw: float
    """Direction in degrees, in [0, 360): 0 is +y, 90 is -x."""

    pitch: float
    """Tilt in degrees; positive looks down."""

    fov: float
    """Field of view in degrees."""


class TimeoutDetails(Output):
    """Details of SH3D_TIMEOUT."""

    timeout_ms: int
    """The deadline that passed."""

    begun: bool | None = None
    """The call had begun and may still have its effect."""


class ToolError(Output):
    """What went wrong, for a program and for a model."""

    code: ErrorCode
    """Stable code."""

    message: str
    """What happened, as a sentence."""

    details: dict[str, Any]
    """More, by code."""


class ViewPoint(Output):
    """A place and a direction."""

    x: float
    """X in cm."""

    y: float
    """Y in cm."""

    z: float
    """Height above the ground in cm."""

    yaw: float
    """Direction in degrees, in [0, 360): 0 is +y, 90 is -x."""

    pitch: float
    """Tilt in degrees; positive looks down."""

    fov: float
    """Field of view in degrees."""


class Wall(Output):
    """A wall."""

    id: str
    """Id: stable, never used again."""

    level: str | None
    """Id of its level; null for what was made before there was one."""

    x_start: float
    """X of its start in cm."""

    y_start: float
    """Y of its start in cm."""

    x_end: float
    """X of its end in cm."""

    y_end: float
    """Y of its end in cm."""

    length: float
    """Length in cm, along the arc where there is one."""

    thickness: float
    """Thickness in cm."""

    height: float
    """Height at its start in cm."""

    height_at_end: float | None
    """Height at its end in cm; null where it is the same."""

    arc_extent: float | None
    """Angle of its arc in degrees; null for a straight wall."""

    wall_at_start: str | None
    """Id of the wall joined at its start."""

    wall_at_end: str | None
    """Id of the wall joined at its end."""

    left_side_color: str | None
    """Colour of its left side."""

    right_side_color: str | None
    """Colour of its right side."""

    top_color: str | None
    """Colour of its top."""

    left_side_texture: AppliedTexture | None
    """Texture of its left side."""

    right_side_texture: AppliedTexture | None
    """Texture of its right side."""

    left_side_shininess: float
    """Shininess of its left side."""

    right_side_shininess: float
    """Shininess of its right side."""


class AddDimensionLineInput(Input):
    """Add a dimension line."""

    x_start: float
    """X of the start."""

    y_start: float
    """Y of the start."""

    x_end: float
    """X of the end."""

    y_end: float
    """Y of the end."""

    offset: float | None = None
    """How far beside it is drawn. Default: 25."""

    home: str | None = None
    """The home."""


class AddLabelInput(Input):
    """Add a label."""

    text: str
    """The text."""

    x: float
    """X."""

    y: float
    """Y."""

    angle: float | None = None
    """Clockwise. Default: 0."""

    color: str | None = None
    """Colour."""

    outline_color: str | None = None
    """Outline."""

    font_size: float | None = None
    """Height of letters. Default: 18."""

    bold: bool | None = None
    """Bold. Default: false."""

    italic: bool | None = None
    """Italic. Default: false."""

    alignment: TextAlignment | None = None
    """How it stands to x, y. Default: "CENTER"."""

    elevation: float | None = None
    """Elevation."""

    pitch: float | None = None
    """Tilt in 3D; absent: on the plan only."""

    home: str | None = None
    """The home."""


class AddLevelInput(Input):
    """Add a level."""

    name: str
    """Name."""

    elevation: float
    """Of its floor above the ground."""

    height: float | None = None
    """Height of its walls. Default: 250."""

    floor_thickness: float | None = None
    """Floor thickness. Default: 12."""

    home: str | None = None
    """The home."""


class ApplyTextureInput(Input):
    """Apply a texture."""

    target_type: TextureTarget
    """Target type."""

    target_id: str
    """Id of the wall or room."""

    surface: TextureSurface
    """Wall: left, right, both. Room: floor, ceiling, both."""

    texture_name: str | None
    """Name in the catalog; null removes."""

    texture_category: str | None = None
    """Where several have the name."""

    angle: float | None = None
    """Angle. Default: 0."""

    scale: float | None = None
    """Size of the pattern. Default: 1."""

    home: str | None = None
    """The home."""


class ApplyTextureOutput(Output):
    """What was done."""

    target_type: str
    """`wall` or `room`."""

    target_id: str
    """Id of the wall or room."""

    surface: str
    """The surfaces."""

    texture: AppliedTexture | None
    """The texture that is there now; null when it was taken off."""


class BatchCommandsInput(Input):
    """Do several things at once."""

    commands: list[BatchCommand]
    """Commands in order."""

    on_error: OnError | None = None
    """After a failure. Default: "stop"."""

    home: str | None = None
    """The home."""


class BatchCommandsOutput(Output):
    """What became of the commands."""

    succeeded: int
    """How many were done."""

    failed: int
    """How many failed."""

    skipped: int
    """How many were not tried."""

    rolled_back: bool
    """All was undone."""

    results: list[BatchResult]
    """One for each command, in order."""


class CheckpointInput(Input):
    """Take a checkpoint."""

    description: str | None = None
    """What it is for."""

    home: str | None = None
    """The home."""


class ClearSceneInput(Input):
    """Clear the home."""

    home: str | None = None
    """The home."""


class ClearSceneOutput(Output):
    """What was cleared."""

    removed: Counts
    """How much was deleted."""

    checkpoint_id: str
    """Id of the checkpoint that was taken before."""


class ConnectWallsInput(Input):
    """Connect two walls."""

    wall1_id: str = Field(validation_alias="wall1Id", serialization_alias="wall1Id")
    """Id of a wall."""

    wall2_id: str = Field(validation_alias="wall2Id", serialization_alias="wall2Id")
    """Id of another wall."""

    wall1_end: WallEnd | None = Field(
        default=None,
        validation_alias="wall1End",
        serialization_alias="wall1End",
    )
    """End of the first."""

    wall2_end: WallEnd | None = Field(
        default=None,
        validation_alias="wall2End",
        serialization_alias="wall2End",
    )
    """End of the second."""

    home: str | None = None
    """The home."""


class ConnectWallsOutput(Output):
    """The walls."""

    walls: list[Wall]
    """Both, as they are now."""

    wall1_end: str = Field(validation_alias="wall1End", serialization_alias="wall1End")
    """End of the first that was joined."""

    wall2_end: str = Field(validation_alias="wall2End", serialization_alias="wall2End")
    """End of the second that was joined."""


class CreateRoomPolygonInput(Input):
    """Create a room."""

    points: list[PointInput]
    """Corners in order, cm."""

    name: str | None = None
    """Name."""

    floor_visible: bool | None = None
    """Floor visible. Default: true."""

    ceiling_visible: bool | None = None
    """Ceiling visible. Default: true."""

    area_visible: bool | None = None
    """Show its area. Default: false."""

    floor_color: str | None = None
    """Floor."""

    ceiling_color: str | None = None
    """Ceiling."""

    home: str | None = None
    """The home."""


class CreateWallInput(Input):
    """Create a wall."""

    x_start: float
    """X of the start."""

    y_start: float
    """Y of the start."""

    x_end: float
    """X of the end."""

    y_end: float
    """Y of the end."""

    thickness: float | None = None
    """Thickness. Default: 10."""

    height: float | None = None
    """Default: that of the level, else 250."""

    home: str | None = None
    """The home."""


class CreateWallsInput(Input):
    """Create four walls."""

    x: float
    """Left."""

    y: float
    """Top."""

    width: float
    """To the right."""

    height: float
    """Downwards on the plan."""

    thickness: float | None = None
    """Thickness. Default: 10."""

    wall_height: float | None = None
    """Default: that of the level, else 250."""

    home: str | None = None
    """The home."""


class CreateWallsOutput(Output):
    """The walls."""

    walls: list[Wall]
    """Top, right, bottom, left."""


class DeleteAnnotationInput(Input):
    """Delete an annotation."""

    id: str
    """Id of the label or dimension line."""

    home: str | None = None
    """The home."""


class DeleteFurnitureInput(Input):
    """Delete furniture."""

    id: str
    """Id of the piece."""

    home: str | None = None
    """The home."""


class DeleteLevelInput(Input):
    """Delete a level."""

    id: str
    """Id of the level."""

    home: str | None = None
    """The home."""


class DeleteLevelOutput(Output):
    """What was deleted."""

    deleted: list[str]
    """Id of the level."""

    removed: Counts
    """How much went with it, the level included."""

    checkpoint_id: str
    """Id of the checkpoint that was taken before."""

    selected_level: str | None
    """Id of the level that is selected now."""


class DeleteRoomInput(Input):
    """Delete a room."""

    id: str
    """Id of the room."""

    home: str | None = None
    """The home."""


class DeleteWallInput(Input):
    """Delete a wall."""

    id: str
    """Id of the wall."""

    home: str | None = None
    """The home."""


class ExportPlanImageInput(Input):
    """Export the plan as PNG."""

    width: int | None = None
    """Pixels; the height follows. Default: 1024."""

    file_path: str | None = None
    """Relative path of a .png file."""

    overwrite: bool | None = None
    """Replace an existing file. Default: false."""

    home: str | None = None
    """The home."""


class ExportPlanImageOutput(Output):
    """The picture; without a file it is an image block."""

    mime_type: str
    """Always image/png."""

    width: int
    """Width in pixels."""

    height: int
    """Height in pixels."""

    file_path: str | None
    """File, relative to the folder of files; null when it came in the answer."""

    size_bytes: int
    """Size in bytes."""


class ExportSvgInput(Input):
    """Export the plan as SVG."""

    file_path: str | None = None
    """Relative path of an .svg file."""

    overwrite: bool | None = None
    """Replace an existing file. Default: false."""

    home: str | None = None
    """The home."""


class ExportSvgOutput(Output):
    """The drawing."""

    svg: str | None
    """The drawing; null when it went to a file."""

    file_path: str | None
    """File, relative to the folder of files; null when it came in the answer."""

    size_bytes: int
    """Size in bytes."""

    width: float
    """Width in px."""

    height: float
    """Height in px."""


class ExportToObjInput(Input):
    """Export as OBJ."""

    file_path: str | None = None
    """Relative path of a .zip file."""

    overwrite: bool | None = None
    """Replace an existing file. Default: false."""

    home: str | None = None
    """The home."""


class ExportToObjOutput(Output):
    """The archive; without a file it is an embedded resource."""

    file_path: str | None
    """File, relative to the folder of files; null when it came in the answer."""

    size_bytes: int
    """Size in bytes."""

    files: list[str]
    """Names of the files in it."""


class GenerateShapeInput(Input):
    """Make a shape. Exactly one of `polygon`, `vertices`. All or none of `vertices`,
    `triangles`.
    """

    mode: ShapeMode
    """Mode."""

    polygon: list[list[float]] | None = None
    """extrude: [x, y] corners."""

    height: float | None = None
    """extrude."""

    vertices: list[list[float]] | None = None
    """mesh: [x, y, z]."""

    triangles: list[list[int]] | None = None
    """mesh: three indices of vertices each."""

    name: str | None = None
    """Name."""

    elevation: float | None = None
    """Elevation."""

    color: str | None = None
    """Colour."""

    transparency: float | None = None
    """0 is solid. Default: 0."""

    home: str | None = None
    """The home."""


class GetCamerasInput(Input):
    """List cameras."""

    home: str | None = None
    """The home."""


class GetCamerasOutput(Output):
    """The cameras."""

    camera: Camera
    """The camera in use."""

    stored_cameras: list[StoredCamera]
    """In the order in which they were stored."""


class GetStateInput(Input):
    """Look at the home."""

    home: str | None = None
    """An id of homes; without it, the last active one. Every tool takes it."""


class ListCategoriesInput(Input):
    """List categories."""

    home: str | None = None
    """The home."""


class ListCategoriesOutput(Output):
    """The categories."""

    categories: list[Category]
    """Of furniture, doors and windows."""

    texture_categories: list[Category]
    """Of textures."""


class ListCheckpointsInput(Input):
    """List checkpoints."""

    home: str | None = None
    """The home."""


class ListCheckpointsOutput(Output):
    """The checkpoints."""

    checkpoints: list[Checkpoint]
    """The oldest first."""

    current: str | None
    """Id of the current one."""

    limit: int
    """How many are kept."""


class ListFurnitureCatalogInput(Input):
    """Search furniture."""

    query: str | None = None
    """Part of a name."""

    category: str | None = None
    """Name of a category."""

    type: CatalogFilter | None = None
    """Type. Default: "all"."""

    limit: int | None = None
    """At most so many. Default: 100."""

    home: str | None = None
    """The home."""


class ListFurnitureCatalogOutput(Output):
    """What was found."""

    furniture: list[CatalogPiece]
    """By category and name."""

    total: int
    """How many there are, beyond the limit too."""


class ListLevelsInput(Input):
    """List levels."""

    home: str | None = None
    """The home."""


class ListLevelsOutput(Output):
    """The levels."""

    levels: list[Level]
    """From the lowest up."""

    selected_level: str | None
    """Id of the selected one."""


class ListTexturesCatalogInput(Input):
    """Search textures."""

    query: str | None = None
    """Part of a name."""

    category: str | None = None
    """Name of a category."""

    limit: int | None = None
    """At most so many. Default: 100."""

    home: str | None = None
    """The home."""


class ListTexturesCatalogOutput(Output):
    """What was found."""

    textures: list[CatalogTexture]
    """By category and name."""

    total: int
    """How many there are, beyond the limit too."""


class LoadHomeInput(Input):
    """Load a home."""

    file_path: str
    """Relative path."""

    home: str | None = None
    """The home."""


class LoadHomeOutput(Output):
    """What was loaded."""

    file_path: str
    """Path, relative to the folder of files."""

    contents: Counts
    """What the home has now."""

    checkpoint_id: str
    """Id of the checkpoint that was taken before."""


class ModifyFurnitureInput(Input):
    """Change furniture."""

    id: str
    """Id of the piece."""

    name: str | None = None
    """Name."""

    x: float | None = None
    """X."""

    y: float | None = None
    """Y."""

    elevation: float | None = None
    """Elevation."""

    angle: float | None = None
    """Clockwise."""

    width: float | None = None
    """Width."""

    depth: float | None = None
    """Depth."""

    height: float | None = None
    """Height."""

    color: str | None = None
    """Colour."""

    visible: bool | None = None
    """Visible."""

    mirrored: bool | None = None
    """Mirrored."""

    home: str | None = None
    """The home."""


class ModifyRoomInput(Input):
    """Change a room."""

    id: str
    """Id of the room."""

    points: list[PointInput] | None = None
    """Corners in order, cm."""

    name: str | None = None
    """Name."""

    floor_visible: bool | None = None
    """Floor visible."""

    ceiling_visible: bool | None = None
    """Ceiling visible."""

    area_visible: bool | None = None
    """Show its area."""

    floor_color: str | None = None
    """Floor."""

    ceiling_color: str | None = None
    """Ceiling."""

    floor_shininess: float | None = None
    """Floor."""

    ceiling_shininess: float | None = None
    """Ceiling."""

    home: str | None = None
    """The home."""


class ModifyWallInput(Input):
    """Change a wall."""

    id: str
    """Id of the wall."""

    x_start: float | None = None
    """X of the start."""

    y_start: float | None = None
    """Y of the start."""

    x_end: float | None = None
    """X of the end."""

    y_end: float | None = None
    """Y of the end."""

    thickness: float | None = None
    """Thickness."""

    height: float | None = None
    """Height."""

    height_at_end: float | None = None
    """Height at the end."""

    arc_extent: float | None = None
    """Angle of its arc."""

    color: str | None = None
    """Both sides."""

    left_side_color: str | None = None
    """Left side."""

    right_side_color: str | None = None
    """Right side."""

    top_color: str | None = None
    """Top."""

    shininess: float | None = None
    """Both sides."""

    left_side_shininess: float | None = None
    """Left side."""

    right_side_shininess: float | None = None
    """Right side."""

    home: str | None = None
    """The home."""


class PlaceDoorOrWindowInput(Input):
    """Place a door or window. Exactly one of `name`, `catalogId`."""

    wall_id: str
    """Id of the wall."""

    name: str | None = None
    """Name in the catalog, or part of it."""

    catalog_id: str | None = None
    """Id in the catalog."""

    position: float | None = None
    """Where its centre is: 0 start, 1 end of the wall. Default: 0.5."""

    elevation: float | None = None
    """Above the floor. Default: that of the catalog."""

    mirrored: bool | None = None
    """Exchange left and right. Default: false."""

    home: str | None = None
    """The home."""


class PlaceFurnitureInput(Input):
    """Place furniture. Exactly one of `name`, `catalogId`."""

    x: float
    """X."""

    y: float
    """Y."""

    name: str | None = None
    """Name in the catalog, or part of it."""

    catalog_id: str | None = None
    """Id in the catalog."""

    angle: float | None = None
    """Clockwise. Default: 0."""

    elevation: float | None = None
    """Above the floor. Default: that of the catalog."""

    home: str | None = None
    """The home."""


class RenderPhotoInput(Input):
    """Take a picture."""

    view: PhotoView | None = None
    """View. Default: "overhead"."""

    angles: int | None = None
    """Overhead: 1 or 4 corners. Default: 1."""

    focus_on: str | None = None
    """Overhead: id of a room or piece to come close to."""

    hide_walls: bool | None = None
    """Hide walls. Default: false."""

    width: int | None = None
    """Pixels. Default: 800."""

    height: int | None = None
    """Pixels. Default: 600."""

    quality: PhotoQuality | None = None
    """Quality. Default: "low"."""

    format: PhotoFormat | None = None
    """Format. Default: "jpeg"."""

    x: float | None = None
    """X."""

    y: float | None = None
    """Y."""

    z: float | None = None
    """Z."""

    yaw: float | None = None
    """Yaw."""

    pitch: float | None = None
    """Pitch."""

    fov: float | None = None
    """Field of view."""

    file_path: str | None = None
    """Relative path; with four corners -1 to -4 are added."""

    overwrite: bool | None = None
    """Replace an existing file. Default: false."""

    home: str | None = None
    """The home."""


class RenderPhotoOutput(Output):
    """The pictures; without a file they are image blocks."""

    view: str
    """`overhead` or `standard`."""

    renderer: str
    """What drew them."""

    quality: str
    """`low`, `medium` or `high`."""

    images: list[Photo]
    """In the order of the image blocks."""


class RestoreCheckpointInput(Input):
    """Restore a checkpoint."""

    id: str | None = None
    """Id from list_checkpoints."""

    force: bool | None = None
    """Also when nothing has changed since. Default: false."""

    home: str | None = None
    """The home."""


class RestoreCheckpointOutput(Output):
    """What was restored."""

    checkpoint: Checkpoint
    """The checkpoint."""

    contents: Counts
    """What the home has now."""


class SaveHomeInput(Input):
    """Save the home."""

    file_path: str | None = None
    """Relative path."""

    overwrite: bool | None = None
    """Replace an existing file. Default: false."""

    home: str | None = None
    """The home."""


class SaveHomeOutput(Output):
    """The file."""

    file_path: str
    """Path, relative to the folder of files."""

    size_bytes: int
    """Size in bytes."""


class SetCameraInput(Input):
    """Set the camera. Exactly one of `mode`, `name`."""

    mode: CameraMode | None = None
    """Mode."""

    name: str | None = None
    """Name of a stored camera."""

    x: float | None = None
    """X."""

    y: float | None = None
    """Y."""

    z: float | None = None
    """Above the ground."""

    yaw: float | None = None
    """Yaw."""

    pitch: float | None = None
    """Pitch."""

    fov: float | None = None
    """Field of view."""

    look_at: LookAtPoint | None = None
    """Turn to this point, instead of yaw and pitch."""

    target: CameraTarget | None = None
    """Turn to the middle of the home."""

    home: str | None = None
    """The home."""


class SetEnvironmentInput(Input):
    """Change the environment."""

    ground_color: str | None = None
    """Ground."""

    ground_texture: str | None = None
    """Name in the catalog."""

    ground_texture_category: str | None = None
    """Where several have the name."""

    sky_color: str | None = None
    """Sky."""

    sky_texture: str | None = None
    """Name in the catalog."""

    sky_texture_category: str | None = None
    """Where several have the name."""

    light_color: str | None = None
    """Daylight."""

    ceiling_light_color: str | None = None
    """Light below ceilings."""

    walls_alpha: float | None = None
    """Transparency of walls; 0 is solid."""

    drawing_mode: DrawingMode | None = None
    """How surfaces are drawn."""

    all_levels_visible: bool | None = None
    """Show all levels."""

    home: str | None = None
    """The home."""


class SetSelectedLevelInput(Input):
    """Select a level."""

    id: str
    """Id of the level."""

    home: str | None = None
    """The home."""


class StoreCameraInput(Input):
    """Store a camera."""

    name: str
    """Its name."""

    delete: bool | None = None
    """Delete it. Default: false."""

    home: str | None = None
    """The home."""


class StoreCameraOutput(Output):
    """What was done."""

    action: StoreCameraOutputAction
    """`created`, `replaced` or `deleted`."""

    camera: StoredCamera
    """The stored camera."""
