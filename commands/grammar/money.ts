/** Numbers, sums of money and percents, in digits and in words. */
import type { EntityCandidate } from '../kernel/annotatedText.ts';
import type { Token } from '../nlu/text/tokens.ts';

const spelled: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirteen: 13,
  fourteen: 14,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
  half: 0.5,
  twice: 2,
  double: 2,
  single: 1,
  אחד: 1,
  אחת: 1,
  שניים: 2,
  שתיים: 2,
  שני: 2,
  שתי: 2,
  שלוש: 3,
  שלושה: 3,
  ארבע: 4,
  ארבעה: 4,
  חמש: 5,
  חמישה: 5,
  שש: 6,
  שישה: 6,
  שבע: 7,
  שבעה: 7,
  שמונה: 8,
  תשע: 9,
  תשעה: 9,
  עשר: 10,
  עשרה: 10,
  עשרים: 20,
  שלושים: 30,
  ארבעים: 40,
  חמישים: 50,
  שישים: 60,
  שבעים: 70,
  שמונים: 80,
  תשעים: 90,
  מאה: 100,
  מאתיים: 200,
  פעמיים: 2,
};

const currencies: Record<string, string> = {
  '₪': 'ILS',
  'ש"ח': 'ILS',
  שח: 'ILS',
  שקל: 'ILS',
  שקלים: 'ILS',
  nis: 'ILS',
  ils: 'ILS',
  shekel: 'ILS',
  shekels: 'ILS',
  sheqel: 'ILS',
  $: 'USD',
  dollar: 'USD',
  dollars: 'USD',
  usd: 'USD',
  דולר: 'USD',
  דולרים: 'USD',
  bucks: 'USD',
  '€': 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  eur: 'EUR',
  יורו: 'EUR',
  אירו: 'EUR',
};

const isPercent = (token: Token | undefined): boolean =>
  token !== undefined && ['%', 'percent', 'אחוז', 'אחוזים', 'pct'].includes(token.text);

const hundreds = /^(?:hundred|hundreds|מאות)$/;

/** "two hundred and twenty", "מאה ארבעים", "שלוש מאות": how many words from here on are one number, and which. */
function spelledOut(tokens: Token[], at: number): { value: number; words: number } | null {
  const bare = (k: number): string => {
    const text = tokens[k]?.text ?? '';
    return spelled[text] === undefined && k > at ? text.replace(/^ו(?=[א-ת]{2})/, '') : text;
  };
  let value = 0;
  let words = 0;
  for (let k = at; k < tokens.length; k++) {
    const word = bare(k);
    const is = spelled[word];
    if (hundreds.test(word) && value > 0 && value < 10) value *= 100;
    else if (word === 'and' && value >= 100 && (spelled[bare(k + 1)] ?? 100) < 100) continue;
    else if (is === undefined || !Number.isInteger(is) || /^(?:twice|double|single|פעמיים)$/.test(word))
      break;
    else if (value === 0) value = is;
    // Each word of a number is less than the last digit of what stands before it.
    else if (is < (value % 100 === 0 ? 100 : value % 10 === 0 ? 10 : 0)) value += is;
    else break;
    words = k - at + 1;
  }
  return words > 1 ? { value, words } : null;
}

export function readMoney(text: string, tokens: Token[]): EntityCandidate[] {
  const readings: EntityCandidate[] = [];
  tokens.forEach((token, at) => {
    const digits =
      token.kind === 'number' && /^\d+(?:[.,]\d+)?$/.test(token.text) && !/^\d+,\d{1,2}$/.test(token.text);
    const stem =
      token.kind === 'hebrew' && spelled[token.text] === undefined && /^[בלמוה]/.test(token.text) ? 1 : 0;
    const value = digits
      ? Number(/,\d{3}$/.test(token.text) ? token.text.replace(',', '') : token.text)
      : spelled[token.text.slice(stem)];
    if (value === undefined || !Number.isFinite(value)) return;
    const from = token.from + stem;
    readings.push({ kind: 'number', value, from, to: token.to, cost: 1.6 });
    const long = digits || stem > 0 ? null : spelledOut(tokens, at);
    if (long) {
      const [end, unit] = [tokens[at + long.words - 1]?.to ?? token.to, tokens[at + long.words]];
      readings.push({ kind: 'number', value: long.value, from, to: end, cost: 1.6 });
      const currency = unit && currencies[unit.text];
      if (unit && currency !== undefined)
        readings.push({ kind: 'money', value: long.value, currency, from, to: unit.to, cost: 1 });
      if (unit && isPercent(unit))
        readings.push({ kind: 'percent', value: long.value, from, to: unit.to, cost: 1 });
    }
    const next = tokens[at + 1];
    const previous = tokens[at - 1];
    if (isPercent(next)) readings.push({ kind: 'percent', value, from, to: next?.to ?? token.to, cost: 1 });
    const after = next === undefined ? undefined : currencies[next.text];
    if (after !== undefined)
      readings.push({ kind: 'money', value, currency: after, from, to: next?.to ?? token.to, cost: 1 });
    const before = previous === undefined ? undefined : currencies[previous.text];
    if (before !== undefined && /[₪$€]/.test(text[previous?.from ?? 0] ?? ''))
      readings.push({
        kind: 'money',
        value,
        currency: before,
        from: previous?.from ?? from,
        to: token.to,
        cost: 1,
      });
  });
  return readings;
}
