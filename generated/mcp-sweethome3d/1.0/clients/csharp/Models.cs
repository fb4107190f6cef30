// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang csharp`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
using System;
using System.Collections.Generic;
using System.Text.Json;
using System.Text.Json.Serialization;

namespace McpSweethome3d.Client;

/// <summary>Details of SH3D_AMBIGUOUS.</summary>
public sealed record AmbiguousDetails
{
    /// <summary>The name that was given.</summary>
    [JsonPropertyName("asked")]
    public required string Asked { get; init; }

    /// <summary>What it could mean.</summary>
    [JsonPropertyName("candidates")]
    public required IReadOnlyList<Candidate> Candidates { get; init; }
}

/// <summary>A texture on a surface.</summary>
public sealed record AppliedTexture
{
    /// <summary>Id in the catalog; null when it is not from there.</summary>
    [JsonPropertyName("catalogId")]
    [JsonIgnore(Condition = JsonIgnoreCondition.Never)]
    public required string? CatalogId { get; init; }

    /// <summary>Name.</summary>
    [JsonPropertyName("name")]
    public required string Name { get; init; }

    /// <summary>Category in the catalog.</summary>
    [JsonPropertyName("category")]
    [JsonIgnore(Condition = JsonIgnoreCondition.Never)]
    public required string? Category { get; init; }

    /// <summary>Width of one tile in cm, unscaled.</summary>
    [JsonPropertyName("width")]
    public required double Width { get; init; }

    /// <summary>Height of one tile in cm, unscaled.</summary>
    [JsonPropertyName("height")]
    public required double Height { get; init; }

    /// <summary>Rotation in degrees, in [0, 360).</summary>
    [JsonPropertyName("angle")]
    public required double Angle { get; init; }

    /// <summary>Size of the pattern; 1 is its own.</summary>
    [JsonPropertyName("scale")]
    public required double Scale { get; init; }
}

/// <summary>One command of a batch.</summary>
public sealed record BatchCommand
{
    /// <summary>Name of a tool.</summary>
    [JsonPropertyName("action")]
    public required string Action { get; init; }

    /// <summary>Its input.</summary>
    [JsonPropertyName("params")]
    public IReadOnlyDictionary<string, JsonElement>? Params { get; init; }
}

/// <summary>What became of one command of a batch.</summary>
public sealed record BatchResult
{
    /// <summary>Its place in the batch, from 0.</summary>
    [JsonPropertyName("index")]
    public required long Index { get; init; }

    /// <summary>Name of the tool.</summary>
    [JsonPropertyName("action")]
    public required string Action { get; init; }

    /// <summary>What became of it.</summary>
    [JsonPropertyName("status")]
    public required BatchStatus Status { get; init; }

    /// <summary>Its output, where it was done.</summary>
    [JsonPropertyName("output")]
    public IReadOnlyDictionary<string, JsonElement>? Output { get; init; }

    /// <summary>Its error, where it failed.</summary>
    [JsonPropertyName("error")]
    public ToolError? Error { get; init; }
}

/// <summary>
/// What became of a command: done, failed, not tried, or done and undone. Other values may join: compare with the
/// constants, and expect more.
/// </summary>
/// <param name="Value">As on the wire.</param>
[JsonConverter(typeof(OpenEnumConverter<BatchStatus>))]
public sealed record BatchStatus(string Value) : IOpenEnum<BatchStatus>
{
    /// <summary><c>ok</c></summary>
    public static BatchStatus Ok { get; } = new("ok");

    /// <summary><c>error</c></summary>
    public static BatchStatus Error { get; } = new("error");

    /// <summary><c>skipped</c></summary>
    public static BatchStatus Skipped { get; } = new("skipped");

    /// <summary><c>undone</c></summary>
    public static BatchStatus Undone { get; } = new("undone");

    static BatchStatus IOpenEnum<BatchStatus>.From(string value) => new(value);

    /// <inheritdoc />
    public override string ToString() => Value;
}

/// <summary>The smallest rectangle of the plan around something, in cm.</summary>
public sealed record BoundingBox
{
    /// <summary>Left.</summary>
    [JsonPropertyName("minX")]
    public required double MinX { get; init; }

    /// <summary>Top.</summary>
    [JsonPropertyName("minY")]
    public required double MinY { get; init; }

    /// <summary>Right.</summary>
    [JsonPropertyName("maxX")]
    public required double MaxX { get; init; }

    /// <summary>Bottom.</summary>
    [JsonPropertyName("maxY")]
    public required double MaxY { get; init; }
}

/// <summary>Which camera is in use. Other values may join: compare with the constants, and expect more.</summary>
/// <param name="Value">As on the wire.</param>
[JsonConverter(typeof(OpenEnumConverter<CameraKind>))]
public sealed record CameraKind(string Value) : IOpenEnum<CameraKind>
{
    /// <summary><c>observer</c></summary>
    public static CameraKind Observer { get; } = new("observer");

    /// <summary><c>top</c></summary>
    public static CameraKind Top { get; } = new("top");

    static CameraKind IOpenEnum<CameraKind>.From(string value) => new(value);

    /// <inheritdoc />
    public override string ToString() => Value;
}

/// <summary>Which camera: inside the home, or above it.</summary>
[JsonConverter(typeof(JsonStringEnumConverter<CameraMode>))]
public enum CameraMode
{
    /// <summary><c>observer</c></summary>
    [JsonStringEnumMemberName("observer")]
    Observer,

    /// <summary><c>top</c></summary>
    [JsonStringEnumMemberName("top")]
    Top,
}

/// <summary>What a camera is turned to.</summary>
[JsonConverter(typeof(JsonStringEnumConverter<CameraTarget>))]
public enum CameraTarget
{
    /// <summary><c>center</c></summary>
    [JsonStringEnumMemberName("center")]
    Center,
}

/// <summary>Where the picture is seen from.</summary>
public sealed record Camera
{
    /// <summary><c>observer</c> or <c>top</c>.</summary>
    [JsonPropertyName("mode")]
    public required CameraKind Mode { get; init; }

    /// <summary>X in cm.</summary>
    [JsonPropertyName("x")]
    public required double X { get; init; }

    /// <summary>Y in cm.</summary>
    [JsonPropertyName("y")]
    public required double Y { get; init; }

    /// <summary>Height above the ground in cm.</summary>
    [JsonPropertyName("z")]
    public required double Z { get; init; }

    /// <summary>Direction in degrees, in [0, 360): 0 is +y, 90 is -x.</summary>
    [JsonPropertyName("yaw")]
    public required double Yaw { get; init; }

    /// <summary>Tilt in degrees; positive looks down.</summary>
    [JsonPropertyName("pitch")]
    public required double Pitch { get; init; }

    /// <summary>Field of view in degrees.</summary>
    [JsonPropertyName("fov")]
    public required double Fov { get; init; }
}

/// <summary>One of several entries of a catalog that could be meant.</summary>
public sealed record Candidate
{
    /// <summary>Id in the catalog.</summary>
    [JsonPropertyName("catalogId")]
    public required string CatalogId { get; init; }

    /// <summary>Name.</summary>
    [JsonPropertyName("name")]
    public required string Name { get; init; }

    /// <summary>Category.</summary>
    [JsonPropertyName("category")]
    public required string Category { get; init; }
}

/// <summary>Which entries of the catalog.</summary>
[JsonConverter(typeof(JsonStringEnumConverter<CatalogFilter>))]
public enum CatalogFilter
{
    /// <summary><c>all</c></summary>
    [JsonStringEnumMemberName("all")]
    All,

    /// <summary><c>furniture</c></summary>
    [JsonStringEnumMemberName("furniture")]
    Furniture,

    /// <summary><c>doorOrWindow</c></summary>
    [JsonStringEnumMemberName("doorOrWindow")]
    DoorOrWindow,
}

/// <summary>A piece of furniture, a door or a window in the catalog.</summary>
public sealed record CatalogPiece
{
    /// <summary>Id in the catalog.</summary>
    [JsonPropertyName("catalogId")]
    public required string CatalogId { get; init; }

    /// <summary>Name.</summary>
    [JsonPropertyName("name")]
    public required string Name { get; init; }

    /// <summary>Category.</summary>
    [JsonPropertyName("category")]
    public required string Category { get; init; }

    /// <summary>Width in cm.</summary>
    [JsonPropertyName("width")]
    public required double Width { get; init; }

    /// <summary>Depth in cm.</summary>
    [JsonPropertyName("depth")]
    public required double Depth { get; init; }

    /// <summary>Height in cm.</summary>
    [JsonPropertyName("height")]
    public required double Height { get; init; }

    /// <summary>Height above the floor at which it is placed, in cm.</summary>
    [JsonPropertyName("elevation")]
    public required double Elevation { get; init; }

    /// <summary>It is a door or a window.</summary>
    [JsonPropertyName("isDoorOrWindow")]
    public required bool IsDoorOrWindow { get; init; }
}

/// <summary>A texture in the catalog.</summary>
public sealed record CatalogTexture
{
    /// <summary>Id in the catalog.</summary>
    [JsonPropertyName("catalogId")]
    public required string CatalogId { get; init; }

    /// <summary>Name.</summary>
    [JsonPropertyName("name")]
    public required string Name { get; init; }

    /// <summary>Category.</summary>
    [JsonPropertyName("category")]
    public required string Category { get; init; }

    /// <summary>Width of one tile in cm.</summary>
    [JsonPropertyName("width")]
    public required double Width { get; init; }

    /// <summary>Height of one tile in cm.</summary>
    [JsonPropertyName("height")]
    public required double Height { get; init; }
}

/// <summary>A category of a catalog.</summary>
public sealed record Category
{
    /// <summary>Name.</summary>
    [JsonPropertyName("name")]
    public required string Name { get; init; }

    /// <summary>How many entries it has.</summary>
    [JsonPropertyName("count")]
    public required long Count { get; init; }
}

/// <summary>A state of the home that can be restored.</summary>
public sealed record Checkpoint
{
    /// <summary>Id: stable, never used again.</summary>
    [JsonPropertyName("id")]
    public required string Id { get; init; }

    /// <summary>What was said of it.</summary>
    [JsonPropertyName("description")]
    [JsonIgnore(Condition = JsonIgnoreCondition.Never)]
    public required string? Description { get; init; }

    /// <summary>When it was taken, RFC 3339, UTC.</summary>
    [JsonPropertyName("createdAt")]
    public required string CreatedAt { get; init; }

    /// <summary>The home was last saved to it or restored from it.</summary>
    [JsonPropertyName("current")]
    public required bool Current { get; init; }
}

/// <summary>Details of SH3D_CONFLICT.</summary>
public sealed record ConflictDetails
{
    /// <summary>What stands in the way.</summary>
    [JsonPropertyName("reason")]
    public required ConflictDetailsReason Reason { get; init; }

    /// <summary>When to try again, where waiting helps.</summary>
    [JsonPropertyName("retryAfterMs")]
    public long? RetryAfterMs { get; init; }

    /// <summary>Least value that would be possible, such as a position.</summary>
    [JsonPropertyName("from")]
    public double? From { get; init; }

    /// <summary>Greatest value that would be possible.</summary>
    [JsonPropertyName("to")]
    public double? To { get; init; }
}

/// <summary>What stands in the way. Other values may join: compare with the constants, and expect more.</summary>
/// <param name="Value">As on the wire.</param>
[JsonConverter(typeof(OpenEnumConverter<ConflictDetailsReason>))]
public sealed record ConflictDetailsReason(string Value) : IOpenEnum<ConflictDetailsReason>
{
    /// <summary><c>FILE_EXISTS</c></summary>
    public static ConflictDetailsReason FileExists { get; } = new("FILE_EXISTS");

    /// <summary><c>DOES_NOT_FIT</c></summary>
    public static ConflictDetailsReason DoesNotFit { get; } = new("DOES_NOT_FIT");

    /// <summary><c>ALREADY_JOINED</c></summary>
    public static ConflictDetailsReason AlreadyJoined { get; } = new("ALREADY_JOINED");

