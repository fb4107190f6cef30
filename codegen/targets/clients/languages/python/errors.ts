import { declarationOf } from '../../model/build-ir.js';
import type { ContractIr, ErrorIr } from '../../model/ir.js';
import { template } from '../../template.js';
import { sorted } from './imports.js';
import { docstring, list, width } from './layout.js';
import { baseError, errorClass, quoted } from './names.js';

/** `errors.py`: one exception a code, all of them of one base. */
export function errors(ir: ContractIr, header: string): string {
  const base = baseError(ir);
  const details = sorted(ir.errors.flatMap((error) => error.details ?? []));
  const classes = ir.errors
    .map((error) => `\n\n${errorClassText(base, error)}`)
    .join('')
    .trimEnd();
  const entries = ir.errors.map((error) => {
    const decode = error.details === null ? 'dict' : decoder(ir, error.details);
    return list('    ', `${quoted(error.code)}: `, [errorClass(error.code), decode], ['(', ')'], ',\n');
  });
  const unions = details.some((name) => isUnion(ir, name));
  return template('python/errors.py', {
    header,
    title: ir.title,
    base,
    pydantic: unions ? 'TypeAdapter, ValidationError' : 'ValidationError',
    models: list('', 'from .models import ', details, flat(details) ? ['', ''] : ['(', ')']),
    classes,
    entries: entries.join(''),
  });
}

const flat = (names: readonly string[]): boolean => `from .models import ${names.join(', ')}`.length <= width;

const isUnion = (ir: ContractIr, name: string): boolean => declarationOf(ir, name).kind === 'union';

function decoder(ir: ContractIr, name: string): string {
  return isUnion(ir, name) ? `TypeAdapter[Any](${name}).validate_python` : `${name}.model_validate`;
}

function errorClassText(base: string, { code, meaning, next, details }: ErrorIr): string {
  const text = docstring(`${meaning} ${next}`, '    ');
  const typed = details === null ? '' : `\n    details: ${details}\n`;
  return `class ${errorClass(code)}(${base}):\n${text}${typed}`;
}
