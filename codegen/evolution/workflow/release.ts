import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { loadContract } from '../../load.js';
import { Refused } from '../../refused.js';
import { lint } from '../lint/index.js';
import { setHead } from './bump.js';
import { changelogSection, withSection } from './changelog.js';
import { freeze, readReleases, writeReleases } from './frozen.js';
import { migrationPage } from './migration.js';
import { statusOf } from './status.js';

export interface Released {
  readonly key: string;
  readonly hash: string;
  /** Relative to the root. */
  readonly written: readonly string[];
}

/** Freezes the newest version: status, hash, a section of the changelog, a page on how to migrate. */
export function release(schema: string, root: string, id: string): Released {
  const status = statusOf(schema, id);
  const [problem] = status.problems;
  if (problem)
    throw new Refused(
      `${status.key} can't be released: ${problem.rule}: ${problem.message} "schema status" shows all of it.`,
    );
  if (status.state === 'released')
    throw new Refused(`${status.key} is released already; "schema bump" makes the next version.`);
  const [flaw] = lint(loadContract(schema, status.key));
  if (flaw)
    throw new Refused(
      `${status.key} can't be released: ${flaw.place}: ${flaw.rule}: ${flaw.message} "schema lint" shows all of it.`,
    );
  const folder = join(schema, status.key);
  setHead(folder, { status: 'released' });
  const frozen = freeze(folder);
  writeReleases(schema, { ...readReleases(schema), [status.key]: frozen });

  const contract = loadContract(schema, status.key);
  const changelog = join(root, 'CHANGELOG.md');
  const before = existsSync(changelog) ? readFileSync(changelog, 'utf8') : '# Changelog\n';
  writeFileSync(changelog, withSection(before, changelogSection(contract, status.diff)));
  const written = [
    `${basename(schema)}/${status.key}/contract.json`,
    `${basename(schema)}/versions.json`,
    'CHANGELOG.md',
  ];
  if (status.diff) {
    const page = `docs/migrations/${status.key}.md`;
    mkdirSync(dirname(join(root, page)), { recursive: true });
    writeFileSync(join(root, page), migrationPage(contract, status.diff, status.accepted));
    written.push(page);
  }
  return { key: status.key, hash: frozen.hash, written };
}
