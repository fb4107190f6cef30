import { bindings, kindOf } from '../bindings/bindings.js';
import { cleanMarkup } from './clean-markup.js';
import { hideInlineStyles, takeInlineStyle } from './inline-styles.js';
import { parseMarkup } from './trusted-html.js';

/** A binding of an element: the attribute that says it, taken apart. */
export interface PlannedBinding {
  readonly kind: keyof typeof bindings;
  readonly name: string;
  readonly path: string;
}

/** The bindings of one element, which is found by its place among all elements of the view. */
export interface ElementPlan {
  readonly place: number;
  readonly bindings: readonly PlannedBinding[];
  readonly namespace: string | undefined;
  /** The browser would refuse it as an attribute, where only style sheets of the server are allowed. */
  readonly style: string | undefined;
}

export interface Viewdef {
  readonly content: DocumentFragment;
  readonly plans: readonly ElementPlan[];
  readonly sheet: string;
  readonly problems: readonly string[];
}

/** Reads a view definition; undefined, with the reason, where it can't be one. */
export function compileViewdef(markup: string): Viewdef | string {
  const { head, body } = parseMarkup(hideInlineStyles(markup));
  const top = [...head.childNodes, ...body.childNodes].filter((node) => !isBlank(node));
  const [template] = top;
  if (top.length !== 1 || !(template instanceof HTMLTemplateElement)) {
    const found = top.map((node) => (node instanceof Element ? `<${node.localName}>` : 'text'));
    return `expected exactly one <template>, got ${found.length === 0 ? 'nothing' : found.join(', ')}.`;
  }
  const { content } = template;
  for (const edge of [content.firstChild, content.lastChild]) if (edge && isBlank(edge)) edge.remove();
  const problems = cleanMarkup(content);
  const styles = [...content.querySelectorAll('style')];
  for (const style of styles) style.remove();
  return {
    content,
    plans: [...content.querySelectorAll('*')].map(planOf).filter((plan) => isNeeded(plan)),
    sheet: styles.map((style) => style.textContent).join('\n'),
    problems: [...problems, ...unknownBindings(content)],
  };
}

function isBlank(node: Node): boolean {
  return node instanceof Comment || (node instanceof Text && node.data.trim() === '');
}

function planOf(element: Element, place: number): ElementPlan {
  const planned = [...element.attributes].flatMap(({ name, value }) => {
    const kind = kindOf(name);
    return kind ? [{ kind, name: name.slice(kind.length), path: value }] : [];
  });
  const order = Object.keys(bindings);
  planned.sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  const namespace = element.closest('[ui-namespace]')?.getAttribute('ui-namespace') || undefined;
  return { place, bindings: planned, namespace, style: takeInlineStyle(element) };
}

function isNeeded({ bindings, style }: ElementPlan): boolean {
  return bindings.length > 0 || style !== undefined;
}

function unknownBindings(content: DocumentFragment): string[] {
  const known = new Set(['ui-namespace', 'ui-app']);
  return [...content.querySelectorAll('*')].flatMap(({ attributes }) =>
    [...attributes]
      .filter(({ name }) => name.startsWith('ui-') && !known.has(name) && !kindOf(name))
      .map(({ name }) => `${name} is no binding that this page knows.`),
  );
}
