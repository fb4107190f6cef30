import { SaxesParser } from 'saxes';
import { NotAHome } from '../../../home/port-errors.js';

/** An element with all that is in it. */
export interface XmlNode {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlNode[];
  text: string;
}

/** A home has few levels of elements; groups of furniture in groups take some more. */
const DEEPEST = 60;
const MOST_ELEMENTS = 1_000_000;

/** Reads XML as data: no document types, and so no entities but those of XML itself. */
export function xmlTree(xml: string): XmlNode {
  const parser = new SaxesParser({ xmlns: false });
  const open: XmlNode[] = [];
  let root: XmlNode | undefined;
  let elements = 0;
  parser.on('error', () => {
    throw new NotAHome(`Home.xml is not well-formed: an error in line ${parser.line}.`);
  });
  parser.on('doctype', () => {
    throw new NotAHome('Home.xml has a document type, which a home never has; it is not read.');
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (++elements > MOST_ELEMENTS || open.length >= DEEPEST) {
      throw new NotAHome(
        `Home.xml is too large: more than ${MOST_ELEMENTS} elements, or ${DEEPEST} in each other.`,
      );
    }
    const node: XmlNode = { name, attributes: attributes as Record<string, string>, children: [], text: '' };
    open.at(-1)?.children.push(node);
    root ??= node;
    open.push(node);
  });
  parser.on('text', (text) => {
    const last = open.at(-1);
    if (last) last.text += text;
  });
  parser.on('cdata', (text) => {
    const last = open.at(-1);
    if (last) last.text += text;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  if (!root) throw new NotAHome('Home.xml is empty.');
  return root;
}
