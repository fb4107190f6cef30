import type { FxObject } from '../scene/fx-object.js';

/** A class that FXML can name. */
export interface ElementType {
  name: string;
  package: string;
  create?: () => FxObject;
  /** Property that takes elements written without a property element around them. */
  defaultProperty?: string;
  /** Values for `fx:constant`. */
  constants?: Record<string, unknown>;
  /** Reads `fx:value`. */
  value?: (text: string) => unknown;
  /** Names for `fx:factory`; each makes a list of the elements inside. */
  factories?: readonly string[];
}
