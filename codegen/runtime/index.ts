export type * from './contract-module.js';
export {
  diagnose,
  type Explanation,
  explain,
  type Finding,
  type Issue,
  type ValidationError,
} from './explain.js';
export type { PointerPattern } from './pointer-pattern.js';
export { type VolatilePlace, withoutVolatile } from './volatile.js';
