import { NotAHome } from '../../../home/port-errors.js';
import type { HomeRecords } from '../../../home/records.js';
import { Attributes } from './attributes.js';
import { homeXmlOf } from './read-archive.js';
import { readFurniture } from './read-furniture.js';
import { readDimensionLine, readLabel, readRoom, readWall } from './read-objects.js';
import { readCameras, readEnvironment, readLevel } from './read-parts.js';
import { soundRecords } from './sound-records.js';
import { type XmlNode, xmlTree } from './xml-tree.js';

/** Reads the file of a home, ours or the application's. Fails with `NotAHome` and a sentence. */
export function readHome(file: Uint8Array): HomeRecords {
  const root = xmlTree(homeXmlOf(file));
  if (root.name !== 'home')
    throw new NotAHome(`Home.xml is no home: it begins with <${root.name.slice(0, 40)}>.`);
  const attributes = new Attributes(root);
  const wallHeight = Math.max(0.01, attributes.number('wallHeight', 250));
  const all = <T>(name: string, read: (node: XmlNode) => T): T[] =>
    root.children.filter((child) => child.name === name).map(read);
  return soundRecords({
    wallHeight,
    levels: all('level', readLevel),
    selectedLevel: attributes.text('selectedLevel'),
    walls: all('wall', (node) => readWall(node, wallHeight)),
    rooms: all('room', readRoom),
    furniture: readFurniture(root.children),
    labels: all('label', readLabel),
    dimensionLines: all('dimensionLine', readDimensionLine),
    cameras: readCameras(root),
    environment: readEnvironment(root.children.find(({ name }) => name === 'environment')),
  });
}
