// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpsweethome3d.client;

import io.modelcontextprotocol.client.McpAsyncClient;
import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.spec.McpError;
import java.util.Objects;
import mcpsweethome3d.client.model.AddDimensionLineInput;
import mcpsweethome3d.client.model.AddLabelInput;
import mcpsweethome3d.client.model.AddLevelInput;
import mcpsweethome3d.client.model.ApplyTextureInput;
import mcpsweethome3d.client.model.ApplyTextureOutput;
import mcpsweethome3d.client.model.BatchCommandsInput;
import mcpsweethome3d.client.model.BatchCommandsOutput;
import mcpsweethome3d.client.model.Camera;
import mcpsweethome3d.client.model.Checkpoint;
import mcpsweethome3d.client.model.CheckpointInput;
import mcpsweethome3d.client.model.ClearSceneInput;
import mcpsweethome3d.client.model.ClearSceneOutput;
import mcpsweethome3d.client.model.ConnectWallsInput;
import mcpsweethome3d.client.model.ConnectWallsOutput;
import mcpsweethome3d.client.model.CreateRoomPolygonInput;
import mcpsweethome3d.client.model.CreateWallInput;
import mcpsweethome3d.client.model.CreateWallsInput;
import mcpsweethome3d.client.model.CreateWallsOutput;
import mcpsweethome3d.client.model.DeleteAnnotationInput;
import mcpsweethome3d.client.model.DeleteFurnitureInput;
import mcpsweethome3d.client.model.DeleteLevelInput;
import mcpsweethome3d.client.model.DeleteLevelOutput;
import mcpsweethome3d.client.model.DeleteRoomInput;
import mcpsweethome3d.client.model.DeleteWallInput;
import mcpsweethome3d.client.model.Deletion;
import mcpsweethome3d.client.model.DimensionLine;
import mcpsweethome3d.client.model.Environment;
import mcpsweethome3d.client.model.ExportPlanImageInput;
import mcpsweethome3d.client.model.ExportPlanImageOutput;
import mcpsweethome3d.client.model.ExportSvgInput;
import mcpsweethome3d.client.model.ExportSvgOutput;
import mcpsweethome3d.client.model.ExportToObjInput;
import mcpsweethome3d.client.model.ExportToObjOutput;
import mcpsweethome3d.client.model.Furniture;
import mcpsweethome3d.client.model.GenerateShapeInput;
import mcpsweethome3d.client.model.GetCamerasInput;
import mcpsweethome3d.client.model.GetCamerasOutput;
import mcpsweethome3d.client.model.GetStateInput;
import mcpsweethome3d.client.model.HomeState;
import mcpsweethome3d.client.model.Label;
import mcpsweethome3d.client.model.Level;
import mcpsweethome3d.client.model.ListCategoriesInput;
import mcpsweethome3d.client.model.ListCategoriesOutput;
import mcpsweethome3d.client.model.ListCheckpointsInput;
import mcpsweethome3d.client.model.ListCheckpointsOutput;
import mcpsweethome3d.client.model.ListFurnitureCatalogInput;
import mcpsweethome3d.client.model.ListFurnitureCatalogOutput;
import mcpsweethome3d.client.model.ListLevelsInput;
import mcpsweethome3d.client.model.ListLevelsOutput;
import mcpsweethome3d.client.model.ListTexturesCatalogInput;
import mcpsweethome3d.client.model.ListTexturesCatalogOutput;
import mcpsweethome3d.client.model.LoadHomeInput;
import mcpsweethome3d.client.model.LoadHomeOutput;
import mcpsweethome3d.client.model.ModifyFurnitureInput;
import mcpsweethome3d.client.model.ModifyRoomInput;
import mcpsweethome3d.client.model.ModifyWallInput;
import mcpsweethome3d.client.model.PlaceDoorOrWindowInput;
import mcpsweethome3d.client.model.PlaceFurnitureInput;
import mcpsweethome3d.client.model.RenderPhotoInput;
import mcpsweethome3d.client.model.RenderPhotoOutput;
import mcpsweethome3d.client.model.RestoreCheckpointInput;
import mcpsweethome3d.client.model.RestoreCheckpointOutput;
import mcpsweethome3d.client.model.Room;
import mcpsweethome3d.client.model.SaveHomeInput;
import mcpsweethome3d.client.model.SaveHomeOutput;
import mcpsweethome3d.client.model.SetCameraInput;
import mcpsweethome3d.client.model.SetEnvironmentInput;
import mcpsweethome3d.client.model.SetSelectedLevelInput;
import mcpsweethome3d.client.model.StoreCameraInput;
import mcpsweethome3d.client.model.StoreCameraOutput;
import mcpsweethome3d.client.model.Wall;
import org.jspecify.annotations.Nullable;
import reactor.core.publisher.Mono;

