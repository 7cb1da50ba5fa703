/** Days and lessons that are told by a holiday, a date or a month beside them: the Sunday before Passover, the day after, the last lesson in March. */
import { describe, expect, it } from 'vitest';
import type { Locale, SpeakerRole } from '../../commands/world.ts';
import { readInSchool as read } from './readInSchool.ts';

type Line = readonly [Locale, SpeakerRole, string, string, Record<string, unknown>];

const at = (meeting: string, occurrence: string) => ({
  meeting: `m-${meeting}`,
  occurrence: `2026-${occurrence}`,
});
const this_ = (meeting: string, occurrence: string) => ({ ...at(meeting, occurrence), scope: 'this' });
const day = (from: string, to: string) => ({ from: `2026-${from}T00:00`, to: `2026-${to}T00:00` });
const closed = (start: string, end: string) => ({ start: `2026-${start}T00:00`, end: `2026-${end}T00:00` });
const untilOver = {
  from: '2026-03-10T09:00',
  to: '2026-04-09T00:00',
  items: ['03-10', '03-17', '03-24', '03-31', '04-07'].map((date) => this_('yael', `${date}T15:00`)),
};

const done: readonly Line[] = [
  // A weekday or a day beside a holiday is one day.
  ['en', 'student', 'cancel the Sunday before Passover', 'meeting.cancel', this_('dana', '03-29T16:00')],
  ['he', 'student', 'לבטל את יום ראשון לפני פסח', 'meeting.cancel', this_('dana', '03-29T16:00')],
  [
    'en',
    'parent',
    "Adam can't come the Wednesday before Passover",
    'meeting.cancel',
    this_('adam', '04-01T16:00'),
  ],
  ['he', 'parent', 'אדם לא יכול להגיע ברביעי שלפני פסח', 'meeting.cancel', this_('adam', '04-01T16:00')],
  ['en', 'teacher', 'cancel the day before Passover', 'day.clear', day('04-01', '04-02')],
  ['en', 'teacher', 'clear the day before Independence Day', 'day.clear', day('04-21', '04-22')],
  ['he', 'teacher', 'לפנות את היום שאחרי העצמאות', 'day.clear', day('04-23', '04-24')],
  ['en', 'teacher', 'block the day before Passover', 'time.block', closed('04-01', '04-02')],
  ['he', 'teacher', 'תחסמי יום לפני פסח', 'time.block', closed('04-01', '04-02')],
  ['en', 'teacher', 'block the day after Passover', 'time.block', closed('04-09', '04-10')],
  ['he', 'teacher', 'תחסמי את היום אחרי פסח', 'time.block', closed('04-09', '04-10')],
  ['en', 'teacher', 'no lessons the day before Sukkot', 'time.block', closed('09-25', '09-26')],
  ['en', 'teacher', 'block the eve of Passover', 'time.block', closed('04-01', '04-02')],
  ['en', 'teacher', 'block the Thursday before Passover', 'time.block', closed('03-26', '03-27')],
  ['he', 'teacher', 'תחסמי את יום חמישי שלפני פסח', 'time.block', closed('03-26', '03-27')],
  ['en', 'teacher', 'block the Sunday after Passover', 'time.block', closed('04-12', '04-13')],
  ['he', 'teacher', 'תחסמי את יום ראשון שאחרי פסח', 'time.block', closed('04-12', '04-13')],
  ['en', 'teacher', 'block the last week before Passover', 'time.block', closed('03-26', '04-02')],
  ['he', 'teacher', 'תחסמי את השבוע האחרון לפני פסח', 'time.block', closed('03-26', '04-02')],
  ['en', 'teacher', 'block two days before Passover', 'time.block', closed('03-31', '04-01')],
  ['he', 'teacher', 'לחסום יומיים לפני פסח', 'time.block', closed('03-31', '04-01')],
  [
    'en',
    'teacher',
    'add Noam on the Sunday before Passover at 10',
    'meeting.add',
    { students: ['noam'], start: '2026-03-29T10:00' },
  ],
  [
    'he',
    'teacher',
    'תוסיפי את נועם ביום ראשון שלפני פסח ב-10',
    'meeting.add',
    { students: ['noam'], start: '2026-03-29T10:00' },
  ],
  // Until it is over.
  ['en', 'teacher', 'Yael is abroad until after Passover', 'meeting.cancel', untilOver],
  ['en', 'teacher', 'no Yael until after Passover', 'meeting.cancel', untilOver],
  ['he', 'teacher', 'תבטלי את יעל עד אחרי פסח', 'meeting.cancel', untilOver],
  [
    'he',
    'teacher',
    'אני בחופש עד אחרי פסח',
    'time.block',
    { start: '2026-03-10T09:00', end: '2026-04-09T00:00' },
  ],
  [
    'en',
    'teacher',
    'cancel all lessons until after the 20th',
    'day.clear',
    { from: '2026-03-10T09:00', to: '2026-03-21T00:00' },
  ],
  [
    'he',
    'teacher',
    'לבטל את כל השיעורים עד אחרי ה-20',
    'day.clear',
    { from: '2026-03-10T09:00', to: '2026-03-21T00:00' },
  ],
  // The day after the one that was said.
  ['en', 'teacher', 'clear 22 March and the following day', 'day.clear', day('03-22', '03-24')],
  ['he', 'teacher', 'לנקות את 22 במרץ ולמחרת', 'day.clear', day('03-22', '03-24')],
  ['en', 'teacher', 'block Passover eve and the day after', 'time.block', closed('04-01', '04-03')],
  ['he', 'teacher', 'תחסמי את ערב פסח ולמחרת', 'time.block', closed('04-01', '04-03')],
  [
    'en',
    'teacher',
    'block Sunday from 2 to 4 and the next day from 3 to 5',
    'time.block',
    {
      items: [
        { command: 'time.block', start: '2026-03-15T14:00', end: '2026-03-15T16:00' },
        { command: 'time.block', start: '2026-03-16T15:00', end: '2026-03-16T17:00' },
      ],
    },
  ],
  [
    'en',
    'student',
    "I'd like to move Sunday to the day after",
    'meeting.move',
    { ...this_('dana', '03-15T16:00'), start: '2026-03-16T16:00' },
  ],
  [
    'he',
    'student',
    'להעביר את ראשון ליום שאחרי',
    'meeting.move',
    { ...this_('dana', '03-15T16:00'), start: '2026-03-16T16:00' },
  ],
  ['en', 'parent', "cancel Adam's last lesson in March", 'meeting.cancel', this_('adam', '03-25T16:00')],
  ['he', 'parent', 'לבטל את השיעור האחרון של אדם במרץ', 'meeting.cancel', this_('adam', '03-25T16:00')],
  ['en', 'teacher', "Omer can't come all of April", 'meeting.cancel', { to: '2026-05-01T00:00' }],
  [
    'en',
    'teacher',
    'cancel the group for the whole of April',
    'meeting.cancel',
    { from: '2026-04-01T00:00' },
  ],
  ['he', 'teacher', 'לחסום ימים א-ה מ-14 עד 16', 'time.block', { start: '2026-03-10T14:00' }],
  // A weekday and a date that agree.
  ['en', 'teacher', 'block Sunday 15 March', 'time.block', closed('03-15', '03-16')],
  ['en', 'teacher', 'add Dana on Friday the 13th at 5', 'meeting.add', { start: '2026-03-13T17:00' }],
  ['he', 'teacher', 'תוסיפי את דנה ביום שישי ה-13 ב-5', 'meeting.add', { start: '2026-03-13T17:00' }],
];

