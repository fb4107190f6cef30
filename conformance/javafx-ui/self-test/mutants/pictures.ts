import type { PictureOptions, Toolkit } from '../../../../server/javafx-ui/scene/port.js';
import type { Mutant } from '../mutant.js';

/** A toolkit that draws another picture than the one that was asked for. */
const misdrawn =
  (change: (picture: PictureOptions) => PictureOptions): NonNullable<Mutant['toolkit']> =>
  (toolkit) => {
    const take = toolkit.screenshot?.bind(toolkit);
    const screenshot: NonNullable<Toolkit['screenshot']> = (window, deadline, picture) =>
      take!(window, deadline, picture && change(picture));
    return Object.create(toolkit, { screenshot: { value: screenshot } }) as Toolkit;
  };

/** 18.2 Pictures */
export const pictures = {
  'picture-node': {
    breaks: 'Cuts out a part beside the node.',
    toolkit: misdrawn((picture) => {
      const { clip } = picture;
      return clip && clip.x > 0 ? { ...picture, clip: { ...clip, x: clip.x + 3 } } : picture;
    }),
  },
  'picture-max': {
    breaks: 'Scales the width alone.',
    toolkit: misdrawn((picture) => {
      const { clip, size } = picture;
      return clip && size ? { ...picture, size: { width: size.width, height: clip.height } } : picture;
    }),
  },
  'picture-annotate': {
    breaks: 'Tells of boxes that it does not draw.',
    toolkit: misdrawn((picture) => ({ ...picture, boxes: [] })),
  },
} satisfies Record<string, Mutant>;
