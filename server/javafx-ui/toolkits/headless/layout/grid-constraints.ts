import { FxObject } from '../scene/fx-object.js';
import { properties } from '../scene/property.js';
import { flag, number, object, word } from '../scene/property-types.js';
import { USE_COMPUTED } from '../scene/region.js';
import { H_POSITIONS, type HPos, PRIORITIES, type Priority, V_POSITIONS, type VPos } from './alignment.js';

/** What holds for a whole column of a grid. */
export class ColumnConstraints extends FxObject {
  declare minWidth: number;
  declare prefWidth: number;
  declare maxWidth: number;
  declare percentWidth: number;
  declare hgrow: Priority | null;
  declare halignment: HPos | null;
  declare fillWidth: boolean;
  readonly type = 'ColumnConstraints';
}

/** What holds for a whole row of a grid. */
export class RowConstraints extends FxObject {
  declare minHeight: number;
  declare prefHeight: number;
  declare maxHeight: number;
  declare percentHeight: number;
  declare vgrow: Priority | null;
  declare valignment: VPos | null;
  declare fillHeight: boolean;
  readonly type = 'RowConstraints';
}

const optional = <T extends string>(words: readonly T[]) => ({
  ...object<T | null>(null, (value) => words.includes(value as T), words.join(' or ')),
  parse: word(words[0]!, words).parse as (text: string) => T | null,
});

properties(ColumnConstraints, {
  minWidth: number(USE_COMPUTED),
  prefWidth: number(USE_COMPUTED),
  maxWidth: number(USE_COMPUTED),
  percentWidth: number(-1),
  hgrow: optional(PRIORITIES),
  halignment: optional(H_POSITIONS),
  fillWidth: flag(true),
});
properties(RowConstraints, {
  minHeight: number(USE_COMPUTED),
  prefHeight: number(USE_COMPUTED),
  maxHeight: number(USE_COMPUTED),
  percentHeight: number(-1),
  vgrow: optional(PRIORITIES),
  valignment: optional(V_POSITIONS),
  fillHeight: flag(true),
});
