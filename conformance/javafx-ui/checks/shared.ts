import { commonChecks } from '../../kit/checks/index.js';
import { facts } from '../facts.js';

/** What this contract says in the same words as the others. */
export const shared = commonChecks(facts);
