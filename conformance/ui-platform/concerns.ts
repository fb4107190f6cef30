import type { ConcernPatterns } from '../kit/report/concerns.js';
import type { RequirementId } from './contract.js';

/** What protects, and what is about form alone; the rest is what a platform does. */
export const concerns = {
  security: [
    'start-loopback',
    'port-closed',
    'run-stdio-only',
    'open-path',
    'lua-require',
    'lua-no-system',
    'lua-no-bytecode',
    'session-apart',
    'limit-soft',
    'limit-hard',
    'limit-memory',
    'limit-others',
    'ws-origin',
    'ws-own-session',
    'ws-invalid',
    'host-refused',
    'origin-refused',
    'files-inside',
    'value-harmless',
  ],
  form: [
    'configure-tells',
    'start-url',
    'run-text',
    'upload-confirms',
    'ws-messages',
    'stdio-utf8',
    'list-constant',
  ],
} as const satisfies ConcernPatterns & Record<string, readonly RequirementId[]>;
