import { asArray, asObject } from '../../../kit/reading/json.js';
import { onOutput } from '../../../kit/self-test/alter-reply.js';
import { onInput } from '../../../kit/self-test/alter-request.js';
import type { Mutant } from '../../../kit/self-test/mutant.js';
import { calling, overlooking, taking, telling } from '../alter-home.js';

/** 10 View */
export const views = {
  'camera-observer': {
    breaks: 'Brings the field of view back to 63 degrees.',
    http: taking('set_camera', ({ mode, fov }) =>
      mode === 'observer' && fov === undefined ? { fov: 63 } : {},
    ),
  },
  'camera-top': {
    breaks: 'Still tells of the observer.',
    reply: onOutput('get_cameras', (output) => {
      asObject(output.camera).mode = 'observer';
    }),
  },
  'camera-yaw-range': {
    breaks: 'Tells the yaw as it was given.',
    reply: onOutput('set_camera', (output, { input }) => {
      if (typeof input.yaw === 'number') output.yaw = input.yaw;
    }),
  },
  'camera-look-at': {
    breaks: 'Looks in the opposite direction.',
    reply: onOutput('set_camera', (output, { input }) => {
      if (input.lookAt) output.yaw = (Number(output.yaw) + 180) % 360;
    }),
  },
  'camera-centre': {
    breaks: 'Takes the origin for the middle of the home.',
    http: onInput('set_camera', ({ target, ...input }) =>
      target === 'center' && input.x !== undefined
        ? { ...input, lookAt: { x: 0, y: 0 } }
        : { ...input, ...(target ? { target } : {}) },
    ),
  },
  'camera-centre-empty': {
    breaks: 'Finds no middle where there is nothing.',
    reply: calling('SH3D_EMPTY_SCENE', 'SH3D_NOT_FOUND', 'set_camera'),
  },
  'camera-exclusive': {
    breaks: 'Overlooks the yaw beside a point to look at.',
    http: onInput('set_camera', ({ yaw, ...input }) =>
      input.lookAt || yaw === undefined ? input : { ...input, yaw },
    ),
  },
  'camera-stored': {
    breaks: 'Stores cameras that look to the horizon.',
    reply: telling('camera', (camera) => {
      camera.pitch = 0;
    }),
  },
  'camera-replaced': {
    breaks: 'Says that a replaced camera is new.',
    reply: onOutput('store_camera', (output) => {
      if (output.action === 'replaced') output.action = 'created';
    }),
  },
  'camera-deleted': {
    breaks: 'Keeps a camera instead of deleting it.',
    http: overlooking('store_camera', 'delete'),
    alsoRed: ['camera-unknown'],
  },
  'camera-unknown': {
    breaks: 'Calls the name of a camera invalid that is not there.',
    reply: calling('SH3D_NOT_FOUND', 'SH3D_CONFLICT', 'set_camera'),
  },
  'camera-listed': {
    breaks: 'Lists the camera a step beside.',
    reply: onOutput('get_cameras', (output) => {
      const camera = asObject(output.camera);
      camera.x = Number(camera.x) + 50;
      for (const one of asArray(output.storedCameras)) asObject(one).z = 1;
    }),
  },
  'environment-set': {
    breaks: 'Overlooks the light below ceilings.',
    http: overlooking('set_environment', 'ceilingLightColor'),
  },
} satisfies Record<string, Mutant>;
