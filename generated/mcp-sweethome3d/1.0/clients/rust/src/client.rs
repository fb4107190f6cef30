// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang rust`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT

use rmcp::model::{CallToolRequestParams, ClientConfig, Implementation};
use rmcp::service::RunningService;
use rmcp::transport::StreamableHttpClientTransport;
use rmcp::transport::streamable_http_client::StreamableHttpClientTransportConfig;
use rmcp::{RoleClient, Service, ServiceError, ServiceExt};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::error::{Error, failure};
use crate::models::*;

/// Calls the tools of a server. Several calls may run at once.
pub struct Client<S: Service<RoleClient> = ClientConfig> {
    session: RunningService<RoleClient, S>,
}

impl Client {
    /// Connects to the server at an address such as `http://127.0.0.1:7777/mcp`. The token is the one
    /// that the server showed at its start; an empty one is not sent.
    pub async fn connect(url: &str, token: &str) -> Result<Self, Error> {
        let mut config = StreamableHttpClientTransportConfig::with_uri(url);
        if !token.is_empty() {
            config = config.auth_header(token);
        }
        let transport = StreamableHttpClientTransport::from_config(config);
        let about = Implementation::new(env!("CARGO_PKG_NAME"), env!("CARGO_PKG_VERSION"));
        let session = ClientConfig::new(Default::default(), about)
            .serve(transport)
            .await
            .map_err(|source| Error::Connect(Box::new(source)))?;
        Ok(Self::new(session))
    }
}

impl<S: Service<RoleClient>> Client<S> {
    /// Makes a client of a session that is connected already, over any transport.
    pub fn new(session: RunningService<RoleClient, S>) -> Self {
        Self { session }
    }

    /// The MCP session below, for all that the contract doesn't say.
    pub fn session(&self) -> &RunningService<RoleClient, S> {
        &self.session
    }

    /// Ends the session. Dropping the client does so, too, but doesn't wait for it.
    pub async fn close(mut self) {
        // It fails only if the task of the session has panicked: then it has ended as well.
        let _ = self.session.close().await;
    }

    /// Look at the home. Everything in the home: walls, rooms, furniture, labels, dimension lines,
    /// levels, cameras, environment, each with its id. Call it first. Lengths in cm, angles in
    /// degrees, y downwards.
    ///
    /// Its errors: `SH3D_INVALID_INPUT`, `SH3D_NOT_FOUND`, `SH3D_CONFLICT`, `SH3D_TIMEOUT`,
    /// `SH3D_NOT_ATTACHED`, `SH3D_INTERNAL`.
    pub async fn get_state(&self, input: GetStateInput) -> Result<HomeState, Error> {
        self.call("get_state", input).await
    }

    /// Clear the home. Deletes all walls, rooms, furniture, labels and dimension lines. Levels,
    /// cameras and environment stay. Takes a checkpoint first.
    ///
    /// Its errors: `SH3D_INVALID_INPUT`, `SH3D_NOT_FOUND`, `SH3D_CONFLICT`, `SH3D_TIMEOUT`,
    /// `SH3D_NOT_ATTACHED`, `SH3D_INTERNAL`.
    pub async fn clear_scene(&self, input: ClearSceneInput) -> Result<ClearSceneOutput, Error> {
        self.call("clear_scene", input).await
    }

    /// Take a checkpoint. Keeps the present state so that restore_checkpoint can bring it back. The
    /// newest 32 are kept.
    ///
    /// Its errors: `SH3D_INVALID_INPUT`, `SH3D_NOT_FOUND`, `SH3D_CONFLICT`, `SH3D_TIMEOUT`,
    /// `SH3D_NOT_ATTACHED`, `SH3D_INTERNAL`.
    pub async fn checkpoint(&self, input: CheckpointInput) -> Result<Checkpoint, Error> {
        self.call("checkpoint", input).await
    }

    /// Restore a checkpoint. Brings a checkpoint back. Without id: undoes what changed since the
    /// last checkpoint, or else goes one back. With id: goes to that one, back or forward.
    ///
    /// Its errors: `SH3D_NO_CHECKPOINT`, `SH3D_NOTHING_TO_CHANGE`, `SH3D_INVALID_INPUT`,
    /// `SH3D_NOT_FOUND`, `SH3D_CONFLICT`, `SH3D_TIMEOUT`, `SH3D_NOT_ATTACHED`, `SH3D_INTERNAL`.
    pub async fn restore_checkpoint(
        &self,
        input: RestoreCheckpointInput,
    ) -> Result<RestoreCheckpointOutput, Error> {
        self.call("restore_checkpoint", input).await
    }

