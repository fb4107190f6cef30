import { delimiter } from 'node:path';
import { tool } from './language.js';

/** Without a compiler that stays when Maven has ended. */
const quietly = ['-B', '-q', '-Dkotlin.compiler.daemon=false'];

/** Runs goals of Maven in the folder; without the network first, which is also quicker. */
export function maven(folder: string, ...goals: string[]): void {
  try {
    tool(['mvn', '-o', ...quietly, ...goals], { cwd: folder });
  } catch (error) {
    if (!/offline mode|has not been downloaded/.test((error as Error).message)) throw error;
    tool(['mvn', ...quietly, ...goals], { cwd: folder });
  }
}

/** The goal that writes the class path of a project into a file. */
export const writeClassPath = (file: string): string[] => [
  'org.apache.maven.plugins:maven-dependency-plugin:3.6.1:build-classpath',
  `-Dmdep.outputFile=${file}`,
];

export const classPath = (...entries: string[]): string => entries.join(delimiter);
