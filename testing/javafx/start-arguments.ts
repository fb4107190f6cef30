import { delimiter, join } from 'node:path';
import { fixtureClasses, javafxJars, testAppClasses } from './java-classes.js';

/** Halves the time that a JVM needs until it shows something. */
export const QUICK = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Dprism.order=sw'];

/** Arguments of `java` that start the fixture application, or the one without windows. */
export function fixtureOn(
  path: 'class path' | 'module path',
  jars = javafxJars(),
  program: 'Main' | 'Windowless' = 'Main',
): string[] {
  return path === 'module path'
    ? ['-p', [jars, fixtureClasses()].join(delimiter), '-m', `fixture/fixture.${program}`]
    : ['-cp', [join(jars, '*'), fixtureClasses()].join(delimiter), `fixture.${program}`];
}

/** Arguments of `java` that start one of the programs in `agent/test-apps`. */
export function testApp(words: string[], jars = javafxJars(), ...more: string[]): string[] {
  return ['-cp', [join(jars, '*'), testAppClasses(), ...more].join(delimiter), ...words];
}
