import { canonical, type Json } from '../json.js';
import { languageOf } from '../regular/parse.js';
import { type Definitions, definitionName, isObject, type Schema } from '../schema.js';
import { changedDefinitions } from './changed-definitions.js';
import { type Constraint, keyOf, type Node } from './constraint.js';
import { type Scope, translate } from './translate.js';

export type Side = 'before' | 'after';

/**
 * All schemas of both sides as nodes. A definition that means the same on both sides is the same
 * node on both, so that what has not changed costs nothing.
 */
export class Vocabulary {
  readonly #byKey = new Map<string, Node>();
  readonly #bySchema = { before: new WeakMap<object, Node>(), after: new WeakMap<object, Node>() };
  readonly #definitions = new Map<string, Node>();
  readonly #changed: ReadonlySet<string>;
  readonly #scopes: Readonly<Record<Side, Scope>>;
  /** Something is not understood, or not to be decided here: then an instance has to be proven. */
  uncertain = false;
  readonly anything = this.make([]);
  readonly nothing = this.make([{ kind: 'values', values: [] }]);
  readonly null = this.make([{ kind: 'types', types: new Set(['null']), integer: false }]);

  constructor(readonly definitions: Readonly<Record<Side, Definitions>>) {
    this.#changed = changedDefinitions(definitions.before, definitions.after);
    this.#scopes = { before: this.#scope('before'), after: this.#scope('after') };
  }

  /** The definition does not mean the same on both sides. */
  isChanged(name: string): boolean {
    return this.#changed.has(name);
  }

  node(schema: Schema, side: Side): Node {
    if (!isObject(schema)) return schema ? this.anything : this.nothing;
    let node = this.#bySchema[side].get(schema);
    if (!node) {
      node = this.make(translate(schema, this.#scopes[side]));
      this.#bySchema[side].set(schema, node);
    }
    return node;
  }

  make(constraints: readonly Constraint[]): Node {
    const key = constraints.map(keyOf).sort().join('\n');
    let node = this.#byKey.get(key);
    if (!node) {
      this.uncertain ||= constraints.some(isUncertain);
      node = { id: this.#byKey.size, constraints };
      this.#byKey.set(key, node);
    }
    return node;
  }

  constant(value: Json): Node {
    return this.make([{ kind: 'values', values: [value] }]);
  }

  not(node: Node): Node {
    return this.make([{ kind: 'not', node }]);
  }

  all(nodes: readonly Node[]): Node {
    return this.make([{ kind: 'all', nodes }]);
  }

  /** Objects whose member of that name is there and admitted by the node. */
  withMember(name: string, node: Node): Node {
    return this.make([
      { kind: 'types', types: new Set(['object']), integer: false },
      { kind: 'required', on: 'object', name },
      { kind: 'members', on: 'object', named: new Map([[name, node]]), rest: this.anything },
    ]);
  }

  /** Objects of which some member with another name than these is admitted by the node. */
  withOtherMember(names: readonly string[], node: Node): Node {
    const named = new Map(names.map((name) => [name, this.anything]));
    return this.make([
      { kind: 'types', types: new Set(['object']), integer: false },
      { kind: 'not', node: this.make([{ kind: 'members', on: 'object', named, rest: this.not(node) }]) },
    ]);
  }

  /** Arrays of which some item is admitted by the node. */
  withItem(node: Node): Node {
    return this.make([
      { kind: 'types', types: new Set(['array']), integer: false },
      { kind: 'not', node: this.make([{ kind: 'items', on: 'array', node: this.not(node) }]) },
    ]);
  }

  #scope(side: Side): Scope {
    return {
      anything: this.anything,
      opaque: (keywords) => ({ kind: 'opaque', text: this.#opaqueText(keywords, side) }),
      node: (schema) => this.node(schema, side),
      reference: (ref) => {
        const name = definitionName(ref);
        const key = this.#changed.has(name) ? `${side} ${name}` : name;
        return { kind: 'ref', key, target: () => this.#definition(key, name, side) };
      },
    };
  }

  /** Two texts with a reference are only the same if it leads to the same. */
  #opaqueText(keywords: unknown, side: Side): string {
    const text = canonical(keywords);
    const names = [...text.matchAll(/"\$ref":"#\/\$defs\/([^"]*)"/g)].map(([, name]) => name!);
    return names.some((name) => this.isChanged(name)) ? `${side} ${text}` : text;
  }

  #definition(key: string, name: string, side: Side): Node {
    let node = this.#definitions.get(key);
    if (!node) {
      node = this.node(this.definitions[side][name] ?? true, side);
      this.#definitions.set(key, node);
    }
    return node;
  }
}

function isUncertain(constraint: Constraint): boolean {
  if (constraint.kind === 'multiple') return !Number.isInteger(constraint.of);
  if (constraint.kind === 'pattern') return languageOf(constraint.source) === undefined;
  return constraint.kind === 'opaque' || constraint.kind === 'format';
}
