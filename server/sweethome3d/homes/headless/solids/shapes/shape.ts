import type { Carpenter } from '../carpenter.js';
import type { Finishes } from '../finishes.js';

/** How a kind of piece is built, in the size that the carpenter has. */
export type Shape = (carpenter: Carpenter, finishes: Finishes) => void;

/** Not more than a part of something: what is 15 cm thick on a large piece is thinner on a small one. */
export const atMost = (size: number, whole: number, part: number): number => Math.min(size, whole * part);
