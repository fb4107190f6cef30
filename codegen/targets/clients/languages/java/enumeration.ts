import type { Enum, ErrorIr } from '../../model/ir.js';
import { withoutSharedWords } from '../../text/shared-words.js';
import type { Imports } from './java-file.js';
import { javadoc } from './javadoc.js';
import { constantNames } from './names.js';

/** A closed set of values: an enum. */
export function closedEnum({ doc, values }: Enum, name: string, imports: Imports): string {
  const names = constantNames(values);
  const property = imports.jackson('JsonProperty');
  const list = values.map((value, i) => `  ${property}(${JSON.stringify(value)})\n  ${names[i]}`);
  return `${javadoc(doc)}public enum ${name} {\n${list.join(',\n')}\n}\n`;
}

/** Others may come: a record around the value, which keeps them, with the known ones as constants. */
export function openEnum(
  { doc, values }: Enum,
  name: string,
  imports: Imports,
  errors: readonly ErrorIr[],
): string {
  const names = constantNames(withoutSharedWords(values));
  const constants = values.map((value, i) => {
    const error = errors.find(({ code }) => code === value);
    const explained = error ? javadoc(`${error.meaning} ${error.next}`.trim(), '  ') : '';
    const line = `  public static final ${name} ${names[i]} = new ${name}(${JSON.stringify(value)});`;
    return `${explained}${line.length > 100 ? line.replace(' = ', ' =\n      ') : line}\n`;
  });
  const documented = errors.length > 0;
  return `${javadoc(`${doc} Other values may join: compare with the constants, and expect more.`.trim(), '', [
    '@param value As on the wire.',
  ])}public record ${name}(${imports.jackson('JsonValue')} String value) {

${constants.join(documented ? '\n' : '')}
  ${imports.jackson('JsonCreator')}(mode = JsonCreator.Mode.DELEGATING)
  public ${name} {
    ${imports.use('java.util.Objects')}.requireNonNull(value, "value");
  }

  @Override
  public String toString() {
    return value;
  }
}
`;
}
