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

type Screenshot = NonNullable<Toolkit['screenshot']>;

/** Methods of a toolkit, each with the healthy one as `next`. */
export interface Over {
  capture?(request: CaptureRequest, deadline: Deadline, next: Toolkit['capture']): Promise<RawScene>;
  perform?(
    action: RawAction,
    options: PerformOptions,
    deadline: Deadline,
    next: Toolkit['perform'],
  ): Promise<ActionOutcome>;
  screenshot?(window: number, deadline: Deadline, next: Screenshot): Promise<Uint8Array | null>;
  /** Off by default in mutants: the engine then queries the captured scene, so that one fault is enough. */
  lookup?: Toolkit['lookup'];
}

/** The toolkit with some methods replaced. */
export function overToolkit(toolkit: Toolkit, over: Over): Toolkit {
  const { capture, perform, screenshot, lookup } = over;
  const next = {
    capture: toolkit.capture.bind(toolkit),
    perform: toolkit.perform.bind(toolkit),
    screenshot: toolkit.screenshot?.bind(toolkit),
  };
  return {
    info: () => toolkit.info(),
    get attached() {
      return toolkit.attached;
    },
    capture: capture ? (request, deadline) => capture(request, deadline, next.capture) : next.capture,
    perform: perform
      ? (action, options, deadline) => perform(action, options, deadline, next.perform)
      : next.perform,
    ...(next.screenshot ? { screenshot: overScreenshot(screenshot, next.screenshot) } : {}),
    ...(lookup ? { lookup } : {}),
    close: () => toolkit.close(),
  };
}

const overScreenshot =
  (over: Over['screenshot'], next: Screenshot): Screenshot =>
  (window, deadline) =>
    over ? over(window, deadline, next) : next(window, deadline);

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
