import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import type { Point } from '../home/records.js';
import { planPng } from './plan-png.js';
import { planSvg } from './plan-svg.js';
import { loadCanvas } from './png.js';
import { flat } from './testing/flat.js';
import { home, inWall, label, piece, rectangleRoom, ring, room, wall } from './testing/records.js';

interface Element {
  tag: string;
  classes: string;
  attributes: Record<string, string>;
  text: string;
  /** The classes of the elements around it, the outermost first. */
  path: string[];
}

/** Reads an SVG as strictly as XML asks for, and lists its elements. */
function elements(svg: string): Element[] {
  const found: Element[] = [];
  const open: Element[] = [];
  const parser = new SaxesParser({ xmlns: false });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const one = {
      tag: name,
      classes: attributes.class ?? '',
      attributes: attributes as Record<string, string>,
      text: '',
      path: open.map(({ classes }) => classes),
    };
    found.push(one);
    open.push(one);
  });
  parser.on('text', (text) => {
    const last = open.at(-1);
    if (last) last.text += text;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(svg).close();
  return found;
}

const svg = planSvg(flat());
const all = elements(svg);
const inside = (name: string) => all.filter(({ path }) => path.includes(name));
const byId = (name: string, id: string) =>
  all.find(({ classes, attributes }) => classes.split(' ').includes(name) && attributes['data-id'] === id);

describe('the plan of a flat', () => {
  it('has walls that are mitred where they are joined', () => {
    expect(inside('walls')).toHaveLength(6);
    // The outer corner of two walls of 24 cm, and the inner one.
    expect(byId('wall', 'wall-1')!.attributes.d).toBe('M-12 -12L912 -12L888 12L12 12Z');
  });

  it('has an opening in the wall for each door and window', () => {
    expect(all.filter(({ classes }) => classes === 'opening')).toHaveLength(7);
  });

  it('has the swing of each leaf of a door', () => {
    const arcs = inside('door-swings').filter(({ attributes }) => attributes.d?.includes('A'));
    // Three doors of one leaf and a French window of two.
    expect(arcs).toHaveLength(5);
  });

  it('has windows', () => {
    expect(all.filter(({ classes }) => classes === 'window')).toHaveLength(4);
  });

  it('has a fill for each room, in the colour of its floor', () => {
    const fills = all.filter(({ classes }) => classes === 'room').map(({ attributes }) => attributes.fill);
    expect(fills).toHaveLength(3);
    expect(new Set(fills).size).toBe(3);
  });

  it('has the name and the area of each room', () => {
    const texts = (name: string) => all.filter(({ classes }) => classes === name).map(({ text }) => text);
    expect(texts('room-name')).toEqual(['Living room', 'Bedroom', 'Bathroom']);
    expect(texts('room-area')).toEqual(['28.97 m²', '11.72 m²', '8.82 m²']);
  });

  it('has a symbol for each piece of furniture', () => {
    const symbols = all.filter(({ classes }) => classes.startsWith('piece '));
    expect(symbols).toHaveLength(flat().furniture.filter(({ opening }) => !opening).length);
    expect(symbols.map(({ classes }) => classes)).toContain('piece bathtub');
    expect(symbols.map(({ classes }) => classes)).not.toContain('piece box');
  });

  it('has labels, as text and nothing else', () => {
    expect(inside('label').map(({ text }) => text)).toEqual(['Garden <south> & "terrace"']);
    expect(svg).toContain('Garden &lt;south&gt; &amp; &quot;terrace&quot;');
  });

  it('has dimension lines with their lengths', () => {
    const lengths = inside('dimension-line').filter(({ tag }) => tag === 'text');
    expect(lengths.map(({ text }) => text)).toEqual(['9.00 m', '6.00 m']);
  });

  it('has a scale bar, north and the name of the level', () => {
    const texts = (name: string) => inside(name).flatMap(({ tag, text }) => (tag === 'text' ? [text] : []));
    expect(texts('scale-bar')).toEqual(['0', '2 m']);
    expect(texts('north')).toEqual(['N']);
    expect(texts('level-name')).toEqual(['Ground floor']);
  });

  it('needs nothing from elsewhere', () => {
    expect(svg.match(/https?:[^"]*/g)).toEqual(['http://www.w3.org/2000/svg']);
    expect(new Set(all.map(({ tag }) => tag))).toEqual(
      new Set(['svg', 'title', 'rect', 'g', 'path', 'text']),
    );
    expect(svg).not.toMatch(/NaN|Infinity|undefined|null/);
  });

  it('names rooms where no furniture stands', async () => {
    const dining = room('room-1', 'Dining', rectangleRoom(0, 0, 400, 400));
    const place = (furniture: ReturnType<typeof piece>[]) => {
      const text = elements(planSvg(home({ rooms: [dining], furniture }))).find(
        ({ classes }) => classes === 'room-name',
      )!;
      return Number(text.attributes.y);
    };
    const table = piece('Dining table', 200, 200);
    expect(place([])).toBeCloseTo(200, -1);
    expect(Math.abs(place([table]) - 200)).toBeGreaterThan(table.depth / 2);
  });
});

describe('a plan', () => {
  it('shows the selected level and what is on none', () => {
    const levels = ['a', 'b'].map((id) => ({
      id,
      name: id,
      elevation: 0,
      height: 250,
      floorThickness: 12,
      visible: true,
    }));
    const walls = [
      wall('w-a', [0, 0, 100, 0], { level: 'a' }),
      wall('w-b', [0, 0, 100, 0], { level: 'b' }),
      wall('w-none', [0, 0, 100, 0]),
    ];
    const shown = elements(planSvg(home({ levels, selectedLevel: 'b', walls }))).filter(
      ({ classes }) => classes === 'wall',
    );
    expect(shown.map(({ attributes }) => attributes['data-id'])).toEqual(['w-b', 'w-none']);
  });

  it('is an empty sheet for an empty home', () => {
    const found = elements(planSvg(home()));
    expect(found.some(({ classes }) => classes === 'scale-bar')).toBe(true);
    expect(found.some(({ classes }) => classes === 'wall')).toBe(false);
  });

  it('writes any text so that it stays text', () => {
    const name = '</text><script>alert(1)</script> & "\u0000\ud800"';
    const points = rectangleRoom(0, 0, 400, 400);
    const nasty = home({
      rooms: [room('room"><x', name, points)],
      labels: [label('l', `${name}\n${'x'.repeat(10_000)}`, 0, 0, { angle: 1, fontSize: 8 })],
      furniture: [piece('Sofa', 100, 100, 0, { name, nameVisible: true, catalogId: name })],
    });
    const drawn = planSvg(nasty);
    expect(elements(drawn).map(({ tag }) => tag)).not.toContain('script');
    expect(drawn.length).toBeLessThan(10_000);
  });

  it('keeps to a sane shape, however long and thin the home is', () => {
    const box = (end: Point) => {
      const drawn = elements(planSvg(home({ walls: [wall('w', [0, 0, ...end])] })));
      const { width, height } = drawn[0]!.attributes;
      return Number(width) / Number(height);
    };
    expect(box([1e6, 0])).toBeCloseTo(4, 1);
    expect(box([0, 1e6])).toBeCloseTo(1 / 1.5, 1);
  });

  it('draws an arc as an arc', () => {
    const bent = wall('w', [0, 0, 400, 0], { arcExtent: Math.PI / 2 });
    const d = elements(planSvg(home({ walls: [bent] }))).find(({ classes }) => classes === 'wall')!.attributes
      .d!;
    const ys = [...d.matchAll(/ (-?[\d.]+)/g)].map(([, y]) => Number(y));
    expect(d.split('L').length).toBeGreaterThan(12);
    expect(Math.min(...ys)).toBeCloseTo(-(400 / Math.SQRT2) * (1 - Math.SQRT1_2) - 5, 0);
  });

  it('grows by the same for each wall', () => {
    const size = (count: number) =>
      planSvg(home({ walls: Array.from({ length: count }, (_, i) => wall(`wall-${i}`, [0, i, 500, i])) }))
        .length;
    const each = (from: number, to: number) => (size(to) - size(from)) / (to - from);
    expect(each(1000, 2000)).toBeLessThan(each(100, 200) * 1.2);
    expect(each(1000, 2000)).toBeLessThan(400);
  });
});

describe('the picture of a plan', () => {
  it.each([1, 64, 800])('is %d pixels wide', async (width) => {
    const image = await planPng(flat(), width);
    const { loadImage } = await loadCanvas();
    const decoded = await loadImage(Buffer.from(image.data));
    expect([decoded.width, decoded.height]).toEqual([width, image.height]);
    expect(image.width).toBe(width);
  });

  it('shows walls dark, floors tinted and paper white', async () => {
    const { createCanvas, loadImage } = await loadCanvas();
    const walls = ring('wall', rectangleRoom(0, 0, 400, 400), { thickness: 20 });
    const simple = home({
      walls,
      rooms: [room('r', null, rectangleRoom(0, 0, 400, 400), { floorColor: 0xff0000 })],
    });
    const image = await planPng(simple, 560);
    const canvas = createCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context.drawImage(await loadImage(Buffer.from(image.data)), 0, 0);
    const at = (x: number, y: number) => {
      const [svgBox] = elements(planSvg(simple));
      const [left, top, width] = svgBox!.attributes.viewBox!.split(' ').map(Number) as [
        number,
        number,
        number,
      ];
      const scale = image.width / width;
      return [
        ...context
          .getImageData(Math.round((x - left) * scale), Math.round((y - top) * scale), 1, 1)
          .data.slice(0, 3),
      ];
    };
    expect(at(200, 0)).toEqual([0x4b, 0x4f, 0x56]);
    expect(at(100, 100)).toEqual([255, 140, 140]);
    expect(at(-25, 200)).toEqual([255, 255, 255]);
  });

  it('is the same for the same home', async () => {
    const first = await planPng(flat(), 200);
    const walls = [wall('w', [0, 0, 200, 0])];
    await planPng(home({ walls, furniture: [inWall('Door', walls[0]!)] }), 100);
    expect(Buffer.from((await planPng(flat(), 200)).data).equals(Buffer.from(first.data))).toBe(true);
  });
});
