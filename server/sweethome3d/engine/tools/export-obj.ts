import { platform } from '../../../calls/platform.js';
import { homeBounds } from '../../geometry/bounds.js';
import { emptyScene } from '../errors.js';
import type { Handlers } from './handler.js';

const mimeType = 'application/zip';

export const exportObj: Handlers['export_to_obj'] = ({ filePath, overwrite }, { photoTimeoutMs }) => ({
  timeoutMs: photoTimeoutMs,
  async run({ home, files }) {
    const place = filePath == null ? null : await files.placeOf(filePath, ['.zip']);
    if (!homeBounds(await home.state())) throw emptyScene('The home is empty; there is nothing to export.');
    const { data, entries } = await home.port.obj(home.id, home.call);
    if (place) await files.write(place, data, overwrite ?? false);
    const output = { filePath: place?.shown ?? null, sizeBytes: data.length, files: [...entries] };
    const where = place ? `Wrote ${place.shown}` : 'A zip';
    const text = `${where} with ${entries.join(', ')}, ${data.length} bytes.`;
    if (place) return { output, text };
    const resource = { uri: 'sh3d://home.zip', mimeType, blob: platform.base64(data) };
    return { output, text, blocks: [{ type: 'resource', resource }] };
  },
});
