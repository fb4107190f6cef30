import { describe, expect, it } from 'vitest';
import { Font } from './font.js';
import { breakLines, ellipsize } from './lines.js';

const font = Font.get(12);

describe('the font', () => {
  it('measures characters of every plane', () => {
    const width = (text: string) => Math.round(font.width(text) * 100) / 100;
    expect([width(''), width('W'), width('Hello W'), width('Мир'), width('😀')]).toEqual([
      0, 11.87, 46.1, 25.77, 12.51,
    ]);
  });

  it('is wider when it is bold, and grows with its size', () => {
    expect(Font.get(12, true).width('Hello')).toBeGreaterThan(font.width('Hello'));
    expect(Font.get(24).width('Hello')).toBeCloseTo(2 * font.width('Hello'));
  });
});

describe('lines', () => {
  it('break at line ends, and at blanks where a width is given', () => {
    expect(breakLines('a\nb\r\nc', font)).toEqual(['a', 'b', 'c']);
    expect(breakLines('one two three', font, font.width('one two'))).toEqual(['one two', 'three']);
    expect(breakLines('unbreakable', font, font.width('unbr'))).toEqual(['unbr', 'eak', 'able']);
    expect(breakLines('', font, 10)).toEqual(['']);
  });

  it('are cut with an ellipsis where they do not fit', () => {
    expect(ellipsize('fits', font, 100)).toBe('fits');
    expect(ellipsize('does not fit', font, font.width('does …'))).toBe('does …');
  });
});
