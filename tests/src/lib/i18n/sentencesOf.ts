/** By the names of the words, `calendar.view.week`. */
export type Sentences = Map<string, string>;

/** Every sentence of a language's words, however deep it lies. */
export function sentencesOf(words: object, path = ''): Sentences {
  const found: Sentences = new Map();
  for (const [key, value] of Object.entries(words)) {
    const at = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'string') found.set(at, value);
    else for (const [inner, sentence] of sentencesOf(value as object, at)) found.set(inner, sentence);
  }
  return found;
}
