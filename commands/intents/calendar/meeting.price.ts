/** Sets what a lesson costs. */
import { toMinor } from '../../../domain/basics/money.ts';
import { command } from '../../kernel/command.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { mark, say, type Draft } from '../../kernel/draft.ts';
import { has, words, type Interpretation, type Entity, verbTexts } from '../../kernel/interpretation.ts';
import type { EntityCandidate, AnnotatedText } from '../../kernel/annotatedText.ts';
import { heldToConstraints } from '../../slots/temporalConstraints.ts';
import { clockOfNumber, whenOf } from '../../slots/when.ts';
import { openPrice } from '../../slots/aChange.ts';
import { inWords } from '../../kernel/words.ts';
import { noPriceBelowZero, signed } from '../../slots/aNumber.ts';
import { speaksOfList } from '../../slots/isRiseOfList.ts';
import { peopleOf } from '../../slots/somePeople.ts';
import { isSubjectPrice } from '../../slots/isSubjectPrice.ts';
import { addressesOf } from './lesson/address.ts';
import { aChangeInDays } from './cancel/aChangeInDays.ts';
import { firstLessons } from '../../world/exampleWords.ts';
import { riseOf } from '../../slots/rise.ts';

type Sum = Entity & { kind: 'money' | 'number' };

/** A longer number is one's telephone. */
const isSum = (item: Entity): item is Sum =>
  item.kind === 'money' || (item.kind === 'number' && item.value >= 25 && item.value < 100_000);

/** "Omer's lesson 1730": half past five. */
const isCompactHour = (item: Entity): boolean =>
  item.kind === 'number' && item.value > 700 && item.value < 2200 && clockOfNumber(item.value) !== null;

/** "free of charge" */
const free = ({ normal: { text } }: AnnotatedText): EntityCandidate[] =>
  [
    ...text.matchAll(
      /\b(?:free of charge|for free|no charge|at no charge|on the house|nothing)\b|(?<![A-Za-zÀ-ӿא-ي])(?:ב?חינם|(?:ללא|בלי) (?:תשלום|עלות))(?![A-Za-zÀ-ӿא-ي])/gu,
    ),
  ].map((found) => ({
    kind: 'money' as const,
    value: 0,
    currency: null,
    from: found.index,
    to: found.index + found[0].length,
    cost: 0.5,
  }));

