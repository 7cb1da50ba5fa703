/** Raises or lowers what lessons cost, by a percentage or by a sum. */
import type { Wall } from '../../../domain/basics/wallTime.ts';
import { factors } from '../../grammar/factor.ts';
import { anyOf } from '../../kernel/cases.ts';
import { command } from '../../kernel/command.ts';
import { has } from '../../kernel/interpretation.ts';
import { inWords } from '../../kernel/words.ts';
import { idle } from '../../slots/freeText.ts';
import { peopleOf } from '../../slots/somePeople.ts';
import { firstLessons } from '../../world/exampleWords.ts';
import { lessonsOf, sinceOf } from './rise/lessons.ts';
import { ofOtherThings } from './rise/ofOtherThings.ts';
import { resolveRise } from './rise/resolve.ts';
import { dearer, dearerWithin, timesFactor } from './rise/steps.ts';
import { bareSums, isTakenOff } from './rise/sums.ts';

type RiseSlots = { from?: Wall; to?: Wall; factor?: number; amount?: number; notify?: 'tell' | 'quiet' };

export const meetingScalePrice = command({
  id: 'meeting.scalePrice',
  who: ['teacher'],
  effect: 'does',
  weighs: () => true,
  says: {
    en: [
      '(raise|increase|lower|reduce|decrease|cut|bump|put up|make) [the|my] [price|prices|rate|rates] [of|for]',
      '(take|knock|shave|give) … off',
      'add',
      '[more] (cheaper|expensive|more)',
      '(raise|increase|lower|reduce|put up) … (price|prices|rate)',
      'make … (cheaper|expensive)',
      '(cost|costs|pay|pays) … (more|less)',
      '(go|goes|going) (up|down)',
      '(raise|increase|lower|reduce|decrease|cut|bump|drop|discount|hike|up|slash)',
      '(bump|put|push|bring) … (up|down)',
      '(off|discount)',
      '(double|doubled|halve|triple|quadruple|twice|half|multiply)',
      '(price|prices|rate|rates|charge|pays|pay|cost|costs)',
    ],
    he: [
      '(להעלות|העלה|להוריד|לייקר|להוזיל|להפחית) [את] [ה] [המחיר|המחירים|מחיר|מחירים]',
      '(יקר|יקרים|יקרה|זול|זולים|זולה)',
      '(להעלות|להוריד|להפחית) … (המחיר|מהמחיר|המחירים)',
      '(מחיר|מחירים|תעריף|לחייב|לגבות|ישלם|תשלם|משלם|משלמת|משלמים|ישלמו)',
      '(להכפיל|לכפול|להוסיף)',
      '(יתייקר|תתייקר|יתייקרו|מתייקר|מתייקרים|יוזל|תוזל|יוזלו|יעלה|יעלו|עולה|עולים|ירד|תרד|ירדו)',
    ],
  },
  takes: [
    'person',
    'subject',
    'time',
    'percent',
    'money',
    'noun',
    'scope',
    'all',
    'it',
    'notify',
    'which',
    'factor',
    'price',
  ],
  extra: (said) => [
    ...factors(said),
    ...bareSums(said),
    ...idle(said, /^(?:פחות|יותר|less|prices|rates|fees|ה?מחירים|מחירי|ה?מחיר|ה?תעריפים|תעריפי)$/),
  ],
  /** "half price for Omer tomorrow" */
  bare: (heard) =>
    !heard.asks &&
    !heard.negated &&
    // "לנועה 15 אחוז פחות בחמישי"
    (has(heard, 'factor') ||
      (/פחות|יותר|\d(?: shekels?| ?₪|%| percent) (?:less|more)\b/.test(heard.normal.text) &&
        (peopleOf(heard.items).length > 0 || has(heard, 'all')))),
  price: (reading, { text }) =>
    reading.kind === 'time' &&
    reading.time.kind === 'interval' &&
    reading.time.open !== undefined &&
    isTakenOff(text, reading.from)
      ? null
      : 0,
  declines: anyOf(...ofOtherThings),
  resolve: resolveRise,
  plan(slots, world) {
    const { from, to, factor, amount, notify } = slots as RiseSlots;
    if (factor === undefined && amount === undefined) return {};
    const held = lessonsOf(slots, world);
    if (held.length === 0)
      return {
        reply: {
          text: inWords(world, 'There are no upcoming lessons like that.', 'אין שיעורים כאלה בהמשך.'),
        },
      };
    const since = sinceOf(from, world);
    if (factor !== undefined) return { steps: timesFactor(held, factor, { from: since, to, notify }) };
    if (to === undefined) return { steps: held.flatMap((one) => dearer(one, 'future', amount ?? 0, world)) };
    const range = { from: since, to, ...(notify === undefined ? {} : { notify }) };
    return { steps: dearerWithin(held, amount ?? 0, range, world) };
  },
  examples(world) {
    const { person } = firstLessons(world);
    return {
      en: ['raise all future lessons by 10%', `raise ${person.en}'s lessons by 10%`, 'take 5% off next week'],
      he: ['תעלה את כל השיעורים העתידיים ב-10 אחוז', `להעלות את השיעורים של ${person.he} ב-10%`],
    };
  },
  counterexamples: {
    en: [
      "don't raise all lessons by 10%",
      'should I raise all lessons by 10%?',
      'give Dana 10% off',
      "set tomorrow's 4pm to 150",
    ],
    he: [
      'אל תעלה את כל השיעורים ב-10%',
      'האם להעלות את כל השיעורים ב-10%?',
      'לדנה 10% הנחה',
      'תעלה את המחיר של דנה ל-180',
    ],
  },
});
