/** What the command line needs; nothing that runs in a server or client imports this. */
export { diff } from './diff.js';
export { lint } from './lint/index.js';
export { explainRule, ruleIds, showRules } from './report/rules.js';
export { show } from './report/show.js';
export { showStatus } from './report/status.js';
export { findRule } from './rules/catalogue.js';
export { readSubject } from './source/subject.js';
export { accept, reasonsIn } from './workflow/accepted.js';
export { bump } from './workflow/bump.js';
export { release } from './workflow/release.js';
export { isClean, statusOf } from './workflow/status.js';
export { chosenContract, chosenContracts } from './workflow/versions.js';
