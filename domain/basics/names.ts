/** What people call things: cleaned of what cannot be seen, and compared as people compare. */

/** Marks that turn the direction of text; in a name they only serve to disguise it (access.md T19). */
const turning = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** Without directional marks and control characters, spaces single; in the form in which equal letters are equal. */
export const cleanName = (said: string): string =>
  said
    .normalize('NFC')
    .replace(turning, '')
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The same for names that differ in case, niqqud or accents alone. */
export const foldName = (name: string): string =>
  cleanName(name).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().normalize('NFC');