/** What is right, and still has a question to it. */
const asked: readonly Line[] = [
  ['en', 'teacher', 'cancel the Sunday after Passover', 'meeting.cancel', at('dana', '04-12T16:00')],
  ['he', 'teacher', 'תבטלי את יום ראשון אחרי פסח', 'meeting.cancel', at('dana', '04-12T16:00')],
  ['en', 'teacher', "cancel Noam's lesson right after Passover", 'meeting.cancel', at('noam', '04-13T17:00')],
  ['he', 'teacher', 'תבטלי את השיעור של נועם מיד אחרי פסח', 'meeting.cancel', at('noam', '04-13T17:00')],
  ['en', 'teacher', 'cancel Dana on the Sunday after the 20th', 'meeting.cancel', at('dana', '03-22T16:00')],
  ['he', 'teacher', 'תבטלי את דנה בראשון אחרי ה-20', 'meeting.cancel', at('dana', '03-22T16:00')],
  ['en', 'teacher', 'cancel Dana the Sunday before April', 'meeting.cancel', at('dana', '03-29T16:00')],
  ['he', 'teacher', 'תבטלי את דנה בראשון שלפני אפריל', 'meeting.cancel', at('dana', '03-29T16:00')],
  ['en', 'teacher', "cancel Noam's last lesson in March", 'meeting.cancel', at('noam', '03-30T17:00')],
  ['he', 'teacher', 'תבטלי את השיעור האחרון של נועם במרץ', 'meeting.cancel', at('noam', '03-30T17:00')],
  ['en', 'teacher', "cancel Noam's lesson before Passover", 'meeting.cancel', at('noam', '03-30T17:00')],
  ['he', 'teacher', 'תבטלי את השיעור של נועם לפני פסח', 'meeting.cancel', at('noam', '03-30T17:00')],
  ['en', 'teacher', 'cancel the last group in March', 'meeting.cancel', at('group', '03-30T19:00')],
  ['he', 'teacher', 'תבטלי את הקבוצה האחרונה במרץ', 'meeting.cancel', at('group', '03-30T19:00')],
  ['en', 'teacher', "cancel Noam's first lesson in April", 'meeting.cancel', at('noam', '04-06T17:00')],
  [
    'en',
    'teacher',
    'move Noa to the day after at 5',
    'meeting.move',
    { ...at('noa', '03-12T16:00'), start: '2026-03-13T17:00' },
  ],
  [
    'he',
    'teacher',
    'להעביר את עומר של ה-18 ליום למחרת',
    'meeting.move',
    { ...at('omer', '03-18T18:00'), start: '2026-03-19T18:00' },
  ],
  // A lesson of later goes to a day of its own week, and "after Passover" is after it.
  [
    'en',
    'teacher',
    "move Noam's lesson on 30 March to Wednesday",
    'meeting.move',
    { ...at('noam', '03-30T17:00'), start: '2026-04-01T17:00' },
  ],
  [
    'he',
    'teacher',
    'להעביר את השיעור האחרון של נועם במרץ ליום רביעי',
    'meeting.move',
    { ...at('noam', '03-30T17:00'), start: '2026-04-01T17:00' },
  ],
  [
    'en',
    'teacher',
    "move Noam's lesson before Passover to Wednesday",
    'meeting.move',
    { ...at('noam', '03-30T17:00'), start: '2026-04-01T17:00' },
  ],
  [
    'en',
    'teacher',
    'in April I will move Omer to Thursday',
    'meeting.move',
    { ...at('omer', '04-01T18:00'), start: '2026-04-02T18:00' },
  ],
  ['en', 'teacher', 'move Noam to after Passover', 'meeting.move', { start: '2026-04-13T17:00' }],
  ['he', 'teacher', 'לדחות את נועם לאחרי פסח', 'meeting.move', { start: '2026-04-13T17:00' }],
];