    /// <summary><c>DIFFERENT_LEVELS</c></summary>
    public static ConflictDetailsReason DifferentLevels { get; } = new("DIFFERENT_LEVELS");

    /// <summary><c>USER_IS_EDITING</c></summary>
    public static ConflictDetailsReason UserIsEditing { get; } = new("USER_IS_EDITING");

    /// <summary><c>BUSY</c></summary>
    public static ConflictDetailsReason Busy { get; } = new("BUSY");

    static ConflictDetailsReason IOpenEnum<ConflictDetailsReason>.From(string value) => new(value);

    /// <inheritdoc />
    public override string ToString() => Value;
}

/// <summary>How many objects of each kind.</summary>
public sealed record Counts
{
    /// <summary>Levels.</summary>
    [JsonPropertyName("levels")]
    public required long Levels { get; init; }

    /// <summary>Walls.</summary>
    [JsonPropertyName("walls")]
    public required long Walls { get; init; }

    /// <summary>Rooms.</summary>
    [JsonPropertyName("rooms")]
    public required long Rooms { get; init; }

    /// <summary>Pieces of furniture, doors and windows.</summary>
    [JsonPropertyName("furniture")]
    public required long Furniture { get; init; }

    /// <summary>Labels.</summary>
    [JsonPropertyName("labels")]
    public required long Labels { get; init; }

    /// <summary>Dimension lines.</summary>
    [JsonPropertyName("dimensionLines")]
    public required long DimensionLines { get; init; }
}

/// <summary>What was deleted.</summary>
public sealed record Deletion
{
    /// <summary>Ids, first the one asked for, then what went with it.</summary>
    [JsonPropertyName("deleted")]
    public required IReadOnlyList<string> Deleted { get; init; }
}

/// <summary>A measured distance on the plan.</summary>
public sealed record DimensionLine
{
    /// <summary>Id: stable, never used again.</summary>
    [JsonPropertyName("id")]
    public required string Id { get; init; }

    /// <summary>Id of its level; null for what was made before there was one.</summary>
    [JsonPropertyName("level")]
    [JsonIgnore(Condition = JsonIgnoreCondition.Never)]
    public required string? Level { get; init; }

    /// <summary>X of its start in cm.</summary>
    [JsonPropertyName("xStart")]
    public required double XStart { get; init; }

    /// <summary>Y of its start in cm.</summary>
    [JsonPropertyName("yStart")]
    public required double YStart { get; init; }

    /// <summary>X of its end in cm.</summary>
    [JsonPropertyName("xEnd")]
    public required double XEnd { get; init; }

    /// <summary>Y of its end in cm.</summary>
    [JsonPropertyName("yEnd")]
    public required double YEnd { get; init; }

    /// <summary>How far the line is drawn beside the distance, in cm.</summary>
    [JsonPropertyName("offset")]
    public required double Offset { get; init; }

    /// <summary>The distance in cm.</summary>
    [JsonPropertyName("length")]
    public required double Length { get; init; }
}

/// <summary>How surfaces are drawn.</summary>
[JsonConverter(typeof(JsonStringEnumConverter<DrawingMode>))]
public enum DrawingMode
{
    /// <summary><c>FILL</c></summary>
    [JsonStringEnumMemberName("FILL")]
    Fill,

    /// <summary><c>OUTLINE</c></summary>
    [JsonStringEnumMemberName("OUTLINE")]
    Outline,

    /// <summary><c>FILL_AND_OUTLINE</c></summary>
    [JsonStringEnumMemberName("FILL_AND_OUTLINE")]
    FillAndOutline,
}

/// <summary>Ground, sky, light and how things are drawn.</summary>
public sealed record Environment
{
    /// <summary>Colour of the ground.</summary>
    [JsonPropertyName("groundColor")]
    [JsonIgnore(Condition = JsonIgnoreCondition.Never)]
    public required string? GroundColor { get; init; }

    /// <summary>Texture of the ground.</summary>
    [JsonPropertyName("groundTexture")]
    [JsonIgnore(Condition = JsonIgnoreCondition.Never)]
    public required AppliedTexture? GroundTexture { get; init; }

    /// <summary>Colour of the sky.</summary>
    [JsonPropertyName("skyColor")]
    [JsonIgnore(Condition = JsonIgnoreCondition.Never)]
    public required string? SkyColor { get; init; }

    /// <summary>Texture of the sky.</summary>
    [JsonPropertyName("skyTexture")]
    [JsonIgnore(Condition = JsonIgnoreCondition.Never)]
    public required AppliedTexture? SkyTexture { get; init; }

    /// <summary>Colour of the daylight.</summary>
    [JsonPropertyName("lightColor")]
    [JsonIgnore(Condition = JsonIgnoreCondition.Never)]
    public required string? LightColor { get; init; }

    /// <summary>Colour of the light below ceilings.</summary>
    [JsonPropertyName("ceilingLightColor")]
    [JsonIgnore(Condition = JsonIgnoreCondition.Never)]
    public required string? CeilingLightColor { get; init; }

    /// <summary>Transparency of walls: 0 is solid.</summary>
    [JsonPropertyName("wallsAlpha")]
    public required double WallsAlpha { get; init; }

    /// <summary><c>FILL</c>, <c>OUTLINE</c> or <c>FILL_AND_OUTLINE</c>.</summary>
    [JsonPropertyName("drawingMode")]
    public required EnvironmentDrawingMode DrawingMode { get; init; }

    /// <summary>All levels are shown, not only those up to the selected one.</summary>
    [JsonPropertyName("allLevelsVisible")]
    public required bool AllLevelsVisible { get; init; }
}

/// <summary>
/// <c>FILL</c>, <c>OUTLINE</c> or <c>FILL_AND_OUTLINE</c>. Other values may join: compare with the constants, and
/// expect more.
/// </summary>
/// <param name="Value">As on the wire.</param>
[JsonConverter(typeof(OpenEnumConverter<EnvironmentDrawingMode>))]
public sealed record EnvironmentDrawingMode(string Value) : IOpenEnum<EnvironmentDrawingMode>
{
    /// <summary><c>FILL</c></summary>
    public static EnvironmentDrawingMode Fill { get; } = new("FILL");

    /// <summary><c>OUTLINE</c></summary>
    public static EnvironmentDrawingMode Outline { get; } = new("OUTLINE");

    /// <summary><c>FILL_AND_OUTLINE</c></summary>
    public static EnvironmentDrawingMode FillAndOutline { get; } = new("FILL_AND_OUTLINE");

    static EnvironmentDrawingMode IOpenEnum<EnvironmentDrawingMode>.From(string value) => new(value);

    /// <inheritdoc />
    public override string ToString() => Value;
}

/// <summary>
/// The stable code of a tool error. Other values may join: compare with the constants, and expect more.
/// </summary>
/// <param name="Value">As on the wire.</param>
[JsonConverter(typeof(OpenEnumConverter<ErrorCode>))]
public sealed record ErrorCode(string Value) : IOpenEnum<ErrorCode>
{
    /// <summary>
    /// The arguments are not what the tool takes; nothing was done. Repair what details.issues names and call again.
    /// </summary>
    public static ErrorCode InvalidInput { get; } = new("SH3D_INVALID_INPUT");

    /// <summary>
    /// There is no such object, catalog entry, camera or home; nothing was done. Take an id from get_state or a catalog
    /// list; details.nearest has what comes close.
    /// </summary>
    public static ErrorCode NotFound { get; } = new("SH3D_NOT_FOUND");

    /// <summary>
    /// Several entries of the catalog have this name; nothing was done. Call again with the catalogId of one of
    /// details.candidates.
    /// </summary>
    public static ErrorCode Ambiguous { get; } = new("SH3D_AMBIGUOUS");

    /// <summary>The call names nothing to change. Give at least one member to change, or leave the call out.</summary>
    public static ErrorCode NothingToChange { get; } = new("SH3D_NOTHING_TO_CHANGE");

    /// <summary>
    /// The home or its files are not in a state that allows this; nothing was done. Read details.reason: change what
    /// stands in the way, or try again later.
    /// </summary>
    public static ErrorCode Conflict { get; } = new("SH3D_CONFLICT");

    /// <summary>
    /// There is nothing in the home that this could be done with. Create walls, rooms or furniture first.
    /// </summary>
    public static ErrorCode EmptyScene { get; } = new("SH3D_EMPTY_SCENE");

    /// <summary>
    /// There is no such checkpoint, or none to go back to; nothing was done. Call list_checkpoints and use an id from
    /// it.
    /// </summary>
    public static ErrorCode NoCheckpoint { get; } = new("SH3D_NO_CHECKPOINT");

    /// <summary>
    /// A file could not be read or written. Read details.reason: use a relative path below the folder of files.
    /// </summary>
    public static ErrorCode Io { get; } = new("SH3D_IO");

    /// <summary>
    /// The home did not answer before the deadline. Look at get_state before you repeat a call that had begun.
    /// </summary>
    public static ErrorCode Timeout { get; } = new("SH3D_TIMEOUT");

    /// <summary>
    /// No application is attached. Ask the user to start Sweet Home 3D with the bridge, then try again.
    /// </summary>
    public static ErrorCode NotAttached { get; } = new("SH3D_NOT_ATTACHED");

    /// <summary>The server failed. Try again; report it if it stays.</summary>
    public static ErrorCode Internal { get; } = new("SH3D_INTERNAL");

    static ErrorCode IOpenEnum<ErrorCode>.From(string value) => new(value);

    /// <inheritdoc />
    public override string ToString() => Value;
}

/// <summary>What a tool answers instead of its output when it fails.</summary>
public sealed record ErrorEnvelope
{
    /// <summary>The error.</summary>
    [JsonPropertyName("error")]
    public required ToolError Error { get; init; }
}

/// <summary>A piece of furniture, a door or a window.</summary>
public sealed record Furniture
{
    /// <summary>Id: stable, never used again.</summary>
    [JsonPropertyName("id")]
    public required string Id { get; init; }

    /// <summary>Id of its level; null for what was made before there was one.</summary>
    [JsonPropertyName("level")]
    [JsonIgnore(Condition = JsonIgnoreCondition.Never)]
    public required string? Level { get; init; }

    /// <summary>Name.</summary>
    [JsonPropertyName("name")]
    public required string Name { get; init; }

    /// <summary>Id in the catalog; null for a generated shape.</summary>
    [JsonPropertyName("catalogId")]
    [JsonIgnore(Condition = JsonIgnoreCondition.Never)]
    public required string? CatalogId { get; init; }

    /// <summary>X of its centre in cm.</summary>
    [JsonPropertyName("x")]
    public required double X { get; init; }

    /// <summary>Y of its centre in cm.</summary>
    [JsonPropertyName("y")]
    public required double Y { get; init; }

    /// <summary>Height of its bottom above the floor in cm.</summary>
    [JsonPropertyName("elevation")]
    public required double Elevation { get; init; }

    /// <summary>Rotation in degrees, in [0, 360).</summary>
    [JsonPropertyName("angle")]
    public required double Angle { get; init; }

    /// <summary>Width in cm.</summary>
    [JsonPropertyName("width")]
    public required double Width { get; init; }

    /// <summary>Depth in cm.</summary>
    [JsonPropertyName("depth")]
    public required double Depth { get; init; }

    /// <summary>Height in cm.</summary>
    [JsonPropertyName("height")]
    public required double Height { get; init; }

    /// <summary>Its colour; null for that of its material.</summary>
    [JsonPropertyName("color")]
    [JsonIgnore(Condition = JsonIgnoreCondition.Never)]
    public required string? Color { get; init; }

    /// <summary>It is shown.</summary>
    [JsonPropertyName("visible")]
    public required bool Visible { get; init; }

    /// <summary>Its left and right are exchanged.</summary>
    [JsonPropertyName("mirrored")]
    public required bool Mirrored { get; init; }

    /// <summary>It is a door or a window.</summary>
    [JsonPropertyName("isDoorOrWindow")]
    public required bool IsDoorOrWindow { get; init; }

