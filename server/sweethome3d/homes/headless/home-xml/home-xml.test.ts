import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { home, inWall, piece, rectangleRoom, ring, room, wall } from '../../../drawing/testing/records.js';
import { NotAHome } from '../../../home/port-errors.js';
import { readHome, writeHome } from './index.js';
import { everything } from './testing/everything.js';

const archive = (xml: string) => zipSync({ 'Home.xml': strToU8(xml) });
const refusal = (file: Uint8Array): string => {
  try {
    readHome(file);
  } catch (error) {
    expect(error).toBeInstanceOf(NotAHome);
    return (error as Error).message;
  }
  throw new Error('It was read.');
};

describe('the file of a home', () => {
  it('keeps all of it', async () => {
    const before = everything();
    expect(readHome(await writeHome(before))).toEqual(before);
  });

  it('keeps an empty home', async () => {
    expect(readHome(await writeHome(home()))).toEqual(home());
  });

  it('has a model, an icon and images beside Home.xml, shared by what looks alike', async () => {
    const files = Object.keys(
      unzipSync(await writeHome(home({ furniture: [piece('Chair', 0, 0), piece('Chair', 90, 0, 45)] }))),
    );
    expect(files).toEqual(['Home.xml', '0/piece.obj', '0/piece.mtl', '0-icon.png']);
  });

  it('has the same bytes every time', async () => {
    const same = everything();
    expect(Buffer.from(await writeHome(same)).equals(Buffer.from(await writeHome(same)))).toBe(true);
  });

  it('keeps any text', async () => {
    const name = `<a> & "b" 'c' \t\n ]]> 日本 🏠`;
    const before = home({
      rooms: [room('r', name, rectangleRoom(0, 0, 9, 9))],
      furniture: [piece('Sofa', 0, 0, 0, { name })],
    });
    const after = readHome(await writeHome(before));
    expect([after.rooms[0]!.name, after.furniture[0]!.name]).toEqual([name, name]);
  });
});

describe('a file of somebody else', () => {
  const sample = `<?xml version='1.0'?>
    <home version='7000' camera='observerCamera' selectedLevel='gone' wallHeight='260'>
      <environment groundColor='00A8A8A8' skyColor='00CCE4FC'/>
      <level id='up' name='Up' elevation='270.0' floorThickness='12.0' height='250.0' elevationIndex='0'/>
      <level id='down' elevation='0.0' floorThickness='12.0' height='250.0' elevationIndex='0'/>
      <furnitureGroup id='group' name='Both' x='0' y='0' width='1' depth='1' height='1'>
        <light id='a' level='down' name='Lamp' x='1.0' y='2.0' angle='-1.5707964' width='10.0' depth='10.0' height='10.0' power='0.5'>
          <lightSource x='0.5' y='0.5' z='0.5' color='00FFFFFF'/>
        </light>
        <pieceOfFurniture id='a' level='nowhere' x='1.0' y='2.0' width='-5.0' depth='10.0' height='10.0'/>
      </furnitureGroup>
      <doorOrWindow id='d' level='down' name='Door' x='200.0' y='2.0' width='90.0' depth='20.0' height='208.0' wallThickness='0.5' wallDistance='0.15'/>
      <doorOrWindow id='free' level='down' name='Door' x='200.0' y='900.0' width='90.0' depth='20.0' height='208.0'/>
      <wall id='w1' level='down' wallAtEnd='w2' xStart='0.0' yStart='0.0' xEnd='400.0' yEnd='0.0' height='250.0' thickness='10.0'/>
      <wall id='w2' level='down' wallAtStart='w1' wallAtEnd='w3' xStart='400.0' yStart='0.0' xEnd='400.0' yEnd='300.0' height='250.0' thickness='10.0'/>
      <wall id='w3' level='down' xStart='400.0' yStart='300.0' xEnd='0.0' yEnd='300.0' height='250.0' thickness='10.0'/>
      <room id='flat' level='down'><point x='0' y='0'/><point x='1' y='1'/></room>
      <polyline id='p'><point x='0' y='0'/></polyline>
      <label x='1' y='2'><text>Hi</text></label>
    </home>`;
  const read = readHome(archive(sample));

  it('gives every object an id of its own and a level that is there', () => {
    expect(read.furniture.map(({ id, level }) => [id, level])).toEqual([
      ['a', 'down'],
      [expect.stringMatching(/^furniture-\d+$/), null],
      ['d', 'down'],
      ['free', 'down'],
    ]);
    expect(read.labels[0]!.id).toMatch(/^label-\d+$/);
    expect(read.levels.map(({ id, name }) => [id, name])).toEqual([
      ['down', 'Level'],
      ['up', 'Up'],
    ]);
    expect(read.selectedLevel).toBe('down');
  });

  it('joins only walls that both say so', () => {
    expect(read.walls.map(({ wallAtStart, wallAtEnd }) => [wallAtStart, wallAtEnd])).toEqual([
      [null, 'w2'],
      ['w1', null],
      [null, null],
    ]);
  });

  it('finds the wall that a door is in', () => {
    expect(read.furniture.slice(2).map(({ opening }) => opening?.wall)).toEqual(['w1', null]);
  });

  it('makes of sizes, angles and rooms what can be drawn', () => {
    expect(read.furniture[1]).toMatchObject({ width: 0.01, name: 'Piece' });
    expect(read.furniture[0]!.angle).toBeCloseTo(1.5 * Math.PI);
    expect(read.rooms).toEqual([]);
    expect(read).toMatchObject({ wallHeight: 260, cameras: { active: 'observer' } });
  });

  it('takes a moved door out of the wall that it was in', async () => {
    const walls = ring('wall', rectangleRoom(0, 0, 400, 300));
    const door = inWall('Door', walls[0]!);
    const file = await writeHome(home({ walls, furniture: [{ ...door, y: door.y + 300, angle: Math.PI }] }));
    expect(readHome(file).furniture[0]!.opening!.wall).toBe('wall-3');
  });
});

