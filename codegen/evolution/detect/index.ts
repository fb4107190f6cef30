import { annotations } from './annotations.js';
import { arrays } from './arrays.js';
import { bounds } from './bounds.js';
import { conditions } from './conditions.js';
import { groups } from './groups.js';
import { members } from './members.js';
import { opaque } from './opaque.js';
import { sizes } from './sizes.js';
import { texts } from './texts.js';
import { types } from './types.js';
import { unions } from './unions.js';
import { values } from './values.js';
import type { Detector } from './visit.js';

/** One for each family of keywords. Every keyword that an instance can be refused for belongs to one. */
export const detectors: readonly Detector[] = [
  types,
  values,
  bounds,
  sizes,
  texts,
  arrays,
  members,
  groups,
  unions,
  conditions,
  opaque,
  annotations,
];
