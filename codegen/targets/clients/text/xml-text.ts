import { type Emitter, headerLines } from '../emitter.js';
import type { ContractIr } from '../model/ir.js';

/** Text for a place between two tags, or in quotes. */
export const xmlText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The header as lines of an XML comment, which must not have two hyphens in a row. */
export const xmlHeader = (contract: ContractIr, emitter: Pick<Emitter, 'id'>): string =>
  headerLines(contract, emitter)
    .map((line) => `  ${line.replace(/ --lang \w+/, '')}`)
    .join('\n');
