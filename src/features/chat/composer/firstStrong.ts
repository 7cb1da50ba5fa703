/** The direction of a line by its first strong letter; a line of digits alone has none. */
const strong = /[\p{Script=Hebrew}\p{Script=Arabic}]|\p{L}/u;
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

export function firstStrong(text: string): 'rtl' | 'ltr' | null {
  const letter = strong.exec(text)?.[0];
  if (letter === undefined) return null;
  return rightToLeft.test(letter) ? 'rtl' : 'ltr';
}
