import type { Concerns, Level } from '../judge/levels.js';
import annotations from './annotations.json' with { type: 'json' };
import conditions from './conditions.json' with { type: 'json' };
import contract from './contract.json' with { type: 'json' };
import errors from './errors.json' with { type: 'json' };
import lifecycle from './lifecycle.json' with { type: 'json' };
import limits from './limits.json' with { type: 'json' };
import members from './members.json' with { type: 'json' };
import messages from './messages.json' with { type: 'json' };
import offers from './offers.json' with { type: 'json' };
import requirements from './requirements.json' with { type: 'json' };
import texts from './texts.json' with { type: 'json' };
import tools from './tools.json' with { type: 'json' };
import types from './types.json' with { type: 'json' };
import unions from './unions.json' with { type: 'json' };
import values from './values.json' with { type: 'json' };
import versions from './versions.json' with { type: 'json' };

/** A kind of change, with a pair that shows it. An id never vanishes and never means anything else. */
export interface Rule {
  readonly id: string;
  /** With `{subject}`, `{before}` and `{after}`. */
  readonly sentence: string;
  /** How to do it without breaking anyone. */
  readonly instead: string | { readonly input: string; readonly output: string };
  /** What happens to whom, where that can be said better than by the effect. */
  readonly consequence?: { readonly input: string; readonly output: string };
  /** Whatever the effect. */
  readonly level?: Level;
  /** When no instance is accepted on one side only, and still someone may break. */
  readonly levels?: { readonly input: Level; readonly output: Level };
  readonly concerns?: Concerns;
  /** Schemas, contracts or folders, as `kind` of the family says. */
  readonly before: unknown;
  readonly after: unknown;
  /** Where the schemas of the example are used. */
  readonly position?: 'input' | 'output';
  /** What the witness is an instance of, where that is not the contract. */
  readonly of?: string;
  /** Accepted on one side only; `null` where no instance can show it. */
  readonly witness: { readonly acceptedBy: 'before' | 'after'; readonly instance: unknown } | null;
}

export interface Family {
  readonly family: string;
  readonly kind: 'schema' | 'contract' | 'folder';
  readonly rules: readonly Rule[];
}

export const families = [
  types,
  values,
  limits,
  texts,
  members,
  unions,
  conditions,
  annotations,
  tools,
  messages,
  errors,
  requirements,
  lifecycle,
  offers,
  contract,
  versions,
] as readonly Family[];

export const rules: readonly Rule[] = families.flatMap((family) => family.rules);

const byId = new Map(rules.map((rule) => [rule.id, rule]));

export function findRule(id: string): Rule | undefined {
  return byId.get(id);
}

/** For ids that our own code names. */
export function ruleOf(id: string): Rule {
  const rule = byId.get(id);
  if (!rule) throw new Error(`There is no rule ${id} in the catalogue.`);
  return rule;
}
