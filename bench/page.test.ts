import { expect, it } from 'vitest';
import type { Curve } from './curve.js';
import { page } from './page.js';
import { plot } from './plot.js';
import type { Row } from './row.js';
import { curveTable } from './table.js';

const row: Row = {
  name: 'ours & <theirs>',
  ratio: 1.2,
  low: 1.1,
  high: 1.4,
  limit: 1,
  samples: 9,
  ours: 12,
  yardstick: 10,
  unit: 'ms',
};
const curve: Curve = {
  title: 'Growth',
  size: 'nodes',
  unit: 'ms',
  series: [{ name: 'a <b>', points: [100, 1000, 10_000].map((size) => ({ size, cost: size / 50 })) }],
};

it('draws what is linear as a straight line', () => {
  const [, points] = /polyline points="([^"]*)"/.exec(plot(curve))!;
  const [first, second, third] = points!
    .split(' ')
    .map((point) => point.split(',').map(Number)) as number[][];
  const slope = (from: number[], to: number[]) => (to[1]! - from[1]!) / (to[0]! - from[0]!);
  expect(slope(first!, second!)).toBeCloseTo(slope(second!, third!), 2);
});

it('is one page that loads nothing, and marks what exceeds its limit', () => {
  const html = page([{ title: 'Small & large', rows: [row], curves: [curve] }], 'Node.js 20');
  expect(html).not.toMatch(/(src|href)=|@import|url\(/);
  expect(html).toContain('ours &amp; &lt;theirs>');
  expect(html).toContain('≤ 1 <strong>✗</strong>');
  expect(html.match(/<svg /g)).toHaveLength(1);
});

it('leaves open what is above its limit without confidence', () => {
  const rows = [{ ...row, low: 0.9 }];
  expect(page([{ title: 'x', rows, curves: [] }], '')).toContain(
    '≤ 1 <span title="not with confidence">?</span>',
  );
});

it('says so where nothing could be measured', () => {
  expect(page([{ title: 'Real JavaFX', rows: [], curves: [] }], '')).toContain('Left out on this machine.');
});

it('gives a curve as numbers, too', () => {
  expect(curveTable(curve)).toBe(
    'Growth (by nodes)\n  a <b>  100: 2.00 ms  1,000: 20.0 ms  10,000: 200 ms\n',
  );
});
