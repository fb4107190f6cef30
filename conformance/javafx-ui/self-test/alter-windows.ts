import type { RawWindow, Toolkit } from '../../../server/javafx-ui/scene/port.js';
import { alterToolkit } from './alter-toolkit.js';

/** A toolkit whose list of windows is changed. All of them are walked, because others may be selected now. */
export function alterWindows(change: (windows: RawWindow[]) => void): (toolkit: Toolkit) => Toolkit {
  return (toolkit) =>
    alterToolkit(toolkit, {
      async capture(request, deadline, next) {
        const { scope } = request;
        const wide = scope.kind === 'windows' ? { ...scope, selection: { stage: 'all' as const } } : scope;
        const scene = await next({ ...request, scope: wide }, deadline);
        change(scene.windows);
        return scene;
      },
    });
}