/** Which of them, or until when, nobody said. */
const open: readonly (readonly [Locale, SpeakerRole, string, string])[] = [
  ['en', 'teacher', "cancel one of Omer's lessons in March", 'occurrence'],
  ['he', 'teacher', 'תבטלי אחד מהשיעורים של עומר במרץ', 'occurrence'],
  ['he', 'teacher', 'תבטלי לנועם שיעור אחד באפריל', 'occurrence'],
  ['en', 'teacher', "Omer can't come one week in April", 'occurrence'],
  ['he', 'teacher', 'עומר לא יכול להגיע שבוע אחד באפריל', 'occurrence'],
  ['en', 'teacher', "Omer won't come some Wednesdays in April", 'occurrence'],
  ['he', 'teacher', 'עומר לא יגיע בכמה ימי רביעי באפריל', 'occurrence'],
  ['en', 'student', "I can't come to one lesson in April", 'occurrence'],
  ['en', 'student', 'cancel the lesson before Passover', 'occurrence'],
  ['he', 'student', 'תבטלי את השיעור שלפני פסח', 'occurrence'],
  ['en', 'student', 'cancel the group until after the holiday', 'sure'],
  ['en', 'teacher', 'block the first Sunday of the month', 'start'],
  ['he', 'teacher', 'תחסמי את יום ראשון הראשון של החודש', 'start'],
  // A weekday and a date that do not agree.
  ['en', 'teacher', 'add Dana on Friday the 12th at 5', 'sure'],
  ['he', 'teacher', 'תוסיפי את דנה ביום שישי ה-12 ב-5', 'sure'],
  ['en', 'teacher', 'add Dana on Wednesday 12 March at 5', 'sure'],
  ['he', 'teacher', 'לחסום את יום שני 15.3', 'sure'],
  // The end of a day is no hour.
  ['en', 'teacher', 'add Dana end of day Thursday', 'start'],
  ['he', 'teacher', 'לחסום את ראשון עד חמישי 14-16', 'sure'],
];

describe('What is told by what stands beside it', () => {
  it.each(done)('%s %s: %s', (locale, who, text, command, slots) => {
    expect(read(locale, who, text)).toMatchObject({ status: 'ready', command, slots });
  });

  it.each(asked)('%s %s: %s, which is asked about', (locale, who, text, command, slots) => {
    expect(read(locale, who, text)).toMatchObject({ status: 'ask', command, slots });
  });

  it.each(open)('%s %s: %s, of which the rest is asked', (locale, who, text, slot) => {
    expect(read(locale, who, text)).toMatchObject({ status: 'ask', ask: { slot } });
  });

  it.each([
    'block the first week of April',
    'clear the last week of April',
    'block Sunday to Thursday 2 to 4',
  ])('en teacher: %s, of which there are two readings', (text) => {
    const { status, choices } = read('en', 'teacher', text);
    expect([status, choices?.length]).toEqual(['choose', 2]);
  });
});
