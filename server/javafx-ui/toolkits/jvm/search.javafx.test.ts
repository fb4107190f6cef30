import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../../../generated/mcp-javafx-ui/1.1/index.js';
import { type Display, openDisplay } from '../../../../testing/display.js';
import { describeJavafx } from '../../../../testing/javafx/describe-javafx.js';
import { testAppClasses } from '../../../../testing/javafx/java-classes.js';
import { fixtureOn, testApp } from '../../../../testing/javafx/start-arguments.js';
import { createEngine } from '../../engine/engine.js';
import type { CaptureRequest, NodeKeys, RawScene, Toolkit } from '../../scene/port.js';
import { TestApp, within } from './testing/app.js';

/** The application as a toolkit that was told how to leave nodes out, or never was; counts what came. */
function counted(app: TestApp, knowsKeys: boolean) {
  const captures: { nodes: number; partial: boolean }[] = [];
  const toolkit: Toolkit = {
    attached: true,
    info: () => app.toolkit.info(),
    async capture(request, deadline) {
      const scene = await app.toolkit.capture(knowsKeys ? request : withoutKeys(request), deadline);
      captures.push({ nodes: scene.nodes.length, partial: scene.partial === true });
      return scene;
    },
    perform: (action, options, deadline) => app.toolkit.perform(action, options, deadline),
    close: async () => {},
  };
  const engine = createEngine({ toolkit, contract, options: { fxTimeoutMs: 600_000 } });
  const query = async (input: object) => {
    const reply = await engine.call('ui_query', input, { arrivedAt: performance.now() });
    if (!reply.ok) throw new Error(reply.text);
    return reply;
  };
  return { captures, query };
}

function withoutKeys(request: CaptureRequest): CaptureRequest {
  const { scope } = request;
  return scope.kind === 'windows'
    ? { ...request, scope: { kind: 'windows', selection: scope.selection } }
    : request;
}

/** Selectors of every kind for what this scene has, and some for what it has not. */
function selectorsFor({ nodes }: RawScene): object[] {
  const plain = (name: string | null): name is string => name !== null && /^[\w-]+$/.test(name);
  const types = [...new Set(nodes.map(({ type }) => type))];
  const ids = [...new Set(nodes.map(({ id }) => id).filter(plain))];
  const classes = [...new Set(nodes.flatMap(({ styleClass }) => styleClass).filter(plain))];
  const texts = [...new Set(nodes.flatMap(({ label, valueText }) => [label ?? [], valueText ?? []].flat()))];
  const chains = nodes.flatMap(({ type, parent }) =>
    parent === -1 ? [] : `${nodes[parent]!.type} > ${type}`,
  );
  return [
    ...types.map((css) => ({ css })),
    ...ids.map((id) => ({ css: `#${id}` })),
    ...classes.map((name) => ({ css: `.${name}` })),
    ...[...new Set(chains)].map((css) => ({ css })),
    ...texts.filter((text) => text.trim() !== '').map((text) => ({ text: text.slice(0, 1000) })),
    ...types.slice(0, 10).map((type) => ({ predicate: { typeIs: [type, 'Label'], enabled: true } })),
    ...['Parent', 'Labeled', '* *', '#nowhere', '.nothing', 'Buton'].map((css) => ({ css })),
    { text: 'E', match: 'contains' },
    { text: '^.+e', match: 'regex' },
    { text: 'ü' },
    { css: 'Button', text: 'e', predicate: { visible: true } },
    { predicate: { role: 'button' } },
    { predicate: { styleClassHas: 'button', textContains: 'a' } },
    { predicate: { labelContains: 'a' } },
  ];
}

describeJavafx('a search in a real application', () => {
  let display: Display;
  beforeAll(async () => {
    testAppClasses();
    display = await openDisplay();
  });
  afterAll(() => display.close());

  describe.each([
    ['the fixture', () => fixtureOn('class path')],
    ['an application with a bit of everything', () => testApp(['Start', 'Breadth'])],
  ])('%s', (_, args) => {
    let app: TestApp;
    beforeAll(async () => {
      app = await TestApp.start(display, args());
    });
    afterAll(() => app.close());

    it('finds in what the agent tells what it finds in the whole scene', async () => {
      const few = counted(app, true);
      const all = counted(app, false);
      const selectors = selectorsFor(await app.look());
      expect(selectors.length).toBeGreaterThan(80);
      for (const selector of selectors) {
        const input = { selector, scope: { stage: 'all' }, limit: 1000 };
        expect({ selector, ...(await few.query(input)) }).toEqual({ selector, ...(await all.query(input)) });
      }
      const sum = ({ captures }: typeof few) => captures.reduce((total, { nodes }) => total + nodes, 0);
      expect(all.captures.some(({ partial }) => partial)).toBe(false);
      expect(sum(few)).toBeLessThan(sum(all) / 2);
    });

    it('is told of a node and what is above it alone, each with its place', async () => {
      const capture = (only?: NodeKeys) => {
        const selection = { stage: 'all' } as const;
        return app.toolkit.capture(
          { scope: { kind: 'windows', selection, ...(only && { only }) }, sections: [] },
          within(),
        );
      };
      const whole = await capture();
      const { nodes } = whole;
      const named = nodes.findLast(({ id, parent }) => id !== null && parent > 0)!;
      const found = await capture({ id: named.id! });
      expect(found.partial).toBe(true);
      expect(found.nodes.some(({ uid }) => uid === named.uid)).toBe(true);
      expect(found.nodes.length).toBeLessThan(nodes.length / 2);
      const known = new Map(nodes.map((node) => [node.uid, node]));
      for (const { n, parent, ...node } of found.nodes) {
        const { parent: above, ...same } = known.get(node.uid)!;
        expect(node).toEqual(same);
        if (parent === -1) continue;
        expect(found.nodes[parent]!.uid).toBe(nodes[above]!.uid);
        const place = nodes.findIndex(({ uid }) => uid === node.uid);
        const before = nodes.slice(0, place).filter((one) => one.parent === above && one.type === node.type);
        expect([node.uid, n]).toEqual([node.uid, before.length]);
      }
      expect((await capture({ id: 'nowhere' })).nodes).toEqual([]);
    });
  });
});