    /// List checkpoints. All checkpoints, the oldest first, and which is current.
    ///
    /// Its errors: `SH3D_INVALID_INPUT`, `SH3D_NOT_FOUND`, `SH3D_CONFLICT`, `SH3D_TIMEOUT`,
    /// `SH3D_NOT_ATTACHED`, `SH3D_INTERNAL`.
    pub async fn list_checkpoints(
        &self,
        input: ListCheckpointsInput,
    ) -> Result<ListCheckpointsOutput, Error> {
        self.call("list_checkpoints", input).await
    }

    /// Do several things at once. Carries out up to 50 commands in order, as one step of undo.
    /// Takes every tool except batch_commands, load_home and restore_checkpoint.
    ///
    /// Its errors: `SH3D_INVALID_INPUT`, `SH3D_NOT_FOUND`, `SH3D_CONFLICT`, `SH3D_TIMEOUT`,
    /// `SH3D_NOT_ATTACHED`, `SH3D_INTERNAL`.
    pub async fn batch_commands(
        &self,
        input: BatchCommandsInput,
    ) -> Result<BatchCommandsOutput, Error> {
        self.call("batch_commands", input).await
    }

    /// Create a wall. Creates one straight wall on the selected level; cm.
    ///
    /// Its errors: `SH3D_INVALID_INPUT`, `SH3D_NOT_FOUND`, `SH3D_CONFLICT`, `SH3D_TIMEOUT`,
    /// `SH3D_NOT_ATTACHED`, `SH3D_INTERNAL`.
    pub async fn create_wall(&self, input: CreateWallInput) -> Result<Wall, Error> {
        self.call("create_wall", input).await
    }

    /// Create four walls. Creates a rectangle of four walls, joined in a ring: top, right, bottom,
    /// left; cm.
    ///
    /// Its errors: `SH3D_INVALID_INPUT`, `SH3D_NOT_FOUND`, `SH3D_CONFLICT`, `SH3D_TIMEOUT`,
    /// `SH3D_NOT_ATTACHED`, `SH3D_INTERNAL`.
    pub async fn create_walls(&self, input: CreateWallsInput) -> Result<CreateWallsOutput, Error> {
        self.call("create_walls", input).await
    }

    /// Connect two walls. Joins an end of one wall with an end of another, so that the corner is
    /// closed. Without ends: the two that are nearest.
    ///
    /// Its errors: `SH3D_INVALID_INPUT`, `SH3D_NOT_FOUND`, `SH3D_CONFLICT`, `SH3D_TIMEOUT`,
    /// `SH3D_NOT_ATTACHED`, `SH3D_INTERNAL`.
    pub async fn connect_walls(
        &self,
        input: ConnectWallsInput,
    ) -> Result<ConnectWallsOutput, Error> {
        self.call("connect_walls", input).await
    }

    /// Change a wall. Changes what is given; the rest stays. Doors and windows move with it. null
    /// removes a colour, heightAtEnd or arcExtent.
    ///
    /// Its errors: `SH3D_NOTHING_TO_CHANGE`, `SH3D_INVALID_INPUT`, `SH3D_NOT_FOUND`,
    /// `SH3D_CONFLICT`, `SH3D_TIMEOUT`, `SH3D_NOT_ATTACHED`, `SH3D_INTERNAL`.
    pub async fn modify_wall(&self, input: ModifyWallInput) -> Result<Wall, Error> {
        self.call("modify_wall", input).await
    }

    /// Delete a wall. Deletes a wall and the doors and windows in it.
    ///
    /// Its errors: `SH3D_INVALID_INPUT`, `SH3D_NOT_FOUND`, `SH3D_CONFLICT`, `SH3D_TIMEOUT`,
    /// `SH3D_NOT_ATTACHED`, `SH3D_INTERNAL`.
    pub async fn delete_wall(&self, input: DeleteWallInput) -> Result<Deletion, Error> {
        self.call("delete_wall", input).await
    }

