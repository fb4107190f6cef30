import { listsOptional } from '../../kit/checks/tools.js';
import type { Check } from '../check.js';

/** 2.1 Tools */
export const tools = {
  'tools-optional-screenshot': listsOptional('ui_screenshot'),
} satisfies Record<string, Check>;
