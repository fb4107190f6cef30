import type { Field, Struct } from '../../model/ir.js';
import { fieldDoc } from '../../text/doc.js';
import { structDoc } from '../../text/rules-doc.js';
import { docComment } from './comment.js';
import { derive, literal, serde, signature } from './format.js';
import { fieldNames, type RustNames } from './names.js';
import { camelOfSnake } from './serde-case.js';
import { isTag, type RustTypes } from './types.js';

/** clippy finds more of them too many. */
const mostParameters = 7;

/** A struct, with a constructor that takes what is required if callers make it. */
export function struct(one: Struct, names: RustNames, types: RustTypes): string {
  const name = names.type(one.name);
  const fieldName = fieldNames(one);
  const fields = one.fields.filter((field) => !isTag(one, field));
  const traits = ['Debug', 'Clone', 'PartialEq', ...(types.hasDefault(one) ? ['Default'] : [])];
  const camel = fields.some((field) => bare(fieldName.get(field.name)!) !== field.name);
  const members = fields.map((field) => {
    const rust = fieldName.get(field.name)!;
    const onWire = camel ? camelOfSnake(bare(rust)) : bare(rust);
    const args = [
      ...(onWire === field.name ? [] : [`rename = ${JSON.stringify(field.name)}`]),
      ...(field.required ? [] : ['skip_serializing_if = "Option::is_none"']),
    ];
    const doc = docComment(fieldDoc(field), '    ', field.deprecated);
    return `${doc}${serde(args, '    ')}    pub ${rust}: ${types.field(field)},\n`;
  });
  const head = [
    docComment(structDoc(one), '', one.deprecated),
    derive([...traits, 'Serialize', 'Deserialize']),
    camel ? serde(['rename_all = "camelCase"']) : '',
    members.length === 0 ? `pub struct ${name} {}\n` : `pub struct ${name} {\n${members.join('')}}\n`,
  ];
  return [head.join(''), ...newFunction(one, name, fields, fieldName, types)].join('\n');
}

function newFunction(
  one: Struct,
  name: string,
  fields: readonly Field[],
  fieldName: ReadonlyMap<string, string>,
  types: RustTypes,
): string[] {
  const given = fields.filter((field) => field.required && field.constant === undefined);
  if (!one.inInput || given.length === 0 || given.length > mostParameters) return [];
  const params = given.map((field) => {
    const type = types.field(field);
    return `${fieldName.get(field.name)}: ${isText(type) ? `impl Into<${type}>` : type}`;
  });
  const members = fields.map((field) => {
    const rust = fieldName.get(field.name)!;
    if (!field.required) return `${rust}: None`;
    if (field.constant !== undefined) return `${rust}: ${constant(field.constant)}`;
    return isText(types.field(field)) ? `${rust}: ${rust}.into()` : rust;
  });
  const rest = members.length > given.length ? '; the rest is left out' : '';
  return [
    `impl ${name} {
    /// Takes what is required${rest}.
${signature('pub fn new', params, 'Self', '    ')}        ${literal('Self', members, '        ')}
    }
}
`,
  ];
}

const isText = (type: string): boolean => type === 'String' || type === 'Secret';

const constant = (value: string | number | boolean): string =>
  typeof value === 'string' ? `${JSON.stringify(value)}.into()` : String(value);

/** Without the sign of a raw identifier, which serde doesn't see. */
const bare = (identifier: string): string => identifier.replace(/^r#/, '');
