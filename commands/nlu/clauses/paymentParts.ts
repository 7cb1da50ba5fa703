/** "Noam paid 300 and Dana 200", "200 from Noam and 300 from Dana": what each of them paid, with the words that are of all. */
import { typedSpan } from '../text/normalize.ts';
import type { Interpretation } from '../../kernel/interpretation.ts';

type Range = { from: number; to: number };
/** `own`: so many letters of it were typed there. */
type PaidPart = Range & { text: string; own: number };

type Turn = Range & { isWho: boolean };

/** Where each payment begins: where the kind that leads is said again. Empty where people and sums do not take turns. */
function leadsOf({ items, unread, normal }: Interpretation): Turn[] {
  const turns = [
    ...items.flatMap((one) =>
      one.kind === 'person' || one.kind === 'money' || one.kind === 'number'
        ? { from: one.from, to: one.to, isWho: one.kind === 'person' }
        : [],
    ),
    // A name that nobody has is of a payment too: it is asked whose.
    ...unread.map(({ from, to }) => ({
      from: from > 0 && normal.text[from] === 'ו' ? from + 1 : from,
      to,
      isWho: true,
    })),
  ].sort((a, b) => a.from - b.from);
  const firsts = turns.filter(({ isWho }, at) => isWho !== turns[at - 1]?.isWho);
  const leads = firsts.filter(({ isWho }) => isWho === firsts[0]?.isWho);
  return leads.length > 1 && leads.length * 2 === firsts.length ? leads : [];
}

const ending = /(?:[\s,;.+&-]|\s(?:and|plus|also|then|from|of|ו|מ|ומ|וגם))+$/i;

/** The sentence once for each payment; empty where it tells of one. */
export function paymentParts(text: string, heard: Interpretation, paid: string): PaidPart[] {
  const { items, normal, verb } = heard;
  const span = (one: Range): Range => typedSpan(normal, one.from, one.to);
  const leads = leadsOf(heard);
  if (leads.length === 0) return [];
  const starts = leads.map((lead, at) => (at === 0 ? 0 : span(lead).from));
  const bounds = starts.map((from, at) => ({ from, to: starts[at + 1] ?? text.length }));
  const isIn = (one: Range, { from, to }: Range): boolean => one.from >= from && one.to <= to;
  // How and when it was paid is of all, where no other tells its own.
  const shared = (['method', 'time'] as const).flatMap((sort) => {
    const told = items.filter((one) => (one.kind === 'word' ? one.sense : one.kind) === sort).map(span);
    const [only, other] = told;
    const holder = only && !other ? bounds.findIndex((bound) => isIn(only, bound)) : -1;
    return only && (holder === 0 || holder === bounds.length - 1)
      ? [{ holder, text: text.slice(only.from, only.to) }]
      : [];
  });
  const verbs = (verb?.ranges ?? []).map(span);
  return bounds.map(({ from, to }, at) => {
    const own = text.slice(from, to).replace(ending, '');
    const isTold = verbs.length > 0 && verbs.every((one) => isIn(one, { from, to }));
    const more = [...(isTold ? [] : [paid]), ...shared.flatMap((one) => (one.holder === at ? [] : one.text))];
    return { from, to, text: [own, ...more].join(' '), own: own.length };
  });
}
