import { StringDecoder } from 'node:string_decoder';

/** As many lines as a caller can ask for. */
const mostLines = 200;
const mostLetters = 1000;

/** The last lines of what an application writes; its streams are kept apart until a line is whole. */
export class OutputTail {
  private readonly lines: string[] = [];
  private readonly begun = new Set<() => string>();

  /** Takes what one more stream carries, chunk by chunk. */
  stream(): (chunk: Buffer) => void {
    const decoder = new StringDecoder('utf8');
    let rest = '';
    this.begun.add(() => rest);
    return (chunk) => {
      const [first = '', ...more] = decoder.write(chunk).split(/\r?\n/);
      if (more.length === 0) {
        // A line without end is cut, so that it does not grow for ever.
        rest = `${rest}${first}`.slice(0, mostLetters + 1);
        return;
      }
      this.add(`${rest}${first}`);
      for (const line of more.slice(0, -1)) this.add(line);
      rest = more.at(-1)!.slice(0, mostLetters + 1);
    };
  }

  /** Whole lines, then those that have only begun. */
  last(): string[] {
    const begun = [...this.begun].map((rest) => rest()).filter((line) => line !== '');
    return [...this.lines, ...begun.map(shortened)].slice(-mostLines);
  }

  private add(line: string): void {
    this.lines.push(shortened(line));
    if (this.lines.length > mostLines) this.lines.shift();
  }
}

const shortened = (line: string): string =>
  line.length <= mostLetters ? line : `${line.slice(0, mostLetters)}…`;
