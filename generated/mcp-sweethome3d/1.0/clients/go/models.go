// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang go`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT

package mcpsweethome3d

// AmbiguousDetails: Details of SH3D_AMBIGUOUS.
type AmbiguousDetails struct {
	// The name that was given.
	Asked string `json:"asked"`
	// What it could mean.
	Candidates []Candidate `json:"candidates"`
}

// AppliedTexture: A texture on a surface.
type AppliedTexture struct {
	// Id in the catalog; null when it is not from there.
	CatalogID *string `json:"catalogId"`
	// Name.
	Name string `json:"name"`
	// Category in the catalog.
	Category *string `json:"category"`
	// Width of one tile in cm, unscaled.
	Width float64 `json:"width"`
	// Height of one tile in cm, unscaled.
	Height float64 `json:"height"`
	// Rotation in degrees, in [0, 360).
	Angle float64 `json:"angle"`
	// Size of the pattern; 1 is its own.
	Scale float64 `json:"scale"`
}

// BatchCommand: One command of a batch.
type BatchCommand struct {
	// Name of a tool.
	Action string `json:"action"`
	// Its input.
	Params map[string]any `json:"params,omitzero"`
}

// BatchResult: What became of one command of a batch.
type BatchResult struct {
	// Its place in the batch, from 0.
	Index int `json:"index"`
	// Name of the tool.
	Action string `json:"action"`
	// What became of it.
	Status BatchStatus `json:"status"`
	// Its output, where it was done.
	Output map[string]any `json:"output,omitzero"`
	// Its error, where it failed.
	Error *ToolError `json:"error,omitzero"`
}

// BatchStatus: What became of a command: done, failed, not tried, or done and undone.
type BatchStatus string

const (
	BatchStatusOk      BatchStatus = "ok"
	BatchStatusError   BatchStatus = "error"
	BatchStatusSkipped BatchStatus = "skipped"
	BatchStatusUndone  BatchStatus = "undone"
)

// BoundingBox: The smallest rectangle of the plan around something, in cm.
type BoundingBox struct {
	// Left.
	MinX float64 `json:"minX"`
	// Top.
	MinY float64 `json:"minY"`
	// Right.
	MaxX float64 `json:"maxX"`
	// Bottom.
	MaxY float64 `json:"maxY"`
}

// CameraKind: Which camera is in use.
type CameraKind string

const (
	CameraKindObserver CameraKind = "observer"
	CameraKindTop      CameraKind = "top"
)

// CameraMode: Which camera: inside the home, or above it.
type CameraMode string

const (
	CameraModeObserver CameraMode = "observer"
	CameraModeTop      CameraMode = "top"
)

// CameraTarget: What a camera is turned to.
type CameraTarget string

const (
	CameraTargetCenter CameraTarget = "center"
)

// Camera: Where the picture is seen from.
type Camera struct {
	// `observer` or `top`.
	Mode CameraKind `json:"mode"`
	// X in cm.
	X float64 `json:"x"`
	// Y in cm.
	Y float64 `json:"y"`
	// Height above the ground in cm.
	Z float64 `json:"z"`
	// Direction in degrees, in [0, 360): 0 is +y, 90 is -x.
	Yaw float64 `json:"yaw"`
	// Tilt in degrees; positive looks down.
	Pitch float64 `json:"pitch"`
	// Field of view in degrees.
	Fov float64 `json:"fov"`
}

// Candidate: One of several entries of a catalog that could be meant.
type Candidate struct {
	// Id in the catalog.
	CatalogID string `json:"catalogId"`
	// Name.
	Name string `json:"name"`
	// Category.
	Category string `json:"category"`
}

// CatalogFilter: Which entries of the catalog.
type CatalogFilter string

const (
	CatalogFilterAll          CatalogFilter = "all"
	CatalogFilterFurniture    CatalogFilter = "furniture"
	CatalogFilterDoorOrWindow CatalogFilter = "doorOrWindow"
)

// CatalogPiece: A piece of furniture, a door or a window in the catalog.
type CatalogPiece struct {
	// Id in the catalog.
	CatalogID string `json:"catalogId"`
	// Name.
	Name string `json:"name"`
	// Category.
	Category string `json:"category"`
	// Width in cm.
	Width float64 `json:"width"`
	// Depth in cm.
	Depth float64 `json:"depth"`
	// Height in cm.
	Height float64 `json:"height"`
	// Height above the floor at which it is placed, in cm.
	Elevation float64 `json:"elevation"`
	// It is a door or a window.
	IsDoorOrWindow bool `json:"isDoorOrWindow"`
}

// CatalogTexture: A texture in the catalog.
type CatalogTexture struct {
	// Id in the catalog.
	CatalogID string `json:"catalogId"`
	// Name.
	Name string `json:"name"`
	// Category.
	Category string `json:"category"`
	// Width of one tile in cm.
	Width float64 `json:"width"`
	// Height of one tile in cm.
	Height float64 `json:"height"`
}

// Category: A category of a catalog.
type Category struct {
	// Name.
	Name string `json:"name"`
	// How many entries it has.
	Count int `json:"count"`
}

// Checkpoint: A state of the home that can be restored.
type Checkpoint struct {
	// Id: stable, never used again.
	ID string `json:"id"`
	// What was said of it.
	Description *string `json:"description"`
	// When it was taken, RFC 3339, UTC.
	CreatedAt string `json:"createdAt"`
	// The home was last saved to it or restored from it.
	Current bool `json:"current"`
}

// ConflictDetails: Details of SH3D_CONFLICT.
type ConflictDetails struct {
	// What stands in the way.
	Reason ConflictDetailsReason `json:"reason"`
	// When to try again, where waiting helps.
	RetryAfterMs *int `json:"retryAfterMs,omitzero"`
	// Least value that would be possible, such as a position.
	From *float64 `json:"from,omitzero"`
	// Greatest value that would be possible.
	To *float64 `json:"to,omitzero"`
}

// ConflictDetailsReason: What stands in the way.
type ConflictDetailsReason string

const (
	ConflictDetailsReasonFileExists      ConflictDetailsReason = "FILE_EXISTS"
	ConflictDetailsReasonDoesNotFit      ConflictDetailsReason = "DOES_NOT_FIT"
	ConflictDetailsReasonAlreadyJoined   ConflictDetailsReason = "ALREADY_JOINED"
	ConflictDetailsReasonDifferentLevels ConflictDetailsReason = "DIFFERENT_LEVELS"
	ConflictDetailsReasonUserIsEditing   ConflictDetailsReason = "USER_IS_EDITING"
	ConflictDetailsReasonBusy            ConflictDetailsReason = "BUSY"
)

// Counts: How many objects of each kind.
type Counts struct {
	// Levels.
	Levels int `json:"levels"`
	// Walls.
	Walls int `json:"walls"`
	// Rooms.
	Rooms int `json:"rooms"`
	// Pieces of furniture, doors and windows.
	Furniture int `json:"furniture"`
	// Labels.
	Labels int `json:"labels"`
	// Dimension lines.
	DimensionLines int `json:"dimensionLines"`
}