    /// <summary>Id of the wall that it stands in.</summary>
    [JsonPropertyName("wallId")]
    [JsonIgnore(Condition = JsonIgnoreCondition.Never)]
    public required string? WallId { get; init; }

    /// <summary>Where its centre is in that wall: 0 at the start, 1 at the end.</summary>
    [JsonPropertyName("position")]
    [JsonIgnore(Condition = JsonIgnoreCondition.Never)]
    public required double? Position { get; init; }
}

/// <summary>What <c>GET /health</c> answers.</summary>
public sealed record Health
{
    /// <summary>The server is up.</summary>
    [JsonPropertyName("ok")]
    public required bool Ok { get; init; }

    /// <summary>Contract and version.</summary>
    [JsonPropertyName("schema")]
    public required string Schema { get; init; }

    /// <summary>Names of the tools, as <c>tools/list</c> has them.</summary>
    [JsonPropertyName("tools")]
    public required IReadOnlyList<string> Tools { get; init; }

    /// <summary>The transport profile: <c>stateless</c> or <c>stateful</c>.</summary>
    [JsonPropertyName("transport")]
    public required string Transport { get; init; }

    /// <summary>A home is there.</summary>
    [JsonPropertyName("attached")]
    public required bool Attached { get; init; }
}

/// <summary>An open home.</summary>
public sealed record HomeInfo
{
    /// <summary>Its id; every tool takes it as <c>home</c>.</summary>
    [JsonPropertyName("id")]
    public required string Id { get; init; }

    /// <summary>Name of its file without the ending; null before it was saved.</summary>
    [JsonPropertyName("name")]
    [JsonIgnore(Condition = JsonIgnoreCondition.Never)]
    public required string? Name { get; init; }

    /// <summary>Its file, relative to the folder of files; null when there is none below it.</summary>
    [JsonPropertyName("filePath")]
    [JsonIgnore(Condition = JsonIgnoreCondition.Never)]
    public required string? FilePath { get; init; }

    /// <summary>It has changes that were not saved.</summary>
    [JsonPropertyName("modified")]
    public required bool Modified { get; init; }

    /// <summary>Tools use it unless told otherwise.</summary>
    [JsonPropertyName("active")]
    public required bool Active { get; init; }
}

/// <summary>A home and all that is in it.</summary>
public sealed record HomeState
{
    /// <summary>Contract and version.</summary>
    [JsonPropertyName("schema")]
    public required string Schema { get; init; }

    /// <summary>Id of this home.</summary>
    [JsonPropertyName("home")]
    public required string Home { get; init; }

    /// <summary>All open homes.</summary>
    [JsonPropertyName("homes")]
    public required IReadOnlyList<HomeInfo> Homes { get; init; }

    /// <summary>Walls.</summary>
    [JsonPropertyName("walls")]
    public required IReadOnlyList<Wall> Walls { get; init; }

    /// <summary>Rooms.</summary>
    [JsonPropertyName("rooms")]
    public required IReadOnlyList<Room> Rooms { get; init; }

    /// <summary>Furniture, doors and windows.</summary>
    [JsonPropertyName("furniture")]
    public required IReadOnlyList<Furniture> Furniture { get; init; }

    /// <summary>Labels.</summary>
    [JsonPropertyName("labels")]
    public required IReadOnlyList<Label> Labels { get; init; }

    /// <summary>Dimension lines.</summary>
    [JsonPropertyName("dimensionLines")]
    public required IReadOnlyList<DimensionLine> DimensionLines { get; init; }

    /// <summary>Levels, from the lowest up.</summary>
    [JsonPropertyName("levels")]
    public required IReadOnlyList<Level> Levels { get; init; }

    /// <summary>Id of the level that new objects are made on.</summary>
    [JsonPropertyName("selectedLevel")]
    [JsonIgnore(Condition = JsonIgnoreCondition.Never)]
    public required string? SelectedLevel { get; init; }

    /// <summary>The camera in use.</summary>
    [JsonPropertyName("camera")]
    public required Camera Camera { get; init; }

    /// <summary>Cameras with a name.</summary>
    [JsonPropertyName("storedCameras")]
    public required IReadOnlyList<StoredCamera> StoredCameras { get; init; }

    /// <summary>Ground, sky and light.</summary>
    [JsonPropertyName("environment")]
    public required Environment Environment { get; init; }

    /// <summary>Around all walls, rooms and furniture; null when there are none.</summary>
    [JsonPropertyName("boundingBox")]
    [JsonIgnore(Condition = JsonIgnoreCondition.Never)]
    public required BoundingBox? BoundingBox { get; init; }
}

/// <summary>One thing that is wrong with an input.</summary>
public sealed record InputIssue
{
    /// <summary>JSON Pointer into the arguments.</summary>
    [JsonPropertyName("pointer")]
    public required string Pointer { get; init; }

    /// <summary>What is wrong, as a sentence.</summary>
    [JsonPropertyName("message")]
    public required string Message { get; init; }

    /// <summary>What would have been right.</summary>
    [JsonPropertyName("expected")]
    public required string Expected { get; init; }
}

/// <summary>Details of SH3D_INVALID_INPUT.</summary>
public sealed record InvalidInputDetails
{
    /// <summary>All that is wrong.</summary>
    [JsonPropertyName("issues")]
    public required IReadOnlyList<InputIssue> Issues { get; init; }
}

/// <summary>Details of SH3D_IO.</summary>
public sealed record IoDetails
{
    /// <summary>What went wrong.</summary>
    [JsonPropertyName("reason")]
    public required IoDetailsReason Reason { get; init; }

    /// <summary>The path as it was given.</summary>
    [JsonPropertyName("filePath")]
    public string? FilePath { get; init; }
}

/// <summary>What went wrong. Other values may join: compare with the constants, and expect more.</summary>
/// <param name="Value">As on the wire.</param>
[JsonConverter(typeof(OpenEnumConverter<IoDetailsReason>))]
public sealed record IoDetailsReason(string Value) : IOpenEnum<IoDetailsReason>
{
    /// <summary><c>NO_FOLDER</c></summary>
    public static IoDetailsReason NoFolder { get; } = new("NO_FOLDER");

    /// <summary><c>OUTSIDE_FOLDER</c></summary>
    public static IoDetailsReason OutsideFolder { get; } = new("OUTSIDE_FOLDER");

    /// <summary><c>MISSING</c></summary>
    public static IoDetailsReason Missing { get; } = new("MISSING");

    /// <summary><c>NOT_A_HOME</c></summary>
    public static IoDetailsReason NotAHome { get; } = new("NOT_A_HOME");

    /// <summary><c>TOO_LARGE</c></summary>
    public static IoDetailsReason TooLarge { get; } = new("TOO_LARGE");

    /// <summary><c>FAILED</c></summary>
    public static IoDetailsReason Failed { get; } = new("FAILED");

    static IoDetailsReason IOpenEnum<IoDetailsReason>.From(string value) => new(value);

    /// <inheritdoc />
    public override string ToString() => Value;
}

/// <summary>A text on the plan.</summary>
public sealed record Label
{
    /// <summary>Id: stable, never used again.</summary>
    [JsonPropertyName("id")]
    public required string Id { get; init; }

    /// <summary>Id of its level; null for what was made before there was one.</summary>
    [JsonPropertyName("level")]
    [JsonIgnore(Condition = JsonIgnoreCondition.Never)]
    public required string? Level { get; init; }

    /// <summary>The text.</summary>
    [JsonPropertyName("text")]
    public required string Text { get; init; }

    /// <summary>X in cm.</summary>
    [JsonPropertyName("x")]
    public required double X { get; init; }

    /// <summary>Y in cm.</summary>
    [JsonPropertyName("y")]
    public required double Y { get; init; }

    /// <summary>Rotation in degrees, in [0, 360).</summary>
    [JsonPropertyName("angle")]
    public required double Angle { get; init; }

    /// <summary>Colour of the text.</summary>
    [JsonPropertyName("color")]
    [JsonIgnore(Condition = JsonIgnoreCondition.Never)]
    public required string? Color { get; init; }

    /// <summary>Colour of its outline.</summary>
    [JsonPropertyName("outlineColor")]
    [JsonIgnore(Condition = JsonIgnoreCondition.Never)]
    public required string? OutlineColor { get; init; }

    /// <summary>Height of the text in cm.</summary>
    [JsonPropertyName("fontSize")]
    public required double FontSize { get; init; }

    /// <summary>Bold.</summary>
    [JsonPropertyName("bold")]
    public required bool Bold { get; init; }

    /// <summary>Italic.</summary>
    [JsonPropertyName("italic")]
    public required bool Italic { get; init; }

    /// <summary>How it stands to its point.</summary>
    [JsonPropertyName("alignment")]
    public required TextAlignmentShown Alignment { get; init; }

    /// <summary>Height above the floor in 3D, in cm.</summary>
    [JsonPropertyName("elevation")]
    public required double Elevation { get; init; }

    /// <summary>Tilt in 3D in degrees; null when it is only on the plan.</summary>
    [JsonPropertyName("pitch")]
    [JsonIgnore(Condition = JsonIgnoreCondition.Never)]
    public required double? Pitch { get; init; }
}

/// <summary>A level of the home.</summary>
public sealed record Level
{
    /// <summary>Id: stable, never used again.</summary>
    [JsonPropertyName("id")]
    public required string Id { get; init; }

    /// <summary>Name.</summary>
    [JsonPropertyName("name")]
    public required string Name { get; init; }

    /// <summary>Height of its floor above the ground in cm.</summary>
    [JsonPropertyName("elevation")]
    public required double Elevation { get; init; }

    /// <summary>Height of its walls in cm.</summary>
    [JsonPropertyName("height")]
    public required double Height { get; init; }

    /// <summary>Thickness of its floor in cm.</summary>
    [JsonPropertyName("floorThickness")]
    public required double FloorThickness { get; init; }

    /// <summary>It is shown.</summary>
    [JsonPropertyName("viewable")]
    public required bool Viewable { get; init; }

    /// <summary>New objects are made on it.</summary>
    [JsonPropertyName("selected")]
    public required bool Selected { get; init; }
}

/// <summary>A point in space, in cm.</summary>
public sealed record LookAtPoint
{
    /// <summary>To the right.</summary>
    [JsonPropertyName("x")]
    public required double X { get; init; }

    /// <summary>Downwards on the plan.</summary>
    [JsonPropertyName("y")]
    public required double Y { get; init; }

    /// <summary>Above the ground. Default: 0.</summary>
    [JsonPropertyName("z")]
    public double? Z { get; init; }
}

/// <summary>Details of SH3D_NO_CHECKPOINT.</summary>
public sealed record NoCheckpointDetails
{
    /// <summary>Ids of the checkpoints that there are, the oldest first.</summary>
    [JsonPropertyName("available")]
    public required IReadOnlyList<string> Available { get; init; }
}

/// <summary>Details of SH3D_NOT_FOUND.</summary>
public sealed record NotFoundDetails
{
    /// <summary>What was looked for.</summary>
    [JsonPropertyName("kind")]
    public required NotFoundDetailsKind Kind { get; init; }

    /// <summary>The id or name that was given.</summary>
    [JsonPropertyName("asked")]
    public required string Asked { get; init; }

    /// <summary>Ids or names that come close, the nearest first.</summary>
    [JsonPropertyName("nearest")]
    public required IReadOnlyList<string> Nearest { get; init; }
}

/// <summary>What was looked for. Other values may join: compare with the constants, and expect more.</summary>
/// <param name="Value">As on the wire.</param>
[JsonConverter(typeof(OpenEnumConverter<NotFoundDetailsKind>))]
public sealed record NotFoundDetailsKind(string Value) : IOpenEnum<NotFoundDetailsKind>
{
    /// <summary><c>home</c></summary>
    public static NotFoundDetailsKind Home { get; } = new("home");

    /// <summary><c>wall</c></summary>
    public static NotFoundDetailsKind Wall { get; } = new("wall");

