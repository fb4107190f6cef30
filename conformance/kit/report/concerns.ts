/** What is lost where a requirement is broken: protection, something the target should do, or the shape of what it says. */
export const concerns = ['security', 'behaviour', 'form'] as const;
export type Concern = (typeof concerns)[number];

/** Ids, or with `*` at their end how ids begin. What is neither is a behaviour. */
export interface ConcernPatterns {
  readonly security?: readonly string[];
  readonly form?: readonly string[];
}

/** Of the sentences that all contracts share. */
const common: Required<ConcernPatterns> = {
  security: [
    'token-*',
    'origin-*',
    'host-*',
    'body-limit',
    'no-leak',
    'unlisted-refused',
    'bind-*',
    'password-*',
  ],
  form: [
    'tools-*',
    'descriptor-*',
    'result-*',
    'error-*',
    'server-*',
    'health*',
    'http-*',
    'input-invalid-issues',
    'version-*',
    'batch-refused',
    'stdout-clean',
  ],
};

/** Which concern a requirement is of; what a contract says of its own comes first. */
export function concernOf(id: string, own: ConcernPatterns = {}): Concern {
  for (const patterns of [own, common]) {
    if (patterns.security?.some((pattern) => fits(pattern, id))) return 'security';
    if (patterns.form?.some((pattern) => fits(pattern, id))) return 'form';
  }
  return 'behaviour';
}

const fits = (pattern: string, id: string): boolean =>
  pattern.endsWith('*') ? id.startsWith(pattern.slice(0, -1)) : id === pattern;
