import fc from 'fast-check';
import type { HomeRecords } from '../home/records.js';

/** A command that is made when it is its turn, because it names what is there then. */
export type RandomCommand = (home: HomeRecords) => { tool: string; input: Record<string, unknown> };

/** A few places, so that ends meet and walls fall on each other; and some that are anywhere. */
const coordinate = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(0, 100, 250, 400, 500, 1000) },
  { weight: 2, arbitrary: fc.double({ min: -1e6, max: 1e6, noNaN: true }) },
  { weight: 1, arbitrary: fc.constantFrom(-0, 1e6, -1e6, 1e6 + 1, 0.001) },
);
const length = fc.oneof(fc.constantFrom(1, 10, 40, 90, 300), fc.double({ min: 0.01, max: 1e6, noNaN: true }));
const angle = fc.oneof(
  fc.constantFrom(0, 45, 90, 180, 359.999, 360, -90, 720),
  fc.double({ min: -1e6, max: 1e6, noNaN: true }),
);
const color = fc.constantFrom('#ff8800', '#00AA33', '#123456');
const name = fc.constantFrom('Kitchen', 'Bedroom', '‮x', 'a'.repeat(200), '<b>', '0');
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });
const removable = <T>(value: fc.Arbitrary<T>) => fc.oneof(maybe(value), fc.constant(null));

type Kind = 'walls' | 'rooms' | 'furniture' | 'levels' | 'labels' | 'dimensionLines';

/** Mostly what is there; else what is not, or is of another kind. */
function idOf(kind: Kind) {
  return fc.tuple(fc.nat(50), fc.nat(19)).map(([place, luck]) => (home: HomeRecords): string => {
    const list = luck === 0 ? home.rooms : luck === 1 ? home.walls : home[kind];
    return list[place % Math.max(1, list.length)]?.id ?? `${kind}-${place}`;
  });
}

type Late = (home: HomeRecords) => unknown;
type Members = Record<string, fc.Arbitrary<unknown>>;

/** The input of a tool; members that are functions ask the home. */
function tool(toolName: string, members: Members): fc.Arbitrary<RandomCommand> {
  return fc.record(members).map((given) => (home) => {
    const entries = Object.entries(given)
      .map(([key, value]) => [key, typeof value === 'function' ? (value as Late)(home) : value] as const)
      .filter(([, value]) => value !== undefined);
    return { tool: toolName, input: Object.fromEntries(entries) };
  });
}

const ends = { xStart: coordinate, yStart: coordinate, xEnd: coordinate, yEnd: coordinate };
const points = fc.array(fc.record({ x: coordinate, y: coordinate }), { minLength: 2, maxLength: 7 });
const wallEnd = removable(fc.constantFrom('start', 'end'));

const building: [number, fc.Arbitrary<RandomCommand>][] = [
  [6, tool('create_wall', { ...ends, thickness: maybe(length), height: maybe(length) })],
  [
    4,
    tool('create_walls', {
      x: coordinate,
      y: coordinate,
      width: length,
      height: length,
      thickness: maybe(length),
    }),
  ],
  [
    5,
    tool('connect_walls', {
      wall1Id: idOf('walls'),
      wall2Id: idOf('walls'),
      wall1End: wallEnd,
      wall2End: wallEnd,
    }),
  ],
  [
    6,
    tool('modify_wall', {
      id: idOf('walls'),
      xStart: removable(coordinate),
      yStart: removable(coordinate),
      xEnd: removable(coordinate),
      yEnd: removable(coordinate),
      thickness: removable(length),
      heightAtEnd: removable(length),
      arcExtent: removable(fc.constantFrom(0, 90, -120, 180, 359, -359)),
      color: removable(color),
      shininess: removable(fc.double({ min: 0, max: 1, noNaN: true })),
    }),
  ],
  [2, tool('delete_wall', { id: idOf('walls') })],
  [2, tool('create_room_polygon', { points, name: maybe(name), floorColor: maybe(color) })],
  [2, tool('modify_room', { id: idOf('rooms'), points: removable(points), name: removable(name) })],
  [1, tool('delete_room', { id: idOf('rooms') })],
  [
    3,
    tool('place_furniture', {
      name: fc.constantFrom('Sofa', 'Desk', 'chair', 'door', 'nothing'),
      x: coordinate,
      y: coordinate,
      angle: maybe(angle),
    }),
  ],
  [
    7,
    tool('place_door_or_window', {
      wallId: idOf('walls'),
      name: fc.constantFrom('Door', 'Window', 'Sliding door', 'Front door', 'Sofa'),
      position: maybe(fc.double({ min: 0, max: 1, noNaN: true })),
      mirrored: maybe(fc.boolean()),
    }),
  ],
  [
    4,
    tool('modify_furniture', {
      id: idOf('furniture'),
      x: removable(coordinate),
      angle: removable(angle),
      width: removable(length),
      depth: removable(length),
      color: removable(color),
      visible: removable(fc.boolean()),
    }),
  ],
  [2, tool('delete_furniture', { id: idOf('furniture') })],
  [
    1,
    tool('generate_shape', {
      mode: fc.constant('extrude'),
      polygon: fc.array(fc.tuple(coordinate, coordinate), { minLength: 3, maxLength: 6 }),
      height: maybe(length),
    }),
  ],
  [
    1,
    tool('apply_texture', {
      targetType: fc.constantFrom('wall', 'room'),
      targetId: idOf('walls'),
      surface: fc.constantFrom('left', 'both', 'floor'),
      textureName: fc.constantFrom('Oak', 'no such', null),
    }),
  ],
  [1, tool('add_label', { text: name, x: coordinate, y: coordinate, angle: maybe(angle) })],
  [1, tool('add_dimension_line', { ...ends, offset: maybe(coordinate) })],
  [1, tool('delete_annotation', { id: idOf('labels') })],
  [2, tool('add_level', { name, elevation: coordinate, height: maybe(length) })],
  [1, tool('set_selected_level', { id: idOf('levels') })],
  [1, tool('delete_level', { id: idOf('levels') })],
  [
    1,
    tool('set_camera', {
      mode: fc.constantFrom('observer', 'top'),
      x: maybe(coordinate),
      yaw: maybe(angle),
      target: maybe(fc.constant('center')),
    }),
  ],
  [1, tool('store_camera', { name, delete: maybe(fc.boolean()) })],
  [
    1,
    tool('set_environment', {
      groundColor: maybe(color),
      wallsAlpha: maybe(fc.double({ min: 0, max: 1, noNaN: true })),
    }),
  ],
  [1, tool('get_state', {})],
  [1, tool('clear_scene', {})],
];

