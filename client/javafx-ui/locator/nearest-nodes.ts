import type { Predicate, Selector, UiNode, UiSnapshot, UiStage } from '../contract.js';
import { lineOf, nodeParts } from '../node-line.js';
import { quote } from '../quote.js';

const most = 3;
const nearEnough = 0.4;

/** The nodes that a selector without a match could have meant, the likeliest first, a line each. */
export function nearestNodes(selector: Selector, snapshot: UiSnapshot, searched: number | null): string[] {
  const wanted = wantedOf(selector);
  return snapshot.stages
    .flatMap((stage) =>
      nodesOf(stage.scene.root).map((node) => ({ node, stage, score: likeness(wanted, node) })),
    )
    .filter(({ score }) => score >= nearEnough)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ node, stage }) => lineOf(nodeParts(node)) + placeOf(stage, searched));
}

/** What a node would have to be; the best of these decides. */
interface Wanted {
  readonly id?: string | null | undefined;
  readonly text?: string | null | undefined;
  readonly types: readonly string[];
  readonly styleClass?: string | null | undefined;
}

function wantedOf({ css, text, predicate }: Selector): Wanted {
  if (css != null) return wantedOfCss(css);
  if (text != null) return { text, types: [] };
  const { idEquals, textContains, typeIs, styleClassHas }: Predicate = predicate ?? {};
  return { id: idEquals, text: textContains, types: typeIs ?? [], styleClass: styleClassHas };
}

/** Only the last compound names the node itself. */
function wantedOfCss(css: string): Wanted {
  const last =
    css
      .trim()
      .split(/[\s>]+/)
      .at(-1) ?? '';
  const type = /^[^#.*]+/.exec(last)?.[0];
  return {
    id: /#([^.]+)/.exec(last)?.[1],
    types: type === undefined ? [] : [type],
    styleClass: /\.([^.]+)$/.exec(last)?.[1],
  };
}

function likeness({ id, text, types, styleClass }: Wanted, node: UiNode): number {
  const shown = [node.text?.label, node.value?.text, node.text?.prompt];
  return Math.max(
    // People mix up an id and the text on the node.
    ...(id == null ? [0] : [alike(id, node.id), ...shown.map((one) => 0.8 * alike(id, one))]),
    ...(text == null ? [0] : [...shown.map((one) => alike(text, one)), 0.8 * alike(text, node.id)]),
    ...types.map((type) => 0.6 * alike(type, node.type)),
    ...(styleClass == null ? [0] : node.styleClass.map((one) => 0.6 * alike(styleClass, one))),
  );
}

/** Share of the letter pairs that two words have in common, whatever their order: 0 to 1. */
function alike(a: string, b: string | null | undefined): number {
  if (b == null) return 0;
  const [pairs, others] = [pairsOf(a), pairsOf(b)];
  let common = 0;
  for (const [pair, count] of pairs) common += Math.min(count, others.get(pair) ?? 0);
  const total = sum(pairs) + sum(others);
  return total === 0 ? 0 : (2 * common) / total;
}

function pairsOf(word: string): Map<string, number> {
  // The edges count as letters, so that short words have pairs, too.
  const letters = [...` ${word.trim().toLowerCase()} `];
  const pairs = new Map<string, number>();
  for (let i = 1; i < letters.length; i++) {
    const pair = `${letters[i - 1]}${letters[i]}`;
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

function sum(pairs: ReadonlyMap<string, number>): number {
  return [...pairs.values()].reduce((total, count) => total + count, 0);
}

function placeOf({ stageIndex, title, ownerStageIndex }: UiStage, searched: number | null): string {
  if (searched === null || stageIndex === searched || ownerStageIndex === searched) return '';
  return ` in window ${stageIndex}${title == null ? '' : ` ${quote(title)}`}`;
}

function nodesOf(root: UiNode): UiNode[] {
  return [root, ...root.children.flatMap(nodesOf)];
}
