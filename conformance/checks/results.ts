import type { Check, CheckContext } from '../check.js';
import type { ToolName, UiNode } from '../contract.js';
import { isObject } from '../reading/json.js';
import { nodeLines, strangers, type Told } from '../reading/outline.js';
import { describeReply, type Reply } from '../reading/reply.js';
import { errors, successes } from '../reading/survey.js';

/** 2.3 Results */
export const results = {
  'result-bare': async (t) => {
    for (const reply of await successes(t)) {
      if (!t.succeeds(reply)) continue;
      const content = reply.result?.structuredContent;
      t.expect(isObject(content), `structuredContent of ${reply.tool}`, content ?? 'none', reply);
      t.expect(!reply.wrapped, `the bare output of ${reply.tool}`, 'the output in {"output": …}', reply);
    }
  },

  'result-schema': async (t) => {
    for (const reply of await successes(t)) {
      if (!t.succeeds(reply)) continue;
      const problems = t.problems(reply.tool as ToolName, reply.output);
      t.expect(problems.length === 0, `an output by the schema of ${reply.tool}`, problems.join('\n'), reply);
    }
  },

  'result-text': async (t) => {
    for (const reply of [...(await successes(t)), ...(await errors(t))]) {
      if (reply.result === null) continue;
      t.expect(reply.text.trim() !== '', `text content in the result of ${reply.tool}`, 'none', reply);
    }
  },

  'text-agrees': async (t) => {
    const snapshot = await t.snapshot();
    agrees(
      t,
      snapshot.nodes.map(({ node }) => told(node)),
      snapshot.reply,
    );
    const query = await t.query({ selector: { css: '*' } });
    const matches = query.matches.map(({ ref, type }) => ({ uid: ref.uid, type }));
    agrees(t, t.some(matches, 'matches of *'), query.reply);
    const [{ node: root }] = t.some(snapshot.nodes, 'nodes');
    const { reply, ...node } = await t.node({ uid: root.ref.uid }, true);
    agrees(t, [node, ...node.children].map(told), reply);
  },

  'text-suffices': async (t) => {
    const snapshot = await t.snapshot({ stage: 'all', depth: 1000 });
    const focused = snapshot.focus.focusedNode?.uid ?? '';
    const nodes = snapshot.nodes.map(({ node }) => node);
    suffices(t, nodes, focused, snapshot.reply);
    const window = snapshot.stages.find((stage) => stage.focused)?.stageIndex ?? 0;
    const query = await t.query({ selector: { css: '*' }, scope: { stageIndex: window }, limit: 1000 });
    const found = new Set(query.matches.map(({ ref }) => ref.uid));
    suffices(
      t,
      t.some(
        nodes.filter((node) => found.has(node.ref.uid)),
        'matches of *',
      ),
      focused,
      query.reply,
    );
    const labelled = t.some(
      nodes.filter((node) => node.text?.label && node.id),
      'nodes with an id and a text',
    )[0];
    const { reply } = await t.node({ uid: labelled.ref.uid });
    suffices(t, [labelled], focused, reply);
  },

  'text-escaped': async (t) => {
    const snapshot = await t.snapshot({ stage: 'all', depth: 1000 });
    const broken = snapshot.nodes.filter(({ node }) => /[\r\n]/.test(shownText(node)));
    for (const { node } of t.some(broken, 'nodes whose text has a line break', snapshot.reply)) {
      const rest = shownText(node)
        .split(/[\r\n]+/)
        .slice(1)
        .filter((part) => part.trim() !== '');
      const lines = snapshot.reply.text.split(/\r\n|[\r\n\u0085\u2028\u2029]/);
      const [own] = lines.filter((line) => line.includes(node.ref.uid));
      for (const part of rest) {
        const begun = lines.find((line) => line !== own && line.trimStart().startsWith(part.trim()));
        t.expect(
          begun === undefined,
          `one line for ${node.type} ${node.ref.uid}`,
          `a line of its own: ${begun}`,
        );
        t.expect(
          own?.includes(part.trim()) ?? false,
          `"${part.trim()}" in the line of its node`,
          own ?? 'no line',
        );
      }
    }
  },
} satisfies Record<string, Check>;

const told = (node: UiNode): Told => ({ uid: node.ref.uid, type: node.type });
const shownText = (node: UiNode): string => node.text?.label ?? node.value?.text ?? '';

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

/** What a line must have for a node: words that name it, and words for the state that it is in. */
function wanted(node: UiNode, focused: string): { names: string[]; states: string[] } {
  // How special characters are escaped is free, and a long text may be cut: its first plain words have to be there.
  const texts = [node.text?.label, node.value?.text].map(
    (text) => /^[\p{L}\p{N} ]{1,60}/u.exec(text ?? '')?.[0]?.trim() ?? '',
  );
  const states = {
    disabled: node.disabled,
    invisible: !node.visible,
    selected: node.value?.selected,
    checked: node.value?.checked,
    focused: node.ref.uid === focused,
  };
  return {
    names: [node.type, node.id ?? '', ...texts].filter((word) => word !== ''),
    states: Object.entries(states).flatMap(([word, holds]) => (holds ? [word] : [])),
  };
}

function missingIn(line: string, node: UiNode, focused: string): string[] {
  const { names, states } = wanted(node, focused);
  // A button with the id "disabled-button" does not say by that how it is.
  const rest = [...names]
    .sort((a, b) => b.length - a.length)
    .reduce((left, name) => left.replace(name, ' '), line);
  return [
    ...names.filter((name) => !line.includes(name)),
    ...states.filter((state) => !new RegExp(`\\b${state}\\b`, 'i').test(rest)),
  ];
}

function suffices(t: CheckContext, nodes: readonly UiNode[], focused: string, reply: Reply): void {
  t.expect(reply.ok, 'a successful result', describeReply(reply), reply);
  const lines = nodeLines(reply.text, nodes.map(told));
  for (const node of nodes) {
    const own = lines.filter(({ uid }) => uid === node.ref.uid);
    const what = `${node.type} ${node.ref.uid}`;
    if (!t.expect(own.length === 1, `one line for ${what}`, `${own.length} lines`, reply)) continue;
    const missing = missingIn(own[0]!.line, node, focused);
    t.expect(
      missing.length === 0,
      `${missing.join(', ')} in the line of ${what}`,
      own[0]!.line.trim(),
      reply,
    );
  }
}
