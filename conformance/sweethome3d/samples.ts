import type { Samples } from '../kit/checks/facts.js';

/** Ids that no server gives. */
export const none = {
  home: 'home-none',
  wall: 'wall-none',
  room: 'room-none',
  furniture: 'furniture-none',
  level: 'level-none',
  label: 'label-none',
  camera: 'a camera that nobody stored',
  checkpoint: 'checkpoint-none',
};

const line = { xStart: 0, yStart: 0, xEnd: 100, yEnd: 0 };
const points = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 0, y: 100 },
];
/** Whatever it would do, it would do it to a home that is not there. */
const nowhere = { home: none.home };

/** They do nothing anywhere: they read, or name what is not there. */
const valid: Samples['valid'] = {
  get_state: [{}, { home: null }],
  list_checkpoints: [{}, { home: null }],
  list_categories: [{}],
  list_furniture_catalog: [
    {},
    { query: null, category: null, type: null, limit: null },
    { type: 'doorOrWindow' },
    { limit: 5 },
  ],
  list_textures_catalog: [{}, { query: 'a', limit: 1 }],
  list_levels: [{}],
  get_cameras: [{}],
  clear_scene: [nowhere],
  checkpoint: [nowhere, { ...nowhere, description: null }],
  restore_checkpoint: [{ id: none.checkpoint }, { id: none.checkpoint, force: true }],
  batch_commands: [{ ...nowhere, commands: [{ action: 'list_levels' }], onError: 'rollback' }],
  create_wall: [
    { ...line, ...nowhere },
    { ...line, ...nowhere, thickness: null, height: 250.5 },
  ],
  create_walls: [{ x: 0, y: 0, width: 400, height: 300, wallHeight: null, ...nowhere }],
  connect_walls: [{ wall1Id: none.wall, wall2Id: 'wall-none-2', wall1End: 'start', wall2End: null }],
  modify_wall: [
    { id: none.wall, thickness: 12 },
    { id: none.wall, arcExtent: -90, color: '#ffffff', topColor: null },
  ],
  delete_wall: [{ id: none.wall }],
  create_room_polygon: [
    { points, ...nowhere },
    { points, ...nowhere, name: null, floorColor: '#AABBCC' },
  ],
  modify_room: [
    { id: none.room, name: null },
    { id: none.room, points },
  ],
  delete_room: [{ id: none.room }],
  place_furniture: [
    { name: 'x', catalogId: null, x: 0, y: 0, ...nowhere },
    { catalogId: 'x', x: 0, y: 0, angle: -720, ...nowhere },
  ],
  place_door_or_window: [{ name: 'x', wallId: none.wall, position: 1 }],
  modify_furniture: [{ id: none.furniture, x: 1, color: null }],
  delete_furniture: [{ id: none.furniture }],
  generate_shape: [
    {
      mode: 'extrude',
      polygon: [
        [0, 0],
        [1, 0],
        [0, 1],
      ],
      height: 1,
      ...nowhere,
    },
  ],
  apply_texture: [{ targetType: 'wall', targetId: none.wall, surface: 'left', textureName: null }],
  add_label: [{ text: 'x', x: 0, y: 0, alignment: 'LEFT', pitch: null, ...nowhere }],
  add_dimension_line: [{ ...line, ...nowhere }],
  delete_annotation: [{ id: none.label }],
  add_level: [{ name: 'x', elevation: 0, ...nowhere }],
  set_selected_level: [{ id: none.level }],
  delete_level: [{ id: none.level }],
  set_camera: [{ name: none.camera }, { mode: 'observer', lookAt: { x: 0, y: 0, z: null }, ...nowhere }],
  store_camera: [{ name: none.camera, delete: true }],
  set_environment: [{ wallsAlpha: 0.5, skyTexture: null, ...nowhere }],
  save_home: [{ filePath: 'x', overwrite: null, ...nowhere }],
  load_home: [{ filePath: 'x', ...nowhere }],
  export_svg: [nowhere],
  export_plan_image: [{ width: 4096, ...nowhere }],
  export_to_obj: [nowhere],
  render_photo: [
    { angles: 4, format: 'png', ...nowhere },
    { view: 'standard', yaw: 400, ...nowhere },
  ],
};

const unknown = (input: object) => [{ what: 'an unknown member', input: { ...input, colour: 'red' } }];