// Deletion: What was deleted.
type Deletion struct {
	// Ids, first the one asked for, then what went with it.
	Deleted []string `json:"deleted"`
}

// DimensionLine: A measured distance on the plan.
type DimensionLine struct {
	// Id: stable, never used again.
	ID string `json:"id"`
	// Id of its level; null for what was made before there was one.
	Level *string `json:"level"`
	// X of its start in cm.
	XStart float64 `json:"xStart"`
	// Y of its start in cm.
	YStart float64 `json:"yStart"`
	// X of its end in cm.
	XEnd float64 `json:"xEnd"`
	// Y of its end in cm.
	YEnd float64 `json:"yEnd"`
	// How far the line is drawn beside the distance, in cm.
	Offset float64 `json:"offset"`
	// The distance in cm.
	Length float64 `json:"length"`
}

// DrawingMode: How surfaces are drawn.
type DrawingMode string

const (
	DrawingModeFill           DrawingMode = "FILL"
	DrawingModeOutline        DrawingMode = "OUTLINE"
	DrawingModeFillAndOutline DrawingMode = "FILL_AND_OUTLINE"
)

// Environment: Ground, sky, light and how things are drawn.
type Environment struct {
	// Colour of the ground.
	GroundColor *string `json:"groundColor"`
	// Texture of the ground.
	GroundTexture *AppliedTexture `json:"groundTexture"`
	// Colour of the sky.
	SkyColor *string `json:"skyColor"`
	// Texture of the sky.
	SkyTexture *AppliedTexture `json:"skyTexture"`
	// Colour of the daylight.
	LightColor *string `json:"lightColor"`
	// Colour of the light below ceilings.
	CeilingLightColor *string `json:"ceilingLightColor"`
	// Transparency of walls: 0 is solid.
	WallsAlpha float64 `json:"wallsAlpha"`
	// `FILL`, `OUTLINE` or `FILL_AND_OUTLINE`.
	DrawingMode EnvironmentDrawingMode `json:"drawingMode"`
	// All levels are shown, not only those up to the selected one.
	AllLevelsVisible bool `json:"allLevelsVisible"`
}

// EnvironmentDrawingMode: `FILL`, `OUTLINE` or `FILL_AND_OUTLINE`.
type EnvironmentDrawingMode string

const (
	EnvironmentDrawingModeFill           EnvironmentDrawingMode = "FILL"
	EnvironmentDrawingModeOutline        EnvironmentDrawingMode = "OUTLINE"
	EnvironmentDrawingModeFillAndOutline EnvironmentDrawingMode = "FILL_AND_OUTLINE"
)

// ErrorCode: The stable code of a tool error.
type ErrorCode string

const (
	// The arguments are not what the tool takes; nothing was done. Repair what details.issues names
	// and call again.
	ErrorCodeInvalidInput ErrorCode = "SH3D_INVALID_INPUT"
	// There is no such object, catalog entry, camera or home; nothing was done. Take an id from
	// get_state or a catalog list; details.nearest has what comes close.
	ErrorCodeNotFound ErrorCode = "SH3D_NOT_FOUND"
	// Several entries of the catalog have this name; nothing was done. Call again with the catalogId
	// of one of details.candidates.
	ErrorCodeAmbiguous ErrorCode = "SH3D_AMBIGUOUS"
	// The call names nothing to change. Give at least one member to change, or leave the call out.
	ErrorCodeNothingToChange ErrorCode = "SH3D_NOTHING_TO_CHANGE"
	// The home or its files are not in a state that allows this; nothing was done. Read
	// details.reason: change what stands in the way, or try again later.
	ErrorCodeConflict ErrorCode = "SH3D_CONFLICT"
	// There is nothing in the home that this could be done with. Create walls, rooms or furniture
	// first.
	ErrorCodeEmptyScene ErrorCode = "SH3D_EMPTY_SCENE"
	// There is no such checkpoint, or none to go back to; nothing was done. Call list_checkpoints and
	// use an id from it.
	ErrorCodeNoCheckpoint ErrorCode = "SH3D_NO_CHECKPOINT"
	// A file could not be read or written. Read details.reason: use a relative path below the folder
	// of files.
	ErrorCodeIo ErrorCode = "SH3D_IO"
	// The home did not answer before the deadline. Look at get_state before you repeat a call that had
	// begun.
	ErrorCodeTimeout ErrorCode = "SH3D_TIMEOUT"
	// No application is attached. Ask the user to start Sweet Home 3D with the bridge, then try again.
	ErrorCodeNotAttached ErrorCode = "SH3D_NOT_ATTACHED"
	// The server failed. Try again; report it if it stays.
	ErrorCodeInternal ErrorCode = "SH3D_INTERNAL"
)

// ErrorEnvelope: What a tool answers instead of its output when it fails.
type ErrorEnvelope struct {
	// The error.
	Error ToolError `json:"error"`
}

// Furniture: A piece of furniture, a door or a window.
type Furniture struct {
	// Id: stable, never used again.
	ID string `json:"id"`
	// Id of its level; null for what was made before there was one.
	Level *string `json:"level"`
	// Name.
	Name string `json:"name"`
	// Id in the catalog; null for a generated shape.
	CatalogID *string `json:"catalogId"`
	// X of its centre in cm.
	X float64 `json:"x"`
	// Y of its centre in cm.
	Y float64 `json:"y"`
	// Height of its bottom above the floor in cm.
	Elevation float64 `json:"elevation"`
	// Rotation in degrees, in [0, 360).
	Angle float64 `json:"angle"`
	// Width in cm.
	Width float64 `json:"width"`
	// Depth in cm.
	Depth float64 `json:"depth"`
	// Height in cm.
	Height float64 `json:"height"`
	// Its colour; null for that of its material.
	Color *string `json:"color"`
	// It is shown.
	Visible bool `json:"visible"`
	// Its left and right are exchanged.
	Mirrored bool `json:"mirrored"`
	// It is a door or a window.
	IsDoorOrWindow bool `json:"isDoorOrWindow"`
	// Id of the wall that it stands in.
	WallID *string `json:"wallId"`
	// Where its centre is in that wall: 0 at the start, 1 at the end.
	Position *float64 `json:"position"`
}

// Health: What `GET /health` answers.
type Health struct {
	// The server is up.
	Ok bool `json:"ok"`
	// Contract and version.
	Schema string `json:"schema"`
	// Names of the tools, as `tools/list` has them.
	Tools []string `json:"tools"`
	// The transport profile: `stateless` or `stateful`.
	Transport string `json:"transport"`
	// A home is there.
	Attached bool `json:"attached"`
}

