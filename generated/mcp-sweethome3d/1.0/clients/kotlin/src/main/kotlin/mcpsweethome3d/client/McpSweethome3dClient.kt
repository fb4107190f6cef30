// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang kotlin`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client

import io.ktor.client.HttpClient
import io.ktor.client.engine.java.Java
import io.ktor.client.plugins.sse.SSE
import io.ktor.client.request.bearerAuth
import io.modelcontextprotocol.kotlin.sdk.client.Client
import io.modelcontextprotocol.kotlin.sdk.client.StreamableHttpClientTransport
import io.modelcontextprotocol.kotlin.sdk.shared.RequestOptions
import io.modelcontextprotocol.kotlin.sdk.types.CallToolRequest
import io.modelcontextprotocol.kotlin.sdk.types.CallToolRequestParams
import io.modelcontextprotocol.kotlin.sdk.types.Implementation
import io.modelcontextprotocol.kotlin.sdk.types.McpException
import java.net.http.HttpClient.Version
import kotlin.time.Duration.Companion.seconds
import kotlinx.serialization.KSerializer
import kotlinx.serialization.json.jsonObject

/** MCP Sweet Home 3D 1.0. How an agent designs a home in Sweet Home 3D over the Model Context Protocol. */
public class McpSweethome3dClient private constructor(
    private val session: Client,
    private val http: HttpClient?,
) {
    /** A client over a session that is connected; it is closed together with this client. */
    public constructor(session: Client) : this(session, null)

    /**
     * Look at the home. Everything in the home: walls, rooms, furniture, labels, dimension lines, levels, cameras,
     * environment, each with its id. Call it first. Lengths in cm, angles in degrees, y downwards.
     *
     * @throws McpSweethome3dException SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT,
     * SH3D_NOT_ATTACHED, SH3D_INTERNAL
     */
    public suspend fun getState(input: GetStateInput = GetStateInput()): HomeState =
        call("get_state", GetStateInput.serializer(), input, HomeState.serializer())

    /**
     * Clear the home. Deletes all walls, rooms, furniture, labels and dimension lines. Levels, cameras and environment
     * stay. Takes a checkpoint first.
     *
     * @throws McpSweethome3dException SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT,
     * SH3D_NOT_ATTACHED, SH3D_INTERNAL
     */
    public suspend fun clearScene(input: ClearSceneInput = ClearSceneInput()): ClearSceneOutput =
        call("clear_scene", ClearSceneInput.serializer(), input, ClearSceneOutput.serializer())

    /**
     * Take a checkpoint. Keeps the present state so that restore_checkpoint can bring it back. The newest 32 are kept.
     *
     * @throws McpSweethome3dException SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT,
     * SH3D_NOT_ATTACHED, SH3D_INTERNAL
     */
    public suspend fun checkpoint(input: CheckpointInput = CheckpointInput()): Checkpoint =
        call("checkpoint", CheckpointInput.serializer(), input, Checkpoint.serializer())

    /**
     * Restore a checkpoint. Brings a checkpoint back. Without id: undoes what changed since the last checkpoint, or
     * else goes one back. With id: goes to that one, back or forward.
     *
     * @throws McpSweethome3dException SH3D_NO_CHECKPOINT, SH3D_NOTHING_TO_CHANGE, SH3D_INVALID_INPUT, SH3D_NOT_FOUND,
     * SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
     */
    public suspend fun restoreCheckpoint(input: RestoreCheckpointInput = RestoreCheckpointInput()): RestoreCheckpointOutput =
        call("restore_checkpoint", RestoreCheckpointInput.serializer(), input, RestoreCheckpointOutput.serializer())

    /**
     * List checkpoints. All checkpoints, the oldest first, and which is current.
     *
     * @throws McpSweethome3dException SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT,
     * SH3D_NOT_ATTACHED, SH3D_INTERNAL
     */
    public suspend fun listCheckpoints(input: ListCheckpointsInput = ListCheckpointsInput()): ListCheckpointsOutput =
        call("list_checkpoints", ListCheckpointsInput.serializer(), input, ListCheckpointsOutput.serializer())

    /**
     * Do several things at once. Carries out up to 50 commands in order, as one step of undo. Takes every tool except
     * batch_commands, load_home and restore_checkpoint.
     *
     * @throws McpSweethome3dException SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT,
     * SH3D_NOT_ATTACHED, SH3D_INTERNAL
     */
    public suspend fun batchCommands(input: BatchCommandsInput): BatchCommandsOutput =
        call("batch_commands", BatchCommandsInput.serializer(), input, BatchCommandsOutput.serializer())

    /**
     * Create a wall. Creates one straight wall on the selected level; cm.
     *
     * @throws McpSweethome3dException SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT,
     * SH3D_NOT_ATTACHED, SH3D_INTERNAL
     */
    public suspend fun createWall(input: CreateWallInput): Wall =
        call("create_wall", CreateWallInput.serializer(), input, Wall.serializer())

    /**
     * Create four walls. Creates a rectangle of four walls, joined in a ring: top, right, bottom, left; cm.
     *
     * @throws McpSweethome3dException SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT,
     * SH3D_NOT_ATTACHED, SH3D_INTERNAL
     */
    public suspend fun createWalls(input: CreateWallsInput): CreateWallsOutput =
        call("create_walls", CreateWallsInput.serializer(), input, CreateWallsOutput.serializer())

    /**
     * Connect two walls. Joins an end of one wall with an end of another, so that the corner is closed. Without ends:
     * the two that are nearest.
     *
     * @throws McpSweethome3dException SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT,
     * SH3D_NOT_ATTACHED, SH3D_INTERNAL
     */
    public suspend fun connectWalls(input: ConnectWallsInput): ConnectWallsOutput =
        call("connect_walls", ConnectWallsInput.serializer(), input, ConnectWallsOutput.serializer())

    /**
     * Change a wall. Changes what is given; the rest stays. Doors and windows move with it. null removes a colour,
     * heightAtEnd or arcExtent.
     *
     * @throws McpSweethome3dException SH3D_NOTHING_TO_CHANGE, SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT,
     * SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
     */
    public suspend fun modifyWall(input: ModifyWallInput): Wall =
        call("modify_wall", ModifyWallInput.serializer(), input, Wall.serializer())

    /**
     * Delete a wall. Deletes a wall and the doors and windows in it.
     *
     * @throws McpSweethome3dException SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT,
     * SH3D_NOT_ATTACHED, SH3D_INTERNAL
     */
    public suspend fun deleteWall(input: DeleteWallInput): Deletion =
        call("delete_wall", DeleteWallInput.serializer(), input, Deletion.serializer())

    /**
     * Create a room. Creates a room from its corners, usually those of the walls around it.
     *
     * @throws McpSweethome3dException SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT,
     * SH3D_NOT_ATTACHED, SH3D_INTERNAL
     */
    public suspend fun createRoomPolygon(input: CreateRoomPolygonInput): Room =
        call("create_room_polygon", CreateRoomPolygonInput.serializer(), input, Room.serializer())

    /**
     * Change a room. Changes what is given; the rest stays. null removes a name or a colour.
     *
     * @throws McpSweethome3dException SH3D_NOTHING_TO_CHANGE, SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT,
     * SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
     */
    public suspend fun modifyRoom(input: ModifyRoomInput): Room =
        call("modify_room", ModifyRoomInput.serializer(), input, Room.serializer())

    /**
     * Delete a room. Deletes a room; walls and furniture stay.
     *
     * @throws McpSweethome3dException SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT,
     * SH3D_NOT_ATTACHED, SH3D_INTERNAL
     */
    public suspend fun deleteRoom(input: DeleteRoomInput): Deletion =
        call("delete_room", DeleteRoomInput.serializer(), input, Deletion.serializer())

    /**
     * List categories. Categories of the furniture and of the texture catalog, with the number of entries.
     *
     * @throws McpSweethome3dException SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT,
     * SH3D_NOT_ATTACHED, SH3D_INTERNAL
     */
    public suspend fun listCategories(input: ListCategoriesInput = ListCategoriesInput()): ListCategoriesOutput =
        call("list_categories", ListCategoriesInput.serializer(), input, ListCategoriesOutput.serializer())

    /**
     * Search furniture. Furniture, doors and windows that can be placed, with catalogId and size.
     *
     * @throws McpSweethome3dException SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT,
     * SH3D_NOT_ATTACHED, SH3D_INTERNAL
     */
    public suspend fun listFurnitureCatalog(input: ListFurnitureCatalogInput = ListFurnitureCatalogInput()): ListFurnitureCatalogOutput =
        call("list_furniture_catalog", ListFurnitureCatalogInput.serializer(), input, ListFurnitureCatalogOutput.serializer())

    /**
     * Search textures. Textures for walls, floors, ceilings, ground and sky.
     *
     * @throws McpSweethome3dException SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT,
     * SH3D_NOT_ATTACHED, SH3D_INTERNAL
     */
    public suspend fun listTexturesCatalog(input: ListTexturesCatalogInput = ListTexturesCatalogInput()): ListTexturesCatalogOutput =
        call("list_textures_catalog", ListTexturesCatalogInput.serializer(), input, ListTexturesCatalogOutput.serializer())

    /**
     * Place furniture. Puts a piece from the catalog on the selected level; x, y is its centre in cm.
     *
     * @throws McpSweethome3dException SH3D_AMBIGUOUS, SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT,
     * SH3D_NOT_ATTACHED, SH3D_INTERNAL
     */
    public suspend fun placeFurniture(input: PlaceFurnitureInput): Furniture =
        call("place_furniture", PlaceFurnitureInput.serializer(), input, Furniture.serializer())

    /**
     * Place a door or window. Puts a door or a window from the catalog into a wall, as deep as the wall is thick.
     *
     * @throws McpSweethome3dException SH3D_AMBIGUOUS, SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT,
     * SH3D_NOT_ATTACHED, SH3D_INTERNAL
     */
    public suspend fun placeDoorOrWindow(input: PlaceDoorOrWindowInput): Furniture =
        call("place_door_or_window", PlaceDoorOrWindowInput.serializer(), input, Furniture.serializer())

    /**
     * Change furniture. Changes what is given; the rest stays. A door or window that is moved or turned leaves its
     * wall. null removes the colour.
     *
     * @throws McpSweethome3dException SH3D_NOTHING_TO_CHANGE, SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT,
     * SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
     */
    public suspend fun modifyFurniture(input: ModifyFurnitureInput): Furniture =
        call("modify_furniture", ModifyFurnitureInput.serializer(), input, Furniture.serializer())

    /**
     * Delete furniture. Deletes a piece of furniture, a door or a window.
     *
     * @throws McpSweethome3dException SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT,
     * SH3D_NOT_ATTACHED, SH3D_INTERNAL
     */
    public suspend fun deleteFurniture(input: DeleteFurnitureInput): Deletion =
        call("delete_furniture", DeleteFurnitureInput.serializer(), input, Deletion.serializer())

    /**
     * Make a shape. Makes a piece of furniture of its own form: extrude raises a polygon, mesh takes vertices and
     * triangles. Coordinates are those of the plan.
     *
     * @throws McpSweethome3dException SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT,
     * SH3D_NOT_ATTACHED, SH3D_INTERNAL
     */
    public suspend fun generateShape(input: GenerateShapeInput): Furniture =
        call("generate_shape", GenerateShapeInput.serializer(), input, Furniture.serializer())

    /**
     * Apply a texture. Puts a texture on the sides of a wall or on the floor and ceiling of a room; textureName null
     * takes it off.
     *
     * @throws McpSweethome3dException SH3D_AMBIGUOUS, SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT,
     * SH3D_NOT_ATTACHED, SH3D_INTERNAL
     */
    public suspend fun applyTexture(input: ApplyTextureInput): ApplyTextureOutput =
        call("apply_texture", ApplyTextureInput.serializer(), input, ApplyTextureOutput.serializer())

    /**
     * Add a label. Writes a text on the plan of the selected level.
     *
     * @throws McpSweethome3dException SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT,
     * SH3D_NOT_ATTACHED, SH3D_INTERNAL
     */
    public suspend fun addLabel(input: AddLabelInput): Label =
        call("add_label", AddLabelInput.serializer(), input, Label.serializer())

    /**
     * Add a dimension line. Shows a distance on the plan of the selected level.
     *
     * @throws McpSweethome3dException SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT,
     * SH3D_NOT_ATTACHED, SH3D_INTERNAL
     */
    public suspend fun addDimensionLine(input: AddDimensionLineInput): DimensionLine =
        call("add_dimension_line", AddDimensionLineInput.serializer(), input, DimensionLine.serializer())

    /**
     * Delete an annotation. Deletes a label or a dimension line.
     *
     * @throws McpSweethome3dException SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT,
     * SH3D_NOT_ATTACHED, SH3D_INTERNAL
     */
    public suspend fun deleteAnnotation(input: DeleteAnnotationInput): Deletion =
        call("delete_annotation", DeleteAnnotationInput.serializer(), input, Deletion.serializer())

    /**
     * Add a level. Adds a level and selects it: what is created next is on it.
     *
     * @throws McpSweethome3dException SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT,
     * SH3D_NOT_ATTACHED, SH3D_INTERNAL
     */
    public suspend fun addLevel(input: AddLevelInput): Level =
        call("add_level", AddLevelInput.serializer(), input, Level.serializer())

    /**
     * List levels. All levels, from the lowest up, and which is selected.
     *
     * @throws McpSweethome3dException SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT,
     * SH3D_NOT_ATTACHED, SH3D_INTERNAL
     */
    public suspend fun listLevels(input: ListLevelsInput = ListLevelsInput()): ListLevelsOutput =
        call("list_levels", ListLevelsInput.serializer(), input, ListLevelsOutput.serializer())

    /**
     * Select a level. What is created from now on is on this level.
     *
     * @throws McpSweethome3dException SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT,
     * SH3D_NOT_ATTACHED, SH3D_INTERNAL
     */
    public suspend fun setSelectedLevel(input: SetSelectedLevelInput): Level =
        call("set_selected_level", SetSelectedLevelInput.serializer(), input, Level.serializer())

    /**
     * Delete a level. Deletes a level and all that is on it. Takes a checkpoint first.
     *
     * @throws McpSweethome3dException SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT,
     * SH3D_NOT_ATTACHED, SH3D_INTERNAL
     */
    public suspend fun deleteLevel(input: DeleteLevelInput): DeleteLevelOutput =
        call("delete_level", DeleteLevelInput.serializer(), input, DeleteLevelOutput.serializer())

    /**
     * Set the camera. Uses the top camera, the observer camera or a stored one, and moves the observer. Yaw 0 looks to
     * +y (down the plan), 90 to -x; pitch above 0 looks down.
     *
     * @throws McpSweethome3dException SH3D_EMPTY_SCENE, SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT,
     * SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
     */
    public suspend fun setCamera(input: SetCameraInput): Camera =
        call("set_camera", SetCameraInput.serializer(), input, Camera.serializer())

    /**
     * Store a camera. Keeps the present camera under a name, or deletes the one of that name.
     *
     * @throws McpSweethome3dException SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT,
     * SH3D_NOT_ATTACHED, SH3D_INTERNAL
     */
    public suspend fun storeCamera(input: StoreCameraInput): StoreCameraOutput =
        call("store_camera", StoreCameraInput.serializer(), input, StoreCameraOutput.serializer())

    /**
     * List cameras. The camera in use and the stored ones.
     *
     * @throws McpSweethome3dException SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT,
     * SH3D_NOT_ATTACHED, SH3D_INTERNAL
     */
    public suspend fun getCameras(input: GetCamerasInput = GetCamerasInput()): GetCamerasOutput =
        call("get_cameras", GetCamerasInput.serializer(), input, GetCamerasOutput.serializer())

    /**
     * Change the environment. Changes ground, sky, light and drawing; the rest stays. A texture of null leaves the
     * colour.
     *
     * @throws McpSweethome3dException SH3D_NOTHING_TO_CHANGE, SH3D_AMBIGUOUS, SH3D_INVALID_INPUT, SH3D_NOT_FOUND,
     * SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
     */
    public suspend fun setEnvironment(input: SetEnvironmentInput = SetEnvironmentInput()): Environment =
        call("set_environment", SetEnvironmentInput.serializer(), input, Environment.serializer())

    /**
     * Save the home. Writes the home as .sh3d below the folder of files. Without filePath: to its own file.
     *
     * @throws McpSweethome3dException SH3D_IO, SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT,
     * SH3D_NOT_ATTACHED, SH3D_INTERNAL
     */
    public suspend fun saveHome(input: SaveHomeInput = SaveHomeInput()): SaveHomeOutput =
        call("save_home", SaveHomeInput.serializer(), input, SaveHomeOutput.serializer())

    /**
     * Load a home. Replaces what is in the home by a .sh3d file. Takes a checkpoint first.
     *
     * @throws McpSweethome3dException SH3D_IO, SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT,
     * SH3D_NOT_ATTACHED, SH3D_INTERNAL
     */
    public suspend fun loadHome(input: LoadHomeInput): LoadHomeOutput =
        call("load_home", LoadHomeInput.serializer(), input, LoadHomeOutput.serializer())

    /**
     * Export the plan as SVG. Draws the plan of the selected level as SVG, into the answer or a file.
     *
     * @throws McpSweethome3dException SH3D_EMPTY_SCENE, SH3D_IO, SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT,
     * SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
     */
    public suspend fun exportSvg(input: ExportSvgInput = ExportSvgInput()): ExportSvgOutput =
        call("export_svg", ExportSvgInput.serializer(), input, ExportSvgOutput.serializer())

    /**
     * Export the plan as PNG. Draws the plan of the selected level as PNG, into the answer or a file.
     *
     * @throws McpSweethome3dException SH3D_EMPTY_SCENE, SH3D_IO, SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT,
     * SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
     */
    public suspend fun exportPlanImage(input: ExportPlanImageInput = ExportPlanImageInput()): ExportPlanImageOutput =
        call("export_plan_image", ExportPlanImageInput.serializer(), input, ExportPlanImageOutput.serializer())

    /**
     * Export as OBJ. Exports the home in 3D as a zip of OBJ and MTL, into the answer or a file.
     *
     * @throws McpSweethome3dException SH3D_EMPTY_SCENE, SH3D_IO, SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT,
     * SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
     */
    public suspend fun exportToObj(input: ExportToObjInput = ExportToObjInput()): ExportToObjOutput =
        call("export_to_obj", ExportToObjInput.serializer(), input, ExportToObjOutput.serializer())

    /**
     * Take a picture. Shows the home in 3D: overhead from one or four corners, or standard from the camera or from x,
     * y, z, yaw.
     *
     * @throws McpSweethome3dException SH3D_EMPTY_SCENE, SH3D_IO, SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT,
     * SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
     */
    public suspend fun renderPhoto(input: RenderPhotoInput = RenderPhotoInput()): RenderPhotoOutput =
        call("render_photo", RenderPhotoInput.serializer(), input, RenderPhotoOutput.serializer())

    /** Ends the session, also at a server that keeps it. */
    public suspend fun close() {
        try {
            (session.transport as? StreamableHttpClientTransport)?.terminateSession()
            session.close()
        } finally {
            http?.close()
        }
    }

    private suspend fun <I, O> call(tool: String, input: KSerializer<I>, value: I, output: KSerializer<O>): O {
        val arguments = wireFormat.encodeToJsonElement(input, value).jsonObject
        val request = CallToolRequest(CallToolRequestParams(name = tool, arguments = arguments))
        val result = try {
            session.callTool(request, RequestOptions(timeout = PATIENCE))
        } catch (error: McpException) {
            throw meaningOf(error)
        }
        return outputOf(tool, result, output)
    }

    public companion object {
        /** Longer than any deadline that a tool takes: the server's own answer comes first. */
        private val PATIENCE = 90.seconds

        /** A picture of a large UI is a large answer. */
        private const val MAX_EVENT_BYTES = 256 * 1024 * 1024

        /**
         * Connects over HTTP to the MCP endpoint, such as `http://127.0.0.1:7777/mcp`; without a token when the
         * server asks for none.
         */
        public suspend fun connect(url: String, token: String? = null): McpSweethome3dClient {
            val http = HttpClient(Java) {
                // Without the offer to upgrade, which not every server behind plain HTTP understands.
                engine { protocolVersion = Version.HTTP_1_1 }
                install(SSE)
            }
            try {
                val session = Client(Implementation("mcp-sweethome3d-client-kotlin", "1.0.0"))
                session.connect(
                    StreamableHttpClientTransport(http, url, maxInlineSseEventSize = MAX_EVENT_BYTES) {
                        token?.let { bearerAuth(it) }
                    },
                )
                return McpSweethome3dClient(session, http)
            } catch (failure: Throwable) {
                http.close()
                throw failure
            }
        }
    }
}
