/** How callers name a window for as long as the application runs: `w3`. Toolkits count their windows from 1. */
export const windowId = (key: number): string => `w${key}`;

/** The key of a window by its name, which the schema has checked. */
export const windowKey = (id: string): number => Number(id.slice(1));