// HomeInfo: An open home.
type HomeInfo struct {
	// Its id; every tool takes it as `home`.
	ID string `json:"id"`
	// Name of its file without the ending; null before it was saved.
	Name *string `json:"name"`
	// Its file, relative to the folder of files; null when there is none below it.
	FilePath *string `json:"filePath"`
	// It has changes that were not saved.
	Modified bool `json:"modified"`
	// Tools use it unless told otherwise.
	Active bool `json:"active"`
}

// HomeState: A home and all that is in it.
type HomeState struct {
	// Contract and version.
	Schema string `json:"schema"`
	// Id of this home.
	Home string `json:"home"`
	// All open homes.
	Homes []HomeInfo `json:"homes"`
	// Walls.
	Walls []Wall `json:"walls"`
	// Rooms.
	Rooms []Room `json:"rooms"`
	// Furniture, doors and windows.
	Furniture []Furniture `json:"furniture"`
	// Labels.
	Labels []Label `json:"labels"`
	// Dimension lines.
	DimensionLines []DimensionLine `json:"dimensionLines"`
	// Levels, from the lowest up.
	Levels []Level `json:"levels"`
	// Id of the level that new objects are made on.
	SelectedLevel *string `json:"selectedLevel"`
	// The camera in use.
	Camera Camera `json:"camera"`
	// Cameras with a name.
	StoredCameras []StoredCamera `json:"storedCameras"`
	// Ground, sky and light.
	Environment Environment `json:"environment"`
	// Around all walls, rooms and furniture; null when there are none.
	BoundingBox *BoundingBox `json:"boundingBox"`
}

// InputIssue: One thing that is wrong with an input.
type InputIssue struct {
	// JSON Pointer into the arguments.
	Pointer string `json:"pointer"`
	// What is wrong, as a sentence.
	Message string `json:"message"`
	// What would have been right.
	Expected string `json:"expected"`
}

// InvalidInputDetails: Details of SH3D_INVALID_INPUT.
type InvalidInputDetails struct {
	// All that is wrong.
	Issues []InputIssue `json:"issues"`
}

// IoDetails: Details of SH3D_IO.
type IoDetails struct {
	// What went wrong.
	Reason IoDetailsReason `json:"reason"`
	// The path as it was given.
	FilePath *string `json:"filePath,omitzero"`
}

// IoDetailsReason: What went wrong.
type IoDetailsReason string

const (
	IoDetailsReasonNoFolder      IoDetailsReason = "NO_FOLDER"
	IoDetailsReasonOutsideFolder IoDetailsReason = "OUTSIDE_FOLDER"
	IoDetailsReasonMissing       IoDetailsReason = "MISSING"
	IoDetailsReasonNotAHome      IoDetailsReason = "NOT_A_HOME"
	IoDetailsReasonTooLarge      IoDetailsReason = "TOO_LARGE"
	IoDetailsReasonFailed        IoDetailsReason = "FAILED"
)

// Label: A text on the plan.
type Label struct {
	// Id: stable, never used again.
	ID string `json:"id"`
	// Id of its level; null for what was made before there was one.
	Level *string `json:"level"`
	// The text.
	Text string `json:"text"`
	// X in cm.
	X float64 `json:"x"`
	// Y in cm.
	Y float64 `json:"y"`
	// Rotation in degrees, in [0, 360).
	Angle float64 `json:"angle"`
	// Colour of the text.
	Color *string `json:"color"`
	// Colour of its outline.
	OutlineColor *string `json:"outlineColor"`
	// Height of the text in cm.
	FontSize float64 `json:"fontSize"`
	// Bold.
	Bold bool `json:"bold"`
	// Italic.
	Italic bool `json:"italic"`
	// How it stands to its point.
	Alignment TextAlignmentShown `json:"alignment"`
	// Height above the floor in 3D, in cm.
	Elevation float64 `json:"elevation"`
	// Tilt in 3D in degrees; null when it is only on the plan.
	Pitch *float64 `json:"pitch"`
}

// Level: A level of the home.
type Level struct {
	// Id: stable, never used again.
	ID string `json:"id"`
	// Name.
	Name string `json:"name"`
	// Height of its floor above the ground in cm.
	Elevation float64 `json:"elevation"`
	// Height of its walls in cm.
	Height float64 `json:"height"`
	// Thickness of its floor in cm.
	FloorThickness float64 `json:"floorThickness"`
	// It is shown.
	Viewable bool `json:"viewable"`
	// New objects are made on it.
	Selected bool `json:"selected"`
}

// LookAtPoint: A point in space, in cm.
type LookAtPoint struct {
	// To the right.
	X float64 `json:"x"`
	// Downwards on the plan.
	Y float64 `json:"y"`
	// Above the ground. Default: 0.
	Z *float64 `json:"z,omitzero"`
}

// NoCheckpointDetails: Details of SH3D_NO_CHECKPOINT.
type NoCheckpointDetails struct {
	// Ids of the checkpoints that there are, the oldest first.
	Available []string `json:"available"`
}

// NotFoundDetails: Details of SH3D_NOT_FOUND.
type NotFoundDetails struct {
	// What was looked for.
	Kind NotFoundDetailsKind `json:"kind"`
	// The id or name that was given.
	Asked string `json:"asked"`
	// Ids or names that come close, the nearest first.
	Nearest []string `json:"nearest"`
}

// NotFoundDetailsKind: What was looked for.
type NotFoundDetailsKind string

const (
	NotFoundDetailsKindHome         NotFoundDetailsKind = "home"
	NotFoundDetailsKindWall         NotFoundDetailsKind = "wall"
	NotFoundDetailsKindRoom         NotFoundDetailsKind = "room"
	NotFoundDetailsKindFurniture    NotFoundDetailsKind = "furniture"
	NotFoundDetailsKindAnnotation   NotFoundDetailsKind = "annotation"
	NotFoundDetailsKindLevel        NotFoundDetailsKind = "level"
	NotFoundDetailsKindCamera       NotFoundDetailsKind = "camera"
	NotFoundDetailsKindCatalogEntry NotFoundDetailsKind = "catalogEntry"
	NotFoundDetailsKindTexture      NotFoundDetailsKind = "texture"
	NotFoundDetailsKindCategory     NotFoundDetailsKind = "category"
)

// OnError: What a batch does after a command that fails.
type OnError string

const (
	OnErrorStop     OnError = "stop"
	OnErrorContinue OnError = "continue"
	OnErrorRollback OnError = "rollback"
)

// PhotoFormat: Kind of image file.
type PhotoFormat string

const (
	PhotoFormatPng  PhotoFormat = "png"
	PhotoFormatJpeg PhotoFormat = "jpeg"
)

// PhotoQuality: How much effort a picture is worth.
type PhotoQuality string

const (
	PhotoQualityLow    PhotoQuality = "low"
	PhotoQualityMedium PhotoQuality = "medium"
	PhotoQualityHigh   PhotoQuality = "high"
)

