import { refusedValue } from '../bindings/safe-attributes.js';

const refused = 'script, iframe, frame, frameset, object, embed, base, meta, portal, noscript, template';

/** Takes out of a view definition what would run, load or lead elsewhere by itself; says what it was. */
export function cleanMarkup(fragment: DocumentFragment): string[] {
  const problems: string[] = [];
  for (const element of fragment.querySelectorAll(refused)) {
    element.remove();
    problems.push(`<${element.localName}> is left out: a view definition has markup and bindings only.`);
  }
  for (const element of fragment.querySelectorAll('link')) {
    if (element.getAttribute('rel') === 'stylesheet') continue;
    element.remove();
    problems.push('<link> is left out: only rel="stylesheet" is allowed.');
  }
  for (const element of fragment.querySelectorAll('*')) {
    for (const { name, value } of [...element.attributes]) {
      const problem = /^on/i.test(name)
        ? `${name} is left out: use ui-event-${name.slice(2)} instead.`
        : name === 'srcdoc'
          ? 'srcdoc is left out: a view definition has markup and bindings only.'
          : refusedValue(element, name, value);
      if (problem === undefined) continue;
      element.removeAttribute(name);
      problems.push(problem);
    }
  }
  return problems;
}