export const meetingPrice = command({
  id: 'meeting.price',
  who: ['teacher'],
  effect: 'does',
  weighs: () => true,
  says: {
    en: [
      '(charge|charges|bill|price|pays|pay|costs|cost)',
      '(should be|will be|is now)',
      '(set|change|make|raise|lower|put|drop|reduce|increase|cut|bring|bump) … (price|cost|rate) [down|up]',
      '(set|change|raise|lower|put|make)',
      'price of',
      '(price|rate|fee) (is|becomes|will be|goes to)',
      '(goes|go) (up|down) to',
      '(will|should|to) (pay|cost)',
    ],
    he: [
      '(להעלות|להוריד|לעדכן|לייקר|להוזיל|לשנות)',
      '(סיכמתי|סיכמנו|סגרתי|סגרנו|לסגור) … על',
      '(משלם|משלמת|משלמים|תשלם|ישלם|ישלמו|לחייב|לגבות|לעשות|תעשה|תעשי|עולה|עולים|יעלה|מתייקר|מתייקרת|יתייקר|תתייקר|צריך להיות|צריכה להיות)',
      '(לשנות|שנה|שני|לקבוע|להעלות|העלה|להוריד|להחזיר|לעדכן|עדכן) … (מחיר|המחיר|התעריף|תעריף)',
      '(עובר|עוברת|עוברים|יעבור|תעבור)',
      '(תעריף|התעריף|המחיר|מחיר|עלות|העלות|לוקח|לוקחת|לקחת|קח|קחי|תיקח|תיקחי|תקח|תקחי|אקח|גובה)',
    ],
  },
  takes: [
    'person',
    'subject',
    'time',
    'number',
    'money',
    'noun',
    'which',
    'scope',
    'notify',
    'it',
    'all:all',
    'price',
  ],
  extra: (said) => free(said),
  /** "Dana's lessons are 170 from now on", "Omer tomorrow ₪135": a sum, and no hour. */
  bare: (heard) =>
    !heard.asks &&
    !heard.negated &&
    !(words(heard, 'price').length === 0 && heard.items.some(isCompactHour)) &&
    heard.items.some(
      (item) =>
        item.kind === 'money' ||
        (item.kind === 'number' &&
          item.value >= 50 &&
          (item.role === 'instead' ||
            words(heard, 'noun').length > 0 ||
            words(heard, 'price', 'each').length > 0 ||
            // No length of a lesson, and no hour.
            (item.value >= 100 && words(heard, 'scope', 'future').length > 0))),
    ) &&
    whenOf(
      words(heard, 'price', 'each').length > 0 ? heard.items.filter((item) => !isSum(item)) : heard.items,
    ).clock === undefined &&
    whenOf(heard.items).recurrence === undefined &&
    (heard.items.some(({ kind }) => kind === 'person') ||
      // "השיעור מחר בחינם": no other lesson can be meant than that of then.
      heard.items.some((item) => item.kind === 'money' && item.value === 0) ||
      // "The group is 90" may be minutes.
      (words(heard, 'noun', 'group').length > 0 &&
        (words(heard, 'price').length > 0 || heard.items.some(({ kind }) => kind === 'money')))) &&
    heard.items.some(
      (item) =>
        item.kind === 'time' ||
        (item.kind === 'word' && (item.sense === 'noun' || item.sense === 'scope' || item.sense === 'price')),
    ),
  // "90 shekels each" is of each who comes.
  price: (reading, { text }) =>
    (reading.kind === 'word' &&
      reading.sense === 'all' &&
      text.slice(reading.from, reading.to) === 'each' &&
      !/^ (?:lesson|class|session|meeting|one|of)/.test(text.slice(reading.to))) ||
    (reading.kind === 'time' &&
      /(?:^|\s)\d{3}$|^(?:at |to |from |[בלמ]-?)?\d{3}\b(?!:)/.test(text.slice(reading.from, reading.to)))
      ? null
      : openPrice(reading),
  declines: (heard) =>
    !heard.items.some(isSum) ||
    // "עובר ל-150 שקל" is what it costs, "עובר ל-7" when it is.
    ((heard.verb?.pattern ?? '').startsWith('(עובר') &&
      (has(heard, 'noun', 'group') || heard.items.every(({ kind }) => kind !== 'money'))) ||
    // What was paid is told.
    (/\bpaid\b|(?<![A-Za-zÀ-ӿא-ي])שיל(?:ם|מ[הו])(?![A-Za-zÀ-ӿא-ي])/u.test(heard.normal.text) &&
      !/(?<![A-Za-zÀ-ӿא-ي])(?:עכשיו|מעכשיו|עד|במקום|אבל)(?![A-Za-zÀ-ӿא-ي])|\b(?:now|until|but)\b/u.test(
        heard.normal.text,
      )) ||
    // What is taken off is no price.
    /\bdiscount|(?<![A-Za-zÀ-ӿא-ي])ה?הנחה(?![A-Za-zÀ-ӿא-ي])/u.test(heard.normal.text) ||
    // "100 more" is by how much, and no price.
    /\d(?: [^ \d]+)? (?:more|less\b|extra|יותר|פחות)| עוד \d/.test(heard.normal.text) ||
    /(?<!\d )\b(?:an?|another|extra|new) (?:[a-z]+ ){0,2}(?:lesson|class|session)\b/.test(
      heard.normal.text,
    ) ||
    heard.items.every(({ kind }) => kind === 'money' || kind === 'number' || kind === 'subject') ||
    isSubjectPrice(heard) ||
    // "English will be 165 an hour" is of the subject, whenever it begins.
    (speaksOfList(heard) &&
      heard.items.every(({ kind }) => ['subject', 'money', 'number', 'time'].includes(kind))) ||
    // "20 an hour less", "תוריד ליעל 20 שקל" are no price of 20.
    riseOf(heard) !== null,
  resolve(draft, heard, world) {
    if (!saysBelowZero(draft, heard)) heldToConstraints(resolve)(draft, heard, world);
  },
  plan(slots, world) {
    const { cost } = slots as { cost?: number };
    if (cost === undefined) return {};
    if (cost < 0) return noPriceBelowZero(world);
    const minor = toMinor(cost, world.user?.preferences?.currency ?? 'ILS');
    return minor === null
      ? {}
      : {
          steps: addressesOf(slots, world).map(({ id, address }) => ({
            name: 'updateMeeting',
            args: { input: { id, cost: minor }, ...address },
          })),
        };
  },
  examples(world) {
    const { person } = firstLessons(world);
    return { en: [`charge 180 for ${person.en}'s next lesson`], he: [`${person.he} משלמת 180 לשיעור הבא`] };
  },
  counterexamples: {
    en: [
      "don't charge Dana 180",
      'Dana paid 180',
      'how much does Dana pay?',
      'maths is 220 an hour from now on',
    ],
    he: ['אל תחייב את דנה ב-180', 'דנה שילמה 180', 'כמה דנה משלמת?', 'מתמטיקה 220 לשעה מעכשיו'],
  },
});