// PhotoView: From above the corners, or from a camera.
type PhotoView string

const (
	PhotoViewOverhead PhotoView = "overhead"
	PhotoViewStandard PhotoView = "standard"
)

// Photo: One picture of a home.
type Photo struct {
	// Place among the image blocks, from 0.
	Index int `json:"index"`
	// Width in pixels.
	Width int `json:"width"`
	// Height in pixels.
	Height int `json:"height"`
	// Media type.
	MimeType string `json:"mimeType"`
	// Where it was taken from.
	Camera ViewPoint `json:"camera"`
	// File below the folder of files; null when it came as an image block.
	FilePath *string `json:"filePath"`
	// Size in bytes.
	SizeBytes int `json:"sizeBytes"`
}

// PointInput: A point of the plan, in cm.
type PointInput struct {
	// To the right.
	X float64 `json:"x"`
	// Downwards.
	Y float64 `json:"y"`
}

// Point: A point of the plan, in cm.
type Point struct {
	// To the right.
	X float64 `json:"x"`
	// Downwards.
	Y float64 `json:"y"`
}

// Room: A room: a polygon with a floor and a ceiling.
type Room struct {
	// Id: stable, never used again.
	ID string `json:"id"`
	// Id of its level; null for what was made before there was one.
	Level *string `json:"level"`
	// Name.
	Name *string `json:"name"`
	// Corners in their order, in cm.
	Points []Point `json:"points"`
	// Area in square cm.
	Area float64 `json:"area"`
	// X of the centre of its bounding box.
	XCenter float64 `json:"xCenter"`
	// Y of the centre of its bounding box.
	YCenter float64 `json:"yCenter"`
	// Show its area.
	AreaVisible bool `json:"areaVisible"`
	// It has a floor.
	FloorVisible bool `json:"floorVisible"`
	// It has a ceiling.
	CeilingVisible bool `json:"ceilingVisible"`
	// Colour of the floor.
	FloorColor *string `json:"floorColor"`
	// Colour of the ceiling.
	CeilingColor *string `json:"ceilingColor"`
	// Texture of the floor.
	FloorTexture *AppliedTexture `json:"floorTexture"`
	// Texture of the ceiling.
	CeilingTexture *AppliedTexture `json:"ceilingTexture"`
	// Shininess of the floor.
	FloorShininess float64 `json:"floorShininess"`
	// Shininess of the ceiling.
	CeilingShininess float64 `json:"ceilingShininess"`
}

// ShapeMode: A raised polygon, or a mesh of triangles.
type ShapeMode string

const (
	ShapeModeExtrude ShapeMode = "extrude"
	ShapeModeMesh    ShapeMode = "mesh"
)

// StoredCamera: A camera that was given a name.
type StoredCamera struct {
	// Id: stable, never used again.
	ID string `json:"id"`
	// Its name, the only one of this spelling.
	Name string `json:"name"`
	// X in cm.
	X float64 `json:"x"`
	// Y in cm.
	Y float64 `json:"y"`
	// Height above the ground in cm.
	Z float64 `json:"z"`
	// Direction in degrees, in [0, 360): 0 is +y, 90 is -x.
	Yaw float64 `json:"yaw"`
	// Tilt in degrees; positive looks down.
	Pitch float64 `json:"pitch"`
	// Field of view in degrees.
	Fov float64 `json:"fov"`
}

// TextAlignmentShown: How a text stands to its point.
type TextAlignmentShown string

const (
	TextAlignmentShownLeft   TextAlignmentShown = "LEFT"
	TextAlignmentShownCenter TextAlignmentShown = "CENTER"
	TextAlignmentShownRight  TextAlignmentShown = "RIGHT"
)

// TextAlignment: How a text stands to its point.
type TextAlignment string

const (
	TextAlignmentLeft   TextAlignment = "LEFT"
	TextAlignmentCenter TextAlignment = "CENTER"
	TextAlignmentRight  TextAlignment = "RIGHT"
)

// TextureSurface: A side of a wall, or the floor or ceiling of a room.
type TextureSurface string

const (
	TextureSurfaceLeft    TextureSurface = "left"
	TextureSurfaceRight   TextureSurface = "right"
	TextureSurfaceFloor   TextureSurface = "floor"
	TextureSurfaceCeiling TextureSurface = "ceiling"
	TextureSurfaceBoth    TextureSurface = "both"
)

// TextureTarget: What a texture is put on.
type TextureTarget string

const (
	TextureTargetWall TextureTarget = "wall"
	TextureTargetRoom TextureTarget = "room"
)

// TimeoutDetails: Details of SH3D_TIMEOUT.
type TimeoutDetails struct {
	// The deadline that passed.
	TimeoutMs int `json:"timeoutMs"`
	// The call had begun and may still have its effect.
	Begun *bool `json:"begun,omitzero"`
}

// ToolError: What went wrong, for a program and for a model.
type ToolError struct {
	// Stable code.
	Code ErrorCode `json:"code"`
	// What happened, as a sentence.
	Message string `json:"message"`
	// More, by code.
	Details map[string]any `json:"details"`
}

// ViewPoint: A place and a direction.
type ViewPoint struct {
	// X in cm.
	X float64 `json:"x"`
	// Y in cm.
	Y float64 `json:"y"`
	// Height above the ground in cm.
	Z float64 `json:"z"`
	// Direction in degrees, in [0, 360): 0 is +y, 90 is -x.
	Yaw float64 `json:"yaw"`
	// Tilt in degrees; positive looks down.
	Pitch float64 `json:"pitch"`
	// Field of view in degrees.
	Fov float64 `json:"fov"`
}

// WallEnd: One end of a wall.
type WallEnd string

const (
	WallEndStart WallEnd = "start"
	WallEndEnd   WallEnd = "end"
)

// Wall: A wall.
type Wall struct {
	// Id: stable, never used again.
	ID string `json:"id"`
	// Id of its level; null for what was made before there was one.
	Level *string `json:"level"`
	// X of its start in cm.
	XStart float64 `json:"xStart"`
	// Y of its start in cm.
	YStart float64 `json:"yStart"`
	// X of its end in cm.
	XEnd float64 `json:"xEnd"`
	// Y of its end in cm.
	YEnd float64 `json:"yEnd"`
	// Length in cm, along the arc where there is one.
	Length float64 `json:"length"`
	// Thickness in cm.
	Thickness float64 `json:"thickness"`
	// Height at its start in cm.
	Height float64 `json:"height"`
	// Height at its end in cm; null where it is the same.
	HeightAtEnd *float64 `json:"heightAtEnd"`
	// Angle of its arc in degrees; null for a straight wall.
	ArcExtent *float64 `json:"arcExtent"`
	// Id of the wall joined at its start.
	WallAtStart *string `json:"wallAtStart"`
	// Id of the wall joined at its end.
	WallAtEnd *string `json:"wallAtEnd"`
	// Colour of its left side.
	LeftSideColor *string `json:"leftSideColor"`
	// Colour of its right side.
	RightSideColor *string `json:"rightSideColor"`
	// Colour of its top.
	TopColor *string `json:"topColor"`
	// Texture of its left side.
	LeftSideTexture *AppliedTexture `json:"leftSideTexture"`
	// Texture of its right side.
	RightSideTexture *AppliedTexture `json:"rightSideTexture"`
	// Shininess of its left side.
	LeftSideShininess float64 `json:"leftSideShininess"`
	// Shininess of its right side.
	RightSideShininess float64 `json:"rightSideShininess"`
}

