/** Where a lesson goes is on the side that was said, of the lesson that was said; and what is of one thing is not done to another. */
import { describe, expect, it } from 'vitest';
import type { Locale, SpeakerRole } from '../../commands/world.ts';
import { readInSchool as read } from './readInSchool.ts';

type Line = readonly [Locale, SpeakerRole, string, string, Record<string, unknown>];

const goes = (meeting: string, from: string, to: string) => ({
  meeting: `m-${meeting}`,
  occurrence: `2026-03-${from}`,
  start: `2026-03-${to}`,
  scope: 'this',
});
const friday = { command: 'meeting.cancel', meeting: 'm-itay', occurrence: '2026-03-13T10:00' };
const closed = (from: string, to: string) => ({
  command: 'time.block',
  start: `2026-03-13T${from}`,
  end: `2026-03-13T${to}`,
});
const twoHours = {
  students: ['noam'],
  start: '2026-03-11T16:00',
  end: '2026-03-11T18:00',
};

const weekly = (day: string, start: string) => ({
  rrule: `FREQ=WEEKLY;INTERVAL=1;BYDAY=${day}`,
  start: `2026-03-${start}`,
});
const twoSeries = { items: [weekly('SU', '15T16:00'), weekly('WE', '11T17:00')] };
const before5 = { start: '2026-03-11T00:00', end: '2026-03-11T17:00' };

