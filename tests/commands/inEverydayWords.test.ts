/** What is asked for in everyday words of one family is read alike: a bit more or less, how far it goes after the reason, what a lesson's note says. */
import { describe, expect, it } from 'vitest';
import type { Locale, SpeakerRole } from '../../commands/world.ts';
import { readInSchool as read } from './readInSchool.ts';

type Said = readonly [Locale, SpeakerRole, string];

const right: readonly (readonly [...Said, string, Record<string, unknown>])[] = [
  // By how much a price rises or falls is no price.
  ['he', 'teacher', 'תוריד ליעל 20 שקל לשיעור', 'meeting.scalePrice', { amount: -20, students: ['yael'] }],
  ['he', 'teacher', 'תעלה לעומר את המחיר 20 שקל', 'meeting.scalePrice', { amount: 20, students: ['omer'] }],
  ['en', 'teacher', 'raise Omer 20 shekels', 'meeting.scalePrice', { amount: 20, students: ['omer'] }],
  ['en', 'teacher', "lower Yael's lesson 20 shekels", 'meeting.scalePrice', { amount: -20 }],
  ['he', 'teacher', 'תעלה ליעל ל-150 שקל', 'meeting.price', { cost: 150 }],
  ['he', 'teacher', 'לקחת מנועה 200 מעכשיו', 'meeting.price', { meeting: 'm-noa', cost: 200 }],
  ['he', 'teacher', 'השיעור מחר בחינם', 'meeting.price', { meeting: 'm-omer', cost: 0 }],
  // How far it goes is said after the reason too.
  ['he', 'teacher', 'מבטלים את קבוצת שני בגלל פורים רק הפעם', 'meeting.cancel', { scope: 'this' }],
  [
    'en',
    'teacher',
    'cancel the Monday group because of Purim just this once',
    'meeting.cancel',
    { scope: 'this' },
  ],
  // From one week to another.
  [
    'he',
    'teacher',
    'תעתיק את השיעורים משבוע שעבר לשבוע הזה',
    'week.copy',
    { from: '2026-03-01T00:00', start: '2026-03-08T00:00' },
  ],
  [
    'en',
    'teacher',
    'copy from last week to this week',
    'week.copy',
    { from: '2026-03-01T00:00', start: '2026-03-08T00:00' },
  ],
  [
    'he',
    'teacher',
    'תהפוך את עומר לדו שבועי',
    'meeting.repeat',
    { rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE' },
  ],
  ['he', 'teacher', 'עומר עובר לשעה מלאה מעכשיו', 'meeting.resize', { minutes: 60, scope: 'future' }],
  // What is looked for is room, or a word.
  ['he', 'teacher', 'תמצא לי שעה וחצי פנויות ביום ראשון', 'schedule.free', { minutes: 90 }],
  ['he', 'teacher', 'תמצא את כל השיעורים באנגלית', 'calendar.search', {}],
  ['en', 'teacher', 'find lessons in English', 'calendar.search', {}],
  ['he', 'teacher', 'מי בא מחר', 'schedule.show', { from: '2026-03-11T00:00' }],
  ['he', 'teacher', 'אפשר להכניס מישהו ביום ראשון בשש?', 'schedule.check', { start: '2026-03-15T18:00' }],
  [
    'he',
    'teacher',
    'אני בטיול מחמישי עד שישי',
    'time.block',
    { start: '2026-03-12T00:00', end: '2026-03-14T00:00' },
  ],
  [
    'he',
    'teacher',
    'דנה ואיתי נכחו בקבוצה',
    'attendance.mark',
    { present: true, students: ['dana', 'itay'] },
  ],
  // Another hour for what waits.
  [
    'he',
    'teacher',
    'תגיד ליעל שאפשר רק בשש',
    'pending.decline',
    { pending: 'p-yael', start: '2026-03-12T18:00' },
  ],
  // Out of the group, and another into it.
  ['he', 'teacher', 'תעיף את דנה מקבוצת שני', 'meeting.attendees', { remove: ['dana'] }],
  [
    'he',
    'teacher',
    'תוציא את דנה מהקבוצה ותכניס את נועה במקומה',
    'meeting.attendees',
    { remove: ['dana'], add: ['noa'] },
  ],
  // Each on its own weekday of the week it goes to.
  [
    'he',
    'teacher',
    'לדחות את כל השיעורים של חמישי לשבוע הבא',
    'meeting.move',
    {
      items: [
        {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          start: '2026-03-19T16:00',
          end: '2026-03-19T17:00',
          scope: 'this',
        },
      ],
    },
  ],
  [
    'en',
    'teacher',
    'move all lessons of tomorrow to next week',
    'meeting.move',
    {
      items: [
        {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          start: '2026-03-18T18:00',
          end: '2026-03-18T18:45',
          scope: 'this',
        },
      ],
    },
  ],
  [
    'he',
    'teacher',
    'אני בצבא מה-15 עד ה-19 למרץ',
    'time.block',
    { start: '2026-03-15T00:00', end: '2026-03-20T00:00' },
  ],
  [
    'he',
    'teacher',
    'לא פנויה בחמישי עד 12',
    'time.block',
    { start: '2026-03-12T00:00', end: '2026-03-12T12:00' },
  ],
  [
    'he',
    'teacher',
    'להעתיק את הלוז של השבוע לשלושת השבועות הבאים',
    'week.copy',
    { start: '2026-03-15T00:00', count: 3 },
  ],
  [
    'he',
    'teacher',
    'הסדרה של נועה נגמרת ב-30 באפריל',
    'meeting.repeat',
    { rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TH;UNTIL=20260430' },
  ],
  ['he', 'teacher', 'להחליף את איתי בנועם בקבוצה', 'meeting.attendees', { remove: ['itay'], add: ['noam'] }],
  ['he', 'teacher', 'תראי לי חלונות ביום חמישי', 'schedule.free', { from: '2026-03-12T00:00' }],
  ['he', 'teacher', 'מתי אפשר לשים עוד שיעור של שעה וחצי השבוע', 'schedule.free', { minutes: 90 }],
  ['he', 'teacher', 'תגיד מה התוכנית להיום', 'schedule.show', { from: '2026-03-10T00:00' }],
  ['he', 'teacher', 'כמה שיעורים עשינו עם נועה מתחילת השנה', 'lesson.count', { students: ['noa'] }],
  ['he', 'teacher', 'להוציא את הלוח לקובץ', 'calendar.export', {}],
  ['he', 'student', 'לא רוצה להמתין יותר לקבוצה', 'waitlist.leave', { meeting: 'm-group' }],
  // "From April" is not the whole series.
  [
    'he',
    'teacher',
    'תמחק את הסדרה של נועם מאפריל',
    'meeting.cancel',
    { occurrence: '2026-04-06T17:00', scope: 'future' },
  ],
  [
    'en',
    'teacher',
    "delete Noam's series from April",
    'meeting.cancel',
    { occurrence: '2026-04-06T17:00', scope: 'future' },
  ],
  ['he', 'teacher', 'תמחק את כל הסדרה של נועם', 'meeting.cancel', { meeting: 'm-noam', scope: 'all' }],
  [
    'he',
    'teacher',
    'לסיים את הסדרה של עומר ב-30 ביוני',
    'meeting.repeat',
    { rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE;UNTIL=20260630' },
  ],
  ['he', 'teacher', 'שנה את המחיר של השיעור מחר ל130', 'meeting.price', { meeting: 'm-omer', cost: 130 }],
  ['he', 'teacher', 'שים לנועם נעדר על אתמול', 'attendance.mark', { present: false, students: ['noam'] }],
  ['he', 'teacher', 'לאפס את המספור של נועה ל-1', 'meeting.number', { meeting: 'm-noa', value: 1 }],
  ['he', 'teacher', 'מי הראשון מחר', 'schedule.show', { from: '2026-03-11T00:00' }],
  [
    'he',
    'teacher',
    'תעשה לי שיעור עם נועם ביום חמישי משש עד שבע',
    'meeting.add',
    { start: '2026-03-12T18:00', end: '2026-03-12T19:00' },
  ],
];

/** What is asked of these is only how far it goes. */
const farAsked: readonly (readonly [...Said, string, Record<string, unknown>])[] = [
  ['he', 'teacher', 'תוריד לנועם רבע שעה', 'meeting.resize', { meeting: 'm-noam', minutes: 45 }],
  ['he', 'teacher', 'להוסיף רבע שעה לעומר מחר', 'meeting.resize', { meeting: 'm-omer', minutes: 60 }],
  ['en', 'teacher', 'take 15 minutes off Noam', 'meeting.resize', { meeting: 'm-noam', minutes: 45 }],
  [
    'he',
    'teacher',
    'תרשום לשיעור של עומר חזרה על שברים',
    'meeting.describe',
    { description: 'חזרה על שברים' },
  ],
  ['he', 'teacher', 'תכתבי בשיעור של נועם שנשאר לו לסיים תרגיל', 'meeting.describe', { meeting: 'm-noam' }],
  [
    'he',
    'teacher',
    'במקום רביעי עומר יבוא בחמישי בשש',
    'meeting.move',
    { meeting: 'm-omer', start: '2026-03-12T18:00' },
  ],
  ['he', 'teacher', 'תן תזכורת לקבוצה של שני', 'meeting.remind', { meeting: 'm-group' }],
  ['he', 'teacher', 'מחר אין עומר', 'meeting.cancel', { occurrence: '2026-03-11T18:00' }],
  [
    'he',
    'teacher',
    'תחליפי את היום של נועה לרביעי',
    'meeting.move',
    { meeting: 'm-noa', start: '2026-03-11T16:00' },
  ],
  ['he', 'teacher', 'תעדכני את המקצוע של נועם למתמטיקה', 'meeting.change', { subject: 'su-maths' }],
  ['he', 'teacher', 'נועה תישאר עד חמש ורבע', 'meeting.resize', { meeting: 'm-noa', minutes: 75 }],
  [
    'he',
    'teacher',
    'רשום הערה בשיעור של נועם: לא הביא ספר',
    'meeting.describe',
    { description: 'לא הביא ספר' },
  ],
];

/** What may be meant in two ways is not done unasked. */
const asked: readonly Said[] = [
  ['he', 'teacher', 'תעלה לנועה 150 שקל'],
  ['en', 'teacher', 'raise Noa 150 shekels'],
  ['he', 'teacher', 'תוסיף שיעור של חצי שעה לדנה ביום ראשון'],
];

describe('everyday words', () => {
  it.each(right)('%s, %s: “%s”', (locale, who, text, command, slots) => {
    const plan = read(locale, who, text);
    expect(plan).toMatchObject({ status: 'ready', command, slots });
  });

  it.each(farAsked)('%s, %s: how far? “%s”', (locale, who, text, command, slots) => {
    const plan = read(locale, who, text);
    expect(plan).toMatchObject({ status: 'ask', command, slots, ask: { slot: 'scope' } });
  });

  it.each(asked)('%s, %s: asks “%s”', (locale, who, text) => {
    expect(read(locale, who, text).status).not.toBe('ready');
  });
});
