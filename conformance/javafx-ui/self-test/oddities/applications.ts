import type { Toolkit } from '../../../../server/javafx-ui/scene/port.js';
import { alterNodes, alterToolkit } from '../alter-toolkit.js';
import { alterWindows } from '../alter-windows.js';
import type { Oddity } from '../oddity.js';

/** Applications that the suite does not know, seen through a server without a fault. */
export const applications = {
  'shows a clock and a progress bar that never stand still': {
    only: ['2.3', '2.4', '5', '6', '7', '9', '14'],
    settings: { profile: 'core' },
    toolkit: living,
    outcomes: {
      'deterministic-snapshot': 'skip',
      'deterministic-text': 'skip',
      'deterministic-query': 'skip',
    },
  },

  'has a window whose title looks like a path': {
    only: ['no-leak', '6', '12'],
    settings: { profile: 'core' },
    toolkit: alterWindows(([window]) => {
      if (window) window.title = '/home/ada/notes.txt — java.lang.IllegalStateException';
    }),
  },

  'names its nodes by what no selector can say': {
    only: ['2.3', '2.4', '5', '7', '9', '11', '12', '14'],
    settings: { profile: 'core' },
    toolkit: alterNodes((node) => {
      if (node.id != null) node.id = unsayable[node.id.length % unsayable.length]!.replace('id', node.id);
    }),
  },

  'has set its server to take larger messages, and to tell accessibility in full mode': {
    only: ['body-limit', 'http-order', 'full-default'],
    settings: { configured: ['full-default'] },
    options: { bodyLimit: 9 << 20, snapshotDefaults: { accessibility: true, localToScreen: false } },
  },

  'has set its server to take only small messages': {
    only: ['body-limit', 'http-order'],
    options: { bodyLimit: 64 << 10 },
  },

  'lets its server wait for half a minute': {
    only: ['busy', '10.1'],
    settings: { deadlineMs: 30_000 },
    options: { fxTimeoutMs: 30_000 },
    neverWhole: true,
  },
} satisfies Record<string, Oddity>;

/** Ids that FXML takes and the grammar of selectors does not. */
const unsayable = ['view.id', '#id', 'id, then', '  id', 'id:hover', '$id{0}', '"id"', 'id > *', ''];

/** Each capture finds another time, and the bar a little further. */
function living(toolkit: Toolkit): Toolkit {
  let ticks = 0;
  return alterToolkit(toolkit, {
    async capture(request, deadline, next) {
      const scene = await next(request, deadline);
      ticks++;
      for (const node of scene.nodes) {
        if (node.id === 'status') node.label = `12:00:${ticks}`;
        if (node.type === 'ProgressBar') node.valueText = `${ticks % 100}%`;
        if (node.id === 'status' && node.boundsInParent) {
          const [x, y, width, height] = node.boundsInParent;
          node.boundsInParent = [x, y, width + (ticks % 9), height];
        }
      }
      return scene;
    },
  });
}
