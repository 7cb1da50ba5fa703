/** Whether a name in Latin letters can be the name in Hebrew letters: Dana is דנה, David is דוד. */

const hebrewLetters: Record<string, string> = {
  ב: '(?:bb?|vv?)',
  ג: '(?:gg?|j)',
  ד: 'dd?',
  ז: '(?:zz?|s)',
  ח: '(?:ch|kh|h|x)?',
  ט: '(?:tt?|th)',
  כ: '(?:ch|kh|ck|kk?|c|q)',
  ל: 'll?',
  מ: 'mm?',
  נ: 'nn?',
  ס: '(?:ss?|c|z)',
  פ: '(?:pp?|ff?|ph)',
  צ: '(?:tz|ts|z|c|s)h?',
  ק: '(?:ck|kk?|c|q|kh)',
  ר: 'rr?',
  ש: '(?:sch|sh|s)',
  ת: '(?:tt?|th|s)',
};

const finals: Record<string, string> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };

/** The consonants that both scripts show; candidates are looked up by it and then checked letter by letter. */
export function skeleton(word: string): string {
  if (/[א-ת]/.test(word)) {
    return [...word]
      .map((char) => finals[char] ?? char)
      .map(
        (char) =>
          ({
            ב: 'b',
            ג: 'g',
            ד: 'd',
            ז: 's',
            ט: 't',
            כ: 'k',
            ל: 'l',
            מ: 'm',
            נ: 'n',
            ס: 's',
            פ: 'p',
            צ: 's',
            ק: 'k',
            ר: 'r',
            ש: 's',
            ת: 't',
          })[char] ?? '',
      )
      .join('')
      .replace(/(.)\1+/g, '$1')
      .replace(/b/g, '');
  }
  return word
    .replace(/sch|sh|tz|ts|z/g, 's')
    .replace(/ch|kh/g, 'K')
    .replace(/ph|f/g, 'p')
    .replace(/th/g, 't')
    .replace(/ck|c|q/g, 'k')
    .replace(/j/g, 'g')
    .replace(/[aeiouywhvbx]/g, '')
    .replace(/K/g, 'k')
    .replace(/[^a-z]/g, '')
    .replace(/(.)\1+/g, '$1');
}

/** ח is heard as h or ch, so a Latin "ch" may be no k at all: both skeletons are looked up. */
export function skeletons(word: string): string[] {
  const whole = skeleton(word);
  if (!/ch|kh/.test(word)) return [whole];
  const without = skeleton(word.replace(/ch|kh/g, 'h'));
  return whole === without ? [whole] : [whole, without];
}

const built = new Map<string, RegExp>();

/** The Latin spellings that one Hebrew name allows. */
function spellings(hebrew: string): RegExp {
  const known = built.get(hebrew);
  if (known !== undefined) return known;
  const letters = [...hebrew.replace(/["']/g, '')].map((char) => finals[char] ?? char);
  let source = '^';
  letters.forEach((letter, index) => {
    const last = index === letters.length - 1;
    const first = index === 0;
    const previous = letters[index - 1] ?? '';
    if (letter === 'ו') source += first ? '[vw][aeiou]?' : '(?:oo|ou|o|u|v|w|av|ev|iv|ov|ow|vi)[aeiou]?';
    else if (letter === 'י')
      source += first ? '(?:y|i|j|e|yi|ye)[aeiou]{0,2}' : '(?:ee|ei|ey|ai|ay|ie|ia|i|y|e|a)[aeiou]?';
    else if (letter === 'א' || letter === 'ע')
      source += first
        ? /[וי]/.test(letters[1] ?? '')
          ? '[aeiouy]{0,2}'
          : '[aeiouy]{1,2}'
        : last
          ? '[aeiou]?h?'
          : '[aeiou]{0,2}';
    else if (letter === 'ה')
      source += last ? (/[וי]/.test(previous) ? '(?:ah?|eh?|h)' : '(?:ah?|eh?)') : 'h?[aeiou]{0,2}';
    else {
      const consonant = hebrewLetters[letter] ?? '';
      const vowelFollows = last || 'והי'.includes(letters[index + 1] ?? '') ? '' : '[aeiou]{0,2}h?';
      source += consonant + vowelFollows;
    }
  });
  const made = new RegExp(`${source}$`);
  built.set(hebrew, made);
  return made;
}

export function soundsLike(hebrew: string, latin: string): boolean {
  return spellings(hebrew).test(latin);
}
