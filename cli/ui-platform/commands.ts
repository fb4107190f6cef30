import type { ContractModule } from '../../generated/runtime/contract-module.js';
import type { CommandTable, ProgramFacts } from '../command.js';

export const program: ProgramFacts = {
  name: 'ui-platform',
  description:
    'Shows user interfaces in the browser that are written in Lua and HTML, and that an agent can change.',
  start: () => import('./start.js'),
};

/** The server that is judged where none is named. */
export const startReference = async (_deadlineMs: number, contract?: ContractModule) => {
  const { builtPath } = await import('../../server/ui-platform/lua/worker-path.js');
  const version = contract ? ['--contract-version', contract.version] : [];
  const command = [process.execPath, builtPath('ui-platform.js'), '--mcp', '--quiet', ...version];
  return { command, async close() {} };
};

/** All that is done with a platform is done by starting it. */
export const commands: CommandTable = {};
