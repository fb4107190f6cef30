import { join } from 'node:path';
import { root } from '../../../testing/paths.js';
import type { HealthyProcess } from '../../kit/self-test/kill-matrix.js';
import { pack } from '../pack.js';
import type { UiMutant } from './mutant.js';
import { spoiled } from './spoil.js';

/** The platform as it was built. */
export const platformCommand = [process.execPath, join(root, 'dist', 'ui-platform.js'), '--mcp', '--quiet'];

/** The platform that the mutants spoil. */
export const healthy: HealthyProcess<UiMutant> = {
  pack,
  settings: { profile: 'browser' },
  spoiled: (mutant) => spoiled(platformCommand, mutant),
};