    /// Create a room. Creates a room from its corners, usually those of the walls around it.
    ///
    /// Its errors: `SH3D_INVALID_INPUT`, `SH3D_NOT_FOUND`, `SH3D_CONFLICT`, `SH3D_TIMEOUT`,
    /// `SH3D_NOT_ATTACHED`, `SH3D_INTERNAL`.
    pub async fn create_room_polygon(&self, input: CreateRoomPolygonInput) -> Result<Room, Error> {
        self.call("create_room_polygon", input).await
    }

    /// Change a room. Changes what is given; the rest stays. null removes a name or a colour.
    ///
    /// Its errors: `SH3D_NOTHING_TO_CHANGE`, `SH3D_INVALID_INPUT`, `SH3D_NOT_FOUND`,
    /// `SH3D_CONFLICT`, `SH3D_TIMEOUT`, `SH3D_NOT_ATTACHED`, `SH3D_INTERNAL`.
    pub async fn modify_room(&self, input: ModifyRoomInput) -> Result<Room, Error> {
        self.call("modify_room", input).await
    }

    /// Delete a room. Deletes a room; walls and furniture stay.
    ///
    /// Its errors: `SH3D_INVALID_INPUT`, `SH3D_NOT_FOUND`, `SH3D_CONFLICT`, `SH3D_TIMEOUT`,
    /// `SH3D_NOT_ATTACHED`, `SH3D_INTERNAL`.
    pub async fn delete_room(&self, input: DeleteRoomInput) -> Result<Deletion, Error> {
        self.call("delete_room", input).await
    }

    /// List categories. Categories of the furniture and of the texture catalog, with the number of
    /// entries.
    ///
    /// Its errors: `SH3D_INVALID_INPUT`, `SH3D_NOT_FOUND`, `SH3D_CONFLICT`, `SH3D_TIMEOUT`,
    /// `SH3D_NOT_ATTACHED`, `SH3D_INTERNAL`.
    pub async fn list_categories(
        &self,
        input: ListCategoriesInput,
    ) -> Result<ListCategoriesOutput, Error> {
        self.call("list_categories", input).await
    }

    /// Search furniture. Furniture, doors and windows that can be placed, with catalogId and size.
    ///
    /// Its errors: `SH3D_INVALID_INPUT`, `SH3D_NOT_FOUND`, `SH3D_CONFLICT`, `SH3D_TIMEOUT`,
    /// `SH3D_NOT_ATTACHED`, `SH3D_INTERNAL`.
    pub async fn list_furniture_catalog(
        &self,
        input: ListFurnitureCatalogInput,
    ) -> Result<ListFurnitureCatalogOutput, Error> {
        self.call("list_furniture_catalog", input).await
    }

    /// Search textures. Textures for walls, floors, ceilings, ground and sky.
    ///
    /// Its errors: `SH3D_INVALID_INPUT`, `SH3D_NOT_FOUND`, `SH3D_CONFLICT`, `SH3D_TIMEOUT`,
    /// `SH3D_NOT_ATTACHED`, `SH3D_INTERNAL`.
    pub async fn list_textures_catalog(
        &self,
        input: ListTexturesCatalogInput,
    ) -> Result<ListTexturesCatalogOutput, Error> {
        self.call("list_textures_catalog", input).await
    }

    /// Place furniture. Puts a piece from the catalog on the selected level; x, y is its centre in
    /// cm.
    ///
    /// Its errors: `SH3D_AMBIGUOUS`, `SH3D_INVALID_INPUT`, `SH3D_NOT_FOUND`, `SH3D_CONFLICT`,
    /// `SH3D_TIMEOUT`, `SH3D_NOT_ATTACHED`, `SH3D_INTERNAL`.
    pub async fn place_furniture(&self, input: PlaceFurnitureInput) -> Result<Furniture, Error> {
        self.call("place_furniture", input).await
    }

    /// Place a door or window. Puts a door or a window from the catalog into a wall, as deep as the
    /// wall is thick.
    ///
    /// Its errors: `SH3D_AMBIGUOUS`, `SH3D_INVALID_INPUT`, `SH3D_NOT_FOUND`, `SH3D_CONFLICT`,
    /// `SH3D_TIMEOUT`, `SH3D_NOT_ATTACHED`, `SH3D_INTERNAL`.
    pub async fn place_door_or_window(
        &self,
        input: PlaceDoorOrWindowInput,
    ) -> Result<Furniture, Error> {
        self.call("place_door_or_window", input).await
    }

