// Generated from schema/mcp-ui-platform/1.0 by `npm run generate`. Edit the source, not this file.

import type { MessageModule } from '../../runtime/contract-module.js';
import type * as types from './types.js';
import {
  validateCreateToBackend,
  validateCreateToFrontend,
  validateDestroyToBackend,
  validateDestroyToFrontend,
  validateErrorToFrontend,
  validateGetToBackend,
  validateUnwatchToBackend,
  validateUpdateToBackend,
  validateUpdateToFrontend,
  validateWatchToBackend,
} from './validators.js';

export type { ToBackend, ToFrontend } from './types.js';
export { validateToBackend, validateToFrontend } from './validators.js';

/** The data of every message, by the direction in which it goes. */
export interface Messages {
  toBackend: {
    /** Create a variable. */
    create: types.VariableRequest;
    /** Destroy a variable. */
    destroy: types.VariableRef;
    /** Ask for variables. */
    get: types.VariableList;
    /** Stop watching. */
    unwatch: types.VariableRef;
    /** Change a variable. */
    update: types.VariableWrite;
    /** Watch a variable. */
    watch: types.VariableRef;
  };
  toFrontend: {
    /** Create a variable. */
    create: types.VariableCreated;
    /** Destroy a variable. */
    destroy: types.VariableRef;
    /** Say what failed. */
    error: types.VariableError;
    /** Change a variable. */
    update: types.VariableChange;
  };
}

/** Every message, with the checks of the directions in which it goes. */
export const messages: readonly MessageModule[] = [
  {
    name: "create",
    title: "Create a variable",
    description: "A frontend asks for a variable below another one, found by a path. The answer has its number, its value and its type; from then on the frontend is told of every change. The variable belongs to the connection and ends with it.",
    direction: "both",
    validateToBackend: validateCreateToBackend,
    validateToFrontend: validateCreateToFrontend,
  },
  {
    name: "destroy",
    title: "Destroy a variable",
    description: "A variable is gone, and all below it. A frontend destroys what it created; the server says what the application destroyed.",
    direction: "both",
    validateToBackend: validateDestroyToBackend,
    validateToFrontend: validateDestroyToFrontend,
  },
  {
    name: "error",
    title: "Say what failed",
    description: "Something that this frontend asked for did not happen, or a path leads nowhere at the moment.",
    direction: "toFrontend",
    validateToBackend: null,
    validateToFrontend: validateErrorToFrontend,
  },
  {
    name: "get",
    title: "Ask for variables",
    description: "The answer is an update for each of them, with value and properties, whether or not they are watched.",
    direction: "toBackend",
    validateToBackend: validateGetToBackend,
    validateToFrontend: null,
  },
  {
    name: "unwatch",
    title: "Stop watching",
    description: "No update of this variable follows any more.",
    direction: "toBackend",
    validateToBackend: validateUnwatchToBackend,
    validateToFrontend: null,
  },
  {
    name: "update",
    title: "Change a variable",
    description: "To the server: write the value, or trigger an action, whose argument the value then is. To a frontend: what changed; with varId alone, ask for the variable again.",
    direction: "both",
    validateToBackend: validateUpdateToBackend,
    validateToFrontend: validateUpdateToFrontend,
  },
  {
    name: "watch",
    title: "Watch a variable",
    description: "The answer is an update with value and properties; another one follows each change. Watching variable 1 also brings all view definitions.",
    direction: "toBackend",
    validateToBackend: validateWatchToBackend,
    validateToFrontend: null,
  },
];
