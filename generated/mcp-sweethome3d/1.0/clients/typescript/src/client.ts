// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang typescript`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT

import {
  type CallToolRequestOptions,
  type CallToolResult,
  Client,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client';
import { McpSweethome3dError, UnexpectedAnswerError } from './errors.js';
import type {
  AddDimensionLineInput,
  AddLabelInput,
  AddLevelInput,
  ApplyTextureInput,
  ApplyTextureOutput,
  BatchCommandsInput,
  BatchCommandsOutput,
  Camera,
  Checkpoint,
  CheckpointInput,
  ClearSceneInput,
  ClearSceneOutput,
  ConnectWallsInput,
  ConnectWallsOutput,
  CreateRoomPolygonInput,
  CreateWallInput,
  CreateWallsInput,
  CreateWallsOutput,
  DeleteAnnotationInput,
  DeleteFurnitureInput,
  DeleteLevelInput,
  DeleteLevelOutput,
  DeleteRoomInput,
  DeleteWallInput,
  Deletion,
  DimensionLine,
  Environment,
  ExportPlanImageInput,
  ExportPlanImageOutput,
  ExportSvgInput,
  ExportSvgOutput,
  ExportToObjInput,
  ExportToObjOutput,
  Furniture,
  GenerateShapeInput,
  GetCamerasInput,
  GetCamerasOutput,
  GetStateInput,
  HomeState,
  Label,
  Level,
  ListCategoriesInput,
  ListCategoriesOutput,
  ListCheckpointsInput,
  ListCheckpointsOutput,
  ListFurnitureCatalogInput,
  ListFurnitureCatalogOutput,
  ListLevelsInput,
  ListLevelsOutput,
  ListTexturesCatalogInput,
  ListTexturesCatalogOutput,
  LoadHomeInput,
  LoadHomeOutput,
  ModifyFurnitureInput,
  ModifyRoomInput,
  ModifyWallInput,
  PlaceDoorOrWindowInput,
  PlaceFurnitureInput,
  RenderPhotoInput,
  RenderPhotoOutput,
  RestoreCheckpointInput,
  RestoreCheckpointOutput,
  Room,
  SaveHomeInput,
  SaveHomeOutput,
  SetCameraInput,
  SetEnvironmentInput,
  SetSelectedLevelInput,
  StoreCameraInput,
  StoreCameraOutput,
  Wall,
} from './types.js';

/** How an agent designs a home in Sweet Home 3D over the Model Context Protocol. */
export class McpSweethome3dClient {
  /** Speaks over a session that is connected already, on any transport. */
  constructor(readonly session: Client) {}

  /** Connects over HTTP. */
  static async connect(url: string | URL, token?: string): Promise<McpSweethome3dClient> {
    const headers: Record<string, string> = {};
    if (token !== undefined) headers.authorization = `Bearer ${token}`;
    const session = new Client({ name: 'mcp-sweethome3d-client', version: '1.0' });
    await session.connect(
      new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }),
    );
    return new McpSweethome3dClient(session);
  }

  /** Ends the connection, and the session that the server may keep for it. */
  async close(): Promise<void> {
    const { transport } = this.session;
    if (transport instanceof StreamableHTTPClientTransport) {
      // A server that is gone keeps none.
      await transport.terminateSession().catch(() => {});
    }
    await this.session.close();
  }

  /**
   * Look at the home.
   *
   * Everything in the home: walls, rooms, furniture, labels, dimension lines, levels, cameras,
   * environment, each with its id. Call it first. Lengths in cm, angles in degrees, y downwards.
   *
   * @throws `SH3D_INVALID_INPUT`: The arguments are not what the tool takes; nothing was done.
   * `SH3D_NOT_FOUND`: There is no such object, catalog entry, camera or home; nothing was done.
   * `SH3D_CONFLICT`: The home or its files are not in a state that allows this; nothing was done.
   * `SH3D_TIMEOUT`: The home did not answer before the deadline. `SH3D_NOT_ATTACHED`: No
   * application is attached. `SH3D_INTERNAL`: The server failed.
   */
  getState(input: GetStateInput = {}, options?: CallToolRequestOptions): Promise<HomeState> {
    return this.#call('get_state', input, options);
  }

  /**
   * Clear the home.
   *
   * Deletes all walls, rooms, furniture, labels and dimension lines. Levels, cameras and
   * environment stay. Takes a checkpoint first.
   *
   * @throws `SH3D_INVALID_INPUT`: The arguments are not what the tool takes; nothing was done.
   * `SH3D_NOT_FOUND`: There is no such object, catalog entry, camera or home; nothing was done.
   * `SH3D_CONFLICT`: The home or its files are not in a state that allows this; nothing was done.
   * `SH3D_TIMEOUT`: The home did not answer before the deadline. `SH3D_NOT_ATTACHED`: No
   * application is attached. `SH3D_INTERNAL`: The server failed.
   */
  clearScene(
    input: ClearSceneInput = {},
    options?: CallToolRequestOptions,
  ): Promise<ClearSceneOutput> {
    return this.#call('clear_scene', input, options);
  }

  /**
   * Take a checkpoint.
   *
   * Keeps the present state so that restore_checkpoint can bring it back. The newest 32 are kept.
   *
   * @throws `SH3D_INVALID_INPUT`: The arguments are not what the tool takes; nothing was done.
   * `SH3D_NOT_FOUND`: There is no such object, catalog entry, camera or home; nothing was done.
   * `SH3D_CONFLICT`: The home or its files are not in a state that allows this; nothing was done.
   * `SH3D_TIMEOUT`: The home did not answer before the deadline. `SH3D_NOT_ATTACHED`: No
   * application is attached. `SH3D_INTERNAL`: The server failed.
   */
  checkpoint(input: CheckpointInput = {}, options?: CallToolRequestOptions): Promise<Checkpoint> {
    return this.#call('checkpoint', input, options);
  }

  /**
   * Restore a checkpoint.
   *
   * Brings a checkpoint back. Without id: undoes what changed since the last checkpoint, or else
   * goes one back. With id: goes to that one, back or forward.
   *
   * @throws `SH3D_NO_CHECKPOINT`: There is no such checkpoint, or none to go back to; nothing was
   * done. `SH3D_NOTHING_TO_CHANGE`: The call names nothing to change. `SH3D_INVALID_INPUT`: The
   * arguments are not what the tool takes; nothing was done. `SH3D_NOT_FOUND`: There is no such
   * object, catalog entry, camera or home; nothing was done. `SH3D_CONFLICT`: The home or its files
   * are not in a state that allows this; nothing was done. `SH3D_TIMEOUT`: The home did not answer
   * before the deadline. `SH3D_NOT_ATTACHED`: No application is attached. `SH3D_INTERNAL`: The
   * server failed.
   */
  restoreCheckpoint(
    input: RestoreCheckpointInput = {},
    options?: CallToolRequestOptions,
  ): Promise<RestoreCheckpointOutput> {
    return this.#call('restore_checkpoint', input, options);
  }

  /**
   * List checkpoints.
   *
   * All checkpoints, the oldest first, and which is current.
   *
   * @throws `SH3D_INVALID_INPUT`: The arguments are not what the tool takes; nothing was done.
   * `SH3D_NOT_FOUND`: There is no such object, catalog entry, camera or home; nothing was done.
   * `SH3D_CONFLICT`: The home or its files are not in a state that allows this; nothing was done.
   * `SH3D_TIMEOUT`: The home did not answer before the deadline. `SH3D_NOT_ATTACHED`: No
   * application is attached. `SH3D_INTERNAL`: The server failed.
   */
  listCheckpoints(
    input: ListCheckpointsInput = {},
    options?: CallToolRequestOptions,
  ): Promise<ListCheckpointsOutput> {
    return this.#call('list_checkpoints', input, options);
  }

  /**
   * Do several things at once.
   *
   * Carries out up to 50 commands in order, as one step of undo. Takes every tool except
   * batch_commands, load_home and restore_checkpoint.
   *
   * @throws `SH3D_INVALID_INPUT`: The arguments are not what the tool takes; nothing was done.
   * `SH3D_NOT_FOUND`: There is no such object, catalog entry, camera or home; nothing was done.
   * `SH3D_CONFLICT`: The home or its files are not in a state that allows this; nothing was done.
   * `SH3D_TIMEOUT`: The home did not answer before the deadline. `SH3D_NOT_ATTACHED`: No
   * application is attached. `SH3D_INTERNAL`: The server failed.
   */
  batchCommands(
    input: BatchCommandsInput,
    options?: CallToolRequestOptions,
  ): Promise<BatchCommandsOutput> {
    return this.#call('batch_commands', input, options);
  }

  /**
   * Create a wall.
   *
   * Creates one straight wall on the selected level; cm.
   *
   * @throws `SH3D_INVALID_INPUT`: The arguments are not what the tool takes; nothing was done.
   * `SH3D_NOT_FOUND`: There is no such object, catalog entry, camera or home; nothing was done.
   * `SH3D_CONFLICT`: The home or its files are not in a state that allows this; nothing was done.
   * `SH3D_TIMEOUT`: The home did not answer before the deadline. `SH3D_NOT_ATTACHED`: No
   * application is attached. `SH3D_INTERNAL`: The server failed.
   */
  createWall(input: CreateWallInput, options?: CallToolRequestOptions): Promise<Wall> {
    return this.#call('create_wall', input, options);
  }

  /**
   * Create four walls.
   *
   * Creates a rectangle of four walls, joined in a ring: top, right, bottom, left; cm.
   *
   * @throws `SH3D_INVALID_INPUT`: The arguments are not what the tool takes; nothing was done.
   * `SH3D_NOT_FOUND`: There is no such object, catalog entry, camera or home; nothing was done.
   * `SH3D_CONFLICT`: The home or its files are not in a state that allows this; nothing was done.
   * `SH3D_TIMEOUT`: The home did not answer before the deadline. `SH3D_NOT_ATTACHED`: No
   * application is attached. `SH3D_INTERNAL`: The server failed.
   */
  createWalls(
    input: CreateWallsInput,
    options?: CallToolRequestOptions,
  ): Promise<CreateWallsOutput> {
    return this.#call('create_walls', input, options);
  }

  /**
   * Connect two walls.
   *
   * Joins an end of one wall with an end of another, so that the corner is closed. Without ends:
   * the two that are nearest.
   *
   * @throws `SH3D_INVALID_INPUT`: The arguments are not what the tool takes; nothing was done.
   * `SH3D_NOT_FOUND`: There is no such object, catalog entry, camera or home; nothing was done.
   * `SH3D_CONFLICT`: The home or its files are not in a state that allows this; nothing was done.
   * `SH3D_TIMEOUT`: The home did not answer before the deadline. `SH3D_NOT_ATTACHED`: No
   * application is attached. `SH3D_INTERNAL`: The server failed.
   */
  connectWalls(
    input: ConnectWallsInput,
    options?: CallToolRequestOptions,
  ): Promise<ConnectWallsOutput> {
    return this.#call('connect_walls', input, options);
  }

  /**
   * Change a wall.
   *
   * Changes what is given; the rest stays. Doors and windows move with it. null removes a colour,
   * heightAtEnd or arcExtent.
   *
   * @throws `SH3D_NOTHING_TO_CHANGE`: The call names nothing to change. `SH3D_INVALID_INPUT`: The
   * arguments are not what the tool takes; nothing was done. `SH3D_NOT_FOUND`: There is no such
   * object, catalog entry, camera or home; nothing was done. `SH3D_CONFLICT`: The home or its files
   * are not in a state that allows this; nothing was done. `SH3D_TIMEOUT`: The home did not answer
   * before the deadline. `SH3D_NOT_ATTACHED`: No application is attached. `SH3D_INTERNAL`: The
   * server failed.
   */
  modifyWall(input: ModifyWallInput, options?: CallToolRequestOptions): Promise<Wall> {
    return this.#call('modify_wall', input, options);
  }

  /**
   * Delete a wall.
   *
   * Deletes a wall and the doors and windows in it.
   *
   * @throws `SH3D_INVALID_INPUT`: The arguments are not what the tool takes; nothing was done.
   * `SH3D_NOT_FOUND`: There is no such object, catalog entry, camera or home; nothing was done.
   * `SH3D_CONFLICT`: The home or its files are not in a state that allows this; nothing was done.
   * `SH3D_TIMEOUT`: The home did not answer before the deadline. `SH3D_NOT_ATTACHED`: No
   * application is attached. `SH3D_INTERNAL`: The server failed.
   */
  deleteWall(input: DeleteWallInput, options?: CallToolRequestOptions): Promise<Deletion> {
    return this.#call('delete_wall', input, options);
  }

  /**
   * Create a room.
   *
   * Creates a room from its corners, usually those of the walls around it.
   *
   * @throws `SH3D_INVALID_INPUT`: The arguments are not what the tool takes; nothing was done.
   * `SH3D_NOT_FOUND`: There is no such object, catalog entry, camera or home; nothing was done.
   * `SH3D_CONFLICT`: The home or its files are not in a state that allows this; nothing was done.
   * `SH3D_TIMEOUT`: The home did not answer before the deadline. `SH3D_NOT_ATTACHED`: No
   * application is attached. `SH3D_INTERNAL`: The server failed.
   */
  createRoomPolygon(
    input: CreateRoomPolygonInput,
    options?: CallToolRequestOptions,
  ): Promise<Room> {
    return this.#call('create_room_polygon', input, options);
  }

  /**
   * Change a room.
   *
   * Changes what is given; the rest stays. null removes a name or a colour.
   *
   * @throws `SH3D_NOTHING_TO_CHANGE`: The call names nothing to change. `SH3D_INVALID_INPUT`: The
   * arguments are not what the tool takes; nothing was done. `SH3D_NOT_FOUND`: There is no such
   * object, catalog entry, camera or home; nothing was done. `SH3D_CONFLICT`: The home or its files
   * are not in a state that allows this; nothing was done. `SH3D_TIMEOUT`: The home did not answer
   * before the deadline. `SH3D_NOT_ATTACHED`: No application is attached. `SH3D_INTERNAL`: The
   * server failed.
   */
  modifyRoom(input: ModifyRoomInput, options?: CallToolRequestOptions): Promise<Room> {
    return this.#call('modify_room', input, options);
  }

  /**
   * Delete a room.
   *
   * Deletes a room; walls and furniture stay.
   *
   * @throws `SH3D_INVALID_INPUT`: The arguments are not what the tool takes; nothing was done.
   * `SH3D_NOT_FOUND`: There is no such object, catalog entry, camera or home; nothing was done.
   * `SH3D_CONFLICT`: The home or its files are not in a state that allows this; nothing was done.
   * `SH3D_TIMEOUT`: The home did not answer before the deadline. `SH3D_NOT_ATTACHED`: No
   * application is attached. `SH3D_INTERNAL`: The server failed.
   */
  deleteRoom(input: DeleteRoomInput, options?: CallToolRequestOptions): Promise<Deletion> {
    return this.#call('delete_room', input, options);
  }

  /**
   * List categories.
   *
   * Categories of the furniture and of the texture catalog, with the number of entries.
   *
   * @throws `SH3D_INVALID_INPUT`: The arguments are not what the tool takes; nothing was done.
   * `SH3D_NOT_FOUND`: There is no such object, catalog entry, camera or home; nothing was done.
   * `SH3D_CONFLICT`: The home or its files are not in a state that allows this; nothing was done.
   * `SH3D_TIMEOUT`: The home did not answer before the deadline. `SH3D_NOT_ATTACHED`: No
   * application is attached. `SH3D_INTERNAL`: The server failed.
   */
  listCategories(
    input: ListCategoriesInput = {},
    options?: CallToolRequestOptions,
  ): Promise<ListCategoriesOutput> {
    return this.#call('list_categories', input, options);
  }

  /**
   * Search furniture.
   *
   * Furniture, doors and windows that can be placed, with catalogId and size.
   *
   * @throws `SH3D_INVALID_INPUT`: The arguments are not what the tool takes; nothing was done.
   * `SH3D_NOT_FOUND`: There is no such object, catalog entry, camera or home; nothing was done.
   * `SH3D_CONFLICT`: The home or its files are not in a state that allows this; nothing was done.
   * `SH3D_TIMEOUT`: The home did not answer before the deadline. `SH3D_NOT_ATTACHED`: No
   * application is attached. `SH3D_INTERNAL`: The server failed.
   */
  listFurnitureCatalog(
    input: ListFurnitureCatalogInput = {},
    options?: CallToolRequestOptions,
  ): Promise<ListFurnitureCatalogOutput> {
    return this.#call('list_furniture_catalog', input, options);
  }

  /**
   * Search textures.
   *
   * Textures for walls, floors, ceilings, ground and sky.
   *
   * @throws `SH3D_INVALID_INPUT`: The arguments are not what the tool takes; nothing was done.
   * `SH3D_NOT_FOUND`: There is no such object, catalog entry, camera or home; nothing was done.
   * `SH3D_CONFLICT`: The home or its files are not in a state that allows this; nothing was done.
   * `SH3D_TIMEOUT`: The home did not answer before the deadline. `SH3D_NOT_ATTACHED`: No
   * application is attached. `SH3D_INTERNAL`: The server failed.
   */
  listTexturesCatalog(
    input: ListTexturesCatalogInput = {},
    options?: CallToolRequestOptions,
  ): Promise<ListTexturesCatalogOutput> {
    return this.#call('list_textures_catalog', input, options);
  }

  /**
   * Place furniture.
   *
   * Puts a piece from the catalog on the selected level; x, y is its centre in cm.
   *
   * @throws `SH3D_AMBIGUOUS`: Several entries of the catalog have this name; nothing was done.
   * `SH3D_INVALID_INPUT`: The arguments are not what the tool takes; nothing was done.
   * `SH3D_NOT_FOUND`: There is no such object, catalog entry, camera or home; nothing was done.
   * `SH3D_CONFLICT`: The home or its files are not in a state that allows this; nothing was done.
   * `SH3D_TIMEOUT`: The home did not answer before the deadline. `SH3D_NOT_ATTACHED`: No
   * application is attached. `SH3D_INTERNAL`: The server failed.
   */
  placeFurniture(input: PlaceFurnitureInput, options?: CallToolRequestOptions): Promise<Furniture> {
    return this.#call('place_furniture', input, options);
  }

  /**
   * Place a door or window.
   *
   * Puts a door or a window from the catalog into a wall, as deep as the wall is thick.
   *
   * @throws `SH3D_AMBIGUOUS`: Several entries of the catalog have this name; nothing was done.
   * `SH3D_INVALID_INPUT`: The arguments are not what the tool takes; nothing was done.
   * `SH3D_NOT_FOUND`: There is no such object, catalog entry, camera or home; nothing was done.
   * `SH3D_CONFLICT`: The home or its files are not in a state that allows this; nothing was done.
   * `SH3D_TIMEOUT`: The home did not answer before the deadline. `SH3D_NOT_ATTACHED`: No
   * application is attached. `SH3D_INTERNAL`: The server failed.
   */
  placeDoorOrWindow(
    input: PlaceDoorOrWindowInput,
    options?: CallToolRequestOptions,
  ): Promise<Furniture> {
    return this.#call('place_door_or_window', input, options);
  }

  /**
   * Change furniture.
   *
   * Changes what is given; the rest stays. A door or window that is moved or turned leaves its
   * wall. null removes the colour.
   *
   * @throws `SH3D_NOTHING_TO_CHANGE`: The call names nothing to change. `SH3D_INVALID_INPUT`: The
   * arguments are not what the tool takes; nothing was done. `SH3D_NOT_FOUND`: There is no such
   * object, catalog entry, camera or home; nothing was done. `SH3D_CONFLICT`: The home or its files
   * are not in a state that allows this; nothing was done. `SH3D_TIMEOUT`: The home did not answer
   * before the deadline. `SH3D_NOT_ATTACHED`: No application is attached. `SH3D_INTERNAL`: The
   * server failed.
   */
  modifyFurniture(
    input: ModifyFurnitureInput,
    options?: CallToolRequestOptions,
  ): Promise<Furniture> {
    return this.#call('modify_furniture', input, options);
  }

  /**
   * Delete furniture.
   *
   * Deletes a piece of furniture, a door or a window.
   *
   * @throws `SH3D_INVALID_INPUT`: The arguments are not what the tool takes; nothing was done.
   * `SH3D_NOT_FOUND`: There is no such object, catalog entry, camera or home; nothing was done.
   * `SH3D_CONFLICT`: The home or its files are not in a state that allows this; nothing was done.
   * `SH3D_TIMEOUT`: The home did not answer before the deadline. `SH3D_NOT_ATTACHED`: No
   * application is attached. `SH3D_INTERNAL`: The server failed.
   */
  deleteFurniture(
    input: DeleteFurnitureInput,
    options?: CallToolRequestOptions,
  ): Promise<Deletion> {
    return this.#call('delete_furniture', input, options);
  }

  /**
   * Make a shape.
   *
   * Makes a piece of furniture of its own form: extrude raises a polygon, mesh takes vertices and
   * triangles. Coordinates are those of the plan.
   *
   * @throws `SH3D_INVALID_INPUT`: The arguments are not what the tool takes; nothing was done.
   * `SH3D_NOT_FOUND`: There is no such object, catalog entry, camera or home; nothing was done.
   * `SH3D_CONFLICT`: The home or its files are not in a state that allows this; nothing was done.
   * `SH3D_TIMEOUT`: The home did not answer before the deadline. `SH3D_NOT_ATTACHED`: No
   * application is attached. `SH3D_INTERNAL`: The server failed.
   */
  generateShape(input: GenerateShapeInput, options?: CallToolRequestOptions): Promise<Furniture> {
    return this.#call('generate_shape', input, options);
  }

  /**
   * Apply a texture.
   *
   * Puts a texture on the sides of a wall or on the floor and ceiling of a room; textureName null
   * takes it off.
   *
   * @throws `SH3D_AMBIGUOUS`: Several entries of the catalog have this name; nothing was done.
   * `SH3D_INVALID_INPUT`: The arguments are not what the tool takes; nothing was done.
   * `SH3D_NOT_FOUND`: There is no such object, catalog entry, camera or home; nothing was done.
   * `SH3D_CONFLICT`: The home or its files are not in a state that allows this; nothing was done.
   * `SH3D_TIMEOUT`: The home did not answer before the deadline. `SH3D_NOT_ATTACHED`: No
   * application is attached. `SH3D_INTERNAL`: The server failed.
   */
  applyTexture(
    input: ApplyTextureInput,
    options?: CallToolRequestOptions,
  ): Promise<ApplyTextureOutput> {
    return this.#call('apply_texture', input, options);
  }

  /**
   * Add a label.
   *
   * Writes a text on the plan of the selected level.
   *
   * @throws `SH3D_INVALID_INPUT`: The arguments are not what the tool takes; nothing was done.
   * `SH3D_NOT_FOUND`: There is no such object, catalog entry, camera or home; nothing was done.
   * `SH3D_CONFLICT`: The home or its files are not in a state that allows this; nothing was done.
   * `SH3D_TIMEOUT`: The home did not answer before the deadline. `SH3D_NOT_ATTACHED`: No
   * application is attached. `SH3D_INTERNAL`: The server failed.
   */
  addLabel(input: AddLabelInput, options?: CallToolRequestOptions): Promise<Label> {
    return this.#call('add_label', input, options);
  }

  /**
   * Add a dimension line.
   *
   * Shows a distance on the plan of the selected level.
   *
   * @throws `SH3D_INVALID_INPUT`: The arguments are not what the tool takes; nothing was done.
   * `SH3D_NOT_FOUND`: There is no such object, catalog entry, camera or home; nothing was done.
   * `SH3D_CONFLICT`: The home or its files are not in a state that allows this; nothing was done.
   * `SH3D_TIMEOUT`: The home did not answer before the deadline. `SH3D_NOT_ATTACHED`: No
   * application is attached. `SH3D_INTERNAL`: The server failed.
   */
  addDimensionLine(
    input: AddDimensionLineInput,
    options?: CallToolRequestOptions,
  ): Promise<DimensionLine> {
    return this.#call('add_dimension_line', input, options);
  }

  /**
   * Delete an annotation.
   *
   * Deletes a label or a dimension line.
   *
   * @throws `SH3D_INVALID_INPUT`: The arguments are not what the tool takes; nothing was done.
   * `SH3D_NOT_FOUND`: There is no such object, catalog entry, camera or home; nothing was done.
   * `SH3D_CONFLICT`: The home or its files are not in a state that allows this; nothing was done.
   * `SH3D_TIMEOUT`: The home did not answer before the deadline. `SH3D_NOT_ATTACHED`: No
   * application is attached. `SH3D_INTERNAL`: The server failed.
   */
  deleteAnnotation(
    input: DeleteAnnotationInput,
    options?: CallToolRequestOptions,
  ): Promise<Deletion> {
    return this.#call('delete_annotation', input, options);
  }

  /**
   * Add a level.
   *
   * Adds a level and selects it: what is created next is on it.
   *
   * @throws `SH3D_INVALID_INPUT`: The arguments are not what the tool takes; nothing was done.
   * `SH3D_NOT_FOUND`: There is no such object, catalog entry, camera or home; nothing was done.
   * `SH3D_CONFLICT`: The home or its files are not in a state that allows this; nothing was done.
   * `SH3D_TIMEOUT`: The home did not answer before the deadline. `SH3D_NOT_ATTACHED`: No
   * application is attached. `SH3D_INTERNAL`: The server failed.
   */
  addLevel(input: AddLevelInput, options?: CallToolRequestOptions): Promise<Level> {
    return this.#call('add_level', input, options);
  }

  /**
   * List levels.
   *
   * All levels, from the lowest up, and which is selected.
   *
   * @throws `SH3D_INVALID_INPUT`: The arguments are not what the tool takes; nothing was done.
   * `SH3D_NOT_FOUND`: There is no such object, catalog entry, camera or home; nothing was done.
   * `SH3D_CONFLICT`: The home or its files are not in a state that allows this; nothing was done.
   * `SH3D_TIMEOUT`: The home did not answer before the deadline. `SH3D_NOT_ATTACHED`: No
   * application is attached. `SH3D_INTERNAL`: The server failed.
   */
  listLevels(
    input: ListLevelsInput = {},
    options?: CallToolRequestOptions,
  ): Promise<ListLevelsOutput> {
    return this.#call('list_levels', input, options);
  }

  /**
   * Select a level.
   *
   * What is created from now on is on this level.
   *
   * @throws `SH3D_INVALID_INPUT`: The arguments are not what the tool takes; nothing was done.
   * `SH3D_NOT_FOUND`: There is no such object, catalog entry, camera or home; nothing was done.
   * `SH3D_CONFLICT`: The home or its files are not in a state that allows this; nothing was done.
   * `SH3D_TIMEOUT`: The home did not answer before the deadline. `SH3D_NOT_ATTACHED`: No
   * application is attached. `SH3D_INTERNAL`: The server failed.
   */
  setSelectedLevel(input: SetSelectedLevelInput, options?: CallToolRequestOptions): Promise<Level> {
    return this.#call('set_selected_level', input, options);
  }

  /**
   * Delete a level.
   *
   * Deletes a level and all that is on it. Takes a checkpoint first.
   *
   * @throws `SH3D_INVALID_INPUT`: The arguments are not what the tool takes; nothing was done.
   * `SH3D_NOT_FOUND`: There is no such object, catalog entry, camera or home; nothing was done.
   * `SH3D_CONFLICT`: The home or its files are not in a state that allows this; nothing was done.
   * `SH3D_TIMEOUT`: The home did not answer before the deadline. `SH3D_NOT_ATTACHED`: No
   * application is attached. `SH3D_INTERNAL`: The server failed.
   */
  deleteLevel(
    input: DeleteLevelInput,
    options?: CallToolRequestOptions,
  ): Promise<DeleteLevelOutput> {
    return this.#call('delete_level', input, options);
  }

  /**
   * Set the camera.
   *
   * Uses the top camera, the observer camera or a stored one, and moves the observer. Yaw 0 looks
   * to +y (down the plan), 90 to -x; pitch above 0 looks down.
   *
   * @throws `SH3D_EMPTY_SCENE`: There is nothing in the home that this could be done with.
   * `SH3D_INVALID_INPUT`: The arguments are not what the tool takes; nothing was done.
   * `SH3D_NOT_FOUND`: There is no such object, catalog entry, camera or home; nothing was done.
   * `SH3D_CONFLICT`: The home or its files are not in a state that allows this; nothing was done.
   * `SH3D_TIMEOUT`: The home did not answer before the deadline. `SH3D_NOT_ATTACHED`: No
   * application is attached. `SH3D_INTERNAL`: The server failed.
   */
  setCamera(input: SetCameraInput, options?: CallToolRequestOptions): Promise<Camera> {
    return this.#call('set_camera', input, options);
  }

  /**
   * Store a camera.
   *
   * Keeps the present camera under a name, or deletes the one of that name.
   *
   * @throws `SH3D_INVALID_INPUT`: The arguments are not what the tool takes; nothing was done.
   * `SH3D_NOT_FOUND`: There is no such object, catalog entry, camera or home; nothing was done.
   * `SH3D_CONFLICT`: The home or its files are not in a state that allows this; nothing was done.
   * `SH3D_TIMEOUT`: The home did not answer before the deadline. `SH3D_NOT_ATTACHED`: No
   * application is attached. `SH3D_INTERNAL`: The server failed.
   */
  storeCamera(
    input: StoreCameraInput,
    options?: CallToolRequestOptions,
  ): Promise<StoreCameraOutput> {
    return this.#call('store_camera', input, options);
  }

  /**
   * List cameras.
   *
   * The camera in use and the stored ones.
   *
   * @throws `SH3D_INVALID_INPUT`: The arguments are not what the tool takes; nothing was done.
   * `SH3D_NOT_FOUND`: There is no such object, catalog entry, camera or home; nothing was done.
   * `SH3D_CONFLICT`: The home or its files are not in a state that allows this; nothing was done.
   * `SH3D_TIMEOUT`: The home did not answer before the deadline. `SH3D_NOT_ATTACHED`: No
   * application is attached. `SH3D_INTERNAL`: The server failed.
   */
  getCameras(
    input: GetCamerasInput = {},
    options?: CallToolRequestOptions,
  ): Promise<GetCamerasOutput> {
    return this.#call('get_cameras', input, options);
  }

  /**
   * Change the environment.
   *
   * Changes ground, sky, light and drawing; the rest stays. A texture of null leaves the colour.
   *
   * @throws `SH3D_NOTHING_TO_CHANGE`: The call names nothing to change. `SH3D_AMBIGUOUS`: Several
   * entries of the catalog have this name; nothing was done. `SH3D_INVALID_INPUT`: The arguments
   * are not what the tool takes; nothing was done. `SH3D_NOT_FOUND`: There is no such object,
   * catalog entry, camera or home; nothing was done. `SH3D_CONFLICT`: The home or its files are not
   * in a state that allows this; nothing was done. `SH3D_TIMEOUT`: The home did not answer before
   * the deadline. `SH3D_NOT_ATTACHED`: No application is attached. `SH3D_INTERNAL`: The server
   * failed.
   */
  setEnvironment(
    input: SetEnvironmentInput = {},
    options?: CallToolRequestOptions,
  ): Promise<Environment> {
    return this.#call('set_environment', input, options);
  }

  /**
   * Save the home.
   *
   * Writes the home as .sh3d below the folder of files. Without filePath: to its own file.
   *
   * @throws `SH3D_IO`: A file could not be read or written. `SH3D_INVALID_INPUT`: The arguments are
   * not what the tool takes; nothing was done. `SH3D_NOT_FOUND`: There is no such object, catalog
   * entry, camera or home; nothing was done. `SH3D_CONFLICT`: The home or its files are not in a
   * state that allows this; nothing was done. `SH3D_TIMEOUT`: The home did not answer before the
   * deadline. `SH3D_NOT_ATTACHED`: No application is attached. `SH3D_INTERNAL`: The server failed.
   */
  saveHome(input: SaveHomeInput = {}, options?: CallToolRequestOptions): Promise<SaveHomeOutput> {
    return this.#call('save_home', input, options);
  }

  /**
   * Load a home.
   *
   * Replaces what is in the home by a .sh3d file. Takes a checkpoint first.
   *
   * @throws `SH3D_IO`: A file could not be read or written. `SH3D_INVALID_INPUT`: The arguments are
   * not what the tool takes; nothing was done. `SH3D_NOT_FOUND`: There is no such object, catalog
   * entry, camera or home; nothing was done. `SH3D_CONFLICT`: The home or its files are not in a
   * state that allows this; nothing was done. `SH3D_TIMEOUT`: The home did not answer before the
   * deadline. `SH3D_NOT_ATTACHED`: No application is attached. `SH3D_INTERNAL`: The server failed.
   */
  loadHome(input: LoadHomeInput, options?: CallToolRequestOptions): Promise<LoadHomeOutput> {
    return this.#call('load_home', input, options);
  }

  /**
   * Export the plan as SVG.
   *
   * Draws the plan of the selected level as SVG, into the answer or a file.
   *
   * @throws `SH3D_EMPTY_SCENE`: There is nothing in the home that this could be done with.
   * `SH3D_IO`: A file could not be read or written. `SH3D_INVALID_INPUT`: The arguments are not
   * what the tool takes; nothing was done. `SH3D_NOT_FOUND`: There is no such object, catalog
   * entry, camera or home; nothing was done. `SH3D_CONFLICT`: The home or its files are not in a
   * state that allows this; nothing was done. `SH3D_TIMEOUT`: The home did not answer before the
   * deadline. `SH3D_NOT_ATTACHED`: No application is attached. `SH3D_INTERNAL`: The server failed.
   */
  exportSvg(
    input: ExportSvgInput = {},
    options?: CallToolRequestOptions,
  ): Promise<ExportSvgOutput> {
    return this.#call('export_svg', input, options);
  }

  /**
   * Export the plan as PNG.
   *
   * Draws the plan of the selected level as PNG, into the answer or a file.
   *
   * @throws `SH3D_EMPTY_SCENE`: There is nothing in the home that this could be done with.
   * `SH3D_IO`: A file could not be read or written. `SH3D_INVALID_INPUT`: The arguments are not
   * what the tool takes; nothing was done. `SH3D_NOT_FOUND`: There is no such object, catalog
   * entry, camera or home; nothing was done. `SH3D_CONFLICT`: The home or its files are not in a
   * state that allows this; nothing was done. `SH3D_TIMEOUT`: The home did not answer before the
   * deadline. `SH3D_NOT_ATTACHED`: No application is attached. `SH3D_INTERNAL`: The server failed.
   */
  exportPlanImage(
    input: ExportPlanImageInput = {},
    options?: CallToolRequestOptions,
  ): Promise<ExportPlanImageOutput> {
    return this.#call('export_plan_image', input, options);
  }

  /**
   * Export as OBJ.
   *
   * Exports the home in 3D as a zip of OBJ and MTL, into the answer or a file.
   *
   * @throws `SH3D_EMPTY_SCENE`: There is nothing in the home that this could be done with.
   * `SH3D_IO`: A file could not be read or written. `SH3D_INVALID_INPUT`: The arguments are not
   * what the tool takes; nothing was done. `SH3D_NOT_FOUND`: There is no such object, catalog
   * entry, camera or home; nothing was done. `SH3D_CONFLICT`: The home or its files are not in a
   * state that allows this; nothing was done. `SH3D_TIMEOUT`: The home did not answer before the
   * deadline. `SH3D_NOT_ATTACHED`: No application is attached. `SH3D_INTERNAL`: The server failed.
   */
  exportToObj(
    input: ExportToObjInput = {},
    options?: CallToolRequestOptions,
  ): Promise<ExportToObjOutput> {
    return this.#call('export_to_obj', input, options);
  }

  /**
   * Take a picture.
   *
   * Shows the home in 3D: overhead from one or four corners, or standard from the camera or from x,
   * y, z, yaw.
   *
   * @throws `SH3D_EMPTY_SCENE`: There is nothing in the home that this could be done with.
   * `SH3D_IO`: A file could not be read or written. `SH3D_INVALID_INPUT`: The arguments are not
   * what the tool takes; nothing was done. `SH3D_NOT_FOUND`: There is no such object, catalog
   * entry, camera or home; nothing was done. `SH3D_CONFLICT`: The home or its files are not in a
   * state that allows this; nothing was done. `SH3D_TIMEOUT`: The home did not answer before the
   * deadline. `SH3D_NOT_ATTACHED`: No application is attached. `SH3D_INTERNAL`: The server failed.
   */
  renderPhoto(
    input: RenderPhotoInput = {},
    options?: CallToolRequestOptions,
  ): Promise<RenderPhotoOutput> {
    return this.#call('render_photo', input, options);
  }

  async #call<Output>(
    name: string,
    input: object,
    options?: CallToolRequestOptions,
  ): Promise<Output> {
    const called = this.session.callTool({ name, arguments: { ...input } }, options);
    const result = await called.catch((refusal: unknown) => {
      // Some servers answer with an error of the protocol that has the tool's error in it.
      throw McpSweethome3dError.of((refusal as { data?: unknown } | null)?.data) ?? refusal;
    });
    const content = contentOf(result);
    if (result.isError) {
      throw McpSweethome3dError.of(content) ?? new UnexpectedAnswerError(name, textOf(result));
    }
    if (typeof content !== 'object' || content === null) {
      throw new UnexpectedAnswerError(name, textOf(result));
    }
    return content as Output;
  }
}

/** The structured content; a server without it writes the same as text. */
function contentOf(result: CallToolResult): unknown {
  if (result.structuredContent !== undefined) return result.structuredContent;
  try {
    return JSON.parse(textOf(result));
  } catch {
    return undefined;
  }
}

function textOf({ content }: CallToolResult): string {
  return content.map((part) => (part.type === 'text' ? part.text : '')).join('');
}
