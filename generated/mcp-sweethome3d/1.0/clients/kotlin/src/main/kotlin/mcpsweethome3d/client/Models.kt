// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang kotlin`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
@file:OptIn(ExperimentalSerializationApi::class)

package mcpsweethome3d.client

import kotlinx.serialization.EncodeDefault
import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonObject

/** Details of SH3D_AMBIGUOUS. */
@Serializable
public data class AmbiguousDetails(
    /** The name that was given. */
    public val asked: String,
    /** What it could mean. */
    public val candidates: List<Candidate>,
)

/** A texture on a surface. */
@Serializable
public data class AppliedTexture(
    /** Id in the catalog; null when it is not from there. */
    public val catalogId: String?,
    /** Name. */
    public val name: String,
    /** Category in the catalog. */
    public val category: String?,
    /** Width of one tile in cm, unscaled. */
    public val width: Double,
    /** Height of one tile in cm, unscaled. */
    public val height: Double,
    /** Rotation in degrees, in \[0, 360). */
    public val angle: Double,
    /** Size of the pattern; 1 is its own. */
    public val scale: Double,
)

/** One command of a batch. */
@Serializable
public data class BatchCommand(
    /** Name of a tool. */
    public val action: String,
    /** Its input. */
    public val params: JsonObject? = null,
)

/** What became of one command of a batch. */
@Serializable
public data class BatchResult(
    /** Its place in the batch, from 0. */
    public val index: Long,
    /** Name of the tool. */
    public val action: String,
    /** What became of it. */
    public val status: BatchStatus,
    /** Its output, where it was done. */
    public val output: JsonObject? = null,
    /** Its error, where it failed. */
    public val error: ToolError? = null,
)

/**
 * What became of a command: done, failed, not tried, or done and undone. Other values may join: compare with the
 * constants, and expect more.
 */
@Serializable
@JvmInline
public value class BatchStatus(
    /** As on the wire. */
    public val value: String,
) {
    override fun toString(): String = value

    public companion object {
        public val OK: BatchStatus = BatchStatus("ok")
        public val ERROR: BatchStatus = BatchStatus("error")
        public val SKIPPED: BatchStatus = BatchStatus("skipped")
        public val UNDONE: BatchStatus = BatchStatus("undone")
    }
}

/** The smallest rectangle of the plan around something, in cm. */
@Serializable
public data class BoundingBox(
    /** Left. */
    public val minX: Double,
    /** Top. */
    public val minY: Double,
    /** Right. */
    public val maxX: Double,
    /** Bottom. */
    public val maxY: Double,
)

/** Which camera is in use. Other values may join: compare with the constants, and expect more. */
@Serializable
@JvmInline
public value class CameraKind(
    /** As on the wire. */
    public val value: String,
) {
    override fun toString(): String = value

    public companion object {
        public val OBSERVER: CameraKind = CameraKind("observer")
        public val TOP: CameraKind = CameraKind("top")
    }
}

/** Which camera: inside the home, or above it. */
@Serializable
public enum class CameraMode {
    @SerialName("observer")
    OBSERVER,

    @SerialName("top")
    TOP,
}

/** What a camera is turned to. */
@Serializable
public enum class CameraTarget {
    @SerialName("center")
    CENTER,
}

/** Where the picture is seen from. */
@Serializable
public data class Camera(
    /** `observer` or `top`. */
    public val mode: CameraKind,
    /** X in cm. */
    public val x: Double,
    /** Y in cm. */
    public val y: Double,
    /** Height above the ground in cm. */
    public val z: Double,
    /** Direction in degrees, in \[0, 360): 0 is +y, 90 is -x. */
    public val yaw: Double,
    /** Tilt in degrees; positive looks down. */
    public val pitch: Double,
    /** Field of view in degrees. */
    public val fov: Double,
)

/** One of several entries of a catalog that could be meant. */
@Serializable
public data class Candidate(
    /** Id in the catalog. */
    public val catalogId: String,
    /** Name. */
    public val name: String,
    /** Category. */
    public val category: String,
)

/** Which entries of the catalog. */
@Serializable
public enum class CatalogFilter {
    @SerialName("all")
    ALL,

    @SerialName("furniture")
    FURNITURE,

    @SerialName("doorOrWindow")
    DOOR_OR_WINDOW,
}

/** A piece of furniture, a door or a window in the catalog. */
@Serializable
public data class CatalogPiece(
    /** Id in the catalog. */
    public val catalogId: String,
    /** Name. */
    public val name: String,
    /** Category. */
    public val category: String,
    /** Width in cm. */
    public val width: Double,
    /** Depth in cm. */
    public val depth: Double,
    /** Height in cm. */
    public val height: Double,
    /** Height above the floor at which it is placed, in cm. */
    public val elevation: Double,
    /** It is a door or a window. */
    public val isDoorOrWindow: Boolean,
)

/** A texture in the catalog. */
@Serializable
public data class CatalogTexture(
    /** Id in the catalog. */
    public val catalogId: String,
    /** Name. */
    public val name: String,
    /** Category. */
    public val category: String,
    /** Width of one tile in cm. */
    public val width: Double,
    /** Height of one tile in cm. */
    public val height: Double,
)

/** A category of a catalog. */
@Serializable
public data class Category(
    /** Name. */
    public val name: String,
    /** How many entries it has. */
    public val count: Long,
)

/** A state of the home that can be restored. */
@Serializable
public data class Checkpoint(
    /** Id: stable, never used again. */
    public val id: String,
    /** What was said of it. */
    public val description: String?,
    /** When it was taken, RFC 3339, UTC. */
    public val createdAt: String,
    /** The home was last saved to it or restored from it. */
    public val current: Boolean,
)

/** Details of SH3D_CONFLICT. */
@Serializable
public data class ConflictDetails(
    /** What stands in the way. */
    public val reason: ConflictDetailsReason,
    /** When to try again, where waiting helps. */
    public val retryAfterMs: Long? = null,
    /** Least value that would be possible, such as a position. */
    public val from: Double? = null,
    /** Greatest value that would be possible. */
    public val to: Double? = null,
)

