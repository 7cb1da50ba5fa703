/** Where one sentence speaks of several things: "cancel Dana and Omer", "Monday's English and Thursday's physics", "… and book Yael". */
import { typedSpan } from '../text/normalize.ts';
import type { Interpretation, Entity } from '../../kernel/interpretation.ts';
import type { AnnotatedText } from '../../kernel/annotatedText.ts';

/** The text with these ranges of it blank: offsets stay those of what was typed. */
export const without = (text: string, ranges: { from: number; to: number }[]): string =>
  ranges.reduce((left, { from, to }) => left.slice(0, from) + ' '.repeat(to - from) + left.slice(to), text);

const isDay = (item: Entity): boolean =>
  item.kind === 'time' &&
  (item.time.kind === 'date' ||
    item.time.kind === 'instant' ||
    (item.time.kind === 'recurrence' && item.time.clock !== undefined) ||
    (item.time.kind === 'interval' && item.time.day !== undefined));
const isWeek = (item: Entity): boolean =>
  item.kind === 'time' &&
  item.time.kind === 'interval' &&
  item.time.grain === 'week' &&
  item.time.open === undefined;
/** "Tomorrow and next week": a day, or a week that is joined to one. */
const isDayIn = (items: Entity[], at: number, text: string): boolean => {
  const [item, before] = [items[at], items[at - 1]];
  if (item === undefined || !isWeek(item)) return item !== undefined && isDay(item);
  return (
    before !== undefined &&
    isDay(before) &&
    /^ (?:and |ו)(?:on |in |ב)?$/.test(text.slice(before.to, item.from))
  );
};
const isTimed = (item: Entity): boolean => item.kind === 'time' && item.time.kind !== 'date';
const chooses = (item: Entity): boolean => item.kind === 'person' || item.kind === 'subject' || isDay(item);

/** The same sentence once for each that is listed in it; empty where nothing is listed. `said`: the hour said last is of each day. */
export function listedParts({ items, normal }: Interpretation, said: AnnotatedText | null = null): string[] {
  const span = (item: Entity) => typedSpan(normal, item.from, item.to);
  const joins = items.flatMap((item, at) =>
    item.joined &&
    at > 0 &&
    (chooses(item) || isDayIn(items, at, normal.text)) &&
    item.role !== 'instead' &&
    // "From Wednesday the 18th, to Thursday": one goes to the other.
    !(item.role === 'to' && items[at - 1]?.role === 'from')
      ? [at]
      : [],
  );
  const first = joins[0];
  if (first === undefined) return [];
  const before = items[first - 1] as Entity;
  const isList = joins.every(
    (at) => items[at]?.kind === before.kind && isDayIn(items, at, normal.text) === isDay(before),
  );
  if (isList && joins.every((at, k) => at === first + k) && (before.kind === 'person' || isDay(before))) {
    const all = [before, ...joins.map((at) => items[at] as Entity)];
    // "Monday and Tuesday after 5": of which days is asked.
    if (said && all.some((one) => one.kind === 'time' && 'open' in one.time && one.time.open)) return [];
    const list = all.map(span);
    const last = all.at(-1) as Entity;
    const days = (said?.readings ?? []).filter((one) => one.kind === 'time' && one.time.kind === 'date');
    const day = days.find((one) => one.from === last.from && one.to < last.to && isTimed(last));
    if (
      day &&
      all.every((one) => one === last || days.some(({ from, to }) => one.from === from && one.to === to))
    )
      list[list.length - 1] = typedSpan(normal, day.from, day.to);
    const [from, to] = [list[0]?.from ?? 0, list.at(-1)?.to ?? 0];
    return list.map((one) =>
      without(normal.raw, [
        { from, to: one.from },
        { from: one.to, to },
      ]),
    );
  }
  // "the Monday English and the Thursday physics": each with words of its own.
  const starts = [0, ...joins];
  const opened = items.findIndex(chooses);
  if (opened < 0 || opened >= first) return [];
  const bounds = starts.map((at, k) => ({
    from: span(items[k === 0 ? opened : at] as Entity).from,
    to: span(items[(starts[k + 1] ?? items.length) - 1] as Entity).to,
  }));
  // "Away on the 18th, so Adam won't come": a day and a name are no list.
  const kinds = starts.map(
    (at, k) =>
      new Set(
        items
          .slice(k === 0 ? opened : at, starts[k + 1])
          .filter(chooses)
          .map(({ kind }) => kind),
      ),
  );
  if (!kinds.every((some) => [...some].some((kind) => kinds[0]?.has(kind)))) return [];
  const [from, to] = [bounds[0]?.from ?? 0, bounds.at(-1)?.to ?? 0];
  return bounds.map((one) =>
    without(normal.raw, [
      { from, to: one.from },
      { from: one.to, to },
    ]),
  );
}

