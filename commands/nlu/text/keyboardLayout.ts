/** What would have been typed on the other layout of the keyboard: "n,h vahgur vct" is "מתי השיעור הבא". */

const latin = "qwertyuiopasdfghjkl;'zxcvbnm,./`";
const hebrew = "/'קראטוןםפשדגכעיחלךף,זסבהנמצתץ.;";

const toHebrew = new Map([...latin].map((key, at) => [key, [...hebrew][at] ?? key]));
const toLatin = new Map([...hebrew].map((letter, at) => [letter, [...latin][at] ?? letter]));

/** Null where the text has letters of both scripts, or none: it was typed as it was meant. */
export function onOtherLayout(text: string): string | null {
  const isLatin = /[a-z]/i.test(text);
  const isHebrew = /[\u05d0-\u05ea]/.test(text);
  if (isLatin === isHebrew) return null;
  const keys = isLatin ? toHebrew : toLatin;
  return [...text.toLowerCase()].map((key) => keys.get(key) ?? key).join('');
}
