import { spawnSync } from 'node:child_process';

/** Programs that real JavaFX under test needs and that this machine has not. */
export function missingTools(): string[] {
  return ['javac', 'mvn', 'Xvfb', 'icewm'].filter((program) => spawnSync('which', [program]).status !== 0);
}