const another = /^\S+ (?:another|an extra|a make|a catch)/;
const asksNicely = /^(?:(?:can|could|would|will) (?:you|u|we|i)|אפשר|תוכלי?) /;
const asks = /^(?:please|can|could|may|we|you|i|would|like|to)$/;

/** What follows a verb, and no name. */
const ofVerb = /^(?:me|us|him|her|them|it|the|a|an|my|his|their|our|everyone|everybody|את|לי|לנו|לו|לה|להם)$/;
const orderOfYou = /^ו(?:ת|ל)[א-ת]{3,}$/;

/** "… and print the list", "… and text Maya", "… ותדפיס את הרשימה": where a word that nothing reads stands as a verb of its own. */
export const strangeVerbs = ({ normal, tokens, readings }: AnnotatedText): number[] =>
  tokens.flatMap(({ text, from, to, kind }, at) => {
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    if (before === undefined || after === undefined) return [];
    const isRead = readings.some(
      (one) => one.from < to && one.to > from && !('fit' in one && one.fit === 'near'),
    );
    const isNamed = readings.some(
      (one) =>
        one.kind === 'person' && one.fit !== 'near' && one.from >= after.from && one.from <= after.from + 1,
    );
    if (isRead || !(ofVerb.test(after.text) || isNamed)) return [];
    if (kind === 'hebrew') return orderOfYou.test(text) ? [from + 1] : [];
    const typed = normal.raw[typedSpan(normal, from, to).from] ?? '';
    return /[a-z]/.test(typed) && /^(?:and|then|also|[,;.+&])$/.test(before.text) ? [from] : [];
  });

/** The sentence cut before each verb of doing that another begins with ("cancel Omer tomorrow and book Yael at 4"). */
export function clauses(
  { normal, tokens }: AnnotatedText,
  verbStarts: number[],
): { text: string; from: number }[] {
  const cuts = tokens.flatMap((token, at) => {
    const starts = verbStarts.some(
      (from) => from === token.from || (from === token.from + 1 && token.text.startsWith('ו')),
    );
    if (!starts || at === 0) return [];
    const isJoined =
      token.text.startsWith('ו') && token.kind === 'hebrew' && verbStarts.includes(token.from + 1);
    // "Adam can't come tomorrow. Could we book another lesson on Thursday?"
    let first = at;
    if (another.test(normal.text.slice(token.from)))
      while (first > 0 && asks.test(tokens[first - 1]?.text ?? '')) first--;
    if (first > 0 && first < at && /^[.;,]$/.test(tokens[first - 1]?.text ?? ''))
      return [{ at: first, isJoined: false }];
    const before = tokens[at - 1]?.text ?? '';
    return isJoined || /^(?:and|then|also|,|;|\.|\+|&|ואז|וגם|ו)$/.test(before) ? [{ at, isJoined }] : [];
  });
  if (cuts.length === 0) return [];
  const edges = [
    0,
    ...cuts.map(({ at }) => typedSpan(normal, tokens[at]?.from ?? 0, tokens[at]?.to ?? 0).from),
    normal.raw.length,
  ];
  return edges.slice(0, -1).map((from, k) => {
    const raw = normal.raw.slice(from, edges[k + 1]);
    // "Can you cancel Maya and book Dana?": all of it is asked nicely, and the last of it is no question.
    const own = asksNicely.test(normal.text) ? raw.replace(/\?+\s*$/, '') : raw;
    return { from, text: own.replace(/(?:[\s,;.&+]|\s(?:and|then|also|ואז|וגם))+$/, '') };
  });
}
