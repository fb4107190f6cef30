import { FxObject } from '../scene/fx-object.js';
import { specsOf } from '../scene/property.js';
import type { ElementType } from './element-type.js';
import { elementTypes } from './elements.js';
import { FxmlError } from './fxml-error.js';
import { Imports } from './imports.js';
import { didYouMean } from './nearest-name.js';
import type { FxmlDocument, FxmlElement } from './parse.js';
import { type HandlerCall, isPropertyName, PropertyWriter } from './property-writer.js';
import { ColorValue, MapValue, UrlValue } from './values.js';

export interface BuiltFxml {
  root: unknown;
  /** Names of the handlers that the file asks for. */
  handlers: Set<string>;
}

/** Builds the objects that a FXML document describes, or says which line is wrong. */
export function buildFxml(document: FxmlDocument, call: HandlerCall): BuiltFxml {
  const builder = new Builder(document, call);
  return { root: builder.object(document.root), handlers: builder.writer.handlers };
}

const FX_ATTRIBUTES = ['fx:id', 'fx:value', 'fx:constant', 'fx:factory', 'fx:controller'];

class Builder {
  readonly writer: PropertyWriter;
  /** Objects by `fx:id`. */
  private readonly named = new Map<string, unknown>();
  private readonly imports: Imports;

  constructor(
    private readonly document: FxmlDocument,
    call: HandlerCall,
  ) {
    this.imports = new Imports(document.imports);
    this.writer = new PropertyWriter({
      named: this.named,
      build: (element) => this.object(element),
      fail: (element, problem) => this.fail(element, problem),
      call,
    });
  }

  object(element: FxmlElement): unknown {
    if (element.name === 'fx:reference') return this.reference(element);
    const type = this.typeOf(element);
    const fx = this.fxAttributes(element);
    const made = this.make(element, type, fx);
    const id = fx.get('fx:id');
    if (id !== undefined) this.name(made, id);
    if (!(made instanceof FxObject) || fx.has('fx:constant')) return made;
    if (made instanceof MapValue) return this.map(element, made);
    this.fill(element, type, made);
    if (made instanceof ColorValue) return made.css;
    return made instanceof UrlValue ? made.value : made;
  }

  private fail(element: FxmlElement, problem: string): never {
    throw new FxmlError(this.document.file, element.line, problem);
  }

  private reference(element: FxmlElement): unknown {
    const source = element.attributes.find(({ name }) => name === 'source')?.value ?? '';
    if (!this.named.has(source))
      this.fail(element, `<fx:reference> names "${source}", but nothing has that fx:id yet.`);
    return this.named.get(source);
  }

  /** As FXMLLoader does: the name is also the id, unless an attribute gives another. */
  private name(made: unknown, id: string): void {
    this.named.set(id, made);
    if (made instanceof FxObject && 'id' in specsOf(Object.getPrototypeOf(made) as object)) {
      (made as { id?: string }).id = id;
    }
  }

  private typeOf(element: FxmlElement): ElementType {
    const { name } = element;
    if (name.startsWith('fx:')) this.fail(element, `<${name}> is not supported here.`);
    const simple = name.slice(name.lastIndexOf('.') + 1);
    const type = elementTypes.get(simple);
    if (!type || (simple !== name && name !== `${type.package}.${simple}`)) {
      const meant = didYouMean(simple, elementTypes.keys(), (n) => `<${n}>`);
      const expected = ' Expected a class of JavaFX such as <VBox> or <Button>.';
      this.fail(element, `unknown element <${name}>.${meant || expected}`);
    }
    if (simple === name && !this.imports.has(type)) {
      this.fail(element, `<${name}> is not imported. Add <?import ${type.package}.${name}?>.`);
    }
    return type;
  }

  private fxAttributes(element: FxmlElement): Map<string, string> {
    const fx = new Map<string, string>();
    for (const { name, value } of element.attributes) {
      if (!name.startsWith('fx:')) continue;
      if (!FX_ATTRIBUTES.includes(name))
        this.fail(element, `unknown attribute ${name} on <${element.name}>.`);
      fx.set(name, value);
    }
    return fx;
  }

  private make(element: FxmlElement, type: ElementType, fx: Map<string, string>): unknown {
    const constant = fx.get('fx:constant');
    if (constant !== undefined) {
      if (type.constants && constant in type.constants) return type.constants[constant];
      this.fail(element, `<${element.name}> has no constant "${constant}".`);
    }
    const value = fx.get('fx:value');
    if (value !== undefined) {
      const read = type.value;
      if (!read) this.fail(element, `<${element.name}> does not take fx:value.`);
      return this.writer.attempt(element, `<${element.name}>`, () => read(value));
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

  private map(element: FxmlElement, made: MapValue): Map<string, string> {
    for (const { name, value } of element.attributes)
      if (!name.startsWith('fx:')) made.entries.set(name, value);
    return made.entries;
  }

  /** Attributes come last, as in FXMLLoader: they may name what stands inside the element. */
  private fill(element: FxmlElement, type: ElementType, object: FxObject): void {
    this.fillContent(element, type, object);
    for (const attribute of element.attributes) this.writer.attribute(element, object, attribute);
  }

  private fillContent(element: FxmlElement, type: ElementType, object: FxObject): void {
    const loose: FxmlElement[] = [];
    for (const child of element.elements) {
      if (child.name === 'fx:define') for (const defined of child.elements) this.object(defined);
      else if (isPropertyName(child.name)) this.writer.propertyElement(child, object);
      else loose.push(child);
    }
    if (loose.length === 0 && element.text === '') return;
    if (type.defaultProperty === undefined) {
      const what = `<${element.name}> has no default property`;
      this.fail(loose[0] ?? element, `${what}. Put the content into a property element.`);
    }
    this.writer.assign(element, object, type.defaultProperty, loose, element.text);
  }
}
