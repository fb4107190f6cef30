import type { Schema } from '../../contract.js';

/** What is said of a value, and what its pattern asks for: a model reads words, not expressions. */
export function describedPattern({ description, 'x-expected': expected }: Schema): string | undefined {
  if (expected === undefined) return description;
  if (description === undefined) return expected;
  return `${description.replace(/\.$/, '')}: ${expected}.`;
}

/** Whether all words of a description are in the names around it: `delete_wall` needs no "Id of the wall." for `id`. */
export function repeats(names: readonly string[], description: string): boolean {
  const parts = names.flatMap((name) => wordsOf(name.replace(/[A-Z]/g, (letter) => ` ${letter}`)));
  return wordsOf(description).every((word) => parts.includes(word) || fillers.has(word));
}

const fillers = new Set(['a', 'an', 'its', 'of', 'the']);

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).map((word) => word.replace('colour', 'color'));

/** Which members have to be given; undefined when nothing but `required` says so. */
export function choicesInWords(schema: Schema): string | undefined {
  const all = Object.keys(schema.properties ?? {}).length;
  const sentence = (members: readonly string[] | undefined, start: string, last: string) => {
    if (!members) return undefined;
    if (members.length === all && all > 2) return `${start} them.`;
    return `${start} ${members.slice(0, -1).join(', ')} ${last} ${members.at(-1)}.`;
  };
  const sentences = [
    sentence(schema['x-exactlyOne'], 'Exactly one of', 'or'),
    sentence(schema['x-atLeastOne'], 'At least one of', 'or'),
    sentence(schema['x-together'], 'All or none of', 'and'),
  ].filter((one) => one !== undefined);
  return sentences.length === 0 ? undefined : sentences.join(' ');
}
