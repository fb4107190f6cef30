# Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang python`.
# Edit the contract, not this file.
# SPDX-License-Identifier: MIT
"""A client of MCP Sweet Home 3D over the official MCP SDK."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import httpx2
from mcp import Client, MCPError
from mcp.client.streamable_http import streamable_http_client
from mcp_types import CallToolResult, TextContent
from pydantic import BaseModel, ValidationError

from .errors import UnexpectedAnswerError, error_of
from .models import (
    AddDimensionLineInput,
    AddLabelInput,
    AddLevelInput,
    ApplyTextureInput,
    ApplyTextureOutput,
    BatchCommand,
    BatchCommandsInput,
    BatchCommandsOutput,
    Camera,
    CameraMode,
    CameraTarget,
    CatalogFilter,
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
    DrawingMode,
    Environment,
    ErrorEnvelope,
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
    LookAtPoint,
    ModifyFurnitureInput,
    ModifyRoomInput,
    ModifyWallInput,
    OnError,
    PhotoFormat,
    PhotoQuality,
    PhotoView,
    PlaceDoorOrWindowInput,
    PlaceFurnitureInput,
    PointInput,
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
    ShapeMode,
    StoreCameraInput,
    StoreCameraOutput,
    TextAlignment,
    TextureSurface,
    TextureTarget,
    Wall,
    WallEnd,
)

T = TypeVar("T")


class McpSweethome3dClient:
    """How an agent designs a home in Sweet Home 3D over the Model Context Protocol."""

    def __init__(self, session: Client) -> None:
        """Speaks over a session that is connected already."""
        self.session = session

    @classmethod
    @asynccontextmanager
    async def connect(
        cls, url: str, token: str | None = None
    ) -> AsyncIterator[McpSweethome3dClient]:
        """Connects over HTTP; leaving the block ends the connection."""
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        timeout = httpx2.Timeout(30.0, read=300.0)
        try:
            async with (
                httpx2.AsyncClient(headers=headers, timeout=timeout) as http,
                Client(streamable_http_client(url, http_client=http)) as session,
            ):
                yield cls(session)
        except Exception as error:
            if (cause := _cause_of(error)) is error:
                raise
            raise cause from cause.__cause__

    async def get_state(self, *, home: str | None = None) -> HomeState:
        """Look at the home.

        Everything in the home: walls, rooms, furniture, labels, dimension lines, levels, cameras,
        environment, each with its id. Call it first. Lengths in cm, angles in degrees, y downwards.

        Args:
            home: An id of homes; without it, the last active one. Every tool takes it.

        Raises:
            Sh3DInvalidInputError: The arguments are not what the tool takes; nothing was done.
            Sh3DNotFoundError: There is no such object, catalog entry, camera or home; nothing
                was done.
            Sh3DConflictError: The home or its files are not in a state that allows this;
                nothing was done.
            Sh3DTimeoutError: The home did not answer before the deadline.
            Sh3DNotAttachedError: No application is attached.
            Sh3DInternalError: The server failed.
        """
        return await self._call("get_state", GetStateInput(home=home), HomeState.model_validate)

    async def clear_scene(self, *, home: str | None = None) -> ClearSceneOutput:
        """Clear the home.

        Deletes all walls, rooms, furniture, labels and dimension lines. Levels, cameras and
        environment stay. Takes a checkpoint first.

        Args:
            home: The home.

        Raises:
            Sh3DInvalidInputError: The arguments are not what the tool takes; nothing was done.
            Sh3DNotFoundError: There is no such object, catalog entry, camera or home; nothing
                was done.
            Sh3DConflictError: The home or its files are not in a state that allows this;
                nothing was done.
            Sh3DTimeoutError: The home did not answer before the deadline.
            Sh3DNotAttachedError: No application is attached.
            Sh3DInternalError: The server failed.
        """
        return await self._call(
            "clear_scene",
            ClearSceneInput(home=home),
            ClearSceneOutput.model_validate,
        )

    async def checkpoint(
        self,
        *,
        description: str | None = None,
        home: str | None = None,
    ) -> Checkpoint:
        """Take a checkpoint.

        Keeps the present state so that restore_checkpoint can bring it back. The newest 32 are
        kept.

        Args:
            description: What it is for.
            home: The home.

        Raises:
            Sh3DInvalidInputError: The arguments are not what the tool takes; nothing was done.
            Sh3DNotFoundError: There is no such object, catalog entry, camera or home; nothing
                was done.
            Sh3DConflictError: The home or its files are not in a state that allows this;
                nothing was done.
            Sh3DTimeoutError: The home did not answer before the deadline.
            Sh3DNotAttachedError: No application is attached.
            Sh3DInternalError: The server failed.
        """
        return await self._call(
            "checkpoint",
            CheckpointInput(description=description, home=home),
            Checkpoint.model_validate,
        )

    async def restore_checkpoint(
        self,
        *,
        id: str | None = None,
        force: bool | None = None,
        home: str | None = None,
    ) -> RestoreCheckpointOutput:
        """Restore a checkpoint.

        Brings a checkpoint back. Without id: undoes what changed since the last checkpoint, or else
        goes one back. With id: goes to that one, back or forward.

        Args:
            id: Id from list_checkpoints.
            force: Also when nothing has changed since. Default: false.
            home: The home.

        Raises:
            Sh3DNoCheckpointError: There is no such checkpoint, or none to go back to; nothing
                was done.
            Sh3DNothingToChangeError: The call names nothing to change.
            Sh3DInvalidInputError: The arguments are not what the tool takes; nothing was done.
            Sh3DNotFoundError: There is no such object, catalog entry, camera or home; nothing
                was done.
            Sh3DConflictError: The home or its files are not in a state that allows this;
                nothing was done.
            Sh3DTimeoutError: The home did not answer before the deadline.
            Sh3DNotAttachedError: No application is attached.
            Sh3DInternalError: The server failed.
        """
        return await self._call(
            "restore_checkpoint",
            RestoreCheckpointInput(id=id, force=force, home=home),
            RestoreCheckpointOutput.model_validate,
        )

    async def list_checkpoints(self, *, home: str | None = None) -> ListCheckpointsOutput:
        """List checkpoints.

        All checkpoints, the oldest first, and which is current.

        Args:
            home: The home.

        Raises:
            Sh3DInvalidInputError: The arguments are not what the tool takes; nothing was done.
            Sh3DNotFoundError: There is no such object, catalog entry, camera or home; nothing
                was done.
            Sh3DConflictError: The home or its files are not in a state that allows this;
                nothing was done.
            Sh3DTimeoutError: The home did not answer before the deadline.
            Sh3DNotAttachedError: No application is attached.
            Sh3DInternalError: The server failed.
        """
        return await self._call(
            "list_checkpoints",
            ListCheckpointsInput(home=home),
            ListCheckpointsOutput.model_validate,
        )

    async def batch_commands(
        self,
        *,
        commands: list[BatchCommand],
        on_error: OnError | None = None,
        home: str | None = None,
    ) -> BatchCommandsOutput:
        """Do several things at once.

        Carries out up to 50 commands in order, as one step of undo. Takes every tool except
        batch_commands, load_home and restore_checkpoint.

        Args:
            commands: Commands in order.
            on_error: After a failure. Default: "stop".
            home: The home.

        Raises:
            Sh3DInvalidInputError: The arguments are not what the tool takes; nothing was done.
            Sh3DNotFoundError: There is no such object, catalog entry, camera or home; nothing
                was done.
            Sh3DConflictError: The home or its files are not in a state that allows this;
                nothing was done.
            Sh3DTimeoutError: The home did not answer before the deadline.
            Sh3DNotAttachedError: No application is attached.
            Sh3DInternalError: The server failed.
        """
        return await self._call(
            "batch_commands",
            BatchCommandsInput(commands=commands, on_error=on_error, home=home),
            BatchCommandsOutput.model_validate,
        )

    async def create_wall(
        self,
        *,
        x_start: float,
        y_start: float,
        x_end: float,
        y_end: float,
        thickness: float | None = None,
        height: float | None = None,
        home: str | None = None,
    ) -> Wall:
        """Create a wall.

        Creates one straight wall on the selected level; cm.

        Args:
            x_start: X of the start.
            y_start: Y of the start.
            x_end: X of the end.
            y_end: Y of the end.
            thickness: Thickness. Default: 10.
            height: Default: that of the level, else 250.
            home: The home.

        Raises:
            Sh3DInvalidInputError: The arguments are not what the tool takes; nothing was done.
            Sh3DNotFoundError: There is no such object, catalog entry, camera or home; nothing
                was done.
            Sh3DConflictError: The home or its files are not in a state that allows this;
                nothing was done.
            Sh3DTimeoutError: The home did not answer before the deadline.
            Sh3DNotAttachedError: No application is attached.
            Sh3DInternalError: The server failed.
        """
        return await self._call(
            "create_wall",
            CreateWallInput(
                x_start=x_start,
                y_start=y_start,
                x_end=x_end,
                y_end=y_end,
                thickness=thickness,
                height=height,
                home=home,
            ),
            Wall.model_validate,
        )

    async def create_walls(
        self,
        *,
        x: float,
        y: float,
        width: float,
        height: float,
        thickness: float | None = None,
        wall_height: float | None = None,
        home: str | None = None,
    ) -> CreateWallsOutput:
        """Create four walls.

        Creates a rectangle of four walls, joined in a ring: top, right, bottom, left; cm.

        Args:
            x: Left.
            y: Top.
            width: To the right.
            height: Downwards on the plan.
            thickness: Thickness. Default: 10.
            wall_height: Default: that of the level, else 250.
            home: The home.

        Raises:
            Sh3DInvalidInputError: The arguments are not what the tool takes; nothing was done.
            Sh3DNotFoundError: There is no such object, catalog entry, camera or home; nothing
                was done.
            Sh3DConflictError: The home or its files are not in a state that allows this;
                nothing was done.
            Sh3DTimeoutError: The home did not answer before the deadline.
            Sh3DNotAttachedError: No application is attached.
            Sh3DInternalError: The server failed.
        """
        return await self._call(
            "create_walls",
            CreateWallsInput(
                x=x,
                y=y,
                width=width,
                height=height,
                thickness=thickness,
                wall_height=wall_height,
                home=home,
            ),
            CreateWallsOutput.model_validate,
        )

    async def connect_walls(
        self,
        *,
        wall1_id: str,
        wall2_id: str,
        wall1_end: WallEnd | None = None,
        wall2_end: WallEnd | None = None,
        home: str | None = None,
    ) -> ConnectWallsOutput:
        """Connect two walls.

        Joins an end of one wall with an end of another, so that the corner is closed. Without ends:
        the two that are nearest.

        Args:
            wall1_id: Id of a wall.
            wall2_id: Id of another wall.
            wall1_end: End of the first.
            wall2_end: End of the second.
            home: The home.

        Raises:
            Sh3DInvalidInputError: The arguments are not what the tool takes; nothing was done.
            Sh3DNotFoundError: There is no such object, catalog entry, camera or home; nothing
                was done.
            Sh3DConflictError: The home or its files are not in a state that allows this;
                nothing was done.
            Sh3DTimeoutError: The home did not answer before the deadline.
            Sh3DNotAttachedError: No application is attached.
            Sh3DInternalError: The server failed.
        """
        return await self._call(
            "connect_walls",
            ConnectWallsInput(
                wall1_id=wall1_id,
                wall2_id=wall2_id,
                wall1_end=wall1_end,
                wall2_end=wall2_end,
                home=home,
            ),
            ConnectWallsOutput.model_validate,
        )

    async def modify_wall(
        self,
        *,
        id: str,
        x_start: float | None = None,
        y_start: float | None = None,
        x_end: float | None = None,
        y_end: float | None = None,
        thickness: float | None = None,
        height: float | None = None,
        height_at_end: float | None = None,
        arc_extent: float | None = None,
        color: str | None = None,
        left_side_color: str | None = None,
        right_side_color: str | None = None,
        top_color: str | None = None,
        shininess: float | None = None,
        left_side_shininess: float | None = None,
        right_side_shininess: float | None = None,
        home: str | None = None,
    ) -> Wall:
        """Change a wall.

        Changes what is given; the rest stays. Doors and windows move with it. null removes a
        colour, heightAtEnd or arcExtent.

        Args:
            id: Id of the wall.
            x_start: X of the start.
            y_start: Y of the start.
            x_end: X of the end.
            y_end: Y of the end.
            thickness: Thickness.
            height: Height.
            height_at_end: Height at the end.
            arc_extent: Angle of its arc.
            color: Both sides.
            left_side_color: Left side.
            right_side_color: Right side.
            top_color: Top.
            shininess: Both sides.
            left_side_shininess: Left side.
            right_side_shininess: Right side.
            home: The home.

        Raises:
            Sh3DNothingToChangeError: The call names nothing to change.
            Sh3DInvalidInputError: The arguments are not what the tool takes; nothing was done.
            Sh3DNotFoundError: There is no such object, catalog entry, camera or home; nothing
                was done.
            Sh3DConflictError: The home or its files are not in a state that allows this;
                nothing was done.
            Sh3DTimeoutError: The home did not answer before the deadline.
            Sh3DNotAttachedError: No application is attached.
            Sh3DInternalError: The server failed.
        """
        return await self._call(
            "modify_wall",
            ModifyWallInput(
                id=id,
                x_start=x_start,
                y_start=y_start,
                x_end=x_end,
                y_end=y_end,
                thickness=thickness,
                height=height,
                height_at_end=height_at_end,
                arc_extent=arc_extent,
                color=color,
                left_side_color=left_side_color,
                right_side_color=right_side_color,
                top_color=top_color,
                shininess=shininess,
                left_side_shininess=left_side_shininess,
                right_side_shininess=right_side_shininess,
                home=home,
            ),
            Wall.model_validate,
        )

    async def delete_wall(self, *, id: str, home: str | None = None) -> Deletion:
        """Delete a wall.

        Deletes a wall and the doors and windows in it.

        Args:
            id: Id of the wall.
            home: The home.

        Raises:
            Sh3DInvalidInputError: The arguments are not what the tool takes; nothing was done.
            Sh3DNotFoundError: There is no such object, catalog entry, camera or home; nothing
                was done.
            Sh3DConflictError: The home or its files are not in a state that allows this;
                nothing was done.
            Sh3DTimeoutError: The home did not answer before the deadline.
            Sh3DNotAttachedError: No application is attached.
            Sh3DInternalError: The server failed.
        """
        return await self._call(
            "delete_wall",
            DeleteWallInput(id=id, home=home),
            Deletion.model_validate,
        )

    async def create_room_polygon(
        self,
        *,
        points: list[PointInput],
        name: str | None = None,
        floor_visible: bool | None = None,
        ceiling_visible: bool | None = None,
        area_visible: bool | None = None,
        floor_color: str | None = None,
        ceiling_color: str | None = None,
        home: str | None = None,
    ) -> Room:
        """Create a room.

        Creates a room from its corners, usually those of the walls around it.

        Args:
            points: Corners in order, cm.
            name: Name.
            floor_visible: Floor visible. Default: true.
            ceiling_visible: Ceiling visible. Default: true.
            area_visible: Show its area. Default: false.
            floor_color: Floor.
            ceiling_color: Ceiling.
            home: The home.

        Raises:
            Sh3DInvalidInputError: The arguments are not what the tool takes; nothing was done.
            Sh3DNotFoundError: There is no such object, catalog entry, camera or home; nothing
                was done.
            Sh3DConflictError: The home or its files are not in a state that allows this;
                nothing was done.
            Sh3DTimeoutError: The home did not answer before the deadline.
            Sh3DNotAttachedError: No application is attached.
            Sh3DInternalError: The server failed.
        """
        return await self._call(
            "create_room_polygon",
            CreateRoomPolygonInput(
                points=points,
                name=name,
                floor_visible=floor_visible,
                ceiling_visible=ceiling_visible,
                area_visible=area_visible,
                floor_color=floor_color,
                ceiling_color=ceiling_color,
                home=home,
            ),
            Room.model_validate,
        )

    async def modify_room(
        self,
        *,
        id: str,
        points: list[PointInput] | None = None,
        name: str | None = None,
        floor_visible: bool | None = None,
        ceiling_visible: bool | None = None,
        area_visible: bool | None = None,
        floor_color: str | None = None,
        ceiling_color: str | None = None,
        floor_shininess: float | None = None,
        ceiling_shininess: float | None = None,
        home: str | None = None,
    ) -> Room:
        """Change a room.

        Changes what is given; the rest stays. null removes a name or a colour.

        Args:
            id: Id of the room.
            points: Corners in order, cm.
            name: Name.
            floor_visible: Floor visible.
            ceiling_visible: Ceiling visible.
            area_visible: Show its area.
            floor_color: Floor.
            ceiling_color: Ceiling.
            floor_shininess: Floor.
            ceiling_shininess: Ceiling.
            home: The home.

        Raises:
            Sh3DNothingToChangeError: The call names nothing to change.
            Sh3DInvalidInputError: The arguments are not what the tool takes; nothing was done.
            Sh3DNotFoundError: There is no such object, catalog entry, camera or home; nothing
                was done.
            Sh3DConflictError: The home or its files are not in a state that allows this;
                nothing was done.
            Sh3DTimeoutError: The home did not answer before the deadline.
            Sh3DNotAttachedError: No application is attached.
            Sh3DInternalError: The server failed.
        """
        return await self._call(
            "modify_room",
            ModifyRoomInput(
                id=id,
                points=points,
                name=name,
                floor_visible=floor_visible,
                ceiling_visible=ceiling_visible,
                area_visible=area_visible,
                floor_color=floor_color,
                ceiling_color=ceiling_color,
                floor_shininess=floor_shininess,
                ceiling_shininess=ceiling_shininess,
                home=home,
            ),
            Room.model_validate,
        )

    async def delete_room(self, *, id: str, home: str | None = None) -> Deletion:
        """Delete a room.

        Deletes a room; walls and furniture stay.

        Args:
            id: Id of the room.
            home: The home.

        Raises:
            Sh3DInvalidInputError: The arguments are not what the tool takes; nothing was done.
            Sh3DNotFoundError: There is no such object, catalog entry, camera or home; nothing
                was done.
            Sh3DConflictError: The home or its files are not in a state that allows this;
                nothing was done.
            Sh3DTimeoutError: The home did not answer before the deadline.
            Sh3DNotAttachedError: No application is attached.
            Sh3DInternalError: The server failed.
        """
        return await self._call(
            "delete_room",
            DeleteRoomInput(id=id, home=home),
            Deletion.model_validate,
        )

    async def list_categories(self, *, home: str | None = None) -> ListCategoriesOutput:
        """List categories.

        Categories of the furniture and of the texture catalog, with the number of entries.

        Args:
            home: The home.

        Raises:
            Sh3DInvalidInputError: The arguments are not what the tool takes; nothing was done.
            Sh3DNotFoundError: There is no such object, catalog entry, camera or home; nothing
                was done.
            Sh3DConflictError: The home or its files are not in a state that allows this;
                nothing was done.
            Sh3DTimeoutError: The home did not answer before the deadline.
            Sh3DNotAttachedError: No application is attached.
            Sh3DInternalError: The server failed.
        """
        return await self._call(
            "list_categories",
            ListCategoriesInput(home=home),
            ListCategoriesOutput.model_validate,
        )

    async def list_furniture_catalog(
        self,
        *,
        query: str | None = None,
        category: str | None = None,
        type: CatalogFilter | None = None,
        limit: int | None = None,
        home: str | None = None,
    ) -> ListFurnitureCatalogOutput:
        """Search furniture.

        Furniture, doors and windows that can be placed, with catalogId and size.

        Args:
            query: Part of a name.
            category: Name of a category.
            type: Type. Default: "all".
            limit: At most so many. Default: 100.
            home: The home.

        Raises:
            Sh3DInvalidInputError: The arguments are not what the tool takes; nothing was done.
            Sh3DNotFoundError: There is no such object, catalog entry, camera or home; nothing
                was done.
            Sh3DConflictError: The home or its files are not in a state that allows this;
                nothing was done.
            Sh3DTimeoutError: The home did not answer before the deadline.
            Sh3DNotAttachedError: No application is attached.
            Sh3DInternalError: The server failed.
        """
        return await self._call(
            "list_furniture_catalog",
            ListFurnitureCatalogInput(
                query=query,
                category=category,
                type=type,
                limit=limit,
                home=home,
            ),
            ListFurnitureCatalogOutput.model_validate,
        )

    async def list_textures_catalog(
        self,
        *,
        query: str | None = None,
        category: str | None = None,
        limit: int | None = None,
        home: str | None = None,
    ) -> ListTexturesCatalogOutput:
        """Search textures.

        Textures for walls, floors, ceilings, ground and sky.

        Args:
            query: Part of a name.
            category: Name of a category.
            limit: At most so many. Default: 100.
            home: The home.

        Raises:
            Sh3DInvalidInputError: The arguments are not what the tool takes; nothing was done.
            Sh3DNotFoundError: There is no such object, catalog entry, camera or home; nothing
                was done.
            Sh3DConflictError: The home or its files are not in a state that allows this;
                nothing was done.
            Sh3DTimeoutError: The home did not answer before the deadline.
            Sh3DNotAttachedError: No application is attached.
            Sh3DInternalError: The server failed.
        """
        return await self._call(
            "list_textures_catalog",
            ListTexturesCatalogInput(query=query, category=category, limit=limit, home=home),
            ListTexturesCatalogOutput.model_validate,
        )

    async def place_furniture(
        self,
        *,
        x: float,
        y: float,
        name: str | None = None,
        catalog_id: str | None = None,
        angle: float | None = None,
        elevation: float | None = None,
        home: str | None = None,
    ) -> Furniture:
        """Place furniture.

        Puts a piece from the catalog on the selected level; x, y is its centre in cm.

        Args:
            x: X.
            y: Y.
            name: Name in the catalog, or part of it.
            catalog_id: Id in the catalog.
            angle: Clockwise. Default: 0.
            elevation: Above the floor. Default: that of the catalog.
            home: The home.

        Raises:
            Sh3DAmbiguousError: Several entries of the catalog have this name; nothing was done.
            Sh3DInvalidInputError: The arguments are not what the tool takes; nothing was done.
            Sh3DNotFoundError: There is no such object, catalog entry, camera or home; nothing
                was done.
            Sh3DConflictError: The home or its files are not in a state that allows this;
                nothing was done.
            Sh3DTimeoutError: The home did not answer before the deadline.
            Sh3DNotAttachedError: No application is attached.
            Sh3DInternalError: The server failed.
        """
        return await self._call(
            "place_furniture",
            PlaceFurnitureInput(
                x=x,
                y=y,
                name=name,
                catalog_id=catalog_id,
                angle=angle,
                elevation=elevation,
                home=home,
            ),
            Furniture.model_validate,
        )

    async def place_door_or_window(
        self,
        *,
        wall_id: str,
        name: str | None = None,
        catalog_id: str | None = None,
        position: float | None = None,
        elevation: float | None = None,
        mirrored: bool | None = None,
        home: str | None = None,
    ) -> Furniture:
        """Place a door or window.

        Puts a door or a window from the catalog into a wall, as deep as the wall is thick.

        Args:
            wall_id: Id of the wall.
            name: Name in the catalog, or part of it.
            catalog_id: Id in the catalog.
            position: Where its centre is: 0 start, 1 end of the wall. Default: 0.5.
            elevation: Above the floor. Default: that of the catalog.
            mirrored: Exchange left and right. Default: false.
            home: The home.

        Raises:
            Sh3DAmbiguousError: Several entries of the catalog have this name; nothing was done.
            Sh3DInvalidInputError: The arguments are not what the tool takes; nothing was done.
            Sh3DNotFoundError: There is no such object, catalog entry, camera or home; nothing
                was done.
            Sh3DConflictError: The home or its files are not in a state that allows this;
                nothing was done.
            Sh3DTimeoutError: The home did not answer before the deadline.
            Sh3DNotAttachedError: No application is attached.
            Sh3DInternalError: The server failed.
        """
        return await self._call(
            "place_door_or_window",
            PlaceDoorOrWindowInput(
                wall_id=wall_id,
                name=name,
                catalog_id=catalog_id,
                position=position,
                elevation=elevation,
                mirrored=mirrored,
                home=home,
            ),
            Furniture.model_validate,
        )

    async def modify_furniture(
        self,
        *,
        id: str,
        name: str | None = None,
        x: float | None = None,
        y: float | None = None,
        elevation: float | None = None,
        angle: float | None = None,
        width: float | None = None,
        depth: float | None = None,
        height: float | None = None,
        color: str | None = None,
        visible: bool | None = None,
        mirrored: bool | None = None,
        home: str | None = None,
    ) -> Furniture:
        """Change furniture.

        Changes what is given; the rest stays. A door or window that is moved or turned leaves its
        wall. null removes the colour.

        Args:
            id: Id of the piece.
            name: Name.
            x: X.
            y: Y.
            elevation: Elevation.
            angle: Clockwise.
            width: Width.
            depth: Depth.
            height: Height.
            color: Colour.
            visible: Visible.
            mirrored: Mirrored.
            home: The home.

        Raises:
            Sh3DNothingToChangeError: The call names nothing to change.
            Sh3DInvalidInputError: The arguments are not what the tool takes; nothing was done.
            Sh3DNotFoundError: There is no such object, catalog entry, camera or home; nothing
                was done.
            Sh3DConflictError: The home or its files are not in a state that allows this;
                nothing was done.
            Sh3DTimeoutError: The home did not answer before the deadline.
            Sh3DNotAttachedError: No application is attached.
            Sh3DInternalError: The server failed.
        """
        return await self._call(
            "modify_furniture",
            ModifyFurnitureInput(
                id=id,
                name=name,
                x=x,
                y=y,
                elevation=elevation,
                angle=angle,
                width=width,
                depth=depth,
                height=height,
                color=color,
                visible=visible,
                mirrored=mirrored,
                home=home,
            ),
            Furniture.model_validate,
        )

    async def delete_furniture(self, *, id: str, home: str | None = None) -> Deletion:
        """Delete furniture.

        Deletes a piece of furniture, a door or a window.

        Args:
            id: Id of the piece.
            home: The home.

        Raises:
            Sh3DInvalidInputError: The arguments are not what the tool takes; nothing was done.
            Sh3DNotFoundError: There is no such object, catalog entry, camera or home; nothing
                was done.
            Sh3DConflictError: The home or its files are not in a state that allows this;
                nothing was done.
            Sh3DTimeoutError: The home did not answer before the deadline.
            Sh3DNotAttachedError: No application is attached.
            Sh3DInternalError: The server failed.
        """
        return await self._call(
            "delete_furniture",
            DeleteFurnitureInput(id=id, home=home),
            Deletion.model_validate,
        )

    async def generate_shape(
        self,
        *,
        mode: ShapeMode,
        polygon: list[list[float]] | None = None,
        height: float | None = None,
        vertices: list[list[float]] | None = None,
        triangles: list[list[int]] | None = None,
        name: str | None = None,
        elevation: float | None = None,
        color: str | None = None,
        transparency: float | None = None,
        home: str | None = None,
    ) -> Furniture:
        """Make a shape.

        Makes a piece of furniture of its own form: extrude raises a polygon, mesh takes vertices
        and triangles. Coordinates are those of the plan.

        Args:
            mode: Mode.
            polygon: extrude: [x, y] corners.
            height: extrude.
            vertices: mesh: [x, y, z].
            triangles: mesh: three indices of vertices each.
            name: Name.
            elevation: Elevation.
            color: Colour.
            transparency: 0 is solid. Default: 0.
            home: The home.

        Raises:
            Sh3DInvalidInputError: The arguments are not what the tool takes; nothing was done.
            Sh3DNotFoundError: There is no such object, catalog entry, camera or home; nothing
                was done.
            Sh3DConflictError: The home or its files are not in a state that allows this;
                nothing was done.
            Sh3DTimeoutError: The home did not answer before the deadline.
            Sh3DNotAttachedError: No application is attached.
            Sh3DInternalError: The server failed.
        """
        return await self._call(
            "generate_shape",
            GenerateShapeInput(
                mode=mode,
                polygon=polygon,
                height=height,
                vertices=vertices,
                triangles=triangles,
                name=name,
                elevation=elevation,
                color=color,
                transparency=transparency,
                home=home,
            ),
            Furniture.model_validate,
        )

    async def apply_texture(
        self,
        *,
        target_type: TextureTarget,
        target_id: str,
        surface: TextureSurface,
        texture_name: str | None,
        texture_category: str | None = None,
        angle: float | None = None,
        scale: float | None = None,
        home: str | None = None,
    ) -> ApplyTextureOutput:
        """Apply a texture.

        Puts a texture on the sides of a wall or on the floor and ceiling of a room; textureName
        null takes it off.

        Args:
            target_type: Target type.
            target_id: Id of the wall or room.
            surface: Wall: left, right, both. Room: floor, ceiling, both.
            texture_name: Name in the catalog; null removes.
            texture_category: Where several have the name.
            angle: Angle. Default: 0.
            scale: Size of the pattern. Default: 1.
            home: The home.

        Raises:
            Sh3DAmbiguousError: Several entries of the catalog have this name; nothing was done.
            Sh3DInvalidInputError: The arguments are not what the tool takes; nothing was done.
            Sh3DNotFoundError: There is no such object, catalog entry, camera or home; nothing
                was done.
            Sh3DConflictError: The home or its files are not in a state that allows this;
                nothing was done.
            Sh3DTimeoutError: The home did not answer before the deadline.
            Sh3DNotAttachedError: No application is attached.
            Sh3DInternalError: The server failed.
        """
        return await self._call(
            "apply_texture",
            ApplyTextureInput(
                target_type=target_type,
                target_id=target_id,
                surface=surface,
                texture_name=texture_name,
                texture_category=texture_category,
                angle=angle,
                scale=scale,
                home=home,
            ),
            ApplyTextureOutput.model_validate,
        )

    async def add_label(
        self,
        *,
        text: str,
        x: float,
        y: float,
        angle: float | None = None,
        color: str | None = None,
        outline_color: str | None = None,
        font_size: float | None = None,
        bold: bool | None = None,
        italic: bool | None = None,
        alignment: TextAlignment | None = None,
        elevation: float | None = None,
        pitch: float | None = None,
        home: str | None = None,
    ) -> Label:
        """Add a label.

        Writes a text on the plan of the selected level.

        Args:
            text: The text.
            x: X.
            y: Y.
            angle: Clockwise. Default: 0.
            color: Colour.
            outline_color: Outline.
            font_size: Height of letters. Default: 18.
            bold: Bold. Default: false.
            italic: Italic. Default: false.
            alignment: How it stands to x, y. Default: "CENTER".
            elevation: Elevation.
            pitch: Tilt in 3D; absent: on the plan only.
            home: The home.

        Raises:
            Sh3DInvalidInputError: The arguments are not what the tool takes; nothing was done.
            Sh3DNotFoundError: There is no such object, catalog entry, camera or home; nothing
                was done.
            Sh3DConflictError: The home or its files are not in a state that allows this;
                nothing was done.
            Sh3DTimeoutError: The home did not answer before the deadline.
            Sh3DNotAttachedError: No application is attached.
            Sh3DInternalError: The server failed.
        """
        return await self._call(
            "add_label",
            AddLabelInput(
                text=text,
                x=x,
                y=y,
                angle=angle,
                color=color,
                outline_color=outline_color,
                font_size=font_size,
                bold=bold,
                italic=italic,
                alignment=alignment,
                elevation=elevation,
                pitch=pitch,
                home=home,
            ),
            Label.model_validate,
        )

    async def add_dimension_line(
        self,
        *,
        x_start: float,
        y_start: float,
        x_end: float,
        y_end: float,
        offset: float | None = None,
        home: str | None = None,
    ) -> DimensionLine:
        """Add a dimension line.

        Shows a distance on the plan of the selected level.

        Args:
            x_start: X of the start.
            y_start: Y of the start.
            x_end: X of the end.
            y_end: Y of the end.
            offset: How far beside it is drawn. Default: 25.
            home: The home.

        Raises:
            Sh3DInvalidInputError: The arguments are not what the tool takes; nothing was done.
            Sh3DNotFoundError: There is no such object, catalog entry, camera or home; nothing
                was done.
            Sh3DConflictError: The home or its files are not in a state that allows this;
                nothing was done.
            Sh3DTimeoutError: The home did not answer before the deadline.
            Sh3DNotAttachedError: No application is attached.
            Sh3DInternalError: The server failed.
        """
        return await self._call(
            "add_dimension_line",
            AddDimensionLineInput(
                x_start=x_start,
                y_start=y_start,
                x_end=x_end,
                y_end=y_end,
                offset=offset,
                home=home,
            ),
            DimensionLine.model_validate,
        )

    async def delete_annotation(self, *, id: str, home: str | None = None) -> Deletion:
        """Delete an annotation.

        Deletes a label or a dimension line.

        Args:
            id: Id of the label or dimension line.
            home: The home.

        Raises:
            Sh3DInvalidInputError: The arguments are not what the tool takes; nothing was done.
            Sh3DNotFoundError: There is no such object, catalog entry, camera or home; nothing
                was done.
            Sh3DConflictError: The home or its files are not in a state that allows this;
                nothing was done.
            Sh3DTimeoutError: The home did not answer before the deadline.
            Sh3DNotAttachedError: No application is attached.
            Sh3DInternalError: The server failed.
        """
        return await self._call(
            "delete_annotation",
            DeleteAnnotationInput(id=id, home=home),
            Deletion.model_validate,
        )

    async def add_level(
        self,
        *,
        name: str,
        elevation: float,
        height: float | None = None,
        floor_thickness: float | None = None,
        home: str | None = None,
    ) -> Level:
        """Add a level.

        Adds a level and selects it: what is created next is on it.

        Args:
            name: Name.
            elevation: Of its floor above the ground.
            height: Height of its walls. Default: 250.
            floor_thickness: Floor thickness. Default: 12.
            home: The home.

        Raises:
            Sh3DInvalidInputError: The arguments are not what the tool takes; nothing was done.
            Sh3DNotFoundError: There is no such object, catalog entry, camera or home; nothing
                was done.
            Sh3DConflictError: The home or its files are not in a state that allows this;
                nothing was done.
            Sh3DTimeoutError: The home did not answer before the deadline.
            Sh3DNotAttachedError: No application is attached.
            Sh3DInternalError: The server failed.
        """
        return await self._call(
            "add_level",
            AddLevelInput(
                name=name,
                elevation=elevation,
                height=height,
                floor_thickness=floor_thickness,
                home=home,
            ),
            Level.model_validate,
        )

    async def list_levels(self, *, home: str | None = None) -> ListLevelsOutput:
        """List levels.

        All levels, from the lowest up, and which is selected.

        Args:
            home: The home.

        Raises:
            Sh3DInvalidInputError: The arguments are not what the tool takes; nothing was done.
            Sh3DNotFoundError: There is no such object, catalog entry, camera or home; nothing
                was done.
            Sh3DConflictError: The home or its files are not in a state that allows this;
                nothing was done.
            Sh3DTimeoutError: The home did not answer before the deadline.
            Sh3DNotAttachedError: No application is attached.
            Sh3DInternalError: The server failed.
        """
        return await self._call(
            "list_levels",
            ListLevelsInput(home=home),
            ListLevelsOutput.model_validate,
        )

    async def set_selected_level(self, *, id: str, home: str | None = None) -> Level:
        """Select a level.

        What is created from now on is on this level.

        Args:
            id: Id of the level.
            home: The home.

        Raises:
            Sh3DInvalidInputError: The arguments are not what the tool takes; nothing was done.
            Sh3DNotFoundError: There is no such object, catalog entry, camera or home; nothing
                was done.
            Sh3DConflictError: The home or its files are not in a state that allows this;
                nothing was done.
            Sh3DTimeoutError: The home did not answer before the deadline.
            Sh3DNotAttachedError: No application is attached.
            Sh3DInternalError: The server failed.
        """
        return await self._call(
            "set_selected_level",
            SetSelectedLevelInput(id=id, home=home),
            Level.model_validate,
        )

    async def delete_level(self, *, id: str, home: str | None = None) -> DeleteLevelOutput:
        """Delete a level.

        Deletes a level and all that is on it. Takes a checkpoint first.

        Args:
            id: Id of the level.
            home: The home.

        Raises:
            Sh3DInvalidInputError: The arguments are not what the tool takes; nothing was done.
            Sh3DNotFoundError: There is no such object, catalog entry, camera or home; nothing
                was done.
            Sh3DConflictError: The home or its files are not in a state that allows this;
                nothing was done.
            Sh3DTimeoutError: The home did not answer before the deadline.
            Sh3DNotAttachedError: No application is attached.
            Sh3DInternalError: The server failed.
        """
        return await self._call(
            "delete_level",
            DeleteLevelInput(id=id, home=home),
            DeleteLevelOutput.model_validate,
        )

    async def set_camera(
        self,
        *,
        mode: CameraMode | None = None,
        name: str | None = None,
        x: float | None = None,
        y: float | None = None,
        z: float | None = None,
        yaw: float | None = None,
        pitch: float | None = None,
        fov: float | None = None,
        look_at: LookAtPoint | None = None,
        target: CameraTarget | None = None,
        home: str | None = None,
    ) -> Camera:
        """Set the camera.

        Uses the top camera, the observer camera or a stored one, and moves the observer. Yaw 0
        looks to +y (down the plan), 90 to -x; pitch above 0 looks down.

        Args:
            mode: Mode.
            name: Name of a stored camera.
            x: X.
            y: Y.
            z: Above the ground.
            yaw: Yaw.
            pitch: Pitch.
            fov: Field of view.
            look_at: Turn to this point, instead of yaw and pitch.
            target: Turn to the middle of the home.
            home: The home.

        Raises:
            Sh3DEmptySceneError: There is nothing in the home that this could be done with.
            Sh3DInvalidInputError: The arguments are not what the tool takes; nothing was done.
            Sh3DNotFoundError: There is no such object, catalog entry, camera or home; nothing
                was done.
            Sh3DConflictError: The home or its files are not in a state that allows this;
                nothing was done.
            Sh3DTimeoutError: The home did not answer before the deadline.
            Sh3DNotAttachedError: No application is attached.
            Sh3DInternalError: The server failed.
        """
        return await self._call(
            "set_camera",
            SetCameraInput(
                mode=mode,
                name=name,
                x=x,
                y=y,
                z=z,
                yaw=yaw,
                pitch=pitch,
                fov=fov,
                look_at=look_at,
                target=target,
                home=home,
            ),
            Camera.model_validate,
        )

    async def store_camera(
        self,
        *,
        name: str,
        delete: bool | None = None,
        home: str | None = None,
    ) -> StoreCameraOutput:
        """Store a camera.

        Keeps the present camera under a name, or deletes the one of that name.

        Args:
            name: Its name.
            delete: Delete it. Default: false.
            home: The home.

        Raises:
            Sh3DInvalidInputError: The arguments are not what the tool takes; nothing was done.
            Sh3DNotFoundError: There is no such object, catalog entry, camera or home; nothing
                was done.
            Sh3DConflictError: The home or its files are not in a state that allows this;
                nothing was done.
            Sh3DTimeoutError: The home did not answer before the deadline.
            Sh3DNotAttachedError: No application is attached.
            Sh3DInternalError: The server failed.
        """
        return await self._call(
            "store_camera",
            StoreCameraInput(name=name, delete=delete, home=home),
            StoreCameraOutput.model_validate,
        )

    async def get_cameras(self, *, home: str | None = None) -> GetCamerasOutput:
        """List cameras.

        The camera in use and the stored ones.

        Args:
            home: The home.

        Raises:
            Sh3DInvalidInputError: The arguments are not what the tool takes; nothing was done.
            Sh3DNotFoundError: There is no such object, catalog entry, camera or home; nothing
                was done.
            Sh3DConflictError: The home or its files are not in a state that allows this;
                nothing was done.
            Sh3DTimeoutError: The home did not answer before the deadline.
            Sh3DNotAttachedError: No application is attached.
            Sh3DInternalError: The server failed.
        """
        return await self._call(
            "get_cameras",
            GetCamerasInput(home=home),
            GetCamerasOutput.model_validate,
        )

    async def set_environment(
        self,
        *,
        ground_color: str | None = None,
        ground_texture: str | None = None,
        ground_texture_category: str | None = None,
        sky_color: str | None = None,
        sky_texture: str | None = None,
        sky_texture_category: str | None = None,
        light_color: str | None = None,
        ceiling_light_color: str | None = None,
        walls_alpha: float | None = None,
        drawing_mode: DrawingMode | None = None,
        all_levels_visible: bool | None = None,
        home: str | None = None,
    ) -> Environment:
        """Change the environment.

        Changes ground, sky, light and drawing; the rest stays. A texture of null leaves the colour.

        Args:
            ground_color: Ground.
            ground_texture: Name in the catalog.
            ground_texture_category: Where several have the name.
            sky_color: Sky.
            sky_texture: Name in the catalog.
            sky_texture_category: Where several have the name.
            light_color: Daylight.
            ceiling_light_color: Light below ceilings.
            walls_alpha: Transparency of walls; 0 is solid.
            drawing_mode: How surfaces are drawn.
            all_levels_visible: Show all levels.
            home: The home.

        Raises:
            Sh3DNothingToChangeError: The call names nothing to change.
            Sh3DAmbiguousError: Several entries of the catalog have this name; nothing was done.
            Sh3DInvalidInputError: The arguments are not what the tool takes; nothing was done.
            Sh3DNotFoundError: There is no such object, catalog entry, camera or home; nothing
                was done.
            Sh3DConflictError: The home or its files are not in a state that allows this;
                nothing was done.
            Sh3DTimeoutError: The home did not answer before the deadline.
            Sh3DNotAttachedError: No application is attached.
            Sh3DInternalError: The server failed.
        """
        return await self._call(
            "set_environment",
            SetEnvironmentInput(
                ground_color=ground_color,
                ground_texture=ground_texture,
                ground_texture_category=ground_texture_category,
                sky_color=sky_color,
                sky_texture=sky_texture,
                sky_texture_category=sky_texture_category,
                light_color=light_color,
                ceiling_light_color=ceiling_light_color,
                walls_alpha=walls_alpha,
                drawing_mode=drawing_mode,
                all_levels_visible=all_levels_visible,
                home=home,
            ),
            Environment.model_validate,
        )

    async def save_home(
        self,
        *,
        file_path: str | None = None,
        overwrite: bool | None = None,
        home: str | None = None,
    ) -> SaveHomeOutput:
        """Save the home.

        Writes the home as .sh3d below the folder of files. Without filePath: to its own file.

        Args:
            file_path: Relative path.
            overwrite: Replace an existing file. Default: false.
            home: The home.

        Raises:
            Sh3DIoError: A file could not be read or written.
            Sh3DInvalidInputError: The arguments are not what the tool takes; nothing was done.
            Sh3DNotFoundError: There is no such object, catalog entry, camera or home; nothing
                was done.
            Sh3DConflictError: The home or its files are not in a state that allows this;
                nothing was done.
            Sh3DTimeoutError: The home did not answer before the deadline.
            Sh3DNotAttachedError: No application is attached.
            Sh3DInternalError: The server failed.
        """
        return await self._call(
            "save_home",
            SaveHomeInput(file_path=file_path, overwrite=overwrite, home=home),
            SaveHomeOutput.model_validate,
        )

    async def load_home(self, *, file_path: str, home: str | None = None) -> LoadHomeOutput:
        """Load a home.

        Replaces what is in the home by a .sh3d file. Takes a checkpoint first.

        Args:
            file_path: Relative path.
            home: The home.

        Raises:
            Sh3DIoError: A file could not be read or written.
            Sh3DInvalidInputError: The arguments are not what the tool takes; nothing was done.
            Sh3DNotFoundError: There is no such object, catalog entry, camera or home; nothing
                was done.
            Sh3DConflictError: The home or its files are not in a state that allows this;
                nothing was done.
            Sh3DTimeoutError: The home did not answer before the deadline.
            Sh3DNotAttachedError: No application is attached.
            Sh3DInternalError: The server failed.
        """
        return await self._call(
            "load_home",
            LoadHomeInput(file_path=file_path, home=home),
            LoadHomeOutput.model_validate,
        )

    async def export_svg(
        self,
        *,
        file_path: str | None = None,
        overwrite: bool | None = None,
        home: str | None = None,
    ) -> ExportSvgOutput:
        """Export the plan as SVG.

        Draws the plan of the selected level as SVG, into the answer or a file.

        Args:
            file_path: Relative path of an .svg file.
            overwrite: Replace an existing file. Default: false.
            home: The home.

        Raises:
            Sh3DEmptySceneError: There is nothing in the home that this could be done with.
            Sh3DIoError: A file could not be read or written.
            Sh3DInvalidInputError: The arguments are not what the tool takes; nothing was done.
            Sh3DNotFoundError: There is no such object, catalog entry, camera or home; nothing
                was done.
            Sh3DConflictError: The home or its files are not in a state that allows this;
                nothing was done.
            Sh3DTimeoutError: The home did not answer before the deadline.
            Sh3DNotAttachedError: No application is attached.
            Sh3DInternalError: The server failed.
        """
        return await self._call(
            "export_svg",
            ExportSvgInput(file_path=file_path, overwrite=overwrite, home=home),
            ExportSvgOutput.model_validate,
        )

    async def export_plan_image(
        self,
        *,
        width: int | None = None,
        file_path: str | None = None,
        overwrite: bool | None = None,
        home: str | None = None,
    ) -> ExportPlanImageOutput:
        """Export the plan as PNG.

        Draws the plan of the selected level as PNG, into the answer or a file.

        Args:
            width: Pixels; the height follows. Default: 1024.
            file_path: Relative path of a .png file.
            overwrite: Replace an existing file. Default: false.
            home: The home.

        Raises:
            Sh3DEmptySceneError: There is nothing in the home that this could be done with.
            Sh3DIoError: A file could not be read or written.
            Sh3DInvalidInputError: The arguments are not what the tool takes; nothing was done.
            Sh3DNotFoundError: There is no such object, catalog entry, camera or home; nothing
                was done.
            Sh3DConflictError: The home or its files are not in a state that allows this;
                nothing was done.
            Sh3DTimeoutError: The home did not answer before the deadline.
            Sh3DNotAttachedError: No application is attached.
            Sh3DInternalError: The server failed.
        """
        return await self._call(
            "export_plan_image",
            ExportPlanImageInput(width=width, file_path=file_path, overwrite=overwrite, home=home),
            ExportPlanImageOutput.model_validate,
        )

    async def export_to_obj(
        self,
        *,
        file_path: str | None = None,
        overwrite: bool | None = None,
        home: str | None = None,
    ) -> ExportToObjOutput:
        """Export as OBJ.

        Exports the home in 3D as a zip of OBJ and MTL, into the answer or a file.

        Args:
            file_path: Relative path of a .zip file.
            overwrite: Replace an existing file. Default: false.
            home: The home.

        Raises:
            Sh3DEmptySceneError: There is nothing in the home that this could be done with.
            Sh3DIoError: A file could not be read or written.
            Sh3DInvalidInputError: The arguments are not what the tool takes; nothing was done.
            Sh3DNotFoundError: There is no such object, catalog entry, camera or home; nothing
                was done.
            Sh3DConflictError: The home or its files are not in a state that allows this;
                nothing was done.
            Sh3DTimeoutError: The home did not answer before the deadline.
            Sh3DNotAttachedError: No application is attached.
            Sh3DInternalError: The server failed.
        """
        return await self._call(
            "export_to_obj",
            ExportToObjInput(file_path=file_path, overwrite=overwrite, home=home),
            ExportToObjOutput.model_validate,
        )

    async def render_photo(
        self,
        *,
        view: PhotoView | None = None,
        angles: int | None = None,
        focus_on: str | None = None,
        hide_walls: bool | None = None,
        width: int | None = None,
        height: int | None = None,
        quality: PhotoQuality | None = None,
        format: PhotoFormat | None = None,
        x: float | None = None,
        y: float | None = None,
        z: float | None = None,
        yaw: float | None = None,
        pitch: float | None = None,
        fov: float | None = None,
        file_path: str | None = None,
        overwrite: bool | None = None,
        home: str | None = None,
    ) -> RenderPhotoOutput:
        """Take a picture.

        Shows the home in 3D: overhead from one or four corners, or standard from the camera or from
        x, y, z, yaw.

        Args:
            view: View. Default: "overhead".
            angles: Overhead: 1 or 4 corners. Default: 1.
            focus_on: Overhead: id of a room or piece to come close to.
            hide_walls: Hide walls. Default: false.
            width: Pixels. Default: 800.
            height: Pixels. Default: 600.
            quality: Quality. Default: "low".
            format: Format. Default: "jpeg".
            x: X.
            y: Y.
            z: Z.
            yaw: Yaw.
            pitch: Pitch.
            fov: Field of view.
            file_path: Relative path; with four corners -1 to -4 are added.
            overwrite: Replace an existing file. Default: false.
            home: The home.

        Raises:
            Sh3DEmptySceneError: There is nothing in the home that this could be done with.
            Sh3DIoError: A file could not be read or written.
            Sh3DInvalidInputError: The arguments are not what the tool takes; nothing was done.
            Sh3DNotFoundError: There is no such object, catalog entry, camera or home; nothing
                was done.
            Sh3DConflictError: The home or its files are not in a state that allows this;
                nothing was done.
            Sh3DTimeoutError: The home did not answer before the deadline.
            Sh3DNotAttachedError: No application is attached.
            Sh3DInternalError: The server failed.
        """
        return await self._call(
            "render_photo",
            RenderPhotoInput(
                view=view,
                angles=angles,
                focus_on=focus_on,
                hide_walls=hide_walls,
                width=width,
                height=height,
                quality=quality,
                format=format,
                x=x,
                y=y,
                z=z,
                yaw=yaw,
                pitch=pitch,
                fov=fov,
                file_path=file_path,
                overwrite=overwrite,
                home=home,
            ),
            RenderPhotoOutput.model_validate,
        )

    async def _call(self, tool: str, arguments: BaseModel, decode: Callable[[Any], T]) -> T:
        try:
            result = await self.session.call_tool(tool, arguments.model_dump(mode="json"))
        except MCPError as refusal:
            # Some servers answer with an error of the protocol that has the tool's error in it.
            try:
                told = ErrorEnvelope.model_validate(refusal.data).error
            except ValidationError:
                raise refusal from None
            raise error_of(told.code, told.message, told.details) from refusal
        content = _content_of(result)
        try:
            if not result.is_error:
                return decode(content)
            error = ErrorEnvelope.model_validate(content).error
        except ValidationError as mistake:
            raise UnexpectedAnswerError(
                f"Expected an answer of the contract from {tool}, got {_words_of(result)}."
            ) from mistake
        raise error_of(error.code, error.message, error.details)


def _cause_of(error: Exception) -> Exception:
    """What went wrong: the SDK's task groups wrap it once or more, which no `except` would expect."""
    inner: tuple[Exception, ...] = getattr(error, "exceptions", ())
    return _cause_of(inner[0]) if len(inner) == 1 else error


def _content_of(result: CallToolResult) -> Any:
    """The structured content; a server without it writes the same as text."""
    if result.structured_content is not None:
        return result.structured_content
    try:
        return json.loads(_words_of(result))
    except ValueError:
        return None


def _words_of(result: CallToolResult) -> str:
    return "".join(part.text for part in result.content if isinstance(part, TextContent))
