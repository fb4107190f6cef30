import type {
  Photo as PhotoOutput,
  RenderPhotoInput,
} from '../../../../generated/mcp-sweethome3d/1.0/types.js';
import type { ContentBlock } from '../../../calls/content-block.js';
import { platform } from '../../../calls/platform.js';
import type { FilePlace } from '../../files/file-folder.js';
import type { CameraRecord } from '../../home/records.js';
import { invalidInput } from '../errors.js';
import { listed } from '../text/counted.js';
import { viewLine } from '../text/objects.js';
import { camerasOf, photoSize } from '../views/photo-cameras.js';
import { viewOutput } from '../wire/views.js';
import type { Handlers, HomeTurn } from './handler.js';

export const renderPhoto: Handlers['render_photo'] = (input, { photoTimeoutMs }) => {
  checkMembers(input);
  return {
    timeoutMs: photoTimeoutMs,
    async run(turn) {
      const { home, files } = turn;
      const cameras = camerasOf(await home.state(), input);
      const places = await placesOf(input, cameras.length, turn);
      const images: PhotoOutput[] = [];
      const blocks: ContentBlock[] = [];
      let renderer = '';
      for (const [i, camera] of cameras.entries()) {
        const photo = await home.port.photo(home.id, requestOf(input, camera), home.call);
        const place = places[i] ?? null;
        renderer = photo.renderer;
        if (place) await files.write(place, photo.data, input.overwrite ?? false);
        else blocks.push({ type: 'image', data: platform.base64(photo.data), mimeType: photo.mimeType });
        images.push({
          index: i,
          ...photoSize(input),
          mimeType: photo.mimeType,
          camera: viewOutput(camera),
          filePath: place?.shown ?? null,
          sizeBytes: photo.data.length,
        });
      }
      const view = input.view ?? 'overhead';
      const where = places.length > 0 ? `Wrote ${listed(places.map(({ shown }) => shown))}` : 'Took';
      const seen = images.map(({ camera }) => `from ${viewLine(camera)}`).join('\n');
      return {
        output: { view, renderer, quality: input.quality ?? 'low', images },
        text: `${where}: ${images.length} ${view} ${images.length === 1 ? 'picture' : 'pictures'} by ${renderer}\n${seen}`,
        ...(blocks.length > 0 ? { blocks } : {}),
      };
    },
  };
};

const requestOf = (input: RenderPhotoInput, camera: CameraRecord) => ({
  camera,
  ...photoSize(input),
  quality: input.quality ?? 'low',
  format: input.format ?? 'jpeg',
  hideWalls: input.hideWalls ?? false,
});

/** One file for each picture, all of them free before the first is taken. */
async function placesOf(input: RenderPhotoInput, count: number, { files }: HomeTurn): Promise<FilePlace[]> {
  const { filePath, overwrite, format } = input;
  if (filePath == null) return [];
  const extensions = format === 'png' ? ['.png'] : ['.jpg', '.jpeg'];
  const places: FilePlace[] = [];
  for (let i = 1; i <= count; i++) {
    const place = await files.placeOf(filePath, extensions, count === 1 ? '' : `-${i}`);
    await files.checkFree(place, overwrite ?? false);
    places.push(place);
  }
  return places;
}

const onlyStandard = ['x', 'y', 'z', 'yaw'] as const;
const onlyOverhead = ['angles', 'focusOn'] as const;

function checkMembers(input: RenderPhotoInput): void {
  const view = input.view ?? 'overhead';
  const extra = (view === 'overhead' ? onlyStandard : onlyOverhead).find((name) => input[name] != null);
  if (extra !== undefined) {
    throw invalidInput(`/${extra}`, 'nothing here', `The view ${view} takes no "${extra}"; leave it out.`);
  }
  if (input.angles != null && input.angles !== 1 && input.angles !== 4) {
    throw invalidInput('/angles', '1 or 4', `Expected "angles" to be 1 or 4, got ${input.angles}.`);
  }
}
