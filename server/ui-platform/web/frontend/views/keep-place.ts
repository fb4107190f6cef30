import { type Selection, selectionOf } from '../fields/keep-selection.js';

/** What has been scrolled: asking every element would make the browser lay out the page for each view. */
const scrolledOnce = new Set<Element>();

export function watchScrolling(): void {
  document.addEventListener(
    'scroll',
    ({ target }) => {
      for (const element of scrolledOnce) if (!element.isConnected) scrolledOnce.delete(element);
      if (target instanceof Element) scrolledOnce.add(target);
    },
    { capture: true, passive: true },
  );
}

/** Remembers where a person is within nodes that are about to be replaced; call the result with the new ones. */
export function keepPlace(nodes: readonly ChildNode[]): (fresh: readonly ChildNode[]) => void {
  const isWithin = (element: Element | null): boolean => nodes.some((node) => node.contains(element));
  const scrolled = [...scrolledOnce].filter(isWithin);
  const isFocused = isWithin(document.activeElement);
  if (!isFocused && scrolled.length === 0) return () => {};
  const before = elementsOf(nodes);
  const focus = isFocused ? focusWithin(before) : undefined;
  const places = scrolled.map((element) => ({
    ...placeOf(element, before),
    top: element.scrollTop,
    left: element.scrollLeft,
  }));
  return (fresh) => {
    const now = elementsOf(fresh);
    for (const { signature, ordinal, top, left } of places) {
      find(now, signature, ordinal)?.scrollTo({ top, left, behavior: 'instant' });
    }
    if (!focus) return;
    const element = find(now, focus.signature, focus.ordinal) as HTMLInputElement | undefined;
    element?.focus({ preventScroll: true });
    if (focus.selection && element && selectionOf(element)) element.setSelectionRange(...focus.selection);
  };
}

interface Place {
  readonly signature: string;
  readonly ordinal: number;
}

function focusWithin(
  elements: readonly Element[],
): (Place & { selection: Selection | undefined }) | undefined {
  const active = document.activeElement;
  if (!active) return undefined;
  return { ...placeOf(active, elements), selection: selectionOf(active) };
}

function elementsOf(nodes: readonly ChildNode[]): Element[] {
  return nodes.flatMap((node) => (node instanceof Element ? [node, ...node.querySelectorAll('*')] : []));
}

function placeOf(element: Element, all: readonly Element[]): Place {
  const signature = signatureOf(element);
  return { signature, ordinal: all.filter((one) => signatureOf(one) === signature).indexOf(element) };
}

function find(all: readonly Element[], signature: string, ordinal: number): Element | undefined {
  return all.filter((one) => signatureOf(one) === signature)[ordinal];
}

/** What makes an element the same one for a person: what it is bound to, or else its own name. */
function signatureOf(element: Element): string {
  for (const name of ['ui-value', 'ui-viewlist', 'ui-view', 'ui-action', 'id', 'name']) {
    const value = element.getAttribute(name);
    if (value !== null) return `${name}=${value}`;
  }
  return element.localName;
}
