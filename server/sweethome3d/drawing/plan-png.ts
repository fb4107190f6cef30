import type { PlanImage } from '../home/pictures.js';
import type { HomeRecords } from '../home/records.js';
import { planOf } from './plan.js';
import { pngOf } from './png.js';

/** The plan of the selected level as a PNG of that width. */
export function planPng(home: HomeRecords, width: number): Promise<PlanImage> {
  return pngOf(planOf(home), width);
}
