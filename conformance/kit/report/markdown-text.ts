/** Text of the target must not become markup. */
export const inline = (text: string): string =>
  text.replaceAll(/[\\`*_[\]<>|#@]/g, '\\$&').replaceAll(/\s+/g, ' ');

/** A fence that the content cannot close. */
export function fenced(lines: readonly string[]): string[] {
  const longest = Math.max(2, ...(lines.join('\n').match(/`+/g) ?? []).map((ticks) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return [`${fence}text`, ...lines, fence];
}
