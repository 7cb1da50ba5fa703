/** Sets what an hour of a subject costs; which lessons follow is said, or asked, or begins with a day. */
import type { Wall } from '../../../domain/basics/wallTime.ts';
import { command } from '../../kernel/command.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { say, type Draft } from '../../kernel/draft.ts';
import { has, words, type Interpretation } from '../../kernel/interpretation.ts';
import { isSince } from '../../slots/aChange.ts';
import { followers, pricedSteps } from './pricedSteps.ts';
import { noPriceBelowZero } from '../../slots/aNumber.ts';
import { exampleSubject, subjectsIn, subjectWords, theSubject } from '../../slots/theSubject.ts';
import { sums, isSubjectPrice } from '../../slots/isSubjectPrice.ts';

export const subjectPrice = command({
  id: 'subject.price',
  who: ['teacher'],
  effect: 'does',
  weighs: () => true,
  says: {
    en: [
      '(set|make|change|raise|lower|put|update|charge|price|i charge|increase|bring)',
      '(price|rate|cost) of',
      '(is|are|costs|cost|be)',
      '(goes|going|go) (up|down) [to]',
      '(goes|going) to',
      '(put|bring) … (up|down) to',
    ],
    he: [
      '(לשנות|להחזיר|לקבוע|להעלות|העלה|להוריד|לעדכן|עדכן|שים|תשים|תשימי) [את] [ה] [מחיר|המחיר|תעריף|התעריף] [של]',
      '(מחיר|המחיר|תעריף|התעריף|עולה|יעלה|תעלה|עולים|מתייקר|מתייקרת|יתייקר|תתייקר|יורד|יורדת|ירד|תרד)',
    ],
  },
  takes: ['subject', 'number', 'money', 'time', 'scope', 'all', 'noun:lessons', 'price', 'notify', 'it'],
  extra: subjectWords,
  // "220 an hour" is a price, no hour and no length.
  price: (reading) =>
    reading.kind === 'time' && (reading.time.kind === 'duration' || reading.time.kind === 'time') ? null : 0,
  bare: (heard) => !heard.asks && !heard.negated && isSubjectPrice(heard),
  declines: (heard) => !isSubjectPrice(heard) || saysNothingOfPrice(heard),
  resolve,
  plan(slots, world) {
    const { subject, cost, items, ...more } = slots as {
      subject?: string;
      cost?: number;
      items?: { subject: string; cost: number }[];
      scope?: 'all' | 'future' | 'none';
      from?: Wall;
      notify?: 'tell' | 'quiet';
    };
    const costs = items ?? (subject === undefined || cost === undefined ? [] : [{ subject, cost }]);
    if (costs.some((one) => one.cost < 0)) return noPriceBelowZero(world);
    return { steps: pricedSteps(costs, more, world) };
  },
  examples(world) {
    const name = exampleSubject(world);
    return {
      en: [`${name} is 220 an hour from now on`, `raise ${name} to 180 from January 1`],
      he: [`${name} 220 לשעה מעכשיו`, `להעלות את ${name} ל-180 מינואר`],
    };
  },
  counterexamples: {
    en: [
      "don't set physics to 200",
      'should physics be 200?',
      "set tomorrow's physics lesson to 150",
      'physics at 5',
    ],
    he: ['אל תעלה את פיזיקה ל-200', 'האם פיזיקה צריכה לעלות 200?', 'דנה משלמת 180', 'פיזיקה ב-5'],
  },
});

/** "maths 220" alone may be a lesson at 2:20. */
function saysNothingOfPrice(heard: Interpretation): boolean {
  const isSaid =
    sums(heard).some(({ kind }) => kind === 'money') ||
    has(heard, 'price') ||
    has(heard, 'scope') ||
    heard.verb !== null ||
    heard.items.some(isSince) ||
    /\b(?:hour|hourly|h|hr|price|rate|now)\b|לשעה|עכשיו|מחיר|תעריף/.test(heard.normal.text);
  return !isSaid && sums(heard).length < 2;
}

function resolve(draft: Draft, heard: Interpretation, world: IndexedWorld): void {
  const [sum] = sums(heard);
  const named = subjectsIn(heard.items);
  if (named.length > 1) {
    const items = named.flatMap((item, at) => {
      const [only, ...rest] = item.named;
      const cost = sums(heard)[at]?.value;
      return only && rest.length === 0 && cost !== undefined ? [{ subject: only.id, cost }] : [];
    });
    if (items.length < named.length) {
      draft.doubts.push('subject');
      return;
    }
    say(draft, 'items', items, [...named, ...sums(heard)], 'what');
  } else {
    theSubject(draft, heard, world);
    if (sum) say(draft, 'cost', sum.value, [sum], 'money');
  }
  if (sums(heard).some(({ value }) => value < 0)) return;
  const told = words(heard, 'notify').at(-1);
  if (told) say(draft, 'notify', told.value, [told], 'scope');
  const ids = [
    draft.slots['subject'],
    ...((draft.slots['items'] ?? []) as { subject: string }[]).map((one) => one.subject),
  ];
  followers(
    draft,
    heard,
    ids.filter((id): id is string => typeof id === 'string'),
    world,
  );
}
