import type { Field, Struct } from '../../model/ir.js';
import { fieldDoc } from '../../text/doc.js';
import { structDoc } from '../../text/rules-doc.js';
import { comment, docComment } from './comment.js';
import { fieldNames, type GoNames } from './names.js';
import type { GoTypes } from './types.js';

/** A struct with what its JSON needs beyond tags: constants that are written, interfaces that are read. */
export function struct(one: Struct, names: GoNames, types: GoTypes): string {
  const name = names.type(one.name);
  const fieldName = fieldNames(one);
  const constants = one.fields.filter((field) => isWritten(one, field));
  const fields = one.fields.filter((field) => !constants.includes(field));
  const lines = fields.map((field, i) => {
    const doc = comment(fieldDoc(field), '\t', field.deprecated);
    // A blank line, where no comment does it, keeps gofmt from aligning the fields.
    const gap = doc === '' && i > 0 ? '\n' : '';
    return `${gap}${doc}\t${fieldName.get(field.name)} ${types.field(field)} ${jsonTag(field)}\n`;
  });
  const body = lines.length === 0 ? ' struct{}\n' : ` struct {\n${lines.join('')}}\n`;
  return [
    `${docComment(name, structDoc(one), one.deprecated)}type ${name}${body}`,
    ...[...new Set(one.variantOf.map(({ union }) => union))].map(
      (union) => `func (${name}) is${names.type(union)}() {}\n`,
    ),
    ...(constants.length === 0 ? [] : [marshal(name, constants, fieldName)]),
    ...unmarshal(name, fields, fieldName, types),
  ].join('\n');
}

/** A tag, and any other constant that a caller would have to send: the type says it, so no field does. */
function isWritten({ inInput, variantOf }: Struct, { name, constant, required }: Field): boolean {
  if (constant === undefined) return false;
  return variantOf.some(({ tag }) => tag === name) || (inInput && required);
}

const jsonTag = ({ name, required }: Field): string => `\`json:"${name}${required ? '' : ',omitzero'}"\``;

function marshal(name: string, constants: readonly Field[], fieldName: ReadonlyMap<string, string>): string {
  const type = { string: 'string', number: 'float64', boolean: 'bool' };
  const rows = constants.map((field) => ({
    name: fieldName.get(field.name)!,
    type: type[typeof field.constant as keyof typeof type],
    tag: jsonTag({ ...field, required: true }),
    value: JSON.stringify(field.constant),
  }));
  const [names, types] = [longest(rows.map((row) => row.name)), longest(rows.map((row) => row.type))];
  const members = rows.map((row) => `\t\t${row.name.padEnd(names)} ${row.type.padEnd(types)} ${row.tag}\n`);
  return `// MarshalJSON adds what the type implies.
func (v ${name}) MarshalJSON() ([]byte, error) {
	type plain ${name}
	return json.Marshal(struct {
${members.join('')}		plain
	}{${rows.map((row) => row.value).join(', ')}, plain(v)})
}
`;
}

function unmarshal(
  name: string,
  fields: readonly Field[],
  fieldName: ReadonlyMap<string, string>,
  types: GoTypes,
): string[] {
  const rows = fields.flatMap((field) => {
    const decoder = types.decoder(field.type);
    return decoder === undefined ? [] : [{ name: fieldName.get(field.name)!, wire: field.name, decoder }];
  });
  if (rows.length === 0) return [];
  const width = longest(rows.map((row) => row.name));
  const members = rows.map((row) => `\t\t${row.name.padEnd(width)} json.RawMessage \`json:"${row.wire}"\`\n`);
  const steps = rows.map(
    (row) => `	if v.${row.name}, err = ${row.decoder}(wire.${row.name}); err != nil {
		return fmt.Errorf("${row.wire}: %w", err)
	}
`,
  );
  return [
    `// UnmarshalJSON finds out which types the interfaces hold.
func (v *${name}) UnmarshalJSON(data []byte) error {
	type plain ${name}
	wire := struct {
		*plain
${members.join('')}	}{plain: (*plain)(v)}
	err := json.Unmarshal(data, &wire)
	if err != nil {
		return err
	}
${steps.join('')}	return nil
}
`,
  ];
}

const longest = (texts: readonly string[]): number => Math.max(...texts.map(({ length }) => length));
