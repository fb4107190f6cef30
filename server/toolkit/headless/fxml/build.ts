import { FxObject } from '../scene/fx-object.js';
import { Node } from '../scene/node.js';
import { ObservableList } from '../scene/observable-list.js';
import { type AnySpec, type ListSpec, type PropertySpec, specsOf } from '../scene/property.js';
import type { ElementType } from './element-type.js';
import { elementTypes } from './elements.js';
import { HANDLER_ATTRIBUTES } from './event-names.js';
import { FxmlError } from './fxml-error.js';
import { Imports } from './imports.js';
import { nearestName } from './nearest-name.js';
import type { FxmlAttribute, FxmlDocument, FxmlElement } from './parse.js';
import { STATIC_PROPERTIES } from './static-properties.js';

/** Calls a handler that FXML named; it is looked up when the event comes. */
export type HandlerCall = (name: string, event: never) => void;

export interface BuiltFxml {
  root: FxObject;
  /** Objects by `fx:id`. */
  named: Map<string, unknown>;
  /** Names of the handlers that the file asks for. */
  handlers: Set<string>;
}

/** Builds the objects that a FXML document describes, or says which line is wrong. */
export function buildFxml(document: FxmlDocument, call: HandlerCall): BuiltFxml {
  const builder = new Builder(document, call);
  const root = builder.object(document.root);
  if (!(root instanceof FxObject)) {
    builder.fail(document.root, `expected the root to be a node, got <${document.root.name}>.`);
  }
  return { root: root as FxObject, named: builder.named, handlers: builder.handlers };
}

class Builder {
  readonly named = new Map<string, unknown>();
  readonly handlers = new Set<string>();
  private readonly imports: Imports;

  constructor(
    private readonly document: FxmlDocument,
    private readonly call: HandlerCall,
  ) {
    this.imports = new Imports(document.imports);
  }

  fail(element: FxmlElement, problem: string): never {
    throw new FxmlError(this.document.file, element.line, problem);
  }

  object(element: FxmlElement): unknown {
    if (element.name === 'fx:reference') return this.reference(element);
    const type = this.typeOf(element);
    const fx = new Map(
      element.attributes.filter(({ name }) => name.startsWith('fx:')).map((a) => [a.name, a.value]),
    );
    const made = this.make(element, type, fx);
    const id = fx.get('fx:id');
    if (id !== undefined) {
      this.named.set(id, made);
      // As FXMLLoader does: the name is the id, unless the file gives another.
      if (made instanceof Node) made.id = id;
    }
    if (made instanceof FxObject && !fx.has('fx:constant')) this.fill(element, type, made);
    return made;
  }

  private reference(element: FxmlElement): unknown {
    const source = element.attributes.find(({ name }) => name === 'source')?.value ?? '';
    if (!this.named.has(source))
      this.fail(element, `<fx:reference> names "${source}", but no fx:id above it does.`);
    return this.named.get(source);
  }

  private typeOf(element: FxmlElement): ElementType {
    const { name } = element;
    if (name.startsWith('fx:')) this.fail(element, `<${name}> is not supported here.`);
    const simple = name.slice(name.lastIndexOf('.') + 1);
    const type = elementTypes.get(simple);
    if (!type || (simple !== name && name !== `${type.package}.${simple}`)) {
      const near = nearestName(simple, elementTypes.keys());
      this.fail(element, `unknown element <${name}>.${near ? ` Did you mean <${near}>?` : ''}`);
    }
    if (simple === name && !this.imports.has(type)) {
      this.fail(element, `<${name}> is not imported. Add <?import ${type.package}.${name}?>.`);
    }
    return type;
  }

  private make(element: FxmlElement, type: ElementType, fx: Map<string, string>): unknown {
    for (const name of fx.keys()) {
      if (!['fx:id', 'fx:value', 'fx:constant', 'fx:factory', 'fx:controller'].includes(name)) {
        this.fail(element, `unknown attribute ${name} on <${element.name}>.`);
      }
    }
    const constant = fx.get('fx:constant');
    if (constant !== undefined) {
      if (type.constants && constant in type.constants) return type.constants[constant];
      this.fail(element, `<${element.name}> has no constant "${constant}".`);
    }
    const value = fx.get('fx:value');
    if (value !== undefined) {
      if (!type.value) this.fail(element, `<${element.name}> does not take fx:value.`);
      return this.attempt(element, `<${element.name}>`, () => type.value!(value));
    }
    const factory = fx.get('fx:factory');
    if (factory !== undefined) {
      if (!type.factories?.includes(factory))
        this.fail(element, `<${element.name}> has no factory "${factory}".`);
      return element.elements.map((child) => this.object(child));
    }
    if (!type.create) this.fail(element, `<${element.name}> needs fx:value, fx:constant or fx:factory.`);
    return type.create();
  }

  private fill(element: FxmlElement, type: ElementType, object: FxObject): void {
    for (const attribute of element.attributes) this.attribute(element, object, attribute);
    const loose: FxmlElement[] = [];
    for (const child of element.elements) {
      if (child.name === 'fx:define') for (const defined of child.elements) this.object(defined);
      else if (isPropertyName(child.name)) this.propertyElement(child, object);
      else loose.push(child);
    }
    if (loose.length === 0 && element.text === '') return;
    const target = type.defaultProperty;
    if (target === undefined) {
      this.fail(
        loose[0] ?? element,
        `<${element.name}> has no default property. Put the content into a property element.`,
      );
    }
    this.assign(element, object, target, loose, element.text);
  }