const done: readonly Line[] = [
  // Two series, each at its hour.
  ['he', 'teacher', 'תקבעי לנועם כל ראשון ב4 וכל רביעי ב5', 'meeting.addBatch', twoSeries],
  ['en', 'teacher', 'book Noam Sundays at 4 and Wednesdays at 5', 'meeting.addBatch', twoSeries],
  ['he', 'student', 'שיעור כל ראשון ב4 וכל רביעי ב5', 'meeting.request', twoSeries],
  ['en', 'student', 'book every Sunday at 4 and every Wednesday at 5', 'meeting.request', twoSeries],
  [
    'he',
    'teacher',
    'קבוצה של 4 בפיזיקה ימי ראשון ב-6',
    'meeting.add',
    { capacity: 4, ...weekly('SU', '15T18:00') },
  ],
  // Hours on which one cannot are closed, and are no one's lesson.
  ['he', 'teacher', 'אני לא יכולה מחר לפני 5', 'time.block', before5],
  ['en', 'teacher', "I can't tomorrow before 5", 'time.block', before5],
  // What is put off goes on, and what is brought forward goes back.
  ['he', 'teacher', 'תדחי את נועם לראשון רק הפעם', 'meeting.move', goes('noam', '16T17:00', '22T17:00')],
  ['he', 'teacher', 'תדחי את נועה לרביעי רק הפעם', 'meeting.move', goes('noa', '12T16:00', '18T16:00')],
  ['he', 'teacher', 'תדחי את דנה מראשון לשישי רק הפעם', 'meeting.move', goes('dana', '15T16:00', '20T16:00')],
  ['he', 'teacher', 'תקדימי את נועם לרביעי רק הפעם', 'meeting.move', goes('noam', '16T17:00', '11T17:00')],
  ['he', 'student', 'אפשר לדחות את ראשון לרביעי', 'meeting.move', goes('dana', '15T16:00', '18T16:00')],
  [
    'en',
    'teacher',
    'postpone Noam to Sunday, just this once',
    'meeting.move',
    goes('noam', '16T17:00', '22T17:00'),
  ],
  [
    'en',
    'teacher',
    'push Noa back to Wednesday just this once',
    'meeting.move',
    goes('noa', '12T16:00', '18T16:00'),
  ],
  [
    'en',
    'teacher',
    'bring Noam forward to Wednesday just this once',
    'meeting.move',
    goes('noam', '16T17:00', '11T17:00'),
  ],
  [
    'en',
    'student',
    'can we postpone Sunday to Wednesday',
    'meeting.move',
    goes('dana', '15T16:00', '18T16:00'),
  ],
  // Of the week in which the lesson stands that was named by its day.
  [
    'he',
    'teacher',
    'תעבירי את עומר מרביעי הבא לחמישי שאחריו רק הפעם',
    'meeting.move',
    goes('omer', '18T18:00', '19T18:00'),
  ],
  ['he', 'teacher', 'תעבירי את נועם רק ב23 לשלישי', 'meeting.move', goes('noam', '23T17:00', '24T17:00')],
  [
    'en',
    'teacher',
    'move Omer from next Wednesday to the Thursday after just this once',
    'meeting.move',
    goes('omer', '18T18:00', '19T18:00'),
  ],
  [
    'en',
    'teacher',
    'move Noam only on the 23rd to Tuesday',
    'meeting.move',
    goes('noam', '23T17:00', '24T17:00'),
  ],
  // Two days, and not an hour and a day.
  [
    'he',
    'teacher',
    'תעבירי את עומר מ-18 ל-19 במרץ רק הפעם',
    'meeting.move',
    goes('omer', '18T18:00', '19T18:00'),
  ],
  [
    'en',
    'teacher',
    'move Omer from 18 to 19 March just this once',
    'meeting.move',
    goes('omer', '18T18:00', '19T18:00'),
  ],
  // A part of the day in which the lesson stands anyway keeps its hour.
  [
    'he',
    'teacher',
    'תעבירי את יעל למחר אחרי הצהריים רק הפעם',
    'meeting.move',
    goes('yael', '10T15:00', '11T15:00'),
  ],
  [
    'en',
    'teacher',
    'move Yael to tomorrow afternoon just this once',
    'meeting.move',
    goes('yael', '10T15:00', '11T15:00'),
  ],
  // The day of the first order is that of the second.
  [
    'he',
    'teacher',
    'לבטל את איתי ביום שישי ולחסום את הבוקר',
    'meeting.cancel',
    { items: [friday, closed('06:00', '12:00')] },
  ],
  [
    'he',
    'teacher',
    'ביום שישי לבטל את איתי ולחסום מ-9 עד 11',
    'meeting.cancel',
    { items: [friday, closed('09:00', '11:00')] },
  ],
  [
    'en',
    'teacher',
    'cancel Itay on Friday and block the morning',
    'meeting.cancel',
    { items: [friday, closed('06:00', '12:00')] },
  ],
  [
    'en',
    'teacher',
    'on Friday cancel Itay and block from 9 to 11',
    'meeting.cancel',
    { items: [friday, closed('09:00', '11:00')] },
  ],
  // Hours of a day are a new lesson, and no other length of the one that stands.
  ['he', 'teacher', 'שעתיים לנועם מחר מארבע', 'meeting.add', twoHours],
  ['en', 'teacher', 'two hours for Noam tomorrow from four', 'meeting.add', twoHours],
  [
    'he',
    'teacher',
    'תקבעי לנועם שיעור מחר שמתחיל בארבע ונגמר בחמש',
    'meeting.add',
    { ...twoHours, end: '2026-03-11T17:00' },
  ],
  // Of one who comes that day: another hour.
  ['he', 'student', 'ביום ראשון אני מגיעה ב4 וחצי', 'meeting.move', goes('dana', '15T16:00', '15T16:30')],
  ['he', 'teacher', 'תשני את השם שלי לרבקה כהן-לוי', 'profile.change', { name: 'רבקה כהן-לוי' }],
  ['en', 'teacher', "here's my new number 0541234567", 'profile.change', { phone: '0541234567' }],
  [
    'he',
    'teacher',
    'הסדרה של נועם נגמרת ב-30 ביוני',
    'meeting.repeat',
    { meeting: 'm-noam', rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO;UNTIL=20260630' },
  ],
];

const asked: readonly Line[] = [
  ['en', 'parent', 'Dana has a club on Sunday so can we do 5:30?', 'meeting.request', { child: 'dana' }],
  ['en', 'student', "I'm not coming in the first week of April", 'meeting.cancel', {}],
  ['en', 'teacher', 'move Noa back to Wednesday just this once', 'meeting.move', { meeting: 'm-noa' }],
  ['he', 'teacher', 'תקבעי לנועם ראשון ב4 ורביעי ב5 כל שבוע', 'meeting.add', {}],
  ['en', 'teacher', 'book Noam Sunday at 4 and Wednesday at 5 every week', 'meeting.add', {}],
  // The weeks of which a move is.
  [
    'he',
    'teacher',
    'תעבירי את עומר לשבע, אבל לא השבוע',
    'meeting.move',
    { occurrence: '2026-03-18T18:00', start: '2026-03-18T19:00' },
  ],
  [
    'he',
    'teacher',
    'תעבירי את נועם לשלישי חוץ מהשבוע הבא',
    'meeting.move',
    { occurrence: '2026-03-23T17:00', start: '2026-03-24T17:00' },
  ],
  [
    'he',
    'teacher',
    'תעבירי את עומר לשבע בשבועיים הקרובים',
    'meeting.move',
    { occurrence: '2026-03-18T18:00', start: '2026-03-18T19:00' },
  ],
  [
    'he',
    'teacher',
    'תעבירי את נועם לשלישי רק באפריל',
    'meeting.move',
    { occurrence: '2026-04-06T17:00', start: '2026-04-07T17:00' },
  ],
  [
    'en',
    'teacher',
    'move Omer to seven, but not this week',
    'meeting.move',
    { occurrence: '2026-03-18T18:00', start: '2026-03-18T19:00' },
  ],
  [
    'en',
    'teacher',
    'move Noam to Tuesday except next week',
    'meeting.move',
    { occurrence: '2026-03-23T17:00', start: '2026-03-24T17:00' },
  ],
  [
    'en',
    'teacher',
    'move Omer to seven in the next two weeks',
    'meeting.move',
    { occurrence: '2026-03-18T18:00', start: '2026-03-18T19:00' },
  ],
  // Two lessons, and an hour that is none yet.
  ['he', 'teacher', 'תקבעי לנועם ולנועה כל אחד שיעור ביום שישי ב10', 'meeting.add', {}],
  ['he', 'teacher', 'תקבעי שיעור לנועם מחר לא לפני 4', 'meeting.add', {}],
  ['en', 'teacher', 'book Noam and Noa each a lesson on Friday at 10', 'meeting.add', {}],
  ['en', 'teacher', 'book a lesson for Noam tomorrow not before 4', 'meeting.add', {}],
  // The lesson that is named, and no other.
  ['he', 'teacher', 'תבטלי לנועם שלושה שיעורים', 'meeting.cancel', { meeting: 'm-noam' }],
  ['he', 'teacher', 'תעבירי את נועם לשלישי רק אחרי שאני מאשרת', 'meeting.move', { meeting: 'm-noam' }],
  ['en', 'teacher', 'move Noam to Tuesday only after I approve', 'meeting.move', { meeting: 'm-noam' }],
  // The hour speaks against the deed.
  ['he', 'teacher', 'תדחי את נועה לשלוש רק הפעם', 'meeting.move', { meeting: 'm-noa' }],
  ['he', 'teacher', 'לאחר את עומר לחמש רק מחר', 'meeting.move', { meeting: 'm-omer' }],
  ['he', 'teacher', 'תקדימי את נועה לחמש רק הפעם', 'meeting.move', { meeting: 'm-noa' }],
  ['he', 'teacher', 'תקדימי את נועה לשישי רק הפעם', 'meeting.move', { meeting: 'm-noa' }],
  ['en', 'teacher', 'postpone Noa to three just this once', 'meeting.move', { meeting: 'm-noa' }],
  ['en', 'teacher', 'bring Noa forward to five just this once', 'meeting.move', { meeting: 'm-noa' }],
  [
    'en',
    'teacher',
    'bring the group forward to Tuesday, just this time',
    'meeting.move',
    { meeting: 'm-group' },
  ],
  // The day it goes to says nothing of which lesson it is.
  ['he', 'teacher', 'תזיזי את דנה לשני בחמש רק הפעם', 'meeting.move', { scope: 'this' }],
  ['he', 'teacher', 'תעבירי את איתי לשני בחמש', 'meeting.move', {}],
  ['he', 'student', 'תזיזי אותי לשני ב-6', 'meeting.move', {}],
  ['he', 'student', 'אפשר לעבור לשני בחמש', 'meeting.move', {}],
  ['he', 'student', 'אפשר לעבור קבוע לרביעי ב5', 'meeting.move', { scope: 'future' }],
  ['he', 'parent', 'אפשר להעביר את דנה לשני בחמש', 'meeting.move', { child: 'dana' }],
  ['en', 'teacher', 'move Dana to Monday at 5 just this once', 'meeting.move', { scope: 'this' }],
  ['en', 'student', 'can I move to Monday at 5?', 'meeting.move', {}],
  ['en', 'student', 'can I switch to Monday at five', 'meeting.move', {}],
  ['en', 'parent', 'can you move Dana to Monday at five', 'meeting.move', { child: 'dana' }],
  // An hour at which it ends.
  ['he', 'teacher', 'תקבעי שיעור לנועם מחר שמסתיים בחמש', 'meeting.add', { students: ['noam'] }],
  [
    'en',
    'teacher',
    'book a lesson for Noam tomorrow that ends at five',
    'meeting.add',
    { students: ['noam'] },
  ],
  ['en', 'teacher', "Omer's lesson tomorrow ends at 7", 'meeting.resize', { meeting: 'm-omer', minutes: 60 }],
  // An hour, or a day of the month.
  [
    'he',
    'teacher',
    'תעבירי את עומר מה-18 ל-19',
    'meeting.move',
    { occurrence: '2026-03-11T18:00', start: '2026-03-11T19:00' },
  ],
  ['he', 'teacher', 'תעבירי את נועם לשלישי רק ב-23', 'meeting.move', { meeting: 'm-noam' }],
  ['he', 'teacher', 'תעבירי את איתי מ-10 ל-11 במרץ', 'meeting.move', {}],
  ['en', 'teacher', 'move Itay from 10 to 11 March', 'meeting.move', {}],
  ['he', 'teacher', 'תעבירי את יעל היום לאחרי הצהריים רק הפעם', 'meeting.move', { meeting: 'm-yael' }],
  ['en', 'teacher', 'move Yael today to the afternoon just this once', 'meeting.move', { meeting: 'm-yael' }],
  // An end, or a day, that nothing reads.
  ['he', 'teacher', 'תקבעי שיעור לנועם בחול המועד ב10', 'meeting.add', { students: ['noam'] }],
  ['en', 'student', 'book a lesson every Wednesday at 4 until the exam', 'meeting.request', {}],
  ['he', 'parent', 'לדנה יש חוג ביום ראשון אז אפשר בחמש וחצי?', 'meeting.request', { child: 'dana' }],
];

const undone: readonly (readonly [Locale, SpeakerRole, string])[] = [
  ['he', 'teacher', 'תשני את הטלפון של נועה ל-0541234567'],
  ['he', 'teacher', 'הטלפון החדש של אמא של נועה 0541234567'],
  ['he', 'teacher', 'תשני את השם של הקבוצה לקבוצת בגרות'],
  ['he', 'teacher', 'תשני את השם של נועה לנועה כהן'],
  ['he', 'student', 'הטלפון החדש של אמא שלי 0541234567'],
  ['en', 'teacher', "change Noa's phone to 0541234567"],
  ['en', 'teacher', "Noa's mother's new phone is 0541234567"],
  ['en', 'teacher', "change Noa's name to Noa Cohen"],
  ['he', 'teacher', 'שיעור של עומר 1730'],
  ['he', 'teacher', 'עומר מבקש לבטל רק מחר, לא אישרתי'],
  ['he', 'teacher', 'תצרפי את נועה לעומר מחר'],
  ['he', 'teacher', 'שנועה תצטרף לאיתי ביום שישי'],
  ['he', 'teacher', 'דנה עברה לרביעי ב-5'],
  ['he', 'teacher', 'נועה סיימה'],
  ['en', 'teacher', "Omer's lesson 1730"],
  ['he', 'student', 'שיעור כל רביעי ב4 עד הבגרות'],
  ['he', 'student', 'ראשון ב4 ורביעי ב5 כל שבוע'],
  ['en', 'student', 'Sunday at 4 and Wednesday at 5 every week please'],
  ['en', 'student', 'lesson every Wednesday at 4 until finals'],
];

describe('where it goes', () => {
  it.each([
    ['he', 'תבטלי את הקבוצה השבוע'],
    ['en', 'cancel the group this week'],
  ] as const)('%s: of the group nothing but the group is offered: %s', (locale, text) => {
    const plan = read(locale, 'teacher', text);
    expect(plan).toMatchObject({ status: 'ask', command: 'meeting.cancel' });
    expect(plan.ask?.choices.map(({ value }) => value)).toEqual(['m-group']);
  });

  it.each(done)('%s, a %s: %s', (locale, who, text, command, slots) => {
    const plan = read(locale, who, text);
    expect([plan.status, plan.command]).toEqual(['ready', command]);
    expect(plan.slots).toMatchObject(slots);
  });

  it.each(asked)('%s, a %s is asked: %s', (locale, who, text, command, slots) => {
    const plan = read(locale, who, text);
    expect(plan.status).not.toBe('ready');
    expect(plan.command).toBe(command);
    expect(plan.slots).toMatchObject(slots);
    expect(plan.steps).toEqual([]);
  });

  it.each(undone)('%s, a %s, and nothing is done: %s', (locale, who, text) => {
    const plan = read(locale, who, text);
    expect(plan.status).not.toBe('ready');
    expect(plan.command).not.toBe('profile.change');
    expect(plan.steps).toEqual([]);
  });
});