    /// <summary><c>room</c></summary>
    public static NotFoundDetailsKind Room { get; } = new("room");

    /// <summary><c>furniture</c></summary>
    public static NotFoundDetailsKind Furniture { get; } = new("furniture");

    /// <summary><c>annotation</c></summary>
    public static NotFoundDetailsKind Annotation { get; } = new("annotation");

    /// <summary><c>level</c></summary>
    public static NotFoundDetailsKind Level { get; } = new("level");

    /// <summary><c>camera</c></summary>
    public static NotFoundDetailsKind Camera { get; } = new("camera");

    /// <summary><c>catalogEntry</c></summary>
    public static NotFoundDetailsKind CatalogEntry { get; } = new("catalogEntry");

    /// <summary><c>texture</c></summary>
    public static NotFoundDetailsKind Texture { get; } = new("texture");

    /// <summary><c>category</c></summary>
    public static NotFoundDetailsKind Category { get; } = new("category");

    static NotFoundDetailsKind IOpenEnum<NotFoundDetailsKind>.From(string value) => new(value);

    /// <inheritdoc />
    public override string ToString() => Value;
}

/// <summary>What a batch does after a command that fails.</summary>
[JsonConverter(typeof(JsonStringEnumConverter<OnError>))]
public enum OnError
{
    /// <summary><c>stop</c></summary>
    [JsonStringEnumMemberName("stop")]
    Stop,

    /// <summary><c>continue</c></summary>
    [JsonStringEnumMemberName("continue")]
    Continue,

    /// <summary><c>rollback</c></summary>
    [JsonStringEnumMemberName("rollback")]
    Rollback,
}

/// <summary>Kind of image file.</summary>
[JsonConverter(typeof(JsonStringEnumConverter<PhotoFormat>))]
public enum PhotoFormat
{
    /// <summary><c>png</c></summary>
    [JsonStringEnumMemberName("png")]
    Png,

    /// <summary><c>jpeg</c></summary>
    [JsonStringEnumMemberName("jpeg")]
    Jpeg,
}

/// <summary>How much effort a picture is worth.</summary>
[JsonConverter(typeof(JsonStringEnumConverter<PhotoQuality>))]
public enum PhotoQuality
{
    /// <summary><c>low</c></summary>
    [JsonStringEnumMemberName("low")]
    Low,

    /// <summary><c>medium</c></summary>
    [JsonStringEnumMemberName("medium")]
    Medium,

    /// <summary><c>high</c></summary>
    [JsonStringEnumMemberName("high")]
    High,
}

/// <summary>From above the corners, or from a camera.</summary>
[JsonConverter(typeof(JsonStringEnumConverter<PhotoView>))]
public enum PhotoView
{
    /// <summary><c>overhead</c></summary>
    [JsonStringEnumMemberName("overhead")]
    Overhead,

    /// <summary><c>standard</c></summary>
    [JsonStringEnumMemberName("standard")]
    Standard,
}

/// <summary>One picture of a home.</summary>
public sealed record Photo
{
    /// <summary>Place among the image blocks, from 0.</summary>
    [JsonPropertyName("index")]
    public required long Index { get; init; }

    /// <summary>Width in pixels.</summary>
    [JsonPropertyName("width")]
    public required long Width { get; init; }

    /// <summary>Height in pixels.</summary>
    [JsonPropertyName("height")]
    public required long Height { get; init; }

    /// <summary>Media type.</summary>
    [JsonPropertyName("mimeType")]
    public required string MimeType { get; init; }

    /// <summary>Where it was taken from.</summary>
    [JsonPropertyName("camera")]
    public required ViewPoint Camera { get; init; }

    /// <summary>File below the folder of files; null when it came as an image block.</summary>
    [JsonPropertyName("filePath")]
    [JsonIgnore(Condition = JsonIgnoreCondition.Never)]
    public required string? FilePath { get; init; }

    /// <summary>Size in bytes.</summary>
    [JsonPropertyName("sizeBytes")]
    public required long SizeBytes { get; init; }
}

/// <summary>A point of the plan, in cm.</summary>
public sealed record PointInput
{
    /// <summary>To the right.</summary>
    [JsonPropertyName("x")]
    public required double X { get; init; }

    /// <summary>Downwards.</summary>
    [JsonPropertyName("y")]
    public required double Y { get; init; }
}

/// <summary>A point of the plan, in cm.</summary>
public sealed record Point
{
    /// <summary>To the right.</summary>
    [JsonPropertyName("x")]
    public required double X { get; init; }

    /// <summary>Downwards.</summary>
    [JsonPropertyName("y")]
    public required double Y { get; init; }
}

/// <summary>A room: a polygon with a floor and a ceiling.</summary>
public sealed record Room
{
    /// <summary>Id: stable, never used again.</summary>
    [JsonPropertyName("id")]
    public required string Id { get; init; }

    /// <summary>Id of its level; null for what was made before there was one.</summary>
    [JsonPropertyName("level")]
    [JsonIgnore(Condition = JsonIgnoreCondition.Never)]
    public required string? Level { get; init; }

    /// <summary>Name.</summary>
    [JsonPropertyName("name")]
    [JsonIgnore(Condition = JsonIgnoreCondition.Never)]
    public required string? Name { get; init; }

    /// <summary>Corners in their order, in cm.</summary>
    [JsonPropertyName("points")]
    public required IReadOnlyList<Point> Points { get; init; }

    /// <summary>Area in square cm.</summary>
    [JsonPropertyName("area")]
    public required double Area { get; init; }

    /// <summary>X of the centre of its bounding box.</summary>
    [JsonPropertyName("xCenter")]
    public required double XCenter { get; init; }

    /// <summary>Y of the centre of its bounding box.</summary>
    [JsonPropertyName("yCenter")]
    public required double YCenter { get; init; }

    /// <summary>Show its area.</summary>
    [JsonPropertyName("areaVisible")]
    public required bool AreaVisible { get; init; }

    /// <summary>It has a floor.</summary>
    [JsonPropertyName("floorVisible")]
    public required bool FloorVisible { get; init; }

    /// <summary>It has a ceiling.</summary>
    [JsonPropertyName("ceilingVisible")]
    public required bool CeilingVisible { get; init; }

    /// <summary>Colour of the floor.</summary>
    [JsonPropertyName("floorColor")]
    [JsonIgnore(Condition = JsonIgnoreCondition.Never)]
    public required string? FloorColor { get; init; }

    /// <summary>Colour of the ceiling.</summary>
    [JsonPropertyName("ceilingColor")]
    [JsonIgnore(Condition = JsonIgnoreCondition.Never)]
    public required string? CeilingColor { get; init; }

    /// <summary>Texture of the floor.</summary>
    [JsonPropertyName("floorTexture")]
    [JsonIgnore(Condition = JsonIgnoreCondition.Never)]
    public required AppliedTexture? FloorTexture { get; init; }

    /// <summary>Texture of the ceiling.</summary>
    [JsonPropertyName("ceilingTexture")]
    [JsonIgnore(Condition = JsonIgnoreCondition.Never)]
    public required AppliedTexture? CeilingTexture { get; init; }

    /// <summary>Shininess of the floor.</summary>
    [JsonPropertyName("floorShininess")]
    public required double FloorShininess { get; init; }

    /// <summary>Shininess of the ceiling.</summary>
    [JsonPropertyName("ceilingShininess")]
    public required double CeilingShininess { get; init; }
}

/// <summary>A raised polygon, or a mesh of triangles.</summary>
[JsonConverter(typeof(JsonStringEnumConverter<ShapeMode>))]
public enum ShapeMode
{
    /// <summary><c>extrude</c></summary>
    [JsonStringEnumMemberName("extrude")]
    Extrude,

    /// <summary><c>mesh</c></summary>
    [JsonStringEnumMemberName("mesh")]
    Mesh,
}

/// <summary>A camera that was given a name.</summary>
public sealed record StoredCamera
{
    /// <summary>Id: stable, never used again.</summary>
    [JsonPropertyName("id")]
    public required string Id { get; init; }

    /// <summary>Its name, the only one of this spelling.</summary>
    [JsonPropertyName("name")]
    public required string Name { get; init; }

    /// <summary>X in cm.</summary>
    [JsonPropertyName("x")]
    public required double X { get; init; }

    /// <summary>Y in cm.</summary>
    [JsonPropertyName("y")]
    public required double Y { get; init; }

    /// <summary>Height above the ground in cm.</summary>
    [JsonPropertyName("z")]
    public required double Z { get; init; }

    /// <summary>Direction in degrees, in [0, 360): 0 is +y, 90 is -x.</summary>
    [JsonPropertyName("yaw")]
    public required double Yaw { get; init; }

    /// <summary>Tilt in degrees; positive looks down.</summary>
    [JsonPropertyName("pitch")]
    public required double Pitch { get; init; }

    /// <summary>Field of view in degrees.</summary>
    [JsonPropertyName("fov")]
    public required double Fov { get; init; }
}

/// <summary>
/// How a text stands to its point. Other values may join: compare with the constants, and expect more.
/// </summary>
/// <param name="Value">As on the wire.</param>
[JsonConverter(typeof(OpenEnumConverter<TextAlignmentShown>))]
public sealed record TextAlignmentShown(string Value) : IOpenEnum<TextAlignmentShown>
{
    /// <summary><c>LEFT</c></summary>
    public static TextAlignmentShown Left { get; } = new("LEFT");

    /// <summary><c>CENTER</c></summary>
    public static TextAlignmentShown Center { get; } = new("CENTER");

    /// <summary><c>RIGHT</c></summary>
    public static TextAlignmentShown Right { get; } = new("RIGHT");

    static TextAlignmentShown IOpenEnum<TextAlignmentShown>.From(string value) => new(value);

    /// <inheritdoc />
    public override string ToString() => Value;
}

/// <summary>How a text stands to its point.</summary>
[JsonConverter(typeof(JsonStringEnumConverter<TextAlignment>))]
public enum TextAlignment
{
    /// <summary><c>LEFT</c></summary>
    [JsonStringEnumMemberName("LEFT")]
    Left,

    /// <summary><c>CENTER</c></summary>
    [JsonStringEnumMemberName("CENTER")]
    Center,

    /// <summary><c>RIGHT</c></summary>
    [JsonStringEnumMemberName("RIGHT")]
    Right,
}

/// <summary>A side of a wall, or the floor or ceiling of a room.</summary>
[JsonConverter(typeof(JsonStringEnumConverter<TextureSurface>))]
public enum TextureSurface
{
    /// <summary><c>left</c></summary>
    [JsonStringEnumMemberName("left")]
    Left,

    /// <summary><c>right</c></summary>
    [JsonStringEnumMemberName("right")]
    Right,

    /// <summary><c>floor</c></summary>
    [JsonStringEnumMemberName("floor")]
    Floor,

    /// <summary><c>ceiling</c></summary>
    [JsonStringEnumMemberName("ceiling")]
    Ceiling,

    /// <summary><c>both</c></summary>
    [JsonStringEnumMemberName("both")]
    Both,
}

/// <summary>What a texture is put on.</summary>
[JsonConverter(typeof(JsonStringEnumConverter<TextureTarget>))]
public enum TextureTarget
{
    /// <summary><c>wall</c></summary>
    [JsonStringEnumMemberName("wall")]
    Wall,

    /// <summary><c>room</c></summary>
    [JsonStringEnumMemberName("room")]
    Room,
}

/// <summary>Details of SH3D_TIMEOUT.</summary>
public sealed record TimeoutDetails
{
    /// <summary>The deadline that passed.</summary>
    [JsonPropertyName("timeoutMs")]
    public required long TimeoutMs { get; init; }

    /// <summary>The call had begun and may still have its effect.</summary>
    [JsonPropertyName("begun")]
    public bool? Begun { get; init; }
}

/// <summary>What went wrong, for a program and for a model.</summary>
public sealed record ToolError
{
    /// <summary>Stable code.</summary>
    [JsonPropertyName("code")]
    public required ErrorCode Code { get; init; }

