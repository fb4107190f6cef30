/** What is wrong with view definitions, said at the bottom of the page until it is put right. */
export class Problems {
  readonly #byKey = new Map<string, readonly string[]>();
  readonly #list = document.createElement('ul');
  readonly #box = document.createElement('aside');

  constructor() {
    this.#box.className = 'ui-problems';
    this.#box.setAttribute('role', 'alert');
    this.#box.setAttribute('aria-label', 'Problems of view definitions');
    this.#box.append(this.#list);
  }

  set(key: string, problems: readonly string[]): void {
    if (problems.length > 0) this.#byKey.set(key, [...new Set(problems)]);
    else if (!this.#byKey.delete(key)) return;
    const items = [...this.#byKey].flatMap(([name, sentences]) =>
      sentences.map((sentence) => {
        const item = document.createElement('li');
        const code = document.createElement('code');
        code.textContent = name;
        item.append(code, ` ${sentence}`);
        return item;
      }),
    );
    this.#list.replaceChildren(...items);
    if (items.length > 0) document.body.append(this.#box);
    else this.#box.remove();
  }
}
