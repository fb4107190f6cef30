import { asArray, asObject } from '../../../kit/reading/json.js';
import { onOutput, toolError } from '../../../kit/self-test/alter-reply.js';
import type { Mutant } from '../../../kit/self-test/mutant.js';
import {
  alsoDoing,
  assuming,
  overlooking,
  pretending,
  taking,
  telling,
  tellingInState,
} from '../alter-home.js';

/** 7 Walls and rooms */
export const walls = {
  'wall-length': {
    breaks: 'Adds the thickness to the length.',
    reply: telling('wall', (wall) => {
      wall.length = Number(wall.length) + 10;
    }),
    alsoRed: ['wall-arc-length'],
  },
  'wall-arc-length': {
    breaks: 'Tells the chord as the length.',
    reply: telling('wall', (wall) => {
      if (wall.arcExtent !== null) wall.length = 100;
    }),
  },
  'wall-without-length': {
    breaks: 'Makes a wall without length one centimetre long.',
    http: taking('create_wall', ({ xStart, xEnd, yStart, yEnd }) =>
      xStart === xEnd && yStart === yEnd ? { xEnd: Number(xEnd) + 1 } : {},
    ),
  },
  'walls-order': {
    breaks: 'Answers the walls from the left one on.',
    reply: onOutput('create_walls', (output) => {
      const all = asArray(output.walls);
      output.walls = [all[3], all[0], all[1], all[2]];
    }),
  },
  'walls-joined': {
    breaks: 'Leaves one corner open.',
    reply: tellingInState(({ walls: all }) => {
      if (all?.[0]) all[0].wallAtStart = null;
    }),
    alsoRed: ['join-symmetric'],
  },
  'walls-heights': {
    breaks: 'Takes wallHeight for nothing.',
    http: overlooking('create_walls', 'wallHeight'),
  },
  'wall-modified': {
    breaks: 'Overlooks the colour of the top.',
    http: overlooking('modify_wall', 'topColor'),
  },
  'wall-sides': {
    breaks: 'Lets the colour of both sides win.',
    http: taking('modify_wall', ({ color, rightSideColor }) =>
      color && rightSideColor ? { rightSideColor: color } : {},
    ),
  },
  'wall-deleted': {
    breaks: 'Does not say that doors went with the wall.',
    reply: onOutput('delete_wall', (output) => {
      output.deleted = asArray(output.deleted).slice(0, 1);
    }),
  },
  'join-symmetric': {
    breaks: 'Tells a join at one of the two walls only.',
    reply: tellingInState(({ walls: all }) => {
      const joined = all?.findLast((wall) => wall.wallAtStart !== null);
      if (joined) joined.wallAtStart = null;
    }),
  },
  'join-named-ends': {
    breaks: 'Joins the ends that are nearest, whatever is asked.',
    http: overlooking('connect_walls', 'wall1End', 'wall2End'),
  },
  'join-nearest-ends': {
    breaks: 'Joins the starts where no ends are named.',
    http: assuming('connect_walls', { wall1End: 'start', wall2End: 'start' }),
  },
  'join-meets': {
    breaks: 'Tells joined ends as apart.',
    reply: onOutput('connect_walls', (output) => {
      const second = asObject(asArray(output.walls)[1]);
      second.xStart = Number(second.xStart) + 50;
    }),
  },
  'join-releases': {
    breaks: 'Keeps a join that the other wall has given up.',
    reply: tellingInState(({ walls: all }) => {
      const lonely = all?.find((wall) => wall.wallAtStart === null && wall.wallAtEnd === null);
      if (lonely) lonely.wallAtStart = all![0]!.id;
    }),
  },
  'join-of-one': {
    breaks: 'Says that it has joined a wall with itself.',
    reply: pretending('SH3D_INVALID_INPUT', 'connect_walls'),
  },
  'join-follows': {
    breaks: 'Leaves the neighbour of a moved end where it was.',
    reply: tellingInState(({ walls: all }) => {
      for (const wall of all ?? []) if (wall.xStart === 500) wall.xStart = 400;
    }),
  },
  'join-ends-with-wall': {
    breaks: 'Tells joins with walls that are gone.',
    reply: tellingInState(({ walls: all }) => {
      for (const wall of all ?? []) wall.wallAtStart ??= 'wall-gone';
    }),
  },
  'room-created': {
    breaks: 'Turns the corners of a room around.',
    http: taking('create_room_polygon', ({ points }) => ({ points: [...asArray(points)].reverse() })),
  },
  'room-defaults': {
    breaks: 'Shows the area of every room.',
    http: assuming('create_room_polygon', { areaVisible: true }),
  },
  'room-area': {
    breaks: 'Tells areas in square metres.',
    reply: telling('room', (room) => {
      room.area = Number(room.area) / 10_000;
    }),
    alsoRed: ['room-area-crossed'],
  },
  'room-area-crossed': {
    breaks: 'Takes the parts of a bow tie against each other.',
    reply: telling('room', (room) => {
      if (room.area === 5000) room.area = 0;
    }),
  },
  'room-flat': {
    breaks: 'Refuses corners on one line.',
    reply: (result, { tool }) =>
      tool === 'create_room_polygon' && result.structuredContent?.area === 0
        ? toolError('SH3D_INVALID_INPUT', 'The corners are on one line.')
        : result,
  },
  'room-centre': {
    breaks: 'Takes the mean of the corners for the centre.',
    reply: telling('room', (room) => {
      const xs = asArray(room.points).map((point) => Number(asObject(point).x));
      room.xCenter = xs.reduce((sum, x) => sum + x, 0) / xs.length;
    }),
  },
  'room-modified': {
    breaks: 'Overlooks the shininess of the ceiling.',
    http: overlooking('modify_room', 'ceilingShininess'),
  },
  'room-deleted': {
    breaks: 'Deletes the walls with the room.',
    reply: alsoDoing('delete_room', async (server) => {
      const { structuredContent } = await server.call('get_state', {});
      for (const wall of asArray(structuredContent?.walls))
        await server.call('delete_wall', { id: asObject(wall).id });
    }),
  },
} satisfies Record<string, Mutant>;
