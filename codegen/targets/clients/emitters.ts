import type { Emitter } from './emitter.js';

/** Every language that there is a client for; one line each. */
export const emitters: readonly Emitter[] = [];
