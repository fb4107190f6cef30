import { commonChecks } from '../../kit/checks/index.js';
import type { Check } from '../check.js';
import type { RequirementId } from '../contract.js';
import { facts } from '../facts.js';
import { accessChecks } from './access.js';
import { bindingChecks } from './bindings.js';
import { changeChecks } from './changes.js';
import { configureChecks } from './configure.js';
import { conserveChecks } from './conserve.js';
import { failureChecks } from './failures.js';
import { frontendChecks } from './frontends.js';
import { lifecycleChecks } from './lifecycle.js';
import { limitChecks } from './limits.js';
import { luaChecks } from './lua.js';
import { openBrowserChecks } from './open-browser.js';
import { outputChecks } from './output.js';
import { pathChecks } from './paths.js';
import { programChecks } from './program.js';
import { requestChecks } from './requests.js';
import { runChecks } from './run.js';
import { safetyChecks } from './safety.js';
import { sessionChecks } from './sessions.js';
import { startChecks } from './start.js';
import { stateChecks } from './state.js';
import { uploadChecks } from './upload.js';
import { valueChecks } from './values.js';
import { viewChecks } from './views.js';

/** A requirement without a check does not compile. */
export const checks = {
  ...commonChecks(facts),
  ...programChecks,
  ...lifecycleChecks,
  ...configureChecks,
  ...startChecks,
  ...runChecks,
  ...uploadChecks,
  ...openBrowserChecks,
  ...stateChecks,
  ...sessionChecks,
  ...luaChecks,
  ...outputChecks,
  ...limitChecks,
  ...valueChecks,
  ...pathChecks,
  ...accessChecks,
  ...changeChecks,
  ...frontendChecks,
  ...requestChecks,
  ...failureChecks,
  ...viewChecks,
  ...bindingChecks,
  ...conserveChecks,
  ...safetyChecks,
} satisfies Record<RequirementId, Check>;
