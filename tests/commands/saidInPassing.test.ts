/** What is said beside an order as if in passing: once more, as a wish, with "instead"; and a month that has just been. */
import { describe, expect, it } from 'vitest';
import type { Locale, SpeakerRole } from '../../commands/world.ts';
import { readInSchool as read } from './readInSchool.ts';

type Line = readonly [Locale, SpeakerRole, string, string, Record<string, unknown>];

const noaOnWednesday = { meeting: 'm-noa', occurrence: '2026-03-12T16:00', start: '2026-03-11T16:00' };
const anHour = { students: ['itay'], start: '2026-03-18T15:00', end: '2026-03-18T16:00' };
const both = {
  items: [
    {
      students: ['noa'],
      subject: 'su-maths',
      start: '2026-03-15T17:00',
      end: '2026-03-15T17:45',
    },
    {
      students: ['omer'],
      subject: 'su-english',
      start: '2026-03-12T14:00',
      end: '2026-03-12T14:45',
    },
  ],
};
const longer = { meeting: 'm-yael', minutes: 60, scope: 'future' };
const adam = { child: 'adam', meeting: 'm-group' };
const omerOnce = {
  meeting: 'm-omer',
  occurrence: '2026-03-11T18:00',
  start: '2026-03-12T18:00',
  scope: 'this',
};
const noon = { start: '2026-03-11T12:00', end: '2026-03-11T14:00' };
const february = { from: '2026-02-01T00:00', to: '2026-03-01T00:00' };

const done: readonly Line[] = [
  [
    'en',
    'teacher',
    "let's do Noa on Wednesday instead of Thursday, this week only",
    'meeting.move',
    { ...noaOnWednesday, scope: 'this' },
  ],
  [
    'he',
    'teacher',
    'אפשר לעשות את נועה ברביעי במקום בחמישי, אותה שעה, רק השבוע',
    'meeting.move',
    { ...noaOnWednesday, scope: 'this' },
  ],
  ['en', 'teacher', 'schedule an extra hour of English with Itay next Wednesday 3pm', 'meeting.add', anHour],
  [
    'en',
    'teacher',
    'Noa maths Sunday 5pm and Omer English Thursday 2pm, book both',
    'meeting.addBatch',
    both,
  ],
  ['he', 'teacher', 'נועה מתמטיקה ראשון ב-5 ועומר אנגלית חמישי ב-2, תקבע את שניהם', 'meeting.addBatch', both],
  [
    'en',
    'teacher',
    "From now on Yael's lessons should last an hour, please update them.",
    'meeting.resize',
    longer,
  ],
  ['he', 'teacher', 'מעכשיו השיעורים של יעל צריכים להיות שעה, תעדכן בבקשה', 'meeting.resize', longer],
  ['en', 'parent', 'Adam would love to join the Monday group, can you ask for a place', 'request.add', adam],
  ['en', 'parent', 'ask for a place for Adam in the Monday group', 'request.add', adam],
  ['he', 'parent', 'אדם מאוד רוצה להצטרף לקבוצה של שני, אפשר לבקש מקום', 'request.add', adam],
  ['he', 'parent', 'תבקש מקום לאדם בקבוצה של שני', 'request.add', adam],
  [
    'en',
    'student',
    "push Sunday's maths half an hour later pretty please",
    'meeting.move',
    { meeting: 'm-dana', start: '2026-03-15T16:30' },
  ],
  ['en', 'teacher', 'copy my sign up link for a new family', 'link.copy', {}],
  ['he', 'teacher', 'תעתיק את קישור ההרשמה שלי בשביל משפחה חדשה', 'link.copy', {}],
  ['en', 'teacher', 'list all lessons with Noam in February', 'schedule.show', february],
  ['en', 'teacher', "show me February's lessons", 'schedule.show', february],
  ['he', 'teacher', 'תראה לי את כל השיעורים עם נועם בפברואר', 'schedule.show', february],
  [
    'en',
    'teacher',
    'please to make lesson for Noam, english, this Friday at 9 in the morning',
    'meeting.add',
    { students: ['noam'], start: '2026-03-13T09:00' },
  ],
  ['en', 'teacher', 'make Noam a lesson on Friday at 9', 'meeting.add', { students: ['noam'] }],
  ['en', 'teacher', 'tmrw 6pm lesson -> thursday 6pm, one off', 'meeting.move', omerOnce],
  ['en', 'teacher', 'move Omer to thursday 6pm as a one-off', 'meeting.move', omerOnce],
  ['he', 'teacher', 'עומר -> חמישי ב-6, חד פעמי', 'meeting.move', omerOnce],
  ['en', 'teacher', 'pls close tomorrow from 12 till 2, I have to fetch my son', 'time.block', noon],
  ['he', 'teacher', 'תסגור את מחר מ-12 עד 2, אני צריכה לאסוף את הבן שלי', 'time.block', noon],
  [
    'en',
    'teacher',
    "nudge me an hour before Omer's lesson tomorrow, just this one",
    'meeting.remind',
    { before: 60 },
  ],
  ['en', 'teacher', 'i need the calendar feed url so it syncs with outlook, copy it', 'feed.copy', {}],
  [
    'en',
    'parent',
    'take Dana out of the Monday group please, it ends too late for her',
    'meeting.leave',
    { child: 'dana' },
  ],
  ['he', 'teacher', 'כולם הגיעו אתמול לקבוצת שני', 'attendance.mark', { meeting: 'm-group', present: true }],
  [
    'en',
    'teacher',
    'everyone came yesterday to the Monday group',
    'attendance.mark',
    { meeting: 'm-group', present: true },
  ],
  [
    'he',
    'student',
    'יש לי מבחן בשישי דחוף שיעור מתמטיקה ביום חמישי ב-15:30',
    'meeting.request',
    { start: '2026-03-12T15:30' },
  ],
  // What one has is ahead, and a month that is far behind is as well.
  ['en', 'teacher', 'what do I have in February', 'schedule.show', { from: '2027-02-01T00:00' }],
  ['he', 'teacher', 'מה יש לי בפברואר', 'schedule.show', { from: '2027-02-01T00:00' }],
  ['en', 'teacher', 'show my lessons in October', 'schedule.show', { from: '2026-10-01T00:00' }],
];

