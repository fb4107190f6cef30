import type { ElementType } from './element-type.js';

/** Which classes the `<?import?>` lines of a file make known. */
export class Imports {
  private readonly classes = new Set<string>();
  private readonly packages = new Set<string>();

  constructor(targets: readonly string[]) {
    for (const target of targets) {
      if (target.endsWith('.*')) this.packages.add(target.slice(0, -2));
      else this.classes.add(target);
    }
  }

  has(type: ElementType): boolean {
    return this.packages.has(type.package) || this.classes.has(`${type.package}.${type.name}`);
  }
}
