import type { ContractIr } from '../../model/ir.js';
import { template } from '../../template.js';
import { blockComment } from '../../text/doc.js';
import { errorClass } from './client.js';
import { property, width } from './layout.js';

/** `errors.ts`: one class for all codes, which tells the type of its details by the code. */
export function errors(ir: ContractIr, header: string): string {
  const used = [...new Set(ir.errors.flatMap(({ details }) => details ?? []))].sort();
  const flat = `import type { ${used.join(', ')} } from './types.js';\n`;
  const block = `import type {\n${used.map((type) => `  ${type},\n`).join('')}} from './types.js';\n`;
  const entries = ir.errors.map(
    ({ code, meaning, next, details }) =>
      `${blockComment(`${meaning} ${next}`, '  ', width)}\n  ${property(code)}: ${details ?? 'Record<string, unknown>'};\n`,
  );
  return template('typescript/errors.ts.template', {
    header,
    title: ir.title,
    types: used.length === 0 ? '' : `\n${flat.length <= width + 1 ? flat : block}`,
    entries: entries.join(''),
    error: errorClass(ir),
  });
}
