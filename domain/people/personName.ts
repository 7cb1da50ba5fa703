/** What a person may be called: a first and a last name, letters only, of any script (spec section 5). */

/** What turns the reading direction, or shows nothing at all, could pose as another name on the screen, or as none. */
const unseen = /[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}]/gu;
/** Points and accents stand on a letter in twos and threes; a pile of them covers the lines around it. */
const pile = /\p{M}{5}/u;
/** Marks, hyphens, geresh and apostrophes belong to names. */
const fullName = /^[\p{L}][\p{L}\p{M}'’׳״".-]*(?: [\p{L}\p{M}'’׳״".-]+)+$/u;
/** A child is called by one name too, of two letters or more. */
const childName = /^[\p{L}][\p{L}\p{M}'’׳״-]*\p{L}[\p{L}\p{M}'’׳״-]*(?: [\p{L}\p{M}'’׳״-]+)*$/u;

const mostCharacters = 100;

export const tidyName = (said: string): string =>
  said.replace(unseen, '').normalize('NFC').trim().replace(/\s+/g, ' ');

const isName = (name: string, shape: RegExp): boolean =>
  name.length <= mostCharacters && !pile.test(name) && shape.test(name);

export const isFullName = (name: string): boolean => isName(name, fullName);
export const isChildName = (name: string): boolean => isName(name, childName);