describe('said in passing', () => {
  it.each(done)('%s %s: %s', (locale, who, text, command, slots) => {
    const plan = read(locale, who, text);
    expect(plan).toMatchObject({ command, status: 'ready', slots });
  });

  it.each([
    ['en', 'do Noa on Wednesday instead of Thursday'],
    ['he', 'תעשי את נועה ברביעי במקום בחמישי'],
  ] as const)('%s: of a series it is asked which, and nothing else: %s', (locale, text) => {
    const plan = read(locale, 'teacher', text);
    expect(plan).toMatchObject({ command: 'meeting.move', status: 'ask', slots: noaOnWednesday });
    expect(plan.ask?.slot).toBe('scope');
  });

  it.each(['if Noa agrees to 5, book it', 'can you book it', 'Noa wants to know about 5, update it'])(
    'once more is no order where there was none: %s',
    (text) => expect(read('en', 'teacher', text).status).not.toBe('ready'),
  );

  it.each([
    ['en', 'lesson with Omer Friday at 9 just this once'],
    ['he', 'שיעור עם עומר ביום שישי ב-9 רק הפעם'],
  ] as const)('%s: one more, or the one that stands: %s', (locale, text) =>
    expect(read(locale, 'teacher', text).status).not.toBe('ready'),
  );

  it.each([
    ['en', 'Adam would love to join the Monday group next year'],
    ['he', 'אדם רוצה להצטרף לקבוצה של שני בשנה הבאה'],
  ] as const)('%s: who asks for a place later is not put forward for now unasked: %s', (locale, text) =>
    expect(read(locale, 'parent', text)).toMatchObject({ command: 'request.add', status: 'ask' }),
  );
});
