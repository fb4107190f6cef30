import type { RawBounds, RawNode } from '../../scene/port.js';

/** What a user could see of the nodes of one window, as far as their bounds tell. */
export class InView {
  /** For each node the part of the scene in which its children show; null where nothing limits it. */
  private readonly ports: (RawBounds | null)[];

  constructor(
    private readonly nodes: readonly RawNode[],
    private readonly from: number,
    to: number,
  ) {
    this.ports = new Array<RawBounds | null>(to - from).fill(null);
    for (let i = from; i < to; i++) {
      const { parent, role, boundsInScene } = nodes[i]!;
      const above = parent < from ? null : this.ports[parent - from]!;
      const clips = parent < from || role === 'SCROLL_PANE';
      this.ports[i - from] = clips && boundsInScene ? overlap(boundsInScene, above) : above;
    }
  }

  /** Nothing of it can be seen, wherever it is scrolled to. A node whose place is unknown has its area. */
  hasArea(index: number): boolean {
    const { boundsInScene } = this.nodes[index]!;
    return boundsInScene === undefined || (boundsInScene[2] > 0 && boundsInScene[3] > 0);
  }

  /** Its centre is beyond the window or scrolled away. */
  isOffscreen(index: number): boolean {
    const { parent, boundsInScene } = this.nodes[index]!;
    const port = parent < this.from ? null : this.ports[parent - this.from]!;
    if (!boundsInScene || !port) return false;
    const [x, y, width, height] = boundsInScene;
    const [left, top, portWidth, portHeight] = port;
    const [middle, centre] = [x + width / 2, y + height / 2];
    return middle < left || middle > left + portWidth || centre < top || centre > top + portHeight;
  }

  /** What of it is not scrolled away; null when that is nothing. */
  visiblePart(index: number): RawBounds | null {
    const { parent, boundsInScene } = this.nodes[index]!;
    if (!boundsInScene) return null;
    const part = overlap(boundsInScene, parent < this.from ? null : this.ports[parent - this.from]!);
    return part[2] > 0 && part[3] > 0 ? part : null;
  }

  /** A scroll pane that has more than it shows. */
  isScrolled(index: number): boolean {
    const { role, boundsInScene: own } = this.nodes[index]!;
    const content = this.nodes[index + 1];
    if (role !== 'SCROLL_PANE' || !own || content?.parent !== index || !content.boundsInScene) return false;
    return content.boundsInScene[2] > own[2] || content.boundsInScene[3] > own[3];
  }
}

function overlap(a: RawBounds, b: RawBounds | null): RawBounds {
  if (!b) return a;
  const x = Math.max(a[0], b[0]);
  const y = Math.max(a[1], b[1]);
  const right = Math.min(a[0] + a[2], b[0] + b[2]);
  const bottom = Math.min(a[1] + a[3], b[1] + b[3]);
  return [x, y, Math.max(0, right - x), Math.max(0, bottom - y)];
}
