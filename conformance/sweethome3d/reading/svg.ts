import { SaxesParser } from 'saxes';

/** What is wrong with an SVG document, in words; null when nothing is. */
export function svgProblem(text: string): string | null {
  const names: string[] = [];
  let problem: string | null = null;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', ({ message }) => {
    problem ??= message;
  });
  parser.on('opentag', ({ local, uri }) => {
    names.push(`${uri} ${local}`);
  });
  parser.write(text).close();
  if (problem !== null) return problem;
  if (names[0] !== 'http://www.w3.org/2000/svg svg') return `its root is ${names[0] ?? 'missing'}`;
  return names.length > 1 ? null : 'it is empty';
}

/** All text between its tags. */
export function svgTexts(text: string): string {
  let spoken = '';
  const parser = new SaxesParser();
  parser.on('error', () => {});
  parser.on('text', (part) => {
    spoken += part;
  });
  parser.write(text).close();
  return spoken;
}
