/** Moves lessons to another place: online, at the teacher's, at the student's. */
import type { Location } from '../../../domain/calendar/meeting.ts';
import { addDays, dayOf } from '../../../domain/basics/wallTime.ts';
import { command } from '../../kernel/command.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { mark, say, type Draft } from '../../kernel/draft.ts';
import { has, words, type Interpretation, type Entity } from '../../kernel/interpretation.ts';
import { heldToConstraints } from '../../slots/temporalConstraints.ts';
import { aChange, isSince, openPrice } from '../../slots/aChange.ts';
import { aRange, type Range } from '../../slots/aRange.ts';
import type { EntityCandidate, AnnotatedText } from '../../kernel/annotatedText.ts';
import { butForExceptions, keptOut, leavesOut } from '../../slots/exceptions.ts';
import { idle } from '../../slots/freeText.ts';
import { fits, selectorOf } from '../../slots/selector.ts';
import { peopleOf } from '../../slots/somePeople.ts';
import { whenOf } from '../../slots/when.ts';
import { inWords } from '../../kernel/words.ts';
import { addressOf } from './lesson/address.ts';
import { rangeOf } from './cancel/cancelRange.ts';
import { everyoneIn } from './lesson/clearsStretch.ts';
import type { Held } from '../../world/lesson.ts';
import { firstLessons } from '../../world/exampleWords.ts';

/** "אצל איתי", "בביתה של יעל": at the home of one who learns. */
const atThem = ({ normal, readings }: AnnotatedText): EntityCandidate[] =>
  [...normal.text.matchAll(/(?<![A-Za-zÀ-ӿא-ي])(?:אצל|ב?בית[הו]? של)(?= )/gu)].flatMap(
    ({ index: from, 0: text }): EntityCandidate[] => {
      const to = from + text.length;
      return readings.some(
        (one) =>
          one.kind === 'person' && one.from === to + 1 && one.named.some(({ kind }) => kind === 'student'),
      )
        ? [{ kind: 'word', sense: 'place', value: 'student', from, to, cost: 0.5 }]
        : [];
    },
  );

/** "אליי ולא בזום": where they come to, beside where it is held else. */
const atMe = ({ normal: { text } }: AnnotatedText): EntityCandidate[] =>
  !/ב?זום|אונליין|מרחוק/.test(text)
    ? []
    : [...text.matchAll(/(?<![A-Za-zÀ-ӿא-ي])אלי(?:י|נו)?(?! הביתה)(?![A-Za-zÀ-ӿא-ي])/gu)].map(
        ({ index: from, 0: { length } }) => ({
          kind: 'word',
          sense: 'place',
          value: 'teacher',
          from,
          to: from + length,
          cost: 0.5,
        }),
      );

/** A stretch of days and nobody in particular: everything in it. */
const isRange = (heard: Interpretation): boolean => isRangeOf(butForExceptions(heard));

const isRangeOf = (heard: Interpretation): boolean =>
  peopleOf(heard.items).length === 0 &&
  !heard.items.some(({ kind }) => kind === 'subject') &&
  // One group or one series is no stretch of days.
  words(heard, 'noun').every(
    ({ value }) => value === 'lessons' || (value === 'student' && everyoneIn(heard)),
  ) &&
  whenOf(heard.items).clock === undefined &&
  (whenOf(heard.items).stretch !== undefined || has(heard, 'all') || whenOf(heard.items).day !== undefined);

/** "Off zoom", "מזום" is where it was; one may teach from home. */
const isGoal = ({ role, value }: Entity & { kind: 'word' }): boolean =>
  role !== 'instead' && (role !== 'from' || value !== 'online');

export const meetingPlace = command({
  id: 'meeting.place',
  who: ['teacher'],
  effect: 'does',
  says: {
    en: [
      '(move|make|switch|change|put|set|take|do|teach|hold|have|meet)',
      '(moves|goes|go|going|comes|coming|is|will be|are|meets|happens|come|comes)',
    ],
    he: [
      '(להעביר|להחזיר|לשים|לעשות|תעשה|תעשי|לקיים|להזיז|ללמד|יהיה|תהיה|יהיו|יעברו|יעבור|תעבור|שיעברו|יתקיים|תתקיים|יתקיימו|לשנות|עובר|עוברת|עוברים|עושה|באה|מגיע|מגיעה|מגיעים|אגיע)',
    ],
  },
  takes: [
    'person',
    'subject',
    'time',
    'noun',
    'which',
    'scope',
    'notify',
    'it',
    'all',
    'place',
    'prep:except',
  ],
  price: openPrice,
  extra: (said) => [
    ...atThem(said),
    ...atMe(said),
    // "בבית שלה" is a place.
    ...idle(
      said,
      /^(?:back|again|location|venue|person|face|in|ה?מיקום|פרונטלי|פרונטלית|פרונטליים|בבית)$/,
    ).filter(({ from }) => !said.normal.text.startsWith('בבית של', from)),
  ],
  lightly: true,
  forReasons: true,
  bare: (heard) =>
    !heard.asks &&
    !heard.negated &&
    whenOf(heard.items).clock === undefined &&
    (heard.items.some(({ kind }) => kind === 'time' || kind === 'person') ||
      has(heard, 'scope') ||
      has(heard, 'noun')),
  declines: (heard) =>
    !words(heard, 'place').some(isGoal) ||
    (heard.excused && isNoZoom.test(heard.normal.text)) ||
    heard.items.some(({ kind, role }) => kind === 'subject' && (role === 'instead' || role === 'to')) ||
    (leavesOut(heard) && !isRange(heard)) ||
    heard.items.some((item) => item.kind === 'time' && (item.role === 'to' || item.role === 'instead')) ||
    (isRange(heard) === false &&
      !has(heard, 'it') &&
      !has(heard, 'noun', 'group') &&
      !has(heard, 'which', 'next') &&
      heard.items.every((item) => item.kind === 'word')),
  resolve: heldToConstraints(resolve),
  plan(slots, world) {
    const { from, to, place, notify, items } = slots as {
      items?: { meeting: string }[];
      from?: string;
      to?: string;
      place?: Location;
      notify?: 'tell' | 'quiet';
    };
    if (place === undefined) return {};
    if (from !== undefined && to !== undefined) {
      const ids = items?.map(({ meeting }) => meeting) ?? idsOf(ahead({ from, to }, world));
      if (ids.length === 0) return { steps: [] };
      const days = { from, to, ...(notify === undefined ? {} : { notify }) };
      return { steps: [{ name: 'updateMeetingsLocation', args: { ids, location: place, ...days } }] };
    }
    const addressed = addressOf(slots, world);
    return addressed === null
      ? {}
      : {
          steps: [
            {
              name: 'updateMeeting',
              args: { input: { id: addressed.id, location: place }, ...addressed.address },
            },
          ],
        };
  },
  examples(world) {
    const { person } = firstLessons(world);
    return {
      en: ['all of next week online', `${person.en}'s lessons at my place from now on`],
      he: ['כל השבוע הבא בזום', `השיעורים של ${person.he} אצלי מעכשיו`],
    };
  },
  counterexamples: {
    en: [
      "don't move next week online",
      'book Dana tomorrow at 5 online',
      'is Dana online tomorrow?',
      'I teach online and at my place',
    ],
    he: ['אל תעביר את השבוע הבא לזום', 'תקבע לדנה מחר ב-5 בזום', 'האם דנה בזום מחר?', 'אני מלמדת בזום ואצלי'],
  },
});

