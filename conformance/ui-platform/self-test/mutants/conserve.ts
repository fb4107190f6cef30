import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { RequirementId } from '../../contract.js';
import type { UiMutant } from '../mutant.js';
import type { WebRequest } from '../web-fault.js';

/** A page in which a tab takes another role than it was given. */
const asDuplicate = (when: string): string => `
  const isConserving = location.search.includes('conserve');
  const isOther = ${when};
  new MutationObserver(() => {
    const root = document.documentElement;
    if (isOther && isConserving && root.dataset.role === 'active') root.dataset.role = 'duplicate';
  }).observe(document.documentElement, { attributes: true });`;

const withHeaders =
  (change: (headers: Record<string, string>) => Record<string, string | undefined>) =>
  (request: WebRequest) => ({
    ...request,
    headers: Object.fromEntries(
      Object.entries({ ...request.headers, ...change(request.headers) }).filter(
        (entry): entry is [string, string] => entry[1] !== undefined,
      ),
    ),
  });

const isUpgrade = ({ headers }: WebRequest): boolean => headers.upgrade !== undefined;

export const conserveMutants = {
  'conserve-role': {
    breaks: 'Does not say what a tab is.',
    web: () => ({
      script: `new MutationObserver(() => document.documentElement.removeAttribute('data-role')).observe(document.documentElement, { attributes: true });`,
    }),
  },
  'conserve-yields': {
    breaks: 'Connects a tab before it knows whether it is the only one.',
    web: () => ({
      script: `if (location.search.includes('conserve')) new WebSocket('ws://' + location.host + '/ws/' + location.pathname.split('/')[1]);`,
    }),
  },
  'conserve-page': {
    breaks: 'Has a link that does nothing.',
    web: () => ({ script: 'globalThis.close = () => {};' }),
  },
  'conserve-notifies': {
    breaks: 'Notifies in words of its own.',
    web: () => ({
      script: `
        const Shown = globalThis.Notification;
        globalThis.Notification = class extends Shown {
          constructor() {
            super('There is another tab.');
          }
        };`,
    }),
  },
  'conserve-quiet': {
    breaks: 'Shows nothing where it may not notify.',
    web: () => ({
      script: `
        new MutationObserver(() => {
          if (Notification.permission !== 'granted' && document.documentElement.dataset.role === 'duplicate') document.body?.replaceChildren();
        }).observe(document, { subtree: true, childList: true, attributes: true });`,
    }),
    alsoRed: ['conserve-page'],
  },
  'conserve-one': {
    breaks: 'Does not coordinate its tabs.',
    web: () => ({ script: 'delete globalThis.SharedWorker;' }),
  },
  'conserve-closed': {
    breaks: 'Never forgets a tab.',
    web: () => ({
      script: `${asDuplicate(`localStorage.seen === 'yes'`)} localStorage.seen = 'yes';`,
    }),
  },
  'conserve-crashed': {
    breaks: 'Forgets a tab only when it says goodbye.',
    web: () => ({
      script: `${asDuplicate(`Number(localStorage.open) > 0`)}
        localStorage.open = Number(localStorage.open ?? 0) + 1;
        addEventListener('pagehide', () => { localStorage.open = Number(localStorage.open) - 1; });`,
    }),
  },
  'conserve-unasked': {
    breaks: 'Conserves in every tab.',
    web: () => ({ script: `history.replaceState(null, '', location.pathname + '?conserve=true');` }),
  },
  'conserve-sessions': {
    breaks: 'Knows one active tab for all sessions.',
    web: () => ({
      script: `${asDuplicate(`Number(localStorage.open) > 0`)}
        localStorage.open = Number(localStorage.open ?? 0) + 1;`,
    }),
  },
  'host-refused': {
    breaks: 'Looks only whether a Host has a port.',
    web: () => ({
      ask: (request, own) =>
        /:\d+$/.test(request.headers.host ?? '') ? withHeaders(() => ({ host: own }))(request) : request,
    }),
  },
  'origin-refused': {
    breaks: 'Looks at the Origin of WebSockets alone.',
    web: () => ({
      ask: (request) => (isUpgrade(request) ? request : withHeaders(() => ({ origin: undefined }))(request)),
    }),
  },
  'ws-origin': {
    breaks: 'Takes WebSockets from every page.',
    web: () => ({
      ask: (request) => (isUpgrade(request) ? withHeaders(() => ({ origin: undefined }))(request) : request),
    }),
  },
  'files-inside': {
    breaks: 'Serves whatever a path leads to.',
    web: (platform) => ({
      answer: (answer, { path }) =>
        path === '/public/../secret.txt'
          ? { status: 200, headers: {}, body: readFileSync(join(platform.baseDir, basename(path)), 'utf8') }
          : answer,
    }),
  },
} satisfies Partial<Record<RequirementId, UiMutant>>;
