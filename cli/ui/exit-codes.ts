/** The tool answered with an error, or there is no such node. */
export const toolError = 1;
/** There is no server, it can't be reached, or it refuses the token. */
export const unreachable = 3;