// AddDimensionLineInput: Add a dimension line.
type AddDimensionLineInput struct {
	// X of the start.
	XStart float64 `json:"xStart"`
	// Y of the start.
	YStart float64 `json:"yStart"`
	// X of the end.
	XEnd float64 `json:"xEnd"`
	// Y of the end.
	YEnd float64 `json:"yEnd"`
	// How far beside it is drawn. Default: 25.
	Offset *float64 `json:"offset,omitzero"`
	// The home.
	Home *string `json:"home,omitzero"`
}

// AddLabelInput: Add a label.
type AddLabelInput struct {
	// The text.
	Text string `json:"text"`
	// X.
	X float64 `json:"x"`
	// Y.
	Y float64 `json:"y"`
	// Clockwise. Default: 0.
	Angle *float64 `json:"angle,omitzero"`
	// Colour.
	Color *string `json:"color,omitzero"`
	// Outline.
	OutlineColor *string `json:"outlineColor,omitzero"`
	// Height of letters. Default: 18.
	FontSize *float64 `json:"fontSize,omitzero"`
	// Bold. Default: false.
	Bold *bool `json:"bold,omitzero"`
	// Italic. Default: false.
	Italic *bool `json:"italic,omitzero"`
	// How it stands to x, y. Default: "CENTER".
	Alignment *TextAlignment `json:"alignment,omitzero"`
	// Elevation.
	Elevation *float64 `json:"elevation,omitzero"`
	// Tilt in 3D; absent: on the plan only.
	Pitch *float64 `json:"pitch,omitzero"`
	// The home.
	Home *string `json:"home,omitzero"`
}

// AddLevelInput: Add a level.
type AddLevelInput struct {
	// Name.
	Name string `json:"name"`
	// Of its floor above the ground.
	Elevation float64 `json:"elevation"`
	// Height of its walls. Default: 250.
	Height *float64 `json:"height,omitzero"`
	// Floor thickness. Default: 12.
	FloorThickness *float64 `json:"floorThickness,omitzero"`
	// The home.
	Home *string `json:"home,omitzero"`
}

// ApplyTextureInput: Apply a texture.
type ApplyTextureInput struct {
	// Target type.
	TargetType TextureTarget `json:"targetType"`
	// Id of the wall or room.
	TargetID string `json:"targetId"`
	// Wall: left, right, both. Room: floor, ceiling, both.
	Surface TextureSurface `json:"surface"`
	// Name in the catalog; null removes.
	TextureName *string `json:"textureName"`
	// Where several have the name.
	TextureCategory *string `json:"textureCategory,omitzero"`
	// Angle. Default: 0.
	Angle *float64 `json:"angle,omitzero"`
	// Size of the pattern. Default: 1.
	Scale *float64 `json:"scale,omitzero"`
	// The home.
	Home *string `json:"home,omitzero"`
}

// ApplyTextureOutput: What was done.
type ApplyTextureOutput struct {
	// `wall` or `room`.
	TargetType string `json:"targetType"`
	// Id of the wall or room.
	TargetID string `json:"targetId"`
	// The surfaces.
	Surface string `json:"surface"`
	// The texture that is there now; null when it was taken off.
	Texture *AppliedTexture `json:"texture"`
}

// BatchCommandsInput: Do several things at once.
type BatchCommandsInput struct {
	// Commands in order.
	Commands []BatchCommand `json:"commands"`
	// After a failure. Default: "stop".
	OnError *OnError `json:"onError,omitzero"`
	// The home.
	Home *string `json:"home,omitzero"`
}

// BatchCommandsOutput: What became of the commands.
type BatchCommandsOutput struct {
	// How many were done.
	Succeeded int `json:"succeeded"`
	// How many failed.
	Failed int `json:"failed"`
	// How many were not tried.
	Skipped int `json:"skipped"`
	// All was undone.
	RolledBack bool `json:"rolledBack"`
	// One for each command, in order.
	Results []BatchResult `json:"results"`
}

// CheckpointInput: Take a checkpoint.
type CheckpointInput struct {
	// What it is for.
	Description *string `json:"description,omitzero"`
	// The home.
	Home *string `json:"home,omitzero"`
}

// ClearSceneInput: Clear the home.
type ClearSceneInput struct {
	// The home.
	Home *string `json:"home,omitzero"`
}

// ClearSceneOutput: What was cleared.
type ClearSceneOutput struct {
	// How much was deleted.
	Removed Counts `json:"removed"`
	// Id of the checkpoint that was taken before.
	CheckpointID string `json:"checkpointId"`
}

// ConnectWallsInput: Connect two walls.
type ConnectWallsInput struct {
	// Id of a wall.
	Wall1ID string `json:"wall1Id"`
	// Id of another wall.
	Wall2ID string `json:"wall2Id"`
	// End of the first.
	Wall1End *WallEnd `json:"wall1End,omitzero"`
	// End of the second.
	Wall2End *WallEnd `json:"wall2End,omitzero"`
	// The home.
	Home *string `json:"home,omitzero"`
}

// ConnectWallsOutput: The walls.
type ConnectWallsOutput struct {
	// Both, as they are now.
	Walls []Wall `json:"walls"`
	// End of the first that was joined.
	Wall1End string `json:"wall1End"`
	// End of the second that was joined.
	Wall2End string `json:"wall2End"`
}

// CreateRoomPolygonInput: Create a room.
type CreateRoomPolygonInput struct {
	// Corners in order, cm.
	Points []PointInput `json:"points"`
	// Name.
	Name *string `json:"name,omitzero"`
	// Floor visible. Default: true.
	FloorVisible *bool `json:"floorVisible,omitzero"`
	// Ceiling visible. Default: true.
	CeilingVisible *bool `json:"ceilingVisible,omitzero"`
	// Show its area. Default: false.
	AreaVisible *bool `json:"areaVisible,omitzero"`
	// Floor.
	FloorColor *string `json:"floorColor,omitzero"`
	// Ceiling.
	CeilingColor *string `json:"ceilingColor,omitzero"`
	// The home.
	Home *string `json:"home,omitzero"`
}

