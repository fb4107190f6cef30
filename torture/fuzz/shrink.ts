/** A shrink that needs more tries than this has found what people can read. */
const mostTries = 400;
/** A hang costs patience at every try; without one, also a busy machine is done with all tries by then. */
const longestMs = 600_000;

export interface Shrunk<M> {
  /** What still breaks with these messages; undefined when nothing broke when they were sent again. */
  readonly what: string | undefined;
  readonly messages: readonly M[];
}

/**
 * The fewest and simplest messages that still break the same promise: first whole messages are left out,
 * then each of the remaining ones is made simpler, as long as it goes on.
 */
export async function shrink<M>(
  messages: readonly M[],
  fails: (messages: readonly M[]) => Promise<string | undefined>,
  simpler: (message: M) => Iterable<M>,
): Promise<Shrunk<M>> {
  const what = await fails(messages);
  if (what === undefined) return { what, messages };
  const end = performance.now() + longestMs;
  let tries = 0;
  const isOver = () => tries >= mostTries || performance.now() > end;
  const stillFails = async (some: readonly M[]): Promise<boolean> => {
    tries++;
    return !isOver() && kindOf(await fails(some)) === kindOf(what);
  };

  let least = await withoutNeedless(messages, stillFails);
  for (let progress = true; progress && !isOver(); ) {
    progress = false;
    for (let at = 0; at < least.length; at++) {
      for (const candidate of simpler(least[at]!)) {
        const next = least.with(at, candidate);
        if (isOver()) break;
        if (!(await stillFails(next))) continue;
        least = next;
        progress = true;
        break;
      }
    }
  }
  return { what: (await fails(least)) ?? what, messages: least };
}

/** Leaves out halves, quarters … and in the end single messages. */
async function withoutNeedless<M>(
  messages: readonly M[],
  stillFails: (some: readonly M[]) => Promise<boolean>,
): Promise<readonly M[]> {
  // Mostly the last one does it alone.
  if (messages.length > 1 && (await stillFails(messages.slice(-1)))) return messages.slice(-1);
  let least = messages;
  for (let size = Math.ceil(least.length / 2); size >= 1 && least.length > 1; ) {
    let removed = false;
    for (let at = 0; at < least.length; ) {
      const rest = least.toSpliced(at, size);
      if (rest.length > 0 && (await stillFails(rest))) {
        least = rest;
        removed = true;
      } else at += size;
    }
    if (size === 1 && !removed) break;
    size = size === 1 ? 1 : Math.ceil(size / 2);
  }
  return least;
}

/** The sentence without what differs from message to message: two crashes are the same kind of failure. */
function kindOf(what: string | undefined): string | undefined {
  return what?.replace(/[:;].*$/s, '');
}
