import { stat } from 'node:fs/promises';
import { NotAHome } from '../../home/port-errors.js';
import { invalidInput, ioFailed } from '../errors.js';
import { prepareCheckpoint } from '../history/checkpoints.js';
import { counted, countsOf } from '../text/counted.js';
import type { Handlers } from './handler.js';

const extensions = ['.sh3d'];
/** Larger ones are no homes that anybody drew. */
const largestHome = 256 * 2 ** 20;

export const saveHome: Handlers['save_home'] = ({ filePath, overwrite }) => ({
  async run({ home, files }) {
    const window = (await home.windows()).find(({ id }) => id === home.id);
    const own = window?.path == null ? null : files.relative(window.path);
    const given = filePath ?? own;
    if (given === null) {
      const message = 'Expected "filePath": the home has no file below the folder of files yet.';
      throw invalidInput('/filePath', 'a relative path', message);
    }
    const place = await files.placeOf(given, extensions);
    // Its own file may always be replaced by what has become of it.
    await files.checkFree(place, overwrite === true || (filePath ?? null) === null);
    await home.port.write(home.id, place.path, home.call);
    const { size } = await stat(place.path);
    return {
      output: { filePath: place.shown, sizeBytes: size },
      text: `Saved the home as ${place.shown}, ${size} bytes.`,
    };
  },
});

export const loadHome: Handlers['load_home'] = ({ filePath }) => ({
  async run({ home, files }) {
    const place = await files.existing(filePath, extensions, largestHome);
    const before = await prepareCheckpoint(home, `Before ${place.shown} was loaded`);
    try {
      await home.port.read(home.id, place.path, home.call);
    } catch (error) {
      await before.discard();
      if (error instanceof NotAHome) throw ioFailed('NOT_A_HOME', error.message, filePath);
      throw error;
    }
    const { id: checkpointId } = await before.take();
    const records = await home.state();
    home.memory.ids.avoid(records);
    const contents = countsOf(records);
    return {
      output: { filePath: place.shown, contents, checkpointId },
      text: `Loaded ${place.shown} with ${counted(contents)}; ${checkpointId} has what was there before.`,
    };
  },
});
