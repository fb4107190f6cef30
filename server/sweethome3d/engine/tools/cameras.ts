import type { SetCameraInput } from '../../../../generated/mcp-sweethome3d/1.0/types.js';
import { quote } from '../../../calls/quote.js';
import { fullTurn, radians } from '../../geometry/angle.js';
import { homeBounds, planBounds } from '../../geometry/bounds.js';
import { lookAt, type Vector } from '../../geometry/views.js';
import type { CameraRecord, HomeRecords, StoredCameraRecord } from '../../home/records.js';
import { emptyScene, invalidInput, notFound } from '../errors.js';
import { cameraLine, viewLine } from '../text/objects.js';
import { cameraOutput, storedCameraOutput } from '../wire/views.js';
import { given } from './changes-of.js';
import type { Handlers } from './handler.js';

const places = ['x', 'y', 'z', 'yaw', 'pitch', 'fov', 'lookAt', 'target'] as const;

export const setCamera: Handlers['set_camera'] = (input) => {
  checkMembers(input);
  return {
    async run({ home }) {
      const before = await home.state();
      const { mode, camera } = input.name == null ? moved(before, input) : stored(before, input.name);
      const change = { op: 'camera', mode, camera, activate: true } as const;
      const output = cameraOutput((await home.change('Set camera', [change])).cameras);
      return { output, text: `In use is the ${cameraLine(output)}.` };
    },
  };
};

/** Only the observer can be moved, and it looks one way. */
function checkMembers(input: SetCameraInput): void {
  const has = (name: keyof SetCameraInput) => input[name] != null;
  const extra = places.find(has);
  if (extra !== undefined && input.mode !== 'observer') {
    const which = input.name == null ? 'The top camera' : 'A stored camera';
    throw invalidInput(`/${extra}`, 'nothing here', `${which} is used as it is; leave out "${extra}".`);
  }
  const ways = [
    has('lookAt') && 'lookAt',
    has('target') && 'target',
    (has('yaw') || has('pitch')) && 'yaw and pitch',
  ];
  const said = ways.filter((way) => way !== false);
  if (said.length > 1) {
    const expected = 'one of lookAt, target, and yaw with pitch';
    throw invalidInput(
      `/${has('lookAt') ? 'lookAt' : 'target'}`,
      expected,
      `Expected ${expected}, got ${said.join(' and ')}.`,
    );
  }
}

function stored({ cameras }: HomeRecords, asked: string) {
  const found = cameras.stored.find(({ name, id }) => name === asked || id === asked);
  if (!found)
    throw notFound(
      'camera',
      asked,
      cameras.stored.map(({ name }) => name),
    );
  const { id: _, name: __, mode, ...camera } = found;
  return { mode, camera };
}

function moved(home: HomeRecords, input: SetCameraInput): { mode: 'observer' | 'top'; camera: CameraRecord } {
  const { cameras } = home;
  if (input.mode !== 'observer') return { mode: 'top', camera: cameras.top };
  const camera: CameraRecord = {
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
  const aim = aimOf(home, input);
  return {
    mode: 'observer',
    camera: aim ? { ...camera, ...lookAt([camera.x, camera.y, camera.z], aim) } : camera,
  };
}

function aimOf(home: HomeRecords, { lookAt: point, target }: SetCameraInput): Vector | null {
  if (point) return [point.x, point.y, point.z ?? 0];
  if (target == null) return null;
  const [plan, box] = [planBounds(home), homeBounds(home)];
  if (!plan || !box) throw emptyScene('The home is empty and has no center to look at.');
  return [(plan.left + plan.right) / 2, (plan.top + plan.bottom) / 2, (box.min[2] + box.max[2]) / 2];
}

export const storeCamera: Handlers['store_camera'] = ({ name, delete: remove }) => ({
  async run({ home }) {
    const { cameras } = await home.state();
    const known = cameras.stored.find((camera) => camera.name === name);
    if (remove) {
      if (!known)
        throw notFound(
          'camera',
          name,
          cameras.stored.map((camera) => camera.name),
        );
      const rest = cameras.stored.filter((camera) => camera !== known);
      await home.change('Delete camera', [{ op: 'storedCameras', cameras: rest }]);
      return {
        output: { action: 'deleted', camera: storedCameraOutput(known) },
        text: `Deleted ${quote(name, 80)}.`,
      };
    }
    const id = known?.id ?? home.newId('camera');
    const camera: StoredCameraRecord = { ...cameras[cameras.active], id, name, mode: cameras.active };
    const all = known
      ? cameras.stored.map((one) => (one === known ? camera : one))
      : [...cameras.stored, camera];
    await home.change('Store camera', [{ op: 'storedCameras', cameras: all }]);
    return {
      output: { action: known ? 'replaced' : 'created', camera: storedCameraOutput(camera) },
      text: `Stored ${id} ${quote(name, 80)} at ${viewLine(storedCameraOutput(camera))}.`,
    };
  },
});

export const getCameras: Handlers['get_cameras'] = () => ({
  async run({ home }) {
    const { cameras } = await home.state();
    const output = { camera: cameraOutput(cameras), storedCameras: cameras.stored.map(storedCameraOutput) };
    const lines = output.storedCameras.map((one) => `${one.id} ${quote(one.name, 80)} at ${viewLine(one)}`);
    return { output, text: [`In use is the ${cameraLine(output.camera)}.`, ...lines].join('\n') };
  },
});
