import { platform } from '../../../calls/platform.js';
import { planSvg } from '../../drawing/plan-svg.js';
import type { HomeRecords } from '../../home/records.js';
import { emptyScene } from '../errors.js';
import type { Handlers } from './handler.js';

export const exportSvg: Handlers['export_svg'] = ({ filePath, overwrite }) => ({
  async run({ home, files }) {
    const place = filePath == null ? null : await files.placeOf(filePath, ['.svg']);
    const records = await home.state();
    checkDrawable(records);
    const svg = planSvg(records);
    const sizeBytes = new TextEncoder().encode(svg).length;
    const { width, height } = sizeOf(svg);
    if (place) await files.write(place, svg, overwrite ?? false);
    const output = { svg: place ? null : svg, filePath: place?.shown ?? null, sizeBytes, width, height };
    const where = place ? `Wrote the plan to ${place.shown}` : 'The plan as SVG';
    return { output, text: `${where}, ${width} x ${height} px, ${sizeBytes} bytes.` };
  },
});

export const exportPlanImage: Handlers['export_plan_image'] = ({ width, filePath, overwrite }) => ({
  async run({ home, files }) {
    const place = filePath == null ? null : await files.placeOf(filePath, ['.png']);
    checkDrawable(await home.state());
    const image = await home.port.planPng(home.id, width ?? 1024, home.call);
    if (place) await files.write(place, image.data, overwrite ?? false);
    const sizeBytes = image.data.length;
    const output = {
      mimeType: 'image/png' as const,
      width: image.width,
      height: image.height,
      filePath: place?.shown ?? null,
      sizeBytes,
    };
    const text = `${place ? `Wrote the plan to ${place.shown}` : 'The plan'}, ${image.width} x ${image.height} pixels.`;
    if (place) return { output, text };
    return {
      output,
      text,
      blocks: [{ type: 'image', data: platform.base64(image.data), mimeType: 'image/png' }],
    };
  },
});

/** Labels and dimension lines alone make a plan, too. */
function checkDrawable({ walls, rooms, furniture, labels, dimensionLines }: HomeRecords): void {
  const parts = [walls, rooms, furniture, labels, dimensionLines];
  if (parts.every((list) => list.length === 0))
    throw emptyScene('The home is empty; there is no plan of it.');
}

/** The root element says how large the drawing is. */
function sizeOf(svg: string): { width: number; height: number } {
  const root = /<svg\b[^>]*>/.exec(svg)?.[0] ?? '';
  const member = (name: string) => Number(new RegExp(`\\b${name}="([\\d.]+)`).exec(root)?.[1] ?? 0);
  return { width: member('width'), height: member('height') };
}
