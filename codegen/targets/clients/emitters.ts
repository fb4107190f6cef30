import type { Emitter } from './emitter.js';
import { python } from './python.js';
import { typescript } from './typescript.js';

/** Every language that there is a client for; one line each. */
export const emitters: readonly Emitter[] = [python, typescript];
