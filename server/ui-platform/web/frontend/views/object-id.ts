/** The number of the object that a value refers to, if it refers to one. */
export function objectId(value: unknown): number | undefined {
  const id = (value as { obj?: unknown } | null | undefined)?.obj;
  return typeof id === 'number' ? id : undefined;
}