    /// <summary>What happened, as a sentence.</summary>
    [JsonPropertyName("message")]
    public required string Message { get; init; }

    /// <summary>More, by code.</summary>
    [JsonPropertyName("details")]
    public required IReadOnlyDictionary<string, JsonElement> Details { get; init; }
}

/// <summary>A place and a direction.</summary>
public sealed record ViewPoint
{
    /// <summary>X in cm.</summary>
    [JsonPropertyName("x")]
    public required double X { get; init; }

    /// <summary>Y in cm.</summary>
    [JsonPropertyName("y")]
    public required double Y { get; init; }

    /// <summary>Height above the ground in cm.</summary>
    [JsonPropertyName("z")]
    public required double Z { get; init; }

    /// <summary>Direction in degrees, in [0, 360): 0 is +y, 90 is -x.</summary>
    [JsonPropertyName("yaw")]
    public required double Yaw { get; init; }

    /// <summary>Tilt in degrees; positive looks down.</summary>
    [JsonPropertyName("pitch")]
    public required double Pitch { get; init; }

    /// <summary>Field of view in degrees.</summary>
    [JsonPropertyName("fov")]
    public required double Fov { get; init; }
}

/// <summary>One end of a wall.</summary>
[JsonConverter(typeof(JsonStringEnumConverter<WallEnd>))]
public enum WallEnd
{
    /// <summary><c>start</c></summary>
    [JsonStringEnumMemberName("start")]
    Start,

    /// <summary><c>end</c></summary>
    [JsonStringEnumMemberName("end")]
    End,
}

/// <summary>A wall.</summary>
public sealed record Wall
{
    /// <summary>Id: stable, never used again.</summary>
    [JsonPropertyName("id")]
    public required string Id { get; init; }

    /// <summary>Id of its level; null for what was made before there was one.</summary>
    [JsonPropertyName("level")]
    [JsonIgnore(Condition = JsonIgnoreCondition.Never)]
    public required string? Level { get; init; }

    /// <summary>X of its start in cm.</summary>
    [JsonPropertyName("xStart")]
    public required double XStart { get; init; }

    /// <summary>Y of its start in cm.</summary>
    [JsonPropertyName("yStart")]
    public required double YStart { get; init; }

    /// <summary>X of its end in cm.</summary>
    [JsonPropertyName("xEnd")]
    public required double XEnd { get; init; }

    /// <summary>Y of its end in cm.</summary>
    [JsonPropertyName("yEnd")]
    public required double YEnd { get; init; }

    /// <summary>Length in cm, along the arc where there is one.</summary>
    [JsonPropertyName("length")]
    public required double Length { get; init; }

    /// <summary>Thickness in cm.</summary>
    [JsonPropertyName("thickness")]
    public required double Thickness { get; init; }

    /// <summary>Height at its start in cm.</summary>
    [JsonPropertyName("height")]
    public required double Height { get; init; }

    /// <summary>Height at its end in cm; null where it is the same.</summary>
    [JsonPropertyName("heightAtEnd")]
    [JsonIgnore(Condition = JsonIgnoreCondition.Never)]
    public required double? HeightAtEnd { get; init; }

    /// <summary>Angle of its arc in degrees; null for a straight wall.</summary>
    [JsonPropertyName("arcExtent")]
    [JsonIgnore(Condition = JsonIgnoreCondition.Never)]
    public required double? ArcExtent { get; init; }

    /// <summary>Id of the wall joined at its start.</summary>
    [JsonPropertyName("wallAtStart")]
    [JsonIgnore(Condition = JsonIgnoreCondition.Never)]
    public required string? WallAtStart { get; init; }

    /// <summary>Id of the wall joined at its end.</summary>
    [JsonPropertyName("wallAtEnd")]
    [JsonIgnore(Condition = JsonIgnoreCondition.Never)]
    public required string? WallAtEnd { get; init; }

    /// <summary>Colour of its left side.</summary>
    [JsonPropertyName("leftSideColor")]
    [JsonIgnore(Condition = JsonIgnoreCondition.Never)]
    public required string? LeftSideColor { get; init; }

    /// <summary>Colour of its right side.</summary>
    [JsonPropertyName("rightSideColor")]
    [JsonIgnore(Condition = JsonIgnoreCondition.Never)]
    public required string? RightSideColor { get; init; }

    /// <summary>Colour of its top.</summary>
    [JsonPropertyName("topColor")]
    [JsonIgnore(Condition = JsonIgnoreCondition.Never)]
    public required string? TopColor { get; init; }

    /// <summary>Texture of its left side.</summary>
    [JsonPropertyName("leftSideTexture")]
    [JsonIgnore(Condition = JsonIgnoreCondition.Never)]
    public required AppliedTexture? LeftSideTexture { get; init; }

    /// <summary>Texture of its right side.</summary>
    [JsonPropertyName("rightSideTexture")]
    [JsonIgnore(Condition = JsonIgnoreCondition.Never)]
    public required AppliedTexture? RightSideTexture { get; init; }

    /// <summary>Shininess of its left side.</summary>
    [JsonPropertyName("leftSideShininess")]
    public required double LeftSideShininess { get; init; }

    /// <summary>Shininess of its right side.</summary>
    [JsonPropertyName("rightSideShininess")]
    public required double RightSideShininess { get; init; }
}

/// <summary>Add a dimension line.</summary>
public sealed record AddDimensionLineInput
{
    /// <summary>X of the start.</summary>
    [JsonPropertyName("xStart")]
    public required double XStart { get; init; }

    /// <summary>Y of the start.</summary>
    [JsonPropertyName("yStart")]
    public required double YStart { get; init; }

    /// <summary>X of the end.</summary>
    [JsonPropertyName("xEnd")]
    public required double XEnd { get; init; }

    /// <summary>Y of the end.</summary>
    [JsonPropertyName("yEnd")]
    public required double YEnd { get; init; }

    /// <summary>How far beside it is drawn. Default: 25.</summary>
    [JsonPropertyName("offset")]
    public double? Offset { get; init; }

    /// <summary>The home.</summary>
    [JsonPropertyName("home")]
    public string? Home { get; init; }
}

/// <summary>Add a label.</summary>
public sealed record AddLabelInput
{
    /// <summary>The text.</summary>
    [JsonPropertyName("text")]
    public required string Text { get; init; }

    /// <summary>X.</summary>
    [JsonPropertyName("x")]
    public required double X { get; init; }

    /// <summary>Y.</summary>
    [JsonPropertyName("y")]
    public required double Y { get; init; }

    /// <summary>Clockwise. Default: 0.</summary>
    [JsonPropertyName("angle")]
    public double? Angle { get; init; }

    /// <summary>Colour.</summary>
    [JsonPropertyName("color")]
    public string? Color { get; init; }

    /// <summary>Outline.</summary>
    [JsonPropertyName("outlineColor")]
    public string? OutlineColor { get; init; }

    /// <summary>Height of letters. Default: 18.</summary>
    [JsonPropertyName("fontSize")]
    public double? FontSize { get; init; }

    /// <summary>Bold. Default: false.</summary>
    [JsonPropertyName("bold")]
    public bool? Bold { get; init; }

    /// <summary>Italic. Default: false.</summary>
    [JsonPropertyName("italic")]
    public bool? Italic { get; init; }

    /// <summary>How it stands to x, y. Default: "CENTER".</summary>
    [JsonPropertyName("alignment")]
    public TextAlignment? Alignment { get; init; }

    /// <summary>Elevation.</summary>
    [JsonPropertyName("elevation")]
    public double? Elevation { get; init; }

    /// <summary>Tilt in 3D; absent: on the plan only.</summary>
    [JsonPropertyName("pitch")]
    public double? Pitch { get; init; }

    /// <summary>The home.</summary>
    [JsonPropertyName("home")]
    public string? Home { get; init; }
}

/// <summary>Add a level.</summary>
public sealed record AddLevelInput
{
    /// <summary>Name.</summary>
    [JsonPropertyName("name")]
    public required string Name { get; init; }

    /// <summary>Of its floor above the ground.</summary>
    [JsonPropertyName("elevation")]
    public required double Elevation { get; init; }

    /// <summary>Height of its walls. Default: 250.</summary>
    [JsonPropertyName("height")]
    public double? Height { get; init; }

    /// <summary>Floor thickness. Default: 12.</summary>
    [JsonPropertyName("floorThickness")]
    public double? FloorThickness { get; init; }

    /// <summary>The home.</summary>
    [JsonPropertyName("home")]
    public string? Home { get; init; }
}

/// <summary>Apply a texture.</summary>
public sealed record ApplyTextureInput
{
    /// <summary>Target type.</summary>
    [JsonPropertyName("targetType")]
    public required TextureTarget TargetType { get; init; }

    /// <summary>Id of the wall or room.</summary>
    [JsonPropertyName("targetId")]
    public required string TargetId { get; init; }

    /// <summary>Wall: left, right, both. Room: floor, ceiling, both.</summary>
    [JsonPropertyName("surface")]
    public required TextureSurface Surface { get; init; }

    /// <summary>Name in the catalog; null removes.</summary>
    [JsonPropertyName("textureName")]
    [JsonIgnore(Condition = JsonIgnoreCondition.Never)]
    public required string? TextureName { get; init; }

    /// <summary>Where several have the name.</summary>
    [JsonPropertyName("textureCategory")]
    public string? TextureCategory { get; init; }

    /// <summary>Angle. Default: 0.</summary>
    [JsonPropertyName("angle")]
    public double? Angle { get; init; }

    /// <summary>Size of the pattern. Default: 1.</summary>
    [JsonPropertyName("scale")]
    public double? Scale { get; init; }

    /// <summary>The home.</summary>
    [JsonPropertyName("home")]
    public string? Home { get; init; }
}

/// <summary>What was done.</summary>
public sealed record ApplyTextureOutput
{
    /// <summary><c>wall</c> or <c>room</c>.</summary>
    [JsonPropertyName("targetType")]
    public required string TargetType { get; init; }

    /// <summary>Id of the wall or room.</summary>
    [JsonPropertyName("targetId")]
    public required string TargetId { get; init; }

    /// <summary>The surfaces.</summary>
    [JsonPropertyName("surface")]
    public required string Surface { get; init; }

    /// <summary>The texture that is there now; null when it was taken off.</summary>
    [JsonPropertyName("texture")]
    [JsonIgnore(Condition = JsonIgnoreCondition.Never)]
    public required AppliedTexture? Texture { get; init; }
}

/// <summary>Do several things at once.</summary>
public sealed record BatchCommandsInput
{
    /// <summary>Commands in order.</summary>
    [JsonPropertyName("commands")]
    public required IReadOnlyList<BatchCommand> Commands { get; init; }

    /// <summary>After a failure. Default: "stop".</summary>
    [JsonPropertyName("onError")]
    public OnError? OnError { get; init; }

    /// <summary>The home.</summary>
    [JsonPropertyName("home")]
    public string? Home { get; init; }
}

/// <summary>What became of the commands.</summary>
public sealed record BatchCommandsOutput
{
    /// <summary>How many were done.</summary>
    [JsonPropertyName("succeeded")]
    public required long Succeeded { get; init; }

    /// <summary>How many failed.</summary>
    [JsonPropertyName("failed")]
    public required long Failed { get; init; }

    /// <summary>How many were not tried.</summary>
    [JsonPropertyName("skipped")]
    public required long Skipped { get; init; }

    /// <summary>All was undone.</summary>
    [JsonPropertyName("rolledBack")]
    public required bool RolledBack { get; init; }

    /// <summary>One for each command, in order.</summary>
    [JsonPropertyName("results")]
    public required IReadOnlyList<BatchResult> Results { get; init; }
}

/// <summary>Take a checkpoint.</summary>
public sealed record CheckpointInput
{
    /// <summary>What it is for.</summary>
    [JsonPropertyName("description")]
    public string? Description { get; init; }

    /// <summary>The home.</summary>
    [JsonPropertyName("home")]
    public string? Home { get; init; }
}

