import { declarationOf } from '../../model/build-ir.js';
import type { Alias, ContractIr, Scalar, Union } from '../../model/ir.js';
import { pascal } from '../../model/names.js';
import { docComment } from './comment.js';
import { derive, serde } from './format.js';
import { type RustNames, unionVariants } from './names.js';

const traits = ['Debug', 'Clone', 'PartialEq', 'Serialize', 'Deserialize'];

/** An enum that the tag tells apart; an open one keeps variants that it doesn't know. */
export function union(one: Union, contract: ContractIr, names: RustNames): string {
  const name = names.type(one.name);
  const variants = unionVariants(one);
  const rows = one.variants.map(({ value, type }, i) => {
    const rename = variants[i] === value ? [] : [`rename = ${JSON.stringify(value)}`];
    const doc = docComment(declarationOf(contract, type).doc, '    ');
    return `${doc}${serde(rename, '    ')}    ${variants[i]}(${names.type(type)}),\n`;
  });
  if (one.open) {
    const other = variants.at(-1)!;
    rows.push(`    /// A variant of a later version.\n${serde(['untagged'], '    ')}    ${other}(Value),\n`);
  }
  const open = one.open ? '#[non_exhaustive]\n' : '';
  const head = `${docComment(one.doc, '', one.deprecated)}${derive(traits)}${serde([`tag = "${one.tag}"`])}${open}pub enum ${name} {
${rows.join('')}}
`;
  return [head, ...one.variants.map(({ type }, i) => from(names.type(type), name, variants[i]!))].join('\n');
}

const scalar = { string: 'String', integer: 'i64', number: 'f64', boolean: 'bool' } as const;

/** One of several scalars; whole numbers are tried before others. */
export function choice(one: Alias, of: readonly Scalar[], names: RustNames): string {
  const name = names.type(one.name);
  const ordered = [...of].sort((a, b) => Number(a === 'number') - Number(b === 'number'));
  const rows = ordered.map((kind) => `    /// ${article(kind)}.\n    ${pascal(kind)}(${scalar[kind]}),\n`);
  const head = `${docComment(one.doc, '', one.deprecated)}${derive(traits)}${serde(['untagged'])}pub enum ${name} {
${rows.join('')}}
`;
  const conversions = ordered.map((kind) => from(scalar[kind], name, pascal(kind)));
  if (of.includes('string')) conversions.push(from('&str', name, 'String', 'value.into()'));
  return [head, ...conversions].join('\n');
}

const article = (kind: Scalar): string => (kind === 'integer' ? 'An integer' : `A ${kind}`);

const from = (
  source: string,
  target: string,
  variant: string,
  value = 'value',
): string => `impl From<${source}> for ${target} {
    fn from(value: ${source}) -> Self {
        Self::${variant}(${value})
    }
}
`;
