import { SelectorError } from './selector-error.js';

/** Conditions on one node; what is null is not asked for. */
export interface Compound {
  type: string | null;
  id: string | null;
  classes: string[];
}

export interface Selector {
  compounds: Compound[];
  /** `child[i]`: the node of compound `i + 1` is a child, and not just a descendant, of that of `i`. */
  child: boolean[];
}

const name = /[\p{L}\p{N}\p{M}_-]+/uy;
const gap = /\s*(>?)\s*/y;
const grammar = 'compounds of *, Type, #id and .class, joined by a space or >';

/** Why it is refused, by the character that a compound or a gap can't go on with. */
const refusals: Record<string, string> = {
  ',': 'A selector is one sequence of compounds; make one query for each part of the list.',
  '[': 'Attribute selectors are not part of the grammar; use "predicate" instead.',
  '+': 'Sibling combinators are not part of the grammar; only a space and ">" join compounds.',
  '~': 'Sibling combinators are not part of the grammar; only a space and ">" join compounds.',
  ':': 'Pseudo-classes are not part of the grammar; read the state of the matches instead.',
  '\\': 'Escapes are not part of the grammar; use "predicate" with idEquals or styleClassHas instead.',
  '>': 'A ">" stands between two compounds.',
};

/** Parses the contract's grammar. Throws a SelectorError with a sentence for all that is outside of it. */
export function parseSelector(css: string): Selector {
  const source = css.trim();
  const selector: Selector = { compounds: [], child: [] };
  let at = 0;
  const refuse = (reason?: string): never => {
    const character = String.fromCodePoint(source.codePointAt(at) ?? 32);
    const why = reason ?? refusals[character] ?? `${JSON.stringify(character)} is not part of the grammar.`;
    const place = at < source.length ? ` at character ${at}` : ' at its end';
    throw new SelectorError('/css', `Expected "css" to be ${grammar}; it is not${place}: ${why}`, grammar);
  };
  const readName = (what: string): string => {
    name.lastIndex = at;
    const text = name.exec(source)?.[0];
    if (text === undefined) return refuse(at < source.length ? undefined : `${what} is missing.`);
    at += text.length;
    return text;
  };
  const readCompound = (): Compound => {
    const compound: Compound = { type: null, id: null, classes: [] };
    const start = at;
    if (source[at] === '*') at++;
    else if (source[at] !== '#' && source[at] !== '.') compound.type = readName('A compound');
    if (source[at] === '#' && source[at - 1] !== '*') {
      at++;
      compound.id = readName('The id after "#"');
    }
    while (source[at] === '.') {
      at++;
      compound.classes.push(readName('The class after "."'));
    }
    if (source[at] === '#') refuse('An id stands once in a compound, directly after the type or first.');
    if (source[at] === '*') refuse('A "*" stands alone or before classes.');
    return at === start ? refuse() : compound;
  };

  if (source === '') refuse('it is empty.');
  for (;;) {
    selector.compounds.push(readCompound());
    if (at === source.length) return selector;
    gap.lastIndex = at;
    const [joint, arrow] = gap.exec(source)!;
    if (joint === '') refuse();
    at += joint!.length;
    if (at === source.length) refuse('A compound is missing after ">".');
    selector.child.push(arrow === '>');
  }
}
