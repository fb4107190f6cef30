import type { Enum, ErrorIr } from '../../model/ir.js';
import { withoutSharedWords } from '../../text/shared-words.js';
import { kdoc } from './kdoc.js';
import { constantNames, literal } from './names.js';

/** A closed set of values: an enum. */
export function closedEnum({ doc, values }: Enum, name: string): string {
  const names = constantNames(values);
  const list = values.map((value, i) => `    @SerialName(${literal(value)})\n    ${names[i]},\n`);
  return `${kdoc(doc)}@Serializable\npublic enum class ${name} {\n${list.join('\n')}}\n`;
}

/** Others may come: a class around the value, which keeps them, with the known ones as constants. */
export function openEnum({ doc, values }: Enum, name: string, errors: readonly ErrorIr[]): string {
  const names = constantNames(withoutSharedWords(values));
  const constants = values.map((value, i) => {
    const error = errors.find(({ code }) => code === value);
    const explained = error ? kdoc(`${error.meaning} ${error.next}`.trim(), '        ') : '';
    return `${explained}        public val ${names[i]}: ${name} = ${name}(${literal(value)})\n`;
  });
  return `${kdoc(`${doc} Other values may join: compare with the constants, and expect more.`.trim())}@Serializable
@JvmInline
public value class ${name}(
    /** As on the wire. */
    public val value: String,
) {
    override fun toString(): String = value

    public companion object {
${constants.join(errors.length > 0 ? '\n' : '')}    }
}
`;
}
