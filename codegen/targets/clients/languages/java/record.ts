import type { Field, Struct, Type } from '../../model/ir.js';
import { fieldDoc } from '../../text/doc.js';
import { structDoc } from '../../text/rules-doc.js';
import type { Imports } from './java-file.js';
import { javadoc, javadocText } from './javadoc.js';
import { memberNames } from './names.js';
import { type JavaTypes, primitives } from './type-expression.js';

interface Component {
  readonly field: Field;
  readonly name: string;
}

/** A struct as a record. Constants are no components: they are methods, and always written. */
export function record(struct: Struct, types: JavaTypes, imports: Imports): string {
  const name = types.nameOf(struct.name);
  const all = named(struct);
  const constants = all.filter(isConstant);
  const components = all.filter((one) => !isConstant(one));
  const unions = [...new Set(struct.variantOf.map(({ union }) => types.nameOf(union)))];
  const members = [
    compactConstructor(name, components, types, imports),
    ...(struct.inInput ? conveniences(name, components, types, imports) : []),
    ...constants.map((one) => constantMethod(one, struct, imports)),
    components.some(({ field }) => field.secret) ? toStringMethod(name, components) : '',
  ].filter((member) => member !== '');
  const list = components.map((one) => `\n    ${component(one, types, imports)}`).join(',');
  return [
    javadoc(
      structDoc(struct),
      '',
      components.map((one) => `@param ${one.name} ${javadocText(componentDoc(one, types))}`),
    ),
    `${imports.jackson('JsonIgnoreProperties')}(ignoreUnknown = true)\n`,
    `${imports.jackson('JsonInclude')}(JsonInclude.Include.NON_NULL)\n`,
    constants.length > 0 ? propertyOrder(struct, imports) : '',
    `public record ${name}(${list})${unions.length > 0 ? ` implements ${unions.join(', ')}` : ''} {`,
    members.length > 0 ? `\n\n${members.join('\n')}}\n` : '}\n',
  ].join('');
}

/** Jackson writes methods after components. */
function propertyOrder({ fields }: Struct, imports: Imports): string {
  const names = fields.map((field) => JSON.stringify(field.name)).join(', ');
  return `${imports.jackson('JsonPropertyOrder')}(${fields.length === 1 ? names : `{${names}}`})\n`;
}

function named(struct: Struct): Component[] {
  const names = memberNames(struct.fields.map((field) => field.name));
  return struct.fields.map((field, i) => ({ field, name: names[i]! }));
}

/** An optional constant may be absent: that is a component like others. */
const isConstant = ({ field }: Component): boolean => field.constant !== undefined && field.required;

function componentDoc({ field }: Component, types: JavaTypes): string {
  const aliases = types.resolve(field.type.kind === 'list' ? field.type.items.type : field.type).aliases;
  const absent = field.required ? [] : ['Null when absent.'];
  // The annotation means nothing on a component.
  const deprecated = field.deprecated ? ['Deprecated.'] : [];
  return [...deprecated, fieldDoc(field), ...aliases.map(({ doc }) => doc), ...absent].join(' ').trim();
}

function component({ field, name }: Component, types: JavaTypes, imports: Imports): string {
  const settings = [
    ...(name === field.name ? [] : [JSON.stringify(field.name)]),
    ...(field.required ? ['required = true'] : []),
  ];
  if (settings.length === 2) settings[0] = `value = ${settings[0]}`;
  const annotations = [
    ...(settings.length > 0 ? [`${imports.jackson('JsonProperty')}(${settings.join(', ')})`] : []),
    ...(field.required && field.nullable ? ['@JsonInclude(JsonInclude.Include.ALWAYS)'] : []),
  ];
  return [...annotations, types.component(field, imports), name].join(' ');
}

