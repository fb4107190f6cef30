/** Headings of a contract's prose by the number of the section. */
export type Headings = Readonly<Record<string, string>>;

export const sectionTitle = (number: string, headings: Headings): string =>
  `${number} ${headings[number] ?? ''}`.trim();
