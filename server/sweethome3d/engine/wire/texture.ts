import type { AppliedTexture } from '../../../../generated/mcp-sweethome3d/1.0/types.js';
import type { TextureRecord } from '../../home/records.js';
import { bearing, rounded } from './numbers.js';

export function textureOutput(texture: TextureRecord | null): AppliedTexture | null {
  if (texture === null) return null;
  const { catalogId, name, category, width, height, angle, scale } = texture;
  return {
    catalogId,
    name,
    category,
    width: rounded(width),
    height: rounded(height),
    angle: bearing(angle),
    scale: rounded(scale),
  };
}
