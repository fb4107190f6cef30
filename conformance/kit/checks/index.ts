import type { Check, CheckContext } from '../check.js';
import { accessChecks } from './access.js';
import { concurrencyChecks } from './concurrency.js';
import { descriptorChecks } from './descriptors.js';
import { errorChecks } from './errors.js';
import type { Facts } from './facts.js';
import { orderChecks } from './http-order.js';
import { inputChecks } from './inputs.js';
import { messageChecks } from './messages.js';
import { resultChecks } from './results.js';
import { serverChecks } from './server.js';
import { sessionChecks } from './sessions.js';
import { statefulChecks } from './stateful.js';
import { toolChecks } from './tools.js';
import { versionChecks } from './versions.js';

/**
 * The checks of what all contracts say in the same words, by the usual ids. A contract without one of these
 * sentences never runs its check; one with another id for it takes the check from here by its usual one.
 */
export const commonChecks = <Context extends CheckContext>(facts: Facts<Context>) =>
  ({
    ...toolChecks(facts),
    ...descriptorChecks(facts),
    ...resultChecks(facts),
    ...inputChecks(facts),
    ...serverChecks(facts),
    ...messageChecks(facts),
    ...orderChecks(facts),
    ...sessionChecks(facts),
    ...statefulChecks,
    ...accessChecks(facts),
    ...errorChecks(facts),
    ...concurrencyChecks(facts),
    ...versionChecks(facts),
  }) satisfies Record<string, Check<Context>>;