/** The same as {@link McpSweethome3dClient} without blocking: every call is a {@link Mono}. */
public final class McpSweethome3dAsyncClient implements AutoCloseable {

  private final McpAsyncClient session;

  /**
   * A client over a session that is initialized.
   *
   * @param session closed together with this client
   */
  public McpSweethome3dAsyncClient(McpAsyncClient session) {
    this.session = Objects.requireNonNull(session, "session");
  }

  /**
   * Connects over HTTP.
   *
   * @param url the MCP endpoint, such as {@code http://127.0.0.1:7777/mcp}
   * @param token the bearer token; null when the server asks for none
   */
  public static Mono<McpSweethome3dAsyncClient> connect(String url, @Nullable String token) {
    return Mono.defer(
        () -> {
          McpAsyncClient session =
              McpClient.async(Connection.transport(url, token))
                  .clientInfo(Connection.CLIENT)
                  .requestTimeout(Connection.TIMEOUT)
                  .build();
          return session
              .initialize()
              .map(initialized -> new McpSweethome3dAsyncClient(session))
              .doOnError(failure -> session.close());
        });
  }

  /**
   * Look at the home. Everything in the home: walls, rooms, furniture, labels, dimension lines,
   * levels, cameras, environment, each with its id. Call it first. Lengths in cm, angles in
   * degrees, y downwards.
   *
   * @throws McpSweethome3dException SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT,
   *     SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
   */
  public Mono<HomeState> getState(GetStateInput input) {
    return call("get_state", input, HomeState.class);
  }

  /** Look at the home, with all defaults. */
  public Mono<HomeState> getState() {
    return getState(new GetStateInput());
  }

  /**
   * Clear the home. Deletes all walls, rooms, furniture, labels and dimension lines. Levels,
   * cameras and environment stay. Takes a checkpoint first.
   *
   * @throws McpSweethome3dException SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT,
   *     SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
   */
  public Mono<ClearSceneOutput> clearScene(ClearSceneInput input) {
    return call("clear_scene", input, ClearSceneOutput.class);
  }

  /** Clear the home, with all defaults. */
  public Mono<ClearSceneOutput> clearScene() {
    return clearScene(new ClearSceneInput());
  }

  /**
   * Take a checkpoint. Keeps the present state so that restore_checkpoint can bring it back. The
   * newest 32 are kept.
   *
   * @throws McpSweethome3dException SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT,
   *     SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
   */
  public Mono<Checkpoint> checkpoint(CheckpointInput input) {
    return call("checkpoint", input, Checkpoint.class);
  }

  /** Take a checkpoint, with all defaults. */
  public Mono<Checkpoint> checkpoint() {
    return checkpoint(new CheckpointInput());
  }

  /**
   * Restore a checkpoint. Brings a checkpoint back. Without id: undoes what changed since the last
   * checkpoint, or else goes one back. With id: goes to that one, back or forward.
   *
   * @throws McpSweethome3dException SH3D_NO_CHECKPOINT, SH3D_NOTHING_TO_CHANGE,
   *     SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED,
   *     SH3D_INTERNAL
   */
  public Mono<RestoreCheckpointOutput> restoreCheckpoint(RestoreCheckpointInput input) {
    return call("restore_checkpoint", input, RestoreCheckpointOutput.class);
  }

