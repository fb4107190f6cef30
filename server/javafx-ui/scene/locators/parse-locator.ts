import { parseSelector } from '../search/selector.js';
import { SelectorError } from '../search/selector-error.js';
import {
  type FilterName,
  filterNames,
  type Locator,
  LocatorError,
  type LocatorKey,
  type LocatorStep,
  locatorKeys,
  type StepFilters,
  type StepHead,
} from './locator.js';

const uid = /(?:u-[0-9a-z]+|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?=\s|$)/iy;
const key = new RegExp(`(${locatorKeys.join('|')})=`, 'y');
const filter = new RegExp(`(${filterNames.join('|')})=`, 'y');
/** A name of a filter that is none, but looks like one. */
const likeFilter = /([A-Za-z]+)=/y;
const space = /\s+/y;
const joint = /\s*>>\s*/y;
/** Where a value or a selector without quotes ends: at the next step, or at a filter. */
const end = new RegExp(`\\s+>>(?=\\s|$)|\\s+(?:${filterNames.join('|')})=|\\s*$`, 'g');
const wholeNumber = /^(?:0|[1-9][0-9]{0,8})$/;

const stepExpected = 'a step: a uid, a selector such as Button#ok, or text=, label= or tooltip= with a text';

/** Reads a locator. Throws a LocatorError that says where it can't go on, why, and what could stand there. */
export function parseLocator(source: string): Locator {
  return new LocatorParser(source).parse();
}

class LocatorParser {
  private at = 0;

  constructor(private readonly source: string) {}

  parse(): Locator {
    const steps: LocatorStep[] = [];
    this.take(space);
    for (;;) {
      steps.push({ by: this.head(), filters: this.filters() });
      if (this.at === this.source.length) return { steps };
      if (this.take(joint) === undefined) this.refuse('">>" or a filter', 'A step ends here.');
    }
  }

  private head(): StepHead {
    const id = this.take(uid)?.[0];
    if (id !== undefined) return { kind: 'uid', uid: id };
    const named = this.take(key)?.[1] as LocatorKey | undefined;
    if (named !== undefined) return this.keyed(named);
    const start = this.at;
    const css = this.source.slice(start, this.endOfPlain());
    if (css.trim() === '' || css.startsWith('>>')) this.refuse(stepExpected, 'It is missing.');
    try {
      parseSelector(css);
    } catch (error) {
      if (!(error instanceof SelectorError)) throw error;
      this.refuse(stepExpected, reasonOf(error, css));
    }
    this.at = start + css.length;
    return { kind: 'selector', css: css.trim() };
  }

  private keyed(name: LocatorKey): StepHead {
    const exact = this.source[this.at] === '"';
    const start = this.at;
    const value = exact ? this.quoted() : this.plain();
    if (value.trim() !== '') return { kind: 'key', key: name, value, exact };
    this.at = start;
    return this.refuse(`a text after "${name}="`, 'It is empty.');
  }

  private filters(): StepFilters {
    const filters: StepFilters = {};
    for (;;) {
      const before = this.at;
      if (this.take(space) === undefined) return filters;
      const name = this.take(filter)?.[1] as FilterName | undefined;
      if (name === undefined) {
        this.refuseUnknownFilter();
        this.at = before;
        // White space at the end or before ">>" is no filter.
        if (/^\s*$/.test(this.source.slice(before))) this.at = this.source.length;
        return filters;
      }
      if (name in filters) this.refuse(`"${name}=" once in a step`, 'It stands here for the second time.');
      Object.assign(filters, { [name]: this.filterValue(name) });
    }
  }

  private filterValue(name: FilterName): number | string {
    const start = this.at;
    if (this.source[start] === '"') {
      const text = this.quoted();
      if (name !== 'nth' && text.trim() !== '') return text;
    } else {
      const text = this.plain();
      if (wholeNumber.test(text) && name !== 'item') return Number(text);
      if ((name === 'column' || name === 'item') && text !== '') return text;
    }
    this.at = start;
    return this.refuse(valueExpected[name], 'Numbers count from 0, and texts stand in quotes.');
  }

  private refuseUnknownFilter(): void {
    const name = this.take(likeFilter)?.[1];
    if (name === undefined) return;
    this.at -= name.length + 1;
    this.refuse(`one of the filters ${filterNames.join('=, ')}=`, `There is no filter "${name}".`);
  }

  private plain(): string {
    const start = this.at;
    this.at = this.endOfPlain();
    return this.source.slice(start, this.at).trim();
  }

  private endOfPlain(): number {
    end.lastIndex = this.at;
    return end.exec(this.source)?.index ?? this.source.length;
  }

  /** A JSON string. */
  private quoted(): string {
    const start = this.at;
    let at = start + 1;
    while (at < this.source.length && this.source[at] !== '"') at += this.source[at] === '\\' ? 2 : 1;
    try {
      const text = JSON.parse(this.source.slice(start, at + 1)) as string;
      this.at = at + 1;
      return text;
    } catch {
      return this.refuse('a JSON string such as "Save \\"all\\""', 'It does not end, or has a wrong escape.');
    }
  }

  private take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.source);
    if (!found) return undefined;
    this.at += found[0].length;
    return found;
  }

  private refuse(expected: string, why: string): never {
    const place = `Expected ${expected} at character ${this.at} of the locator`;
    const rest = this.source.slice(this.at, this.at + 20);
    const message =
      rest === '' ? `${place}, which ends there.` : `${place}, got ${JSON.stringify(rest)}. ${why}`;
    throw new LocatorError(this.at, message, expected);
  }
}

const valueExpected: Record<FilterName, string> = {
  row: 'a number or a text in quotes after "row="',
  column: 'a title, an id or a number after "column="',
  item: 'a text after "item="',
  nth: 'a number after "nth="',
};

/** What a selector's own sentence says after the colon. */
function reasonOf({ message }: SelectorError, css: string): string {
  const why = message.slice(message.indexOf(': ') + 2);
  return css.includes('=') ? `${why} A text is searched by text=, label= or tooltip=.` : why;
}
