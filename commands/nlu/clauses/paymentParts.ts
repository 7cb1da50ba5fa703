/** "Noam paid 300 and Dana 200", "200 from Noam and 300 from Dana": what each of them paid, with the words that are of all. */
import { typedSpan } from '../text/normalize.ts';
import type { Entity, Interpretation } from '../../kernel/interpretation.ts';

type Range = { from: number; to: number };
/** `own`: so many letters of it were typed there. */
type PaidPart = Range & { text: string; own: number };

const isSum = ({ kind }: Entity): boolean => kind === 'money' || kind === 'number';
const isWho = ({ kind }: Entity): boolean => kind === 'person';

/** Where each payment begins: where the kind that leads is said again. Empty where people and sums do not take turns. */
function leadsOf(items: readonly Entity[]): Entity[] {
  const turns = items.filter((one) => isSum(one) || isWho(one));
  const [first] = turns;
  if (first === undefined) return [];
  const leads = turns.filter(
    (one, at) => isWho(one) === isWho(first) && (at === 0 || isWho(turns[at - 1] as Entity) !== isWho(first)),
  );
  const follows = turns.filter(
    (one, at) => isWho(one) !== isWho(first) && isWho(turns[at - 1] as Entity) === isWho(first),
  );
  return leads.length > 1 && leads.length === follows.length ? leads : [];
}

const ending = /(?:[\s,;.+&-]|\s(?:and|plus|also|then|from|of|ו|מ|ומ|וגם))+$/i;

/** The sentence once for each payment; empty where it tells of one. */
export function paymentParts(
  text: string,
  { items, normal, verb }: Interpretation,
  paid: string,
): PaidPart[] {
  const span = (one: Range): Range => typedSpan(normal, one.from, one.to);
  const leads = leadsOf(items);
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
