import type { Toolkit } from '../../../server/javafx-ui/scene/port.js';
import type { Mutant as AnyMutant } from '../../kit/self-test/mutant.js';
import type { RequirementId } from '../contract.js';

/** The reference server with one fault, which may also stand behind the wire. */
export interface Mutant extends AnyMutant<RequirementId> {
  /** What the UI is and does (trees, texts, order, actions). `alterToolkit` replaces single methods. */
  toolkit?: (toolkit: Toolkit) => Toolkit;
  /** The server's own options, where a wrong setting is the fault. */
  options?: Record<string, unknown>;
}