/// <summary>Clear the home.</summary>
public sealed record ClearSceneInput
{
    /// <summary>The home.</summary>
    [JsonPropertyName("home")]
    public string? Home { get; init; }
}

/// <summary>What was cleared.</summary>
public sealed record ClearSceneOutput
{
    /// <summary>How much was deleted.</summary>
    [JsonPropertyName("removed")]
    public required Counts Removed { get; init; }

    /// <summary>Id of the checkpoint that was taken before.</summary>
    [JsonPropertyName("checkpointId")]
    public required string CheckpointId { get; init; }
}

/// <summary>Connect two walls.</summary>
public sealed record ConnectWallsInput
{
    /// <summary>Id of a wall.</summary>
    [JsonPropertyName("wall1Id")]
    public required string Wall1Id { get; init; }

    /// <summary>Id of another wall.</summary>
    [JsonPropertyName("wall2Id")]
    public required string Wall2Id { get; init; }

    /// <summary>End of the first.</summary>
    [JsonPropertyName("wall1End")]
    public WallEnd? Wall1End { get; init; }

    /// <summary>End of the second.</summary>
    [JsonPropertyName("wall2End")]
    public WallEnd? Wall2End { get; init; }

    /// <summary>The home.</summary>
    [JsonPropertyName("home")]
    public string? Home { get; init; }
}

/// <summary>The walls.</summary>
public sealed record ConnectWallsOutput
{
    /// <summary>Both, as they are now.</summary>
    [JsonPropertyName("walls")]
    public required IReadOnlyList<Wall> Walls { get; init; }

    /// <summary>End of the first that was joined.</summary>
    [JsonPropertyName("wall1End")]
    public required string Wall1End { get; init; }

    /// <summary>End of the second that was joined.</summary>
    [JsonPropertyName("wall2End")]
    public required string Wall2End { get; init; }
}

/// <summary>Create a room.</summary>
public sealed record CreateRoomPolygonInput
{
    /// <summary>Corners in order, cm.</summary>
    [JsonPropertyName("points")]
    public required IReadOnlyList<PointInput> Points { get; init; }

    /// <summary>Name.</summary>
    [JsonPropertyName("name")]
    public string? Name { get; init; }

    /// <summary>Floor visible. Default: true.</summary>
    [JsonPropertyName("floorVisible")]
    public bool? FloorVisible { get; init; }

    /// <summary>Ceiling visible. Default: true.</summary>
    [JsonPropertyName("ceilingVisible")]
    public bool? CeilingVisible { get; init; }

    /// <summary>Show its area. Default: false.</summary>
    [JsonPropertyName("areaVisible")]
    public bool? AreaVisible { get; init; }

    /// <summary>Floor.</summary>
    [JsonPropertyName("floorColor")]
    public string? FloorColor { get; init; }

    /// <summary>Ceiling.</summary>
    [JsonPropertyName("ceilingColor")]
    public string? CeilingColor { get; init; }

    /// <summary>The home.</summary>
    [JsonPropertyName("home")]
    public string? Home { get; init; }
}

/// <summary>Create a wall.</summary>
public sealed record CreateWallInput
{
    /// <summary>X of the start.</summary>
    [JsonPropertyName("xStart")]
    public required double XStart { get; init; }

    /// <summary>Y of the start.</summary>
    [JsonPropertyName("yStart")]
    public required double YStart { get; init; }

    /// <summary>X of the end.</summary>
    [JsonPropertyName("xEnd")]
    public required double XEnd { get; init; }

    /// <summary>Y of the end.</summary>
    [JsonPropertyName("yEnd")]
    public required double YEnd { get; init; }

    /// <summary>Thickness. Default: 10.</summary>
    [JsonPropertyName("thickness")]
    public double? Thickness { get; init; }

    /// <summary>Default: that of the level, else 250.</summary>
    [JsonPropertyName("height")]
    public double? Height { get; init; }

    /// <summary>The home.</summary>
    [JsonPropertyName("home")]
    public string? Home { get; init; }
}

/// <summary>Create four walls.</summary>
public sealed record CreateWallsInput
{
    /// <summary>Left.</summary>
    [JsonPropertyName("x")]
    public required double X { get; init; }

    /// <summary>Top.</summary>
    [JsonPropertyName("y")]
    public required double Y { get; init; }

    /// <summary>To the right.</summary>
    [JsonPropertyName("width")]
    public required double Width { get; init; }

    /// <summary>Downwards on the plan.</summary>
    [JsonPropertyName("height")]
    public required double Height { get; init; }

    /// <summary>Thickness. Default: 10.</summary>
    [JsonPropertyName("thickness")]
    public double? Thickness { get; init; }

    /// <summary>Default: that of the level, else 250.</summary>
    [JsonPropertyName("wallHeight")]
    public double? WallHeight { get; init; }

    /// <summary>The home.</summary>
    [JsonPropertyName("home")]
    public string? Home { get; init; }
}

/// <summary>The walls.</summary>
public sealed record CreateWallsOutput
{
    /// <summary>Top, right, bottom, left.</summary>
    [JsonPropertyName("walls")]
    public required IReadOnlyList<Wall> Walls { get; init; }
}

/// <summary>Delete an annotation.</summary>
public sealed record DeleteAnnotationInput
{
    /// <summary>Id of the label or dimension line.</summary>
    [JsonPropertyName("id")]
    public required string Id { get; init; }

    /// <summary>The home.</summary>
    [JsonPropertyName("home")]
    public string? Home { get; init; }
}

/// <summary>Delete furniture.</summary>
public sealed record DeleteFurnitureInput
{
    /// <summary>Id of the piece.</summary>
    [JsonPropertyName("id")]
    public required string Id { get; init; }

    /// <summary>The home.</summary>
    [JsonPropertyName("home")]
    public string? Home { get; init; }
}

/// <summary>Delete a level.</summary>
public sealed record DeleteLevelInput
{
    /// <summary>Id of the level.</summary>
    [JsonPropertyName("id")]
    public required string Id { get; init; }

    /// <summary>The home.</summary>
    [JsonPropertyName("home")]
    public string? Home { get; init; }
}

/// <summary>What was deleted.</summary>
public sealed record DeleteLevelOutput
{
    /// <summary>Id of the level.</summary>
    [JsonPropertyName("deleted")]
    public required IReadOnlyList<string> Deleted { get; init; }

    /// <summary>How much went with it, the level included.</summary>
    [JsonPropertyName("removed")]
    public required Counts Removed { get; init; }

    /// <summary>Id of the checkpoint that was taken before.</summary>
    [JsonPropertyName("checkpointId")]
    public required string CheckpointId { get; init; }

    /// <summary>Id of the level that is selected now.</summary>
    [JsonPropertyName("selectedLevel")]
    [JsonIgnore(Condition = JsonIgnoreCondition.Never)]
    public required string? SelectedLevel { get; init; }
}

/// <summary>Delete a room.</summary>
public sealed record DeleteRoomInput
{
    /// <summary>Id of the room.</summary>
    [JsonPropertyName("id")]
    public required string Id { get; init; }

    /// <summary>The home.</summary>
    [JsonPropertyName("home")]
    public string? Home { get; init; }
}

/// <summary>Delete a wall.</summary>
public sealed record DeleteWallInput
{
    /// <summary>Id of the wall.</summary>
    [JsonPropertyName("id")]
    public required string Id { get; init; }

    /// <summary>The home.</summary>
    [JsonPropertyName("home")]
    public string? Home { get; init; }
}

/// <summary>Export the plan as PNG.</summary>
public sealed record ExportPlanImageInput
{
    /// <summary>Pixels; the height follows. Default: 1024.</summary>
    [JsonPropertyName("width")]
    public long? Width { get; init; }

    /// <summary>Relative path of a .png file.</summary>
    [JsonPropertyName("filePath")]
    public string? FilePath { get; init; }

    /// <summary>Replace an existing file. Default: false.</summary>
    [JsonPropertyName("overwrite")]
    public bool? Overwrite { get; init; }

    /// <summary>The home.</summary>
    [JsonPropertyName("home")]
    public string? Home { get; init; }
}

/// <summary>The picture; without a file it is an image block.</summary>
public sealed record ExportPlanImageOutput
{
    /// <summary>Always image/png.</summary>
    [JsonPropertyName("mimeType")]
    public string MimeType => "image/png";

    /// <summary>Width in pixels.</summary>
    [JsonPropertyName("width")]
    public required long Width { get; init; }

    /// <summary>Height in pixels.</summary>
    [JsonPropertyName("height")]
    public required long Height { get; init; }

    /// <summary>File, relative to the folder of files; null when it came in the answer.</summary>
    [JsonPropertyName("filePath")]
    [JsonIgnore(Condition = JsonIgnoreCondition.Never)]
    public required string? FilePath { get; init; }

    /// <summary>Size in bytes.</summary>
    [JsonPropertyName("sizeBytes")]
    public required long SizeBytes { get; init; }
}

/// <summary>Export the plan as SVG.</summary>
public sealed record ExportSvgInput
{
    /// <summary>Relative path of an .svg file.</summary>
    [JsonPropertyName("filePath")]
    public string? FilePath { get; init; }

    /// <summary>Replace an existing file. Default: false.</summary>
    [JsonPropertyName("overwrite")]
    public bool? Overwrite { get; init; }

    /// <summary>The home.</summary>
    [JsonPropertyName("home")]
    public string? Home { get; init; }
}

/// <summary>The drawing.</summary>
public sealed record ExportSvgOutput
{
    /// <summary>The drawing; null when it went to a file.</summary>
    [JsonPropertyName("svg")]
    [JsonIgnore(Condition = JsonIgnoreCondition.Never)]
    public required string? Svg { get; init; }

    /// <summary>File, relative to the folder of files; null when it came in the answer.</summary>
    [JsonPropertyName("filePath")]
    [JsonIgnore(Condition = JsonIgnoreCondition.Never)]
    public required string? FilePath { get; init; }

    /// <summary>Size in bytes.</summary>
    [JsonPropertyName("sizeBytes")]
    public required long SizeBytes { get; init; }

    /// <summary>Width in px.</summary>
    [JsonPropertyName("width")]
    public required double Width { get; init; }

    /// <summary>Height in px.</summary>
    [JsonPropertyName("height")]
    public required double Height { get; init; }
}

/// <summary>Export as OBJ.</summary>
public sealed record ExportToObjInput
{
    /// <summary>Relative path of a .zip file.</summary>
    [JsonPropertyName("filePath")]
    public string? FilePath { get; init; }

    /// <summary>Replace an existing file. Default: false.</summary>
    [JsonPropertyName("overwrite")]
    public bool? Overwrite { get; init; }

    /// <summary>The home.</summary>
    [JsonPropertyName("home")]
    public string? Home { get; init; }
}

/// <summary>The archive; without a file it is an embedded resource.</summary>
public sealed record ExportToObjOutput
{
    /// <summary>File, relative to the folder of files; null when it came in the answer.</summary>
    [JsonPropertyName("filePath")]
    [JsonIgnore(Condition = JsonIgnoreCondition.Never)]
    public required string? FilePath { get; init; }

    /// <summary>Size in bytes.</summary>
    [JsonPropertyName("sizeBytes")]
    public required long SizeBytes { get; init; }

    /// <summary>Names of the files in it.</summary>
    [JsonPropertyName("files")]
    public required IReadOnlyList<string> Files { get; init; }
}

/// <summary>
/// Make a shape. Exactly one of <c>polygon</c>, <c>vertices</c>. All or none of <c>vertices</c>, <c>triangles</c>.
/// </summary>
public sealed record GenerateShapeInput
{
    /// <summary>Mode.</summary>
    [JsonPropertyName("mode")]
    public required ShapeMode Mode { get; init; }

    /// <summary>extrude: [x, y] corners.</summary>
    [JsonPropertyName("polygon")]
    public IReadOnlyList<IReadOnlyList<double>>? Polygon { get; init; }

    /// <summary>extrude.</summary>
    [JsonPropertyName("height")]
    public double? Height { get; init; }

