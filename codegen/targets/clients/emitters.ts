import type { Emitter } from './emitter.js';
import { python } from './python.js';

/** Every language that there is a client for; one line each. */
export const emitters: readonly Emitter[] = [python];
