import type { FxObject } from '../scene/fx-object.js';
import { Node } from '../scene/node.js';
import { ObservableList } from '../scene/observable-list.js';
import { type ListSpec, type PropertySpec, specsOf } from '../scene/property.js';
import { HANDLER_ATTRIBUTES } from './event-names.js';
import { didYouMean } from './nearest-name.js';
import type { FxmlAttribute, FxmlElement } from './parse.js';
import { STATIC_PROPERTIES } from './static-properties.js';

/** Calls a handler that FXML named; it is looked up when the event comes. */
export type HandlerCall = (name: string, event: never) => void;

interface Context {
  /** Objects by `fx:id`, for `$name`. */
  named: ReadonlyMap<string, unknown>;
  build(element: FxmlElement): unknown;
  fail(element: FxmlElement, problem: string): never;
  call: HandlerCall;
}

/** Sets properties and handlers of objects from attributes and property elements. */
export class PropertyWriter {
  readonly handlers = new Set<string>();

  constructor(private readonly context: Context) {}

  attribute(element: FxmlElement, object: FxObject, { name, value }: FxmlAttribute): void {
    if (name.startsWith('fx:') || name === 'xmlns' || name.startsWith('xmlns:')) return;
    if (/^on[A-Z]/.test(name)) {
      this.handler(element, object, name, value);
      return;
    }
    const spec = this.specOf(element, object, name);
    const what = `${name} of <${element.name}>`;
    if (!('list' in spec)) {
      put(object, name, this.attributeValue(element, spec, what, value));
      return;
    }
    const { parse } = spec;
    if (!parse) this.fail(element, `${what} can't be written as an attribute; use a <${name}> element.`);
    listOf(object, name).addAll(value.split(',').map((word) => parse(plainValue(word.trim()))));
  }

  propertyElement(element: FxmlElement, object: FxObject): void {
    // <properties key="value"/> fills the free-form map of a node.
    const free = element.name === 'properties' && object instanceof Node ? object.properties : undefined;
    for (const { name, value } of element.attributes) {
      if (!free) this.fail(element, `the property element <${element.name}> takes no attribute ${name}.`);
      free.set(name, value);
    }
    if (!free) this.assign(element, object, element.name, element.elements, element.text);
  }

  /** Sets a property from the elements or the text inside an element. */
  assign(element: FxmlElement, object: FxObject, name: string, children: FxmlElement[], text: string): void {
    const spec = this.specOf(element, object, name);
    const what = `${name} of <${typeNameOf(object)}>`;
    if ('list' in spec) {
      this.assignList(element, object, name, spec, children);
      return;
    }
    if (children.length > 1) this.fail(children[1]!, `${what} takes one element, got ${children.length}.`);
    const [child] = children;
    const value = child
      ? this.checked(child, spec, what, this.context.build(child))
      : this.attributeValue(element, spec, what, text);
    put(object, name, value);
  }

  attempt<T>(element: FxmlElement, what: string, read: () => T): T {
    try {
      return read();
    } catch (error) {
      return this.fail(element, `${what}: ${(error as Error).message}.`);
    }
  }

  private fail(element: FxmlElement, problem: string): never {
    return this.context.fail(element, problem);
  }

  private attributeValue(element: FxmlElement, spec: PropertySpec, what: string, value: string): unknown {
    if (value.startsWith('${')) this.fail(element, `${what} is a binding; bindings are not supported.`);
    if (value.startsWith('%'))
      this.fail(element, `${what} is a resource key; resource bundles are not supported.`);
    if (value.startsWith('$')) {
      const name = value.slice(1);
      if (!this.context.named.has(name))
        this.fail(element, `${what} names $${name}, but nothing has that fx:id yet.`);
      return this.checked(element, spec, what, this.context.named.get(name));
    }
    const { parse, expected = 'an element' } = spec;
    if (!parse) this.fail(element, `${what} can't be written as an attribute; it takes ${expected}.`);
    return this.attempt(element, what, () => parse(plainValue(value)));
  }

  private handler(element: FxmlElement, object: FxObject, name: string, value: string): void {
    const type = HANDLER_ATTRIBUTES[name];
    if (type === undefined) this.unknownProperty(element, object, name, Object.keys(HANDLER_ATTRIBUTES));
    if (!value.startsWith('#')) {
      this.fail(
        element,
        `expected ${name} of <${element.name}> to name a handler ("#name"), got "${value}".`,
      );
    }
    const handler = value.slice(1);
    this.handlers.add(handler);
    if (type) object.on(type, (event) => this.context.call(handler, event as never));
  }

  private assignList(
    element: FxmlElement,
    object: FxObject,
    name: string,
    spec: ListSpec,
    children: FxmlElement[],
  ) {
    const what = `${name} of <${typeNameOf(object)}>`;
    let items = children.map((child) => this.context.build(child));
    if (spec.settable) {
      const [whole] = items;
      if (items.length !== 1 || !Array.isArray(whole)) {
        this.fail(element, `${what} takes one list, e.g. <FXCollections fx:factory="observableArrayList">.`);
      }
      items = whole;
    }
    items.forEach((item, i) => {
      if (!spec.accepts(item)) this.fail(children[i] ?? element, `${what} takes ${spec.expected}.`);
    });
    listOf(object, name).addAll(items);
  }

  private checked(element: FxmlElement, spec: PropertySpec, what: string, value: unknown): unknown {
    if (spec.accepts?.(value)) return value;
    const { parse, expected = 'a plain value' } = spec;
    if (typeof value === 'string' && parse) return this.attempt(element, what, () => parse(value));
    return this.fail(element, `expected ${what} to be ${expected}, got <${element.name}>.`);
  }

  private specOf(element: FxmlElement, object: FxObject, name: string): ListSpec | PropertySpec {
    if (name.includes('.')) {
      const spec = STATIC_PROPERTIES[name];
      if (spec && object instanceof Node) return spec as PropertySpec;
      return this.unknownProperty(element, object, name, Object.keys(STATIC_PROPERTIES));
    }
    const specs = specsOf(Object.getPrototypeOf(object) as object);
    const spec = specs[name];
    if (spec) return spec as ListSpec | PropertySpec;
    const known: string[] = [];
    for (const key in specs) known.push(key);
    return this.unknownProperty(element, object, name, known);
  }

  private unknownProperty(element: FxmlElement, object: FxObject, name: string, known: string[]): never {
    return this.fail(
      element,
      `unknown property ${name} on <${typeNameOf(object)}>.${didYouMean(name, known)}`,
    );
  }
}

/** FXML's rule: a name whose last part starts with a small letter is a property. */
export function isPropertyName(name: string): boolean {
  return /^[a-z]/.test(name.slice(name.lastIndexOf('.') + 1)) && !name.startsWith('fx:');
}

/** `\$`, `\%` and `\@` are plain characters; `@` alone says that a location is relative to the file. */
function plainValue(value: string): string {
  return /^(\\[\\$%@]|@)/.test(value) ? value.slice(1) : value;
}

function put(object: FxObject, name: string, value: unknown): void {
  if (name.includes('.')) {
    const node = object as Node;
    node.constraints = { ...node.constraints, [name]: value };
  } else {
    (object as unknown as Record<string, unknown>)[name] = value;
  }
}

function typeNameOf(object: FxObject): string {
  return (object as { type?: string }).type ?? 'object';
}

function listOf(object: FxObject, name: string): { addAll(items: readonly unknown[]): void } {
  const list = (object as unknown as Record<string, unknown>)[name];
  if (list instanceof ObservableList) return list;
  const words = list as { add(...items: unknown[]): void };
  return { addAll: (items) => words.add(...items) };
}