/** What stands in the way. Other values may join: compare with the constants, and expect more. */
@Serializable
@JvmInline
public value class ConflictDetailsReason(
    /** As on the wire. */
    public val value: String,
) {
    override fun toString(): String = value

    public companion object {
        public val FILE_EXISTS: ConflictDetailsReason = ConflictDetailsReason("FILE_EXISTS")
        public val DOES_NOT_FIT: ConflictDetailsReason = ConflictDetailsReason("DOES_NOT_FIT")
        public val ALREADY_JOINED: ConflictDetailsReason = ConflictDetailsReason("ALREADY_JOINED")
        public val DIFFERENT_LEVELS: ConflictDetailsReason = ConflictDetailsReason("DIFFERENT_LEVELS")
        public val USER_IS_EDITING: ConflictDetailsReason = ConflictDetailsReason("USER_IS_EDITING")
        public val BUSY: ConflictDetailsReason = ConflictDetailsReason("BUSY")
    }
}

/** How many objects of each kind. */
@Serializable
public data class Counts(
    /** Levels. */
    public val levels: Long,
    /** Walls. */
    public val walls: Long,
    /** Rooms. */
    public val rooms: Long,
    /** Pieces of furniture, doors and windows. */
    public val furniture: Long,
    /** Labels. */
    public val labels: Long,
    /** Dimension lines. */
    public val dimensionLines: Long,
)

/** What was deleted. */
@Serializable
public data class Deletion(
    /** Ids, first the one asked for, then what went with it. */
    public val deleted: List<String>,
)

/** A measured distance on the plan. */
@Serializable
public data class DimensionLine(
    /** Id: stable, never used again. */
    public val id: String,
    /** Id of its level; null for what was made before there was one. */
    public val level: String?,
    /** X of its start in cm. */
    public val xStart: Double,
    /** Y of its start in cm. */
    public val yStart: Double,
    /** X of its end in cm. */
    public val xEnd: Double,
    /** Y of its end in cm. */
    public val yEnd: Double,
    /** How far the line is drawn beside the distance, in cm. */
    public val offset: Double,
    /** The distance in cm. */
    public val length: Double,
)

/** How surfaces are drawn. */
@Serializable
public enum class DrawingMode {
    @SerialName("FILL")
    FILL,

    @SerialName("OUTLINE")
    OUTLINE,

    @SerialName("FILL_AND_OUTLINE")
    FILL_AND_OUTLINE,
}

/** Ground, sky, light and how things are drawn. */
@Serializable
public data class Environment(
    /** Colour of the ground. */
    public val groundColor: String?,
    /** Texture of the ground. */
    public val groundTexture: AppliedTexture?,
    /** Colour of the sky. */
    public val skyColor: String?,
    /** Texture of the sky. */
    public val skyTexture: AppliedTexture?,
    /** Colour of the daylight. */
    public val lightColor: String?,
    /** Colour of the light below ceilings. */
    public val ceilingLightColor: String?,
    /** Transparency of walls: 0 is solid. */
    public val wallsAlpha: Double,
    /** `FILL`, `OUTLINE` or `FILL_AND_OUTLINE`. */
    public val drawingMode: EnvironmentDrawingMode,
    /** All levels are shown, not only those up to the selected one. */
    public val allLevelsVisible: Boolean,
)

/** `FILL`, `OUTLINE` or `FILL_AND_OUTLINE`. Other values may join: compare with the constants, and expect more. */
@Serializable
@JvmInline
public value class EnvironmentDrawingMode(
    /** As on the wire. */
    public val value: String,
) {
    override fun toString(): String = value

    public companion object {
        public val FILL: EnvironmentDrawingMode = EnvironmentDrawingMode("FILL")
        public val OUTLINE: EnvironmentDrawingMode = EnvironmentDrawingMode("OUTLINE")
        public val FILL_AND_OUTLINE: EnvironmentDrawingMode = EnvironmentDrawingMode("FILL_AND_OUTLINE")
    }
}

/** The stable code of a tool error. Other values may join: compare with the constants, and expect more. */
@Serializable
@JvmInline
public value class ErrorCode(
    /** As on the wire. */
    public val value: String,
) {
    override fun toString(): String = value

    public companion object {
        /**
         * The arguments are not what the tool takes; nothing was done. Repair what details.issues names and call again.
         */
        public val INVALID_INPUT: ErrorCode = ErrorCode("SH3D_INVALID_INPUT")

        /**
         * There is no such object, catalog entry, camera or home; nothing was done. Take an id from get_state or a
         * catalog list; details.nearest has what comes close.
         */
        public val NOT_FOUND: ErrorCode = ErrorCode("SH3D_NOT_FOUND")

        /**
         * Several entries of the catalog have this name; nothing was done. Call again with the catalogId of one of
         * details.candidates.
         */
        public val AMBIGUOUS: ErrorCode = ErrorCode("SH3D_AMBIGUOUS")

        /** The call names nothing to change. Give at least one member to change, or leave the call out. */
        public val NOTHING_TO_CHANGE: ErrorCode = ErrorCode("SH3D_NOTHING_TO_CHANGE")

        /**
         * The home or its files are not in a state that allows this; nothing was done. Read details.reason: change what
         * stands in the way, or try again later.
         */
        public val CONFLICT: ErrorCode = ErrorCode("SH3D_CONFLICT")

        /** There is nothing in the home that this could be done with. Create walls, rooms or furniture first. */
        public val EMPTY_SCENE: ErrorCode = ErrorCode("SH3D_EMPTY_SCENE")

        /**
         * There is no such checkpoint, or none to go back to; nothing was done. Call list_checkpoints and use an id
         * from it.
         */
        public val NO_CHECKPOINT: ErrorCode = ErrorCode("SH3D_NO_CHECKPOINT")

        /** A file could not be read or written. Read details.reason: use a relative path below the folder of files. */
        public val IO: ErrorCode = ErrorCode("SH3D_IO")

        /** The home did not answer before the deadline. Look at get_state before you repeat a call that had begun. */
        public val TIMEOUT: ErrorCode = ErrorCode("SH3D_TIMEOUT")

        /** No application is attached. Ask the user to start Sweet Home 3D with the bridge, then try again. */
        public val NOT_ATTACHED: ErrorCode = ErrorCode("SH3D_NOT_ATTACHED")

        /** The server failed. Try again; report it if it stays. */
        public val INTERNAL: ErrorCode = ErrorCode("SH3D_INTERNAL")
    }
}

/** What a tool answers instead of its output when it fails. */
@Serializable
public data class ErrorEnvelope(
    /** The error. */
    public val error: ToolError,
)

