/** Times and dates written in figures, alike in every language: 5, 2.5, ½, 15:30, 9h30, 3/4, 3.4.26, 2026-04-03. */
import type { Context, Leaf } from './chart.ts';
import { clockOf, dateOf, fullYear, monthOf } from './resolve.ts';
import type { DayValue } from './values.ts';

// A figure stands by itself: neither a part of a longer figure, code, version, address or price.
const figure =
  /(?<![\p{N}_/@=&?#~]|\p{N}[.,:/])(?:(?<y>\d{4})([-/.])(?<ym>\d{1,2})\2(?<yd>\d{1,2})|(?<d>\d{1,2})([-/.])(?<m>\d{1,2})\6(?<dy>\d{4}|\d{2})|(?<sd>\d{1,2})(?<sep>[/.])(?<sm>\d{1,2})|(?<h>\d{1,2})(?:h|:)(?<mi>\d{2})(?::\d{2}(?:\.\d+)?)?)(?!\p{N}|[.:/]\p{N})/gu;
const number = /(?<![\p{N}_⁄@=&?#~]|\p{N}[.,:/])(\d{1,6}(?:,\d{3})*)(\.\d+)?(?!\p{N}|⁄|[.:/]\p{N})/gu;

// A month of a year: 3/2026, 11 - 2026, 2026-03, 2026/3.
const monthYear =
  /(?<![A-Za-zÀ-ӿא-ي\p{N}_/@=&?#~]|[\p{N}_][-.,:/])(?:(?<m1>\d{1,2}) ?[-/] ?(?<y1>(?:19|20)\d\d)|(?<y2>(?:19|20)\d\d)[-/](?<m2>\d{1,2}))(?![A-Za-zÀ-ӿא-ي\p{N}]|[-.:/]\p{N})/gu;

export function numerals(text: string, context: Context, dotted: boolean): Leaf[] {
  const leaves: Leaf[] = [];
  if (!/\p{N}/u.test(text)) return leaves;
  const day = (from: number, to: number, value: DayValue | undefined, score = 0) => {
    if (value) leaves.push({ from, to, cat: 'day', value, rule: 'date in figures', score });
  };
  for (const match of text.matchAll(
    /(?<![\p{N}/-])(\d{4})-(\d\d)-(\d\d)t(\d\d):(\d\d)(?::\d\d(?:\.\d+)?)?z?(?![A-Za-zÀ-ӿא-ي\p{N}])/gu,
  )) {
    const [, y, m, d, h, mi] = match.map(Number);
    const value = dateOf(context, d ?? 0, m ?? 0, y);
    const clock = clockOf(h ?? 99, mi ?? 0, match[4]);
    if (!value || !clock) continue;
    const instant = { day: value, clock: { ...clock, open: false } };
    leaves.push({
      from: match.index,
      to: match.index + match[0].length,
      cat: 'instant',
      value: instant,
      rule: 'ISO moment',
      score: 3,
    });
  }
  for (const match of text.matchAll(figure)) {
    const from = match.index;
    const to = from + match[0].length;
    const g = match.groups ?? {};
    const dashed = /^-\d|^\d-/.test(text.slice(Math.max(0, from - 2), from).slice(-1) + (text[to] ?? ''));
    if (g.y) day(from, to, dateOf(context, Number(g.yd), Number(g.ym), Number(g.y)));
    else if (g.d && g.m && g.dy) {
      if (match[6] === '-' && (dashed || /\d-$/.test(text.slice(Math.max(0, from - 2), from)))) continue;
      const year = fullYear(Number(g.dy), g.dy);
      const read =
        dateOf(context, Number(g.d), Number(g.m), year) ?? dateOf(context, Number(g.m), Number(g.d), year);
      // 1.4.15 is first a version in English.
      const unsure = match[6] === '.' && g.dy.length === 2 && !dotted;
      day(from, to, read && unsure ? { ...read, open: 'year', latent: true } : read, unsure ? -2 : 0);
    } else if (g.sd && g.sm) {
      const read =
        dateOf(context, Number(g.sd), Number(g.sm)) ??
        (g.sep === '/' ? dateOf(context, Number(g.sm), Number(g.sd)) : undefined);
      // In English 3.4 is first a decimal: a date only beside a weekday, "on" or an hour.
      const unsure = g.sep === '.' && !dotted;
      day(from, to, read && unsure ? { ...read, latent: true } : read, unsure ? -2 : 0);
    } else if (g.h && g.mi) {
      const clock = clockOf(Number(g.h), Number(g.mi), g.h);
      if (clock)
        leaves.push({
          from,
          to,
          cat: 'clock',
          value: { ...clock, grain: 'minute' },
          rule: 'clock in figures',
        });
    }
  }
  for (const match of text.matchAll(monthYear)) {
    const g = match.groups ?? {};
    const month = Number(g.m1 ?? g.m2);
    if (month < 1 || month > 12) continue;
    const value = monthOf(context, month, Number(g.y1 ?? g.y2));
    leaves.push({
      from: match.index,
      to: match.index + match[0].length,
      cat: 'period',
      value,
      rule: 'month in figures',
    });
  }
  for (const match of text.matchAll(number)) {
    const whole = match[1] ?? '';
    const from = match.index;
    const to = from + match[0].length;
    if (!match[2]) {
      const n = Number(whole.replace(/,/g, ''));
      leaves.push({ from, to, cat: 'num', value: { n, digits: whole }, rule: 'number' });
      continue;
    }
    leaves.push({
      from,
      to,
      cat: 'num',
      value: { n: Number(whole.replace(/,/g, '') + match[2]) },
      rule: 'number',
    });
    const minutes = match[2].length === 3 && whole.length < 3 ? match[2].slice(1) : null;
    // Where days are written with a dot, what may be one is no hour: 6.12 is 6 December.
    const isDay = dotted && dateOf(context, Number(whole), Number(minutes)) !== undefined;
    const clock = minutes !== null && !isDay ? clockOf(Number(whole), Number(minutes), whole) : undefined;
    if (clock)
      leaves.push({
        from,
        to,
        cat: 'clock',
        value: { ...clock, grain: 'minute', latent: true },
        rule: 'clock with a dot',
        score: -1,
      });
  }
  for (const match of text.matchAll(/(?<![\p{N}/.])([1-9])\/([2-9])(?![\p{N}/.])/gu)) {
    const n = Number(match[1]) / Number(match[2]);
    if (n < 1)
      leaves.push({ from: match.index, to: match.index + 3, cat: 'num', value: { n }, rule: 'fraction' });
  }
  // normalize.ts opens ½ into 1⁄2, and so 1½ into 11⁄2.
  for (const match of text.matchAll(/(?<!\p{N})(\d{0,3})([13])⁄([24])(?!\p{N})/gu)) {
    const n = Number(match[1] || 0) + Number(match[2]) / Number(match[3]);
    leaves.push({
      from: match.index,
      to: match.index + match[0].length,
      cat: 'num',
      value: { n },
      rule: 'fraction',
    });
  }
  return leaves;
}
