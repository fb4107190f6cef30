/** Elements whose parents admit only some children: a note beside one of these would tear the structure apart. */
const strictParents =
  'table, thead, tbody, tfoot, tr, colgroup, ul, ol, dl, select, optgroup, datalist, svg, svg *';

let lastId = 0;

/** Says beside an element what is wrong with one of its bindings; where no note can stand, it is the tooltip. */
export class ErrorNote {
  #note: HTMLElement | undefined;
  #shown: string | undefined;

  constructor(private readonly element: Element) {}

  show(description: string | undefined): void {
    if (description === this.#shown) return;
    this.#clear();
    this.#shown = description;
    if (description === undefined) return;
    const { element } = this;
    element.setAttribute('data-ui-error', description);
    if (element.parentElement?.matches(strictParents)) element.setAttribute('title', description);
    else this.#putNote(description);
  }

  #putNote(description: string): void {
    const { element } = this;
    lastId += 1;
    const note = document.createElement('span');
    note.id = `ui-error-${lastId}`;
    note.className = 'ui-error';
    note.setAttribute('role', 'alert');
    note.textContent = description;
    element.after(note);
    this.#note = note;
    if (!element.matches('input, textarea, select')) return;
    element.setAttribute('aria-invalid', 'true');
    element.setAttribute('aria-errormessage', note.id);
  }

  #clear(): void {
    if (this.#shown === undefined) return;
    const { element } = this;
    if (element.getAttribute('title') === this.#shown) element.removeAttribute('title');
    for (const name of ['data-ui-error', 'aria-invalid', 'aria-errormessage']) element.removeAttribute(name);
    this.#note?.remove();
    this.#note = undefined;
  }
}
