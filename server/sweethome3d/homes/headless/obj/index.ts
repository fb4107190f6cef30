import { strToU8 } from 'fflate';
import type { ObjExport } from '../../../home/pictures.js';
import type { HomeRecords } from '../../../home/records.js';
import { zipped } from '../archive.js';
import { homeSolids } from '../solids/home-solids.js';
import { textureImage } from '../texture-image.js';
import { textureFile } from './material-library.js';
import { objText } from './obj-text.js';

/** A home in space as an OBJ with its materials and textures, in a zip. */
export async function objZip(home: HomeRecords): Promise<ObjExport> {
  const { obj, mtl, textures } = objText(homeSolids(home), 'home.mtl');
  const files: Record<string, Uint8Array> = { 'home.obj': strToU8(obj), 'home.mtl': strToU8(mtl) };
  for (const id of textures) files[textureFile(id)] = await textureImage(id);
  return { data: await zipped(files), entries: Object.keys(files) };
}
