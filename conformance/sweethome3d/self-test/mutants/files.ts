import { asArray, asObject, type JsonObject } from '../../../kit/reading/json.js';
import { onOutput } from '../../../kit/self-test/alter-reply.js';
import { onInput } from '../../../kit/self-test/alter-request.js';
import type { Mutant, ToolResult } from '../../../kit/self-test/mutant.js';
import {
  alsoDoing,
  assuming,
  calling,
  overlooking,
  pretending,
  taking,
  tellingInState,
} from '../alter-home.js';

/** Changes the image blocks of a tool's answers. */
const onImages =
  (
    tool: string,
    change: (images: JsonObject[], result: ToolResult) => JsonObject[],
  ): NonNullable<Mutant['reply']> =>
  (result, call) => {
    if (call.tool !== tool || result.isError) return result;
    const images = result.content.filter(({ type }) => type === 'image');
    const others = result.content.filter(({ type }) => type !== 'image');
    return { ...result, content: [...others, ...change(images, result)] };
  };

/** A grey PNG of one pixel. */
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==';

/** 12 Files and pictures */
export const files = {
  'no-image-data-in-text': {
    breaks: 'Repeats the picture in the structured output.',
    reply: (result, { tool }) => {
      const data = result.content.find(({ type }) => type === 'image')?.data;
      if (tool === 'export_plan_image' && data) asObject(result.structuredContent).data = data;
      return result;
    },
  },
  'path-below': {
    breaks: 'Takes the name of a file out of a path that leads outside.',
    http: taking('export_svg', ({ filePath }) =>
      typeof filePath === 'string' && /^(\/|\.\.)/.test(filePath) ? { filePath: `x${Math.random()}` } : {},
    ),
  },
  'path-reported': {
    breaks: 'Tells the path of an archive without its ending.',
    reply: onOutput('export_to_obj', (output) => {
      if (output.filePath) output.filePath = String(output.filePath).replace(/\.zip$/, '');
    }),
  },
  'file-kept': {
    breaks: 'Replaces drawings without being told so.',
    http: onInput('export_svg', (input) => ({ ...input, ...(input.filePath ? { overwrite: true } : {}) })),
  },
  'file-replaced': {
    breaks: 'Never replaces a home.',
    http: overlooking('save_home', 'overwrite'),
  },
  'save-load': {
    breaks: 'Loses the labels of a home that it loads.',
    reply: alsoDoing('load_home', async (server) => {
      const { structuredContent } = await server.call('get_state', {});
      for (const label of asArray(structuredContent?.labels))
        await server.call('delete_annotation', { id: asObject(label).id });
    }),
  },
  'save-clean': {
    breaks: 'Says that a saved home has to be saved.',
    reply: tellingInState(({ homes }) => {
      for (const home of homes ?? []) home.modified = true;
    }),
  },
  'save-own-file': {
    breaks: 'Wants a path for every save.',
    http: assuming('save_home', { filePath: 'unnamed', overwrite: true }),
  },
  'load-replaces': {
    breaks: 'Keeps the levels of the home when it loads another one.',
    reply: alsoDoing('load_home', (server) => server.call('add_level', { name: 'Ground', elevation: 0 })),
  },
  'load-checkpoint': {
    breaks: 'Takes the checkpoint after it has loaded.',
    reply: async (result, { tool }, server) => {
      if (tool !== 'load_home' || result.isError) return result;
      const { structuredContent } = await server.call('checkpoint', {});
      await server.call('add_label', { text: 'changed', x: 0, y: 0 });
      return {
        ...result,
        structuredContent: { ...result.structuredContent, checkpointId: structuredContent?.id },
      };
    },
  },
  'load-missing': {
    breaks: 'Says that a file is not found as if it were an object.',
    reply: (result, call, server) =>
      String(call.input.filePath).includes('never-saved')
        ? calling('SH3D_IO', 'SH3D_NOT_FOUND', 'load_home')(result, call, server)
        : result,
  },
  'svg-document': {
    breaks: 'Writes names into the drawing as they are.',
    reply: onOutput('export_svg', (output) => {
      if (output.svg) output.svg = String(output.svg).replaceAll('&amp;', '&').replaceAll('&lt;', '<');
    }),
  },
  'svg-shows': {
    breaks: 'Leaves the labels off the plan.',
    reply: onOutput('export_svg', (output) => {
      if (output.svg) output.svg = String(output.svg).replaceAll('Mind the', 'Mind');
    }),
  },
  'svg-changes': {
    breaks: 'Draws the first plan for ever.',
    reply: (() => {
      let first: unknown;
      return onOutput('export_svg', (output) => {
        first ??= output.svg;
        output.svg = first;
      });
    })(),
  },
  'svg-file': {
    breaks: 'Sends the drawing beside the file, too.',
    reply: onOutput('export_svg', (output) => {
      output.svg ??= '<svg xmlns="http://www.w3.org/2000/svg"/>';
    }),
  },
  'plan-image': {
    breaks: 'Draws plans of 800 pixels by default.',
    http: assuming('export_plan_image', { width: 800 }),
  },
  'plan-drawn': {
    breaks: 'Sends a grey dot as the plan.',
    reply: onImages('export_plan_image', (images) => images.map((image) => ({ ...image, data: dot }))),
  },
  'plan-file': {
    breaks: 'Sends a picture beside the file, too.',
    reply: onImages('export_plan_image', (images) =>
      images.length > 0 ? images : [{ type: 'image', mimeType: 'image/png', data: dot }],
    ),
  },
  'plan-empty': {
    breaks: 'Exports an empty home.',
    reply: pretending('SH3D_EMPTY_SCENE', 'export_to_obj'),
  },
  'photo-size': {
    breaks: 'Takes all pictures square.',
    http: taking('render_photo', ({ width }) => (width === undefined ? {} : { height: width })),
  },
  'photo-format': {
    breaks: 'Takes JPEG whatever is asked.',
    http: overlooking('render_photo', 'format'),
  },
  'photo-drawn': {
    breaks: 'Sends a grey dot as the picture.',
    reply: onImages('render_photo', (images) => images.map((image) => ({ ...image, data: dot }))),
  },
  'photo-corners': {
    breaks: 'Takes the corners in another order.',
    reply: onOutput('render_photo', (output) => {
      asArray(output.images).reverse();
    }),
  },
  'photo-angles': {
    breaks: 'Takes one picture where two are asked for.',
    http: taking('render_photo', ({ angles }) => (angles === 2 ? { angles: 1 } : {})),
  },
  'photo-differ': {
    breaks: 'Sends the first corner four times.',
    reply: onImages('render_photo', (images) => images.map(() => images[0]!)),
  },
  'photo-pitch': {
    breaks: 'Looks down by 30 degrees at what is focused on.',
    http: taking('render_photo', ({ focusOn, pitch }) =>
      focusOn && pitch === undefined ? { pitch: 30 } : {},
    ),
  },
  'photo-focus': {
    breaks: 'Shows the whole home where there is nothing to focus on.',
    http: onInput('render_photo', ({ focusOn, ...input }) =>
      focusOn === 'room-none' || !focusOn ? input : { ...input, focusOn },
    ),
  },
  'photo-standard': {
    breaks: 'Stays where the camera of the home is.',
    http: overlooking('render_photo', 'x', 'y', 'z'),
    alsoRed: ['photo-overhead-members'],
  },
  'photo-overhead-members': {
    breaks: 'Overlooks a place in an overhead view.',
    http: onInput('render_photo', ({ z, ...input }) =>
      input.view === 'standard' && z !== undefined ? { ...input, z } : input,
    ),
  },
  'photo-hide-walls': {
    breaks: 'Shows the walls all the same.',
    http: overlooking('render_photo', 'hideWalls'),
  },
  'photo-file': {
    breaks: 'Tells four files by one name.',
    reply: onOutput('render_photo', (output) => {
      const all = asArray(output.images).map(asObject);
      for (const one of all) one.filePath = all[0]?.filePath;
    }),
  },
  'photo-empty': {
    breaks: 'Has no word for a home with nothing in it.',
    reply: calling('SH3D_EMPTY_SCENE', 'SH3D_CONFLICT', 'render_photo'),
  },
  'photo-renderer': {
    breaks: 'Does not say what drew a picture.',
    reply: onOutput('render_photo', (output) => {
      output.renderer = ' ';
    }),
  },
  'obj-zip': {
    breaks: 'Cuts the archive off.',
    reply: (result, { tool }) => {
      if (tool !== 'export_to_obj') return result;
      for (const block of result.content.filter(({ type }) => type === 'resource')) {
        const resource = asObject(block.resource);
        resource.blob = String(resource.blob).slice(0, 40);
      }
      return result;
    },
  },
  'obj-file': {
    breaks: 'Sends an archive beside the file, too.',
    reply: (result, { tool, input }) =>
      tool === 'export_to_obj' && input.filePath && !result.isError
        ? {
            ...result,
            content: [
              ...result.content,
              { type: 'resource', resource: { uri: 'sh3d://home.zip', blob: '' } },
            ],
          }
        : result,
  },
} satisfies Record<string, Mutant>;
