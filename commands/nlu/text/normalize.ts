/** Brings a sentence to one written form, and remembers where each character stood as it was typed. */

export type NormalText = {
  /** As typed; all spans of the pipeline are UTF-16 offsets into this. */
  raw: string;
  /** Lower case, without niqqud and bidi marks, one form of quote, geresh and hyphen, single spaces. */
  text: string;
  /** For each UTF-16 unit of `text`, and one past its end, the offset in `raw`. */
  origin: number[];
  /** It has a word that may turn what goes before it ("sorry", "but", "test"); see selfCorrection.ts. */
  turns?: boolean;
  /** A letter was drawn out ("תבטללל"), perhaps by a key that stuck: what destroys is asked about. */
  drawn?: boolean;
};

const dropped =
  /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;

const folded: Record<string, string> = {
  '\u05be': '-', // maqaf
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\u2212': '-',
  '\u05f3': "'", // geresh
  '\u2018': "'",
  '\u2019': "'",
  '\u201b': "'",
  '\u02bc': "'",
  '\u00b4': "'",
  '\u0060': "'",
  '\u05f4': '"', // gershayim
  '\u201c': '"',
  '\u201d': '"',
  '\u201e': '"',
  '\u201f': '"',
  '\u00ab': '"',
  '\u00bb': '"',
  '\u2026': '...',
  '\uff1a': ':',
};

/** Written the same before and after, whatever stands beside it; ה after מ is not (see below). */
const steady = new Set('abcdefghijklmnopqrstuvwxyz0123456789אבגדוזחטיכלמנסעפצקרשתךםןףץ.,:/?!()%');

/** Letters that nothing is written with three times; "www" and "iii" are. */
const drawnOut = /[a-hj-vyzא-ת]/;

/** Digits of other scripts (Arabic-Indic, full-width) to ASCII. */
function asciiDigit(char: string): string | undefined {
  const code = char.charCodeAt(0);
  for (const zero of [0x660, 0x6f0, 0xff10]) {
    if (code >= zero && code <= zero + 9) return String(code - zero);
  }
  return undefined;
}

export function normalize(raw: string): NormalText {
  let text = '';
  const origin: number[] = [];
  let at = 0;
  let spaceBefore = true;
  let run = 0;
  let drawn = false;
  for (const char of raw) {
    const from = at;
    at += char.length;
    run = char === raw[from - 1] ? run + 1 : 1;
    // "דחוףףף", "pleeease": a letter that is drawn out is one, but for that of an address.
    if (run > 2 && drawnOut.test(char) && !/[:/@.]\S*$/.test(text)) {
      drawn = true;
      if (run === 3) {
        text = text.slice(0, -1);
        origin.pop();
      }
      continue;
    }
    if (steady.has(char)) {
      text += char;
      origin.push(from);
      spaceBefore = false;
      continue;
    }
    if (dropped.test(char)) continue;
    if (/\s/.test(char)) {
      if (!spaceBefore) {
        text += ' ';
        origin.push(from);
      }
      spaceBefore = true;
      continue;
    }
    spaceBefore = false;
    // "מה-18" is from the 18th, and asks nothing.
    if (
      char === 'ה' &&
      /(?:^|[^א-ת])מ$/.test(text.slice(-2)) &&
      /^[-־–]\d/.test(raw.slice(from + 1, from + 3))
    )
      continue;
    const plain = folded[char] ?? asciiDigit(char) ?? char.normalize('NFKC').toLowerCase();
    // A composed Hebrew letter (presentation form) opens into letter and point; the point goes.
    for (const unit of plain) {
      if (dropped.test(unit)) continue;
      // Two geresh signs inside a Hebrew word are one gershayim: אחה''צ.
      if (unit === "'" && /[א-ת]'$/.test(text.slice(-2))) {
        text = `${text.slice(0, -1)}"`;
        continue;
      }
      text += unit;
      for (let k = 0; k < unit.length; k++) origin.push(from);
    }
  }
  if (text.endsWith(' ')) {
    text = text.slice(0, -1);
    origin.pop();
  }
  origin.push(raw.length);
  return drawn ? { raw, text, origin, drawn } : { raw, text, origin };
}

/** The span [from, to) of the normal text, as offsets in what was typed: marks inside belong to it, spaces after it do not. */
export function typedSpan(normal: NormalText, from: number, to: number): { from: number; to: number } {
  const start = normal.origin[from] ?? normal.raw.length;
  if (to <= from) return { from: start, to: start };
  const last = normal.origin[to - 1] ?? start;
  const codePoint = normal.raw.codePointAt(last) ?? 0;
  let end = last + (codePoint > 0xffff ? 2 : 1);
  while (end < normal.raw.length && dropped.test(normal.raw[end] ?? '') && end < (normal.origin[to] ?? end))
    end++;
  return { from: start, to: end };
}
