import type { Alias, Scalar, Union } from '../../model/ir.js';
import { comment, docComment } from './comment.js';
import { exported, type GoNames } from './names.js';

/** An interface with a marker, and the function that finds out the variant. */
export function union(one: Union, names: GoNames): string {
  const name = names.type(one.name);
  const decoder = names.decoder(one.name);
  const variants = one.variants.map(({ type }) => names.type(type));
  const cases = one.variants.map(
    ({ value, type }) => `\tcase ${JSON.stringify(value)}:\n\t\treturn decode[${names.type(type)}](data)\n`,
  );
  const member = exported(one.tag);
  const expected = one.variants.map(({ value }) => value).join(', ');
  const otherwise = one.open
    ? `\treturn ${names.unknown(one.name)}{${member}: tag.${member}, JSON: data}, nil\n`
    : `\treturn nil, fmt.Errorf("expected ${one.tag} to be one of ${expected}, got %q", tag.${member})\n`;
  const parts = [
    interfaceOf(name, one.doc, one.deprecated, [...variants, ...(one.open ? [names.unknown(one.name)] : [])]),
    `// ${decoder} decodes the variant that the member "${one.tag}" names.
func ${decoder}(data []byte) (${name}, error) {
	if isNull(data) {
		return nil, nil
	}
	var tag struct {
		${member} string \`json:"${one.tag}"\`
	}
	if err := json.Unmarshal(data, &tag); err != nil {
		return nil, err
	}
	switch tag.${member} {
${cases.join('')}	}
${otherwise}}
`,
  ];
  if (one.open) parts.push(unknownVariant(name, names.unknown(one.name), member));
  return parts.join('\n');
}

/** A later server may send a variant that isn't known yet; it is kept as it came. */
function unknownVariant(name: string, unknown: string, member: string): string {
  const [tag, json] = [member.padEnd(4), 'JSON'.padEnd(member.length)];
  return `// ${unknown} is a variant that this version of the contract doesn't know.
type ${unknown} struct {
	${tag} string
	${json} json.RawMessage
}

func (${unknown}) is${name}() {}

// MarshalJSON gives back what came.
func (v ${unknown}) MarshalJSON() ([]byte, error) {
	return v.JSON, nil
}
`;
}

const goScalar = { string: 'string', integer: 'int', number: 'float64', boolean: 'bool' } as const;

/** One of several scalars: an interface whose types are the scalars, named. */
export function choice(one: Alias, scalars: readonly Scalar[], names: GoNames): string {
  const name = names.type(one.name);
  const decoder = names.decoder(one.name);
  const named = scalars.map((scalar) => names.choice(one.name, scalar));
  const declared = scalars.map(
    (scalar, i) => `// ${named[i]} is a ${name} that is ${article(scalar)}.
type ${named[i]} ${goScalar[scalar]}

func (${named[i]}) is${name}() {}
`,
  );
  const attempts = scalars.map(
    (_, i) => `	if v, err := decode[${named[i]}](data); err == nil {
		return v, nil
	}
`,
  );
  return [
    interfaceOf(name, one.doc, one.deprecated, named),
    ...declared,
    `// ${decoder} decodes whichever of them it is.
func ${decoder}(data []byte) (${name}, error) {
	if isNull(data) {
		return nil, nil
	}
${attempts.join('')}	return nil, fmt.Errorf("expected ${scalars.join(' or ')}, got %s", data)
}
`,
  ].join('\n');
}

const article = (scalar: Scalar): string => (scalar === 'integer' ? 'an integer' : `a ${scalar}`);

function interfaceOf(name: string, doc: string, deprecated: boolean, types: readonly string[]): string {
  const listed = comment(`One of ${types.map((type) => `[${type}]`).join(', ')}.`, '');
  return `${docComment(name, doc)}//
${listed}${deprecated ? `//\n${comment('', '', true)}` : ''}type ${name} interface {
	is${name}()
}
`;
}
