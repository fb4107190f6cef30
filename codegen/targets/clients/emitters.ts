import type { Emitter } from './emitter.js';
import { csharp } from './languages/csharp/csharp.js';
import { go } from './languages/go/go.js';
import { java } from './languages/java/java.js';
import { kotlin } from './languages/kotlin/kotlin.js';
import { python } from './languages/python/python.js';
import { rust } from './languages/rust/rust.js';
import { typescript } from './languages/typescript/typescript.js';

/** Every language that there is a client for; one line each. */
export const emitters: readonly Emitter[] = [python, typescript, java, kotlin, csharp, go, rust];
