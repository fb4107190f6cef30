import { type Fault, faultMaker } from '../../../kit/self-test/random-faults/fault.js';
import type { RequirementId } from '../../contract.js';
import type { UiMutant } from '../mutant.js';

export type UiFault = Fault<UiMutant>;

/** A fault of sentences of this contract. */
export const fault = faultMaker<RequirementId, UiMutant>();

/** What `ui_open_browser` opens leads past whatever stands before the web server. */
const pastTheDoor: readonly RequirementId[] = ['open-url', 'open-unconserved', 'open-query', 'open-opener'];

/** A fault of the web server. */
export const webFault = (
  of: Parameters<typeof fault>[0],
  breaks: string,
  web: NonNullable<UiMutant['web']>,
  more: NonNullable<Parameters<typeof fault>[2]> = {},
): UiFault => fault(of, { breaks, web }, { ...more, beside: [...pastTheDoor, ...(more.beside ?? [])] });

/** The same for a mutant that has one. */
export const besideTheDoor = ({ web }: UiMutant): readonly RequirementId[] => (web ? pastTheDoor : []);
