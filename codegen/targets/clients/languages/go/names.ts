import type { ContractIr, Struct } from '../../model/ir.js';
import { identifiers, reserved, words } from '../../model/names.js';
import { withoutSharedWords } from '../../text/shared-words.js';

/** Words that Go writes in capitals throughout. */
const initialisms = new Set(
  `acl api ascii cpu css dns eof guid html http https id ip json lhs qps ram rhs rpc sla smtp sql ssh tcp tls
   ttl udp ui uid uri url utf8 uuid vm xml`.split(/\s+/),
);

const capital = (word: string): string =>
  initialisms.has(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1);

/** An exported name: `ui_open` becomes `UIOpen`. */
export function exported(name: string): string {
  const joined = words(name).map(capital).join('');
  return /^[0-9]/.test(joined) ? `N${joined}` : joined;
}

const asIs = (name: string): string => name;

/** What the package declares besides the contract's types. */
const ours = reserved('Client Connect Error New Ptr Secret', (name) => `${name}Type`);

const methods = reserved('MarshalJSON UnmarshalJSON', (name) => `${name}Field`);

/** Every name of the package, each different from the others. */
export class GoNames {
  readonly #types = new Map<string, string>();

  constructor({ declarations }: Pick<ContractIr, 'declarations'>) {
    const keys = declarations.map(({ name }) => name);
    const styled = keys.map(exported);
    const add = (key: string, name: string) => {
      keys.push(key);
      styled.push(name);
    };
    for (const one of declarations) {
      if (one.kind === 'enum') {
        const short = withoutSharedWords(one.values);
        one.values.forEach((value, i) => {
          add(`${one.name}=${value}`, exported(`${one.name}_${short[i] || 'empty'}`));
        });
      } else if (one.kind === 'union') {
        add(`decode ${one.name}`, `Unmarshal${exported(one.name)}`);
        add(`unknown ${one.name}`, `Unknown${exported(one.name)}`);
      } else if (one.kind === 'alias' && one.type.kind === 'choice') {
        add(`decode ${one.name}`, `Unmarshal${exported(one.name)}`);
        for (const scalar of one.type.of) add(`${one.name}:${scalar}`, exported(`${one.name}_${scalar}`));
      }
    }
    const names = identifiers(styled, asIs, ours);
    keys.forEach((key, i) => {
      this.#types.set(key, names[i]!);
    });
  }

  type = (name: string): string => this.#types.get(name)!;
  enumValue = (type: string, value: string): string => this.type(`${type}=${value}`);
  decoder = (type: string): string => this.type(`decode ${type}`);
  unknown = (type: string): string => this.type(`unknown ${type}`);
  choice = (type: string, scalar: string): string => this.type(`${type}:${scalar}`);
}

/** Names of the fields of a struct by their names on the wire. */
export function fieldNames({ fields }: Struct): Map<string, string> {
  const wire = fields.map(({ name }) => name);
  const names = identifiers(wire, exported, methods);
  return new Map(wire.map((name, i) => [name, names[i]!]));
}
