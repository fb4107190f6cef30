import type { CatalogPiece, CatalogTexture } from '../../../home/catalog.js';
import { doorsAndWindows } from './doors-and-windows.js';
import { furniture } from './furniture.js';
import { textures } from './textures.js';

/** What can be placed in the embedded home. */
export const furnitureCatalog: readonly CatalogPiece[] = [...doorsAndWindows, ...furniture];

export const textureCatalog: readonly CatalogTexture[] = textures;
