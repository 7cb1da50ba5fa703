/** The shape that every language must fill: the Hebrew keys, each with a sentence of its own. */

/** Only Hebrew has a dual; the other plural forms are asked of every language. */
export type WordsOf<Words> = {
  [Key in keyof Words as Key extends `${string}_two` ? never : Key]: Words[Key] extends string
    ? string
    : WordsOf<Words[Key]>;
};
