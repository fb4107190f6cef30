import type { File } from '../../../../file.js';
import { headerLines } from '../../emitter.js';
import type { ContractIr } from '../../model/ir.js';

/** Names the classes that a file uses, so that its imports are exactly these. */
export class Imports {
  readonly #names = new Set<string>();

  /** The simple name of a class, which is then imported. */
  use(qualified: string): string {
    this.#names.add(qualified);
    return qualified.slice(qualified.lastIndexOf('.') + 1);
  }

  /** `@JsonProperty` and its like. */
  jackson(annotation: string): string {
    return `@${this.use(`com.fasterxml.jackson.annotation.${annotation}`)}`;
  }

  nullable(): string {
    return `@${this.use('org.jspecify.annotations.Nullable')}`;
  }

  toString(): string {
    return [...this.#names]
      .sort()
      .map((name) => `import ${name};\n`)
      .join('');
  }
}

/** A file with one public type in it. */
export function javaFile(
  contract: ContractIr,
  packageName: string,
  typeName: string,
  imports: Imports,
  body: string,
): File {
  const list = imports.toString();
  return {
    path: `src/main/java/${packageName.replaceAll('.', '/')}/${typeName}.java`,
    text: `${javaHeader(contract)}\npackage ${packageName};\n\n${list}${list === '' ? '' : '\n'}${body}`,
  };
}

export const javaHeader = (contract: ContractIr): string =>
  headerLines(contract, { id: 'java' })
    .map((line) => `// ${line}`)
    .join('\n');
