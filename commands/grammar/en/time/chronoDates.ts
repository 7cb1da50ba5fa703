/**
 * The written date formats of English ("Oct. 2", "31st Oct 1974", "April 14, 2015", "2014/10/3", "3/4/2026"): chrono-node's own
 * parsers, on an instance without its refiners. A year that was not said stays open, so chrono's guesses (forwardDate throws the
 * past into the future) are never asked for; its casual words, weekdays and hours are ours, where it misreads.
 */
import { Chrono, configuration } from 'chrono-node/en';
import type { Context, Leaf } from '../../time/chart.ts';
import { dayLength } from '../../time/days.ts';
import { dateOf, monthOf } from '../../time/resolve.ts';

const formats = ['2 oct 2016', '2016-10-02', '2/10/2016', 'oct 2, 2016', '2016/oct/2', 'oct 2016', '10/2016'];

/** Of chrono's parsers those that read dates; found by what they do, since a bundle renames them. */
function dateParsers(): Chrono {
  const all = configuration.createConfiguration(false, true).parsers;
  const parsers = all.filter((parser) => {
    const alone = new Chrono({ parsers: [parser], refiners: [] });
    return formats.some((format) => alone.parse(format)[0]?.start.isCertain('month'));
  });
  return new Chrono({ parsers, refiners: [] });
}

let chrono: Chrono | undefined;

const worthAsking =
  /\d\s{0,2}[/.,-]\s{0,2}\d|(?:^|[^a-z])(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/;
const letter = /[A-Za-zÀ-ӿא-ي\p{N}_]/u;

export function chronoDates(text: string, context: Context): Leaf[] {
  if (!worthAsking.test(text)) return [];
  chrono ??= dateParsers();
  const leaves: Leaf[] = [];
  for (const { index, text: read, start, end } of chrono.parse(text, new Date(context.moment * 60_000))) {
    const to = index + read.length;
    // Its own edges are ASCII; a figure inside a longer one is not a date.
    if (letter.test(text[index - 1] ?? ' ') || letter.test(text[to] ?? ' ')) continue;
    if (
      /[\d][-/.:]$/.test(text.slice(Math.max(0, index - 2), index)) ||
      /^[-/.:]\d/.test(text.slice(to, to + 2))
    )
      continue;
    // Figures alone are read by numerals.ts: chrono swaps and mixes them (2017-13-12, 30/4.85).
    if (/^[\d\s.,/-]+$/.test(read)) continue;
    const year = start.isCertain('year') ? (start.get('year') ?? undefined) : undefined;
    const month = start.get('month');
    const day = start.get('day');
    if (!start.isCertain('month') || !month) continue;
    const rule = 'written date';
    if (start.isCertain('day') && day) {
      const value = dateOf(context, day, month, year);
      if (!value) continue;
      const last = end?.isCertain('day') ? end.get('day') : undefined;
      if (end && last) {
        const until = dateOf(
          context,
          last,
          end.get('month') ?? month,
          end.isCertain('year') ? (end.get('year') ?? undefined) : year,
        );
        if (until && until.n >= value.n)
          leaves.push({
            from: index,
            to,
            cat: 'range',
            value: { start: value.n * dayLength, end: (until.n + 1) * dayLength, grain: 'day', day: value },
            rule,
          });
      } else leaves.push({ from: index, to, cat: 'day', value, rule, score: 1 });
    } else if (!end)
      leaves.push({ from: index, to, cat: 'period', value: monthOf(context, month, year), rule });
  }
  return leaves;
}
