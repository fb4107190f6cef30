import type { RenderPhotoInput } from '../../../../generated/mcp-sweethome3d/1.0/types.js';
import { fullTurn, radians } from '../../geometry/angle.js';
import { homeBounds } from '../../geometry/bounds.js';
import { cameraAround, focusPitch, overheadPitch, overheadYaws } from '../../geometry/views.js';
import type { CameraRecord, HomeRecords } from '../../home/records.js';
import { emptyScene, notFound } from '../errors.js';
import { given } from '../tools/changes-of.js';

/** Of the views from above, where the call says nothing else. */
const overheadField = radians(63);

/** In pixels. */
export const photoSize = ({ width, height }: RenderPhotoInput) => ({
  width: width ?? 800,
  height: height ?? 600,
});

/** Where the pictures of a call are taken from. */
export function camerasOf(home: HomeRecords, input: RenderPhotoInput): CameraRecord[] {
  return input.view === 'standard' ? [standard(home, input)] : overhead(home, input);
}

/** The observer, which is the only camera that can be moved, placed as the call says. */
function standard({ cameras }: HomeRecords, input: RenderPhotoInput): CameraRecord {
  return {
    ...cameras.observer,
    ...given({
      x: input.x,
      y: input.y,
      z: input.z,
      yaw: input.yaw == null ? null : fullTurn(radians(input.yaw)),
      pitch: input.pitch == null ? null : radians(input.pitch),
      fieldOfView: input.fov == null ? null : radians(input.fov),
    }),
  };
}

function overhead(home: HomeRecords, input: RenderPhotoInput): CameraRecord[] {
  const { angles, focusOn, pitch, fov } = input;
  const seen = focusOn == null ? home : focused(home, focusOn);
  const box = homeBounds(seen);
  if (!box) throw emptyScene('The home is empty; there is nothing to see.');
  const tilt = pitch == null ? (focusOn == null ? overheadPitch : focusPitch) : radians(pitch);
  const { width, height } = photoSize(input);
  const aspect = width / height;
  const field = fov == null ? overheadField : radians(fov);
  return overheadYaws.slice(0, angles ?? 1).map((yaw) => cameraAround(box, yaw, tilt, field, aspect));
}

/** The one room or piece that is looked at: `room-1`, or with its kind before it, `room:room-1`. */
function focused(home: HomeRecords, asked: string): HomeRecords {
  const id = asked.replace(/^(room|furniture):/, '');
  const rooms = home.rooms.filter((room) => room.id === id && !asked.startsWith('furniture:'));
  const furniture = home.furniture.filter((piece) => piece.id === id && !asked.startsWith('room:'));
  if (rooms.length + furniture.length === 0) {
    throw notFound(
      'object',
      asked,
      [...home.rooms, ...home.furniture].map((one) => one.id),
    );
  }
  return { ...home, walls: [], rooms, furniture };
}
