/** What a retired engineer writes with all its commas and dates, and what is called out with the hands in dough. */
import { describe, expect, it } from 'vitest';
import type { Locale, SpeakerRole } from '../../commands/world.ts';
import { readInSchool as read } from './readInSchool.ts';

type Line = readonly [Locale, SpeakerRole, string, string, Record<string, unknown>];

const thursday = { from: '2026-03-12T00:00', to: '2026-03-13T00:00' };
const weekOfMarch15 = { from: '2026-03-15T00:00', to: '2026-03-22T00:00' };
const sunday = { from: '2026-03-15T00:00', to: '2026-03-16T00:00' };
const itay = { meeting: 'm-itay', occurrence: '2026-03-13T10:00' };
const noam = { meeting: 'm-noam', occurrence: '2026-03-16T17:00', scope: 'this' };
const yaelAtFour = { occurrence: '2026-03-10T15:00', start: '2026-03-10T16:00', scope: 'this' };
const twoNew = {
  items: [
    { students: ['omer'], subject: 'su-maths', start: '2026-03-15T18:00', end: '2026-03-15T18:45' },
    { students: ['noa'], subject: 'su-physics', start: '2026-03-15T19:00', end: '2026-03-15T19:45' },
  ],
};
const kids = { rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE', start: '2026-03-11T13:00', end: '2026-03-11T14:00' };
const atOmers = { meeting: 'm-omer', place: 'student', scope: 'future' };
const noamWednesdays = { students: ['noam'], rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE' };

const done: readonly Line[] = [
  // Why, before an order or behind it, and no comma where one belongs.
  ['he', 'teacher', 'תקריאי לי את השיעורים של יום חמישי הידיים שלי בבצק', 'schedule.show', thursday],
  ['en', 'teacher', "read me Thursday's lessons my hands are in dough", 'schedule.show', thursday],
  ['he', 'teacher', 'תנקי לי את כל יום ראשון מהשיעורים, נוסעים לים!', 'day.clear', sunday],
  ['en', 'teacher', "clear all of Sunday, we're going to the beach!", 'day.clear', sunday],
  ['he', 'teacher', 'יאללה תבטלי את איתי בשישי, הוא בטיול שנתי', 'meeting.cancel', itay],
  ['en', 'teacher', "cancel Itay on Friday, he's on a school trip", 'meeting.cancel', itay],
  ['he', 'teacher', 'נועם בטיול שנתי ביום שני, תבטל לו רק את השיעור הזה', 'meeting.cancel', noam],
  [
    'he',
    'student',
    'שכחתי לגמרי אני לא יכולה ביום ראשון יש יומולדת לחברה שלי',
    'meeting.cancel',
    { occurrence: '2026-03-15T16:00', scope: 'this' },
  ],
  [
    'he',
    'teacher',
    'אני עם הרכב במוסך מחר אז תעבירי את עומר לזום',
    'meeting.place',
    { meeting: 'm-omer', occurrence: '2026-03-11T18:00', scope: 'this', place: 'online' },
  ],
  ['he', 'teacher', 'כל יום רביעי בין אחת לשתיים בצהריים אני אוספת את הילדים תחסמי', 'time.block', kids],
  ['en', 'teacher', 'every Wednesday between 1 and 2 pm I pick up the kids, block it', 'time.block', kids],
  ['he', 'teacher', 'תביאי לי את הלינק שלי, אני רוצה לשים אותו בווטסאפ', 'link.copy', {}],
  ['en', 'teacher', 'get me my link, I want to put it on WhatsApp', 'link.copy', {}],
  ['he', 'teacher', 'חמודה, את יכולה להזיז את יעל היום לארבע? רק הפעם', 'meeting.move', yaelAtFour],
  ['en', 'teacher', 'from now on I go to Omer, his lessons will be at his home', 'meeting.place', atOmers],
  // The teacher's own child says nothing of whose lessons they are.
  [
    'he',
    'teacher',
    'מחר אני מלווה את הבן שלי לבדיקה תבטלי הכל',
    'day.clear',
    { from: '2026-03-11T00:00', to: '2026-03-12T00:00' },
  ],
  // In due form.
  [
    'he',
    'teacher',
    'בשל אילוץ רפואי לא אוכל ללמד בתאריכים 22.3 עד 24.3.',
    'time.block',
    { start: '2026-03-22T00:00', end: '2026-03-25T00:00' },
  ],
  ['he', 'teacher', 'אבקש לדעת אילו שיעורים מתקיימים ביום ראשון, 15.3.', 'schedule.show', sunday],
  ['he', 'teacher', 'אנא הצג בפניי את השיעורים שבין ה-15 במרץ ל-21 במרץ.', 'schedule.show', weekOfMarch15],
  ['he', 'teacher', 'מהו מספר השיעורים שקיימתי עם עומר עד כה?', 'lesson.count', { students: ['omer'] }],
  ['he', 'teacher', 'באיזה מספר שיעור אני עומדת עם יעל', 'lesson.count', { students: ['yael'] }],
  ['he', 'teacher', 'מהי השעה שבה מתחיל השיעור הראשון ביום חמישי?', 'schedule.show', thursday],
  ['he', 'teacher', 'אבקש לקבל את רשימת השיעורים המתוכננים לשבוע הבא.', 'schedule.show', weekOfMarch15],
  [
    'he',
    'teacher',
    'עומר מסיים אצלי בסוף החודש, אבקש לבטל את השיעורים שלו מ-1 באפריל ואילך.',
    'meeting.cancel',
    { meeting: 'm-omer', scope: 'future' },
  ],
  [
    'he',
    'teacher',
    'בשל נסיעה יש לבטל את כל השיעורים מ-29 במרץ עד 2 באפריל.',
    'day.clear',
    { from: '2026-03-29T00:00', to: '2026-04-03T00:00' },
  ],
  [
    'he',
    'teacher',
    'החל מיום 1 באפריל יתקיימו שיעוריה של יעל בשעה 16:00.',
    'meeting.move',
    { meeting: 'm-yael', start: '2026-04-07T16:00', scope: 'future' },
  ],
  [
    'he',
    'teacher',
    'החל מהשבוע הבא פיזיקה עם נועם כל יום רביעי בארבע אחר הצהריים',
    'meeting.add',
    noamWednesdays,
  ],
  [
    'he',
    'teacher',
    'שני שיעורים חדשים: עומר מתמטיקה ביום ראשון ב-18:00, ונועה פיזיקה ביום ראשון ב-19:00.',
    'meeting.addBatch',
    twoNew,
  ],
  [
    'en',
    'teacher',
    'two new lessons: Omer maths on Sunday at 18:00, and Noa physics on Sunday at 19:00',
    'meeting.addBatch',
    twoNew,
  ],
];

const moved = { meeting: 'm-omer', occurrence: '2026-03-18T18:00', start: '2026-03-19T18:00' };
const week = { start: '2026-03-15T00:00', end: '2026-03-22T00:00' };
const yael = { meeting: 'm-yael', occurrence: '2026-03-10T15:00' };

const asked: readonly Line[] = [
  // A date in commas beside its weekday is one day, and of a series it is asked how far.
  [
    'he',
    'teacher',
    'אבקש להעביר את שיעורו של עומר מיום רביעי, 18.3, ליום חמישי, 19.3, באותה שעה.',
    'meeting.move',
    moved,
  ],
  [
    'en',
    'teacher',
    "I would like to move Omer's lesson from Wednesday, 18 March, to Thursday, 19 March, at the same time",
    'meeting.move',
    moved,
  ],
  // The whole week of a day that was told.
  ['he', 'teacher', 'יש לי ניתוח ב17.3 אני לא עובדת כל השבוע', 'time.block', week],
  ['en', 'teacher', "I have surgery on 17.3, I'm not working all week", 'time.block', week],
  ['he', 'teacher', 'ב-17 במרץ אני טסה, לחסום את כל השבוע', 'time.block', week],
  ['he', 'teacher', 'ביום ראשון יש לי מבחן, תבטלי את כל השבוע', 'day.clear', weekOfMarch15],
  // What has begun already begins nothing.
  ['he', 'teacher', 'אני לא מרגישה טוב מאז הבוקר, תבטלי את יעל', 'meeting.cancel', yael],
  ['en', 'teacher', "I've been ill since this morning, cancel Yael", 'meeting.cancel', yael],
];

const notReady: readonly (readonly [Locale, SpeakerRole, string])[] = [
  ['he', 'teacher', 'נועם חולה, תמחקי אותו ממחר בערב'],
  // Hours of two days are not those of the first alone.
  ['he', 'teacher', 'לחסום: יום ראשון 15.3 בין 10:00 ל-12:00; יום שני 16.3 בין 9:00 ל-11:00'],
  ['en', 'teacher', 'block: Sunday 15.3 from 10:00 to 12:00; Monday 16.3 from 9:00 to 11:00'],
  ['he', 'teacher', 'מה עם נועה בחמישי היא מבוטלת או לא'],
  ['he', 'teacher', 'תבטלי את כל השיעורים מחר, אני צריכה לחשוב על זה'],
];

describe('formal and spoken sentences', () => {
  it.each(done)('%s of a %s: “%s” is %s', (locale, who, text, command, slots) => {
    const plan = read(locale, who, text);
    expect({ status: plan.status, command: plan.command }).toEqual({ status: 'ready', command });
    expect(plan.slots).toMatchObject(slots);
  });

  it.each(asked)('%s of a %s: “%s” asks, as %s', (locale, who, text, command, slots) => {
    const plan = read(locale, who, text);
    expect({ status: plan.status, command: plan.command }).toEqual({ status: 'ask', command });
    expect(plan.slots).toMatchObject(slots);
    expect(plan.steps).toEqual([]);
  });

  it.each(notReady)('%s of a %s: “%s” changes nothing unasked', (locale, who, text) => {
    expect(read(locale, who, text).steps).toEqual([]);
  });
});
