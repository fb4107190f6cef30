import type { RawWindow, Toolkit } from '../../server/toolkit/port.js';
import { overToolkit } from './over-toolkit.js';

/** A toolkit whose list of windows is changed. All of them are walked, because others may be selected now. */
export function overWindows(change: (windows: RawWindow[]) => void): (toolkit: Toolkit) => Toolkit {
  return (toolkit) =>
    overToolkit(toolkit, {
      async capture(request, deadline, next) {
        const { scope } = request;
        const wide = scope.kind === 'windows' ? { ...scope, selection: { stage: 'all' as const } } : scope;
        const scene = await next({ ...request, scope: wide }, deadline);
        change(scene.windows);
        return scene;
      },
    });
}
