/** Attributes that are an address which the browser goes to when a person wants it. */
const visited = new Set('href action formaction xlink:href cite ping longdesc'.split(' '));
const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);
/** Attributes that are an address which the browser loads by itself: a value could tell somebody that it was shown. */
const loaded = new Set('src poster data background manifest'.split(' '));
const pictures = /^data:image\/(png|jpeg|gif|webp|avif);/i;

/** Elements that change attributes of others, so that a value of theirs could become an address. */
const animations = /^(set|animate.*)$/i;
/** Their names would stand in for members of `document`. */
const named = 'form, img, embed, object, iframe';

/** Why an attribute may not be bound at all. */
export function refusedAttribute(element: Element, name: string): string | undefined {
  if (name.startsWith('on')) return `ui-attr-${name} is refused: use ui-event-${name.slice(2)} instead.`;
  if (name === 'style') return 'ui-attr-style is refused: use ui-style-<property> instead.';
  if (
    name.startsWith('ui-') ||
    name === 'srcdoc' ||
    name === 'srcset' ||
    animations.test(element.localName)
  ) {
    return `ui-attr-${name} is refused: its value would be code or another binding.`;
  }
  if ((name === 'id' || name === 'name') && element.matches(named)) {
    return `ui-attr-${name} is refused on <${element.localName}>: its value would stand in for a part of the page.`;
  }
  return undefined;
}

/** Why an attribute may not have this value: only addresses can do harm. */
export function refusedValue(element: Element, name: string, value: string): string | undefined {
  if (isLoaded(element, name)) {
    const isOwn = readAddress(value)?.origin === location.origin;
    if (isOwn || (pictures.test(value) && element.localName === 'img')) return undefined;
    return `${name} has an address that is refused: expected a path of this server.`;
  }
  if (!visited.has(name)) return undefined;
  const scheme = readAddress(value)?.protocol;
  if (scheme !== undefined && schemes.has(scheme)) return undefined;
  return `${name} has an address that is refused (${scheme ?? 'unreadable'}): expected http, https, mailto, tel or a path.`;
}

/** Of vector graphics, only links wait for a person. */
function isLoaded(element: Element, name: string): boolean {
  if (loaded.has(name)) return true;
  const isLink = element.localName === 'a' || element.localName === 'area';
  return (name === 'href' || name === 'xlink:href') && !isLink;
}

/** The browser's own reading: it ignores control characters and blanks that a search for "javascript:" would miss. */
function readAddress(address: string): URL | undefined {
  try {
    return new URL(address, document.baseURI);
  } catch {
    return undefined;
  }
}
