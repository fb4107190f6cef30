// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang go`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT

// Package mcpsweethome3d is a client of MCP Sweet Home 3D 1.0.
package mcpsweethome3d

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Client calls the tools of a server. It may be used by several goroutines at once.
type Client struct {
	session *mcp.ClientSession
}

// Connect connects to the server at an address such as http://127.0.0.1:7777/mcp. The token is the one
// that the server showed at its start; an empty one is not sent.
func Connect(ctx context.Context, url, token string) (*Client, error) {
	transport := &mcp.StreamableClientTransport{
		Endpoint:   url,
		HTTPClient: &http.Client{Transport: bearer(token), CheckRedirect: stay},
		// Nothing of the contract is sent without being asked for.
		DisableStandaloneSSE: true,
	}
	client := mcp.NewClient(&mcp.Implementation{Name: "mcpsweethome3d", Version: "1.0"}, nil)
	session, err := client.Connect(ctx, transport, nil)
	if err != nil {
		return nil, fmt.Errorf("connect to %s: %w", url, err)
	}
	return New(session), nil
}

// New makes a client of a session that is connected already, over any transport.
func New(session *mcp.ClientSession) *Client {
	return &Client{session}
}

// Session is the MCP session below, for all that the contract doesn't say.
func (c *Client) Session() *mcp.ClientSession {
	return c.session
}

// Close ends the session.
func (c *Client) Close() error {
	return c.session.Close()
}

// GetState: Look at the home. Everything in the home: walls, rooms, furniture, labels, dimension
// lines, levels, cameras, environment, each with its id. Call it first. Lengths in cm, angles in
// degrees, y downwards.
//
// Its errors: SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED,
// SH3D_INTERNAL.
func (c *Client) GetState(ctx context.Context, input GetStateInput) (*HomeState, error) {
	return call[HomeState](ctx, c, "get_state", input)
}

// ClearScene: Clear the home. Deletes all walls, rooms, furniture, labels and dimension lines.
// Levels, cameras and environment stay. Takes a checkpoint first.
//
// Its errors: SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED,
// SH3D_INTERNAL.
func (c *Client) ClearScene(ctx context.Context, input ClearSceneInput) (*ClearSceneOutput, error) {
	return call[ClearSceneOutput](ctx, c, "clear_scene", input)
}

// Checkpoint: Take a checkpoint. Keeps the present state so that restore_checkpoint can bring it
// back. The newest 32 are kept.
//
// Its errors: SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED,
// SH3D_INTERNAL.
func (c *Client) Checkpoint(ctx context.Context, input CheckpointInput) (*Checkpoint, error) {
	return call[Checkpoint](ctx, c, "checkpoint", input)
}

// RestoreCheckpoint: Restore a checkpoint. Brings a checkpoint back. Without id: undoes what
// changed since the last checkpoint, or else goes one back. With id: goes to that one, back or
// forward.
//
// Its errors: SH3D_NO_CHECKPOINT, SH3D_NOTHING_TO_CHANGE, SH3D_INVALID_INPUT, SH3D_NOT_FOUND,
// SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL.
func (c *Client) RestoreCheckpoint(ctx context.Context, input RestoreCheckpointInput) (*RestoreCheckpointOutput, error) {
	return call[RestoreCheckpointOutput](ctx, c, "restore_checkpoint", input)
}

// ListCheckpoints: List checkpoints. All checkpoints, the oldest first, and which is current.
//
// Its errors: SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED,
// SH3D_INTERNAL.
func (c *Client) ListCheckpoints(ctx context.Context, input ListCheckpointsInput) (*ListCheckpointsOutput, error) {
	return call[ListCheckpointsOutput](ctx, c, "list_checkpoints", input)
}

