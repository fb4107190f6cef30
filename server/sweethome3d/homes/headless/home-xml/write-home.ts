import { strToU8 } from 'fflate';
import type { HomeRecords } from '../../../home/records.js';
import { zipped } from '../archive.js';
import { Contents } from './contents.js';
import { dimensionLine, label, piece, room, wall } from './write-objects.js';
import { cameras, environment, level } from './write-parts.js';
import { element } from './xml-element.js';

/** The version of the format that the application of these days writes. */
const VERSION = 7000;

/** A home as a file that Sweet Home 3D opens. The same home gives the same bytes. */
export async function writeHome(home: HomeRecords): Promise<Uint8Array> {
  const contents = new Contents();
  const each = async <T>(objects: readonly T[], write: (object: T) => Promise<string>): Promise<string[]> => {
    const written: string[] = [];
    for (const object of objects) written.push(await write(object));
    return written;
  };
  const attributes = {
    version: VERSION,
    camera: home.cameras.active === 'observer' ? 'observerCamera' : 'topCamera',
    selectedLevel: home.selectedLevel,
    wallHeight: home.wallHeight,
  };
  // In the order of the format.
  const xml = element('home', attributes, [
    await environment(home.environment, contents),
    ...cameras(home.cameras),
    ...home.levels.map((record, index) => level(record, index)),
    ...(await each(home.furniture, (record) => piece(record, contents))),
    ...(await each(home.walls, (record) => wall(record, home.wallHeight, contents))),
    ...(await each(home.rooms, (record) => room(record, contents))),
    ...home.dimensionLines.map(dimensionLine),
    ...home.labels.map(label),
  ]);
  return zipped({ 'Home.xml': strToU8(`<?xml version='1.0'?>\n${xml}\n`), ...contents.files });
}
