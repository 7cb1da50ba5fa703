/** The hours a teacher works, keeps free or clears, as they are told: on which days, from when until when, and what it touches. */
import { describe, expect, it } from 'vitest';
import type { Locale, SpeakerRole, World } from '../../commands/world.ts';
import { indexWorld } from '../../commands/indexWorld.ts';
import { answerCard } from '../../commands/pipeline/readSentence.ts';
import { sixthWorlds } from '../corpus/aside/sixthWorlds.ts';
import { readInSchool as read } from './readInSchool.ts';

type Line = readonly [Locale, SpeakerRole, string, string, Record<string, unknown>];

const of = (meeting: string, occurrence: string) => ({
  meeting: `m-${meeting}`,
  occurrence: `2026-03-${occurrence}`,
  scope: 'this',
});
const span = (start: string, end: string) => ({ start: `2026-${start}`, end: `2026-${end}` });
const dana = of('dana', '15T16:00');
const noam = of('noam', '16T17:00');
const group = of('group', '16T19:00');
const yael = of('yael', '17T15:00');
const omer = of('omer', '18T18:00');
const noa = of('noa', '19T16:00');
const nextWeek = { from: '2026-03-15T00:00', to: '2026-03-22T00:00' };
const daily = 'FREQ=DAILY;INTERVAL=1';
const passover = span('04-02T00:00', '04-09T00:00');