describe('what is no home', () => {
  it.each<[string, Uint8Array, RegExp]>([
    ['nothing', new Uint8Array(), /not a zip/],
    ['some bytes', strToU8('PK\u0003\u0004 and so on, but no zip'), /not a zip|damaged/],
    ['a picture in a zip', zipSync({ 'a.png': new Uint8Array(9) }), /no Home\.xml/],
    ['an empty zip', zipSync({}), /empty zip/],
    ['broken XML', archive('<home version="7000"><wall></home>'), /not well-formed.*line 1/],
    ['another document', archive('<svg/>'), /no home.*<svg>/],
    [
      'a wall without an end',
      archive('<home><wall id="w" xStart="0" yStart="0" thickness="9"/></home>'),
      /xEnd of <wall> is missing/,
    ],
    ['a number that is none', archive('<home wallHeight="1e999"/>'), /wallHeight of <home> is no number/],
    [
      'a colour that is none',
      archive('<home><environment groundColor="red"/></home>'),
      /groundColor of <environment> is no colour/,
    ],
    [
      'a document type',
      archive('<!DOCTYPE home [<!ENTITY a SYSTEM "file:///etc/passwd">]><home name="&a;"/>'),
      /document type/,
    ],
    ['an entity of its own', archive('<home wallHeight="&lol;"/>'), /not well-formed/],
    ['elements without end', archive(`<home>${'<a>'.repeat(100)}${'</a>'.repeat(100)}</home>`), /too large/],
  ])('is refused with a sentence: %s', (_, file, sentence) => {
    expect(refusal(file)).toMatch(sentence);
    expect(refusal(file)).toMatch(/^[A-Z].*\.$/s);
  });

  it('is refused before it is unpacked when it says that it is huge', () => {
    const file = archive('<home/>');
    // The size in the directory of the zip, 24 bytes after its signature.
    const at = Buffer.from(file).indexOf(Buffer.from('PK\u0001\u0002', 'latin1')) + 24;
    new DataView(file.buffer, file.byteOffset).setUint32(at, 0x7fffffff, true);
    expect(refusal(file)).toMatch(/larger than 64 MiB/);
  });

  it('takes no more memory than it says', () => {
    const bomb = zipSync({ 'Home.xml': strToU8(`<home>${' '.repeat(8 * 2 ** 20)}</home>`) });
    const at = Buffer.from(bomb).indexOf(Buffer.from('PK\u0001\u0002', 'latin1')) + 24;
    new DataView(bomb.buffer, bomb.byteOffset).setUint32(at, 100, true);
    expect(refusal(bomb)).toMatch(/damaged|not well-formed/);
  });

  it('is a shape that is damaged, and the piece goes without it', async () => {
    const model = { vertices: [0, 0, 0, 1, 0, 0, 0, 1, 0], triangles: [0, 1, 2], transparency: 0 };
    const file = await writeHome(home({ furniture: [piece('Box', 0, 0, 0, { model })] }));
    const xml = strFromU8(unzipSync(file)['Home.xml']!);
    expect(readHome(archive(xml)).furniture[0]!.model).toEqual(model);
    for (const damage of ['[0,1,7]', '[0,1]', '"none"', '[0,1,', 'null']) {
      expect(readHome(archive(xml.replace('[0,1,2]', damage))).furniture[0]!.model).toBeNull();
    }
  });

  it('is never anything else than refused or read, whatever bytes are changed', async () => {
    const file = await writeHome(
      home({ walls: [wall('w', [0, 0, 100, 0])], rooms: [room('r', 'R', rectangleRoom(0, 0, 9, 9))] }),
    );
    for (let i = 0; i < file.length; i += 3) {
      const changed = Uint8Array.from(file);
      changed[i]! ^= 0x55;
      try {
        readHome(changed);
      } catch (error) {
        expect(error).toBeInstanceOf(NotAHome);
      }
    }
  });
});