/** A piece of furniture, a door or a window. */
@Serializable
public data class Furniture(
    /** Id: stable, never used again. */
    public val id: String,
    /** Id of its level; null for what was made before there was one. */
    public val level: String?,
    /** Name. */
    public val name: String,
    /** Id in the catalog; null for a generated shape. */
    public val catalogId: String?,
    /** X of its centre in cm. */
    public val x: Double,
    /** Y of its centre in cm. */
    public val y: Double,
    /** Height of its bottom above the floor in cm. */
    public val elevation: Double,
    /** Rotation in degrees, in \[0, 360). */
    public val angle: Double,
    /** Width in cm. */
    public val width: Double,
    /** Depth in cm. */
    public val depth: Double,
    /** Height in cm. */
    public val height: Double,
    /** Its colour; null for that of its material. */
    public val color: String?,
    /** It is shown. */
    public val visible: Boolean,
    /** Its left and right are exchanged. */
    public val mirrored: Boolean,
    /** It is a door or a window. */
    public val isDoorOrWindow: Boolean,
    /** Id of the wall that it stands in. */
    public val wallId: String?,
    /** Where its centre is in that wall: 0 at the start, 1 at the end. */
    public val position: Double?,
)

/** What `GET /health` answers. */
@Serializable
public data class Health(
    /** The server is up. */
    public val ok: Boolean,
    /** Contract and version. */
    public val schema: String,
    /** Names of the tools, as `tools/list` has them. */
    public val tools: List<String>,
    /** The transport profile: `stateless` or `stateful`. */
    public val transport: String,
    /** A home is there. */
    public val attached: Boolean,
)

/** An open home. */
@Serializable
public data class HomeInfo(
    /** Its id; every tool takes it as `home`. */
    public val id: String,
    /** Name of its file without the ending; null before it was saved. */
    public val name: String?,
    /** Its file, relative to the folder of files; null when there is none below it. */
    public val filePath: String?,
    /** It has changes that were not saved. */
    public val modified: Boolean,
    /** Tools use it unless told otherwise. */
    public val active: Boolean,
)

/** A home and all that is in it. */
@Serializable
public data class HomeState(
    /** Contract and version. */
    public val schema: String,
    /** Id of this home. */
    public val home: String,
    /** All open homes. */
    public val homes: List<HomeInfo>,
    /** Walls. */
    public val walls: List<Wall>,
    /** Rooms. */
    public val rooms: List<Room>,
    /** Furniture, doors and windows. */
    public val furniture: List<Furniture>,
    /** Labels. */
    public val labels: List<Label>,
    /** Dimension lines. */
    public val dimensionLines: List<DimensionLine>,
    /** Levels, from the lowest up. */
    public val levels: List<Level>,
    /** Id of the level that new objects are made on. */
    public val selectedLevel: String?,
    /** The camera in use. */
    public val camera: Camera,
    /** Cameras with a name. */
    public val storedCameras: List<StoredCamera>,
    /** Ground, sky and light. */
    public val environment: Environment,
    /** Around all walls, rooms and furniture; null when there are none. */
    public val boundingBox: BoundingBox?,
)

/** One thing that is wrong with an input. */
@Serializable
public data class InputIssue(
    /** JSON Pointer into the arguments. */
    public val pointer: String,
    /** What is wrong, as a sentence. */
    public val message: String,
    /** What would have been right. */
    public val expected: String,
)

/** Details of SH3D_INVALID_INPUT. */
@Serializable
public data class InvalidInputDetails(
    /** All that is wrong. */
    public val issues: List<InputIssue>,
)

/** Details of SH3D_IO. */
@Serializable
public data class IoDetails(
    /** What went wrong. */
    public val reason: IoDetailsReason,
    /** The path as it was given. */
    public val filePath: String? = null,
)

/** What went wrong. Other values may join: compare with the constants, and expect more. */
@Serializable
@JvmInline
public value class IoDetailsReason(
    /** As on the wire. */
    public val value: String,
) {
    override fun toString(): String = value

    public companion object {
        public val NO_FOLDER: IoDetailsReason = IoDetailsReason("NO_FOLDER")
        public val OUTSIDE_FOLDER: IoDetailsReason = IoDetailsReason("OUTSIDE_FOLDER")
        public val MISSING: IoDetailsReason = IoDetailsReason("MISSING")
        public val NOT_A_HOME: IoDetailsReason = IoDetailsReason("NOT_A_HOME")
        public val TOO_LARGE: IoDetailsReason = IoDetailsReason("TOO_LARGE")
        public val FAILED: IoDetailsReason = IoDetailsReason("FAILED")
    }
}

/** A text on the plan. */
@Serializable
public data class Label(
    /** Id: stable, never used again. */
    public val id: String,
    /** Id of its level; null for what was made before there was one. */
    public val level: String?,
    /** The text. */
    public val text: String,
    /** X in cm. */
    public val x: Double,
    /** Y in cm. */
    public val y: Double,
    /** Rotation in degrees, in \[0, 360). */
    public val angle: Double,
    /** Colour of the text. */
    public val color: String?,
    /** Colour of its outline. */
    public val outlineColor: String?,
    /** Height of the text in cm. */
    public val fontSize: Double,
    /** Bold. */
    public val bold: Boolean,
    /** Italic. */
    public val italic: Boolean,
    /** How it stands to its point. */
    public val alignment: TextAlignmentShown,
    /** Height above the floor in 3D, in cm. */
    public val elevation: Double,
    /** Tilt in 3D in degrees; null when it is only on the plan. */
    public val pitch: Double?,
)

/** A level of the home. */
@Serializable
public data class Level(
    /** Id: stable, never used again. */
    public val id: String,
    /** Name. */
    public val name: String,
    /** Height of its floor above the ground in cm. */
    public val elevation: Double,
    /** Height of its walls in cm. */
    public val height: Double,
    /** Thickness of its floor in cm. */
    public val floorThickness: Double,
    /** It is shown. */
    public val viewable: Boolean,
    /** New objects are made on it. */
    public val selected: Boolean,
)

/** A point in space, in cm. */
@Serializable
public data class LookAtPoint(
    /** To the right. */
    public val x: Double,
    /** Downwards on the plan. */
    public val y: Double,
    /** Above the ground. Default: 0. */
    public val z: Double? = null,
)

/** Details of SH3D_NO_CHECKPOINT. */
@Serializable
public data class NoCheckpointDetails(
    /** Ids of the checkpoints that there are, the oldest first. */
    public val available: List<String>,
)