  /** Restore a checkpoint, with all defaults. */
  public Mono<RestoreCheckpointOutput> restoreCheckpoint() {
    return restoreCheckpoint(new RestoreCheckpointInput());
  }

  /**
   * List checkpoints. All checkpoints, the oldest first, and which is current.
   *
   * @throws McpSweethome3dException SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT,
   *     SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
   */
  public Mono<ListCheckpointsOutput> listCheckpoints(ListCheckpointsInput input) {
    return call("list_checkpoints", input, ListCheckpointsOutput.class);
  }

  /** List checkpoints, with all defaults. */
  public Mono<ListCheckpointsOutput> listCheckpoints() {
    return listCheckpoints(new ListCheckpointsInput());
  }

  /**
   * Do several things at once. Carries out up to 50 commands in order, as one step of undo. Takes
   * every tool except batch_commands, load_home and restore_checkpoint.
   *
   * @throws McpSweethome3dException SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT,
   *     SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
   */
  public Mono<BatchCommandsOutput> batchCommands(BatchCommandsInput input) {
    return call("batch_commands", input, BatchCommandsOutput.class);
  }

  /**
   * Create a wall. Creates one straight wall on the selected level; cm.
   *
   * @throws McpSweethome3dException SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT,
   *     SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
   */
  public Mono<Wall> createWall(CreateWallInput input) {
    return call("create_wall", input, Wall.class);
  }

  /**
   * Create four walls. Creates a rectangle of four walls, joined in a ring: top, right, bottom,
   * left; cm.
   *
   * @throws McpSweethome3dException SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT,
   *     SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
   */
  public Mono<CreateWallsOutput> createWalls(CreateWallsInput input) {
    return call("create_walls", input, CreateWallsOutput.class);
  }

  /**
   * Connect two walls. Joins an end of one wall with an end of another, so that the corner is
   * closed. Without ends: the two that are nearest.
   *
   * @throws McpSweethome3dException SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT,
   *     SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
   */
  public Mono<ConnectWallsOutput> connectWalls(ConnectWallsInput input) {
    return call("connect_walls", input, ConnectWallsOutput.class);
  }

  /**
   * Change a wall. Changes what is given; the rest stays. Doors and windows move with it. null
   * removes a colour, heightAtEnd or arcExtent.
   *
   * @throws McpSweethome3dException SH3D_NOTHING_TO_CHANGE, SH3D_INVALID_INPUT, SH3D_NOT_FOUND,
   *     SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
   */
  public Mono<Wall> modifyWall(ModifyWallInput input) {
    return call("modify_wall", input, Wall.class);
  }

  /**
   * Delete a wall. Deletes a wall and the doors and windows in it.
   *
   * @throws McpSweethome3dException SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT,
   *     SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
   */
  public Mono<Deletion> deleteWall(DeleteWallInput input) {
    return call("delete_wall", input, Deletion.class);
  }

  /**
   * Create a room. Creates a room from its corners, usually those of the walls around it.
   *
   * @throws McpSweethome3dException SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT,
   *     SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
   */
  public Mono<Room> createRoomPolygon(CreateRoomPolygonInput input) {
    return call("create_room_polygon", input, Room.class);
  }

  /**
   * Change a room. Changes what is given; the rest stays. null removes a name or a colour.
   *
   * @throws McpSweethome3dException SH3D_NOTHING_TO_CHANGE, SH3D_INVALID_INPUT, SH3D_NOT_FOUND,
   *     SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
   */
  public Mono<Room> modifyRoom(ModifyRoomInput input) {
    return call("modify_room", input, Room.class);
  }

  /**
   * Delete a room. Deletes a room; walls and furniture stay.
   *
   * @throws McpSweethome3dException SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT,
   *     SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
   */
  public Mono<Deletion> deleteRoom(DeleteRoomInput input) {
    return call("delete_room", input, Deletion.class);
  }

