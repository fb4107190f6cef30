// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang csharp`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;
using ModelContextProtocol;
using ModelContextProtocol.Client;
using ModelContextProtocol.Protocol;

namespace McpSweethome3d.Client;

/// <summary>
/// MCP Sweet Home 3D 1.0. How an agent designs a home in Sweet Home 3D over the Model Context Protocol.
/// </summary>
public sealed class McpSweethome3dClient : IAsyncDisposable
{
    private readonly McpClient _session;

    /// <summary>Makes a client over a session that is connected; it is disposed together with this client.</summary>
    public McpSweethome3dClient(McpClient session)
    {
        ArgumentNullException.ThrowIfNull(session);
        _session = session;
    }

    /// <summary>
    /// Connects over HTTP to the MCP endpoint, such as <c>http://127.0.0.1:7777/mcp</c>; without a token when the
    /// server asks for none.
    /// </summary>
    public static async Task<McpSweethome3dClient> ConnectAsync(
        Uri endpoint, string? token = null, CancellationToken cancellationToken = default)
    {
        var transport = new HttpClientTransport(new HttpClientTransportOptions
        {
            Endpoint = endpoint,
            TransportMode = HttpTransportMode.StreamableHttp,
            AdditionalHeaders = token is null
                ? null
                : new Dictionary<string, string> { ["Authorization"] = $"Bearer {token}" },
        });
        var options = new McpClientOptions
        {
            ClientInfo = new Implementation { Name = "McpSweethome3d.Client", Version = "1.0.0" },
        };
        var session = await McpClient.CreateAsync(transport, options, cancellationToken: cancellationToken)
            .ConfigureAwait(false);
        return new McpSweethome3dClient(session);
    }

    /// <summary>
    /// Look at the home. Everything in the home: walls, rooms, furniture, labels, dimension lines, levels, cameras,
    /// environment, each with its id. Call it first. Lengths in cm, angles in degrees, y downwards.
    /// </summary>
    /// <exception cref="McpSweethome3dException">
    /// SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
    /// </exception>
    public Task<HomeState> GetStateAsync(
        GetStateInput? input = null, CancellationToken cancellationToken = default) =>
        CallAsync<GetStateInput, HomeState>(
            "get_state", input ?? new GetStateInput(), cancellationToken);

    /// <summary>
    /// Clear the home. Deletes all walls, rooms, furniture, labels and dimension lines. Levels, cameras and environment
    /// stay. Takes a checkpoint first.
    /// </summary>
    /// <exception cref="McpSweethome3dException">
    /// SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
    /// </exception>
    public Task<ClearSceneOutput> ClearSceneAsync(
        ClearSceneInput? input = null, CancellationToken cancellationToken = default) =>
        CallAsync<ClearSceneInput, ClearSceneOutput>(
            "clear_scene", input ?? new ClearSceneInput(), cancellationToken);

    /// <summary>
    /// Take a checkpoint. Keeps the present state so that restore_checkpoint can bring it back. The newest 32 are kept.
    /// </summary>
    /// <exception cref="McpSweethome3dException">
    /// SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
    /// </exception>
    public Task<Checkpoint> CheckpointAsync(
        CheckpointInput? input = null, CancellationToken cancellationToken = default) =>
        CallAsync<CheckpointInput, Checkpoint>(
            "checkpoint", input ?? new CheckpointInput(), cancellationToken);

    /// <summary>
    /// Restore a checkpoint. Brings a checkpoint back. Without id: undoes what changed since the last checkpoint, or
    /// else goes one back. With id: goes to that one, back or forward.
    /// </summary>
    /// <exception cref="McpSweethome3dException">
    /// SH3D_NO_CHECKPOINT, SH3D_NOTHING_TO_CHANGE, SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT,
    /// SH3D_NOT_ATTACHED, SH3D_INTERNAL
    /// </exception>
    public Task<RestoreCheckpointOutput> RestoreCheckpointAsync(
        RestoreCheckpointInput? input = null, CancellationToken cancellationToken = default) =>
        CallAsync<RestoreCheckpointInput, RestoreCheckpointOutput>(
            "restore_checkpoint", input ?? new RestoreCheckpointInput(), cancellationToken);