/** Details of SH3D_NOT_FOUND. */
@Serializable
public data class NotFoundDetails(
    /** What was looked for. */
    public val kind: NotFoundDetailsKind,
    /** The id or name that was given. */
    public val asked: String,
    /** Ids or names that come close, the nearest first. */
    public val nearest: List<String>,
)

/** What was looked for. Other values may join: compare with the constants, and expect more. */
@Serializable
@JvmInline
public value class NotFoundDetailsKind(
    /** As on the wire. */
    public val value: String,
) {
    override fun toString(): String = value

    public companion object {
        public val HOME: NotFoundDetailsKind = NotFoundDetailsKind("home")
        public val WALL: NotFoundDetailsKind = NotFoundDetailsKind("wall")
        public val ROOM: NotFoundDetailsKind = NotFoundDetailsKind("room")
        public val FURNITURE: NotFoundDetailsKind = NotFoundDetailsKind("furniture")
        public val ANNOTATION: NotFoundDetailsKind = NotFoundDetailsKind("annotation")
        public val LEVEL: NotFoundDetailsKind = NotFoundDetailsKind("level")
        public val CAMERA: NotFoundDetailsKind = NotFoundDetailsKind("camera")
        public val CATALOG_ENTRY: NotFoundDetailsKind = NotFoundDetailsKind("catalogEntry")
        public val TEXTURE: NotFoundDetailsKind = NotFoundDetailsKind("texture")
        public val CATEGORY: NotFoundDetailsKind = NotFoundDetailsKind("category")
    }
}

/** What a batch does after a command that fails. */
@Serializable
public enum class OnError {
    @SerialName("stop")
    STOP,

    @SerialName("continue")
    CONTINUE,

    @SerialName("rollback")
    ROLLBACK,
}

/** Kind of image file. */
@Serializable
public enum class PhotoFormat {
    @SerialName("png")
    PNG,

    @SerialName("jpeg")
    JPEG,
}

/** How much effort a picture is worth. */
@Serializable
public enum class PhotoQuality {
    @SerialName("low")
    LOW,

    @SerialName("medium")
    MEDIUM,

    @SerialName("high")
    HIGH,
}

/** From above the corners, or from a camera. */
@Serializable
public enum class PhotoView {
    @SerialName("overhead")
    OVERHEAD,

    @SerialName("standard")
    STANDARD,
}

/** One picture of a home. */
@Serializable
public data class Photo(
    /** Place among the image blocks, from 0. */
    public val index: Long,
    /** Width in pixels. */
    public val width: Long,
    /** Height in pixels. */
    public val height: Long,
    /** Media type. */
    public val mimeType: String,
    /** Where it was taken from. */
    public val camera: ViewPoint,
    /** File below the folder of files; null when it came as an image block. */
    public val filePath: String?,
    /** Size in bytes. */
    public val sizeBytes: Long,
)

/** A point of the plan, in cm. */
@Serializable
public data class PointInput(
    /** To the right. */
    public val x: Double,
    /** Downwards. */
    public val y: Double,
)

/** A point of the plan, in cm. */
@Serializable
public data class Point(
    /** To the right. */
    public val x: Double,
    /** Downwards. */
    public val y: Double,
)

/** A room: a polygon with a floor and a ceiling. */
@Serializable
public data class Room(
    /** Id: stable, never used again. */
    public val id: String,
    /** Id of its level; null for what was made before there was one. */
    public val level: String?,
    /** Name. */
    public val name: String?,
    /** Corners in their order, in cm. */
    public val points: List<Point>,
    /** Area in square cm. */
    public val area: Double,
    /** X of the centre of its bounding box. */
    public val xCenter: Double,
    /** Y of the centre of its bounding box. */
    public val yCenter: Double,
    /** Show its area. */
    public val areaVisible: Boolean,
    /** It has a floor. */
    public val floorVisible: Boolean,
    /** It has a ceiling. */
    public val ceilingVisible: Boolean,
    /** Colour of the floor. */
    public val floorColor: String?,
    /** Colour of the ceiling. */
    public val ceilingColor: String?,
    /** Texture of the floor. */
    public val floorTexture: AppliedTexture?,
    /** Texture of the ceiling. */
    public val ceilingTexture: AppliedTexture?,
    /** Shininess of the floor. */
    public val floorShininess: Double,
    /** Shininess of the ceiling. */
    public val ceilingShininess: Double,
)

/** A raised polygon, or a mesh of triangles. */
@Serializable
public enum class ShapeMode {
    @SerialName("extrude")
    EXTRUDE,

    @SerialName("mesh")
    MESH,
}

/** A camera that was given a name. */
@Serializable
public data class StoredCamera(
    /** Id: stable, never used again. */
    public val id: String,
    /** Its name, the only one of this spelling. */
    public val name: String,
    /** X in cm. */
    public val x: Double,
    /** Y in cm. */
    public val y: Double,
    /** Height above the ground in cm. */
    public val z: Double,
    /** Direction in degrees, in \[0, 360): 0 is +y, 90 is -x. */
    public val yaw: Double,
    /** Tilt in degrees; positive looks down. */
    public val pitch: Double,
    /** Field of view in degrees. */
    public val fov: Double,
)

/** How a text stands to its point. Other values may join: compare with the constants, and expect more. */
@Serializable
@JvmInline
public value class TextAlignmentShown(
    /** As on the wire. */
    public val value: String,
) {
    override fun toString(): String = value

    public companion object {
        public val LEFT: TextAlignmentShown = TextAlignmentShown("LEFT")
        public val CENTER: TextAlignmentShown = TextAlignmentShown("CENTER")
        public val RIGHT: TextAlignmentShown = TextAlignmentShown("RIGHT")
    }
}

/** How a text stands to its point. */
@Serializable
public enum class TextAlignment {
    @SerialName("LEFT")
    LEFT,

    @SerialName("CENTER")
    CENTER,

    @SerialName("RIGHT")
    RIGHT,
}

/** A side of a wall, or the floor or ceiling of a room. */
@Serializable
public enum class TextureSurface {
    @SerialName("left")
    LEFT,

    @SerialName("right")
    RIGHT,

    @SerialName("floor")
    FLOOR,

    @SerialName("ceiling")
    CEILING,

    @SerialName("both")
    BOTH,
}

/** What a texture is put on. */
@Serializable
public enum class TextureTarget {
    @SerialName("wall")
    WALL,

    @SerialName("room")
    ROOM,
}