  /**
   * List categories. Categories of the furniture and of the texture catalog, with the number of
   * entries.
   *
   * @throws McpSweethome3dException SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT,
   *     SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
   */
  public Mono<ListCategoriesOutput> listCategories(ListCategoriesInput input) {
    return call("list_categories", input, ListCategoriesOutput.class);
  }

  /** List categories, with all defaults. */
  public Mono<ListCategoriesOutput> listCategories() {
    return listCategories(new ListCategoriesInput());
  }

  /**
   * Search furniture. Furniture, doors and windows that can be placed, with catalogId and size.
   *
   * @throws McpSweethome3dException SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT,
   *     SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
   */
  public Mono<ListFurnitureCatalogOutput> listFurnitureCatalog(ListFurnitureCatalogInput input) {
    return call("list_furniture_catalog", input, ListFurnitureCatalogOutput.class);
  }

  /** Search furniture, with all defaults. */
  public Mono<ListFurnitureCatalogOutput> listFurnitureCatalog() {
    return listFurnitureCatalog(new ListFurnitureCatalogInput());
  }

  /**
   * Search textures. Textures for walls, floors, ceilings, ground and sky.
   *
   * @throws McpSweethome3dException SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT,
   *     SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
   */
  public Mono<ListTexturesCatalogOutput> listTexturesCatalog(ListTexturesCatalogInput input) {
    return call("list_textures_catalog", input, ListTexturesCatalogOutput.class);
  }

  /** Search textures, with all defaults. */
  public Mono<ListTexturesCatalogOutput> listTexturesCatalog() {
    return listTexturesCatalog(new ListTexturesCatalogInput());
  }

  /**
   * Place furniture. Puts a piece from the catalog on the selected level; x, y is its centre in cm.
   *
   * @throws McpSweethome3dException SH3D_AMBIGUOUS, SH3D_INVALID_INPUT, SH3D_NOT_FOUND,
   *     SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
   */
  public Mono<Furniture> placeFurniture(PlaceFurnitureInput input) {
    return call("place_furniture", input, Furniture.class);
  }

  /**
   * Place a door or window. Puts a door or a window from the catalog into a wall, as deep as the
   * wall is thick.
   *
   * @throws McpSweethome3dException SH3D_AMBIGUOUS, SH3D_INVALID_INPUT, SH3D_NOT_FOUND,
   *     SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
   */
  public Mono<Furniture> placeDoorOrWindow(PlaceDoorOrWindowInput input) {
    return call("place_door_or_window", input, Furniture.class);
  }

  /**
   * Change furniture. Changes what is given; the rest stays. A door or window that is moved or
   * turned leaves its wall. null removes the colour.
   *
   * @throws McpSweethome3dException SH3D_NOTHING_TO_CHANGE, SH3D_INVALID_INPUT, SH3D_NOT_FOUND,
   *     SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
   */
  public Mono<Furniture> modifyFurniture(ModifyFurnitureInput input) {
    return call("modify_furniture", input, Furniture.class);
  }

  /**
   * Delete furniture. Deletes a piece of furniture, a door or a window.
   *
   * @throws McpSweethome3dException SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT,
   *     SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
   */
  public Mono<Deletion> deleteFurniture(DeleteFurnitureInput input) {
    return call("delete_furniture", input, Deletion.class);
  }

  /**
   * Make a shape. Makes a piece of furniture of its own form: extrude raises a polygon, mesh takes
   * vertices and triangles. Coordinates are those of the plan.
   *
   * @throws McpSweethome3dException SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT,
   *     SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
   */
  public Mono<Furniture> generateShape(GenerateShapeInput input) {
    return call("generate_shape", input, Furniture.class);
  }

