import { NotAHome } from '../../../home/port-errors.js';
import type { XmlNode } from './xml-tree.js';

/** Farther than anything can be put, in centimetres: a camera stands beside what it looks at. */
const FARTHEST = 1e8;

/** Reads the attributes of an element, each as what it has to be. */
export class Attributes {
  constructor(private readonly node: XmlNode) {}

  text(name: string): string | null {
    return this.node.attributes[name] ?? null;
  }

  flag(name: string, otherwise: boolean): boolean {
    const value = this.text(name);
    return value === null ? otherwise : value === 'true';
  }

  number(name: string): number;
  number<T extends number | null>(name: string, otherwise: T): number | T;
  number(name: string, otherwise?: number | null): number | null {
    const value = this.text(name);
    if (value === null && otherwise !== undefined) return otherwise;
    const read = value === null || value.trim() === '' ? Number.NaN : Number(value);
    if (!Number.isFinite(read) || Math.abs(read) > FARTHEST) {
      const came = value === null ? 'is missing' : 'is no number that a home can have';
      throw new NotAHome(`Home.xml can't be read: ${name} of <${this.node.name}> ${came}.`);
    }
    return read;
  }

  /** The application takes sizes of zero and below; nothing can be drawn of them. */
  size(name: string): number {
    return Math.max(0.01, this.number(name));
  }

  part(name: string, otherwise: number): number {
    return Math.min(1, Math.max(0, this.number(name, otherwise)));
  }

  /** Eight hexadecimal digits, the first two of no meaning. */
  color(name: string): number | null {
    const value = this.text(name);
    if (value === null) return null;
    const read = /^[0-9a-fA-F]{1,8}$/.test(value) ? Number.parseInt(value, 16) : Number.NaN;
    if (Number.isNaN(read))
      throw new NotAHome(`Home.xml can't be read: ${name} of <${this.node.name}> is no colour.`);
    return read & 0xffffff;
  }

  oneOf<T extends string>(name: string, values: readonly T[], otherwise: T): T {
    return values.find((value) => value === this.text(name)) ?? otherwise;
  }
}
