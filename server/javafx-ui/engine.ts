/** What this contract brings to the server: its version, its options, and what answers its calls. */
export { contract } from './contract.js';
export { createEngine, type EngineOptions, type EngineSetup } from './engine/engine.js';
export { configuration } from './options.js';