    /// Change furniture. Changes what is given; the rest stays. A door or window that is moved or
    /// turned leaves its wall. null removes the colour.
    ///
    /// Its errors: `SH3D_NOTHING_TO_CHANGE`, `SH3D_INVALID_INPUT`, `SH3D_NOT_FOUND`,
    /// `SH3D_CONFLICT`, `SH3D_TIMEOUT`, `SH3D_NOT_ATTACHED`, `SH3D_INTERNAL`.
    pub async fn modify_furniture(&self, input: ModifyFurnitureInput) -> Result<Furniture, Error> {
        self.call("modify_furniture", input).await
    }

    /// Delete furniture. Deletes a piece of furniture, a door or a window.
    ///
    /// Its errors: `SH3D_INVALID_INPUT`, `SH3D_NOT_FOUND`, `SH3D_CONFLICT`, `SH3D_TIMEOUT`,
    /// `SH3D_NOT_ATTACHED`, `SH3D_INTERNAL`.
    pub async fn delete_furniture(&self, input: DeleteFurnitureInput) -> Result<Deletion, Error> {
        self.call("delete_furniture", input).await
    }

    /// Make a shape. Makes a piece of furniture of its own form: extrude raises a polygon, mesh
    /// takes vertices and triangles. Coordinates are those of the plan.
    ///
    /// Its errors: `SH3D_INVALID_INPUT`, `SH3D_NOT_FOUND`, `SH3D_CONFLICT`, `SH3D_TIMEOUT`,
    /// `SH3D_NOT_ATTACHED`, `SH3D_INTERNAL`.
    pub async fn generate_shape(&self, input: GenerateShapeInput) -> Result<Furniture, Error> {
        self.call("generate_shape", input).await
    }

    /// Apply a texture. Puts a texture on the sides of a wall or on the floor and ceiling of a
    /// room; textureName null takes it off.
    ///
    /// Its errors: `SH3D_AMBIGUOUS`, `SH3D_INVALID_INPUT`, `SH3D_NOT_FOUND`, `SH3D_CONFLICT`,
    /// `SH3D_TIMEOUT`, `SH3D_NOT_ATTACHED`, `SH3D_INTERNAL`.
    pub async fn apply_texture(
        &self,
        input: ApplyTextureInput,
    ) -> Result<ApplyTextureOutput, Error> {
        self.call("apply_texture", input).await
    }

    /// Add a label. Writes a text on the plan of the selected level.
    ///
    /// Its errors: `SH3D_INVALID_INPUT`, `SH3D_NOT_FOUND`, `SH3D_CONFLICT`, `SH3D_TIMEOUT`,
    /// `SH3D_NOT_ATTACHED`, `SH3D_INTERNAL`.
    pub async fn add_label(&self, input: AddLabelInput) -> Result<Label, Error> {
        self.call("add_label", input).await
    }

    /// Add a dimension line. Shows a distance on the plan of the selected level.
    ///
    /// Its errors: `SH3D_INVALID_INPUT`, `SH3D_NOT_FOUND`, `SH3D_CONFLICT`, `SH3D_TIMEOUT`,
    /// `SH3D_NOT_ATTACHED`, `SH3D_INTERNAL`.
    pub async fn add_dimension_line(
        &self,
        input: AddDimensionLineInput,
    ) -> Result<DimensionLine, Error> {
        self.call("add_dimension_line", input).await
    }

    /// Delete an annotation. Deletes a label or a dimension line.
    ///
    /// Its errors: `SH3D_INVALID_INPUT`, `SH3D_NOT_FOUND`, `SH3D_CONFLICT`, `SH3D_TIMEOUT`,
    /// `SH3D_NOT_ATTACHED`, `SH3D_INTERNAL`.
    pub async fn delete_annotation(&self, input: DeleteAnnotationInput) -> Result<Deletion, Error> {
        self.call("delete_annotation", input).await
    }

    /// Add a level. Adds a level and selects it: what is created next is on it.
    ///
    /// Its errors: `SH3D_INVALID_INPUT`, `SH3D_NOT_FOUND`, `SH3D_CONFLICT`, `SH3D_TIMEOUT`,
    /// `SH3D_NOT_ATTACHED`, `SH3D_INTERNAL`.
    pub async fn add_level(&self, input: AddLevelInput) -> Result<Level, Error> {
        self.call("add_level", input).await
    }

