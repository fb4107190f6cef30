import type { Alias, Scalar, Union } from '../../model/ir.js';
import { wrap } from '../../text/doc.js';
import type { Imports } from './java-file.js';
import { javadoc } from './javadoc.js';
import { memberNames } from './names.js';
import { type JavaTypes, primitives } from './type-expression.js';

/** A union as a sealed interface over the records of its variants. */
export function sealedInterface(union: Union, types: JavaTypes, imports: Imports): string {
  const name = types.nameOf(union.name);
  const unknown = unknownName(union, types);
  const variants = union.variants.map(({ value, type }) => ({ value, type: types.nameOf(type) }));
  const permitted = [...variants.map(({ type }) => type), ...(union.open ? [unknown] : [])];
  const subTypes = imports.jackson('JsonSubTypes');
  const fallback = union.open ? `,\n    visible = true,\n    defaultImpl = ${unknown}.class` : '';
  const listed = variants.map(
    ({ value, type }) => `  ${subTypes}.Type(value = ${type}.class, name = ${JSON.stringify(value)})`,
  );
  return `${javadoc(union.doc)}${imports.jackson('JsonTypeInfo')}(
    use = JsonTypeInfo.Id.NAME,
    include = JsonTypeInfo.As.EXISTING_PROPERTY,
    property = ${JSON.stringify(union.tag)}${fallback})
${subTypes}({
${listed.join(',\n')}
})
public sealed interface ${name}
    permits ${wrap(permitted.join(', '), 84).join('\n        ')} {

${javadoc('Tells the variants apart.', '  ')}  String ${memberNames([union.tag])[0]}();
}
`;
}

/** The variant for a tag that this version of the contract doesn't know. */
export function unknownVariant(union: Union, types: JavaTypes, imports: Imports): string {
  const name = unknownName(union, types);
  const [creator, anyGetter] = ['JsonCreator', 'JsonAnyGetter'].map((one) => imports.jackson(one));
  const [collections, linkedMap, map] = ['Collections', 'LinkedHashMap', 'Map'].map((one) =>
    imports.use(`java.util.${one}`),
  );
  const doc = javadoc(
    `\`${types.nameOf(union.name)}\` of a sort that only a later version of the contract knows.`,
    '',
    ['@param members All that it has, the tag included.'],
  );
  return `${doc}public record ${name}(${anyGetter} ${map}<String, ${imports.nullable()} Object> members)
    implements ${types.nameOf(union.name)} {

  ${creator}(mode = JsonCreator.Mode.DELEGATING)
  public ${name} {
    members = ${collections}.unmodifiableMap(new ${linkedMap}<>(members));
  }

  @Override
  public String ${memberNames([union.tag])[0]}() {
    return String.valueOf(members.get(${JSON.stringify(union.tag)}));
  }
}
`;
}

export const unknownName = (union: Union, types: JavaTypes): string => `Unknown${types.nameOf(union.name)}`;

const wording: Readonly<Record<Scalar, { record: string; what: string; test: string; read: string }>> = {
  string: { record: 'OfString', what: 'a string', test: 'String text', read: 'text' },
  integer: { record: 'OfInteger', what: 'an integer', test: 'Number number', read: 'number.longValue()' },
  number: { record: 'OfNumber', what: 'a number', test: 'Number number', read: 'number.doubleValue()' },
  boolean: { record: 'OfBoolean', what: 'a boolean', test: 'Boolean truth', read: 'truth' },
};

/** A named choice of scalars as a sealed interface over records of one value. */
export function scalarChoice(alias: Alias, of: readonly Scalar[], name: string, imports: Imports): string {
  const [creator, value] = ['JsonCreator', 'JsonValue'].map((one) => imports.jackson(one));
  const factories = of.map(
    (kind) =>
      `  static ${name} of(${primitives[kind]} value) {\n    return new ${wording[kind].record}(value);\n  }\n`,
  );
  const tests = of.map(
    (kind) => `    if (value instanceof ${wording[kind].test}) return of(${wording[kind].read});\n`,
  );
  const expected = of.map((kind) => wording[kind].what).join(' or ');
  const records = of.map((kind) => {
    const { record, what } = wording[kind];
    const doc = javadoc(`It is ${what}.`, '  ', ['@param value The value.']);
    return `${doc}  record ${record}(${value} ${primitives[kind]} value) implements ${name} {}\n`;
  });
  return `${javadoc(alias.doc)}public sealed interface ${name} {

${factories.join('\n')}
  ${creator}(mode = JsonCreator.Mode.DELEGATING)
  private static ${name} fromJson(Object value) {
${tests.join('')}    throw new IllegalArgumentException("Expected ${expected}, got " + value + ".");
  }

${records.join('\n')}}
`;
}
