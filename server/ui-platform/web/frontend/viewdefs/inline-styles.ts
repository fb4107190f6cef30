/** Where the style of an element waits until a copy of the view takes it over. */
const waiting = 'data-ui-style';

const tag = /<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi;
const quotedOrStyle = /("[^"]*"|'[^']*')|(\s)style(?=\s*=)/gi;

/**
 * A strict policy forbids `style` in markup, and the browser complains of it even in documents that show nothing.
 * So it is given another name before anything is parsed; set by a program, a style is allowed.
 */
export function hideInlineStyles(markup: string): string {
  return markup.replace(tag, (whole) =>
    whole.replace(quotedOrStyle, (part, quoted, blank) => (quoted ? part : `${blank}${waiting}`)),
  );
}

/** The style of an element of a view definition, which loses it. */
export function takeInlineStyle(element: Element): string | undefined {
  const style = element.getAttribute(waiting) ?? element.getAttribute('style') ?? undefined;
  element.removeAttribute(waiting);
  element.removeAttribute('style');
  return style;
}
