/** The calendar as teachers type of it between two lessons: hurried, told, in an order of words of its own. */
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../commands/world.ts';
import { readInSchool as read } from './readInSchool.ts';

type Line = readonly [Locale, string, string, Record<string, unknown>];

const at = (meeting: string, occurrence: string) => ({
  meeting: `m-${meeting}`,
  occurrence: `2026-03-${occurrence}`,
});
const yael = at('yael', '10T15:00');
const omer = at('omer', '11T18:00');
const noa = at('noa', '12T16:00');
const itay = at('itay', '13T10:00');
const noam = at('noam', '16T17:00');
const thisOne = { scope: 'this' };
const twoOfNoa = {
  items: [
    { meeting: 'm-noa', occurrence: '2026-03-19T16:00', ...thisOne },
    { meeting: 'm-noa', occurrence: '2026-03-26T16:00', ...thisOne },
  ],
};
const fridays = { ...itay, rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=FR;UNTIL=20260630' };

const done: readonly Line[] = [
  // The hour that is said is that of the lessons that move.
  [
    'he',
    'תעבירי את כל השיעורים של מחר לחמישי ב7',
    'meeting.move',
    { items: [{ ...omer, start: '2026-03-12T19:00', end: '2026-03-12T19:45', ...thisOne }] },
  ],
  [
    'en',
    "move all of tomorrow's lessons to Thursday at 7",
    'meeting.move',
    { items: [{ ...omer, start: '2026-03-12T19:00', end: '2026-03-12T19:45', ...thisOne }] },
  ],
  [
    'he',
    'כל השיעורים של מחר עוברים לשעה 7',
    'meeting.move',
    { items: [{ ...omer, start: '2026-03-11T19:00', end: '2026-03-11T19:45', ...thisOne }] },
  ],
  [
    'he',
    'תדחי לי את כל היום בחצי שעה',
    'meeting.move',
    { delta: 30, items: [{ ...yael, start: '2026-03-10T15:30', end: '2026-03-10T16:15', ...thisOne }] },
  ],
  [
    'en',
    'push the whole day back half an hour',
    'meeting.move',
    { delta: 30, items: [{ ...yael, start: '2026-03-10T15:30', end: '2026-03-10T16:15', ...thisOne }] },
  ],
  // An hour for an hour, whichever of them is said first.
  ['he', 'איתי בשישי במקום ב10 ב11 וחצי', 'meeting.move', { ...itay, start: '2026-03-13T11:30' }],
  ['en', 'Itay on Friday instead of 10 at 11:30', 'meeting.move', { ...itay, start: '2026-03-13T11:30' }],
  // How often it is to be, said of a lesson that stands once.
  ['he', 'תחזרי על השיעור של איתי כל שישי עד סוף יוני', 'meeting.repeat', fridays],
  ['en', "repeat Itay's lesson every Friday until the end of June", 'meeting.repeat', fridays],
  [
    'he',
    'השיעור של נועם ימשיך עד סוף יוני',
    'meeting.repeat',
    { ...noam, rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO;UNTIL=20260630' },
  ],
  // Put right without a stop.
  ['he', 'תקבעי לדנה מחר ב4 אה לא ב5', 'meeting.add', { students: ['dana'], start: '2026-03-11T17:00' }],
  ['en', 'book Dana at 4 uh no at 5 tomorrow', 'meeting.add', { start: '2026-03-11T17:00' }],
  // By another's lesson.
  [
    'he',
    'תקבעי שיעור ליעל אחרי עומר מחר',
    'meeting.add',
    { students: ['yael'], start: '2026-03-11T18:45', end: '2026-03-11T19:30' },
  ],
  [
    'he',
    'תקבעי עם יעל לפני השיעור של עומר מחר',
    'meeting.add',
    { students: ['yael'], start: '2026-03-11T17:15', end: '2026-03-11T18:00' },
  ],
  [
    'en',
    "book Yael tomorrow after Omer's lesson",
    'meeting.add',
    { students: ['yael'], start: '2026-03-11T18:45', end: '2026-03-11T19:30' },
  ],
  [
    'he',
    'שיעור משותף לנועם ונועה מחר בארבע אחר הצהריים',
    'meeting.add',
    { students: ['noam', 'noa'], start: '2026-03-11T16:00' },
  ],
  [
    'he',
    'איתי רוצה שיעור קבוע ימי רביעי ב3 מתמטיקה',
    'meeting.add',
    { students: ['itay'], rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE', start: '2026-03-11T15:00' },
  ],
  // Who comes to a group that they are not in joins it.
  [
    'he',
    'גם יעל באה לקבוצה ביום שני הקרוב',
    'meeting.attendees',
    { ...at('group', '16T19:00'), add: ['yael'], scope: 'future' },
  ],
  [
    'he',
    'עומר בא לקבוצה מהשבוע הבא',
    'meeting.attendees',
    { ...at('group', '16T19:00'), add: ['omer'], scope: 'future' },
  ],
  // The whole of a day, and not every one.
  ['he', 'תחסמי את כל יום שישי', 'time.block', { start: '2026-03-13T00:00', end: '2026-03-14T00:00' }],
  ['he', 'תחסום את יום שישי כולו', 'time.block', { start: '2026-03-13T00:00', end: '2026-03-14T00:00' }],
  // Where the day's work ends.
  [
    'he',
    'בימי שלישי אני עובדת עד 6',
    'time.block',
    { rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TU', start: '2026-03-10T18:00', end: '2026-03-11T00:00' },
  ],
  [
    'en',
    'on Tuesdays I work until 6',
    'time.block',
    { rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TU', start: '2026-03-10T18:00', end: '2026-03-11T00:00' },
  ],
  ['he', 'אני לא יכולה ללמד מחר', 'time.block', { start: '2026-03-11T00:00', end: '2026-03-12T00:00' }],
  ['he', 'אני בחופש בחול המועד', 'time.block', { start: '2026-04-03T00:00', end: '2026-04-08T00:00' }],
  [
    'he',
    'תבטלי את כל השיעורים בחול המועד',
    'day.clear',
    { from: '2026-04-03T00:00', to: '2026-04-08T00:00' },
  ],
  // The one who is to stay is not called off.
  [
    'he',
    'תשאירי רק את הקבוצה ביום שני ותבטלי את השאר',
    'day.clear',
    { from: '2026-03-16T00:00', items: [{ ...noam, ...thisOne }] },
  ],
  [
    'en',
    'keep only the group on Monday and cancel the rest',
    'day.clear',
    { from: '2026-03-16T00:00', items: [{ ...noam, ...thisOne }] },
  ],
  ['he', 'לנקות את הלוח ביום שני', 'day.clear', { from: '2026-03-16T00:00', to: '2026-03-17T00:00' }],
  // Days of the month, and no hours of today.
  ['he', 'תבטל את הכל בין ה15 ל18', 'day.clear', { from: '2026-03-15T00:00', to: '2026-03-19T00:00' }],
  ['he', 'אני בחופש מה15 ל18', 'time.block', { start: '2026-03-15T00:00', end: '2026-03-19T00:00' }],
  ['he', 'תבטלי לנועה מה19 ל26 במרץ', 'meeting.cancel', twoOfNoa],
  ['he', 'תבטלי את נועה מ19 ל26 במרץ', 'meeting.cancel', twoOfNoa],
  ['he', 'תחסום את ה19 וה20 במרץ', 'time.block', { start: '2026-03-19T00:00', end: '2026-03-21T00:00' }],
  ['he', 'לא אהיה זמין בין 20 ל25 למרץ', 'time.block', { start: '2026-03-20T00:00' }],
  // Hours that are one's own.
  ['he', 'שאף אחד לא יקבע לי ביום ראשון', 'time.block', { start: '2026-03-15T00:00' }],
  ['he', 'אני רוצה את יום ראשון חופשי', 'time.block', { start: '2026-03-15T00:00' }],
  ['en', 'I want Sunday free', 'time.block', { start: '2026-03-15T00:00' }],
  ['he', 'תשריין לי את 4 עד 5 מחר לפגישה', 'time.block', { start: '2026-03-11T16:00' }],
  ['he', 'תסמני אותי לא זמינה מחר כל היום', 'time.block', { start: '2026-03-11T00:00' }],
  [
    'he',
    'אני מתחילה לעבוד ב3 בימי ראשון',
    'time.block',
    { rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU', start: '2026-03-15T00:00', end: '2026-03-15T15:00' },
  ],
  [
    'en',
    'I start at 3 on Sundays',
    'time.block',
    { rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU', start: '2026-03-15T00:00', end: '2026-03-15T15:00' },
  ],
  ['he', 'תוריד לי את יום שלישי משעות העבודה', 'settings.hours', { days: ['TU'], hours: null }],
  ['en', 'remove Tuesday from my working hours', 'settings.hours', { days: ['TU'], hours: null }],
  [
    'he',
    'תוסיפי שעות עבודה ביום שישי 9 עד 1',
    'settings.hours',
    { days: ['FR'], hours: { from: '09:00', to: '13:00' } },
  ],
  [
    'en',
    'add working hours on Friday 9 to 1',
    'settings.hours',
    { days: ['FR'], hours: { from: '09:00', to: '13:00' } },
  ],
  // What begins is new.
  ['he', 'נועה תתחיל אנגלית בשלישי ב6', 'meeting.add', { students: ['noa'], start: '2026-03-17T18:00' }],
  [
    'he',
    'יש שיעור חדש לעומר כל יום ראשון בחמש',
    'meeting.add',
    { students: ['omer'], rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU', start: '2026-03-15T17:00' },
  ],
  // Put right.
  ['he', 'נועה ברביעי ב5 אופס ב4', 'meeting.add', { students: ['noa'], start: '2026-03-11T16:00' }],
  ['he', 'תוסיפי את יעל לקבוצה אה לא את נועה', 'meeting.attendees', { add: ['noa'] }],
  ['he', 'תעשי לנועה שעה וחצי קבוע', 'meeting.resize', { ...noa, scope: 'future', minutes: 90 }],
  // New beside what there is, and no lesson that moves.
  [
    'he',
    'שיעור קבוע חדש: איתי, ימי שני, 15:00, מתמטיקה',
    'meeting.add',
    { students: ['itay'], rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO', start: '2026-03-16T15:00' },
  ],
  ['he', 'אני יוצאת לחופש ב1.4 לשבוע', 'time.block', { start: '2026-04-01T00:00', end: '2026-04-08T00:00' }],
  ['he', 'אני לא מקבלת תלמידים ביום שישי', 'time.block', { start: '2026-03-13T00:00' }],
  [
    'he',
    'תחסום את השעות 12 עד 14 כל יום',
    'time.block',
    { rrule: 'FREQ=DAILY;INTERVAL=1', start: '2026-03-10T12:00', end: '2026-03-10T14:00' },
  ],
  ['he', 'דנה לא תבוא לקבוצה בשבוע הבא', 'attendance.cancel', at('group', '16T19:00')],
  [
    'he',
    'תחסמי לי שעה מחר ב1 לארוחת צהריים',
    'time.block',
    { start: '2026-03-11T13:00', end: '2026-03-11T14:00' },
  ],
  ['he', 'אני לא עובד בשבתות', 'settings.hours', { days: ['SA'], hours: null }],
  ['he', 'הילד חולה תבטלי הכל היום', 'day.clear', { from: '2026-03-10T00:00', to: '2026-03-11T00:00' }],
];

const nextTwo = {
  items: [
    { ...omer, ...thisOne },
    { ...at('omer', '18T18:00'), ...thisOne },
  ],
};
const eachNoam = {
  items: [
    { command: 'meeting.cancel', ...noam },
    { command: 'meeting.cancel', ...at('noam', '23T17:00') },
  ],
};

const asked: readonly Line[] = [
  // So many of those to come, shown before they are gone.
  ['he', 'תבטלי את שני השיעורים הבאים של עומר', 'meeting.cancel', nextTwo],
  ['he', 'תבטלי 2 שיעורים הבאים של עומר', 'meeting.cancel', nextTwo],
  ['en', "cancel Omer's next two lessons", 'meeting.cancel', nextTwo],
  ['he', 'בטל את נועם ב16/3 וב23/3', 'meeting.cancel', eachNoam],
  ['en', 'cancel noam on 16/3 and on 23/3', 'meeting.cancel', eachNoam],
  // Told, and to be made sure of.
  ['he', 'איתי ביטל את שישי', 'meeting.cancel', itay],
  ['he', 'אמא של נועה ביטלה את חמישי', 'meeting.cancel', noa],
  ['he', 'אני מאחרת ברבע שעה ליעל היום', 'meeting.move', { ...yael, start: '2026-03-10T15:15' }],
  [
    'en',
    "I'm running 15 minutes late for Yael today",
    'meeting.move',
    { ...yael, start: '2026-03-10T15:15' },
  ],
  // A lesson that stands is put elsewhere, and none is added.
  ['he', 'את עומר של מחר תשימי לי בחמישי ב5', 'meeting.move', { ...omer, start: '2026-03-12T17:00' }],
  ['he', 'תשימי את עומר בחמישי במקום מחר', 'meeting.move', { ...omer, start: '2026-03-12T18:00' }],
  ['he', 'אפשר לשים את יעל ב4 היום במקום ב3?', 'meeting.move', { ...yael, start: '2026-03-10T16:00' }],
  ['en', 'can you put Yael at 4 today instead of 3?', 'meeting.move', { ...yael, start: '2026-03-10T16:00' }],
  ['he', 'תודה אם תוכלי להעביר את נועה לשעה 5', 'meeting.move', { ...noa, start: '2026-03-12T17:00' }],
  ['he', 'תבטלי את עומר מחר ותגידי לו', 'meeting.cancel', { ...omer, notify: 'tell' }],
  // Of several lessons, which is to be at that hour; and nine in the evening is far from four.
  ['he', 'תעבירי את כל השיעורים של יום שני לשלישי ב4', 'meeting.move', {}],
  ['he', 'תעבירי את כל השיעורים של חמישי לשישי ב9', 'meeting.move', {}],
  // Hours without days.
  ['he', 'תשני את שעות העבודה ל9 עד 18', 'settings.hours', { hours: { from: '09:00', to: '18:00' } }],
  ['en', 'my working hours are 9 to 6', 'settings.hours', { hours: { from: '09:00', to: '18:00' } }],
  // From a day to a day, and not from that day on.
  ['he', 'תעביר את נועם מה16 ל18 במרץ', 'meeting.move', { ...noam, start: '2026-03-18T17:00' }],
  // All of a day that has no lessons, not one of them.
  ['he', 'אין שיעורים ביום שני', 'day.clear', { from: '2026-03-16T00:00', to: '2026-03-17T00:00' }],
  ['he', 'אין שיעורים עד יום ראשון', 'day.clear', { to: '2026-03-16T00:00' }],
  ['he', 'אין קבוצה ביום שני', 'meeting.cancel', at('group', '16T19:00')],
  ['he', 'אין לנו שיעור עם יעל היום', 'meeting.cancel', yael],
  // Agreed with somebody.
  ['he', 'קבעתי עם נועה להעביר לשישי בעשר', 'meeting.move', { ...noa, start: '2026-03-13T10:00' }],
  ['he', 'סגרנו עם יעל שהיום ב4', 'meeting.move', { ...yael, start: '2026-03-10T16:00' }],
  ['he', 'השיעור של יעל היום ב4', 'meeting.move', { ...yael, start: '2026-03-10T16:00' }],
  ['en', "Yael's lesson today at 4", 'meeting.move', { ...yael, start: '2026-03-10T16:00' }],
  ['he', 'שינוי שעה נועם יום שני 18:00', 'meeting.move', { ...noam, start: '2026-03-16T18:00' }],
  ['he', 'יעל היום 15:00 > 16:00', 'meeting.move', { ...yael, start: '2026-03-10T16:00' }],
  ['en', 'Yael today 15:00 > 16:00', 'meeting.move', { ...yael, start: '2026-03-10T16:00' }],
  ['he', 'תעביר את עומר ליום אחר', 'meeting.move', omer],
  [
    'he',
    'תבטלי את נועה ותקבעי לה בשבוע הבא באותה שעה',
    'meeting.move',
    { ...noa, start: '2026-03-19T16:00' },
  ],
  [
    'en',
    'cancel Noa and book her next week at the same time',
    'meeting.move',
    { ...noa, start: '2026-03-19T16:00' },
  ],
  // Where it goes, and how long it is.
  [
    'he',
    'תזיזי את יעל לארבע ותאריכי לה לשעה',
    'meeting.move',
    { ...yael, start: '2026-03-10T16:00', end: '2026-03-10T17:00' },
  ],
  [
    'en',
    'move Noa to 5 and shorten it to 45 minutes',
    'meeting.move',
    { ...noa, start: '2026-03-12T17:00', end: '2026-03-12T17:45' },
  ],
  ['he', 'תעדכני את השיעור של נועה לשעה וחצי', 'meeting.resize', { ...noa, minutes: 90 }],
  ['he', 'נועם בשני שעתיים', 'meeting.resize', { ...noam, minutes: 120 }],
  [
    'he',
    'תקבע לאיתי 5 שיעורים החל מיום ראשון ב4',
    'meeting.add',
    { rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU;COUNT=5', start: '2026-03-15T16:00' },
  ],
  // The first and the last of a day.
  ['he', 'תבטל את השיעור הראשון ביום שני', 'meeting.cancel', noam],
  ['he', 'תבטלי את השיעור האחרון של יום שני', 'meeting.cancel', at('group', '16T19:00')],
  ['he', 'תזיזי את השיעור הראשון של יום שני לארבע', 'meeting.move', { ...noam, start: '2026-03-16T16:00' }],
  // A week that is said first.
  ['he', 'שבוע הבא אין נועם', 'meeting.cancel', noam],
  ['he', 'לא יתקיים שיעור עם נועה ביום חמישי', 'meeting.cancel', noa],
  ['he', 'תרשום שעומר לא מגיע מחר', 'meeting.cancel', omer],
  ['he', 'תוציא את עומר מהיומן של מחר', 'meeting.cancel', omer],
  ['he', 'נועם עובר לקבוצה', 'meeting.attendees', { add: ['noam'] }],
  ['he', 'תחליפי לדנה את ראשון בשלישי', 'meeting.move', at('dana', '15T16:00')],
  ['he', 'תעשי את השיעור של יעל היום שעה במקום 45 דקות', 'meeting.resize', { ...yael, minutes: 60 }],
  ['he', 'תבטלי את כל השיעורים של עומר בחודש הקרוב', 'meeting.cancel', { from: '2026-04-01T00:00' }],
  // Closed hours are opened, and no lesson is called off.
  ['he', 'לבטל את החופשה שלי', 'time.unblock', {}],
  ['en', 'cancel my vacation', 'time.unblock', {}],
];

describe('the calendar as teachers type of it', () => {
  it.each(done)('%s: %s', (locale, text, command, slots) => {
    expect(read(locale, 'teacher', text)).toMatchObject({ status: 'ready', command, slots });
  });

  it.each(asked)('%s: %s is asked about', (locale, text, command, slots) => {
    expect(read(locale, 'teacher', text)).toMatchObject({ status: 'ask', command, slots, steps: [] });
  });

  it('leaves a standing lesson where it is beside one that is new, and asks of which days hours are', () => {
    expect(read('he', 'teacher', 'מעכשיו לנועה יש גם שיעור בימי שני ב3').steps).toEqual([]);
    expect(read('he', 'teacher', 'לא לקבוע לי אחרי 8 בערב').status).toBe('choose');
  });

  it('does not close every Friday for the whole of one', () => {
    expect(read('he', 'teacher', 'תחסמי את כל יום שישי').slots).not.toHaveProperty('rrule');
  });

  it.each<readonly [Locale, string]>([
    ['he', 'דנה ביטלה אתמול'],
    ['he', 'מי ביטל מחר?'],
    ['he', 'דנה באה לקבוצה ביום שני'],
    ['he', 'בטל את נועה בחמישי, לא משנה תשאיר'],
  ])('%s: %s orders nothing', (locale, text) => {
    expect(read(locale, 'teacher', text)).toMatchObject({ status: 'unknown', steps: [] });
  });
});
