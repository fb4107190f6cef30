import type { ModifyRoomInput } from '../../../../generated/mcp-sweethome3d/1.0/types.js';
import type { RoomRecord } from '../../home/records.js';
import { findRoom } from '../find.js';
import { roomLine } from '../text/objects.js';
import { roomOutput } from '../wire/room.js';
import { changesOf, given, painted, removable } from './changes-of.js';
import type { Handlers } from './handler.js';

export const createRoom: Handlers['create_room_polygon'] = (input) => ({
  async run({ home }) {
    const { selectedLevel } = await home.state();
    const room: RoomRecord = {
      id: home.newId('room'),
      level: selectedLevel,
      name: input.name ?? null,
      points: input.points.map(({ x, y }) => [x, y] as const),
      nameVisible: true,
      areaVisible: input.areaVisible ?? false,
      floorVisible: input.floorVisible ?? true,
      floorColor: painted(input.floorColor) ?? null,
      floorTexture: null,
      floorShininess: 0,
      ceilingVisible: input.ceilingVisible ?? true,
      ceilingColor: painted(input.ceilingColor) ?? null,
      ceilingTexture: null,
      ceilingShininess: 0,
    };
    const records = await home.change('Create room', [{ op: 'create', kind: 'room', record: room }]);
    const output = roomOutput(findRoom(records, room.id));
    return { output, text: `Created ${roomLine(output)}.` };
  },
});

export const modifyRoom: Handlers['modify_room'] = (input) => {
  const values = changesOf('the room', valuesOf(input));
  return {
    async run({ home }) {
      findRoom(await home.state(), input.id);
      const records = await home.change('Modify room', [{ op: 'set', kind: 'room', id: input.id, values }]);
      const output = roomOutput(findRoom(records, input.id));
      return { output, text: `Changed ${roomLine(output)}.` };
    },
  };
};

function valuesOf(input: ModifyRoomInput): Partial<RoomRecord> {
  return {
    ...given({
      points: input.points?.map(({ x, y }) => [x, y] as const),
      areaVisible: input.areaVisible,
      floorVisible: input.floorVisible,
      ceilingVisible: input.ceilingVisible,
      floorShininess: input.floorShininess,
      ceilingShininess: input.ceilingShininess,
    }),
    ...removable({
      name: input.name,
      floorColor: painted(input.floorColor),
      ceilingColor: painted(input.ceilingColor),
    }),
  };
}

export const deleteRoom: Handlers['delete_room'] = ({ id }) => ({
  async run({ home }) {
    findRoom(await home.state(), id);
    await home.change('Delete room', [{ op: 'delete', kind: 'room', id }]);
    return { output: { deleted: [id] }, text: `Deleted ${id}.` };
  },
});
