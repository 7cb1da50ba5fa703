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

const done: readonly Line[] = [
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
  ['en', 'teacher', "Omer's lesson 1730"],
  ['he', 'student', 'שיעור כל רביעי ב4 עד הבגרות'],
  ['en', 'student', 'lesson every Wednesday at 4 until finals'],
];

describe('where it goes', () => {
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
