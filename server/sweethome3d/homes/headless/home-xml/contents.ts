import { strToU8 } from 'fflate';
import { planOf } from '../../../drawing/plan.js';
import { pngOf } from '../../../drawing/png.js';
import type { FurnitureRecord, TextureRecord } from '../../../home/records.js';
import { emptyHome } from '../empty-home.js';
import { objText } from '../obj/obj-text.js';
import { tiled } from '../solids/materials.js';
import { surfacesOf } from '../solids/piece-solid.js';
import { textureImage } from '../texture-image.js';

const ICON = 64;

/**
 * The files beside Home.xml: the application asks for a model and an icon of each piece, and for an image of
 * each texture. Pieces that look alike share theirs.
 */
export class Contents {
  readonly files: Record<string, Uint8Array> = {};
  private readonly models = new Map<string, { model: string; icon: string }>();
  private readonly images = new Map<string, string>();
  private next = 0;

  async modelOf(piece: FurnitureRecord): Promise<{ model: string; icon: string }> {
    const { catalogId, name, width, depth, height, opening, model } = piece;
    const key = JSON.stringify([
      catalogId,
      name,
      width,
      depth,
      height,
      opening?.wallThickness,
      opening?.wallDistance,
      model,
    ]);
    let entry = this.models.get(key);
    if (!entry) {
      const number = this.next++;
      entry = { model: `${number}/piece.obj`, icon: `${number}-icon.png` };
      this.models.set(key, entry);
      // The colour and texture of the piece are laid over its model by whoever shows it.
      const plain = { ...piece, color: null, texture: null, shininess: null };
      const solid = { kind: 'furniture' as const, id: 'piece', name: 'piece', surfaces: surfacesOf(plain) };
      const { obj, mtl } = objText([solid], 'piece.mtl');
      this.files[entry.model] = strToU8(obj);
      this.files[`${number}/piece.mtl`] = strToU8(mtl);
      this.files[entry.icon] = await iconOf(piece);
    }
    return entry;
  }

  async imageOf(texture: TextureRecord): Promise<string> {
    const id = tiled(texture)?.id ?? '';
    let image = this.images.get(id);
    if (image === undefined) {
      image = `${this.next++}-texture.png`;
      this.images.set(id, image);
      this.files[image] = await textureImage(id);
    }
    return image;
  }
}

/** The symbol of the plan, alone. */
async function iconOf(piece: FurnitureRecord): Promise<Uint8Array> {
  const alone = { ...piece, level: null, x: 0, y: 0, angle: 0, visible: true, nameVisible: false };
  const { marks, ...picture } = planOf({ ...emptyHome, furniture: [alone] });
  const half = (Math.max(piece.width, piece.depth) / 2) * 1.08;
  const symbols = marks.filter(
    (mark) => mark.type === 'group' && /^(furniture|doors|door-swings|windows)$/.test(mark.name),
  );
  const box = { left: -half, top: -half, right: half, bottom: half };
  return (await pngOf({ ...picture, box, marks: symbols }, ICON)).data;
}
