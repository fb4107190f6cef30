import { csharp } from './csharp.js';
import type { Emitter } from './emitter.js';
import { go } from './go.js';
import { java } from './java.js';
import { kotlin } from './kotlin.js';
import { python } from './python.js';
import { rust } from './rust.js';
import { typescript } from './typescript.js';

/** Every language that there is a client for; one line each. */
export const emitters: readonly Emitter[] = [python, typescript, java, kotlin, csharp, go, rust];
