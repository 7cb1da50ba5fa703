/** What a card says of a row that is added, changed or removed: from the noun of its kind, so that such an operation has no words of its own. */
type Verb = 'add' | 'change' | 'remove';
type Told = { title: string; confirm: string; did: string };

/** By effect: the verb and the kind that the noun names. */
export const rowEffects = <Kind extends string, Noun>(
  nouns: Record<Kind, Noun>,
  verbs: Record<Verb, (noun: Noun) => Told>,
) =>
  Object.fromEntries(
    Object.entries<Noun>(nouns).flatMap(([kind, noun]) =>
      Object.entries(verbs).map(([verb, told]) => [
        `${verb}${kind.charAt(0).toUpperCase()}${kind.slice(1)}`,
        told(noun),
      ]),
    ),
  ) as Record<`${Verb}${Capitalize<Kind>}`, Told>;
