import type { Reply } from '../../kit/reading/reply.js';
import type { Check, CheckContext } from '../check.js';
import type { UiNode } from '../contract.js';
import { nodeLines, strangers, type Told } from '../reading/outline.js';
import { sources } from '../reading/text-sources.js';
import { distinctUids } from './identity.js';
import { tellsStates } from './told-states.js';

/** 2.3 Results: texts */
export const texts = {
  'text-agrees': async (t) => {
    const snapshot = await t.snapshot();
    agrees(
      t,
      snapshot.nodes.map(({ node }) => toldOf(node)),
      snapshot.reply,
    );
    const query = await t.query({ selector: { css: '*' } });
    const matches = query.matches.map(({ ref, type }) => ({ uid: ref.uid, type }));
    agrees(t, t.some(matches, 'matches of *'), query.reply);
    const [{ node: root }] = t.some(snapshot.nodes, 'nodes');
    const { reply, ...node } = await t.node({ uid: root.ref.uid }, true);
    agrees(t, [node, ...node.children].map(toldOf), reply);
  },

  'text-suffices': async (t) => {
    const { nodes, reply } = await t.snapshot({ stage: 'all', depth: 1000 });
    await t.given('uid-unique', () => distinctUids(t, nodes, reply));
    const known = nodes.map(({ node }) => node);
    for (const source of sources) {
      const { lines, reply: told } = await source.lines(t, known);
      const named = known.filter((node) => source.tells(node, lines));
      for (const node of t.some(named, `nodes in the text of ${told.tool}`))
        names(t, node, lines.get(node.ref.uid) ?? [], told);
    }
    await tellsStates(t);
  },

  'text-escaped': async (t) => {
    const snapshot = await t.snapshot({ stage: 'all', depth: 1000 });
    const broken = snapshot.nodes.filter(({ node }) => /[\r\n]/.test(shownText(node)));
    const what = 'nodes whose text has a line break';
    await t.given('text-exact', () => void t.some(broken, what, snapshot.reply));
    for (const { node } of broken) escapes(t, node, snapshot.reply);
    // The other tools tell nodes in lines as well; a query has those of one window.
    for (const { node } of broken.slice(0, 3)) {
      escapes(t, node, (await t.node({ uid: node.ref.uid })).reply);
      const stageIndex = broken.find((one) => one.node === node)!.stageIndex;
      const query = await t.query({ selector: { css: '*' }, scope: { stageIndex }, limit: 1000 });
      if (query.matches.some(({ ref }) => ref.uid === node.ref.uid)) escapes(t, node, query.reply);
    }
  },
} satisfies Record<string, Check>;

const toldOf = (node: UiNode): Told => ({ uid: node.ref.uid, type: node.type });
const shownText = (node: UiNode): string => node.text?.label ?? node.value?.text ?? '';

/** States that a text with line breaks stays in the line of its node. */
function escapes(t: CheckContext, node: UiNode, reply: Reply): void {
  const rest = shownText(node)
    .split(/[\r\n]+/)
    .slice(1)
    .filter((part) => part.trim() !== '');
  const lines = reply.text.split(/\r\n|[\r\n\u0085\u2028\u2029]/);
  const [own] = lines.filter((line) => line.includes(node.ref.uid));
  for (const part of rest.map((one) => one.trim())) {
    const begun = lines.find((line) => line !== own && line.trimStart().startsWith(part));
    const what = `${node.type} ${node.ref.uid} in the text of ${reply.tool}`;
    t.expect(begun === undefined, `one line for ${what}`, `a line of its own: ${begun}`, reply);
    t.expect(own?.includes(part) ?? false, `"${part}" in the line of ${what}`, own ?? 'no line', reply);
  }
}

function agrees(t: CheckContext, nodes: readonly Told[], reply: Reply): void {
  const lines = nodeLines(reply.text, nodes).map(({ uid }) => uid);
  t.equal(
    lines,
    nodes.map(({ uid }) => uid),
    `the uids in the lines of ${reply.tool}'s text`,
    reply,
  );
  t.equal(strangers(reply.text, nodes), [], `uids that only the text of ${reply.tool} has`, reply);
}

/** States that a node has one line, with its type, its id and its texts. */
function names(t: CheckContext, node: UiNode, own: readonly string[], reply: Reply): void {
  const what = `${node.type} ${node.ref.uid}`;
  if (!t.expect(own.length === 1, `one line for ${what}`, `${own.length} lines`, reply)) return;
  // How special characters are escaped is free, and a long text may be cut: its first plain words have to be there.
  const texts = [node.text?.label, node.value?.text].map(
    (text) => /^[\p{L}\p{N} ]{1,60}/u.exec(text ?? '')?.[0]?.trim() ?? '',
  );
  const wanted = [node.type, node.id ?? '', ...texts].filter((word) => word !== '');
  const missing = wanted.filter((word) => !own[0]!.includes(word));
  t.expect(missing.length === 0, `${missing.join(', ')} in the line of ${what}`, own[0]!.trim(), reply);
}
