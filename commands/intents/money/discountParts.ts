/** The parts of a sentence about discounts: how much is taken off, on which condition, and which discount is meant. */
import type { Discount } from '../../../domain/money/discount.ts';
import { standing } from '../../../domain/money/discount.ts';
import { toMinor } from '../../../domain/basics/money.ts';
import { discountRows } from '../../world/discountRows.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { ask, say, type Draft } from '../../kernel/draft.ts';
import type { Interpretation, Entity } from '../../kernel/interpretation.ts';
import type { EntityCandidate, AnnotatedText } from '../../kernel/annotatedText.ts';
import { idle, quotedItem } from '../../slots/freeText.ts';
import { inWords } from '../../kernel/words.ts';
import { currencyOf } from '../../world/world.ts';
import { sumOf } from './figuresOf.ts';

export type Off = { type: 'percentage' | 'fixed'; value: number; items: Entity[] };

const halfPrice = /\bhalf(?: the)? (?:price|off)\b|\bat half\b|(?<![א-ת])[בל]?חצי (?:ה)?מחיר(?![א-ת])/;
const free = /\bfor free\b|\bon the house\b|\bfree of charge\b|(?<![א-ת])ב?חינם(?![א-ת])/;

/** "10%", "20 shekels", "half price": what is taken off. */
export function offIn(heard: Interpretation): Off | null {
  const { items, normal } = heard;
  const percent = items.findLast((item) => item.kind === 'percent');
  if (percent?.kind === 'percent') return { type: 'percentage', value: percent.value, items: [percent] };
  const money =
    items.find((item) => item.kind === 'money') ?? items.findLast((item) => item.kind === 'number');
  if (money && (money.kind === 'money' || money.kind === 'number'))
    return { type: 'fixed', value: money.value, items: [money] };
  if (halfPrice.test(normal.text)) return { type: 'percentage', value: 50, items: [] };
  return free.test(normal.text) ? { type: 'percentage', value: 100, items: [] } : null;
}

export const discountWords = (said: AnnotatedText): EntityCandidate[] =>
  idle(
    said,
    /^(?:discounts?|disc|rebates?|reductions?|deals?|promos?|offers?|promotions?|off|less|cheaper|price|rate|a|an|give|percent|every|each|lessons?|free|half|first|trial|when|or|more|come|comes|before|after|noon|mornings?|evenings?|afternoons?|slots|students|kids|who|weekly|recurring|step|[בלהמכו]{0,2}(?:הנחה|הנחת|הנחות|מבצע|מבצעים|הטבה|הטבות|אחוז|אחוזים|פחות|מחיר|חצי|חינם|דיסקאונט|קופון|בוקר|בקרים|ערב|שעות|שיעור|ראשון|קבועים|קבועות|קיימות|אצלי|תלמידים|חדשים)|של|לי|לה|לו|להם)$/,
  );

export const discountsOf = (world: IndexedWorld): Discount[] => standing(discountRows(world));

/** "siblings", said of "sibling discount": a few letters at the end may differ. */
const isNamedIn = (text: string, name: string): boolean => {
  const plain = name.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, '');
  return plain !== '' && (text.includes(plain) || (plain.length > 4 && text.includes(plain.slice(0, -1))));
};

/** The words of a name are read by it. */
export function takeName(heard: Interpretation, name: string): void {
  const plain = name.toLowerCase();
  heard.unread = heard.unread.filter(({ text }) => !plain.includes(text.replace(/^[בלהמו]{0,2}ה?/, '')));
}

export const discountWordsIn = (discount: Discount, world: IndexedWorld): string => {
  const { type, value, progressiveSteps } = discount.terms;
  const one = (off: number): string => (type === 'fixed' ? sumOf(off, world) : `${off}%`);
  return progressiveSteps.length > 0
    ? progressiveSteps.map(({ threshold, discountValue }) => `${threshold}: ${one(discountValue)}`).join(', ')
    : one(value);
};

/** The one that is named, the only one there is, or the question which. */
export function theDiscount(draft: Draft, heard: Interpretation, world: IndexedWorld): Discount | null {
  const all = discountsOf(world);
  const given = all.find(({ id }) => id === draft.given['discount']);
  if (given) return given;
  const { text } = heard.normal;
  const found = all
    .filter(({ terms }) => isNamedIn(text, terms.name))
    .sort((a, b) => b.terms.name.length - a.terms.name.length);
  const [first, another] = found;
  const only = another && another.terms.name.length === first?.terms.name.length ? undefined : first;
  if (only) {
    takeName(heard, only.terms.name);
    const quoted = quotedItem(heard.items) as Entity | undefined;
    say(draft, 'discount', only.id, quoted ? [quoted] : [], 'what');
    return only;
  }
  ask(
    draft,
    'discount',
    inWords(world, 'Which discount?', 'איזו הנחה?'),
    (found.length > 0 ? found : all)
      .slice(0, 6)
      .map((each) => ({ label: `${each.terms.name} · ${discountWordsIn(each, world)}`, value: each.id })),
  );
  return null;
}

/** As an operation takes it: a part, or minor units. */
export function valueOf(type: unknown, value: unknown, world: IndexedWorld): number | null {
  if (typeof value !== 'number' || value <= 0) return null;
  return type === 'fixed' ? toMinor(value, currencyOf(world)) : value <= 100 ? value : null;
}
