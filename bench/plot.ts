import type { Curve, Series } from './curve.js';

const width = 640;
const height = 340;
const left = 62;
const right = 40;
const top = 16;
const bottom = 46;
/** Distinct in light and dark, and for most who see colours differently. */
const colours = ['var(--c1)', 'var(--c2)', 'var(--c3)', 'var(--c4)'];

/** A curve as SVG with logarithmic axes: what is linear is a straight line with the slope of the grid. */
export function plot({ size, unit, series }: Curve): string {
  const points = series.flatMap((one) => one.points);
  const x = scale(
    points.map((point) => point.size),
    left,
    width - right,
  );
  const y = scale(
    points.map((point) => point.cost),
    height - bottom,
    top,
  );
  const grid = [
    ...x.decades.map((value) =>
      gridLine(
        x.at(value),
        top,
        x.at(value),
        height - bottom,
        label(value),
        x.at(value),
        height - bottom + 18,
        'middle',
      ),
    ),
    ...y.decades.map((value) =>
      gridLine(left, y.at(value), width - right, y.at(value), label(value), left - 8, y.at(value) + 4, 'end'),
    ),
  ];
  const lines = series.map((one, i) => line(one, colours[i % colours.length]!, x.at, y.at, unit, size));
  return `<svg viewBox="0 0 ${width} ${height}" role="img">
${grid.join('\n')}
<text class="axis" x="${(left + width - right) / 2}" y="${height - 8}" text-anchor="middle">${size}</text>
<text class="axis" x="${-(top + height - bottom) / 2}" y="14" text-anchor="middle" transform="rotate(-90)">${unit}</text>
${lines.join('\n')}
</svg>
<p class="legend">${series.map(({ name }, i) => `<span style="--c:${colours[i % colours.length]}">${escaped(name)}</span>`).join('')}</p>`;
}

interface Scale {
  at(value: number): number;
  readonly decades: readonly number[];
}

function scale(values: readonly number[], from: number, to: number): Scale {
  const low = Math.floor(Math.log10(Math.min(...values)));
  const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(...values))));
  return {
    at: (value) => round(from + ((Math.log10(value) - low) / (high - low)) * (to - from)),
    decades: Array.from({ length: high - low + 1 }, (_, i) => 10 ** (low + i)),
  };
}

function gridLine(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  text: string,
  x: number,
  y: number,
  anchor: string,
): string {
  return `<line class="grid" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"/><text x="${x}" y="${y}" text-anchor="${anchor}">${text}</text>`;
}

function line(
  { name, points }: Series,
  colour: string,
  x: (value: number) => number,
  y: (value: number) => number,
  unit: string,
  size: string,
): string {
  const path = points.map((point) => `${x(point.size)},${y(point.cost)}`).join(' ');
  const dots = points.map(
    (point) =>
      `<circle cx="${x(point.size)}" cy="${y(point.cost)}" r="4" fill="${colour}"><title>${escaped(name)}: ${point.size.toLocaleString('en')} ${size}, ${Number(point.cost.toPrecision(3))} ${unit}</title></circle>`,
  );
  return `<polyline points="${path}" fill="none" stroke="${colour}" stroke-width="2.5"/>${dots.join('')}`;
}

function label(value: number): string {
  return value >= 1000 ? value.toLocaleString('en') : String(Number(value.toPrecision(1)));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
