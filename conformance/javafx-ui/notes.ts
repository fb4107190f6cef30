import type { RequirementId } from './contract.js';

/** Where older texts about such servers say something else than the contract: whoever followed them learns it here. */
export const notes: Partial<Record<RequirementId, string>> & Record<string, string> = {
  'tools-listed':
    'Older texts call the tools ui.getSnapshot, ui.query and so on. Many hosts refuse a dot in a name, so the contract lists ui_get_snapshot, ui_query and so on.',
  'tools-only-contract':
    'Older texts call the tools ui.getSnapshot, ui.query and so on. A server may accept these names, but must not list them.',
  'result-bare':
    'Older texts answer with {"output": …}. MCP has a place of its own for the output of a tool, so the contract has no wrapper.',
  'error-channel':
    'Older texts answer with a JSON-RPC error. Models do not see those, so the contract tells errors of a tool in its result.',
  'batch-refused': 'Older texts ask for batches. MCP removed them with its revision 2025-06-18.',
  'stage-order':
    'Older texts order windows of the same title by their hash code. That changes from run to run, so the contract takes the order of the toolkit.',
  'stage-order-stable':
    'Older texts order windows of the same title by their hash code. That changes from run to run, so the contract takes the order of the toolkit.',
  'path-canonical':
    'Older texts count all children of a node, those of its skin included. Callers do not see those, so the contract counts over the reported tree.',
  'tree-skins-hidden':
    'Older texts report all children of a node. The contract leaves out what a skin draws and nobody reads or operates.',
  'ref-no-fallback':
    'Older texts take the path when the uid leads nowhere. The wrong control is worse than an error, so in the contract the uid alone decides.',
  'ref-uid-decides':
    'Older texts take the path when the uid leads nowhere. The wrong control is worse than an error, so in the contract the uid alone decides.',
};
