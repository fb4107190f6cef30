import { SaxesParser } from 'saxes';
import { FxmlError } from './fxml-error.js';

/** FXML is untrusted input: a file beyond these bounds is refused before anything is built. */
export const MAX_CHARACTERS = 64 * 1024 * 1024;
export const MAX_DEPTH = 200;

export interface FxmlAttribute {
  name: string;
  value: string;
}

export interface FxmlElement {
  name: string;
  line: number;
  attributes: FxmlAttribute[];
  elements: FxmlElement[];
  /** Character data between the elements, trimmed. */
  text: string;
}

export interface FxmlDocument {
  file: string;
  root: FxmlElement;
  /** Targets of `<?import …?>`. */
  imports: string[];
}

/** Reads FXML into a plain tree with line numbers. */
export function parseFxml(source: string, file: string): FxmlDocument {
  if (source.length > MAX_CHARACTERS) {
    throw new FxmlError(
      file,
      1,
      `the file has ${source.length} characters; at most ${MAX_CHARACTERS} are read.`,
    );
  }
  const imports: string[] = [];
  const open: FxmlElement[] = [];
  let root: FxmlElement | undefined;
  // A tag may span lines; an element is named by the line on which it starts.
  let tagLine = 1;
  const parser = new SaxesParser({ xmlns: false, position: true });
  const fail = (problem: string, line = parser.line): never => {
    throw new FxmlError(file, line, problem);
  };

  const before = /^\uFEFF?\s*/.exec(source)![0];
  if (source.length > before.length && source[before.length] !== '<') {
    fail('expected FXML, which begins with an element such as <VBox>, got text.', before.split('\n').length);
  }

  parser.on('error', (error) => fail(sentence(error.message)));
  parser.on('doctype', () => fail('a document type is not read. Remove <!DOCTYPE …>.'));
  parser.on('processinginstruction', ({ target, body }) => {
    if (target === 'import') imports.push(body.trim());
  });
  parser.on('opentagstart', () => {
    // The character after the name has been read: a line break there belongs to the line before.
    tagLine = parser.column === 0 ? parser.line - 1 : parser.line;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element: FxmlElement = {
      name,
      line: tagLine,
      attributes: Object.entries(attributes).map(([key, value]) => ({ name: key, value: String(value) })),
      elements: [],
      text: '',
    };
    if (open.length >= MAX_DEPTH) fail(`<${name}> is nested deeper than ${MAX_DEPTH} levels.`, tagLine);
    open.at(-1)?.elements.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('closetag', () => {
    const closed = open.pop();
    if (closed) closed.text = closed.text.trim();
  });
  const addText = (text: string) => {
    const element = open.at(-1);
    if (element) element.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);

  parser.write(source).close();
  if (!root) return fail('expected one root element, got none.', 1);
  return { file, root, imports };
}

/** Saxes says `3:7: unclosed tag: Button`; the place is ours to say. */
function sentence(message: string): string {
  const text = message.replace(/^\d+:\d+:\s*/, '').replace(/\.$/, '');
  return `the file is not well-formed XML: ${text}.`;
}
