/** Begins the id of everything in this catalog, so that nobody takes it for the application's own. */
export const CATALOG_PREFIX = 'basic#';