// BatchCommands: Do several things at once. Carries out up to 50 commands in order, as one step of
// undo. Takes every tool except batch_commands, load_home and restore_checkpoint.
//
// Its errors: SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED,
// SH3D_INTERNAL.
func (c *Client) BatchCommands(ctx context.Context, input BatchCommandsInput) (*BatchCommandsOutput, error) {
	return call[BatchCommandsOutput](ctx, c, "batch_commands", input)
}

// CreateWall: Create a wall. Creates one straight wall on the selected level; cm.
//
// Its errors: SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED,
// SH3D_INTERNAL.
func (c *Client) CreateWall(ctx context.Context, input CreateWallInput) (*Wall, error) {
	return call[Wall](ctx, c, "create_wall", input)
}

// CreateWalls: Create four walls. Creates a rectangle of four walls, joined in a ring: top, right,
// bottom, left; cm.
//
// Its errors: SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED,
// SH3D_INTERNAL.
func (c *Client) CreateWalls(ctx context.Context, input CreateWallsInput) (*CreateWallsOutput, error) {
	return call[CreateWallsOutput](ctx, c, "create_walls", input)
}

// ConnectWalls: Connect two walls. Joins an end of one wall with an end of another, so that the
// corner is closed. Without ends: the two that are nearest.
//
// Its errors: SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED,
// SH3D_INTERNAL.
func (c *Client) ConnectWalls(ctx context.Context, input ConnectWallsInput) (*ConnectWallsOutput, error) {
	return call[ConnectWallsOutput](ctx, c, "connect_walls", input)
}

// ModifyWall: Change a wall. Changes what is given; the rest stays. Doors and windows move with it.
// null removes a colour, heightAtEnd or arcExtent.
//
// Its errors: SH3D_NOTHING_TO_CHANGE, SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT,
// SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL.
func (c *Client) ModifyWall(ctx context.Context, input ModifyWallInput) (*Wall, error) {
	return call[Wall](ctx, c, "modify_wall", input)
}

// DeleteWall: Delete a wall. Deletes a wall and the doors and windows in it.
//
// Its errors: SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED,
// SH3D_INTERNAL.
func (c *Client) DeleteWall(ctx context.Context, input DeleteWallInput) (*Deletion, error) {
	return call[Deletion](ctx, c, "delete_wall", input)
}

// CreateRoomPolygon: Create a room. Creates a room from its corners, usually those of the walls
// around it.
//
// Its errors: SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED,
// SH3D_INTERNAL.
func (c *Client) CreateRoomPolygon(ctx context.Context, input CreateRoomPolygonInput) (*Room, error) {
	return call[Room](ctx, c, "create_room_polygon", input)
}

// ModifyRoom: Change a room. Changes what is given; the rest stays. null removes a name or a
// colour.
//
// Its errors: SH3D_NOTHING_TO_CHANGE, SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT,
// SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL.
func (c *Client) ModifyRoom(ctx context.Context, input ModifyRoomInput) (*Room, error) {
	return call[Room](ctx, c, "modify_room", input)
}

// DeleteRoom: Delete a room. Deletes a room; walls and furniture stay.
//
// Its errors: SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED,
// SH3D_INTERNAL.
func (c *Client) DeleteRoom(ctx context.Context, input DeleteRoomInput) (*Deletion, error) {
	return call[Deletion](ctx, c, "delete_room", input)
}

// ListCategories: List categories. Categories of the furniture and of the texture catalog, with the
// number of entries.
//
// Its errors: SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED,
// SH3D_INTERNAL.
func (c *Client) ListCategories(ctx context.Context, input ListCategoriesInput) (*ListCategoriesOutput, error) {
	return call[ListCategoriesOutput](ctx, c, "list_categories", input)
}

// ListFurnitureCatalog: Search furniture. Furniture, doors and windows that can be placed, with
// catalogId and size.
//
// Its errors: SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED,
// SH3D_INTERNAL.
func (c *Client) ListFurnitureCatalog(ctx context.Context, input ListFurnitureCatalogInput) (*ListFurnitureCatalogOutput, error) {
	return call[ListFurnitureCatalogOutput](ctx, c, "list_furniture_catalog", input)
}

