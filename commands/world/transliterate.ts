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

/** What of a letter both scripts show; a letter that stands for a vowel in either, or for none, is left out. */
const hebrewSounds: Record<string, string> = {
  ב: 'b',
  ג: 'g',
  ד: 'd',
  ז: 's',
  ט: 't',
  כ: 'k',
  ך: 'k',
  ל: 'l',
  מ: 'm',
  ם: 'm',
  נ: 'n',
  ן: 'n',
  ס: 's',
  פ: 'p',
  ף: 'p',
  צ: 's',
  ץ: 's',
  ק: 'k',
  ר: 'r',
  ש: 's',
  ת: 't',
};

const latinSound = /s(?:ch|h)|t[zsh]|z|[ck]h|ph|f|ck|[cq]|j|[aeiouywhvbx]|[^a-z]/g;
const latinSounds: Record<string, string> = {
  sch: 's',
  sh: 's',
  tz: 's',
  ts: 's',
  z: 's',
  ch: 'k',
  kh: 'k',
  ck: 'k',
  c: 'k',
  q: 'k',
  ph: 'p',
  f: 'p',
  th: 't',
  j: 'g',
};

/** The consonants that both scripts show; candidates are looked up by it and then checked letter by letter. */
function skeleton(word: string): string {
  if (!/[א-ת]/.test(word))
    return word.replace(latinSound, (sound) => latinSounds[sound] ?? '').replace(/(.)\1+/g, '$1');
  let sounds = '';
  for (const letter of word) {
    const sound = hebrewSounds[letter] ?? '';
    if (!sounds.endsWith(sound)) sounds += sound;
  }
  return sounds.replaceAll('b', '');
}

/** ח is heard as h or ch, so a Latin "ch" may be no k at all: both skeletons are looked up. */
export function skeletons(word: string): string[] {
  const known = heard.get(word);
  if (known !== undefined) return known;
  if (heard.size >= mostHeard) heard.clear();
  const both = [skeleton(word), ...(/ch|kh/.test(word) ? [skeleton(word.replace(/ch|kh/g, 'h'))] : [])];
  const made = [...new Set(both)];
  heard.set(word, made);
  return made;
}

/** The same words are said again and again, and at every key that is struck. */
const heard = new Map<string, string[]>();
const mostHeard = 5000;

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