// CreateWallInput: Create a wall.
type CreateWallInput struct {
	// X of the start.
	XStart float64 `json:"xStart"`
	// Y of the start.
	YStart float64 `json:"yStart"`
	// X of the end.
	XEnd float64 `json:"xEnd"`
	// Y of the end.
	YEnd float64 `json:"yEnd"`
	// Thickness. Default: 10.
	Thickness *float64 `json:"thickness,omitzero"`
	// Default: that of the level, else 250.
	Height *float64 `json:"height,omitzero"`
	// The home.
	Home *string `json:"home,omitzero"`
}

// CreateWallsInput: Create four walls.
type CreateWallsInput struct {
	// Left.
	X float64 `json:"x"`
	// Top.
	Y float64 `json:"y"`
	// To the right.
	Width float64 `json:"width"`
	// Downwards on the plan.
	Height float64 `json:"height"`
	// Thickness. Default: 10.
	Thickness *float64 `json:"thickness,omitzero"`
	// Default: that of the level, else 250.
	WallHeight *float64 `json:"wallHeight,omitzero"`
	// The home.
	Home *string `json:"home,omitzero"`
}

// CreateWallsOutput: The walls.
type CreateWallsOutput struct {
	// Top, right, bottom, left.
	Walls []Wall `json:"walls"`
}

// DeleteAnnotationInput: Delete an annotation.
type DeleteAnnotationInput struct {
	// Id of the label or dimension line.
	ID string `json:"id"`
	// The home.
	Home *string `json:"home,omitzero"`
}

// DeleteFurnitureInput: Delete furniture.
type DeleteFurnitureInput struct {
	// Id of the piece.
	ID string `json:"id"`
	// The home.
	Home *string `json:"home,omitzero"`
}

// DeleteLevelInput: Delete a level.
type DeleteLevelInput struct {
	// Id of the level.
	ID string `json:"id"`
	// The home.
	Home *string `json:"home,omitzero"`
}

// DeleteLevelOutput: What was deleted.
type DeleteLevelOutput struct {
	// Id of the level.
	Deleted []string `json:"deleted"`
	// How much went with it, the level included.
	Removed Counts `json:"removed"`
	// Id of the checkpoint that was taken before.
	CheckpointID string `json:"checkpointId"`
	// Id of the level that is selected now.
	SelectedLevel *string `json:"selectedLevel"`
}

// DeleteRoomInput: Delete a room.
type DeleteRoomInput struct {
	// Id of the room.
	ID string `json:"id"`
	// The home.
	Home *string `json:"home,omitzero"`
}

// DeleteWallInput: Delete a wall.
type DeleteWallInput struct {
	// Id of the wall.
	ID string `json:"id"`
	// The home.
	Home *string `json:"home,omitzero"`
}

// ExportPlanImageInput: Export the plan as PNG.
type ExportPlanImageInput struct {
	// Pixels; the height follows. Default: 1024.
	Width *int `json:"width,omitzero"`
	// Relative path of a .png file.
	FilePath *string `json:"filePath,omitzero"`
	// Replace an existing file. Default: false.
	Overwrite *bool `json:"overwrite,omitzero"`
	// The home.
	Home *string `json:"home,omitzero"`
}

// ExportPlanImageOutput: The picture; without a file it is an image block.
type ExportPlanImageOutput struct {
	// Always image/png.
	MimeType string `json:"mimeType"`
	// Width in pixels.
	Width int `json:"width"`
	// Height in pixels.
	Height int `json:"height"`
	// File, relative to the folder of files; null when it came in the answer.
	FilePath *string `json:"filePath"`
	// Size in bytes.
	SizeBytes int `json:"sizeBytes"`
}

// ExportSvgInput: Export the plan as SVG.
type ExportSvgInput struct {
	// Relative path of an .svg file.
	FilePath *string `json:"filePath,omitzero"`
	// Replace an existing file. Default: false.
	Overwrite *bool `json:"overwrite,omitzero"`
	// The home.
	Home *string `json:"home,omitzero"`
}

// ExportSvgOutput: The drawing.
type ExportSvgOutput struct {
	// The drawing; null when it went to a file.
	Svg *string `json:"svg"`
	// File, relative to the folder of files; null when it came in the answer.
	FilePath *string `json:"filePath"`
	// Size in bytes.
	SizeBytes int `json:"sizeBytes"`
	// Width in px.
	Width float64 `json:"width"`
	// Height in px.
	Height float64 `json:"height"`
}

// ExportToObjInput: Export as OBJ.
type ExportToObjInput struct {
	// Relative path of a .zip file.
	FilePath *string `json:"filePath,omitzero"`
	// Replace an existing file. Default: false.
	Overwrite *bool `json:"overwrite,omitzero"`
	// The home.
	Home *string `json:"home,omitzero"`
}

// ExportToObjOutput: The archive; without a file it is an embedded resource.
type ExportToObjOutput struct {
	// File, relative to the folder of files; null when it came in the answer.
	FilePath *string `json:"filePath"`
	// Size in bytes.
	SizeBytes int `json:"sizeBytes"`
	// Names of the files in it.
	Files []string `json:"files"`
}

// GenerateShapeInput: Make a shape. Exactly one of `polygon`, `vertices`. All or none of
// `vertices`, `triangles`.
type GenerateShapeInput struct {
	// Mode.
	Mode ShapeMode `json:"mode"`
	// extrude: [x, y] corners.
	Polygon [][]float64 `json:"polygon,omitzero"`
	// extrude.
	Height *float64 `json:"height,omitzero"`
	// mesh: [x, y, z].
	Vertices [][]float64 `json:"vertices,omitzero"`
	// mesh: three indices of vertices each.
	Triangles [][]int `json:"triangles,omitzero"`
	// Name.
	Name *string `json:"name,omitzero"`
	// Elevation.
	Elevation *float64 `json:"elevation,omitzero"`
	// Colour.
	Color *string `json:"color,omitzero"`
	// 0 is solid. Default: 0.
	Transparency *float64 `json:"transparency,omitzero"`
	// The home.
	Home *string `json:"home,omitzero"`
}

// GetCamerasInput: List cameras.
type GetCamerasInput struct {
	// The home.
	Home *string `json:"home,omitzero"`
}

// GetCamerasOutput: The cameras.
type GetCamerasOutput struct {
	// The camera in use.
	Camera Camera `json:"camera"`
	// In the order in which they were stored.
	StoredCameras []StoredCamera `json:"storedCameras"`
}

// GetStateInput: Look at the home.
type GetStateInput struct {
	// An id of homes; without it, the last active one. Every tool takes it.
	Home *string `json:"home,omitzero"`
}

// ListCategoriesInput: List categories.
type ListCategoriesInput struct {
	// The home.
	Home *string `json:"home,omitzero"`
}

// ListCategoriesOutput: The categories.
type ListCategoriesOutput struct {
	// Of furniture, doors and windows.
	Categories []Category `json:"categories"`
	// Of textures.
	TextureCategories []Category `json:"textureCategories"`
}

// ListCheckpointsInput: List checkpoints.
type ListCheckpointsInput struct {
	// The home.
	Home *string `json:"home,omitzero"`
}

