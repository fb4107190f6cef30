const names = new WeakMap<object, string>();
let count = 0;

/** Names an item for as long as it lives; texts and numbers of one value are one item. */
export function itemName(item: unknown): string {
  if (typeof item !== 'object' || item === null) return `${typeof item} ${String(item)}`;
  let name = names.get(item);
  if (name === undefined) {
    name = `#${++count}`;
    names.set(item, name);
  }
  return name;
}
