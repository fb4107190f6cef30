import type { LocatorKey, StepHead } from '../../scene/locators/locator.js';
import type { RawNode } from '../../scene/port.js';
import { textTest } from '../../scene/search/text-search.js';
import type { LookLine } from '../look/look-line.js';

type KeyHead = Extract<StepHead, { kind: 'key' }>;

/** The nodes of the lines that a user could mean by this text. */
export function keyMatches(lines: readonly LookLine[], nodes: readonly RawNode[], head: KeyHead): number[] {
  const test = textTest(head.value, head.exact ? 'equals' : 'contains', '/locator');
  return lines.filter((line) => isMeant(line, nodes, head, test)).map(({ node }) => node);
}

/** A single node whose text equals the words beats all that only contain them. */
export function preferEqual<Found extends { line: LookLine | undefined }>(
  found: readonly Found[],
  nodes: readonly RawNode[],
  head: StepHead,
): readonly Found[] {
  if (head.kind !== 'key' || head.exact || found.length < 2) return found;
  const test = textTest(head.value, 'equals', '/locator');
  const equal = found.filter(({ line }) => line && isMeant(line, nodes, head, test));
  return equal.length === 1 ? equal : found;
}

function isMeant(
  line: LookLine,
  nodes: readonly RawNode[],
  { key }: KeyHead,
  test: (text: string) => boolean,
): boolean {
  return line.node !== -1 && texts(line, nodes[line.node]!, key).some(test);
}

function texts({ name }: LookLine, node: RawNode, key: LocatorKey): string[] {
  if (key === 'label') return name?.source === 'label' ? [name.text] : [];
  if (key === 'tooltip') return typeof node.properties?.tooltip === 'string' ? [node.properties.tooltip] : [];
  const shown = [name?.source === 'text' ? name.text : undefined, node.password ? undefined : node.valueText];
  return shown.filter((text): text is string => text !== undefined && text.trim() !== '');
}