    /// <summary>List checkpoints. All checkpoints, the oldest first, and which is current.</summary>
    /// <exception cref="McpSweethome3dException">
    /// SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
    /// </exception>
    public Task<ListCheckpointsOutput> ListCheckpointsAsync(
        ListCheckpointsInput? input = null, CancellationToken cancellationToken = default) =>
        CallAsync<ListCheckpointsInput, ListCheckpointsOutput>(
            "list_checkpoints", input ?? new ListCheckpointsInput(), cancellationToken);

    /// <summary>
    /// Do several things at once. Carries out up to 50 commands in order, as one step of undo. Takes every tool except
    /// batch_commands, load_home and restore_checkpoint.
    /// </summary>
    /// <exception cref="McpSweethome3dException">
    /// SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
    /// </exception>
    public Task<BatchCommandsOutput> BatchCommandsAsync(
        BatchCommandsInput input, CancellationToken cancellationToken = default) =>
        CallAsync<BatchCommandsInput, BatchCommandsOutput>(
            "batch_commands", input, cancellationToken);

    /// <summary>Create a wall. Creates one straight wall on the selected level; cm.</summary>
    /// <exception cref="McpSweethome3dException">
    /// SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
    /// </exception>
    public Task<Wall> CreateWallAsync(
        CreateWallInput input, CancellationToken cancellationToken = default) =>
        CallAsync<CreateWallInput, Wall>(
            "create_wall", input, cancellationToken);

    /// <summary>
    /// Create four walls. Creates a rectangle of four walls, joined in a ring: top, right, bottom, left; cm.
    /// </summary>
    /// <exception cref="McpSweethome3dException">
    /// SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
    /// </exception>
    public Task<CreateWallsOutput> CreateWallsAsync(
        CreateWallsInput input, CancellationToken cancellationToken = default) =>
        CallAsync<CreateWallsInput, CreateWallsOutput>(
            "create_walls", input, cancellationToken);

    /// <summary>
    /// Connect two walls. Joins an end of one wall with an end of another, so that the corner is closed. Without ends:
    /// the two that are nearest.
    /// </summary>
    /// <exception cref="McpSweethome3dException">
    /// SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
    /// </exception>
    public Task<ConnectWallsOutput> ConnectWallsAsync(
        ConnectWallsInput input, CancellationToken cancellationToken = default) =>
        CallAsync<ConnectWallsInput, ConnectWallsOutput>(
            "connect_walls", input, cancellationToken);

    /// <summary>
    /// Change a wall. Changes what is given; the rest stays. Doors and windows move with it. null removes a colour,
    /// heightAtEnd or arcExtent.
    /// </summary>
    /// <exception cref="McpSweethome3dException">
    /// SH3D_NOTHING_TO_CHANGE, SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED,
    /// SH3D_INTERNAL
    /// </exception>
    public Task<Wall> ModifyWallAsync(
        ModifyWallInput input, CancellationToken cancellationToken = default) =>
        CallAsync<ModifyWallInput, Wall>(
            "modify_wall", input, cancellationToken);

    /// <summary>Delete a wall. Deletes a wall and the doors and windows in it.</summary>
    /// <exception cref="McpSweethome3dException">
    /// SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
    /// </exception>
    public Task<Deletion> DeleteWallAsync(
        DeleteWallInput input, CancellationToken cancellationToken = default) =>
        CallAsync<DeleteWallInput, Deletion>(
            "delete_wall", input, cancellationToken);

