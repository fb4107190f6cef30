import type { Finding } from '../finding.js';
import { judge } from '../judge/judge.js';
import { editedReleases } from './frozen.js';

/** One for each released version whose folder was edited. */
export function editedFindings(schema: string, id?: string): Finding[] {
  return [...editedReleases(schema)]
    .filter(([key]) => id === undefined || key.startsWith(`${id}/`))
    .map(([subject, edits]) => {
      const more = edits.length > 3 ? ` and ${edits.length - 3} more` : '';
      const after = edits.slice(0, 3).join(', ') + more;
      return judge({ ...aboutVersions, rule: 'RELEASED_EDITED', subject, before: undefined, after });
    });
}

export const aboutVersions = {
  effect: 'neutral',
  position: 'contract',
  tools: [],
  pointer: 'contract.json#/version',
  witnesses: [],
} as const;
