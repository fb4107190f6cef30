import { quote } from '../../../calls/quote.js';
import { HomeError, notFound } from '../errors.js';
import { synonymsOf } from './synonyms.js';

/** What can be found by name in a catalog. */
export interface Entry {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly tags?: readonly string[];
}

type Kind = 'catalogEntry' | 'texture';

export function entryById<E extends Entry>(kind: Kind, entries: readonly E[], id: string): E {
  const found = entries.find((entry) => entry.id === id);
  if (!found)
    throw notFound(
      kind,
      id,
      entries.map((entry) => entry.id),
    );
  return found;
}

/**
 * The entry that a name means: one of exactly that name, else the only one whose name has it as a part, else
 * the only one that goes by it as another word. Letter case never matters. Where several could be meant,
 * nothing is guessed.
 */
export function entryByName<E extends Entry>(kind: Kind, entries: readonly E[], asked: string): E {
  const name = folded(asked);
  const exact = entries.filter((entry) => folded(entry.name) === name);
  const [only] = exact;
  if (only && exact.length === 1) return only;
  if (exact.length > 1) throw ambiguous(asked, exact);
  const partial = entries.filter((entry) => folded(entry.name).includes(name));
  if (partial.length === 1) return partial[0]!;
  if (partial.length > 1) throw ambiguous(asked, partial);
  const other = entries.filter((entry) => goesBy(entry, name));
  if (other.length === 1) return other[0]!;
  if (other.length > 1) throw ambiguous(asked, other);
  throw notFound(
    kind,
    asked,
    entries.map((entry) => entry.name),
  );
}

function goesBy({ name, tags = [] }: Entry, asked: string): boolean {
  if (tags.some((tag) => folded(tag) === asked)) return true;
  return synonymsOf(asked).some((word) => folded(name) === word || tags.some((tag) => folded(tag) === word));
}

const folded = (text: string) => text.trim().toLowerCase();

/** More in a sentence would only be read past; the details have them all. */
const shownCandidates = 12;

function ambiguous(asked: string, found: readonly Entry[]): HomeError {
  const candidates = found.map(({ id, name, category }) => ({ catalogId: id, name, category }));
  const shown = candidates.slice(0, shownCandidates);
  const listed = shown.map(({ catalogId, name }) => `${quote(name, 60)} (${catalogId})`).join(', ');
  const more = found.length > shownCandidates ? ` and ${found.length - shownCandidates} more` : '';
  return new HomeError('SH3D_AMBIGUOUS', `${quote(asked, 80)} could be ${listed}${more}.`, {
    asked,
    candidates,
  });
}
