import type { Options } from '../command.js';

/** Which home a command is about. */
export const homeOptions = {
  home: {
    type: 'string',
    placeholder: 'file',
    description: 'A .sh3d file; without it the home of the server that runs here',
  },
  url: {
    type: 'string',
    placeholder: 'url',
    description: 'The server to ask; without it the only one that runs here',
  },
  token: {
    type: 'string',
    placeholder: 'text',
    description: 'Its token; without it the one that it left for local commands',
  },
} as const satisfies Options;

export const outputOption = {
  output: {
    type: 'string',
    short: 'o',
    placeholder: 'file',
    description: 'Where it goes; without it to standard output, unless that is a terminal',
  },
} as const satisfies Options;
