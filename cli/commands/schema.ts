import { defineCommand } from '../command.js';

export const command = defineCommand({
  description:
    'Changes contracts without surprises: says what a change breaks and for whom, makes new versions and freezes them. Exit codes: 0 clean, 1 something breaks or may break and was not accepted, 2 wrong usage.',
  commands: {
    status: {
      summary: 'say where the newest version stands and what it needs',
      load: () => import('./schema/status.js'),
    },
    diff: {
      summary: 'compare two versions, folders, files or revisions',
      load: () => import('./schema/diff.js'),
    },
    lint: {
      summary: 'find what makes a contract hard to change later',
      load: () => import('./schema/lint.js'),
    },
    bump: { summary: 'make the next version as a draft', load: () => import('./schema/bump.js') },
    accept: {
      summary: 'accept something that breaks, with a reason',
      load: () => import('./schema/accept.js'),
    },
    release: { summary: 'freeze the draft', load: () => import('./schema/release.js') },
    rules: { summary: 'list all rules', load: () => import('./schema/rules.js') },
    explain: { summary: 'explain one rule by an example', load: () => import('./schema/explain.js') },
  },
  examples: [
    'schema status',
    'schema diff 1.0 1.1',
    'schema bump --major',
    'schema explain PROPERTY_REMOVED',
  ],
});
