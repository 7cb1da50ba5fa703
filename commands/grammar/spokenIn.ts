/** The languages of a text: what the others are made of does not stand in it, so nothing of them needs to be looked for. */
import type { Locale } from '../world/world.ts';

const hebrewLetter = /[\u05d0-\u05ea]/;
/** Hebrew letters, figures, and marks of which no English phrase is made. */
const hebrewAlone = /^[\u05d0-\u05ea\d\s.,:;?!'"()/%₪*+-]*$/;

export const spokenIn = (text: string): readonly Locale[] =>
  !hebrewLetter.test(text) ? ['en'] : hebrewAlone.test(text) ? ['he'] : ['en', 'he'];
