/** Adds several lessons at once: all of them, or none. */
import { addDays } from '../../../domain/basics/wallTime.ts';
import { command } from '../../kernel/command.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { ask, assume, mark, type Draft } from '../../kernel/draft.ts';
import { words, type Interpretation, type Entity } from '../../kernel/interpretation.ts';
import { heldToConstraints } from '../../slots/temporalConstraints.ts';
import { aNotify } from '../../slots/aScope.ts';
import { endOf, minutesOr, newMoment } from '../../slots/newMoment.ts';
import { whenOf } from '../../slots/when.ts';
import type { When } from '../../slots/saidWhen.ts';
import { inWords, minutesWords } from '../../kernel/words.ts';
import { allOfOneSubject, batchParts, isBatch } from './add/batchParts.ts';
import { firstLessons } from '../../world/exampleWords.ts';
import { namesOne } from './lesson/namesOne.ts';
import { isTakingUp } from './add/wishes.ts';
import { meetingAdd } from './meeting.add.ts';
import { isLonger, isRelative } from './lesson/otherTimes.ts';

type BatchItem = {
  students: string[];
  subject?: string;
  start: string;
  end: string;
  place?: 'teacher' | 'student' | 'online';
};

export const meetingAddBatch = command({
  id: 'meeting.addBatch',
  who: ['teacher'],
  effect: 'does',
  says: meetingAdd.says,
  takes: ['person', 'subject', 'time', 'number', 'noun', 'place', 'notify', 'it', 'price', 'title'],
  extra: allOfOneSubject,
  price: (reading, { text }) => (isRelative(reading, text) ? null : 0),
  declines: (heard) =>
    !isBatch(heard.items) ||
    isLonger(heard) ||
    // "עוד 20 דקות מחר" is longer by that, and no moment from now beside a day.
    heard.items.some((item) => item.kind === 'time' && item.time.rule === 'in a length') ||
    isTakingUp(heard) ||
    namesOne.test(heard.normal.text) ||
    // "Thu → Fri" goes from one day to the other.
    /→|>/.test(heard.normal.raw) ||
    // "Block the 12th and the 15th" closes hours.
    (/\bblock\b/.test(heard.normal.text) && !heard.items.some(({ kind }) => kind === 'person')) ||
    // "עומר עוד 20 דקות מחר" is longer by that, and no moment from now.
    heard.items.some((item) => item.kind === 'time' && /^עוד .*דק/.test(item.time.text)) ||
    heard.items.some(({ role }) => role === 'instead'),
  bare: (heard) =>
    !heard.asks &&
    !heard.negated &&
    heard.items.some(({ kind }) => kind === 'person') &&
    (whenOf(heard.items).clock !== undefined || isBatch(heard.items)),
  resolve: heldToConstraints(resolve),
  plan(slots, world) {
    const { items, notify } = slots as { items?: BatchItem[]; notify?: 'tell' | 'quiet' };
    if (items === undefined || items.length === 0) return {};
    const inputs = items.map(({ students, subject, start, end, place }) => ({
      start,
      end,
      attendees: students.map((attendeeId) => ({ attendeeId })),
      ...(subject === undefined ? {} : { subject: world.named.get(subject)?.name ?? subject }),
      ...(place === undefined ? {} : { location: place }),
    }));
    return {
      steps: [{ name: 'addBatchMeetings', args: { inputs, ...(notify === undefined ? {} : { notify }) } }],
    };
  },
  examples(world) {
    const { person } = firstLessons(world);
    return {
      en: [`book ${person.en} Sunday and Tuesday at 4`],
      he: [`תקבעי את ${person.he} ראשון ושלישי ב-4`],
    };
  },
  counterexamples: {
    en: [
      'book Dana Sunday at 4',
      'every Sunday and Tuesday at 4 with Dana',
      "don't book Dana Sunday and Tuesday at 4",
      'should I book Dana Sunday and Tuesday at 4?',
    ],
    he: [
      'תקבעי את דנה ראשון ב-4',
      'כל ראשון ושלישי ב-4 עם דנה',
      'אל תקבעי את דנה ראשון ושלישי ב-4',
      'האם לקבוע את דנה ראשון ושלישי ב-4?',
    ],
  },
});

/** "Next week: Yael Monday 3pm, Noam Wednesday 5pm": the week that stands before them all is of each day. */
const weekBefore = (items: Entity[]): Entity | undefined =>
  items
    .slice(
      0,
      items.findIndex(({ kind }) => kind === 'person'),
    )
    .find((item) => item.kind === 'time' && item.time.kind === 'interval' && item.time.grain === 'week');

function inWeek(week: Entity | undefined, { day, ...when }: When): When {
  const from = week?.kind === 'time' && 'start' in week.time ? week.time.start : undefined;
  const isEarlier = day?.weekday !== undefined && from !== undefined && `${day.date}T00:00` < from;
  return day ? { ...when, day: isEarlier ? { ...day, date: addDays(day.date, 7) } : day } : when;
}