    /// <summary>Create a room. Creates a room from its corners, usually those of the walls around it.</summary>
    /// <exception cref="McpSweethome3dException">
    /// SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
    /// </exception>
    public Task<Room> CreateRoomPolygonAsync(
        CreateRoomPolygonInput input, CancellationToken cancellationToken = default) =>
        CallAsync<CreateRoomPolygonInput, Room>(
            "create_room_polygon", input, cancellationToken);

    /// <summary>Change a room. Changes what is given; the rest stays. null removes a name or a colour.</summary>
    /// <exception cref="McpSweethome3dException">
    /// SH3D_NOTHING_TO_CHANGE, SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED,
    /// SH3D_INTERNAL
    /// </exception>
    public Task<Room> ModifyRoomAsync(
        ModifyRoomInput input, CancellationToken cancellationToken = default) =>
        CallAsync<ModifyRoomInput, Room>(
            "modify_room", input, cancellationToken);

    /// <summary>Delete a room. Deletes a room; walls and furniture stay.</summary>
    /// <exception cref="McpSweethome3dException">
    /// SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
    /// </exception>
    public Task<Deletion> DeleteRoomAsync(
        DeleteRoomInput input, CancellationToken cancellationToken = default) =>
        CallAsync<DeleteRoomInput, Deletion>(
            "delete_room", input, cancellationToken);

    /// <summary>
    /// List categories. Categories of the furniture and of the texture catalog, with the number of entries.
    /// </summary>
    /// <exception cref="McpSweethome3dException">
    /// SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
    /// </exception>
    public Task<ListCategoriesOutput> ListCategoriesAsync(
        ListCategoriesInput? input = null, CancellationToken cancellationToken = default) =>
        CallAsync<ListCategoriesInput, ListCategoriesOutput>(
            "list_categories", input ?? new ListCategoriesInput(), cancellationToken);

    /// <summary>Search furniture. Furniture, doors and windows that can be placed, with catalogId and size.</summary>
    /// <exception cref="McpSweethome3dException">
    /// SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
    /// </exception>
    public Task<ListFurnitureCatalogOutput> ListFurnitureCatalogAsync(
        ListFurnitureCatalogInput? input = null, CancellationToken cancellationToken = default) =>
        CallAsync<ListFurnitureCatalogInput, ListFurnitureCatalogOutput>(
            "list_furniture_catalog", input ?? new ListFurnitureCatalogInput(), cancellationToken);

    /// <summary>Search textures. Textures for walls, floors, ceilings, ground and sky.</summary>
    /// <exception cref="McpSweethome3dException">
    /// SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
    /// </exception>
    public Task<ListTexturesCatalogOutput> ListTexturesCatalogAsync(
        ListTexturesCatalogInput? input = null, CancellationToken cancellationToken = default) =>
        CallAsync<ListTexturesCatalogInput, ListTexturesCatalogOutput>(
            "list_textures_catalog", input ?? new ListTexturesCatalogInput(), cancellationToken);

    /// <summary>
    /// Place furniture. Puts a piece from the catalog on the selected level; x, y is its centre in cm.
    /// </summary>
    /// <exception cref="McpSweethome3dException">
    /// SH3D_AMBIGUOUS, SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED,
    /// SH3D_INTERNAL
    /// </exception>
    public Task<Furniture> PlaceFurnitureAsync(
        PlaceFurnitureInput input, CancellationToken cancellationToken = default) =>
        CallAsync<PlaceFurnitureInput, Furniture>(
            "place_furniture", input, cancellationToken);

    /// <summary>
    /// Place a door or window. Puts a door or a window from the catalog into a wall, as deep as the wall is thick.
    /// </summary>
    /// <exception cref="McpSweethome3dException">
    /// SH3D_AMBIGUOUS, SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED,
    /// SH3D_INTERNAL
    /// </exception>
    public Task<Furniture> PlaceDoorOrWindowAsync(
        PlaceDoorOrWindowInput input, CancellationToken cancellationToken = default) =>
        CallAsync<PlaceDoorOrWindowInput, Furniture>(
            "place_door_or_window", input, cancellationToken);

