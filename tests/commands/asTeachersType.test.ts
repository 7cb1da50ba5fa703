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
];

describe('the calendar as teachers type of it', () => {
  it.each(done)('%s: %s', (locale, text, command, slots) => {
    expect(read(locale, 'teacher', text)).toMatchObject({ status: 'ready', command, slots });
  });

  it.each(asked)('%s: %s is asked about', (locale, text, command, slots) => {
    expect(read(locale, 'teacher', text)).toMatchObject({ status: 'ask', command, slots, steps: [] });
  });

  it('does not close every Friday for the whole of one', () => {
    expect(read('he', 'teacher', 'תחסמי את כל יום שישי').slots).not.toHaveProperty('rrule');
  });

  it.each<readonly [Locale, string]>([
    ['he', 'דנה ביטלה אתמול'],
    ['he', 'מי ביטל מחר?'],
    ['he', 'דנה באה לקבוצה ביום שני'],
  ])('%s: %s orders nothing', (locale, text) => {
    expect(read(locale, 'teacher', text)).toMatchObject({ status: 'unknown', steps: [] });
  });
});