    /// List levels. All levels, from the lowest up, and which is selected.
    ///
    /// Its errors: `SH3D_INVALID_INPUT`, `SH3D_NOT_FOUND`, `SH3D_CONFLICT`, `SH3D_TIMEOUT`,
    /// `SH3D_NOT_ATTACHED`, `SH3D_INTERNAL`.
    pub async fn list_levels(&self, input: ListLevelsInput) -> Result<ListLevelsOutput, Error> {
        self.call("list_levels", input).await
    }

    /// Select a level. What is created from now on is on this level.
    ///
    /// Its errors: `SH3D_INVALID_INPUT`, `SH3D_NOT_FOUND`, `SH3D_CONFLICT`, `SH3D_TIMEOUT`,
    /// `SH3D_NOT_ATTACHED`, `SH3D_INTERNAL`.
    pub async fn set_selected_level(&self, input: SetSelectedLevelInput) -> Result<Level, Error> {
        self.call("set_selected_level", input).await
    }

    /// Delete a level. Deletes a level and all that is on it. Takes a checkpoint first.
    ///
    /// Its errors: `SH3D_INVALID_INPUT`, `SH3D_NOT_FOUND`, `SH3D_CONFLICT`, `SH3D_TIMEOUT`,
    /// `SH3D_NOT_ATTACHED`, `SH3D_INTERNAL`.
    pub async fn delete_level(&self, input: DeleteLevelInput) -> Result<DeleteLevelOutput, Error> {
        self.call("delete_level", input).await
    }

    /// Set the camera. Uses the top camera, the observer camera or a stored one, and moves the
    /// observer. Yaw 0 looks to +y (down the plan), 90 to -x; pitch above 0 looks down.
    ///
    /// Its errors: `SH3D_EMPTY_SCENE`, `SH3D_INVALID_INPUT`, `SH3D_NOT_FOUND`, `SH3D_CONFLICT`,
    /// `SH3D_TIMEOUT`, `SH3D_NOT_ATTACHED`, `SH3D_INTERNAL`.
    pub async fn set_camera(&self, input: SetCameraInput) -> Result<Camera, Error> {
        self.call("set_camera", input).await
    }

    /// Store a camera. Keeps the present camera under a name, or deletes the one of that name.
    ///
    /// Its errors: `SH3D_INVALID_INPUT`, `SH3D_NOT_FOUND`, `SH3D_CONFLICT`, `SH3D_TIMEOUT`,
    /// `SH3D_NOT_ATTACHED`, `SH3D_INTERNAL`.
    pub async fn store_camera(&self, input: StoreCameraInput) -> Result<StoreCameraOutput, Error> {
        self.call("store_camera", input).await
    }

    /// List cameras. The camera in use and the stored ones.
    ///
    /// Its errors: `SH3D_INVALID_INPUT`, `SH3D_NOT_FOUND`, `SH3D_CONFLICT`, `SH3D_TIMEOUT`,
    /// `SH3D_NOT_ATTACHED`, `SH3D_INTERNAL`.
    pub async fn get_cameras(&self, input: GetCamerasInput) -> Result<GetCamerasOutput, Error> {
        self.call("get_cameras", input).await
    }

    /// Change the environment. Changes ground, sky, light and drawing; the rest stays. A texture of
    /// null leaves the colour.
    ///
    /// Its errors: `SH3D_NOTHING_TO_CHANGE`, `SH3D_AMBIGUOUS`, `SH3D_INVALID_INPUT`,
    /// `SH3D_NOT_FOUND`, `SH3D_CONFLICT`, `SH3D_TIMEOUT`, `SH3D_NOT_ATTACHED`, `SH3D_INTERNAL`.
    pub async fn set_environment(&self, input: SetEnvironmentInput) -> Result<Environment, Error> {
        self.call("set_environment", input).await
    }

    /// Save the home. Writes the home as .sh3d below the folder of files. Without filePath: to its
    /// own file.
    ///
    /// Its errors: `SH3D_IO`, `SH3D_INVALID_INPUT`, `SH3D_NOT_FOUND`, `SH3D_CONFLICT`,
    /// `SH3D_TIMEOUT`, `SH3D_NOT_ATTACHED`, `SH3D_INTERNAL`.
    pub async fn save_home(&self, input: SaveHomeInput) -> Result<SaveHomeOutput, Error> {
        self.call("save_home", input).await
    }