/** Details of SH3D_TIMEOUT. */
@Serializable
public data class TimeoutDetails(
    /** The deadline that passed. */
    public val timeoutMs: Long,
    /** The call had begun and may still have its effect. */
    public val begun: Boolean? = null,
)

/** What went wrong, for a program and for a model. */
@Serializable
public data class ToolError(
    /** Stable code. */
    public val code: ErrorCode,
    /** What happened, as a sentence. */
    public val message: String,
    /** More, by code. */
    public val details: JsonObject,
)

/** A place and a direction. */
@Serializable
public data class ViewPoint(
    /** X in cm. */
    public val x: Double,
    /** Y in cm. */
    public val y: Double,
    /** Height above the ground in cm. */
    public val z: Double,
    /** Direction in degrees, in \[0, 360): 0 is +y, 90 is -x. */
    public val yaw: Double,
    /** Tilt in degrees; positive looks down. */
    public val pitch: Double,
    /** Field of view in degrees. */
    public val fov: Double,
)

/** One end of a wall. */
@Serializable
public enum class WallEnd {
    @SerialName("start")
    START,

    @SerialName("end")
    END,
}

/** A wall. */
@Serializable
public data class Wall(
    /** Id: stable, never used again. */
    public val id: String,
    /** Id of its level; null for what was made before there was one. */
    public val level: String?,
    /** X of its start in cm. */
    public val xStart: Double,
    /** Y of its start in cm. */
    public val yStart: Double,
    /** X of its end in cm. */
    public val xEnd: Double,
    /** Y of its end in cm. */
    public val yEnd: Double,
    /** Length in cm, along the arc where there is one. */
    public val length: Double,
    /** Thickness in cm. */
    public val thickness: Double,
    /** Height at its start in cm. */
    public val height: Double,
    /** Height at its end in cm; null where it is the same. */
    public val heightAtEnd: Double?,
    /** Angle of its arc in degrees; null for a straight wall. */
    public val arcExtent: Double?,
    /** Id of the wall joined at its start. */
    public val wallAtStart: String?,
    /** Id of the wall joined at its end. */
    public val wallAtEnd: String?,
    /** Colour of its left side. */
    public val leftSideColor: String?,
    /** Colour of its right side. */
    public val rightSideColor: String?,
    /** Colour of its top. */
    public val topColor: String?,
    /** Texture of its left side. */
    public val leftSideTexture: AppliedTexture?,
    /** Texture of its right side. */
    public val rightSideTexture: AppliedTexture?,
    /** Shininess of its left side. */
    public val leftSideShininess: Double,
    /** Shininess of its right side. */
    public val rightSideShininess: Double,
)

/** Add a dimension line. */
@Serializable
public data class AddDimensionLineInput(
    /** X of the start. */
    public val xStart: Double,
    /** Y of the start. */
    public val yStart: Double,
    /** X of the end. */
    public val xEnd: Double,
    /** Y of the end. */
    public val yEnd: Double,
    /** How far beside it is drawn. Default: 25. */
    public val offset: Double? = null,
    /** The home. */
    public val home: String? = null,
)

/** Add a label. */
@Serializable
public data class AddLabelInput(
    /** The text. */
    public val text: String,
    /** X. */
    public val x: Double,
    /** Y. */
    public val y: Double,
    /** Clockwise. Default: 0. */
    public val angle: Double? = null,
    /** Colour. */
    public val color: String? = null,
    /** Outline. */
    public val outlineColor: String? = null,
    /** Height of letters. Default: 18. */
    public val fontSize: Double? = null,
    /** Bold. Default: false. */
    public val bold: Boolean? = null,
    /** Italic. Default: false. */
    public val italic: Boolean? = null,
    /** How it stands to x, y. Default: "CENTER". */
    public val alignment: TextAlignment? = null,
    /** Elevation. */
    public val elevation: Double? = null,
    /** Tilt in 3D; absent: on the plan only. */
    public val pitch: Double? = null,
    /** The home. */
    public val home: String? = null,
)

/** Add a level. */
@Serializable
public data class AddLevelInput(
    /** Name. */
    public val name: String,
    /** Of its floor above the ground. */
    public val elevation: Double,
    /** Height of its walls. Default: 250. */
    public val height: Double? = null,
    /** Floor thickness. Default: 12. */
    public val floorThickness: Double? = null,
    /** The home. */
    public val home: String? = null,
)

/** Apply a texture. */
@Serializable
public data class ApplyTextureInput(
    /** Target type. */
    public val targetType: TextureTarget,
    /** Id of the wall or room. */
    public val targetId: String,
    /** Wall: left, right, both. Room: floor, ceiling, both. */
    public val surface: TextureSurface,
    /** Name in the catalog; null removes. */
    public val textureName: String?,
    /** Where several have the name. */
    public val textureCategory: String? = null,
    /** Angle. Default: 0. */
    public val angle: Double? = null,
    /** Size of the pattern. Default: 1. */
    public val scale: Double? = null,
    /** The home. */
    public val home: String? = null,
)

/** What was done. */
@Serializable
public data class ApplyTextureOutput(
    /** `wall` or `room`. */
    public val targetType: String,
    /** Id of the wall or room. */
    public val targetId: String,
    /** The surfaces. */
    public val surface: String,
    /** The texture that is there now; null when it was taken off. */
    public val texture: AppliedTexture?,
)

/** Do several things at once. */
@Serializable
public data class BatchCommandsInput(
    /** Commands in order. */
    public val commands: List<BatchCommand>,
    /** After a failure. Default: "stop". */
    public val onError: OnError? = null,
    /** The home. */
    public val home: String? = null,
)

/** What became of the commands. */
@Serializable
public data class BatchCommandsOutput(
    /** How many were done. */
    public val succeeded: Long,
    /** How many failed. */
    public val failed: Long,
    /** How many were not tried. */
    public val skipped: Long,
    /** All was undone. */
    public val rolledBack: Boolean,
    /** One for each command, in order. */
    public val results: List<BatchResult>,
)

/** Take a checkpoint. */
@Serializable
public data class CheckpointInput(
    /** What it is for. */
    public val description: String? = null,
    /** The home. */
    public val home: String? = null,
)

/** Clear the home. */
@Serializable
public data class ClearSceneInput(
    /** The home. */
    public val home: String? = null,
)

/** What was cleared. */
@Serializable
public data class ClearSceneOutput(
    /** How much was deleted. */
    public val removed: Counts,
    /** Id of the checkpoint that was taken before. */
    public val checkpointId: String,
)

