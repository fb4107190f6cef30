import type { ContractIr, Enum, Struct, Union } from '../../model/ir.js';
import { identifiers, pascal, reserved, snake } from '../../model/names.js';
import { withoutSharedWords } from '../../text/shared-words.js';

/** What the crate and the prelude call so already. */
const taken = reserved(
  `BTreeMap Box Clone Client Copy Debug Default Deserialize Details Display Eq Err Error From Hash Into Map None
   Ok Option PartialEq Result Secret Self Serialize Some String Value Vec`,
  (name) => `${name}Type`,
);

/** A raw identifier does for all keywords but these. */
const notRaw = new Set(['self', 'super', 'crate', '_']);

const keywords = reserved(
  `abstract as async await become box break const continue crate do dyn else enum extern false final fn for gen
   if impl in let loop macro match mod move mut override priv pub ref return self static struct super trait true
   try type typeof unsafe unsized use virtual where while yield _`,
  (name) => (notRaw.has(name) ? `${name}_` : `r#${name}`),
);

const variantNames = reserved('Self', (name) => `${name}_`);

const methods = reserved('connect new session close call', (name) => `${name}_tool`);

/** Names of types by their names in the contract. */
export class RustNames {
  readonly #types: ReadonlyMap<string, string>;

  constructor({ declarations }: Pick<ContractIr, 'declarations'>) {
    const wire = declarations.map(({ name }) => name);
    const names = identifiers(wire, pascal, taken);
    this.#types = new Map(wire.map((name, i) => [name, names[i]!]));
  }

  type = (name: string): string => this.#types.get(name)!;
}

export function fieldNames({ fields }: Struct): Map<string, string> {
  const wire = fields.map(({ name }) => name);
  const names = identifiers(wire, snake, keywords);
  return new Map(wire.map((name, i) => [name, names[i]!]));
}

/** Names of the values in their order, and last the one for all others. */
export function enumVariants({ values }: Enum): string[] {
  return variants(withoutSharedWords(values), 'other');
}

export function unionVariants({ variants: all }: Union): string[] {
  return variants(
    all.map(({ value }) => value),
    'other',
  );
}

/** Names for the codes of errors: `StaleRef` for `MCP_UI_STALE_REF`; last the one for all others. */
export function errorVariants(codes: readonly string[]): string[] {
  return variants(withoutSharedWords(codes), 'other');
}

const variant = (name: string): string => pascal(name).replace(/^[0-9]/, 'N$&');

function variants(wire: readonly string[], last: string): string[] {
  return identifiers([...wire, last], variant, variantNames);
}

export function methodNames({ tools }: ContractIr): string[] {
  return identifiers(
    tools.map(({ name }) => name),
    (name) => {
      const styled = snake(name);
      return methods.names.has(styled) ? methods.rename(styled) : styled;
    },
    keywords,
  );
}
