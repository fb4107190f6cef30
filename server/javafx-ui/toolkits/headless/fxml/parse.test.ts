import { describe, expect, it } from 'vitest';
import { MAX_DEPTH, parseFxml } from './parse.js';

describe('parseFxml', () => {
  it('keeps elements, attributes, text and the line on which an element starts', () => {
    const document = parseFxml('<?import a.b.C?>\n<Box\n  id="x">\n  <Label> hi </Label>\n</Box>', 'f.fxml');
    expect(document).toEqual({
      file: 'f.fxml',
      imports: ['a.b.C'],
      root: {
        name: 'Box',
        line: 2,
        attributes: [{ name: 'id', value: 'x' }],
        text: '',
        elements: [{ name: 'Label', line: 4, attributes: [], elements: [], text: 'hi' }],
      },
    });
  });

  it.each([
    ['<Box><Label></Box>', 'f.fxml:1: the file is not well-formed XML: unexpected close tag.'],
    [
      '<!DOCTYPE x [<!ENTITY e "boom">]><Box/>',
      'f.fxml:1: a document type is not read. Remove <!DOCTYPE …>.',
    ],
    ['\n\n# Read me', 'f.fxml:3: expected FXML, which begins with an element such as <VBox>, got text.'],
    ['<Box text="&secret;"/>', 'f.fxml:1: the file is not well-formed XML: undefined entity.'],
    ['', 'f.fxml:1: the file is not well-formed XML: document must contain a root element.'],
  ])('refuses %s', (source, message) => {
    expect(() => parseFxml(source, 'f.fxml')).toThrow(message);
  });

  it('refuses elements nested beyond the bound', () => {
    const source = '<A>'.repeat(MAX_DEPTH + 1) + '</A>'.repeat(MAX_DEPTH + 1);
    expect(() => parseFxml(source, 'f.fxml')).toThrow(
      `f.fxml:1: <A> is nested deeper than ${MAX_DEPTH} levels.`,
    );
  });
});
