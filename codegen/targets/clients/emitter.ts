import packageJson from '../../../package.json' with { type: 'json' };
import type { File } from '../../file.js';
import type { ContractIr } from './model/ir.js';

/** Makes a publishable package of one language out of a contract. */
export interface Emitter {
  /** What `--lang` takes, and the name of the folder: `python`. */
  readonly id: string;
  /** How people write it: `Python`. */
  readonly title: string;
  /** The official MCP SDK that the client is built on, and its version: `mcp 2.3.0`. */
  readonly sdk: string;
  /** What `--package` may be: a name as that language spells it. */
  readonly packageName: {
    readonly pattern: RegExp;
    /** In words, with an example: `a module name such as acme_ui_client`. */
    readonly expected: string;
    initial(contract: ContractIr): string;
  };
  /** All files of the package, with paths relative to its folder; pure. */
  files(contract: ContractIr, options: EmitterOptions): File[];
}

export interface EmitterOptions {
  readonly packageName: string;
}

/** The text at the top of every file, in lines; the emitter puts the comment signs of its language around it. */
export function headerLines(contract: ContractIr, emitter: Pick<Emitter, 'id'>): string[] {
  return [
    `Generated from ${contract.key} by \`${packageJson.name} generate --lang ${emitter.id}\`.`,
    'Edit the contract, not this file.',
    'SPDX-License-Identifier: MIT',
  ];
}

/** Version of the generated package: that of the contract, as package managers want it. */
export const packageVersion = ({ version }: ContractIr): string => `${version}.0`;
