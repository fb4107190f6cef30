import { createHash } from 'node:crypto';
import type { Contract } from '../contract.js';
import { canonicalJson } from '../reading/json.js';

declare const SUITE_HASH: string | undefined;

/** SHA-256 of the suite's source, which the build puts here; null where it is run unbuilt. */
export const suiteHash: string | null = typeof SUITE_HASH === 'string' ? SUITE_HASH : null;

/** SHA-256 of what a contract asks for: its requirements, tools, codes and profiles. */
export function contractHash({ schema, requirements, tools, errors, profiles }: Contract): string {
  const descriptors = Object.values(tools).map(({ descriptor }) => descriptor);
  const asked = canonicalJson({ schema, requirements, descriptors, errors, profiles });
  return createHash('sha256').update(asked).digest('hex');
}