  /**
   * Apply a texture. Puts a texture on the sides of a wall or on the floor and ceiling of a room;
   * textureName null takes it off.
   *
   * @throws McpSweethome3dException SH3D_AMBIGUOUS, SH3D_INVALID_INPUT, SH3D_NOT_FOUND,
   *     SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
   */
  public Mono<ApplyTextureOutput> applyTexture(ApplyTextureInput input) {
    return call("apply_texture", input, ApplyTextureOutput.class);
  }

  /**
   * Add a label. Writes a text on the plan of the selected level.
   *
   * @throws McpSweethome3dException SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT,
   *     SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
   */
  public Mono<Label> addLabel(AddLabelInput input) {
    return call("add_label", input, Label.class);
  }

  /**
   * Add a dimension line. Shows a distance on the plan of the selected level.
   *
   * @throws McpSweethome3dException SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT,
   *     SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
   */
  public Mono<DimensionLine> addDimensionLine(AddDimensionLineInput input) {
    return call("add_dimension_line", input, DimensionLine.class);
  }

  /**
   * Delete an annotation. Deletes a label or a dimension line.
   *
   * @throws McpSweethome3dException SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT,
   *     SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
   */
  public Mono<Deletion> deleteAnnotation(DeleteAnnotationInput input) {
    return call("delete_annotation", input, Deletion.class);
  }

  /**
   * Add a level. Adds a level and selects it: what is created next is on it.
   *
   * @throws McpSweethome3dException SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT,
   *     SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
   */
  public Mono<Level> addLevel(AddLevelInput input) {
    return call("add_level", input, Level.class);
  }

  /**
   * List levels. All levels, from the lowest up, and which is selected.
   *
   * @throws McpSweethome3dException SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT,
   *     SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
   */
  public Mono<ListLevelsOutput> listLevels(ListLevelsInput input) {
    return call("list_levels", input, ListLevelsOutput.class);
  }

  /** List levels, with all defaults. */
  public Mono<ListLevelsOutput> listLevels() {
    return listLevels(new ListLevelsInput());
  }

  /**
   * Select a level. What is created from now on is on this level.
   *
   * @throws McpSweethome3dException SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT,
   *     SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
   */
  public Mono<Level> setSelectedLevel(SetSelectedLevelInput input) {
    return call("set_selected_level", input, Level.class);
  }

  /**
   * Delete a level. Deletes a level and all that is on it. Takes a checkpoint first.
   *
   * @throws McpSweethome3dException SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT,
   *     SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
   */
  public Mono<DeleteLevelOutput> deleteLevel(DeleteLevelInput input) {
    return call("delete_level", input, DeleteLevelOutput.class);
  }

  /**
   * Set the camera. Uses the top camera, the observer camera or a stored one, and moves the
   * observer. Yaw 0 looks to +y (down the plan), 90 to -x; pitch above 0 looks down.
   *
   * @throws McpSweethome3dException SH3D_EMPTY_SCENE, SH3D_INVALID_INPUT, SH3D_NOT_FOUND,
   *     SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
   */
  public Mono<Camera> setCamera(SetCameraInput input) {
    return call("set_camera", input, Camera.class);
  }

  /**
   * Store a camera. Keeps the present camera under a name, or deletes the one of that name.
   *
   * @throws McpSweethome3dException SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT,
   *     SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
   */
  public Mono<StoreCameraOutput> storeCamera(StoreCameraInput input) {
    return call("store_camera", input, StoreCameraOutput.class);
  }

  /**
   * List cameras. The camera in use and the stored ones.
   *
   * @throws McpSweethome3dException SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT,
   *     SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
   */
  public Mono<GetCamerasOutput> getCameras(GetCamerasInput input) {
    return call("get_cameras", input, GetCamerasOutput.class);
  }

  /** List cameras, with all defaults. */
  public Mono<GetCamerasOutput> getCameras() {
    return getCameras(new GetCamerasInput());
  }

  /**
   * Change the environment. Changes ground, sky, light and drawing; the rest stays. A texture of
   * null leaves the colour.
   *
   * @throws McpSweethome3dException SH3D_NOTHING_TO_CHANGE, SH3D_AMBIGUOUS, SH3D_INVALID_INPUT,
   *     SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
   */
  public Mono<Environment> setEnvironment(SetEnvironmentInput input) {
    return call("set_environment", input, Environment.class);
  }