/** Connect two walls. */
@Serializable
public data class ConnectWallsInput(
    /** Id of a wall. */
    public val wall1Id: String,
    /** Id of another wall. */
    public val wall2Id: String,
    /** End of the first. */
    public val wall1End: WallEnd? = null,
    /** End of the second. */
    public val wall2End: WallEnd? = null,
    /** The home. */
    public val home: String? = null,
)

/** The walls. */
@Serializable
public data class ConnectWallsOutput(
    /** Both, as they are now. */
    public val walls: List<Wall>,
    /** End of the first that was joined. */
    public val wall1End: String,
    /** End of the second that was joined. */
    public val wall2End: String,
)

/** Create a room. */
@Serializable
public data class CreateRoomPolygonInput(
    /** Corners in order, cm. */
    public val points: List<PointInput>,
    /** Name. */
    public val name: String? = null,
    /** Floor visible. Default: true. */
    public val floorVisible: Boolean? = null,
    /** Ceiling visible. Default: true. */
    public val ceilingVisible: Boolean? = null,
    /** Show its area. Default: false. */
    public val areaVisible: Boolean? = null,
    /** Floor. */
    public val floorColor: String? = null,
    /** Ceiling. */
    public val ceilingColor: String? = null,
    /** The home. */
    public val home: String? = null,
)

/** Create a wall. */
@Serializable
public data class CreateWallInput(
    /** X of the start. */
    public val xStart: Double,
    /** Y of the start. */
    public val yStart: Double,
    /** X of the end. */
    public val xEnd: Double,
    /** Y of the end. */
    public val yEnd: Double,
    /** Thickness. Default: 10. */
    public val thickness: Double? = null,
    /** Default: that of the level, else 250. */
    public val height: Double? = null,
    /** The home. */
    public val home: String? = null,
)

/** Create four walls. */
@Serializable
public data class CreateWallsInput(
    /** Left. */
    public val x: Double,
    /** Top. */
    public val y: Double,
    /** To the right. */
    public val width: Double,
    /** Downwards on the plan. */
    public val height: Double,
    /** Thickness. Default: 10. */
    public val thickness: Double? = null,
    /** Default: that of the level, else 250. */
    public val wallHeight: Double? = null,
    /** The home. */
    public val home: String? = null,
)

/** The walls. */
@Serializable
public data class CreateWallsOutput(
    /** Top, right, bottom, left. */
    public val walls: List<Wall>,
)

/** Delete an annotation. */
@Serializable
public data class DeleteAnnotationInput(
    /** Id of the label or dimension line. */
    public val id: String,
    /** The home. */
    public val home: String? = null,
)

/** Delete furniture. */
@Serializable
public data class DeleteFurnitureInput(
    /** Id of the piece. */
    public val id: String,
    /** The home. */
    public val home: String? = null,
)

/** Delete a level. */
@Serializable
public data class DeleteLevelInput(
    /** Id of the level. */
    public val id: String,
    /** The home. */
    public val home: String? = null,
)

/** What was deleted. */
@Serializable
public data class DeleteLevelOutput(
    /** Id of the level. */
    public val deleted: List<String>,
    /** How much went with it, the level included. */
    public val removed: Counts,
    /** Id of the checkpoint that was taken before. */
    public val checkpointId: String,
    /** Id of the level that is selected now. */
    public val selectedLevel: String?,
)

/** Delete a room. */
@Serializable
public data class DeleteRoomInput(
    /** Id of the room. */
    public val id: String,
    /** The home. */
    public val home: String? = null,
)

/** Delete a wall. */
@Serializable
public data class DeleteWallInput(
    /** Id of the wall. */
    public val id: String,
    /** The home. */
    public val home: String? = null,
)

/** Export the plan as PNG. */
@Serializable
public data class ExportPlanImageInput(
    /** Pixels; the height follows. Default: 1024. */
    public val width: Long? = null,
    /** Relative path of a .png file. */
    public val filePath: String? = null,
    /** Replace an existing file. Default: false. */
    public val overwrite: Boolean? = null,
    /** The home. */
    public val home: String? = null,
)

/** The picture; without a file it is an image block. */
@Serializable
public data class ExportPlanImageOutput(
    /** Always image/png. */
    @EncodeDefault
    public val mimeType: String = "image/png",
    /** Width in pixels. */
    public val width: Long,
    /** Height in pixels. */
    public val height: Long,
    /** File, relative to the folder of files; null when it came in the answer. */
    public val filePath: String?,
    /** Size in bytes. */
    public val sizeBytes: Long,
)

/** Export the plan as SVG. */
@Serializable
public data class ExportSvgInput(
    /** Relative path of an .svg file. */
    public val filePath: String? = null,
    /** Replace an existing file. Default: false. */
    public val overwrite: Boolean? = null,
    /** The home. */
    public val home: String? = null,
)

/** The drawing. */
@Serializable
public data class ExportSvgOutput(
    /** The drawing; null when it went to a file. */
    public val svg: String?,
    /** File, relative to the folder of files; null when it came in the answer. */
    public val filePath: String?,
    /** Size in bytes. */
    public val sizeBytes: Long,
    /** Width in px. */
    public val width: Double,
    /** Height in px. */
    public val height: Double,
)

/** Export as OBJ. */
@Serializable
public data class ExportToObjInput(
    /** Relative path of a .zip file. */
    public val filePath: String? = null,
    /** Replace an existing file. Default: false. */
    public val overwrite: Boolean? = null,
    /** The home. */
    public val home: String? = null,
)

/** The archive; without a file it is an embedded resource. */
@Serializable
public data class ExportToObjOutput(
    /** File, relative to the folder of files; null when it came in the answer. */
    public val filePath: String?,
    /** Size in bytes. */
    public val sizeBytes: Long,
    /** Names of the files in it. */
    public val files: List<String>,
)

/** Make a shape. Exactly one of `polygon`, `vertices`. All or none of `vertices`, `triangles`. */
@Serializable
public data class GenerateShapeInput(
    /** Mode. */
    public val mode: ShapeMode,
    /** extrude: \[x, y] corners. */
    public val polygon: List<List<Double>>? = null,
    /** extrude. */
    public val height: Double? = null,
    /** mesh: \[x, y, z]. */
    public val vertices: List<List<Double>>? = null,
    /** mesh: three indices of vertices each. */
    public val triangles: List<List<Long>>? = null,
    /** Name. */
    public val name: String? = null,
    /** Elevation. */
    public val elevation: Double? = null,
    /** Colour. */
    public val color: String? = null,
    /** 0 is solid. Default: 0. */
    public val transparency: Double? = null,
    /** The home. */
    public val home: String? = null,
)

