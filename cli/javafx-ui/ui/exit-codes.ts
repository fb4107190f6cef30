/** The tool answered with an error, or there is no such node. */
export const toolError = 1;
/** There is no server, it can't be reached, or it refuses the token. */
export const unreachable = 3;

/** For the help of every command that talks to a server. */
export const exitCodes = {
  0: 'done',
  [toolError]: 'the tool answered with an error, or the node is not there or not ready',
  2: 'the command line is wrong, or does not say which of several servers',
  [unreachable]: 'no server, not reachable, or it refused the token',
} as const;
