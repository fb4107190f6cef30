// Generated from codegen/runtime/plain-errors.ts by `npm run generate`. Edit the source, not this file.

import type { ValidationError } from './explain.js';
import { nearest } from './nearest.js';

/**
 * The errors that tell something: one for each mistake.
 *
 * A validator also reports how each branch of a choice failed, that the choice failed, and the parts
 * that our own keywords are made of.
 */
export function plainErrors(errors: readonly ValidationError[]): ValidationError[] {
  const told = errors.filter(
    (error) =>
      error.keyword !== 'anyOf' &&
      error.keyword !== 'oneOf' &&
      !/\/x-(exactlyOne|atLeastOne|together)\//.test(error.schemaPath),
  );
  return told.length < 2 ? told : withoutMisspelt(withoutChoices(told));
}

/** A failed branch such as "or null" says nothing where another one speaks, nor a type beside its values. */
function withoutChoices(errors: readonly ValidationError[]): ValidationError[] {
  const spoken = new Set<string>();
  const valued = new Set<string>();
  for (const error of errors) {
    if (error.keyword === 'enum' || error.keyword === 'const') valued.add(error.instancePath);
    if (isBranchType(error)) continue;
    for (let path = error.instancePath; !spoken.has(path); path = path.slice(0, path.lastIndexOf('/'))) {
      spoken.add(path);
      if (path === '') break;
    }
  }
  const branchTypes = new Map<string, unknown[]>();
  const kept: ValidationError[] = [];
  for (const error of errors) {
    const { keyword, instancePath, params } = error;
    if (keyword === 'type' && valued.has(instancePath)) continue;
    if (!isBranchType(error)) {
      kept.push(error);
    } else if (!spoken.has(instancePath)) {
      const types = branchTypes.get(instancePath);
      if (types) {
        types.push(params.type);
      } else {
        const first = [params.type];
        branchTypes.set(instancePath, first);
        kept.push({ ...error, params: { type: first } });
      }
    }
  }
  return kept;
}

function isBranchType(error: ValidationError): boolean {
  return error.keyword === 'type' && /\/(anyOf|oneOf)\/\d+\/type$/.test(error.schemaPath);
}

/** A member that is missing because it was written wrongly is one mistake: that of the unknown member. */
function withoutMisspelt(errors: readonly ValidationError[]): ValidationError[] {
  const meant = new Map<string, Set<string>>();
  for (const { keyword, instancePath, params } of errors) {
    if (keyword !== 'additionalProperties') continue;
    const name = nearest(String(params.additionalProperty), (params.members as string[]) ?? []);
    if (name === undefined) continue;
    meant.set(instancePath, (meant.get(instancePath) ?? new Set()).add(name));
  }
  if (meant.size === 0) return [...errors];
  return errors.filter(({ keyword, instancePath, params }) => {
    const names = meant.get(instancePath);
    if (!names) return true;
    if (keyword === 'required') return !names.has(String(params.missingProperty));
    if (keyword.startsWith('x-')) return !(params.members as string[]).some((name) => names.has(name));
    return true;
  });
}
