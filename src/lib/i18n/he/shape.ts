/** The shape that every language must fill: the Hebrew keys, each with a sentence of its own. */

/** Only Hebrew has a dual; the other plural forms are asked of every language. */
export type WordsOf<Words> = {
  [Key in keyof Words as Key extends `${string}_two` ? never : Key]: Words[Key] extends string
    ? string
    : WordsOf<Words[Key]>;
};

type Category = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** Every form of a number, for a language that has them all. */
export type AllFormsOf<Words> = {
  [
    Key in keyof Words as Key extends `${infer Stem}_${Category}` ? `${Stem}_${Category}` : Key
  ]: Words[Key] extends string ? string : AllFormsOf<Words[Key]>;
};

/** Some of the words; what is missing is said in the language's fallback, a plural only as a whole (tests/src/lib/i18n). */
export type SomeOf<Words> = {
  [Key in keyof Words]?: Words[Key] extends string ? string : SomeOf<Words[Key]>;
};