  private attribute(element: FxmlElement, object: FxObject, { name, value }: FxmlAttribute): void {
    if (name.startsWith('fx:') || name === 'xmlns' || name.startsWith('xmlns:')) return;
    if (/^on[A-Z]/.test(name)) return this.handler(element, object, name, value);
    const spec = this.specOf(element, object, name);
    const what = `${name} of <${element.name}>`;
    if ('list' in spec) {
      const parse = spec.parse;
      if (!parse) this.fail(element, `${what} can't be written as an attribute; use a <${name}> element.`);
      const words = value.split(',').map((word) => parse(word.trim()));
      return listOf(object, name).addAll(words);
    }
    this.put(object, name, this.attributeValue(element, spec, what, value));
  }

  private attributeValue(element: FxmlElement, spec: PropertySpec, what: string, value: string): unknown {
    if (value.startsWith('${')) this.fail(element, `${what} is a binding; bindings are not supported.`);
    if (value.startsWith('%'))
      this.fail(element, `${what} is a resource key; resource bundles are not supported.`);
    if (value.startsWith('$')) {
      const name = value.slice(1);
      if (!this.named.has(name)) this.fail(element, `${what} names $${name}, but no fx:id above it does.`);
      return this.checked(element, spec, what, this.named.get(name));
    }
    const parse = spec.parse;
    if (!parse)
      this.fail(
        element,
        `${what} can't be written as an attribute; it takes ${spec.expected ?? 'an element'}.`,
      );
    const plain = /^(\\[\\$%@]|@)/.test(value) ? value.slice(1) : value;
    return this.attempt(element, what, () => parse(plain));
  }

  private handler(element: FxmlElement, object: FxObject, name: string, value: string): void {
    const type = HANDLER_ATTRIBUTES[name];
    if (type === undefined) {
      const near = nearestName(name, Object.keys(HANDLER_ATTRIBUTES));
      this.fail(
        element,
        `unknown property ${name} on <${element.name}>.${near ? ` Did you mean ${near}?` : ''}`,
      );
    }
    if (!value.startsWith('#')) {
      this.fail(
        element,
        `expected ${name} of <${element.name}> to name a handler ("#name"), got "${value}".`,
      );
    }
    const handler = value.slice(1);
    this.handlers.add(handler);
    if (type) object.on(type, (event) => this.call(handler, event as never));
  }

  private propertyElement(element: FxmlElement, object: FxObject): void {
    for (const { name, value } of element.attributes) {
      // <properties key="value"/> fills the free-form map of a node.
      if (element.name === 'properties' && object instanceof Node) object.properties.set(name, value);
      else this.fail(element, `the property element <${element.name}> takes no attribute ${name}.`);
    }
    if (element.name === 'properties' && object instanceof Node) return;
    this.assign(element, object, element.name, element.elements, element.text);
  }

  private assign(
    element: FxmlElement,
    object: FxObject,
    name: string,
    children: FxmlElement[],
    text: string,
  ): void {
    const spec = this.specOf(element, object, name);
    const what = `${name} of <${typeNameOf(object)}>`;
    if ('list' in spec) return this.assignList(element, object, name, spec, children);
    if (children.length > 1) this.fail(children[1]!, `${what} takes one element, got ${children.length}.`);
    const [child] = children;
    if (!child) return this.put(object, name, this.attributeValue(element, spec, what, text));
    this.put(object, name, this.checked(child, spec, what, this.object(child)));
  }

  private assignList(
    element: FxmlElement,
    object: FxObject,
    name: string,
    spec: ListSpec,
    children: FxmlElement[],
  ): void {
    const what = `${name} of <${typeNameOf(object)}>`;
    let items = children.map((child) => this.object(child));
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
    if (typeof value === 'string' && spec.parse) return this.attempt(element, what, () => spec.parse!(value));
    this.fail(element, `expected ${what} to be ${spec.expected ?? 'a plain value'}, got <${element.name}>.`);
  }

  private specOf(element: FxmlElement, object: FxObject, name: string): ListSpec | PropertySpec {
    if (name.includes('.')) {
      const spec = STATIC_PROPERTIES[name];
      if (spec && object instanceof Node) return spec as PropertySpec;
      const near = nearestName(name, Object.keys(STATIC_PROPERTIES));
      this.fail(
        element,
        `unknown property ${name} on <${typeNameOf(object)}>.${near ? ` Did you mean ${near}?` : ''}`,
      );
    }
    const specs = specsOf(Object.getPrototypeOf(object) as object);
    const spec: AnySpec | undefined = specs[name];
    if (spec) return spec as ListSpec | PropertySpec;
    const known: string[] = [];
    for (const key in specs) known.push(key);
    const near = nearestName(name, known);
    this.fail(
      element,
      `unknown property ${name} on <${typeNameOf(object)}>.${near ? ` Did you mean ${near}?` : ''}`,
    );
  }

  private put(object: FxObject, name: string, value: unknown): void {
    if (name.includes('.')) {
      const node = object as Node;
      node.constraints ??= {};
      node.constraints[name] = value;
    } else {
      (object as unknown as Record<string, unknown>)[name] = value;
    }
  }

  private attempt<T>(element: FxmlElement, what: string, read: () => T): T {
    try {
      return read();
    } catch (error) {
      this.fail(element, `${what}: ${(error as Error).message}.`);
    }
  }
}

/** FXML's rule: a name whose last part starts with a small letter is a property. */
function isPropertyName(name: string): boolean {
  return /^[a-z]/.test(name.slice(name.lastIndexOf('.') + 1));
}

function typeNameOf(object: FxObject): string {
  return (object as { type?: string }).type ?? object.constructor.name;
}

function listOf(object: FxObject, name: string): { addAll(items: readonly unknown[]): void } {
  const list = (object as unknown as Record<string, unknown>)[name];
  if (list instanceof ObservableList) return list;
  const words = list as { add(...items: unknown[]): void };
  return { addAll: (items) => words.add(...items) };
}
