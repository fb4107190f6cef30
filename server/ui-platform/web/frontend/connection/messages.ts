import {
  type ToBackend,
  type ToFrontend,
  validateToFrontend,
} from '../../../../../generated/mcp-ui-platform/1.0/messages.js';
import type {
  RequestId,
  VariableChange,
  VariableError,
  VariableProperties,
} from '../../../../../generated/mcp-ui-platform/1.0/types.js';

export type { RequestId, ToBackend, ToFrontend, VariableError };
export type Update = VariableChange;
/** Applications may add others. */
export type Properties = VariableProperties & Record<string, unknown>;

/** The messages of a frame: one, or a batch of them. What breaks the contract is left out and said to developers. */
export function readFrame(text: string): ToFrontend[] {
  const frame: unknown = JSON.parse(text);
  return (Array.isArray(frame) ? frame : [frame]).filter((message): message is ToFrontend => {
    const isValid = validateToFrontend(message);
    if (!isValid) console.error('A message breaks the contract.', message, validateToFrontend.errors);
    return isValid;
  });
}