const unknownMembers: Samples['unknownMembers'] = {
  get_state: unknown({}),
  list_checkpoints: unknown({}),
  list_categories: unknown({}),
  list_furniture_catalog: unknown({ limit: 1 }),
  list_textures_catalog: unknown({}),
  list_levels: unknown({}),
  get_cameras: unknown({}),
  delete_wall: unknown({ id: none.wall }),
  modify_wall: unknown({ id: none.wall, thickness: 10 }),
  modify_room: [
    ...unknown({ id: none.room, name: 'x' }),
    {
      what: 'an unknown member of a corner',
      input: { id: none.room, points: [...points, { x: 1, y: 2, z: 3 }] },
    },
  ],
  modify_furniture: unknown({ id: none.furniture, x: 1 }),
  set_selected_level: unknown({ id: none.level }),
  restore_checkpoint: unknown({ id: none.checkpoint }),
  batch_commands: [
    ...unknown({ commands: [{ action: 'list_levels' }] }),
    {
      what: 'an unknown member of a command',
      input: { commands: [{ action: 'list_levels', colour: 'red' }] },
    },
  ],
  connect_walls: unknown({ wall1Id: none.wall, wall2Id: 'wall-none-2' }),
  delete_room: unknown({ id: none.room }),
  delete_furniture: unknown({ id: none.furniture }),
  delete_annotation: unknown({ id: none.label }),
  delete_level: unknown({ id: none.level }),
  place_furniture: unknown({ name: 'zzzzqqqq', x: 0, y: 0 }),
  apply_texture: unknown({ targetType: 'wall', targetId: none.wall, surface: 'left', textureName: null }),
  set_camera: unknown({ name: none.camera }),
  store_camera: unknown({ name: none.camera, delete: true }),
  load_home: unknown({ filePath: 'a-file-that-nobody-saved' }),
  export_svg: unknown(nowhere),
  export_plan_image: unknown({ width: 1, ...nowhere }),
  export_to_obj: unknown(nowhere),
  render_photo: unknown({ width: 1, height: 1, ...nowhere }),
  place_door_or_window: unknown({ name: 'x', wallId: none.wall }),
};

/** Each breaks one rule, and would do nothing if it were taken for what it could mean. */
const invalid: Samples['invalid'] = {
  get_state: [{ what: 'a number as the home', input: { home: 7 } }],
  list_furniture_catalog: [
    { what: 'a limit of 0', input: { limit: 0 } },
    { what: 'a number in a string', input: { limit: '5' } },
    { what: 'an unknown type', input: { type: 'plants' } },
    { what: 'an empty query', input: { query: '' } },
  ],
  list_textures_catalog: [{ what: 'a limit beyond 5000', input: { limit: 5001 } }],
  connect_walls: [
    { what: 'an unknown end', input: { wall1Id: none.wall, wall2Id: 'wall-none-2', wall1End: 'middle' } },
  ],
  modify_wall: [
    { what: 'a thickness of 0', input: { id: none.wall, thickness: 0 } },
    { what: 'a colour in words', input: { id: none.wall, color: 'red' } },
    { what: 'a shininess above 1', input: { id: none.wall, shininess: 1.5 } },
    { what: 'no id', input: { thickness: 10 } },
  ],
  modify_room: [{ what: 'two corners', input: { id: none.room, points: points.slice(0, 2) } }],
  modify_furniture: [{ what: 'a width below 0', input: { id: none.furniture, width: -5 } }],
  place_door_or_window: [
    { what: 'a position above 1', input: { name: 'x', wallId: none.wall, position: 1.5 } },
    { what: 'neither name nor catalogId', input: { wallId: none.wall } },
  ],
  set_camera: [{ what: 'an unknown mode', input: { mode: 'drone' } }],
  batch_commands: [{ what: 'no commands', input: { commands: [] } }],
  render_photo: [{ what: 'a width of 0', input: { width: 0 } }],
};

/** What tools take that act on no object: only where a home may be changed can it be tried with more. */
export const creating: Readonly<Record<string, object>> = {
  clear_scene: {},
  checkpoint: {},
  create_wall: line,
  create_walls: { x: 0, y: 0, width: 400, height: 300 },
  create_room_polygon: { points },
  generate_shape: { mode: 'extrude', polygon: points.map(({ x, y }) => [x, y]), height: 80 },
  add_label: { text: 'Here', x: 0, y: 0 },
  add_dimension_line: line,
  add_level: { name: 'Attic', elevation: 300 },
  set_environment: { wallsAlpha: 0.75 },
  save_home: { filePath: 'never-saved' },
};

export const samples: Samples = { valid, unknownMembers, invalid };
