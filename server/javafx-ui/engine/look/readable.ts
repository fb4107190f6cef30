/** A text as a person reads it: glyphs of icon fonts stand in the private use areas and say nothing. */
export function readable(text: string | undefined): string {
  return text === undefined ? '' : text.replace(/\p{Co}/gu, '').trim();
}
