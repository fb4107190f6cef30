import type { HomeRecords } from '../home/records.js';
import { planOf } from './plan.js';
import { svgOf } from './svg.js';

/** The plan of the selected level as an SVG that stands for itself. */
export function planSvg(home: HomeRecords): string {
  return svgOf(planOf(home));
}
