import { asArray, asObject, type JsonObject } from '../../kit/reading/json.js';
import { wall } from '../building.js';
import type { Check, CheckContext } from '../check.js';

const somewhere = { x: 100, y: -200, z: 160, yaw: 30, pitch: 12, fov: 70 };

const observer = (t: CheckContext, more: JsonObject = {}) =>
  t.done('set_camera', { mode: 'observer', ...more });

const degrees = (radians: number): number => ((((radians * 180) / Math.PI) % 360) + 360) % 360;

/** 10.1 Cameras */
export const cameras = {
  'camera-observer': async (t) => {
    t.alike(await observer(t, somewhere), { mode: 'observer', ...somewhere }, 'the camera');
    t.alike((await t.state()).camera, { mode: 'observer', ...somewhere }, 'the camera in get_state');
    t.alike(
      await observer(t, { pitch: -5 }),
      { mode: 'observer', ...somewhere, pitch: -5 },
      'the camera but for its pitch',
    );
    t.alike(
      await observer(t, { x: 7, fov: 50 }),
      { ...somewhere, pitch: -5, x: 7, fov: 50 },
      'the camera but for x and fov',
    );
  },

  'camera-top': async (t) => {
    await observer(t, somewhere);
    t.equal((await t.done('set_camera', { mode: 'top' })).mode, 'top', 'mode');
    t.equal((await t.state()).camera.mode, 'top', 'mode in get_state');
    t.equal(asObject((await t.done('get_cameras')).camera).mode, 'top', 'mode in get_cameras');
    t.alike(await observer(t), { mode: 'observer', ...somewhere }, 'the observer afterwards');
  },

  'camera-yaw-range': async (t) => {
    for (const [given, told] of [
      [-90, 270],
      [725, 5],
      [360, 0],
    ] as const)
      t.near((await observer(t, { yaw: given })).yaw, told, `yaw given as ${given}`);
  },

  'camera-look-at': async (t) => {
    const points = [
      [0, 100, 0],
      [-100, 0, 0],
      [100, 0, 50],
      [0, -100, 200],
      [70, 30, 10],
    ] as const;
    for (const [dx, dy, dz] of points) {
      const told = await observer(t, {
        x: 50,
        y: 60,
        z: 170,
        lookAt: { x: 50 + dx, y: 60 + dy, z: 170 + dz },
      });
      const what = `looking by ${dx}, ${dy}, ${dz}`;
      t.near(told.yaw, degrees(Math.atan2(-dx, dy)), `yaw ${what}`);
      t.near(told.pitch, (Math.atan2(-dz, Math.hypot(dx, dy)) * 180) / Math.PI, `pitch ${what}`);
    }
    const ground = await observer(t, { x: 0, y: 0, z: 100, lookAt: { x: 0, y: 100 } });
    t.near(ground.pitch, 45, 'pitch towards a point without z, which is on the ground');
  },

  'camera-centre': async (t) => {
    await wall(t, [0, 0, 400, 0]);
    await wall(t, [0, 600, 400, 600]);
    const { yaw } = await observer(t, { x: 1200, y: 300, z: 170, target: 'center' });
    t.near(yaw, 90, 'yaw towards the middle, which is on the left');
    t.near((await observer(t, { x: 200, y: -900, z: 170, target: 'center' })).yaw, 0, 'yaw towards +y');
  },

  'camera-centre-empty': async (t) => {
    t.fails(await t.ask('set_camera', { mode: 'observer', target: 'center' }), 'SH3D_EMPTY_SCENE');
  },

  'camera-exclusive': async (t) => {
    await wall(t, [0, 0, 400, 0]);
    await observer(t, somewhere);
    await t.done('store_camera', { name: 'Here' });
    const lookAt = { x: 0, y: 0 };
    const wrong: JsonObject[] = [
      { mode: 'observer', lookAt, yaw: 5 },
      { mode: 'observer', lookAt, pitch: 5 },
      { mode: 'observer', lookAt, target: 'center' },
      { mode: 'observer', target: 'center', yaw: 5 },
      { mode: 'top', x: 5 },
      { mode: 'top', lookAt },
      { name: 'Here', x: 5 },
      { name: 'Here', fov: 50 },
    ];
    for (const input of wrong) t.rejects(await t.ask('set_camera', input), JSON.stringify(input));
    t.alike((await t.state()).camera, { mode: 'observer', ...somewhere }, 'the camera after the refusals');
  },

  'camera-stored': async (t) => {
    await observer(t, somewhere);
    const { action, camera } = await t.done('store_camera', { name: 'Here' });
    t.equal(action, 'created', 'action');
    t.alike(camera, { name: 'Here', ...somewhere }, 'the stored camera');
    await observer(t, { x: 0, y: 0, yaw: 200, pitch: 0, fov: 50 });
    t.alike(
      (await t.state()).storedCameras[0],
      { name: 'Here', ...somewhere },
      'the stored camera after moving',
    );
    t.alike(await t.done('set_camera', { name: 'Here' }), somewhere, 'the camera that came back');
    t.alike((await t.state()).camera, somewhere, 'the camera in get_state');
  },

  'camera-replaced': async (t) => {
    await observer(t, somewhere);
    await t.done('store_camera', { name: 'Here' });
    await observer(t, { ...somewhere, x: 999 });
    t.equal((await t.done('store_camera', { name: 'Here' })).action, 'replaced', 'action');
    const { storedCameras } = await t.state();
    t.equal(storedCameras.length, 1, 'stored cameras');
    t.near(storedCameras[0]?.x, 999, 'x of the stored camera');
  },

  'camera-deleted': async (t) => {
    await t.done('store_camera', { name: 'Here' });
    await t.done('store_camera', { name: 'There' });
    t.equal((await t.done('store_camera', { name: 'Here', delete: true })).action, 'deleted', 'action');
    t.equal(
      (await t.state()).storedCameras.map(({ name }) => name),
      ['There'],
      'stored cameras that are left',
    );
  },

  'camera-unknown': async (t) => {
    t.fails(await t.ask('set_camera', { name: 'Nowhere' }), 'SH3D_NOT_FOUND', 'set_camera');
    t.fails(await t.ask('store_camera', { name: 'Nowhere', delete: true }), 'SH3D_NOT_FOUND', 'store_camera');
  },

  'camera-listed': async (t) => {
    const { camera, storedCameras } = await t.done('get_cameras');
    const state = await t.state();
    t.expect(typeof asObject(camera).x === 'number', 'a camera with a place', camera);
    t.alike(camera, state.camera, 'the camera of get_cameras');
    t.alike(asArray(storedCameras), state.storedCameras, 'the stored cameras of get_cameras');
  },
} satisfies Record<string, Check>;

/** 10.2 Environment */
export const environment = {
  'environment-set': async (t) => {
    const given = {
      groundColor: '#102030',
      skyColor: '#405060',
      lightColor: '#708090',
      ceilingLightColor: '#A0B0C0',
      wallsAlpha: 0.25,
      drawingMode: 'FILL_AND_OUTLINE',
      allLevelsVisible: true,
    };
    t.alike(await t.done('set_environment', given), given, 'the environment');
    t.alike((await t.state()).environment, given, 'the environment in get_state');
    const other = { wallsAlpha: 0, drawingMode: 'FILL', allLevelsVisible: false };
    t.alike(
      await t.done('set_environment', other),
      { ...given, ...other },
      'the environment after another change',
    );
  },
} satisfies Record<string, Check>;
