import { missingPrograms } from '../describe-with.js';

/** Programs that real JavaFX under test needs and that this machine has not. */
export const missingTools = (): string[] => missingPrograms('javac', 'mvn', 'Xvfb', 'icewm');
