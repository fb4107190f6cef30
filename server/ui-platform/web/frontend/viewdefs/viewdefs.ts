import { compileViewdef, type Viewdef } from './compile-viewdef.js';

const fallback = 'DEFAULT';

/** The view definitions of the session, as they are now. */
export class Viewdefs {
  readonly #compiled = new Map<string, Viewdef>();
  readonly #sources = new Map<string, string>();
  readonly #sheets = new Map<string, CSSStyleSheet>();
  readonly #listeners = new Set<() => void>();

  constructor(private readonly report: (key: string, problems: readonly string[]) => void) {}

  /** Takes what the backend has pushed. */
  apply(changed: Record<string, string>): void {
    for (const [key, markup] of Object.entries(changed)) {
      // After a reconnect all of them come again; what is the same must not be built again.
      if (this.#sources.get(key) === markup) continue;
      this.#sources.set(key, markup);
      const viewdef = compileViewdef(markup);
      if (typeof viewdef === 'string') {
        // What is shown stays: a mistake in a definition must not empty the page.
        this.report(key, [viewdef]);
        continue;
      }
      this.report(key, viewdef.problems);
      this.#compiled.set(key, viewdef);
      this.#useSheet(key, viewdef.sheet);
    }
    for (const listener of [...this.#listeners]) if (this.#listeners.has(listener)) listener();
  }

  find(type: string, namespace: string): Viewdef | undefined {
    return this.#compiled.get(`${type}.${namespace}`) ?? this.#compiled.get(`${type}.${fallback}`);
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  dispose(): void {
    for (const key of this.#compiled.keys()) {
      this.report(key, []);
      this.#useSheet(key, '');
    }
  }

  /** A constructed sheet is the page's own doing, so that a strict policy on styles need not be loosened. */
  #useSheet(key: string, css: string): void {
    const present = this.#sheets.get(key);
    if (!present && css === '') return;
    const sheet = present ?? new CSSStyleSheet();
    if (!present) {
      this.#sheets.set(key, sheet);
      document.adoptedStyleSheets.push(sheet);
    }
    sheet.replaceSync(css);
  }
}
