import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { flat } from '../../../drawing/testing/flat.js';
import { home, piece, rectangleRoom, room, texture, wall } from '../../../drawing/testing/records.js';
import { objZip } from './index.js';

const exported = await objZip(flat());
const files = unzipSync(exported.data);
const obj = strFromU8(files['home.obj']!).split('\n');
const mtl = strFromU8(files['home.mtl']!).split('\n');
const all = (keyword: string, lines = obj) =>
  lines.filter((line) => line.startsWith(`${keyword} `)).map((line) => line.slice(keyword.length + 1));

describe('the OBJ of a home', () => {
  it('is the first of the files in the zip, and all are named', () => {
    expect(exported.entries).toEqual(Object.keys(files));
    expect(exported.entries.slice(0, 2)).toEqual(['home.obj', 'home.mtl']);
    expect(exported.entries).toContain('textures/oak-floor.png');
    expect(strFromU8(files['textures/oak-floor.png']!.slice(1, 4), true)).toBe('PNG');
  });

  it('has an object with a name for each wall, floor, ceiling and piece', () => {
    const names = all('o');
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('wall_1');
    expect(names).toContain('room_1-floor-Living_room');
    expect(names.filter((name) => name.endsWith('-Chair'))).toHaveLength(4);
    expect(names).toHaveLength(6 + 3 + 3 + flat().furniture.length);
  });

  it('uses only points, normals and materials that it has', () => {
    const counts = { v: all('v').length, vt: all('vt').length, vn: all('vn').length };
    for (const face of all('f')) {
      for (const corner of face.split(' ')) {
        const [point, place, normal] = corner.split('/');
        expect(Number(point) >= 1 && Number(point) <= counts.v).toBe(true);
        expect(place === '' || (Number(place) >= 1 && Number(place) <= counts.vt)).toBe(true);
        expect(Number(normal) >= 1 && Number(normal) <= counts.vn).toBe(true);
      }
    }
    const made = all('newmtl', mtl);
    expect(new Set(made).size).toBe(made.length);
    expect(new Set(all('usemtl'))).toEqual(new Set(made));
    for (const image of all('map_Kd', mtl)) expect(exported.entries).toContain(image);
    expect(strFromU8(files['home.obj']!)).not.toMatch(/NaN|Infinity|undefined/);
  });

  it('is as large as the home: y is up', () => {
    const points = all('v').map((line) => line.split(' ').map(Number) as [number, number, number]);
    const span = (axis: 0 | 1 | 2) => {
      const values = points.map((point) => point[axis]);
      return Math.max(...values) - Math.min(...values);
    };
    // The frame of the front door stands out by a centimetre.
    expect([span(0), span(1), span(2)].map(Math.round)).toEqual([924, 250, 625]);
  });

  it('says which textures lie where, in tiles', async () => {
    const rooms = [
      room('r', null, rectangleRoom(0, 0, 240, 80), {
        floorTexture: texture('Oak floor'),
        ceilingVisible: false,
      }),
    ];
    const text = strFromU8(unzipSync((await objZip(home({ rooms }))).data)['home.obj']!);
    expect(all('vt', text.split('\n'))).toEqual(['0 1', '2 1', '2 0', '0 0']);
  });

  it('has no line that a name could break', async () => {
    const odd = home({
      walls: [wall('w', [0, 0, 1, 1])],
      furniture: [piece('Sofa', 0, 0, 0, { name: 'a\nv 1 2 3 \u2028 日本' })],
    });
    const text = strFromU8(unzipSync((await objZip(odd)).data)['home.obj']!);
    expect(all('o', text.split('\n'))[1]).toMatch(/^furniture_\d+-a_v_1_2_3_日本$/);
  });

  it('has the same bytes every time', async () => {
    const walls = [wall('w', [0, 0, 100, 0])];
    const [once, again] = [await objZip(home({ walls })), await objZip(home({ walls }))];
    expect(Buffer.from(once.data).equals(Buffer.from(again.data))).toBe(true);
  });
});