/** List cameras. */
@Serializable
public data class GetCamerasInput(
    /** The home. */
    public val home: String? = null,
)

/** The cameras. */
@Serializable
public data class GetCamerasOutput(
    /** The camera in use. */
    public val camera: Camera,
    /** In the order in which they were stored. */
    public val storedCameras: List<StoredCamera>,
)

/** Look at the home. */
@Serializable
public data class GetStateInput(
    /** An id of homes; without it, the last active one. Every tool takes it. */
    public val home: String? = null,
)

/** List categories. */
@Serializable
public data class ListCategoriesInput(
    /** The home. */
    public val home: String? = null,
)

/** The categories. */
@Serializable
public data class ListCategoriesOutput(
    /** Of furniture, doors and windows. */
    public val categories: List<Category>,
    /** Of textures. */
    public val textureCategories: List<Category>,
)

/** List checkpoints. */
@Serializable
public data class ListCheckpointsInput(
    /** The home. */
    public val home: String? = null,
)

/** The checkpoints. */
@Serializable
public data class ListCheckpointsOutput(
    /** The oldest first. */
    public val checkpoints: List<Checkpoint>,
    /** Id of the current one. */
    public val current: String?,
    /** How many are kept. */
    public val limit: Long,
)

/** Search furniture. */
@Serializable
public data class ListFurnitureCatalogInput(
    /** Part of a name. */
    public val query: String? = null,
    /** Name of a category. */
    public val category: String? = null,
    /** Type. Default: "all". */
    public val type: CatalogFilter? = null,
    /** At most so many. Default: 100. */
    public val limit: Long? = null,
    /** The home. */
    public val home: String? = null,
)

/** What was found. */
@Serializable
public data class ListFurnitureCatalogOutput(
    /** By category and name. */
    public val furniture: List<CatalogPiece>,
    /** How many there are, beyond the limit too. */
    public val total: Long,
)

/** List levels. */
@Serializable
public data class ListLevelsInput(
    /** The home. */
    public val home: String? = null,
)

/** The levels. */
@Serializable
public data class ListLevelsOutput(
    /** From the lowest up. */
    public val levels: List<Level>,
    /** Id of the selected one. */
    public val selectedLevel: String?,
)

/** Search textures. */
@Serializable
public data class ListTexturesCatalogInput(
    /** Part of a name. */
    public val query: String? = null,
    /** Name of a category. */
    public val category: String? = null,
    /** At most so many. Default: 100. */
    public val limit: Long? = null,
    /** The home. */
    public val home: String? = null,
)

/** What was found. */
@Serializable
public data class ListTexturesCatalogOutput(
    /** By category and name. */
    public val textures: List<CatalogTexture>,
    /** How many there are, beyond the limit too. */
    public val total: Long,
)

/** Load a home. */
@Serializable
public data class LoadHomeInput(
    /** Relative path. */
    public val filePath: String,
    /** The home. */
    public val home: String? = null,
)

/** What was loaded. */
@Serializable
public data class LoadHomeOutput(
    /** Path, relative to the folder of files. */
    public val filePath: String,
    /** What the home has now. */
    public val contents: Counts,
    /** Id of the checkpoint that was taken before. */
    public val checkpointId: String,
)

/** Change furniture. */
@Serializable
public data class ModifyFurnitureInput(
    /** Id of the piece. */
    public val id: String,
    /** Name. */
    public val name: String? = null,
    /** X. */
    public val x: Double? = null,
    /** Y. */
    public val y: Double? = null,
    /** Elevation. */
    public val elevation: Double? = null,
    /** Clockwise. */
    public val angle: Double? = null,
    /** Width. */
    public val width: Double? = null,
    /** Depth. */
    public val depth: Double? = null,
    /** Height. */
    public val height: Double? = null,
    /** Colour. */
    public val color: String? = null,
    /** Visible. */
    public val visible: Boolean? = null,
    /** Mirrored. */
    public val mirrored: Boolean? = null,
    /** The home. */
    public val home: String? = null,
)

/** Change a room. */
@Serializable
public data class ModifyRoomInput(
    /** Id of the room. */
    public val id: String,
    /** Corners in order, cm. */
    public val points: List<PointInput>? = null,
    /** Name. */
    public val name: String? = null,
    /** Floor visible. */
    public val floorVisible: Boolean? = null,
    /** Ceiling visible. */
    public val ceilingVisible: Boolean? = null,
    /** Show its area. */
    public val areaVisible: Boolean? = null,
    /** Floor. */
    public val floorColor: String? = null,
    /** Ceiling. */
    public val ceilingColor: String? = null,
    /** Floor. */
    public val floorShininess: Double? = null,
    /** Ceiling. */
    public val ceilingShininess: Double? = null,
    /** The home. */
    public val home: String? = null,
)

/** Change a wall. */
@Serializable
public data class ModifyWallInput(
    /** Id of the wall. */
    public val id: String,
    /** X of the start. */
    public val xStart: Double? = null,
    /** Y of the start. */
    public val yStart: Double? = null,
    /** X of the end. */
    public val xEnd: Double? = null,
    /** Y of the end. */
    public val yEnd: Double? = null,
    /** Thickness. */
    public val thickness: Double? = null,
    /** Height. */
    public val height: Double? = null,
    /** Height at the end. */
    public val heightAtEnd: Double? = null,
    /** Angle of its arc. */
    public val arcExtent: Double? = null,
    /** Both sides. */
    public val color: String? = null,
    /** Left side. */
    public val leftSideColor: String? = null,
    /** Right side. */
    public val rightSideColor: String? = null,
    /** Top. */
    public val topColor: String? = null,
    /** Both sides. */
    public val shininess: Double? = null,
    /** Left side. */
    public val leftSideShininess: Double? = null,
    /** Right side. */
    public val rightSideShininess: Double? = null,
    /** The home. */
    public val home: String? = null,
)

/** Place a door or window. Exactly one of `name`, `catalogId`. */
@Serializable
public data class PlaceDoorOrWindowInput(
    /** Id of the wall. */
    public val wallId: String,
    /** Name in the catalog, or part of it. */
    public val name: String? = null,
    /** Id in the catalog. */
    public val catalogId: String? = null,
    /** Where its centre is: 0 start, 1 end of the wall. Default: 0.5. */
    public val position: Double? = null,
    /** Above the floor. Default: that of the catalog. */
    public val elevation: Double? = null,
    /** Exchange left and right. Default: false. */
    public val mirrored: Boolean? = null,
    /** The home. */
    public val home: String? = null,
)

