let turn = 0;

/** A path that no two runs share, so that nothing of anybody's is in the way. */
export const fresh = (name: string): string =>
  `conformance/${Date.now().toString(36)}-${process.pid}-${turn++}-${name}`;
