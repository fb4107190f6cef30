import { describe, expect, it } from 'vitest';
import type { Field } from '../model/ir.js';
import { blockComment, fieldDoc, wrap } from './doc.js';

const field = (doc: string, initial?: unknown): Field => ({
  name: 'limit',
  doc,
  deprecated: false,
  type: { kind: 'integer' },
  nullable: false,
  required: false,
  secret: false,
  recursive: false,
  ...(initial === undefined ? {} : { default: initial }),
});

describe('doc comments', () => {
  it('are wrapped between words, and keep their paragraphs', () => {
    expect(wrap('One two three\nfour.\n\nFive averyveryverylongword.', 10)).toEqual([
      'One two',
      'three',
      'four.',
      '',
      'Five',
      'averyveryverylongword.',
    ]);
  });

  it('tell a default unless the description has it', () => {
    expect(fieldDoc(field('At most this many.', 50))).toBe('At most this many. Default: 50.');
    expect(fieldDoc(field('Default: the focused window.', 'x'))).toBe('Default: the focused window.');
    expect(fieldDoc(field('At most this many.'))).toBe('At most this many.');
  });

  it('stand in one line where they fit, and never end early', () => {
    expect(blockComment('Short.', '  ', 40)).toBe('  /** Short. */');
    expect(blockComment('It ends */ here and goes on for a while.', '', 30)).toBe(
      '/**\n * It ends *&#47; here and\n * goes on for a while.\n */',
    );
  });
});
