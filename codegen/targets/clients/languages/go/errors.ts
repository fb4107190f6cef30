import { declarationOf } from '../../model/build-ir.js';
import type { ContractIr } from '../../model/ir.js';
import { identifiers, reserved } from '../../model/names.js';
import { template } from '../../template.js';
import { withoutSharedWords } from '../../text/shared-words.js';
import { exported, type GoNames } from './names.js';
import type { GoTypes } from './types.js';

const none = reserved('');

/** `errors.go`: the error type, with a method for the details of each code. */
export function errors(
  contract: ContractIr,
  names: GoNames,
  types: GoTypes,
  values: { header: string; package: string },
): string {
  const { envelope } = contract;
  const code = envelope.code === null ? 'string' : names.type(envelope.code);
  const described = contract.errors.filter(({ details }) => details !== null);
  const short = withoutSharedWords(contract.errors.map((error) => error.code));
  const methods = identifiers(
    described.map((error) => `${short[contract.errors.indexOf(error)]}_details`),
    exported,
    none,
  );
  const details = described.map((error, i) => {
    const type = names.type(error.details!);
    const decoder = types.decoder({ kind: 'ref', name: error.details! }) ?? `decode[${type}]`;
    return `// ${methods[i]} has the details of ${error.code}, if that is the code.
func (e *Error) ${methods[i]}() (${type}, bool) {
	return detailsOf(e, ${constant(contract, names, error.code)}, ${decoder})
}

`;
  });
  const rows = [
    ['Code', code],
    ['Message', 'string'],
    ['Details', 'map[string]any'],
  ] as const;
  const width = Math.max(...rows.map(([, type]) => type.length));
  const fields = rows.map(
    ([name, type]) => `\t\t${name.padEnd(7)} ${type.padEnd(width)} \`json:"${name.toLowerCase()}"\``,
  );
  return template('go/errors.go', {
    ...values,
    code,
    codeText: code === 'string' ? 'e.Code' : 'string(e.Code)',
    details: details.join(''),
    members: fields.join('\n'),
  });
}

function constant(contract: ContractIr, names: GoNames, code: string): string {
  const type = contract.envelope.code;
  const declared = type === null ? undefined : declarationOf(contract, type);
  return declared?.kind === 'enum' && declared.values.includes(code)
    ? names.enumValue(declared.name, code)
    : JSON.stringify(code);
}
