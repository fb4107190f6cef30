// Generated from schema/mcp-sweethome3d/1.0 by `npm run generate`. Edit the source, not this file.

import type { ClientContract } from '../../runtime/client-contract.js';
import { type ErrorDetails, errors } from './errors.js';
import type { Health, Tools } from './types.js';
import {
  validateApplyTextureOutput,
  validateBatchCommandsOutput,
  validateCamera,
  validateCheckpoint,
  validateClearSceneOutput,
  validateConnectWallsOutput,
  validateCreateWallsOutput,
  validateDeleteLevelOutput,
  validateDeletion,
  validateDimensionLine,
  validateEnvironment,
  validateErrorEnvelope,
  validateExportPlanImageOutput,
  validateExportSvgOutput,
  validateExportToObjOutput,
  validateFurniture,
  validateGetCamerasOutput,
  validateHealth,
  validateHomeState,
  validateLabel,
  validateLevel,
  validateListCategoriesOutput,
  validateListCheckpointsOutput,
  validateListFurnitureCatalogOutput,
  validateListLevelsOutput,
  validateListTexturesCatalogOutput,
  validateLoadHomeOutput,
  validateRenderPhotoOutput,
  validateRestoreCheckpointOutput,
  validateRoom,
  validateSaveHomeOutput,
  validateStoreCameraOutput,
  validateWall,
} from './validators.js';

/** MCP Sweet Home 3D 1.0 as its callers need it. */
export const clientContract: ClientContract<Tools, ErrorDetails, Health> = {
  schema: "mcp-sweethome3d/1.0",
  versionMember: "schema",
  tools: {
    "get_state": {
      aliases: [],
      readOnly: true,
      validateOutput: validateHomeState,
    },
    "clear_scene": {
      aliases: [],
      readOnly: false,
      validateOutput: validateClearSceneOutput,
    },
    "checkpoint": {
      aliases: [],
      readOnly: false,
      validateOutput: validateCheckpoint,
    },
    "restore_checkpoint": {
      aliases: [],
      readOnly: false,
      validateOutput: validateRestoreCheckpointOutput,
    },
    "list_checkpoints": {
      aliases: [],
      readOnly: true,
      validateOutput: validateListCheckpointsOutput,
    },
    "batch_commands": {
      aliases: [],
      readOnly: false,
      validateOutput: validateBatchCommandsOutput,
    },
    "create_wall": {
      aliases: [],
      readOnly: false,
      validateOutput: validateWall,
    },
    "create_walls": {
      aliases: [],
      readOnly: false,
      validateOutput: validateCreateWallsOutput,
    },
    "connect_walls": {
      aliases: [],
      readOnly: false,
      validateOutput: validateConnectWallsOutput,
    },
    "modify_wall": {
      aliases: [],
      readOnly: false,
      validateOutput: validateWall,
    },
    "delete_wall": {
      aliases: [],
      readOnly: false,
      validateOutput: validateDeletion,
    },
    "create_room_polygon": {
      aliases: [],
      readOnly: false,
      validateOutput: validateRoom,
    },
    "modify_room": {
      aliases: [],
      readOnly: false,
      validateOutput: validateRoom,
    },
    "delete_room": {
      aliases: [],
      readOnly: false,
      validateOutput: validateDeletion,
    },
    "list_categories": {
      aliases: [],
      readOnly: true,
      validateOutput: validateListCategoriesOutput,
    },
    "list_furniture_catalog": {
      aliases: [],
      readOnly: true,
      validateOutput: validateListFurnitureCatalogOutput,
    },
    "list_textures_catalog": {
      aliases: [],
      readOnly: true,
      validateOutput: validateListTexturesCatalogOutput,
    },
    "place_furniture": {
      aliases: [],
      readOnly: false,
      validateOutput: validateFurniture,
    },
    "place_door_or_window": {
      aliases: [],
      readOnly: false,
      validateOutput: validateFurniture,
    },
    "modify_furniture": {
      aliases: [],
      readOnly: false,
      validateOutput: validateFurniture,
    },
    "delete_furniture": {
      aliases: [],
      readOnly: false,
      validateOutput: validateDeletion,
    },
    "generate_shape": {
      aliases: [],
      readOnly: false,
      validateOutput: validateFurniture,
    },
    "apply_texture": {
      aliases: [],
      readOnly: false,
      validateOutput: validateApplyTextureOutput,
    },
    "add_label": {
      aliases: [],
      readOnly: false,
      validateOutput: validateLabel,
    },
    "add_dimension_line": {
      aliases: [],
      readOnly: false,
      validateOutput: validateDimensionLine,
    },
    "delete_annotation": {
      aliases: [],
      readOnly: false,
      validateOutput: validateDeletion,
    },
    "add_level": {
      aliases: [],
      readOnly: false,
      validateOutput: validateLevel,
    },
    "list_levels": {
      aliases: [],
      readOnly: true,
      validateOutput: validateListLevelsOutput,
    },
    "set_selected_level": {
      aliases: [],
      readOnly: false,
      validateOutput: validateLevel,
    },
    "delete_level": {
      aliases: [],
      readOnly: false,
      validateOutput: validateDeleteLevelOutput,
    },
    "set_camera": {
      aliases: [],
      readOnly: false,
      validateOutput: validateCamera,
    },
    "store_camera": {
      aliases: [],
      readOnly: false,
      validateOutput: validateStoreCameraOutput,
    },
    "get_cameras": {
      aliases: [],
      readOnly: true,
      validateOutput: validateGetCamerasOutput,
    },
    "set_environment": {
      aliases: [],
      readOnly: false,
      validateOutput: validateEnvironment,
    },
    "save_home": {
      aliases: [],
      readOnly: false,
      validateOutput: validateSaveHomeOutput,
    },
    "load_home": {
      aliases: [],
      readOnly: false,
      validateOutput: validateLoadHomeOutput,
    },
    "export_svg": {
      aliases: [],
      readOnly: false,
      validateOutput: validateExportSvgOutput,
    },
    "export_plan_image": {
      aliases: [],
      readOnly: false,
      validateOutput: validateExportPlanImageOutput,
    },
    "export_to_obj": {
      aliases: [],
      readOnly: false,
      validateOutput: validateExportToObjOutput,
    },
    "render_photo": {
      aliases: [],
      readOnly: false,
      validateOutput: validateRenderPhotoOutput,
    },
  },
  errors,
  validateError: validateErrorEnvelope,
  validateHealth: validateHealth,
};