    /// <summary>mesh: [x, y, z].</summary>
    [JsonPropertyName("vertices")]
    public IReadOnlyList<IReadOnlyList<double>>? Vertices { get; init; }

    /// <summary>mesh: three indices of vertices each.</summary>
    [JsonPropertyName("triangles")]
    public IReadOnlyList<IReadOnlyList<long>>? Triangles { get; init; }

    /// <summary>Name.</summary>
    [JsonPropertyName("name")]
    public string? Name { get; init; }

    /// <summary>Elevation.</summary>
    [JsonPropertyName("elevation")]
    public double? Elevation { get; init; }

    /// <summary>Colour.</summary>
    [JsonPropertyName("color")]
    public string? Color { get; init; }

    /// <summary>0 is solid. Default: 0.</summary>
    [JsonPropertyName("transparency")]
    public double? Transparency { get; init; }

    /// <summary>The home.</summary>
    [JsonPropertyName("home")]
    public string? Home { get; init; }
}

/// <summary>List cameras.</summary>
public sealed record GetCamerasInput
{
    /// <summary>The home.</summary>
    [JsonPropertyName("home")]
    public string? Home { get; init; }
}

/// <summary>The cameras.</summary>
public sealed record GetCamerasOutput
{
    /// <summary>The camera in use.</summary>
    [JsonPropertyName("camera")]
    public required Camera Camera { get; init; }

    /// <summary>In the order in which they were stored.</summary>
    [JsonPropertyName("storedCameras")]
    public required IReadOnlyList<StoredCamera> StoredCameras { get; init; }
}

/// <summary>Look at the home.</summary>
public sealed record GetStateInput
{
    /// <summary>An id of homes; without it, the last active one. Every tool takes it.</summary>
    [JsonPropertyName("home")]
    public string? Home { get; init; }
}

/// <summary>List categories.</summary>
public sealed record ListCategoriesInput
{
    /// <summary>The home.</summary>
    [JsonPropertyName("home")]
    public string? Home { get; init; }
}

/// <summary>The categories.</summary>
public sealed record ListCategoriesOutput
{
    /// <summary>Of furniture, doors and windows.</summary>
    [JsonPropertyName("categories")]
    public required IReadOnlyList<Category> Categories { get; init; }

    /// <summary>Of textures.</summary>
    [JsonPropertyName("textureCategories")]
    public required IReadOnlyList<Category> TextureCategories { get; init; }
}

/// <summary>List checkpoints.</summary>
public sealed record ListCheckpointsInput
{
    /// <summary>The home.</summary>
    [JsonPropertyName("home")]
    public string? Home { get; init; }
}

/// <summary>The checkpoints.</summary>
public sealed record ListCheckpointsOutput
{
    /// <summary>The oldest first.</summary>
    [JsonPropertyName("checkpoints")]
    public required IReadOnlyList<Checkpoint> Checkpoints { get; init; }

    /// <summary>Id of the current one.</summary>
    [JsonPropertyName("current")]
    [JsonIgnore(Condition = JsonIgnoreCondition.Never)]
    public required string? Current { get; init; }

    /// <summary>How many are kept.</summary>
    [JsonPropertyName("limit")]
    public required long Limit { get; init; }
}

/// <summary>Search furniture.</summary>
public sealed record ListFurnitureCatalogInput
{
    /// <summary>Part of a name.</summary>
    [JsonPropertyName("query")]
    public string? Query { get; init; }

    /// <summary>Name of a category.</summary>
    [JsonPropertyName("category")]
    public string? Category { get; init; }

    /// <summary>Type. Default: "all".</summary>
    [JsonPropertyName("type")]
    public CatalogFilter? Type { get; init; }

    /// <summary>At most so many. Default: 100.</summary>
    [JsonPropertyName("limit")]
    public long? Limit { get; init; }

    /// <summary>The home.</summary>
    [JsonPropertyName("home")]
    public string? Home { get; init; }
}

/// <summary>What was found.</summary>
public sealed record ListFurnitureCatalogOutput
{
    /// <summary>By category and name.</summary>
    [JsonPropertyName("furniture")]
    public required IReadOnlyList<CatalogPiece> Furniture { get; init; }

    /// <summary>How many there are, beyond the limit too.</summary>
    [JsonPropertyName("total")]
    public required long Total { get; init; }
}

/// <summary>List levels.</summary>
public sealed record ListLevelsInput
{
    /// <summary>The home.</summary>
    [JsonPropertyName("home")]
    public string? Home { get; init; }
}

/// <summary>The levels.</summary>
public sealed record ListLevelsOutput
{
    /// <summary>From the lowest up.</summary>
    [JsonPropertyName("levels")]
    public required IReadOnlyList<Level> Levels { get; init; }

    /// <summary>Id of the selected one.</summary>
    [JsonPropertyName("selectedLevel")]
    [JsonIgnore(Condition = JsonIgnoreCondition.Never)]
    public required string? SelectedLevel { get; init; }
}

/// <summary>Search textures.</summary>
public sealed record ListTexturesCatalogInput
{
    /// <summary>Part of a name.</summary>
    [JsonPropertyName("query")]
    public string? Query { get; init; }

    /// <summary>Name of a category.</summary>
    [JsonPropertyName("category")]
    public string? Category { get; init; }

    /// <summary>At most so many. Default: 100.</summary>
    [JsonPropertyName("limit")]
    public long? Limit { get; init; }

    /// <summary>The home.</summary>
    [JsonPropertyName("home")]
    public string? Home { get; init; }
}

/// <summary>What was found.</summary>
public sealed record ListTexturesCatalogOutput
{
    /// <summary>By category and name.</summary>
    [JsonPropertyName("textures")]
    public required IReadOnlyList<CatalogTexture> Textures { get; init; }

    /// <summary>How many there are, beyond the limit too.</summary>
    [JsonPropertyName("total")]
    public required long Total { get; init; }
}

/// <summary>Load a home.</summary>
public sealed record LoadHomeInput
{
    /// <summary>Relative path.</summary>
    [JsonPropertyName("filePath")]
    public required string FilePath { get; init; }

    /// <summary>The home.</summary>
    [JsonPropertyName("home")]
    public string? Home { get; init; }
}

/// <summary>What was loaded.</summary>
public sealed record LoadHomeOutput
{
    /// <summary>Path, relative to the folder of files.</summary>
    [JsonPropertyName("filePath")]
    public required string FilePath { get; init; }

    /// <summary>What the home has now.</summary>
    [JsonPropertyName("contents")]
    public required Counts Contents { get; init; }

    /// <summary>Id of the checkpoint that was taken before.</summary>
    [JsonPropertyName("checkpointId")]
    public required string CheckpointId { get; init; }
}

/// <summary>Change furniture.</summary>
public sealed record ModifyFurnitureInput
{
    /// <summary>Id of the piece.</summary>
    [JsonPropertyName("id")]
    public required string Id { get; init; }

    /// <summary>Name.</summary>
    [JsonPropertyName("name")]
    public string? Name { get; init; }

    /// <summary>X.</summary>
    [JsonPropertyName("x")]
    public double? X { get; init; }

    /// <summary>Y.</summary>
    [JsonPropertyName("y")]
    public double? Y { get; init; }

    /// <summary>Elevation.</summary>
    [JsonPropertyName("elevation")]
    public double? Elevation { get; init; }

    /// <summary>Clockwise.</summary>
    [JsonPropertyName("angle")]
    public double? Angle { get; init; }

    /// <summary>Width.</summary>
    [JsonPropertyName("width")]
    public double? Width { get; init; }

    /// <summary>Depth.</summary>
    [JsonPropertyName("depth")]
    public double? Depth { get; init; }

    /// <summary>Height.</summary>
    [JsonPropertyName("height")]
    public double? Height { get; init; }

    /// <summary>Colour.</summary>
    [JsonPropertyName("color")]
    public string? Color { get; init; }

    /// <summary>Visible.</summary>
    [JsonPropertyName("visible")]
    public bool? Visible { get; init; }

    /// <summary>Mirrored.</summary>
    [JsonPropertyName("mirrored")]
    public bool? Mirrored { get; init; }

    /// <summary>The home.</summary>
    [JsonPropertyName("home")]
    public string? Home { get; init; }
}

/// <summary>Change a room.</summary>
public sealed record ModifyRoomInput
{
    /// <summary>Id of the room.</summary>
    [JsonPropertyName("id")]
    public required string Id { get; init; }

    /// <summary>Corners in order, cm.</summary>
    [JsonPropertyName("points")]
    public IReadOnlyList<PointInput>? Points { get; init; }

    /// <summary>Name.</summary>
    [JsonPropertyName("name")]
    public string? Name { get; init; }

    /// <summary>Floor visible.</summary>
    [JsonPropertyName("floorVisible")]
    public bool? FloorVisible { get; init; }

    /// <summary>Ceiling visible.</summary>
    [JsonPropertyName("ceilingVisible")]
    public bool? CeilingVisible { get; init; }

    /// <summary>Show its area.</summary>
    [JsonPropertyName("areaVisible")]
    public bool? AreaVisible { get; init; }

    /// <summary>Floor.</summary>
    [JsonPropertyName("floorColor")]
    public string? FloorColor { get; init; }

    /// <summary>Ceiling.</summary>
    [JsonPropertyName("ceilingColor")]
    public string? CeilingColor { get; init; }

    /// <summary>Floor.</summary>
    [JsonPropertyName("floorShininess")]
    public double? FloorShininess { get; init; }

    /// <summary>Ceiling.</summary>
    [JsonPropertyName("ceilingShininess")]
    public double? CeilingShininess { get; init; }

    /// <summary>The home.</summary>
    [JsonPropertyName("home")]
    public string? Home { get; init; }
}

/// <summary>Change a wall.</summary>
public sealed record ModifyWallInput
{
    /// <summary>Id of the wall.</summary>
    [JsonPropertyName("id")]
    public required string Id { get; init; }

    /// <summary>X of the start.</summary>
    [JsonPropertyName("xStart")]
    public double? XStart { get; init; }

    /// <summary>Y of the start.</summary>
    [JsonPropertyName("yStart")]
    public double? YStart { get; init; }

    /// <summary>X of the end.</summary>
    [JsonPropertyName("xEnd")]
    public double? XEnd { get; init; }

    /// <summary>Y of the end.</summary>
    [JsonPropertyName("yEnd")]
    public double? YEnd { get; init; }

    /// <summary>Thickness.</summary>
    [JsonPropertyName("thickness")]
    public double? Thickness { get; init; }

    /// <summary>Height.</summary>
    [JsonPropertyName("height")]
    public double? Height { get; init; }

    /// <summary>Height at the end.</summary>
    [JsonPropertyName("heightAtEnd")]
    public double? HeightAtEnd { get; init; }

    /// <summary>Angle of its arc.</summary>
    [JsonPropertyName("arcExtent")]
    public double? ArcExtent { get; init; }

    /// <summary>Both sides.</summary>
    [JsonPropertyName("color")]
    public string? Color { get; init; }

    /// <summary>Left side.</summary>
    [JsonPropertyName("leftSideColor")]
    public string? LeftSideColor { get; init; }

    /// <summary>Right side.</summary>
    [JsonPropertyName("rightSideColor")]
    public string? RightSideColor { get; init; }

    /// <summary>Top.</summary>
    [JsonPropertyName("topColor")]
    public string? TopColor { get; init; }

    /// <summary>Both sides.</summary>
    [JsonPropertyName("shininess")]
    public double? Shininess { get; init; }

    /// <summary>Left side.</summary>
    [JsonPropertyName("leftSideShininess")]
    public double? LeftSideShininess { get; init; }

    /// <summary>Right side.</summary>
    [JsonPropertyName("rightSideShininess")]
    public double? RightSideShininess { get; init; }

    /// <summary>The home.</summary>
    [JsonPropertyName("home")]
    public string? Home { get; init; }
}