// ListTexturesCatalog: Search textures. Textures for walls, floors, ceilings, ground and sky.
//
// Its errors: SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED,
// SH3D_INTERNAL.
func (c *Client) ListTexturesCatalog(ctx context.Context, input ListTexturesCatalogInput) (*ListTexturesCatalogOutput, error) {
	return call[ListTexturesCatalogOutput](ctx, c, "list_textures_catalog", input)
}

// PlaceFurniture: Place furniture. Puts a piece from the catalog on the selected level; x, y is its
// centre in cm.
//
// Its errors: SH3D_AMBIGUOUS, SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT,
// SH3D_NOT_ATTACHED, SH3D_INTERNAL.
func (c *Client) PlaceFurniture(ctx context.Context, input PlaceFurnitureInput) (*Furniture, error) {
	return call[Furniture](ctx, c, "place_furniture", input)
}

// PlaceDoorOrWindow: Place a door or window. Puts a door or a window from the catalog into a wall,
// as deep as the wall is thick.
//
// Its errors: SH3D_AMBIGUOUS, SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT,
// SH3D_NOT_ATTACHED, SH3D_INTERNAL.
func (c *Client) PlaceDoorOrWindow(ctx context.Context, input PlaceDoorOrWindowInput) (*Furniture, error) {
	return call[Furniture](ctx, c, "place_door_or_window", input)
}

// ModifyFurniture: Change furniture. Changes what is given; the rest stays. A door or window that
// is moved or turned leaves its wall. null removes the colour.
//
// Its errors: SH3D_NOTHING_TO_CHANGE, SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT,
// SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL.
func (c *Client) ModifyFurniture(ctx context.Context, input ModifyFurnitureInput) (*Furniture, error) {
	return call[Furniture](ctx, c, "modify_furniture", input)
}

// DeleteFurniture: Delete furniture. Deletes a piece of furniture, a door or a window.
//
// Its errors: SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED,
// SH3D_INTERNAL.
func (c *Client) DeleteFurniture(ctx context.Context, input DeleteFurnitureInput) (*Deletion, error) {
	return call[Deletion](ctx, c, "delete_furniture", input)
}

// GenerateShape: Make a shape. Makes a piece of furniture of its own form: extrude raises a
// polygon, mesh takes vertices and triangles. Coordinates are those of the plan.
//
// Its errors: SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED,
// SH3D_INTERNAL.
func (c *Client) GenerateShape(ctx context.Context, input GenerateShapeInput) (*Furniture, error) {
	return call[Furniture](ctx, c, "generate_shape", input)
}

// ApplyTexture: Apply a texture. Puts a texture on the sides of a wall or on the floor and ceiling
// of a room; textureName null takes it off.
//
// Its errors: SH3D_AMBIGUOUS, SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT,
// SH3D_NOT_ATTACHED, SH3D_INTERNAL.
func (c *Client) ApplyTexture(ctx context.Context, input ApplyTextureInput) (*ApplyTextureOutput, error) {
	return call[ApplyTextureOutput](ctx, c, "apply_texture", input)
}

// AddLabel: Add a label. Writes a text on the plan of the selected level.
//
// Its errors: SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED,
// SH3D_INTERNAL.
func (c *Client) AddLabel(ctx context.Context, input AddLabelInput) (*Label, error) {
	return call[Label](ctx, c, "add_label", input)
}

// AddDimensionLine: Add a dimension line. Shows a distance on the plan of the selected level.
//
// Its errors: SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED,
// SH3D_INTERNAL.
func (c *Client) AddDimensionLine(ctx context.Context, input AddDimensionLineInput) (*DimensionLine, error) {
	return call[DimensionLine](ctx, c, "add_dimension_line", input)
}

