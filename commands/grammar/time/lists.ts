/** Lists of days: "Sunday and Tuesday at 4" are two moments, "the 3rd and 10th of December" two dates; what was said once at the end holds for all. */
import type { Context, Node } from './chart.ts';
import { partsOf } from './days.ts';
import { nextWeekToo, weekAfterIt } from './readings.ts';
import { dateOf, weekdayDay, weekOf } from './resolve.ts';
import type { DayValue, IntervalValue, Values } from './values.ts';

export type ListWords = {
  /** The whole text between two members: a comma, "and", with what may introduce the next one. */
  joins: RegExp;
  /** What introduces a bare number that is a member ("the", "ב-"), at the end of the text before it. */
  front: RegExp;
  /** "… and the week after", "… and the Sunday after that": what joins it, what it is, and the weekday it names; with the flags dgu. */
  again?: RegExp;
  /** Weekdays may follow each other without any sign between them. */
  spaced?: boolean;
};

const furthest = 12;

/** What the earlier member means, given the later one; undefined where they do not make a list. */
function shared(context: Context, a: Node, b: Node): { cat: string; value: unknown } | undefined {
  if (b.cat === '@day') {
    const day = b.value as DayValue;
    if (
      day.weekday !== undefined ||
      day.latent ||
      (a.cat !== '@num' && a.cat !== '@cardinal' && a.cat !== '@ord')
    )
      return undefined;
    const at = partsOf(day.n);
    const { n, digits } = a.value as { n: number; digits?: string };
    if ((digits?.length ?? 0) > 2 || n >= at.day) return undefined;
    const made = dateOf(context, n, at.month, at.year);
    return made && { cat: '@day', value: { ...made, ...(day.open ? { open: day.open } : {}) } };
  }
  if (a.cat === '@letter') {
    const { w, marked } = a.value as Values['letter'];
    return marked ? shared(context, { ...a, cat: '@day', value: weekdayDay(context, w) }, b) : undefined;
  }
  if (b.cat === '@instant' && a.cat !== '@day') {
    const { day, clock } = b.value as Values['instant'];
    const date = shared(context, a, { ...b, cat: '@day', value: day });
    return date && { cat: '@instant', value: { day: date.value, clock } };
  }
  if (a.cat !== '@day') return undefined;
  const day = a.value as DayValue;
  if (day.latent) return undefined;
  if (b.cat === '@instant') {
    const { clock, day: later } = b.value as Values['instant'];
    // "Fri, 18 July at 7" is one day.
    if (day.weekday !== undefined && later.weekday === undefined) return undefined;
    return later.n === day.n ? undefined : { cat: '@instant', value: { day, clock } };
  }
  if (b.cat === '@range' || b.cat === '@daypart') {
    const range = b.value as IntervalValue;
    if (
      !range.day ||
      (!range.startClock && !range.part) ||
      range.start === undefined ||
      range.end === undefined
    )
      return undefined;
    if (day.weekday !== undefined && range.day.weekday === undefined) return undefined;
    const shift = (day.n - range.day.n) * 1440;
    return { cat: b.cat, value: { ...range, start: range.start + shift, end: range.end + shift, day } };
  }
  return undefined;
}

/** A weekday's bare name, alone or with its hour. */
function weekdayOnly(node: Node): boolean {
  const day = dayIn(node);
  return (
    (node.cat === '@day' || node.cat === '@instant') && day.weekday !== undefined && day.which === 'bare'
  );
}

/** The nodes that lists add; each is made at most once, from the end of the text to its beginning. */
export function listed(nodes: Node[], text: string, context: Context, words: ListWords): Node[] {
  const ending = new Map<number, Node[]>();
  for (const node of nodes) {
    if (!/^@(?:day|num|cardinal|ord|letter)$/.test(node.cat)) continue;
    const known = ending.get(node.to);
    if (known) known.push(node);
    else ending.set(node.to, [node]);
  }
  const made: Node[] = [];
  const seen = new Set<string>();
  const queue = nodes.filter((node) => /^@(?:day|instant|range|daypart)$/.test(node.cat));
  for (let i = 0; i < queue.length && made.length < 200; i++) {
    const b = queue[i] as Node;
    for (let to = b.from - 1; to >= Math.max(0, b.from - furthest); to--) {
      const before = ending.get(to);
      if (!before) continue;
      const between = text.slice(to, b.from);
      const bare = words.spaced === true && between === ' ';
      if (!bare && !words.joins.test(between)) continue;
      for (const a of before) {
        const isLetter = a.cat === '@letter' && (a.value as Values['letter']).marked === true;
        if (bare && !((weekdayOnly(a) || isLetter) && weekdayOnly(b))) continue;
        const meaning = shared(context, a, b);
        if (!meaning) continue;
        const front =
          a.cat === '@day' || a.cat === '@letter'
            ? 0
            : (words.front.exec(text.slice(Math.max(0, a.from - 6), a.from))?.[0].length ?? 0);
        const node: Node = {
          ...meaning,
          from: a.from - front,
          to: a.to,
          rule: 'list of days',
          score: b.score + 20 + b.to - b.from,
        };
        const key = `${node.from} ${node.to} ${JSON.stringify(node.value)}`;
        if (seen.has(key)) continue;
        seen.add(key);
        made.push(node);
        queue.push(node);
      }
    }
  }
  return [
    ...made,
    ...hourFirst(nodes, text, context, words),
    ...inOneWeek(nodes, text, words),
    ...weekAfter([...nodes, ...made], text, context, words),
  ];
}