/// <summary>Place a door or window. Exactly one of <c>name</c>, <c>catalogId</c>.</summary>
public sealed record PlaceDoorOrWindowInput
{
    /// <summary>Id of the wall.</summary>
    [JsonPropertyName("wallId")]
    public required string WallId { get; init; }

    /// <summary>Name in the catalog, or part of it.</summary>
    [JsonPropertyName("name")]
    public string? Name { get; init; }

    /// <summary>Id in the catalog.</summary>
    [JsonPropertyName("catalogId")]
    public string? CatalogId { get; init; }

    /// <summary>Where its centre is: 0 start, 1 end of the wall. Default: 0.5.</summary>
    [JsonPropertyName("position")]
    public double? Position { get; init; }

    /// <summary>Above the floor. Default: that of the catalog.</summary>
    [JsonPropertyName("elevation")]
    public double? Elevation { get; init; }

    /// <summary>Exchange left and right. Default: false.</summary>
    [JsonPropertyName("mirrored")]
    public bool? Mirrored { get; init; }

    /// <summary>The home.</summary>
    [JsonPropertyName("home")]
    public string? Home { get; init; }
}

/// <summary>Place furniture. Exactly one of <c>name</c>, <c>catalogId</c>.</summary>
public sealed record PlaceFurnitureInput
{
    /// <summary>X.</summary>
    [JsonPropertyName("x")]
    public required double X { get; init; }

    /// <summary>Y.</summary>
    [JsonPropertyName("y")]
    public required double Y { get; init; }

    /// <summary>Name in the catalog, or part of it.</summary>
    [JsonPropertyName("name")]
    public string? Name { get; init; }

    /// <summary>Id in the catalog.</summary>
    [JsonPropertyName("catalogId")]
    public string? CatalogId { get; init; }

    /// <summary>Clockwise. Default: 0.</summary>
    [JsonPropertyName("angle")]
    public double? Angle { get; init; }

    /// <summary>Above the floor. Default: that of the catalog.</summary>
    [JsonPropertyName("elevation")]
    public double? Elevation { get; init; }

    /// <summary>The home.</summary>
    [JsonPropertyName("home")]
    public string? Home { get; init; }
}

/// <summary>Take a picture.</summary>
public sealed record RenderPhotoInput
{
    /// <summary>View. Default: "overhead".</summary>
    [JsonPropertyName("view")]
    public PhotoView? View { get; init; }

    /// <summary>Overhead: 1 or 4 corners. Default: 1.</summary>
    [JsonPropertyName("angles")]
    public long? Angles { get; init; }

    /// <summary>Overhead: id of a room or piece to come close to.</summary>
    [JsonPropertyName("focusOn")]
    public string? FocusOn { get; init; }

    /// <summary>Hide walls. Default: false.</summary>
    [JsonPropertyName("hideWalls")]
    public bool? HideWalls { get; init; }

    /// <summary>Pixels. Default: 800.</summary>
    [JsonPropertyName("width")]
    public long? Width { get; init; }

    /// <summary>Pixels. Default: 600.</summary>
    [JsonPropertyName("height")]
    public long? Height { get; init; }

    /// <summary>Quality. Default: "low".</summary>
    [JsonPropertyName("quality")]
    public PhotoQuality? Quality { get; init; }

    /// <summary>Format. Default: "jpeg".</summary>
    [JsonPropertyName("format")]
    public PhotoFormat? Format { get; init; }

    /// <summary>X.</summary>
    [JsonPropertyName("x")]
    public double? X { get; init; }

    /// <summary>Y.</summary>
    [JsonPropertyName("y")]
    public double? Y { get; init; }

    /// <summary>Z.</summary>
    [JsonPropertyName("z")]
    public double? Z { get; init; }

    /// <summary>Yaw.</summary>
    [JsonPropertyName("yaw")]
    public double? Yaw { get; init; }

    /// <summary>Pitch.</summary>
    [JsonPropertyName("pitch")]
    public double? Pitch { get; init; }

    /// <summary>Field of view.</summary>
    [JsonPropertyName("fov")]
    public double? Fov { get; init; }

    /// <summary>Relative path; with four corners -1 to -4 are added.</summary>
    [JsonPropertyName("filePath")]
    public string? FilePath { get; init; }

    /// <summary>Replace an existing file. Default: false.</summary>
    [JsonPropertyName("overwrite")]
    public bool? Overwrite { get; init; }

    /// <summary>The home.</summary>
    [JsonPropertyName("home")]
    public string? Home { get; init; }
}

/// <summary>The pictures; without a file they are image blocks.</summary>
public sealed record RenderPhotoOutput
{
    /// <summary><c>overhead</c> or <c>standard</c>.</summary>
    [JsonPropertyName("view")]
    public required string View { get; init; }

    /// <summary>What drew them.</summary>
    [JsonPropertyName("renderer")]
    public required string Renderer { get; init; }

    /// <summary><c>low</c>, <c>medium</c> or <c>high</c>.</summary>
    [JsonPropertyName("quality")]
    public required string Quality { get; init; }

    /// <summary>In the order of the image blocks.</summary>
    [JsonPropertyName("images")]
    public required IReadOnlyList<Photo> Images { get; init; }
}

/// <summary>Restore a checkpoint.</summary>
public sealed record RestoreCheckpointInput
{
    /// <summary>Id from list_checkpoints.</summary>
    [JsonPropertyName("id")]
    public string? Id { get; init; }

    /// <summary>Also when nothing has changed since. Default: false.</summary>
    [JsonPropertyName("force")]
    public bool? Force { get; init; }

    /// <summary>The home.</summary>
    [JsonPropertyName("home")]
    public string? Home { get; init; }
}

/// <summary>What was restored.</summary>
public sealed record RestoreCheckpointOutput
{
    /// <summary>The checkpoint.</summary>
    [JsonPropertyName("checkpoint")]
    public required Checkpoint Checkpoint { get; init; }

    /// <summary>What the home has now.</summary>
    [JsonPropertyName("contents")]
    public required Counts Contents { get; init; }
}

/// <summary>Save the home.</summary>
public sealed record SaveHomeInput
{
    /// <summary>Relative path.</summary>
    [JsonPropertyName("filePath")]
    public string? FilePath { get; init; }

    /// <summary>Replace an existing file. Default: false.</summary>
    [JsonPropertyName("overwrite")]
    public bool? Overwrite { get; init; }

    /// <summary>The home.</summary>
    [JsonPropertyName("home")]
    public string? Home { get; init; }
}

/// <summary>The file.</summary>
public sealed record SaveHomeOutput
{
    /// <summary>Path, relative to the folder of files.</summary>
    [JsonPropertyName("filePath")]
    public required string FilePath { get; init; }

    /// <summary>Size in bytes.</summary>
    [JsonPropertyName("sizeBytes")]
    public required long SizeBytes { get; init; }
}

/// <summary>Set the camera. Exactly one of <c>mode</c>, <c>name</c>.</summary>
public sealed record SetCameraInput
{
    /// <summary>Mode.</summary>
    [JsonPropertyName("mode")]
    public CameraMode? Mode { get; init; }

    /// <summary>Name of a stored camera.</summary>
    [JsonPropertyName("name")]
    public string? Name { get; init; }

    /// <summary>X.</summary>
    [JsonPropertyName("x")]
    public double? X { get; init; }

    /// <summary>Y.</summary>
    [JsonPropertyName("y")]
    public double? Y { get; init; }

    /// <summary>Above the ground.</summary>
    [JsonPropertyName("z")]
    public double? Z { get; init; }

    /// <summary>Yaw.</summary>
    [JsonPropertyName("yaw")]
    public double? Yaw { get; init; }

    /// <summary>Pitch.</summary>
    [JsonPropertyName("pitch")]
    public double? Pitch { get; init; }

    /// <summary>Field of view.</summary>
    [JsonPropertyName("fov")]
    public double? Fov { get; init; }

    /// <summary>Turn to this point, instead of yaw and pitch.</summary>
    [JsonPropertyName("lookAt")]
    public LookAtPoint? LookAt { get; init; }

    /// <summary>Turn to the middle of the home.</summary>
    [JsonPropertyName("target")]
    public CameraTarget? Target { get; init; }

    /// <summary>The home.</summary>
    [JsonPropertyName("home")]
    public string? Home { get; init; }
}

/// <summary>Change the environment.</summary>
public sealed record SetEnvironmentInput
{
    /// <summary>Ground.</summary>
    [JsonPropertyName("groundColor")]
    public string? GroundColor { get; init; }

    /// <summary>Name in the catalog.</summary>
    [JsonPropertyName("groundTexture")]
    public string? GroundTexture { get; init; }

    /// <summary>Where several have the name.</summary>
    [JsonPropertyName("groundTextureCategory")]
    public string? GroundTextureCategory { get; init; }

    /// <summary>Sky.</summary>
    [JsonPropertyName("skyColor")]
    public string? SkyColor { get; init; }

    /// <summary>Name in the catalog.</summary>
    [JsonPropertyName("skyTexture")]
    public string? SkyTexture { get; init; }

    /// <summary>Where several have the name.</summary>
    [JsonPropertyName("skyTextureCategory")]
    public string? SkyTextureCategory { get; init; }

    /// <summary>Daylight.</summary>
    [JsonPropertyName("lightColor")]
    public string? LightColor { get; init; }

    /// <summary>Light below ceilings.</summary>
    [JsonPropertyName("ceilingLightColor")]
    public string? CeilingLightColor { get; init; }

    /// <summary>Transparency of walls; 0 is solid.</summary>
    [JsonPropertyName("wallsAlpha")]
    public double? WallsAlpha { get; init; }

    /// <summary>How surfaces are drawn.</summary>
    [JsonPropertyName("drawingMode")]
    public DrawingMode? DrawingMode { get; init; }

    /// <summary>Show all levels.</summary>
    [JsonPropertyName("allLevelsVisible")]
    public bool? AllLevelsVisible { get; init; }

    /// <summary>The home.</summary>
    [JsonPropertyName("home")]
    public string? Home { get; init; }
}

/// <summary>Select a level.</summary>
public sealed record SetSelectedLevelInput
{
    /// <summary>Id of the level.</summary>
    [JsonPropertyName("id")]
    public required string Id { get; init; }

    /// <summary>The home.</summary>
    [JsonPropertyName("home")]
    public string? Home { get; init; }
}

/// <summary>Store a camera.</summary>
public sealed record StoreCameraInput
{
    /// <summary>Its name.</summary>
    [JsonPropertyName("name")]
    public required string Name { get; init; }

    /// <summary>Delete it. Default: false.</summary>
    [JsonPropertyName("delete")]
    public bool? Delete { get; init; }

    /// <summary>The home.</summary>
    [JsonPropertyName("home")]
    public string? Home { get; init; }
}

/// <summary>What was done.</summary>
public sealed record StoreCameraOutput
{
    /// <summary><c>created</c>, <c>replaced</c> or <c>deleted</c>.</summary>
    [JsonPropertyName("action")]
    public required StoreCameraOutputAction Action { get; init; }

    /// <summary>The stored camera.</summary>
    [JsonPropertyName("camera")]
    public required StoredCamera Camera { get; init; }
}

/// <summary>
/// <c>created</c>, <c>replaced</c> or <c>deleted</c>. Other values may join: compare with the constants, and expect
/// more.
/// </summary>
/// <param name="Value">As on the wire.</param>
[JsonConverter(typeof(OpenEnumConverter<StoreCameraOutputAction>))]
public sealed record StoreCameraOutputAction(string Value) : IOpenEnum<StoreCameraOutputAction>
{
    /// <summary><c>created</c></summary>
    public static StoreCameraOutputAction Created { get; } = new("created");

    /// <summary><c>replaced</c></summary>
    public static StoreCameraOutputAction Replaced { get; } = new("replaced");

    /// <summary><c>deleted</c></summary>
    public static StoreCameraOutputAction Deleted { get; } = new("deleted");

    static StoreCameraOutputAction IOpenEnum<StoreCameraOutputAction>.From(string value) => new(value);

    /// <inheritdoc />
    public override string ToString() => Value;
}