// DeleteAnnotation: Delete an annotation. Deletes a label or a dimension line.
//
// Its errors: SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED,
// SH3D_INTERNAL.
func (c *Client) DeleteAnnotation(ctx context.Context, input DeleteAnnotationInput) (*Deletion, error) {
	return call[Deletion](ctx, c, "delete_annotation", input)
}

// AddLevel: Add a level. Adds a level and selects it: what is created next is on it.
//
// Its errors: SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED,
// SH3D_INTERNAL.
func (c *Client) AddLevel(ctx context.Context, input AddLevelInput) (*Level, error) {
	return call[Level](ctx, c, "add_level", input)
}

// ListLevels: List levels. All levels, from the lowest up, and which is selected.
//
// Its errors: SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED,
// SH3D_INTERNAL.
func (c *Client) ListLevels(ctx context.Context, input ListLevelsInput) (*ListLevelsOutput, error) {
	return call[ListLevelsOutput](ctx, c, "list_levels", input)
}

// SetSelectedLevel: Select a level. What is created from now on is on this level.
//
// Its errors: SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED,
// SH3D_INTERNAL.
func (c *Client) SetSelectedLevel(ctx context.Context, input SetSelectedLevelInput) (*Level, error) {
	return call[Level](ctx, c, "set_selected_level", input)
}

// DeleteLevel: Delete a level. Deletes a level and all that is on it. Takes a checkpoint first.
//
// Its errors: SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED,
// SH3D_INTERNAL.
func (c *Client) DeleteLevel(ctx context.Context, input DeleteLevelInput) (*DeleteLevelOutput, error) {
	return call[DeleteLevelOutput](ctx, c, "delete_level", input)
}

// SetCamera: Set the camera. Uses the top camera, the observer camera or a stored one, and moves
// the observer. Yaw 0 looks to +y (down the plan), 90 to -x; pitch above 0 looks down.
//
// Its errors: SH3D_EMPTY_SCENE, SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT,
// SH3D_NOT_ATTACHED, SH3D_INTERNAL.
func (c *Client) SetCamera(ctx context.Context, input SetCameraInput) (*Camera, error) {
	return call[Camera](ctx, c, "set_camera", input)
}

// StoreCamera: Store a camera. Keeps the present camera under a name, or deletes the one of that
// name.
//
// Its errors: SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED,
// SH3D_INTERNAL.
func (c *Client) StoreCamera(ctx context.Context, input StoreCameraInput) (*StoreCameraOutput, error) {
	return call[StoreCameraOutput](ctx, c, "store_camera", input)
}

// GetCameras: List cameras. The camera in use and the stored ones.
//
// Its errors: SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED,
// SH3D_INTERNAL.
func (c *Client) GetCameras(ctx context.Context, input GetCamerasInput) (*GetCamerasOutput, error) {
	return call[GetCamerasOutput](ctx, c, "get_cameras", input)
}

// SetEnvironment: Change the environment. Changes ground, sky, light and drawing; the rest stays. A
// texture of null leaves the colour.
//
// Its errors: SH3D_NOTHING_TO_CHANGE, SH3D_AMBIGUOUS, SH3D_INVALID_INPUT, SH3D_NOT_FOUND,
// SH3D_CONFLICT, SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL.
func (c *Client) SetEnvironment(ctx context.Context, input SetEnvironmentInput) (*Environment, error) {
	return call[Environment](ctx, c, "set_environment", input)
}

// SaveHome: Save the home. Writes the home as .sh3d below the folder of files. Without filePath: to
// its own file.
//
// Its errors: SH3D_IO, SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT,
// SH3D_NOT_ATTACHED, SH3D_INTERNAL.
func (c *Client) SaveHome(ctx context.Context, input SaveHomeInput) (*SaveHomeOutput, error) {
	return call[SaveHomeOutput](ctx, c, "save_home", input)
}

