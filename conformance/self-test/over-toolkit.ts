import type {
  ActionOutcome,
  CaptureRequest,
  Deadline,
  PerformOptions,
  RawAction,
  RawNode,
  RawScene,
  Toolkit,
} from '../../server/toolkit/port.js';

/** Methods of a toolkit, each with the healthy one as `next`. */
export interface Over {
  capture?(request: CaptureRequest, deadline: Deadline, next: Toolkit['capture']): Promise<RawScene>;
  perform?(
    action: RawAction,
    options: PerformOptions,
    deadline: Deadline,
    next: Toolkit['perform'],
  ): Promise<ActionOutcome>;
  screenshot?(window: number, deadline: Deadline, next: Toolkit['screenshot']): Promise<Uint8Array | null>;
  /** Off by default in mutants: the engine then queries the captured scene, so that one fault is enough. */
  lookup?: Toolkit['lookup'];
}

/** The toolkit with some methods replaced. */
export function overToolkit(toolkit: Toolkit, over: Over): Toolkit {
  const capture: Toolkit['capture'] = (request, deadline) => toolkit.capture(request, deadline);
  const perform: Toolkit['perform'] = (action, options, deadline) =>
    toolkit.perform(action, options, deadline);
  const screenshot: Toolkit['screenshot'] = (window, deadline) => toolkit.screenshot(window, deadline);
  return {
    info: () => toolkit.info(),
    get attached() {
      return toolkit.attached;
    },
    capture: over.capture ? (request, deadline) => over.capture!(request, deadline, capture) : capture,
    perform: over.perform
      ? (action, options, deadline) => over.perform!(action, options, deadline, perform)
      : perform,
    screenshot: over.screenshot
      ? (window, deadline) => over.screenshot!(window, deadline, screenshot)
      : screenshot,
    ...(over.lookup ? { lookup: over.lookup } : {}),
    close: () => toolkit.close(),
  };
}

/** A toolkit whose captured nodes are changed one by one. */
export function overNodes(change: (node: RawNode, scene: RawScene) => void): (toolkit: Toolkit) => Toolkit {
  return (toolkit) =>
    overToolkit(toolkit, {
      async capture(request, deadline, next) {
        const scene = await next(request, deadline);
        for (const node of scene.nodes) change(node, scene);
        return scene;
      },
    });
}