    /// <summary>
    /// Change furniture. Changes what is given; the rest stays. A door or window that is moved or turned leaves its
    /// wall. null removes the colour.
    /// </summary>
    /// <exception cref="McpSweethome3dException">
    /// SH3D_NOTHING_TO_CHANGE, SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED,
    /// SH3D_INTERNAL
    /// </exception>
    public Task<Furniture> ModifyFurnitureAsync(
        ModifyFurnitureInput input, CancellationToken cancellationToken = default) =>
        CallAsync<ModifyFurnitureInput, Furniture>(
            "modify_furniture", input, cancellationToken);

    /// <summary>Delete furniture. Deletes a piece of furniture, a door or a window.</summary>
    /// <exception cref="McpSweethome3dException">
    /// SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
    /// </exception>
    public Task<Deletion> DeleteFurnitureAsync(
        DeleteFurnitureInput input, CancellationToken cancellationToken = default) =>
        CallAsync<DeleteFurnitureInput, Deletion>(
            "delete_furniture", input, cancellationToken);

    /// <summary>
    /// Make a shape. Makes a piece of furniture of its own form: extrude raises a polygon, mesh takes vertices and
    /// triangles. Coordinates are those of the plan.
    /// </summary>
    /// <exception cref="McpSweethome3dException">
    /// SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
    /// </exception>
    public Task<Furniture> GenerateShapeAsync(
        GenerateShapeInput input, CancellationToken cancellationToken = default) =>
        CallAsync<GenerateShapeInput, Furniture>(
            "generate_shape", input, cancellationToken);

    /// <summary>
    /// Apply a texture. Puts a texture on the sides of a wall or on the floor and ceiling of a room; textureName null
    /// takes it off.
    /// </summary>
    /// <exception cref="McpSweethome3dException">
    /// SH3D_AMBIGUOUS, SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED,
    /// SH3D_INTERNAL
    /// </exception>
    public Task<ApplyTextureOutput> ApplyTextureAsync(
        ApplyTextureInput input, CancellationToken cancellationToken = default) =>
        CallAsync<ApplyTextureInput, ApplyTextureOutput>(
            "apply_texture", input, cancellationToken);

    /// <summary>Add a label. Writes a text on the plan of the selected level.</summary>
    /// <exception cref="McpSweethome3dException">
    /// SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
    /// </exception>
    public Task<Label> AddLabelAsync(
        AddLabelInput input, CancellationToken cancellationToken = default) =>
        CallAsync<AddLabelInput, Label>(
            "add_label", input, cancellationToken);

    /// <summary>Add a dimension line. Shows a distance on the plan of the selected level.</summary>
    /// <exception cref="McpSweethome3dException">
    /// SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
    /// </exception>
    public Task<DimensionLine> AddDimensionLineAsync(
        AddDimensionLineInput input, CancellationToken cancellationToken = default) =>
        CallAsync<AddDimensionLineInput, DimensionLine>(
            "add_dimension_line", input, cancellationToken);

    /// <summary>Delete an annotation. Deletes a label or a dimension line.</summary>
    /// <exception cref="McpSweethome3dException">
    /// SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
    /// </exception>
    public Task<Deletion> DeleteAnnotationAsync(
        DeleteAnnotationInput input, CancellationToken cancellationToken = default) =>
        CallAsync<DeleteAnnotationInput, Deletion>(
            "delete_annotation", input, cancellationToken);

    /// <summary>Add a level. Adds a level and selects it: what is created next is on it.</summary>
    /// <exception cref="McpSweethome3dException">
    /// SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
    /// </exception>
    public Task<Level> AddLevelAsync(
        AddLevelInput input, CancellationToken cancellationToken = default) =>
        CallAsync<AddLevelInput, Level>(
            "add_level", input, cancellationToken);

