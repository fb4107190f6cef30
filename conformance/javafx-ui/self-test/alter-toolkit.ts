import type {
  ActionOutcome,
  CaptureRequest,
  Deadline,
  PerformOptions,
  RawAction,
  RawNode,
  RawScene,
  Toolkit,
} from '../../../server/javafx-ui/scene/port.js';

type Screenshot = NonNullable<Toolkit['screenshot']>;

/** Methods of a toolkit, each with the healthy one as `next`. */
export interface Replaced {
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
export function alterToolkit(toolkit: Toolkit, over: Replaced): Toolkit {
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
    ...(next.screenshot ? { screenshot: alterScreenshot(screenshot, next.screenshot) } : {}),
    ...(lookup ? { lookup } : {}),
    close: () => toolkit.close(),
  };
}

const alterScreenshot =
  (over: Replaced['screenshot'], next: Screenshot): Screenshot =>
  (window, deadline, picture) =>
    over
      ? over(window, deadline, (one, until) => next(one, until, picture))
      : next(window, deadline, picture);

/** A toolkit whose captured nodes are changed one by one. */
export function alterNodes(change: (node: RawNode, scene: RawScene) => void): (toolkit: Toolkit) => Toolkit {
  return (toolkit) =>
    alterToolkit(toolkit, {
      async capture(request, deadline, next) {
        const scene = await next(request, deadline);
        for (const node of scene.nodes) change(node, scene);
        return scene;
      },
    });
}
