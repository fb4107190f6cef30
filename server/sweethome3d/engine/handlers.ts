import type { ContractModule } from '../../../generated/runtime/contract-module.js';
import { addDimensionLine, addLabel, deleteAnnotation } from './tools/annotations.js';
import { applyTexture } from './tools/apply-texture.js';
import { batchOf } from './tools/batch.js';
import { getCameras, setCamera, storeCamera } from './tools/cameras.js';
import { listCategories, listFurniture, listTextures } from './tools/catalogs.js';
import { checkpoint, listCheckpoints, restore } from './tools/checkpoints.js';
import { clearScene } from './tools/clear-scene.js';
import { connectWalls } from './tools/connect-walls.js';
import { setEnvironment } from './tools/environment.js';
import { exportObj } from './tools/export-obj.js';
import { exportPlanImage, exportSvg } from './tools/export-plan.js';
import { deleteFurniture, modifyFurniture } from './tools/furniture.js';
import { generateShape } from './tools/generate-shape.js';
import { getState } from './tools/get-state.js';
import type { Handlers } from './tools/handler.js';
import { addLevel, deleteLevel, listLevels, selectLevel } from './tools/levels.js';
import { modifyWall } from './tools/modify-wall.js';
import { placeDoor, placeFurniture } from './tools/place-furniture.js';
import { renderPhoto } from './tools/render-photo.js';
import { createRoom, deleteRoom, modifyRoom } from './tools/rooms.js';
import { loadHome, saveHome } from './tools/save-and-load.js';
import { createWall, createWalls, deleteWall } from './tools/walls.js';

const alone: Omit<Handlers, 'batch_commands'> = {
  get_state: getState,
  clear_scene: clearScene,
  checkpoint,
  restore_checkpoint: restore,
  list_checkpoints: listCheckpoints,
  create_wall: createWall,
  create_walls: createWalls,
  connect_walls: connectWalls,
  modify_wall: modifyWall,
  delete_wall: deleteWall,
  create_room_polygon: createRoom,
  modify_room: modifyRoom,
  delete_room: deleteRoom,
  list_categories: listCategories,
  list_furniture_catalog: listFurniture,
  list_textures_catalog: listTextures,
  place_furniture: placeFurniture,
  place_door_or_window: placeDoor,
  modify_furniture: modifyFurniture,
  delete_furniture: deleteFurniture,
  generate_shape: generateShape,
  apply_texture: applyTexture,
  add_label: addLabel,
  add_dimension_line: addDimensionLine,
  delete_annotation: deleteAnnotation,
  add_level: addLevel,
  list_levels: listLevels,
  set_selected_level: selectLevel,
  delete_level: deleteLevel,
  set_camera: setCamera,
  store_camera: storeCamera,
  get_cameras: getCameras,
  set_environment: setEnvironment,
  save_home: saveHome,
  load_home: loadHome,
  export_svg: exportSvg,
  export_plan_image: exportPlanImage,
  export_to_obj: exportObj,
  render_photo: renderPhoto,
};

/** One entry for each tool of the contract; the compiler asks for a missing one. */
export const handlersOf = (contract: ContractModule): Handlers => ({
  ...alone,
  batch_commands: batchOf(alone, contract),
});
