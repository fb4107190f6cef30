import type { CheckContext } from '../check.js';
import type { UiNode } from '../contract.js';
import { sources } from '../reading/text-sources.js';

/**
 * States that the texts tell the state of a node. Which words they use is the server's affair: a state is told
 * when the line of a node is another one with it than without it.
 */
export async function tellsStates(t: CheckContext): Promise<void> {
  await tellsKept(t);
  const turn = (id: string) => async (): Promise<void> => void (await t.fixture.click(id));
  for (const [id, state] of [
    ['#agree', 'checked'],
    ['#bold', 'selected'],
    ['#green', 'selected'],
  ] as const) {
    // With the focus already there, the click changes nothing else.
    await t.fixture.focus(id);
    await differs(t, id, state, turn(id));
  }
  await t.fixture.focus('#email');
  const { focus } = await t.snapshot({ stage: 'all', depth: 0 });
  // The desktop may have focused no window.
  if (focus.focusedNode?.uid === (await t.fixture.ref('#email')).uid)
    await differs(t, '#email', 'focused', async () => void (await t.fixture.focus('#notes')));
  const { ref, value } = await t.fixture.node('#volume');
  const { uid } = ref;
  await t.given('value-displayed', () =>
    t.demand(/30/.test(value?.text ?? ''), '30 in #volume', value?.text),
  );
  const before = await linesOf(t, uid);
  t.expect(
    before.every((line) => /30/.test(line)),
    'the value 30 in the lines of #volume',
    before,
  );
}

/** What cannot be turned on and off: some word tells those that have it from all others. */
async function tellsKept(t: CheckContext): Promise<void> {
  const { nodes } = await t.snapshot({ stage: 'all', depth: 1000 });
  // A line may also tell of what its node stands under.
  const under = (holds: (node: UiNode) => boolean): ReadonlySet<string> => {
    const below = new Set<string>();
    for (const { node, parent } of nodes)
      if (holds(node) || below.has(parent?.ref.uid ?? '')) below.add(node.ref.uid);
    return below;
  };
  const [unseen, inactive] = [under(({ visible }) => visible === false), under(({ disabled }) => disabled)];
  const known = nodes.map(({ node }) => node);
  for (const source of sources) {
    const { lines, nodes: own, reply } = await source.lines(t, known);
    const lined = known.filter((node) => lines.get(node.ref.uid)?.length === 1);
    // A text has to tell what its own answer tells, be that right or wrong.
    const told = lined.map((node) => own?.get(node.ref.uid) ?? node);
    const words = (some: readonly UiNode[]) => some.map((node) => wordsIn(lines.get(node.ref.uid)![0]!));
    for (const [state, holds, fails, by] of [
      [
        'disabled',
        ({ disabled }: UiNode) => disabled,
        ({ disabled, ref }: UiNode) => !disabled && !inactive.has(ref.uid),
        'tree-disabled',
      ],
      [
        'invisible',
        ({ visible }: UiNode) => !visible,
        ({ ref }: UiNode) => !unseen.has(ref.uid),
        'tree-visibility',
      ],
    ] as const) {
      const having = words(told.filter((node) => holds(node)));
      const others = words(told.filter((node) => fails(node)));
      const lineless = lined.filter((node) => holds(node)).length < 2;
      await t.given('text-agrees', () => t.demand(!lineless, `lines of ${state} nodes`, 'none', reply));
      const enough = having.length > 1 && others.length > 1;
      await t.given(by, () => t.demand(enough, `${state} nodes`, having.length, reply));
      const isTold = tells(having, others) || tells(others, having);
      t.expect(isTold, `a word in the lines of ${reply.tool} for what is ${state}`, 'none', reply);
    }
  }
}

/** Whether some word stands in all of these lines and in none of the others. */
function tells(having: readonly Set<string>[], others: readonly Set<string>[]): boolean {
  const [first = new Set<string>(), ...rest] = having;
  return [...first].some(
    (word) => rest.every((line) => line.has(word)) && others.every((line) => !line.has(word)),
  );
}

const wordsIn = (line: string): Set<string> => new Set(line.split(/[\s,;|()[\]{}]+/).filter(Boolean));

/** States that the lines of a node are others after something has been done. */
async function differs(
  t: CheckContext,
  id: string,
  state: 'checked' | 'selected' | 'focused',
  change: () => Promise<void>,
): Promise<void> {
  const { uid } = await t.fixture.ref(id);
  const before = await linesOf(t, uid);
  const { value: was } = await t.fixture.node(id);
  await change();
  const after = await linesOf(t, uid);
  const { value: is } = await t.fixture.node(id);
  if (state !== 'focused')
    await t.given(state === 'checked' ? 'value-checked' : 'value-selected', () =>
      t.demand(was?.[state] !== is?.[state], `another value.${state} of ${id} after a click`, is?.[state]),
    );
  for (const [i, { tool }] of sources.entries()) {
    const what = `another line of ${id} in the text of ${tool} when it is ${state}`;
    t.expect(before[i] !== after[i], what, after[i]?.trim());
  }
}

/** The lines of one node, in the texts of all tools. */
async function linesOf(t: CheckContext, uid: string): Promise<string[]> {
  const nodes = (await t.snapshot({ stage: 'all', depth: 1000 })).nodes.map(({ node }) => node);
  const found: string[] = [];
  for (const source of sources) {
    const { lines } = await source.lines(t, nodes);
    found.push(lines.get(uid)?.[0] ?? '');
  }
  return found;
}
