/** Deletes a discount, all of them, or those that have ended. */
import type { Id } from '../../../domain/basics/ids.ts';
import { dayOf } from '../../../domain/basics/wallTime.ts';
import { command } from '../../kernel/command.ts';
import { say } from '../../kernel/draft.ts';
import { has } from '../../kernel/interpretation.ts';
import { idle } from '../../slots/freeText.ts';
import { inWords } from '../../kernel/words.ts';
import { discountsOf, discountWords, theDiscount } from './discountParts.ts';

const ended = /\b(?:expired|ended|over|run out)\b|שנגמרו|שפגו|שהסתיימו|לא בתוקף/;

export const discountRemove = command({
  id: 'discount.remove',
  who: ['teacher'],
  effect: 'destroys',
  says: {
    en: [
      '(delete|remove|rm|erase|scrap|kill|bin|drop|cancel|abolish|get rid of|end|stop) … (discount|discounts|disc|deal|deals|rebate|promo|reduction|offer)',
      'no more … (discount|deal)',
    ],
    he: [
      '(למחוק|מחק|מחקי|לבטל|להסיר|להוריד|להעיף) [את] [כל] … (הנחה|הנחת|ההנחה|ההנחות|הנחות|מבצע|המבצע|מבצעים)',
      '(אין|בלי) יותר (הנחה|הנחת)',
    ],
  },
  takes: ['quoted', 'all', 'it', 'mine'],
  extra: (said) => [
    ...discountWords(said),
    ...idle(said, /^(?:expired|ended|ones|that|have|my|list|שנגמרו|שפגו|שהסתיימו|שלי|הרשימה)$/),
  ],
  declines: (heard) =>
    heard.items.some(({ kind }) => kind === 'person' || kind === 'percent' || kind === 'money'),
  resolve(draft, heard, world) {
    const today = dayOf(world.now);
    const all = discountsOf(world);
    const isEnded = ended.test(heard.normal.text);
    if (!isEnded && !has(heard, 'all')) {
      theDiscount(draft, heard, world);
      return;
    }
    const meant = isEnded ? all.filter(({ terms }) => terms.endDate !== null && terms.endDate < today) : all;
    say(
      draft,
      'items',
      meant.map(({ id }) => ({ discount: id })),
      [],
      'what',
    );
  },
  plan(slots, world) {
    const { discount, items } = slots as { discount?: Id; items?: { discount: Id }[] };
    const ids = items?.map((each) => each.discount) ?? (discount === undefined ? [] : [discount]);
    const known = discountsOf(world).filter(({ id }) => ids.includes(id));
    if (known.length === 0)
      return { reply: { text: inWords(world, 'There is none of those.', 'אין הנחה כזאת.') } };
    return { steps: known.map(({ id }) => ({ name: 'deleteDiscount' as const, args: { id } })) };
  },
  examples(world) {
    const name = discountsOf(world)[0]?.terms.name;
    return {
      en: [name ? `delete the discount ${name}` : 'remove all expired discounts'],
      he: [name ? `למחוק את ההנחה ${name}` : 'למחוק את ההנחות שנגמרו'],
    };
  },
  counterexamples: {
    en: [
      "don't delete the summer discount",
      'which discounts are active?',
      'cancel my lesson tomorrow',
      'remove the expense fuel',
    ],
    he: ['אל תמחק את הנחת הקיץ', 'אילו הנחות פעילות?', 'לבטל את השיעור מחר', 'למחוק את ההוצאה דלק'],
  },
});