const history: [number, fc.Arbitrary<RandomCommand>][] = [
  [2, tool('checkpoint', { description: maybe(name) })],
  [
    3,
    tool('restore_checkpoint', {
      id: maybe(fc.integer({ min: 1, max: 4 }).map((n) => `checkpoint-${n}`)),
      force: maybe(fc.boolean()),
    }),
  ],
];

const oneOf = (choices: [number, fc.Arbitrary<RandomCommand>][]) =>
  fc.oneof(...choices.map(([weight, arbitrary]) => ({ weight, arbitrary })));

/** Breaks an input in a way that no tool takes. */
const broken = fc.tuple(oneOf(building), fc.constantFrom('extra', 'type', 'range', 'missing')).map(
  ([make, how]): RandomCommand =>
    (home) => {
      const { tool: toolName, input } = make(home);
      const [first = 'x'] = Object.keys(input);
      if (how === 'extra') return { tool: toolName, input: { ...input, unheardOf: 1 } };
      if (how === 'missing') return { tool: toolName, input: {} };
      return { tool: toolName, input: { ...input, [first]: how === 'type' ? [{}] : 1e300 } };
    },
);

/** Commands of a batch are all made when it begins, as those of a caller are. */
const batch = fc
  .tuple(
    fc.array(oneOf(building), { minLength: 1, maxLength: 6 }),
    fc.constantFrom('stop', 'continue', 'rollback'),
  )
  .map(
    ([commands, onError]): RandomCommand =>
      (home) => ({
        tool: 'batch_commands',
        input: {
          onError,
          commands: commands.map((make) => {
            const { tool: action, input: params } = make(home);
            return { action, params };
          }),
        },
      }),
  );

/** Walls to begin with, so that there is something to put doors into. */
const beginnings = fc.constantFrom<RandomCommand[]>(
  [],
  [() => ({ tool: 'create_walls', input: { x: 0, y: 0, width: 500, height: 400 } })],
  [
    () => ({ tool: 'create_walls', input: { x: 0, y: 0, width: 1000, height: 250, thickness: 20 } }),
    () => ({ tool: 'create_wall', input: { xStart: 500, yStart: 0, xEnd: 500, yEnd: 250 } }),
    () => ({ tool: 'place_door_or_window', input: { wallId: 'wall-1', name: 'Door', position: 0.2 } }),
    () => ({ tool: 'checkpoint', input: {} }),
  ],
);

const anything = fc.array(
  fc.oneof(
    { weight: 14, arbitrary: oneOf(building) },
    { weight: 2, arbitrary: oneOf(history) },
    { weight: 2, arbitrary: batch },
    { weight: 1, arbitrary: broken },
  ),
  { minLength: 1, maxLength: 24, size: 'max' },
);

export const randomCommands = fc
  .tuple(beginnings, anything)
  .map(([beginning, commands]) => [...beginning, ...commands]);
