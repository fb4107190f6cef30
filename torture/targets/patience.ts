/** Without an answer for so long a server hangs: no machine is as busy as that. */
export const hangsAfterMs = 600_000;