function compactConstructor(
  name: string,
  components: readonly Component[],
  types: JavaTypes,
  imports: Imports,
): string {
  const lines = components.flatMap(({ field, name: member }) => {
    const { type } = types.resolve(field.type);
    const present = field.required && !field.nullable;
    const copied = copy(type, member, imports);
    if (copied !== undefined) {
      const line = `${member} = ${present ? copied : `${member} == null ? null : ${copied}`};`;
      return [line.length > 96 ? line.replace(' = ', ' =\n        ') : line];
    }
    if (!present || type.kind === 'any' || (type.kind !== 'string' && type.kind in primitives)) return [];
    return [`${imports.use('java.util.Objects')}.requireNonNull(${member}, "${member}");`];
  });
  if (lines.length === 0) return '';
  return `  public ${name} {\n${lines.map((line) => `    ${line}\n`).join('')}  }\n`;
}

/** A copy that nobody else can change; order and nulls are kept. */
function copy(type: Type, name: string, imports: Imports): string | undefined {
  if (type.kind === 'list') {
    if (!type.items.nullable && type.items.type.kind !== 'any') return `List.copyOf(${name})`;
    const [collections, list] = ['java.util.Collections', 'java.util.ArrayList'].map((one) =>
      imports.use(one),
    );
    return `${collections}.unmodifiableList(new ${list}<>(${name}))`;
  }
  if (type.kind !== 'map') return undefined;
  const [collections, map] = ['java.util.Collections', 'java.util.LinkedHashMap'].map((one) =>
    imports.use(one),
  );
  return `${collections}.unmodifiableMap(new ${map}<>(${name}))`;
}

/** A constructor with what is required, and a method for each member that is not. */
function conveniences(
  name: string,
  components: readonly Component[],
  types: JavaTypes,
  imports: Imports,
): string[] {
  const required = components.filter(({ field }) => field.required);
  if (required.length === components.length) return [];
  const parameters = required.map((one) => `${types.component(one.field, imports)} ${one.name}`).join(', ');
  const values = components.map((one) => (one.field.required ? one.name : 'null')).join(', ');
  const what = required.length > 0 ? 'With what is required.' : 'With nothing, as nothing is required.';
  return [
    `${javadoc(what, '  ')}  public ${name}(${parameters}) {\n    this(${values});\n  }\n`,
    ...components
      .filter(({ field }) => !field.required)
      .map(({ field, name: member }) => {
        const deprecated = field.deprecated ? '  @Deprecated\n' : '';
        const parameter = `${types.present(field.type, imports)} ${member}`;
        // The parameter has the name of its component, so that it hides this one and no other.
        return [
          javadoc(`A copy with this \`${field.name}\`.`, '  '),
          `${deprecated}  public ${name} with${member.charAt(0).toUpperCase()}${member.slice(1)}(${parameter}) {\n`,
          `    return new ${name}(${components.map((one) => one.name).join(', ')});\n  }\n`,
        ].join('');
      }),
  ];
}

function constantMethod({ field, name }: Component, struct: Struct, imports: Imports): string {
  const isTag = struct.variantOf.some(({ tag }) => tag === field.name);
  const type = typeof field.constant === 'string' ? 'String' : primitives[field.type.kind as 'boolean'];
  return [
    javadoc(fieldDoc(field), '  '),
    isTag ? '  @Override\n' : '',
    `  ${imports.jackson('JsonProperty')}(${JSON.stringify(field.name)})\n`,
    `  public ${type} ${name}() {\n    return ${JSON.stringify(field.constant)};\n  }\n`,
  ].join('');
}

/** Without what is secret: this is what gets into logs. */
function toStringMethod(name: string, components: readonly Component[]): string {
  const parts = components.map((one, i) => {
    const label = `${i === 0 ? `${name}[` : ', '}${one.name}=`;
    return one.field.secret ? `"${label}***"` : `"${label}" + ${one.name}`;
  });
  return `  @Override\n  public String toString() {\n    return ${parts.join(' + ')} + "]";\n  }\n`;
}
