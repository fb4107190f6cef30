import type { RequirementId } from '../../contract.js';
import type { UiMutant } from '../mutant.js';
import { answersBeside, exitsWith, idle, ignoresLogging, leavesBehind } from '../wrappers.js';

export const programMutants = {
  'stdio-utf8': {
    breaks: 'Writes only what fits into ASCII.',
    stdout: (line) => [line.replaceAll(/[^\p{ASCII}]/gu, '?')],
  },
  'normal-serves': {
    breaks: 'Waits for messages without --mcp, too.',
    normally: idle,
  },
  'normal-silent': {
    breaks: 'Answers MCP messages without --mcp.',
    normally: answersBeside,
  },
  'normal-logs': {
    breaks: 'Logs nowhere but to standard error, whatever the configuration says.',
    normally: ignoresLogging,
  },
  'input-end': {
    breaks: 'Ends with an exit code as if something had failed.',
    program: exitsWith(3),
  },
  'nothing-left': {
    breaks: 'Leaves a process behind.',
    program: leavesBehind,
  },
} satisfies Partial<Record<RequirementId, UiMutant>>;
