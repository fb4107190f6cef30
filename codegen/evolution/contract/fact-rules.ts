import type { Json } from '../json.js';

export type FactChange = 'added' | 'removed' | 'changed';

interface FactRule {
  /** `*` stands for one step. */
  readonly path: string;
  readonly change: FactChange;
  readonly rule: string;
  /** Only if the value became this. */
  readonly to?: (before: Json, after: Json) => boolean;
}

const becomes =
  (value: Json) =>
  (_: Json, after: Json): boolean =>
    after === value;
const levels = ['MAY', 'SHOULD', 'MUST'];
const raised = (before: Json, after: Json): boolean =>
  levels.indexOf(String(after)) > levels.indexOf(String(before));

const came = (path: string, rule: string): FactRule => ({ path, change: 'added', rule });
const went = (path: string, rule: string): FactRule => ({ path, change: 'removed', rule });
const changed = (path: string, rule: string, to?: FactRule['to']): FactRule => ({
  path,
  change: 'changed',
  rule,
  ...(to ? { to } : {}),
});

/** Which rule a changed fact falls under; the first that fits. */
const factRules: readonly FactRule[] = [
  changed('id', 'CONTRACT_RENAMED'),
  changed('versionMember', 'VERSION_MEMBER_CHANGED'),
  changed('about', 'CONTRACT_REWORDED'),
  changed('instructions', 'INSTRUCTIONS_CHANGED'),
  changed('prose', 'PROSE_CHANGED'),
  came('documents/*', 'DOCUMENT_ADDED'),
  went('documents/*', 'DOCUMENT_REMOVED'),

  came('tools/*', 'TOOL_ADDED'),
  went('tools/*', 'TOOL_REMOVED'),
  changed('tools/*/optional', 'TOOL_MADE_OPTIONAL', becomes(true)),
  changed('tools/*/optional', 'TOOL_MADE_MANDATORY'),
  changed('tools/*/about', 'TOOL_REWORDED'),
  came('tools/*/aliases/*', 'ALIAS_ADDED'),
  went('tools/*/aliases/*', 'ALIAS_REMOVED'),
  came('tools/*/errors/*', 'TOOL_ERROR_ADDED'),
  went('tools/*/errors/*', 'TOOL_ERROR_REMOVED'),
  changed('tools/*/annotations/readOnlyHint', 'READ_ONLY_HINT_ADDED', becomes(true)),
  changed('tools/*/annotations/readOnlyHint', 'READ_ONLY_HINT_DROPPED'),
  changed('tools/*/annotations/destructiveHint', 'DESTRUCTIVE_HINT_ADDED', becomes(true)),
  changed('tools/*/annotations/destructiveHint', 'DESTRUCTIVE_HINT_DROPPED'),
  changed('tools/*/annotations/idempotentHint', 'IDEMPOTENT_HINT_ADDED', becomes(true)),
  changed('tools/*/annotations/idempotentHint', 'IDEMPOTENT_HINT_DROPPED'),
  changed('tools/*/annotations/openWorldHint', 'OPEN_WORLD_HINT_ADDED', becomes(true)),
  changed('tools/*/annotations/openWorldHint', 'OPEN_WORLD_HINT_DROPPED'),

  came('messages/*/*', 'MESSAGE_ADDED'),
  went('messages/*/*', 'MESSAGE_REMOVED'),

  came('errors/*', 'ERROR_CODE_ADDED'),
  went('errors/*', 'ERROR_CODE_REMOVED'),
  changed('errors/*/integer', 'ERROR_INTEGER_CHANGED'),
  changed('errors/*/about', 'ERROR_REWORDED'),
  changed('errors/*/details', 'ERROR_DETAILS_ADDED', becomes(true)),
  changed('errors/*/details', 'ERROR_DETAILS_REMOVED'),

  came('requirements/*', 'REQUIREMENT_ADDED'),
  went('requirements/*', 'REQUIREMENT_REMOVED'),
  changed('requirements/*/level', 'REQUIREMENT_RAISED', raised),
  changed('requirements/*/level', 'REQUIREMENT_LOWERED'),
  changed('requirements/*/quote', 'REQUIREMENT_REWORDED'),
  changed('requirements/*/needs', 'REQUIREMENT_NEEDS_CHANGED'),

  came('lifecycle', 'LIFECYCLE_ADDED'),
  went('lifecycle', 'LIFECYCLE_REMOVED'),
  changed('lifecycle/initial', 'INITIAL_STATE_CHANGED'),
  came('lifecycle/states/*', 'STATE_ADDED'),
  went('lifecycle/states/*', 'STATE_REMOVED'),
  changed('lifecycle/states/*/error', 'STATE_ERROR_CHANGED'),
  changed('lifecycle/states/*/message', 'STATE_MESSAGE_CHANGED'),
  came('lifecycle/states/*/except/*', 'STATE_EXCEPTION_CHANGED'),
  went('lifecycle/states/*/except/*', 'STATE_EXCEPTION_CHANGED'),
  changed('lifecycle/states/*/except/*', 'STATE_EXCEPTION_CHANGED'),
  came('lifecycle/states/*/tools/*', 'STATE_TOOL_ADDED'),
  went('lifecycle/states/*/tools/*', 'STATE_TOOL_REMOVED'),
  came('lifecycle/transitions/*', 'TRANSITION_ADDED'),
  went('lifecycle/transitions/*', 'TRANSITION_REMOVED'),

  came('profiles/*', 'PROFILE_ADDED'),
  went('profiles/*', 'PROFILE_REMOVED'),
  changed('profiles/*/covers', 'PROFILE_CHANGED'),

  came('prompts/*', 'PROMPT_ADDED'),
  went('prompts/*', 'PROMPT_REMOVED'),
  changed('prompts/*/messages', 'PROMPT_REWORDED'),
  {
    path: 'prompts/*/arguments/*',
    change: 'added',
    rule: 'PROMPT_ARGUMENT_REQUIRED',
    to: becomes('required'),
  },
  came('prompts/*/arguments/*', 'PROMPT_ARGUMENT_ADDED'),
  went('prompts/*/arguments/*', 'PROMPT_ARGUMENT_REMOVED'),
  changed('prompts/*/arguments/*', 'PROMPT_ARGUMENT_REQUIRED', becomes('required')),
  changed('prompts/*/arguments/*', 'PROMPT_ARGUMENT_RELAXED'),

  came('resources/*', 'RESOURCE_ADDED'),
  went('resources/*', 'RESOURCE_REMOVED'),
  changed('resources/*/content', 'RESOURCE_CHANGED'),
  changed('resources/*/deprecated', 'RESOURCE_DEPRECATED', becomes(true)),
  changed('resources/*/deprecated', 'RESOURCE_REVIVED'),
];

export function ruleOfFact(path: string, change: FactChange, before: Json, after: Json): string | undefined {
  return factRules.find(
    (one) => one.change === change && matches(one.path, path) && (one.to?.(before, after) ?? true),
  )?.rule;
}

function matches(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  return wanted.length === given.length && wanted.every((step, i) => step === '*' || step === given[i]);
}
