import { onInput } from '../../../kit/self-test/alter-request.js';
import { alterToolkit } from '../alter-toolkit.js';
import type { Mutant } from '../mutant.js';

/** 11 Screenshots */
export const screenshots = {
  'screenshot-png': {
    breaks: 'Stops in the middle of the picture.',
    toolkit: (toolkit) =>
      alterToolkit(toolkit, {
        async screenshot(window, deadline, next) {
          const png = await next(window, deadline);
          return png?.slice(0, png.length / 2) ?? null;
        },
      }),
  },
  'screenshot-default': {
    breaks: 'Takes the first window when none is named.',
    http: onInput('ui_screenshot', (input) => ({ ...input, stageIndex: input.stageIndex ?? 0 })),
  },
  'screenshot-range': {
    breaks: 'Takes the first window when the one that was named is not there.',
    http: onInput('ui_screenshot', (input) => (Number(input.stageIndex) > 99 ? { stageIndex: 0 } : input)),
  },
  'screenshot-image-block': {
    breaks: 'Sends the picture in the structured content only.',
    reply: (result) => ({ ...result, content: result.content.filter(({ type }) => type !== 'image') }),
  },
} satisfies Record<string, Mutant>;