const besides =
  /(?<![A-Za-zÀ-ӿא-ي])(?:גם|בנוסף|לא רק)(?![A-Za-zÀ-ӿא-ي])|\b(?:also|too|as well|in addition|besides|not (?:only|just))\b/u;

/** "Tomorrow at 5, tomorrow" is said twice and meant once. */
const eachOnce = (items: BatchItem[]): BatchItem[] => [
  ...new Map(items.map((one) => [JSON.stringify(one), one])).values(),
];

function resolve(draft: Draft, heard: Interpretation, world: IndexedWorld): void {
  // "she has a test on Friday": a day beside a reason may be the reason's.
  if (heard.excused) draft.doubts.push('reason');
  // "Mon and Wed at 5 until June" goes on beyond the days that are named.
  const week = weekBefore(heard.items);
  if (whenOf(heard.items.filter((item) => item !== week)).stretch !== undefined) draft.doubts.push('stretch');
  const usual = Number(world.user?.userData?.['lessonDuration']) || 45;
  const minutes = minutesOr(usual, whenOf(heard.items), draft);
  const place = words(heard, 'place').at(-1)?.value as BatchItem['place'];
  const subjectOf = (items: Entity[]): string | undefined => {
    const said = items.find((item) => item.kind === 'subject');
    return said?.kind === 'subject' && said.named.length === 1 ? said.named[0]?.id : undefined;
  };
  const parts = batchParts(heard.items);
  // "Dana 3pm maths, Noam 4pm": what stands beside one of them is hers alone.
  const [opens] = heard.items.filter(({ kind }) => kind === 'person' || kind === 'subject');
  const common = subjectOf(opens ? [opens] : []) ?? subjectOf(parts.at(-1)?.items ?? []);
  const items: BatchItem[] = [];
  let people: string[] = [];
  for (const part of parts) {
    const named = part.people.flatMap((item) =>
      item.kind === 'person' && item.named.length === 1 ? (item.named[0]?.id ?? []) : [],
    );
    if (part.people.length > named.length)
      ask(
        draft,
        'students',
        inWords(world, 'Who do you mean?', 'למי התכוונת?'),
        part.people.flatMap((item) =>
          item.kind === 'person' && item.named.length > 1
            ? item.named.map(({ id, name }) => ({ label: name, value: [id] }))
            : [],
        ),
      );
    if (named.length > 0) people = named;
    const subject = subjectOf(part.items) ?? common ?? usualOf(people, world) ?? subjectOf(heard.items);
    for (const when of part.whens) {
      const moment = newMoment(inWeek(week, when), world);
      if ('missing' in moment) {
        ask(draft, 'start', inWords(world, 'At what hour?', 'באיזו שעה?'), []);
        continue;
      }
      const { start } = moment;
      items.push({
        students: people,
        ...(subject === undefined ? {} : { subject }),
        start,
        end: endOf(start, when, minutes),
        ...(place === undefined ? {} : { place }),
      });
    }
  }
  mark(
    draft,
    'items',
    heard.items.filter(({ kind }) => kind === 'person'),
    'who',
  );
  mark(
    draft,
    'items',
    parts.flatMap(({ items: said }) => said.filter(({ kind }) => kind === 'time')),
    'when',
  );
  mark(
    draft,
    'items',
    heard.items.filter(({ kind }) => kind === 'subject'),
    'what',
  );
  // "Three lessons: …": so many they are.
  const isCount = (one: Entity) => one.kind === 'number' && one.value === items.length && one.role === null;
  mark(draft, 'items', heard.items.slice(0, 1).filter(isCount), 'what');
  // "Not only on Tuesday, on Wednesday too": what stands is not added a second time.
  const anew = items.filter(
    ({ students, start, end }) =>
      !world
        .heldBetween(start, end)
        .some((held) => held.start === start && students.some((id) => held.lesson.attendeeIds.includes(id))),
  );
  draft.slots['items'] = eachOnce(anew.length > 0 && besides.test(heard.normal.text) ? anew : items);
  if (whenOf(heard.items).minutes === undefined)
    assume(
      draft,
      'minutes',
      usual,
      inWords(
        world,
        `${minutesWords(world, usual)}, your usual length`,
        `${minutesWords(world, usual)}, האורך הרגיל שלך`,
      ),
      'when',
    );
  delete draft.slots['minutes'];
  if (items.some(({ students }) => students.length === 0))
    ask(
      draft,
      'students',
      inWords(world, 'With whom?', 'עם מי?'),
      world.students.slice(0, 6).map((one) => ({ label: one.username ?? '', value: [one.id] })),
    );
  aNotify(draft);
}

function usualOf(students: string[], world: IndexedWorld): string | undefined {
  const names = new Set(
    world.lessons
      .filter(({ attendeeIds }) => students.length > 0 && students.every((id) => attendeeIds.includes(id)))
      .map(({ subject }) => subject),
  );
  const [name] = names;
  return names.size === 1 ? world.subjects.find((one) => one.name === name)?.id : undefined;
}
