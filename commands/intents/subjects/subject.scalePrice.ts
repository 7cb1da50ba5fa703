/** Raises or lowers what an hour costs, of one subject or of all, by a percentage or by a sum. */
import { command } from '../../kernel/command.ts';
import { lowers, riseOf, rises } from '../../slots/rise.ts';
import { mark, say } from '../../kernel/draft.ts';
import { unnamed, words, type Interpretation } from '../../kernel/interpretation.ts';
import { factors } from '../../grammar/factor.ts';
import { idle } from '../../slots/freeText.ts';
import { isSince, openPrice } from '../../slots/aChange.ts';
import { isRiseOfList } from '../../slots/isRiseOfList.ts';
import { followers, pricedSteps } from './pricedSteps.ts';
import { listed, subjectsIn, subjectWords, theSubject } from '../../slots/theSubject.ts';

const adds = /\badd\b|להוסיף|תוסיפי?(?![A-Za-zÀ-ӿא-ي])|הוסיפי?(?![A-Za-zÀ-ӿא-ي])/u;

const changeOf = (heard: Interpretation) =>
  riseOf(heard) ??
  (adds.test(heard.normal.text) ? heard.items.find((item) => item.kind === 'money') : undefined) ??
  null;

export const subjectScalePrice = command({
  id: 'subject.scalePrice',
  who: ['teacher'],
  effect: 'does',
  weighs: () => true,
  says: {
    en: [
      '(raise|increase|lower|reduce|decrease|cut|bump|up|drop|add|make|take)',
      '(put|bump|push|bring) … (up|down)',
    ],
    he: ['(להעלות|העלה|להוריד|לייקר|להוזיל|להפחית|להוסיף|להכפיל|לכפול)', '(מחיר|המחיר|מחירי|תעריף|התעריף)'],
  },
  takes: ['subject', 'factor', 'percent', 'money', 'time', 'scope', 'all', 'price', 'notify'],
  extra: (said) => [
    ...factors(said),
    ...subjectWords(said),
    ...idle(
      said,
      /^(?:cheaper|expensive|more|less|up|down|off|dearer|יותר|פחות|יקר|יקרים|זול|זולים|ה?מחירים|ב?תעריפים)$/,
    ),
  ],
  price: openPrice,
  declines: (heard) =>
    !isRiseOfList(heard) ||
    changeOf(heard) === null ||
    heard.items.some((item) => item.kind === 'time' && !isSince(item)),
  resolve(draft, heard, world) {
    const rise = changeOf(heard);
    if (rise === null) return;
    const text = unnamed(heard);
    const sign = lowers.test(text) && !rises.test(text.slice(0, rise.from)) ? -1 : 1;
    if (rise.kind === 'word') say(draft, 'factor', Number(rise.value), [rise], 'money');
    else if (rise.kind === 'percent')
      say(draft, 'factor', Math.round((100 + sign * rise.value) * 100) / 10_000, [rise], 'money');
    else if (rise.kind === 'money') say(draft, 'amount', sign * rise.value, [rise], 'money');
    const isOne = subjectsIn(heard.items).length > 0;
    const one = isOne ? theSubject(draft, heard, world) : null;
    mark(draft, 'subject', words(heard, 'all'), 'what');
    const told = words(heard, 'notify').at(-1);
    if (told) say(draft, 'notify', told.value, [told], 'scope');
    const ids = isOne ? (one ? [one.id] : []) : listed(world).map(({ id }) => id);
    followers(
      draft,
      isOne ? heard : { ...heard, items: heard.items.filter((item) => !isOfSubjects(item)) },
      ids,
      world,
    );
  },
  plan(slots, world) {
    const { subject, factor, amount, ...more } = slots as {
      subject?: string;
      factor?: number;
      amount?: number;
      scope?: 'all' | 'future' | 'none';
      from?: string;
      notify?: 'tell' | 'quiet';
    };
    if (factor === undefined && amount === undefined) return {};
    const costs = listed(world)
      .filter(({ id }) => subject === undefined || id === subject)
      .map(({ id, cost }) => ({
        subject: id,
        cost: Math.max(0, Math.round(((cost ?? 0) * (factor ?? 1) + (amount ?? 0)) * 100) / 100),
      }));
    return { steps: pricedSteps(costs, more, world) };
  },
  examples: () => ({
    en: ['raise every subject by 10 shekels'],
    he: ['להעלות את כל המקצועות ב-10 שקלים'],
  }),
  counterexamples: {
    en: [
      "don't raise every subject by 10 shekels",
      'should I raise every subject by 10 shekels?',
      'raise all future lessons by 10%',
      'raise maths to 180',
    ],
    he: [
      'אל תעלה את כל המקצועות ב-10 שקלים',
      'האם להעלות את כל המקצועות ב-10 שקלים?',
      'להעלות את כל השיעורים ב-10%',
      'להעלות את מתמטיקה ל-180',
    ],
  },
});

/** "all" before "subjects" says which subjects, not which lessons. */
const isOfSubjects = (item: Interpretation['items'][number]): boolean =>
  item.kind === 'word' && item.sense === 'all' && item.value === 'all';
