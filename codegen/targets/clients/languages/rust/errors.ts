import { declarationOf } from '../../model/build-ir.js';
import type { ContractIr, ErrorIr } from '../../model/ir.js';
import { template } from '../../template.js';
import { arm } from './format.js';
import { enumVariants, errorVariants, type RustNames } from './names.js';
import type { RustTypes } from './types.js';

/** `error.rs`: the error type, and the details of each code. */
export function errors(contract: ContractIr, names: RustNames, types: RustTypes, header: string): string {
  const { envelope } = contract;
  const code = envelope.code === null ? undefined : declarationOf(contract, envelope.code);
  const pattern = (error: ErrorIr): string => {
    if (code?.kind !== 'enum') return JSON.stringify(error.code);
    const known = code.values.indexOf(error.code);
    // A code that the schema's list lacks arrives as any other text.
    return `${names.type(code.name)}::${known < 0 ? `${enumVariants(code).at(-1)}(code) if code == "${error.code}"` : enumVariants(code)[known]}`;
  };
  const variants = errorVariants(contract.errors.map((error) => error.code));
  const other = variants.at(-1)!;
  const described = contract.errors.flatMap((error, i) =>
    error.details === null
      ? []
      : [{ error, variant: variants[i]!, type: types.of({ kind: 'ref', name: error.details }) }],
  );
  const value = code?.kind === 'enum' ? '&failure.code' : 'failure.code.as_str()';
  const arms = described.map(({ error, variant }) =>
    arm(pattern(error), `typed(details, Self::${variant})`, ' '.repeat(12)),
  );
  const some = described.length > 0;
  return template('rust/error.rs', {
    header,
    imports: some ? 'use serde::de::DeserializeOwned;\n' : '',
    info: names.type(envelope.info),
    code: code ? names.type(code.name) : 'str',
    variants: described
      .map(({ error, variant, type }) => `    /// Those of \`${error.code}\`.\n    ${variant}(${type}),\n`)
      .join(''),
    other,
    choose: some
      ? `        match ${value} {\n${arms.join('')}            _ => Self::${other}(details),\n        }\n`
      : `        Self::${other}(details)\n`,
    read: some ? template('rust/typed.rs', { other }) : '',
  });
}
