/** A value as people read it. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  return typeof value === 'object' ? '' : String(value);
}

/** As Lua sees it: only nil and false are false. */
export function isTruthy(value: unknown): boolean {
  return value !== null && value !== undefined && value !== false;
}