const ahead = ({ from, to }: Range, world: IndexedWorld): Held[] =>
  world.heldBetween(from, to).filter(({ start }) => start > world.now);

const idsOf = (held: Held[]): string[] => [...new Set(held.map(({ lesson }) => lesson.id))];

/** The call is of whole lessons: one of which some days are left out and others are not is asked about. */
function butFor(draft: Draft, heard: Interpretation, range: Range, world: IndexedWorld): void {
  const all = ahead(range, world);
  const kept = keptOut(draft, heard, all);
  const ids = idsOf(kept);
  if (all.some((one) => !kept.includes(one) && ids.includes(one.lesson.id))) draft.doubts.push('except');
  draft.slots['items'] = ids.map((meeting) => ({ meeting }));
}

/** "Until the end of March Yael is on zoom": somebody's lessons of so long, and no others. */
function ofOnes(draft: Draft, { items }: Interpretation, world: IndexedWorld): boolean {
  const selector = selectorOf(items);
  const range = rangeOf(draft, selector, world);
  const ids = range ? idsOf(ahead(range, world).filter(({ lesson }) => fits(lesson, selector))) : [];
  if (!range || ids.length === 0 || items.some(isSince)) return false;
  say(draft, 'from', range.from, selector.when.items, 'when');
  draft.slots['to'] = range.to;
  mark(draft, 'items', [...selector.people, ...selector.subjects], 'who');
  draft.slots['items'] = ids.map((meeting) => ({ meeting }));
  return true;
}

/** "Sick, and can't do zoom", "גם בזום היא לא יכולה" */
const isNoZoom =
  /(?:n't|\bnot|(?<![A-Za-zÀ-ӿא-ي])ו?לא)(?: [^ ,]+){0,2} (?:zoom|online|ב?זום|אונליין)|(?:zoom|online|ב?זום|אונליין)(?: [^ ,]+){0,2} (?:not|can't|won't|לא)(?![A-Za-zÀ-ӿא-ي])/u;

const isOpen = (item: Entity): boolean =>
  item.kind === 'time' && isSince(item) && /day|week|month/.test(item.time.grain);

function resolve(draft: Draft, heard: Interpretation, world: IndexedWorld): void {
  const place = words(heard, 'place').findLast(isGoal);
  // "At his place tomorrow, then zoom"
  if (new Set(words(heard, 'place').flatMap((one) => (isGoal(one) ? one.value : []))).size > 1)
    draft.doubts.push('places');
  // "I travel to Omer": told, of what there is.
  if (/(?<![A-Za-zÀ-ӿא-ي])(?:נוסע|טס)/u.test(heard.normal.text)) draft.doubts.push('told');
  const when = whenOf(butForExceptions(heard).items);
  // "Next week in the mornings": which of its lessons is asked.
  if (when.hours) draft.doubts.push('hours');
  const range = isRange(heard) ? aRange(when, world) : null;
  if (range) {
    say(draft, 'from', range.from, when.items, 'when');
    // "From next week on" has no end of its own.
    draft.slots['to'] = when.items.some(isOpen) ? `${addDays(dayOf(range.from), 364)}T00:00` : range.to;
    if (leavesOut(heard)) butFor(draft, heard, range, world);
  } else if (!ofOnes(draft, heard, world))
    aChange(
      draft,
      heard.items,
      world,
      // "This week" is no longer than that.
      when.stretch?.grain === 'week' && when.stretch.end !== undefined && when.stretch.open === undefined
        ? { scope: 'this', why: inWords(world, 'only in the week that was said', 'רק בשבוע שנאמר') }
        : { scope: 'future', why: inWords(world, 'this one and the future ones', 'מהשיעור הזה והלאה') },
    );
  if (place) say(draft, 'place', place.value, [place], 'what');
  // "All on zoom, only Noam at mine": which of them is where is asked.
  if (
    words(heard, 'place').some(
      ({ role, value }) => role !== 'instead' && role !== 'from' && value !== place?.value,
    )
  )
    draft.doubts.push('place');
}