    /// <summary>List levels. All levels, from the lowest up, and which is selected.</summary>
    /// <exception cref="McpSweethome3dException">
    /// SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
    /// </exception>
    public Task<ListLevelsOutput> ListLevelsAsync(
        ListLevelsInput? input = null, CancellationToken cancellationToken = default) =>
        CallAsync<ListLevelsInput, ListLevelsOutput>(
            "list_levels", input ?? new ListLevelsInput(), cancellationToken);

    /// <summary>Select a level. What is created from now on is on this level.</summary>
    /// <exception cref="McpSweethome3dException">
    /// SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
    /// </exception>
    public Task<Level> SetSelectedLevelAsync(
        SetSelectedLevelInput input, CancellationToken cancellationToken = default) =>
        CallAsync<SetSelectedLevelInput, Level>(
            "set_selected_level", input, cancellationToken);

    /// <summary>Delete a level. Deletes a level and all that is on it. Takes a checkpoint first.</summary>
    /// <exception cref="McpSweethome3dException">
    /// SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
    /// </exception>
    public Task<DeleteLevelOutput> DeleteLevelAsync(
        DeleteLevelInput input, CancellationToken cancellationToken = default) =>
        CallAsync<DeleteLevelInput, DeleteLevelOutput>(
            "delete_level", input, cancellationToken);

    /// <summary>
    /// Set the camera. Uses the top camera, the observer camera or a stored one, and moves the observer. Yaw 0 looks to
    /// +y (down the plan), 90 to -x; pitch above 0 looks down.
    /// </summary>
    /// <exception cref="McpSweethome3dException">
    /// SH3D_EMPTY_SCENE, SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED,
    /// SH3D_INTERNAL
    /// </exception>
    public Task<Camera> SetCameraAsync(
        SetCameraInput input, CancellationToken cancellationToken = default) =>
        CallAsync<SetCameraInput, Camera>(
            "set_camera", input, cancellationToken);

    /// <summary>Store a camera. Keeps the present camera under a name, or deletes the one of that name.</summary>
    /// <exception cref="McpSweethome3dException">
    /// SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
    /// </exception>
    public Task<StoreCameraOutput> StoreCameraAsync(
        StoreCameraInput input, CancellationToken cancellationToken = default) =>
        CallAsync<StoreCameraInput, StoreCameraOutput>(
            "store_camera", input, cancellationToken);

    /// <summary>List cameras. The camera in use and the stored ones.</summary>
    /// <exception cref="McpSweethome3dException">
    /// SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
    /// </exception>
    public Task<GetCamerasOutput> GetCamerasAsync(
        GetCamerasInput? input = null, CancellationToken cancellationToken = default) =>
        CallAsync<GetCamerasInput, GetCamerasOutput>(
            "get_cameras", input ?? new GetCamerasInput(), cancellationToken);

    /// <summary>
    /// Change the environment. Changes ground, sky, light and drawing; the rest stays. A texture of null leaves the
    /// colour.
    /// </summary>
    /// <exception cref="McpSweethome3dException">
    /// SH3D_NOTHING_TO_CHANGE, SH3D_AMBIGUOUS, SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT,
    /// SH3D_NOT_ATTACHED, SH3D_INTERNAL
    /// </exception>
    public Task<Environment> SetEnvironmentAsync(
        SetEnvironmentInput? input = null, CancellationToken cancellationToken = default) =>
        CallAsync<SetEnvironmentInput, Environment>(
            "set_environment", input ?? new SetEnvironmentInput(), cancellationToken);

    /// <summary>
    /// Save the home. Writes the home as .sh3d below the folder of files. Without filePath: to its own file.
    /// </summary>
    /// <exception cref="McpSweethome3dException">
    /// SH3D_IO, SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
    /// </exception>
    public Task<SaveHomeOutput> SaveHomeAsync(
        SaveHomeInput? input = null, CancellationToken cancellationToken = default) =>
        CallAsync<SaveHomeInput, SaveHomeOutput>(
            "save_home", input ?? new SaveHomeInput(), cancellationToken);

