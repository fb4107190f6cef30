import type { ContractIr, Enum } from '../../model/ir.js';
import { docComment } from './comment.js';
import { arm, derive, serde } from './format.js';
import { enumVariants, type RustNames } from './names.js';
import { ruleFor } from './serde-case.js';

/** An enum; an open one keeps values that it doesn't know. */
export function enumeration(one: Enum, { envelope, errors }: ContractIr, names: RustNames): string {
  const name = names.type(one.name);
  const all = enumVariants(one);
  const known = all.slice(0, -1);
  const other = all.at(-1)!;
  const isName = known.every((variant, i) => variant === one.values[i]);
  const rule = isName ? undefined : ruleFor(known, one.values);
  const rows = known.map((variant, i) => {
    const value = one.values[i]!;
    const error = one.name === envelope.code ? errors.find(({ code }) => code === value) : undefined;
    const rename = rule === undefined && variant !== value ? [`rename = ${JSON.stringify(value)}`] : [];
    const doc = error ? docComment(`${error.meaning} ${error.next}`, '    ') : '';
    return `${doc}${serde(rename, '    ')}    ${variant},\n`;
  });
  if (one.open) {
    rows.push(`    /// A value of a later version.\n${serde(['untagged'], '    ')}    ${other}(String),\n`);
  }
  const arms = known.map((variant, i) =>
    arm(`Self::${variant}`, JSON.stringify(one.values[i]), ' '.repeat(12)),
  );
  if (one.open) arms.push(`            Self::${other}(value) => value,\n`);
  const copy = one.open ? [] : ['Copy'];
  return `${docComment(one.doc, '', one.deprecated)}${derive(['Debug', 'Clone', ...copy, 'PartialEq', 'Eq', 'Hash', 'Serialize', 'Deserialize'])}${rule === undefined ? '' : serde([`rename_all = "${rule}"`])}${one.open ? '#[non_exhaustive]\n' : ''}pub enum ${name} {
${rows.join('')}}

impl ${name} {
    /// The value as it is sent.
    pub fn as_str(&self) -> &str {
        match self {
${arms.join('')}        }
    }
}

impl fmt::Display for ${name} {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
`;
}