const done: readonly Line[] = [
  // A holiday of several days is those days, and not those of every week.
  ['en', 'teacher', "I don't work on Passover", 'time.block', passover],
  ['en', 'teacher', "I'm not working on Passover", 'time.block', passover],
  ['en', 'teacher', "we don't work during Hanukkah", 'time.block', span('12-05T00:00', '12-13T00:00')],
  ['en', 'teacher', "I don't work on Rosh Hashana", 'time.block', span('09-12T00:00', '09-14T00:00')],
  ['he', 'teacher', 'אני לא עובדת בפסח', 'time.block', passover],
  ['he', 'teacher', 'אני לא מלמדת בחנוכה', 'time.block', span('12-05T00:00', '12-13T00:00')],
  ['he', 'teacher', 'אין עבודה בפסח', 'time.block', passover],
  ['he', 'teacher', 'אני לא עובדת מפסח עד סוף אפריל', 'time.block', span('04-02T00:00', '05-01T00:00')],
  ['he', 'teacher', 'לא עובדים בסוכות', 'time.block', span('09-26T00:00', '10-03T00:00')],
  ['en', 'teacher', "I don't work on weekends", 'settings.hours', { days: ['FR', 'SA'], hours: null }],
  ['he', 'teacher', 'אני לא עובדת בסוף השבוע', 'settings.hours', { days: ['FR', 'SA'], hours: null }],
  // A part of the day of each day in a stretch.
  ['en', 'teacher', 'cancel next week, just the mornings', 'day.clear', { items: [] }],
  ['en', 'teacher', 'clear next week in the mornings', 'day.clear', { items: [] }],
  [
    'en',
    'teacher',
    'cancel all lessons next week in the afternoon',
    'day.clear',
    { items: [dana, yael, noa] },
  ],
  [
    'en',
    'teacher',
    'cancel all lessons next week in the evening',
    'day.clear',
    { items: [noam, group, omer] },
  ],
  ['he', 'teacher', 'לבטל את כל השיעורים בשבוע הבא אחר הצהריים', 'day.clear', { items: [dana, yael, noa] }],
  ['he', 'teacher', 'לפנות את השבוע הבא בבקרים', 'day.clear', { items: [] }],
  ['he', 'teacher', 'לבטל הכל בשבוע הבא בערב', 'day.clear', { items: [noam, group, omer] }],
  ['en', 'student', 'cancel next week, only the mornings', 'meeting.cancel', { items: [] }],
  ['en', 'student', 'cancel all my lessons next week in the evening', 'meeting.cancel', { items: [group] }],
  ['he', 'student', 'לבטל את כל השיעורים שלי בשבוע הבא בערב', 'meeting.cancel', { items: [group] }],
  [
    'en',
    'teacher',
    'block next week in the afternoon',
    'time.block',
    { ...span('03-15T12:00', '03-15T17:00'), rrule: `${daily};UNTIL=20260321` },
  ],
  [
    'en',
    'teacher',
    'block the mornings next week',
    'time.block',
    { ...span('03-15T06:00', '03-15T12:00'), rrule: `${daily};UNTIL=20260321` },
  ],
  [
    'he',
    'teacher',
    'לחסום את השבוע הבא בערב',
    'time.block',
    { ...span('03-15T17:00', '03-15T21:00'), rrule: `${daily};UNTIL=20260321` },
  ],
  [
    'he',
    'teacher',
    'לחסום את אפריל בבקרים',
    'time.block',
    { ...span('04-01T06:00', '04-01T12:00'), rrule: `${daily};UNTIL=20260430` },
  ],
  // Hours and a week are those hours of each of its days.
  ['en', 'teacher', 'cancel everything between 4 and 6 next week', 'day.clear', { items: [dana, noam, noa] }],
  [
    'en',
    'teacher',
    'cancel everything between 4 and 6 this week',
    'day.clear',
    { items: [of('noa', '12T16:00')] },
  ],
  ['he', 'teacher', 'לבטל הכל בין 4 ל-6 השבוע', 'day.clear', { items: [of('noa', '12T16:00')] }],
  [
    'he',
    'teacher',
    'לחסום בין 4 ל-6 השבוע',
    'time.block',
    { ...span('03-10T16:00', '03-10T18:00'), rrule: `${daily};UNTIL=20260314` },
  ],
  // The end or the beginning of a week by a day in it.
  [
    'en',
    'teacher',
    'cancel everything next week until Wednesday',
    'day.clear',
    { ...nextWeek, to: '2026-03-19T00:00' },
  ],
  ['en', 'teacher', 'cancel next week until Wednesday', 'day.clear', { ...nextWeek, to: '2026-03-19T00:00' }],
  ['en', 'teacher', 'block next week from Tuesday', 'time.block', span('03-17T00:00', '03-22T00:00')],
  ['he', 'teacher', 'לחסום את השבוע הבא עד רביעי', 'time.block', span('03-15T00:00', '03-19T00:00')],
  ['he', 'teacher', 'לחסום את השבוע הבא משלישי', 'time.block', span('03-17T00:00', '03-22T00:00')],
  // Lessons of one each, and no group.
  [
    'en',
    'teacher',
    'cancel all private lessons next week',
    'day.clear',
    { items: [dana, noam, yael, omer, noa] },
  ],
  ['en', 'teacher', 'cancel all one on one lessons on Monday', 'day.clear', { items: [noam] }],
  [
    'he',
    'teacher',
    'לבטל את כל השיעורים הפרטיים בשבוע הבא',
    'day.clear',
    { items: [dana, noam, yael, omer, noa] },
  ],
  ['he', 'teacher', 'תבטלי את כל השיעורים הפרטיים ביום שני', 'day.clear', { items: [noam] }],
  ['he', 'teacher', 'לבטל את כל השיעורים הקבוצתיים בשבוע הבא', 'day.clear', { items: [group] }],
  // Lessons of one place alone.
  ['en', 'teacher', 'cancel my online lessons next week', 'day.clear', { items: [] }],
  ['he', 'teacher', 'לבטל את כל השיעורים המקוונים בשבוע הבא', 'day.clear', { items: [] }],
  // What is said in the plural is of every day.
  [
    'en',
    'teacher',
    "I don't work in the mornings",
    'time.block',
    { ...span('03-10T06:00', '03-10T12:00'), rrule: daily },
  ],
  [
    'en',
    'teacher',
    'not available in the evenings',
    'time.block',
    { ...span('03-10T17:00', '03-10T21:00'), rrule: daily },
  ],
  [
    'en',
    'teacher',
    'block the mornings',
    'time.block',
    { ...span('03-10T06:00', '03-10T12:00'), rrule: daily },
  ],
  [
    'he',
    'teacher',
    'אני לא עובדת בבקרים',
    'time.block',
    { ...span('03-10T06:00', '03-10T12:00'), rrule: daily },
  ],
  ['he', 'teacher', 'לא זמינה בערבים', 'time.block', { ...span('03-10T17:00', '03-10T21:00'), rrule: daily }],
  ['he', 'teacher', 'לחסום את הבקרים', 'time.block', { ...span('03-10T06:00', '03-10T12:00'), rrule: daily }],
  // Where the teacher's own day ends.
  [
    'en',
    'teacher',
    'Fridays I finish at 1',
    'time.block',
    { ...span('03-13T13:00', '03-14T00:00'), rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=FR' },
  ],
  [
    'en',
    'teacher',
    'I finish at 1 on Fridays',
    'time.block',
    { ...span('03-13T13:00', '03-14T00:00'), rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=FR' },
  ],
  ['en', 'teacher', 'on Wednesday I finish at 8', 'time.block', span('03-11T20:00', '03-12T00:00')],
  ['he', 'teacher', 'בשישי אני מסיימת ב-1', 'time.block', span('03-13T13:00', '03-14T00:00')],
  [
    'he',
    'teacher',
    'בימי שישי אני מסיימת ב-1',
    'time.block',
    { ...span('03-13T13:00', '03-14T00:00'), rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=FR' },
  ],
  [
    'en',
    'teacher',
    'I finish at 5 this week',
    'time.block',
    { ...span('03-10T17:00', '03-11T00:00'), rrule: `${daily};UNTIL=20260314` },
  ],
  ['he', 'teacher', 'מחר אני מסיים ב-5', 'time.block', span('03-11T17:00', '03-12T00:00')],
  // From an hour on, and until a day's hour.
  [
    'en',
    'teacher',
    'unblock from 3 tomorrow',
    'time.unblock',
    { from: '2026-03-11T15:00', to: '2026-03-12T00:00' },
  ],
  [
    'en',
    'teacher',
    'unblock tomorrow from 2',
    'time.unblock',
    { from: '2026-03-11T14:00', to: '2026-03-12T00:00' },
  ],
  ['he', 'teacher', 'לשחרר את מחר מ-3', 'time.unblock', { from: '2026-03-11T15:00', to: '2026-03-12T00:00' }],
  ['en', 'teacher', "I'm away till Thursday noon", 'time.block', span('03-10T09:00', '03-12T12:00')],
  ['en', 'teacher', "I'm away until Thursday at 5", 'time.block', span('03-10T09:00', '03-12T17:00')],
  ['he', 'teacher', 'אני לא זמינה עד חמישי ב-5', 'time.block', span('03-10T09:00', '03-12T17:00')],
  ['en', 'teacher', 'block tomorrow until 5', 'time.block', span('03-11T00:00', '03-11T17:00')],
];

describe('hours and days are those that were said', () => {
  it.each(done)('in %s a %s says “%s”', (locale, who, text, command, slots) => {
    const plan = read(locale, who, text);
    expect([plan.status, plan.command, plan.unread]).toEqual(['ready', command, []]);
    expect(plan.slots).toMatchObject(slots);
  });

  it('leaves the whole day alone', () => {
    expect(read('en', 'teacher', 'block next week until Wednesday').slots).not.toHaveProperty('rrule');
  });
});

const chosen: readonly (readonly [Locale, string, string, string[]])[] = [
  // "After 8" may be the evening.
  ['en', "I don't teach after 8 on Sundays", 'time.block', ['03-15T08:00', '03-15T20:00']],
  ['en', 'no lessons after 9 on Thursdays', 'time.block', ['03-12T09:00', '03-12T21:00']],
  ['en', 'no lessons after 8 tomorrow', 'time.block', ['03-11T08:00', '03-11T20:00']],
  ['he', 'אני לא מלמדת אחרי 8 בימי ראשון', 'time.block', ['03-15T08:00', '03-15T20:00']],
  ['he', 'אין שיעורים אחרי 9 בימי חמישי', 'time.block', ['03-12T09:00', '03-12T21:00']],
  ['en', 'cancel everything after 8 tomorrow', 'day.clear', ['03-11T08:00', '03-11T20:00']],
  // Hours that one does not work, of no day: of all of them, or of this one.
  [
    'en',
    "I don't teach after 8",
    'time.block',
    ['03-11T08:00 daily', '03-11T20:00 daily', '03-11T08:00', '03-11T20:00'],
  ],
  ['en', "I don't teach before 2", 'time.block', ['03-10T00:00 daily', '03-10T09:00']],
  ['en', 'no lessons after 8pm', 'time.block', ['03-10T20:00 daily', '03-10T20:00']],
  ['en', 'I finish at 6', 'time.block', ['03-10T18:00 daily', '03-10T18:00']],
  ['he', 'אין שיעורים אחרי 8 בערב', 'time.block', ['03-10T20:00 daily', '03-10T20:00']],
  ['he', 'אני לא מלמדת לפני 2', 'time.block', ['03-10T00:00 daily', '03-10T09:00']],
  [
    'he',
    'אין שיעורים אחרי 8',
    'time.block',
    ['03-11T08:00 daily', '03-11T20:00 daily', '03-11T08:00', '03-11T20:00'],
  ],
];

describe('of two readings one is chosen', () => {
  it.each(chosen)('in %s a teacher says “%s”', (locale, text, command, starts) => {
    const plan = read(locale, 'teacher', text);
    expect([plan.status, plan.command]).toEqual(['choose', command]);
    const isDaily = (rrule: unknown) => rrule === daily;
    expect(
      plan.choices?.map(
        ({ slots: { start, from, rrule } }) =>
          `${String(start ?? from).slice(5)}${isDaily(rrule) ? ' daily' : ''}`,
      ),
    ).toEqual(starts);
  });
});

const asked: readonly (readonly [Locale, string, string, string])[] = [
  // How long, and not from when.
  ['en', 'block an hour for lunch tomorrow', 'time.block', 'start'],
  ['en', 'block an hour for the gym on Thursday', 'time.block', 'start'],
  ['en', 'block two hours on Thursday', 'time.block', 'start'],
  ['en', 'block Thursday lunch', 'time.block', 'start'],
  ['en', 'lunch tomorrow', 'time.block', 'start'],
  ['en', 'block lunch every day', 'time.block', 'start'],
  ['en', 'free up an hour tomorrow', 'time.unblock', 'from'],
  ['he', 'לחסום שעתיים בחמישי', 'time.block', 'start'],
  ['he', 'לחסום שעה לארוחת צהריים מחר', 'time.block', 'start'],
  // Hours that are not told of each day.
  ['en', 'I work from 2 to 8, Thursdays from 3', 'settings.hours', 'hours'],
  ['en', 'I work 2 to 8, Thursdays 3 to 8', 'settings.hours', 'hours'],
  ['he', 'אני עובדת מ-2 עד 8, בימי חמישי מ-3', 'settings.hours', 'hours'],
];

describe('what is not told is asked', () => {
  it.each(asked)('in %s a teacher says “%s”', (locale, text, command, slot) => {
    const plan = read(locale, 'teacher', text);
    expect([plan.status, plan.command, plan.ask?.slot]).toEqual(['ask', command, slot]);
    expect(plan.steps).toEqual([]);
    expect(plan.slots).not.toHaveProperty('end');
  });

  it('asks of a day that begins after something', () => {
    expect(read('en', 'teacher', 'block Thursday after school').status).toBe('ask');
    expect(read('en', 'teacher', 'everyone online next week in the mornings').status).toBe('ask');
    expect(read('en', 'teacher', 'no lessons on Tuesday mornings').status).not.toBe('ready');
    expect(read('en', 'teacher', 'cancel everything tomorrow and do it on zoom').status).toBe('ask');
  });

  it('is answered by its hour', () => {
    const world = indexWorld(sixthWorlds['en']['teacher'] as World);
    const card = read('en', 'teacher', 'block two hours on Thursday');
    const plan = answerCard(card, { start: '2026-03-12T17:00' }, world);
    expect(plan.status).toBe('ready');
    expect(plan.slots).toMatchObject(span('03-12T17:00', '03-12T19:00'));
  });

  it.each([
    ['en', 'my hours are Sunday to Thursday 14-20 and Friday 9-13'],
    ['he', 'אני עובדת ראשון עד חמישי 14-20 ושישי 9-13'],
  ] as const)('in %s “%s” gives each day its own hours', (locale, text) => {
    const plan = read(locale, 'teacher', text);
    expect([plan.status, plan.ask?.slot]).toEqual(['ask', 'sure']);
    expect(plan.slots).toEqual({
      items: [
        { days: ['SU', 'MO', 'TU', 'WE', 'TH'], hours: { from: '14:00', to: '20:00' } },
        { days: ['FR'], hours: { from: '09:00', to: '13:00' } },
      ],
    });
  });

  it('offers those hours alone where it asks of a whole week', () => {
    const plan = read('en', 'teacher', 'cancel anything after 6 this week');
    expect([plan.status, plan.ask?.slot]).toEqual(['ask', 'sure']);
    expect(plan.slots).toMatchObject({ items: [of('omer', '11T18:00')] });
    expect(read('he', 'teacher', 'לבטל הכל אחרי 6 השבוע').slots).toMatchObject({
      items: [of('omer', '11T18:00')],
    });
  });
});

const nothing: readonly (readonly [Locale, string])[] = [
  ['en', "let's keep Monday as it is"],
  ['en', 'I blocked Wednesday instead of Thursday'],
  ['en', 'I blocked tomorrow by mistake'],
  ['he', 'חסמתי את מחר בטעות'],
  ['he', 'חסמתי את רביעי במקום חמישי'],
  // By a lesson, whose hours nobody told.
  ['en', 'add a break between Noam and the group'],
  ['en', 'block between Noam and the group'],
  ['en', 'block an hour before Omer tomorrow'],
  ['en', 'block Thursday after Noa'],
  ['he', 'להוסיף הפסקה בין נועם לקבוצה'],
  ['he', 'לחסום בין נועם לקבוצה'],
  ['he', 'לחסום שעה לפני עומר מחר'],
  ['he', 'לחסום את חמישי אחרי נועה'],
];

describe('what is told closes nothing', () => {
  it.each(nothing)('in %s a teacher says “%s”', (locale, text) => {
    const plan = read(locale, 'teacher', text);
    expect(['time.block', 'student.block', 'meeting.add', 'meeting.attendees']).not.toContain(plan.command);
    expect(plan.steps).toEqual([]);
  });
});

it.each([
  ['en', "I'm on vacation from 15 to 20"],
  ['he', 'אני בחופש מ 15 עד 20'],
] as const)('%s: “%s” may be days or hours of one: a choice', (locale, text) => {
  const { status, choices } = read(locale, 'teacher', text);
  expect([status, choices?.map(({ slots }) => slots['start'])]).toEqual([
    'choose',
    ['2026-03-15T00:00', '2026-03-10T15:00'],
  ]);
});