// ListCheckpointsOutput: The checkpoints.
type ListCheckpointsOutput struct {
	// The oldest first.
	Checkpoints []Checkpoint `json:"checkpoints"`
	// Id of the current one.
	Current *string `json:"current"`
	// How many are kept.
	Limit int `json:"limit"`
}

// ListFurnitureCatalogInput: Search furniture.
type ListFurnitureCatalogInput struct {
	// Part of a name.
	Query *string `json:"query,omitzero"`
	// Name of a category.
	Category *string `json:"category,omitzero"`
	// Type. Default: "all".
	Type *CatalogFilter `json:"type,omitzero"`
	// At most so many. Default: 100.
	Limit *int `json:"limit,omitzero"`
	// The home.
	Home *string `json:"home,omitzero"`
}

// ListFurnitureCatalogOutput: What was found.
type ListFurnitureCatalogOutput struct {
	// By category and name.
	Furniture []CatalogPiece `json:"furniture"`
	// How many there are, beyond the limit too.
	Total int `json:"total"`
}

// ListLevelsInput: List levels.
type ListLevelsInput struct {
	// The home.
	Home *string `json:"home,omitzero"`
}

// ListLevelsOutput: The levels.
type ListLevelsOutput struct {
	// From the lowest up.
	Levels []Level `json:"levels"`
	// Id of the selected one.
	SelectedLevel *string `json:"selectedLevel"`
}

// ListTexturesCatalogInput: Search textures.
type ListTexturesCatalogInput struct {
	// Part of a name.
	Query *string `json:"query,omitzero"`
	// Name of a category.
	Category *string `json:"category,omitzero"`
	// At most so many. Default: 100.
	Limit *int `json:"limit,omitzero"`
	// The home.
	Home *string `json:"home,omitzero"`
}

// ListTexturesCatalogOutput: What was found.
type ListTexturesCatalogOutput struct {
	// By category and name.
	Textures []CatalogTexture `json:"textures"`
	// How many there are, beyond the limit too.
	Total int `json:"total"`
}

// LoadHomeInput: Load a home.
type LoadHomeInput struct {
	// Relative path.
	FilePath string `json:"filePath"`
	// The home.
	Home *string `json:"home,omitzero"`
}

// LoadHomeOutput: What was loaded.
type LoadHomeOutput struct {
	// Path, relative to the folder of files.
	FilePath string `json:"filePath"`
	// What the home has now.
	Contents Counts `json:"contents"`
	// Id of the checkpoint that was taken before.
	CheckpointID string `json:"checkpointId"`
}

// ModifyFurnitureInput: Change furniture.
type ModifyFurnitureInput struct {
	// Id of the piece.
	ID string `json:"id"`
	// Name.
	Name *string `json:"name,omitzero"`
	// X.
	X *float64 `json:"x,omitzero"`
	// Y.
	Y *float64 `json:"y,omitzero"`
	// Elevation.
	Elevation *float64 `json:"elevation,omitzero"`
	// Clockwise.
	Angle *float64 `json:"angle,omitzero"`
	// Width.
	Width *float64 `json:"width,omitzero"`
	// Depth.
	Depth *float64 `json:"depth,omitzero"`
	// Height.
	Height *float64 `json:"height,omitzero"`
	// Colour.
	Color *string `json:"color,omitzero"`
	// Visible.
	Visible *bool `json:"visible,omitzero"`
	// Mirrored.
	Mirrored *bool `json:"mirrored,omitzero"`
	// The home.
	Home *string `json:"home,omitzero"`
}

// ModifyRoomInput: Change a room.
type ModifyRoomInput struct {
	// Id of the room.
	ID string `json:"id"`
	// Corners in order, cm.
	Points []PointInput `json:"points,omitzero"`
	// Name.
	Name *string `json:"name,omitzero"`
	// Floor visible.
	FloorVisible *bool `json:"floorVisible,omitzero"`
	// Ceiling visible.
	CeilingVisible *bool `json:"ceilingVisible,omitzero"`
	// Show its area.
	AreaVisible *bool `json:"areaVisible,omitzero"`
	// Floor.
	FloorColor *string `json:"floorColor,omitzero"`
	// Ceiling.
	CeilingColor *string `json:"ceilingColor,omitzero"`
	// Floor.
	FloorShininess *float64 `json:"floorShininess,omitzero"`
	// Ceiling.
	CeilingShininess *float64 `json:"ceilingShininess,omitzero"`
	// The home.
	Home *string `json:"home,omitzero"`
}

// ModifyWallInput: Change a wall.
type ModifyWallInput struct {
	// Id of the wall.
	ID string `json:"id"`
	// X of the start.
	XStart *float64 `json:"xStart,omitzero"`
	// Y of the start.
	YStart *float64 `json:"yStart,omitzero"`
	// X of the end.
	XEnd *float64 `json:"xEnd,omitzero"`
	// Y of the end.
	YEnd *float64 `json:"yEnd,omitzero"`
	// Thickness.
	Thickness *float64 `json:"thickness,omitzero"`
	// Height.
	Height *float64 `json:"height,omitzero"`
	// Height at the end.
	HeightAtEnd *float64 `json:"heightAtEnd,omitzero"`
	// Angle of its arc.
	ArcExtent *float64 `json:"arcExtent,omitzero"`
	// Both sides.
	Color *string `json:"color,omitzero"`
	// Left side.
	LeftSideColor *string `json:"leftSideColor,omitzero"`
	// Right side.
	RightSideColor *string `json:"rightSideColor,omitzero"`
	// Top.
	TopColor *string `json:"topColor,omitzero"`
	// Both sides.
	Shininess *float64 `json:"shininess,omitzero"`
	// Left side.
	LeftSideShininess *float64 `json:"leftSideShininess,omitzero"`
	// Right side.
	RightSideShininess *float64 `json:"rightSideShininess,omitzero"`
	// The home.
	Home *string `json:"home,omitzero"`
}

// PlaceDoorOrWindowInput: Place a door or window. Exactly one of `name`, `catalogId`.
type PlaceDoorOrWindowInput struct {
	// Id of the wall.
	WallID string `json:"wallId"`
	// Name in the catalog, or part of it.
	Name *string `json:"name,omitzero"`
	// Id in the catalog.
	CatalogID *string `json:"catalogId,omitzero"`
	// Where its centre is: 0 start, 1 end of the wall. Default: 0.5.
	Position *float64 `json:"position,omitzero"`
	// Above the floor. Default: that of the catalog.
	Elevation *float64 `json:"elevation,omitzero"`
	// Exchange left and right. Default: false.
	Mirrored *bool `json:"mirrored,omitzero"`
	// The home.
	Home *string `json:"home,omitzero"`
}

