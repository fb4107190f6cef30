import { ORIENTATIONS, type Orientation } from '../layout/alignment.js';
import { type FxEvent, KeyEvent, MouseEvent } from '../scene/events.js';
import type { Described } from '../scene/node.js';
import { ignore, properties } from '../scene/property.js';
import { flag, number, word } from '../scene/property-types.js';
import { between } from '../scene/region.js';
import { Control } from './control.js';

const SLIDER_CLASSES = ['slider'];
const BAR_CLASSES = ['progress-bar'];
const INDICATOR_CLASSES = ['progress-indicator'];
/** Radius of a slider's thumb. */
export const THUMB = 8;

/** A number between two ends, set by a thumb. */
export class Slider extends Control {
  declare min: number;
  declare max: number;
  declare value: number;
  declare blockIncrement: number;
  declare majorTickUnit: number;
  declare showTickLabels: boolean;
  declare showTickMarks: boolean;
  declare orientation: Orientation;

  override get type(): string {
    return 'Slider';
  }
  override get role(): string {
    return 'SLIDER';
  }
  override get defaultClasses(): readonly string[] {
    return SLIDER_CLASSES;
  }
  get horizontal(): boolean {
    return this.orientation === 'HORIZONTAL';
  }
  /** Room for the ticks and their numbers. */
  get tickRoom(): number {
    return (this.showTickMarks ? 6 : 0) + (this.showTickLabels ? 16 : 0);
  }
  protected override computePrefW(): number {
    return this.insetsW + (this.horizontal ? 140 : 2 * THUMB + this.tickRoom);
  }
  protected override computePrefH(): number {
    return this.insetsH + (this.horizontal ? 2 * THUMB + this.tickRoom : 140);
  }
  protected override computeMaxW(): number {
    return this.rawPrefW(-1);
  }
  protected override computeMaxH(): number {
    return this.rawPrefH(-1);
  }

  override describe(record: Described): void {
    record.valueText = numberText(this.value);
  }

  /** Sets the value within the ends. */
  moveTo(value: number): void {
    this.value = between(this.min, value, this.max);
  }

  override handle(event: FxEvent): void {
    if (event instanceof MouseEvent && event.type === 'mousePressed') {
      this.requestFocus();
      const [x, y] = this.sceneOrigin();
      const share = this.horizontal
        ? (event.sceneX - x - THUMB) / (this.width - 2 * THUMB)
        : 1 - (event.sceneY - y - THUMB) / (this.height - 2 * THUMB);
      this.moveTo(this.min + between(0, share, 1) * (this.max - this.min));
    } else if (event instanceof KeyEvent && event.type === 'keyPressed') {
      const step = { LEFT: -1, DOWN: -1, RIGHT: 1, UP: 1 }[event.code];
      if (step) this.moveTo(this.value + step * this.blockIncrement);
      else if (event.code === 'HOME') this.moveTo(this.min);
      else if (event.code === 'END') this.moveTo(this.max);
      else return;
      event.consume();
    }
  }

  protected override ownPseudoClasses(into: string[]): void {
    into.push(this.orientation.toLowerCase());
  }
}

properties(Slider, {
  min: number(0, 'paint'),
  max: number(100, 'paint'),
  value: number(0, 'paint'),
  blockIncrement: number(10, 'nothing'),
  majorTickUnit: number(25, 'paint'),
  showTickLabels: flag(false, 'layout'),
  showTickMarks: flag(false, 'layout'),
  orientation: word<Orientation>('HORIZONTAL', ORIENTATIONS),
  focusTraversable: flag(true),
});
ignore(Slider, ['labelFormatter', 'minorTickCount', 'snapToTicks', 'valueChanging']);

/** As a person reads it: no more digits than are meant. */
export function numberText(value: number): string {
  return String(Math.round(value * 1e6) / 1e6);
}

export class ProgressIndicator extends Control {
  declare progress: number;
  override get type(): string {
    return 'ProgressIndicator';
  }
  override get role(): string {
    return 'PROGRESS_INDICATOR';
  }
  override get defaultClasses(): readonly string[] {
    return INDICATOR_CLASSES;
  }
  get indeterminate(): boolean {
    return this.progress < 0;
  }
  protected override computePrefW(): number {
    return this.insetsW + 40;
  }
  protected override computePrefH(): number {
    return this.insetsH + 40;
  }
  protected override computeMaxW(): number {
    return this.rawPrefW(-1);
  }
  protected override computeMaxH(): number {
    return this.rawPrefH(-1);
  }
  override describe(record: Described): void {
    if (!this.indeterminate) record.valueText = `${Math.round(Math.min(1, this.progress) * 100)}%`;
  }
  protected override ownPseudoClasses(into: string[]): void {
    into.push(this.indeterminate ? 'indeterminate' : 'determinate');
  }
}

properties(ProgressIndicator, { progress: number(-1, 'paint') });

export class ProgressBar extends ProgressIndicator {
  override get type(): string {
    return 'ProgressBar';
  }
  override get defaultClasses(): readonly string[] {
    return BAR_CLASSES;
  }
  protected override computePrefW(): number {
    return this.insetsW + 100;
  }
  protected override computePrefH(): number {
    return this.insetsH + 16;
  }
}
