import type { Oddity } from '../oddity.js';
import { applications } from './applications.js';
import { desktops } from './desktops.js';
import { living } from './living.js';
import { texts } from './texts.js';
import { wire } from './wire.js';

/** Servers that are unusual and right. */
export const oddities: Readonly<Record<string, Oddity>> = {
  ...texts,
  ...desktops,
  ...applications,
  ...living,
  ...wire,
};