    /// <summary>Load a home. Replaces what is in the home by a .sh3d file. Takes a checkpoint first.</summary>
    /// <exception cref="McpSweethome3dException">
    /// SH3D_IO, SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL
    /// </exception>
    public Task<LoadHomeOutput> LoadHomeAsync(
        LoadHomeInput input, CancellationToken cancellationToken = default) =>
        CallAsync<LoadHomeInput, LoadHomeOutput>(
            "load_home", input, cancellationToken);

    /// <summary>
    /// Export the plan as SVG. Draws the plan of the selected level as SVG, into the answer or a file.
    /// </summary>
    /// <exception cref="McpSweethome3dException">
    /// SH3D_EMPTY_SCENE, SH3D_IO, SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED,
    /// SH3D_INTERNAL
    /// </exception>
    public Task<ExportSvgOutput> ExportSvgAsync(
        ExportSvgInput? input = null, CancellationToken cancellationToken = default) =>
        CallAsync<ExportSvgInput, ExportSvgOutput>(
            "export_svg", input ?? new ExportSvgInput(), cancellationToken);

    /// <summary>
    /// Export the plan as PNG. Draws the plan of the selected level as PNG, into the answer or a file.
    /// </summary>
    /// <exception cref="McpSweethome3dException">
    /// SH3D_EMPTY_SCENE, SH3D_IO, SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED,
    /// SH3D_INTERNAL
    /// </exception>
    public Task<ExportPlanImageOutput> ExportPlanImageAsync(
        ExportPlanImageInput? input = null, CancellationToken cancellationToken = default) =>
        CallAsync<ExportPlanImageInput, ExportPlanImageOutput>(
            "export_plan_image", input ?? new ExportPlanImageInput(), cancellationToken);

    /// <summary>Export as OBJ. Exports the home in 3D as a zip of OBJ and MTL, into the answer or a file.</summary>
    /// <exception cref="McpSweethome3dException">
    /// SH3D_EMPTY_SCENE, SH3D_IO, SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED,
    /// SH3D_INTERNAL
    /// </exception>
    public Task<ExportToObjOutput> ExportToObjAsync(
        ExportToObjInput? input = null, CancellationToken cancellationToken = default) =>
        CallAsync<ExportToObjInput, ExportToObjOutput>(
            "export_to_obj", input ?? new ExportToObjInput(), cancellationToken);

    /// <summary>
    /// Take a picture. Shows the home in 3D: overhead from one or four corners, or standard from the camera or from x,
    /// y, z, yaw.
    /// </summary>
    /// <exception cref="McpSweethome3dException">
    /// SH3D_EMPTY_SCENE, SH3D_IO, SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED,
    /// SH3D_INTERNAL
    /// </exception>
    public Task<RenderPhotoOutput> RenderPhotoAsync(
        RenderPhotoInput? input = null, CancellationToken cancellationToken = default) =>
        CallAsync<RenderPhotoInput, RenderPhotoOutput>(
            "render_photo", input ?? new RenderPhotoInput(), cancellationToken);

    /// <summary>Ends the session.</summary>
    public ValueTask DisposeAsync() => _session.DisposeAsync();

    private async Task<TOutput> CallAsync<TInput, TOutput>(
        string tool, TInput input, CancellationToken cancellationToken)
    {
        var arguments = WireFormat.Arguments(input);
        CallToolResult result;
        try
        {
            result = await _session.CallToolAsync(tool, arguments, cancellationToken: cancellationToken)
                .ConfigureAwait(false);
        }
        catch (McpProtocolException error) when (WireFormat.MeaningOf(error) is { } meaning)
        {
            throw meaning;
        }

        return WireFormat.Output<TOutput>(tool, result);
    }
}
