import type { RawNode, RawScene } from '../../../scene/port.js';

/** One line a node, indented: type, id, what it shows, and what is unusual about it. */
export function outline(scene: RawScene, from = 0): string {
  const depths: number[] = [];
  const lines: string[] = [];
  for (let i = from; i < scene.nodes.length; i++) {
    const node = scene.nodes[i]!;
    if (node.parent === -1 && i > from) break;
    depths[i] = node.parent === -1 ? 0 : depths[node.parent]! + 1;
    lines.push(`${'  '.repeat(depths[i]!)}${describe(node)}`);
  }
  return lines.join('\n');
}

function describe(node: RawNode): string {
  const states = (['invisible', 'disabled', 'selected', 'checked', 'password', 'readOnly'] as const).filter(
    (state) => node[state],
  );
  const shown = [node.label, node.valueText].map((text) => (text === undefined ? '' : ` "${text}"`)).join('');
  return `${node.type}${node.id ? `#${node.id}` : ''}${shown}${states.map((state) => ` ${state}`).join('')}`;
}