// PlaceFurnitureInput: Place furniture. Exactly one of `name`, `catalogId`.
type PlaceFurnitureInput struct {
	// X.
	X float64 `json:"x"`
	// Y.
	Y float64 `json:"y"`
	// Name in the catalog, or part of it.
	Name *string `json:"name,omitzero"`
	// Id in the catalog.
	CatalogID *string `json:"catalogId,omitzero"`
	// Clockwise. Default: 0.
	Angle *float64 `json:"angle,omitzero"`
	// Above the floor. Default: that of the catalog.
	Elevation *float64 `json:"elevation,omitzero"`
	// The home.
	Home *string `json:"home,omitzero"`
}

// RenderPhotoInput: Take a picture.
type RenderPhotoInput struct {
	// View. Default: "overhead".
	View *PhotoView `json:"view,omitzero"`
	// Overhead: 1 or 4 corners. Default: 1.
	Angles *int `json:"angles,omitzero"`
	// Overhead: id of a room or piece to come close to.
	FocusOn *string `json:"focusOn,omitzero"`
	// Hide walls. Default: false.
	HideWalls *bool `json:"hideWalls,omitzero"`
	// Pixels. Default: 800.
	Width *int `json:"width,omitzero"`
	// Pixels. Default: 600.
	Height *int `json:"height,omitzero"`
	// Quality. Default: "low".
	Quality *PhotoQuality `json:"quality,omitzero"`
	// Format. Default: "jpeg".
	Format *PhotoFormat `json:"format,omitzero"`
	// X.
	X *float64 `json:"x,omitzero"`
	// Y.
	Y *float64 `json:"y,omitzero"`
	// Z.
	Z *float64 `json:"z,omitzero"`
	// Yaw.
	Yaw *float64 `json:"yaw,omitzero"`
	// Pitch.
	Pitch *float64 `json:"pitch,omitzero"`
	// Field of view.
	Fov *float64 `json:"fov,omitzero"`
	// Relative path; with four corners -1 to -4 are added.
	FilePath *string `json:"filePath,omitzero"`
	// Replace an existing file. Default: false.
	Overwrite *bool `json:"overwrite,omitzero"`
	// The home.
	Home *string `json:"home,omitzero"`
}

// RenderPhotoOutput: The pictures; without a file they are image blocks.
type RenderPhotoOutput struct {
	// `overhead` or `standard`.
	View string `json:"view"`
	// What drew them.
	Renderer string `json:"renderer"`
	// `low`, `medium` or `high`.
	Quality string `json:"quality"`
	// In the order of the image blocks.
	Images []Photo `json:"images"`
}

// RestoreCheckpointInput: Restore a checkpoint.
type RestoreCheckpointInput struct {
	// Id from list_checkpoints.
	ID *string `json:"id,omitzero"`
	// Also when nothing has changed since. Default: false.
	Force *bool `json:"force,omitzero"`
	// The home.
	Home *string `json:"home,omitzero"`
}

// RestoreCheckpointOutput: What was restored.
type RestoreCheckpointOutput struct {
	// The checkpoint.
	Checkpoint Checkpoint `json:"checkpoint"`
	// What the home has now.
	Contents Counts `json:"contents"`
}

// SaveHomeInput: Save the home.
type SaveHomeInput struct {
	// Relative path.
	FilePath *string `json:"filePath,omitzero"`
	// Replace an existing file. Default: false.
	Overwrite *bool `json:"overwrite,omitzero"`
	// The home.
	Home *string `json:"home,omitzero"`
}

// SaveHomeOutput: The file.
type SaveHomeOutput struct {
	// Path, relative to the folder of files.
	FilePath string `json:"filePath"`
	// Size in bytes.
	SizeBytes int `json:"sizeBytes"`
}

// SetCameraInput: Set the camera. Exactly one of `mode`, `name`.
type SetCameraInput struct {
	// Mode.
	Mode *CameraMode `json:"mode,omitzero"`
	// Name of a stored camera.
	Name *string `json:"name,omitzero"`
	// X.
	X *float64 `json:"x,omitzero"`
	// Y.
	Y *float64 `json:"y,omitzero"`
	// Above the ground.
	Z *float64 `json:"z,omitzero"`
	// Yaw.
	Yaw *float64 `json:"yaw,omitzero"`
	// Pitch.
	Pitch *float64 `json:"pitch,omitzero"`
	// Field of view.
	Fov *float64 `json:"fov,omitzero"`
	// Turn to this point, instead of yaw and pitch.
	LookAt *LookAtPoint `json:"lookAt,omitzero"`
	// Turn to the middle of the home.
	Target *CameraTarget `json:"target,omitzero"`
	// The home.
	Home *string `json:"home,omitzero"`
}

// SetEnvironmentInput: Change the environment.
type SetEnvironmentInput struct {
	// Ground.
	GroundColor *string `json:"groundColor,omitzero"`
	// Name in the catalog.
	GroundTexture *string `json:"groundTexture,omitzero"`
	// Where several have the name.
	GroundTextureCategory *string `json:"groundTextureCategory,omitzero"`
	// Sky.
	SkyColor *string `json:"skyColor,omitzero"`
	// Name in the catalog.
	SkyTexture *string `json:"skyTexture,omitzero"`
	// Where several have the name.
	SkyTextureCategory *string `json:"skyTextureCategory,omitzero"`
	// Daylight.
	LightColor *string `json:"lightColor,omitzero"`
	// Light below ceilings.
	CeilingLightColor *string `json:"ceilingLightColor,omitzero"`
	// Transparency of walls; 0 is solid.
	WallsAlpha *float64 `json:"wallsAlpha,omitzero"`
	// How surfaces are drawn.
	DrawingMode *DrawingMode `json:"drawingMode,omitzero"`
	// Show all levels.
	AllLevelsVisible *bool `json:"allLevelsVisible,omitzero"`
	// The home.
	Home *string `json:"home,omitzero"`
}

// SetSelectedLevelInput: Select a level.
type SetSelectedLevelInput struct {
	// Id of the level.
	ID string `json:"id"`
	// The home.
	Home *string `json:"home,omitzero"`
}

// StoreCameraInput: Store a camera.
type StoreCameraInput struct {
	// Its name.
	Name string `json:"name"`
	// Delete it. Default: false.
	Delete *bool `json:"delete,omitzero"`
	// The home.
	Home *string `json:"home,omitzero"`
}

// StoreCameraOutput: What was done.
type StoreCameraOutput struct {
	// `created`, `replaced` or `deleted`.
	Action StoreCameraOutputAction `json:"action"`
	// The stored camera.
	Camera StoredCamera `json:"camera"`
}

// StoreCameraOutputAction: `created`, `replaced` or `deleted`.
type StoreCameraOutputAction string

const (
	StoreCameraOutputActionCreated  StoreCameraOutputAction = "created"
	StoreCameraOutputActionReplaced StoreCameraOutputAction = "replaced"
	StoreCameraOutputActionDeleted  StoreCameraOutputAction = "deleted"
)
