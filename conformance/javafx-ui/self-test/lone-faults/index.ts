import { acting } from './acting.js';
import type { LoneFault } from './lone-fault.js';
import { telling } from './telling.js';

/** Servers with one fault that much else depends on. */
export const loneFaults: readonly LoneFault[] = [...acting, ...telling];
