import { spawnSync } from 'node:child_process';
import { delimiter } from 'node:path';
import { tool } from './language.js';

/** Runs goals of Maven in the folder; without the network first, which is also quicker. */
export function maven(folder: string, ...goals: string[]): void {
  const command = ['mvn', '-B', '-q', ...goals];
  const offline = spawnSync(command[0]!, ['-o', ...command.slice(1)], { cwd: folder, stdio: 'ignore' });
  if (offline.status !== 0) tool(command, { cwd: folder });
}

/** The goal that writes the class path of a project into a file. */
export const writeClassPath = (file: string): string[] => [
  'org.apache.maven.plugins:maven-dependency-plugin:3.6.1:build-classpath',
  `-Dmdep.outputFile=${file}`,
];

export const classPath = (...entries: string[]): string => entries.join(delimiter);
