import { isObject } from '../../kit/reading/json.js';
import type { Check, CheckContext, Reply, WalkedNode } from '../check.js';

const uidForm = /^(u-[0-9a-z]+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/;
const everything = { stage: 'all', depth: 1000 } as const;

/** 5.1 Identity */
export const identity = {
  'uid-format': async (t) => {
    const { nodes, reply } = await t.snapshot({ ...everything, include: { virtualization: true } });
    const [{ node: root }] = t.some(nodes, 'nodes');
    const singles = [root, ...nodes.map(({ node }) => node).filter((node) => node.virtualization)];
    const replies = [reply, await t.read('ui_query', { selector: { css: '*' }, limit: 1000 })];
    for (const { ref } of singles.slice(0, 5))
      replies.push(await t.read('ui_get_node', { ref: { uid: ref.uid }, includeChildren: true }));
    // What cannot be had by a uid of another form has been told already.
    for (const told of replies.filter(({ ok }) => ok))
      for (const [at, uid] of uidsIn(told.output))
        t.expect(uidForm.test(uid), `a uid in the form of the contract at ${at} of ${told.tool}`, uid, told);
  },

  'uid-unique': async (t) => {
    const { nodes, reply } = await t.snapshot(everything);
    distinctUids(t, nodes, reply);
  },

  'uid-kept': {
    async run(t) {
      const before = await t.snapshot();
      const query = await t.query({ selector: { css: '*' }, limit: 1000 });
      t.forget();
      const after = await t.snapshot();
      const uids = (snapshot: typeof before) => snapshot.nodes.map(({ node }) => node.ref.uid);
      t.some(before.nodes, 'nodes');
      // In an application that lives, nodes come and go; those at the same place with the same name stay.
      const isSame = t.onFixture || String(placesOf(before.nodes)) === String(placesOf(after.nodes));
      const [first, second] = isSame
        ? [uids(before), uids(after)]
        : [stillThere(before.nodes, after.nodes), stillThere(after.nodes, before.nodes)];
      t.equal(second, first, 'the uids of a second snapshot', after.reply);
      const known = new Set(uids(before));
      const paths = new Map(before.nodes.map(({ node, path }) => [path, node.ref.uid]));
      const found = query.matches.filter(({ ref }) => paths.has(ref.path));
      await t.given('path-canonical', () => void t.some(found, 'matches of * that the snapshot has'));
      for (const { ref } of found) {
        t.expect(
          known.has(ref.uid),
          `${paths.get(ref.path)} for ${ref.path} in a query`,
          ref.uid,
          query.reply,
        );
      }
    },
    async withFixture(t) {
      const named = async () => {
        const { nodes } = await t.snapshot(everything);
        return Object.fromEntries(nodes.flatMap(({ node }) => (node.id ? [[node.id, node.ref.uid]] : [])));
      };
      const before = await named();
      await t.fixture.setText('#name', 'Ada');
      await t.fixture.click('#add');
      await t.fixture.ref('#added-1');
      const { 'added-1': _, ...after } = await named();
      t.equal(after, before, 'the uids of the nodes that were there before a button was added');
    },
  },

  'uid-not-reused': async (t) => {
    const victim = await t.fixture.ref('#victim');
    const before = await t.snapshot(everything);
    const issued = new Set(before.nodes.map(({ node }) => node.ref.uid));
    await t.fixture.click('#remove');
    await t.fixture.click('#add');
    const added = await t.fixture.ref('#added-1');
    t.expect(!issued.has(added.uid), 'a uid for the added button that was never issued before', added.uid);
    await t.fixture.reset();
    const again = await t.fixture.ref('#victim');
    t.expect(again.uid !== victim.uid, 'another uid for the node that took the place of #victim', again.uid);
    t.expect(again.uid !== added.uid, 'another uid than that of the added button', again.uid);
  },

  'uid-preset': async (t) => {
    const uids: string[] = [];
    for (const id of ['#preset-kept', '#preset-malformed', '#preset-twin-a', '#preset-twin-b']) {
      const { uid } = await t.fixture.ref(id);
      t.expect(uidForm.test(uid), `a uid of ${id} in the form of the contract`, uid);
      uids.push(uid);
    }
    t.equal(new Set(uids).size, uids.length, 'the number of different uids of the four preset labels');
    t.expect(uids[1] !== 'not a uid', 'another uid than the malformed one', uids[1]);
    for (const [i, id] of ['preset-kept', 'preset-malformed', 'preset-twin-a', 'preset-twin-b'].entries()) {
      const node = await t.node({ uid: uids[i]! });
      t.equal(node.id, id, `the id of the node with the uid ${uids[i]}`, node.reply);
    }
  },
} satisfies Record<string, Check>;

/** States that no two nodes share a uid. */
export function distinctUids(t: CheckContext, nodes: readonly WalkedNode[], reply: Reply): void {
  const places = new Map<string, string>();
  for (const { node, path } of t.some(nodes, 'nodes')) {
    const other = places.get(node.ref.uid);
    t.expect(other === undefined, `a uid of its own for ${path}`, `${node.ref.uid}, as ${other}`, reply);
    places.set(node.ref.uid, path);
  }
}

const placesOf = (nodes: readonly WalkedNode[]): string[] => nodes.map(({ path }) => path);

/** The uids of those nodes that another snapshot shows at the same place by the same id. */
function stillThere(nodes: readonly WalkedNode[], others: readonly WalkedNode[]): string[] {
  const key = ({ node, path }: WalkedNode): string => `${path} ${node.id}`;
  const known = new Set(others.map(key));
  return nodes.filter((one) => one.node.id !== null && known.has(key(one))).map(({ node }) => node.ref.uid);
}

/** Every uid anywhere in an output, with its place. What an application calls its own properties is its affair. */
function uidsIn(part: unknown, at = ''): [at: string, uid: string][] {
  if (Array.isArray(part)) return part.flatMap((item, i) => uidsIn(item, `${at}/${i}`));
  if (!isObject(part)) return [];
  return Object.entries(part).flatMap(([name, value]): [string, string][] => {
    if (name === 'properties') return [];
    return name === 'uid' ? [[`${at}/uid`, String(value)]] : uidsIn(value, `${at}/${name}`);
  });
}