const raises = /^(?:raise|increase|lower|reduce|להעלות|להוריד|תעל[הי]|תוריד)/;

const ofParent =
  /\b(?:mum|mom|dad|mother|father|parents?)\b.*\bpay|(?<![A-Za-zÀ-ӿא-ي])(?:אמא|אימא|אבא|ההורים) .*(?:משל|[ית]של)/u;

/** Of such a sum it is told, whatever lesson it is of. */
function saysBelowZero(draft: Draft, heard: Interpretation): boolean {
  const sum = heard.items.find((item): item is Sum => isSum(item) && signed(item, heard.normal) < 0);
  if (!sum) return false;
  mark(draft, 'meeting', heard.items, 'who');
  say(draft, 'cost', -sum.value, [sum], 'money');
  return true;
}

function resolve(draft: Draft, heard: Interpretation, world: IndexedWorld): void {
  // "180 instead of 150", "from 150 to 180": what it was is known.
  const isGoal = heard.items.some((item) => isSum(item) && item.role === 'to');
  const before = heard.items.filter(
    (item) => isSum(item) && (item.role === 'instead' || (item.role === 'from' && isGoal)),
  );
  const sums = heard.items.filter((item) => isSum(item) && !before.includes(item)) as Sum[];
  const sum = sums.find(({ kind }) => kind === 'money') ?? sums[0];
  const held = aChangeInDays(
    draft,
    heard.items.filter((item) => item !== sum && !before.includes(item)),
    world,
    // "This Monday the group is free": that day's, or from then on.
    (before.length > 0 || (sum?.value === 0 && has(heard, 'noun', 'group'))) &&
      whenOf(heard.items).day !== undefined
      ? undefined
      : has(heard, 'which', 'next') && heard.items.every(({ role }) => role !== 'from')
        ? { scope: 'this', why: inWords(world, 'the next one alone', 'השיעור הבא בלבד') }
        : {
            scope: 'future',
            why: inWords(world, 'this one and the future ones', 'מהשיעור הזה והלאה'),
            orAll: peopleOf(heard.items).length > 0,
          },
  );
  if (sum) say(draft, 'cost', sum.value, [sum, ...before], 'money');
  // "Wants to pay 120", "is 90 minutes and costs 200": a wish, or half of what was said.
  if (heard.wish || heard.items.some((item) => item.kind === 'time' && item.time.kind === 'duration'))
    draft.doubts.push('told');
  // "Itay pays 80 in the group": what the others of it pay is their own.
  const named = peopleOf(heard.items).length;
  const { items = [] } = draft.slots as { items?: { meeting: string }[] };
  const meant = held ? [held.lesson] : items.flatMap(({ meeting }) => world.lessonById.get(meeting) ?? []);
  if (named > 0 && meant.some(({ attendeeIds }) => attendeeIds.length > named)) draft.doubts.push('group');
  // "Yael's mum pays 90 today": a payment, or what is to be paid.
  if (ofParent.test(heard.normal.text)) draft.doubts.push('told');
  const said = verbTexts(heard).join(' ');
  // "Raise Noam 30": by it, or to it.
  if (sum?.role === null && raises.test(said)) draft.doubts.push('sum');
  // "Omer's lesson will be 60": shekels or minutes.
  const isBare = /^(?:should be|will be|is now|לשנות|[תנ]שנ[הי])$/.test(said);
  if (isBare && sum?.kind === 'number' && sum.value <= 120 && words(heard, 'price').length === 0)
    draft.doubts.push('sum');
}
