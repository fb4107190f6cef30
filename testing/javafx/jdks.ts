import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface Jdk {
  readonly version: number;
  /** The program `java`. */
  readonly java: string;
}

/** The JDKs of this machine, each version once, however many names it has. */
export function jdks(folder = '/usr/lib/jvm'): Jdk[] {
  const found = new Map<number, string>();
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  for (const name of names) {
    const version = Number(/(?:^|\D)(1[7-9]|2\d)(?:\D|$)/.exec(name)?.[1]);
    const java = join(folder, name, 'bin', 'java');
    if (version && existsSync(java) && !found.has(version)) found.set(version, java);
  }
  return [...found].map(([version, java]) => ({ version, java }));
}

/** The first version of JavaFX that draws without a display, and the oldest Java that it runs on. */
export const HEADLESS_JAVAFX = { version: '26.0.2', java: 24 };

/** A JDK on which it runs; undefined where this machine has none. */
export const headlessJdk = (): Jdk | undefined =>
  jdks().find(({ version }) => version >= HEADLESS_JAVAFX.java);
