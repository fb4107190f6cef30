// Generated from schema/mcp-sweethome3d/1.0 by `npm run generate`. Edit the source, not this file.

import type { VolatilePlace } from '../../runtime/volatile.js';
import type { ToolName } from './types.js';

/** Places in the output of each tool; everything else is the same as long as nothing changes. */
export const volatile: Readonly<Record<ToolName, readonly VolatilePlace[]>> = {
  "get_state": [],
  "clear_scene": [],
  "checkpoint": [
    {"pointer":"/createdAt"},
  ],
  "restore_checkpoint": [
    {"pointer":"/checkpoint/createdAt"},
  ],
  "list_checkpoints": [
    {"pointer":"/checkpoints/*/createdAt"},
  ],
  "batch_commands": [],
  "create_wall": [],
  "create_walls": [],
  "connect_walls": [],
  "modify_wall": [],
  "delete_wall": [],
  "create_room_polygon": [],
  "modify_room": [],
  "delete_room": [],
  "list_categories": [],
  "list_furniture_catalog": [],
  "list_textures_catalog": [],
  "place_furniture": [],
  "place_door_or_window": [],
  "modify_furniture": [],
  "delete_furniture": [],
  "generate_shape": [],
  "apply_texture": [],
  "add_label": [],
  "add_dimension_line": [],
  "delete_annotation": [],
  "add_level": [],
  "list_levels": [],
  "set_selected_level": [],
  "delete_level": [],
  "set_camera": [],
  "store_camera": [],
  "get_cameras": [],
  "set_environment": [],
  "save_home": [],
  "load_home": [],
  "export_svg": [],
  "export_plan_image": [],
  "export_to_obj": [],
  "render_photo": [],
};