    /// Load a home. Replaces what is in the home by a .sh3d file. Takes a checkpoint first.
    ///
    /// Its errors: `SH3D_IO`, `SH3D_INVALID_INPUT`, `SH3D_NOT_FOUND`, `SH3D_CONFLICT`,
    /// `SH3D_TIMEOUT`, `SH3D_NOT_ATTACHED`, `SH3D_INTERNAL`.
    pub async fn load_home(&self, input: LoadHomeInput) -> Result<LoadHomeOutput, Error> {
        self.call("load_home", input).await
    }

    /// Export the plan as SVG. Draws the plan of the selected level as SVG, into the answer or a
    /// file.
    ///
    /// Its errors: `SH3D_EMPTY_SCENE`, `SH3D_IO`, `SH3D_INVALID_INPUT`, `SH3D_NOT_FOUND`,
    /// `SH3D_CONFLICT`, `SH3D_TIMEOUT`, `SH3D_NOT_ATTACHED`, `SH3D_INTERNAL`.
    pub async fn export_svg(&self, input: ExportSvgInput) -> Result<ExportSvgOutput, Error> {
        self.call("export_svg", input).await
    }

    /// Export the plan as PNG. Draws the plan of the selected level as PNG, into the answer or a
    /// file.
    ///
    /// Its errors: `SH3D_EMPTY_SCENE`, `SH3D_IO`, `SH3D_INVALID_INPUT`, `SH3D_NOT_FOUND`,
    /// `SH3D_CONFLICT`, `SH3D_TIMEOUT`, `SH3D_NOT_ATTACHED`, `SH3D_INTERNAL`.
    pub async fn export_plan_image(
        &self,
        input: ExportPlanImageInput,
    ) -> Result<ExportPlanImageOutput, Error> {
        self.call("export_plan_image", input).await
    }

    /// Export as OBJ. Exports the home in 3D as a zip of OBJ and MTL, into the answer or a file.
    ///
    /// Its errors: `SH3D_EMPTY_SCENE`, `SH3D_IO`, `SH3D_INVALID_INPUT`, `SH3D_NOT_FOUND`,
    /// `SH3D_CONFLICT`, `SH3D_TIMEOUT`, `SH3D_NOT_ATTACHED`, `SH3D_INTERNAL`.
    pub async fn export_to_obj(&self, input: ExportToObjInput) -> Result<ExportToObjOutput, Error> {
        self.call("export_to_obj", input).await
    }

    /// Take a picture. Shows the home in 3D: overhead from one or four corners, or standard from
    /// the camera or from x, y, z, yaw.
    ///
    /// Its errors: `SH3D_EMPTY_SCENE`, `SH3D_IO`, `SH3D_INVALID_INPUT`, `SH3D_NOT_FOUND`,
    /// `SH3D_CONFLICT`, `SH3D_TIMEOUT`, `SH3D_NOT_ATTACHED`, `SH3D_INTERNAL`.
    pub async fn render_photo(&self, input: RenderPhotoInput) -> Result<RenderPhotoOutput, Error> {
        self.call("render_photo", input).await
    }

    async fn call<O: DeserializeOwned>(
        &self,
        tool: &'static str,
        input: impl Serialize,
    ) -> Result<O, Error> {
        let json = |source| Error::Json { tool, source };
        let mut params = CallToolRequestParams::new(tool);
        if let Value::Object(arguments) = serde_json::to_value(input).map_err(json)? {
            params = params.with_arguments(arguments);
        }
        let result = match self.session.call_tool(params).await {
            Ok(result) => result,
            Err(source) => return Err(refused(source)),
        };
        let Some(content) = result.structured_content else {
            return Err(Error::Reply { tool });
        };
        if result.is_error == Some(true) {
            return Err(failure(content).map_or(Error::Reply { tool }, Error::from));
        }
        serde_json::from_value(content).map_err(json)
    }
}

/// Some servers answer with an error of the protocol that has the tool's error in it.
fn refused(source: ServiceError) -> Error {
    let data = match &source {
        ServiceError::McpError(error) => error.data.clone(),
        _ => None,
    };
    match data.and_then(failure) {
        Some(failure) => failure.into(),
        None => Error::Call(Box::new(source)),
    }
}