  /** Change the environment, with all defaults. */
  public Mono<Environment> setEnvironment() {
    return setEnvironment(new SetEnvironmentInput());
  }

  /**
   * Save the home. Writes the home as .sh3d below the folder of files. Without filePath: to its own
   * file.
   *
   * @throws McpSweethome3dException SH3D_IO, SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT,
   *     SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
   */
  public Mono<SaveHomeOutput> saveHome(SaveHomeInput input) {
    return call("save_home", input, SaveHomeOutput.class);
  }

  /** Save the home, with all defaults. */
  public Mono<SaveHomeOutput> saveHome() {
    return saveHome(new SaveHomeInput());
  }

  /**
   * Load a home. Replaces what is in the home by a .sh3d file. Takes a checkpoint first.
   *
   * @throws McpSweethome3dException SH3D_IO, SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT,
   *     SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
   */
  public Mono<LoadHomeOutput> loadHome(LoadHomeInput input) {
    return call("load_home", input, LoadHomeOutput.class);
  }

  /**
   * Export the plan as SVG. Draws the plan of the selected level as SVG, into the answer or a file.
   *
   * @throws McpSweethome3dException SH3D_EMPTY_SCENE, SH3D_IO, SH3D_INVALID_INPUT,
   *     SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
   */
  public Mono<ExportSvgOutput> exportSvg(ExportSvgInput input) {
    return call("export_svg", input, ExportSvgOutput.class);
  }

  /** Export the plan as SVG, with all defaults. */
  public Mono<ExportSvgOutput> exportSvg() {
    return exportSvg(new ExportSvgInput());
  }

  /**
   * Export the plan as PNG. Draws the plan of the selected level as PNG, into the answer or a file.
   *
   * @throws McpSweethome3dException SH3D_EMPTY_SCENE, SH3D_IO, SH3D_INVALID_INPUT,
   *     SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
   */
  public Mono<ExportPlanImageOutput> exportPlanImage(ExportPlanImageInput input) {
    return call("export_plan_image", input, ExportPlanImageOutput.class);
  }

  /** Export the plan as PNG, with all defaults. */
  public Mono<ExportPlanImageOutput> exportPlanImage() {
    return exportPlanImage(new ExportPlanImageInput());
  }

  /**
   * Export as OBJ. Exports the home in 3D as a zip of OBJ and MTL, into the answer or a file.
   *
   * @throws McpSweethome3dException SH3D_EMPTY_SCENE, SH3D_IO, SH3D_INVALID_INPUT,
   *     SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
   */
  public Mono<ExportToObjOutput> exportToObj(ExportToObjInput input) {
    return call("export_to_obj", input, ExportToObjOutput.class);
  }

  /** Export as OBJ, with all defaults. */
  public Mono<ExportToObjOutput> exportToObj() {
    return exportToObj(new ExportToObjInput());
  }

  /**
   * Take a picture. Shows the home in 3D: overhead from one or four corners, or standard from the
   * camera or from x, y, z, yaw.
   *
   * @throws McpSweethome3dException SH3D_EMPTY_SCENE, SH3D_IO, SH3D_INVALID_INPUT,
   *     SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
   */
  public Mono<RenderPhotoOutput> renderPhoto(RenderPhotoInput input) {
    return call("render_photo", input, RenderPhotoOutput.class);
  }

  /** Take a picture, with all defaults. */
  public Mono<RenderPhotoOutput> renderPhoto() {
    return renderPhoto(new RenderPhotoInput());
  }

  @Override
  public void close() {
    session.close();
  }

  private <T> Mono<T> call(String tool, Object input, Class<T> output) {
    return session
        .callTool(ToolCall.request(tool, input))
        .map(result -> ToolCall.output(tool, result, output))
        .onErrorMap(McpError.class, ToolCall::failure);
  }
}
