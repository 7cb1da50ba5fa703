/** Numbers, sums of money and percents, in digits and in words. */
import type { Reading } from '../pipeline/read.ts';
import type { Token } from '../pipeline/tokens.ts';

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
  thirty: 30,
  forty: 40,
  fifty: 50,
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

export function readMoney(text: string, tokens: Token[]): Reading[] {
  const readings: Reading[] = [];
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