/** "Sunday and the Sunday after", "the 19th and the week after": seven days after the day that was said. */
function weekAfter(nodes: Node[], text: string, context: Context, { again }: ListWords): Node[] {
  if (again === undefined) return [];
  const ends = new Map(
    nodes.flatMap((one) => (one.cat === '@day' || one.cat === '@instant' ? [[one.to, one] as const] : [])),
  );
  return [...text.matchAll(again)].flatMap((found): Node[] => {
    const [first, span, name] = [ends.get(found.index), found.indices?.[1], found.indices?.[2]];
    if (first === undefined || span === undefined) return [];
    const { n, weekday } = dayIn(first);
    const isOther =
      name !== undefined &&
      !nodes.some(
        (one) =>
          one.from === name[0] && one.to === name[1] && weekdayOnly(one) && dayIn(one).weekday === weekday,
      );
    const isNext = found[3] !== undefined;
    if (isNext && (weekday === undefined || weekOf(context, n) > context.today)) return [];
    const value: DayValue = { n: n + 7, ...(weekday === undefined ? {} : { weekday }) };
    return isOther
      ? []
      : [
          {
            cat: '@day',
            value,
            from: span[0],
            to: span[1],
            rule: isNext ? nextWeekToo : weekAfterIt,
            score: first.score + 40,
          },
        ];
  });
}

/** "Next week Tuesday and Thursday": the days that follow are of the week that was said. */
function inOneWeek(nodes: Node[], text: string, words: ListWords): Node[] {
  const named = nodes.filter(
    ({ cat, rule }) => cat === '@day' && /week’s weekday|weekday of a week/.test(rule),
  );
  // With its hour it is the same day.
  const firsts = nodes.filter(
    (one) =>
      named.includes(one) ||
      (one.cat === '@instant' &&
        named.some(
          ({ from, value }) =>
            from === one.from && (value as DayValue).n === (one.value as Values['instant']).day.n,
        )),
  );
  const bare = nodes.filter(weekdayOnly);
  const made: Node[] = [];
  for (let i = 0; i < firsts.length && made.length < 50; i++) {
    const first = firsts[i] as Node;
    const { n, weekday = 0 } = dayIn(first);
    for (const one of bare) {
      if (one.from <= first.to || one.from - first.to > furthest) continue;
      const between = text.slice(first.to, one.from);
      if (!(words.spaced === true && between === ' ') && !words.joins.test(between)) continue;
      const day = { n: n - weekday + (dayIn(one).weekday ?? 0), weekday: dayIn(one).weekday };
      const value = one.cat === '@day' ? day : { ...(one.value as Values['instant']), day };
      const node: Node = { ...one, value, rule: 'weekday of a week', score: one.score + 20 };
      made.push(node);
      firsts.push(node);
    }
  }
  return made;
}

const dayIn = ({ cat, value }: Node): DayValue =>
  cat === '@instant' ? (value as Values['instant']).day : (value as DayValue);

/** "At 5 on Monday and Wednesday": an hour that was said before its day holds for the days that follow. */
const hourBeforeDay = /^(?:hour, day|hour on a day|hours of a day|bare hours and a day)$/;

function hourFirst(nodes: Node[], text: string, context: Context, words: ListWords): Node[] {
  const made: Node[] = [];
  const days = nodes.filter((node) => node.cat === '@day' && weekdayOnly(node));
  const firsts = nodes.filter((node) => hourBeforeDay.test(node.rule));
  for (let i = 0; i < firsts.length && made.length < 100; i++) {
    const first = firsts[i] as Node;
    for (const day of days) {
      if (
        day.from <= first.to ||
        day.from - first.to > furthest ||
        !words.joins.test(text.slice(first.to, day.from))
      )
        continue;
      const meaning = shared(context, day, first);
      if (!meaning) continue;
      const node: Node = {
        ...meaning,
        from: day.from,
        to: day.to,
        rule: 'hour on a day',
        score: first.score + 20,
      };
      made.push(node);
      firsts.push(node);
    }
  }
  return made;
}