/** Place furniture. Exactly one of `name`, `catalogId`. */
@Serializable
public data class PlaceFurnitureInput(
    /** X. */
    public val x: Double,
    /** Y. */
    public val y: Double,
    /** Name in the catalog, or part of it. */
    public val name: String? = null,
    /** Id in the catalog. */
    public val catalogId: String? = null,
    /** Clockwise. Default: 0. */
    public val angle: Double? = null,
    /** Above the floor. Default: that of the catalog. */
    public val elevation: Double? = null,
    /** The home. */
    public val home: String? = null,
)

/** Take a picture. */
@Serializable
public data class RenderPhotoInput(
    /** View. Default: "overhead". */
    public val view: PhotoView? = null,
    /** Overhead: 1 or 4 corners. Default: 1. */
    public val angles: Long? = null,
    /** Overhead: id of a room or piece to come close to. */
    public val focusOn: String? = null,
    /** Hide walls. Default: false. */
    public val hideWalls: Boolean? = null,
    /** Pixels. Default: 800. */
    public val width: Long? = null,
    /** Pixels. Default: 600. */
    public val height: Long? = null,
    /** Quality. Default: "low". */
    public val quality: PhotoQuality? = null,
    /** Format. Default: "jpeg". */
    public val format: PhotoFormat? = null,
    /** X. */
    public val x: Double? = null,
    /** Y. */
    public val y: Double? = null,
    /** Z. */
    public val z: Double? = null,
    /** Yaw. */
    public val yaw: Double? = null,
    /** Pitch. */
    public val pitch: Double? = null,
    /** Field of view. */
    public val fov: Double? = null,
    /** Relative path; with four corners -1 to -4 are added. */
    public val filePath: String? = null,
    /** Replace an existing file. Default: false. */
    public val overwrite: Boolean? = null,
    /** The home. */
    public val home: String? = null,
)

/** The pictures; without a file they are image blocks. */
@Serializable
public data class RenderPhotoOutput(
    /** `overhead` or `standard`. */
    public val view: String,
    /** What drew them. */
    public val renderer: String,
    /** `low`, `medium` or `high`. */
    public val quality: String,
    /** In the order of the image blocks. */
    public val images: List<Photo>,
)

/** Restore a checkpoint. */
@Serializable
public data class RestoreCheckpointInput(
    /** Id from list_checkpoints. */
    public val id: String? = null,
    /** Also when nothing has changed since. Default: false. */
    public val force: Boolean? = null,
    /** The home. */
    public val home: String? = null,
)

/** What was restored. */
@Serializable
public data class RestoreCheckpointOutput(
    /** The checkpoint. */
    public val checkpoint: Checkpoint,
    /** What the home has now. */
    public val contents: Counts,
)

/** Save the home. */
@Serializable
public data class SaveHomeInput(
    /** Relative path. */
    public val filePath: String? = null,
    /** Replace an existing file. Default: false. */
    public val overwrite: Boolean? = null,
    /** The home. */
    public val home: String? = null,
)

/** The file. */
@Serializable
public data class SaveHomeOutput(
    /** Path, relative to the folder of files. */
    public val filePath: String,
    /** Size in bytes. */
    public val sizeBytes: Long,
)

/** Set the camera. Exactly one of `mode`, `name`. */
@Serializable
public data class SetCameraInput(
    /** Mode. */
    public val mode: CameraMode? = null,
    /** Name of a stored camera. */
    public val name: String? = null,
    /** X. */
    public val x: Double? = null,
    /** Y. */
    public val y: Double? = null,
    /** Above the ground. */
    public val z: Double? = null,
    /** Yaw. */
    public val yaw: Double? = null,
    /** Pitch. */
    public val pitch: Double? = null,
    /** Field of view. */
    public val fov: Double? = null,
    /** Turn to this point, instead of yaw and pitch. */
    public val lookAt: LookAtPoint? = null,
    /** Turn to the middle of the home. */
    public val target: CameraTarget? = null,
    /** The home. */
    public val home: String? = null,
)

/** Change the environment. */
@Serializable
public data class SetEnvironmentInput(
    /** Ground. */
    public val groundColor: String? = null,
    /** Name in the catalog. */
    public val groundTexture: String? = null,
    /** Where several have the name. */
    public val groundTextureCategory: String? = null,
    /** Sky. */
    public val skyColor: String? = null,
    /** Name in the catalog. */
    public val skyTexture: String? = null,
    /** Where several have the name. */
    public val skyTextureCategory: String? = null,
    /** Daylight. */
    public val lightColor: String? = null,
    /** Light below ceilings. */
    public val ceilingLightColor: String? = null,
    /** Transparency of walls; 0 is solid. */
    public val wallsAlpha: Double? = null,
    /** How surfaces are drawn. */
    public val drawingMode: DrawingMode? = null,
    /** Show all levels. */
    public val allLevelsVisible: Boolean? = null,
    /** The home. */
    public val home: String? = null,
)

/** Select a level. */
@Serializable
public data class SetSelectedLevelInput(
    /** Id of the level. */
    public val id: String,
    /** The home. */
    public val home: String? = null,
)

/** Store a camera. */
@Serializable
public data class StoreCameraInput(
    /** Its name. */
    public val name: String,
    /** Delete it. Default: false. */
    public val delete: Boolean? = null,
    /** The home. */
    public val home: String? = null,
)

/** What was done. */
@Serializable
public data class StoreCameraOutput(
    /** `created`, `replaced` or `deleted`. */
    public val action: StoreCameraOutputAction,
    /** The stored camera. */
    public val camera: StoredCamera,
)

/** `created`, `replaced` or `deleted`. Other values may join: compare with the constants, and expect more. */
@Serializable
@JvmInline
public value class StoreCameraOutputAction(
    /** As on the wire. */
    public val value: String,
) {
    override fun toString(): String = value

    public companion object {
        public val CREATED: StoreCameraOutputAction = StoreCameraOutputAction("created")
        public val REPLACED: StoreCameraOutputAction = StoreCameraOutputAction("replaced")
        public val DELETED: StoreCameraOutputAction = StoreCameraOutputAction("deleted")
    }
}
