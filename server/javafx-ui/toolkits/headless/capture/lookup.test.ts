import { expect, onTestFinished, test } from 'vitest';
import { contract } from '../../../../../generated/mcp-javafx-ui/1.1/index.js';
import { createEngine } from '../../../engine/engine.js';
import { fixtureView } from '../../../view.js';
import { createHeadlessToolkit } from '../index.js';

const selectors = [
  ...[
    '*',
    'Button',
    '#submit',
    'Button#submit',
    '.primary',
    'Label.label',
    '.cell.filled',
    '#nowhere',
    'Tab',
  ],
  ...['VBox > Button', '#form TextField', 'HBox HBox Label', '* #in-hidden', 'TableRow > TableCell'],
  ...[
    'VBox VBox > HBox Label',
    '* > * > * .label',
    'VBox > VBox VBox > Label#status',
    '#mcp-fixture * Button',
  ],
  // Longer than a chain of bits.
  [`${'* '.repeat(31)}Label`, `${'* > '.repeat(31)}Label`],
]
  .flat()
  .map((css) => ({ css }));

const others = [
  { text: 'e' },
  { text: 'Item', match: 'contains' },
  { predicate: { typeIs: ['Button', 'Label'] } },
  { predicate: { prompt: 'you' } },
  { css: 'Button', text: 'e', predicate: { enabled: true } },
  { css: '#submitt' },
  { css: 'VBox > Labell' },
  { text: 'Submmit', predicate: { visible: true } },
];

test('a lookup beside the UI finds what a search of the captured scene finds', async () => {
  const toolkit = await createHeadlessToolkit(fixtureView());
  onTestFinished(() => toolkit.close());
  const withoutLookup = {
    info: () => toolkit.info(),
    attached: true,
    capture: toolkit.capture.bind(toolkit),
    perform: toolkit.perform.bind(toolkit),
    close: () => toolkit.close(),
  };
  const query = async (over: Parameters<typeof createEngine>[0]['toolkit'], input: object) => {
    const options = { fxTimeoutMs: 600_000 };
    const reply = await createEngine({ toolkit: over, contract, options }).call('ui_query', input, {
      arrivedAt: performance.now(),
    });
    if (!reply.ok) throw new Error(reply.text);
    return reply;
  };
  const open = await query(toolkit, { selector: { css: '#open-twin' } });
  const uid = (open.output as { matches: { ref: { uid: string } }[] }).matches[0]!.ref.uid;
  const at = performance.now() + 600_000;
  const deadline = { at, remaining: () => at - performance.now() };
  await toolkit.perform({ type: 'click', target: { uid } }, { settle: true }, deadline);

  let found = 0;
  for (const scope of [{}, { stageIndex: 0 }, { stageIndex: 1 }, { stage: 'all' }]) {
    for (const selector of [...selectors, ...others]) {
      for (const limit of [1, 3, 1000]) {
        const input = { scope, selector, limit };
        const beside = await query(toolkit, input);
        expect({ input, ...beside }).toEqual({ input, ...(await query(withoutLookup, input)) });
        found += (beside.output as { matches: unknown[] }).matches.length;
      }
    }
  }
  expect(found).toBeGreaterThan(400);
});
