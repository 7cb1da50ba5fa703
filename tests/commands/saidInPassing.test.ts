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
});
