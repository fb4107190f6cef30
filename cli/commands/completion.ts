import { defineCommand } from '../command.js';
import { programOf } from '../commands.js';
import { bashCompletion } from '../completion/bash.js';
import { commandTree } from '../completion/command-tree.js';
import { zshCompletion } from '../completion/zsh.js';
import { UsageError } from '../failure.js';
import { print } from '../print.js';

const shells = { bash: bashCompletion, zsh: zshCompletion };

export const command = defineCommand({
  description: 'Prints a script that lets a shell complete commands and options.',
  positionals: [{ name: 'shell', description: 'bash or zsh' }],
  examples: ['completion bash >> ~/.bashrc', 'completion zsh > ~/.zfunc/_mcp-javafx-ui'],
  async run({ path, positionals: [shell = ''] }) {
    if (!Object.hasOwn(shells, shell)) throw new UsageError(`Expected bash or zsh, got "${shell}".`);
    const version = { type: 'boolean', short: 'v', description: 'Show the version' } as const;
    const { name, description, commands } = await programOf(path.split(' ')[0]!);
    const tree = await commandTree({ description, commands, options: { version } });
    await print(shells[shell as keyof typeof shells](name, tree));
  },
});
