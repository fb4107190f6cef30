import type { ContractIr, Declaration } from '../../model/ir.js';
import { alias, enumeration, union } from './aliases.js';
import { imports } from './imports.js';
import { model } from './model.js';

/** `models.py`. Annotations are read late, other right-hand sides at once: so these stand after what they name. */
export function models(ir: ContractIr, header: string): string {
  const texts = [...ir.declarations]
    .sort((a, b) => rank(a) - rank(b))
    .map((one) => ({ text: declaration(ir, one), spaced: one.kind === 'struct' || one.kind === 'union' }));
  const body = texts
    .map(({ text, spaced }, i) => `${spaced || texts[i - 1]?.spaced ? '\n\n' : '\n'}${text}`)
    .join('');
  const doc = `"""The types of ${ir.title} ${ir.version}."""\n`;
  return `${header}${doc}\nfrom __future__ import annotations\n\n${imports(body)}${body}`;
}

function rank({ kind }: Declaration): number {
  return kind === 'struct' ? 1 : kind === 'union' ? 2 : kind === 'enum' ? 0 : 3;
}

function declaration(ir: ContractIr, declared: Declaration): string {
  switch (declared.kind) {
    case 'struct':
      return model(declared);
    case 'enum':
      return enumeration(declared);
    case 'alias':
      return alias(declared);
    case 'union':
      return union(ir, declared);
  }
}