// LoadHome: Load a home. Replaces what is in the home by a .sh3d file. Takes a checkpoint first.
//
// Its errors: SH3D_IO, SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT, SH3D_TIMEOUT,
// SH3D_NOT_ATTACHED, SH3D_INTERNAL.
func (c *Client) LoadHome(ctx context.Context, input LoadHomeInput) (*LoadHomeOutput, error) {
	return call[LoadHomeOutput](ctx, c, "load_home", input)
}

// ExportSvg: Export the plan as SVG. Draws the plan of the selected level as SVG, into the answer
// or a file.
//
// Its errors: SH3D_EMPTY_SCENE, SH3D_IO, SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT,
// SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL.
func (c *Client) ExportSvg(ctx context.Context, input ExportSvgInput) (*ExportSvgOutput, error) {
	return call[ExportSvgOutput](ctx, c, "export_svg", input)
}

// ExportPlanImage: Export the plan as PNG. Draws the plan of the selected level as PNG, into the
// answer or a file.
//
// Its errors: SH3D_EMPTY_SCENE, SH3D_IO, SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT,
// SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL.
func (c *Client) ExportPlanImage(ctx context.Context, input ExportPlanImageInput) (*ExportPlanImageOutput, error) {
	return call[ExportPlanImageOutput](ctx, c, "export_plan_image", input)
}

// ExportToObj: Export as OBJ. Exports the home in 3D as a zip of OBJ and MTL, into the answer or a
// file.
//
// Its errors: SH3D_EMPTY_SCENE, SH3D_IO, SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT,
// SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL.
func (c *Client) ExportToObj(ctx context.Context, input ExportToObjInput) (*ExportToObjOutput, error) {
	return call[ExportToObjOutput](ctx, c, "export_to_obj", input)
}

// RenderPhoto: Take a picture. Shows the home in 3D: overhead from one or four corners, or standard
// from the camera or from x, y, z, yaw.
//
// Its errors: SH3D_EMPTY_SCENE, SH3D_IO, SH3D_INVALID_INPUT, SH3D_NOT_FOUND, SH3D_CONFLICT,
// SH3D_TIMEOUT, SH3D_NOT_ATTACHED, SH3D_INTERNAL.
func (c *Client) RenderPhoto(ctx context.Context, input RenderPhotoInput) (*RenderPhotoOutput, error) {
	return call[RenderPhotoOutput](ctx, c, "render_photo", input)
}

// bearer is the token that goes with every request.
type bearer string

func (token bearer) RoundTrip(request *http.Request) (*http.Response, error) {
	if token != "" {
		request = request.Clone(request.Context())
		request.Header.Set("Authorization", "Bearer "+string(token))
	}
	return http.DefaultTransport.RoundTrip(request)
}

// stay keeps the token from going wherever a server points to.
func stay(*http.Request, []*http.Request) error {
	return http.ErrUseLastResponse
}

func call[Output any](ctx context.Context, c *Client, tool string, input any) (*Output, error) {
	result, err := c.session.CallTool(ctx, &mcp.CallToolParams{Name: tool, Arguments: input})
	if err != nil {
		// Some servers answer with an error of the protocol that has the tool's error in it.
		var refusal *jsonrpc.Error
		if errors.As(err, &refusal) {
			if failure := failureOf(tool, refusal.Data); failure != nil {
				return nil, failure
			}
		}
		return nil, fmt.Errorf("%s: %w", tool, err)
	}
	// The SDK has decoded it into maps already.
	data, err := json.Marshal(result.StructuredContent)
	if err != nil || result.StructuredContent == nil {
		return nil, fmt.Errorf("%s: expected structured content, got text only", tool)
	}
	if result.IsError {
		if failure := failureOf(tool, data); failure != nil {
			return nil, failure
		}
		return nil, fmt.Errorf("%s: expected an error with its code, got %s", tool, data)
	}
	output := new(Output)
	if err := json.Unmarshal(data, output); err != nil {
		return nil, fmt.Errorf("%s: expected an output of the contract: %w", tool, err)
	}
	return output, nil
}
