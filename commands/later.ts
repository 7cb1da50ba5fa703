/**
 * Parts of the language that the page fetches when a sentence first needs them (vite.config.ts: laterParts). A sentence that comes upon
 * one that is not here yet stops there and is read again from its beginning: what it means never depends on what was here before.
 */
class NotHereYet extends Error {
  readonly fetched: () => Promise<unknown>;
  constructor(fetched: () => Promise<unknown>) {
    super('A part of the language is still on its way.');
    this.fetched = fetched;
  }
}

const all: (() => Promise<unknown>)[] = [];

/**
 * A part by the way it is fetched; asked for before it is here, it stops the reading.
 * @public the modules that scripts/laterParts.ts writes import it
 */
export function later<Part>(fetchPart: () => Promise<Part>): () => Part {
  let here: Part | undefined;
  const fetched = async () => (here = await fetchPart());
  all.push(fetched);
  return () => {
    if (here === undefined) throw new NotHereYet(fetched);
    return here;
  };
}

/** What `read` gives once everything is here that it needs; at once where all of it is. */
export async function whenHere<Read>(read: () => Read): Promise<Read> {
  for (;;)
    try {
      return read();
    } catch (stopped) {
      if (!(stopped instanceof NotHereYet)) throw stopped;
      await stopped.fetched();
    }
}

/** The rest, for the sentences to come, with or without a line. */
export async function fetchRest(): Promise<void> {
  // A part that comes may bring parts of its own.
  for (let known = 0; known < all.length;) {
    const next = all.slice(known);
    known = all.length;
    await Promise.all(next.map((fetched) => fetched()));
  }
}
