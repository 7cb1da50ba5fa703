/** A group's lesson is cancelled for one of them: the others keep it, and a private lesson is cancelled whole. */
import { describe, expect, test } from 'vitest';
import { indexWorld } from '../../commands/world/indexWorld.ts';
import { readSentence } from '../../commands/nlu/readSentence.ts';
import { preview } from '../../commands/preview.ts';
import { aWorld, type Locale } from '../../commands/world/world.ts';
import { toMs } from '../../domain/basics/zones.ts';

const zone = 'Asia/Jerusalem';
const ms = (wall: string): string => String(toMs(wall, zone));
const people = [
  { id: 'dana', username: 'דנה לוי' },
  { id: 'noam', username: 'נועם בר' },
  { id: 'yael', username: 'יעל כץ' },
];
const aLesson = (id: string, hour: string, attendees: string[], more: object = {}) => ({
  id,
  teacherId: 'rivka',
  version: 1,
  start: ms(`${hour}:00`),
  end: ms(`${hour}:45`),
  subject: 'Maths',
  capacity: attendees.length,
  attendees: attendees.map((attendeeId) => ({ attendeeId })),
  ...more,
});
const worldIn = (locale: Locale) =>
  indexWorld(
    aWorld({
      // A Saturday.
      now: '2026-11-21T10:00',
      locale,
      timeZone: zone,
      role: 'teacher',
      user: { id: 'rivka', username: 'Rivka', role: 'teacher' },
      students: people,
      subjects: [{ id: 's', name: 'Maths', cost: 160 }],
      meetings: [
        aLesson('group', '2026-11-22T16', ['dana', 'noam'], { rrule: 'FREQ=WEEKLY', exdates: [] }),
        aLesson('alone', '2026-11-23T16', ['yael']),
      ],
    }),
  );
const plan = (text: string, locale: Locale) => readSentence(text, worldIn(locale));

describe.each<[Locale, string[]]>([
  [
    'en',
    ['cancel only for Dana on Sunday', "cancel Sunday's lesson just for Dana", 'cancel Sunday for Dana only'],
  ],
  ['he', ['לבטל רק לדנה בראשון', 'תבטלי את השיעור ביום ראשון רק לדנה', 'לבטל בראשון לדנה בלבד']],
])('in %s', (locale, sentences) => {
  test.each(sentences)('%s', (text) => {
    expect(plan(text, locale)).toMatchObject({
      status: 'ready',
      command: 'attendance.cancel',
      steps: [
        {
          name: 'markAttendance',
          args: {
            marks: [
              {
                meetingId: 'group',
                occurrence: '2026-11-22T16:00',
                attendeeId: 'dana',
                kind: 'cancelled',
              },
            ],
          },
        },
      ],
    });
  });
});

test('it is previewed: one absence, one person told, and quietly nobody', () => {
  const shown = preview(plan('cancel only for Dana on Sunday', 'en'), worldIn('en'));
  expect(shown).toMatchObject({
    rows: [{ after: { absences: [{ studentId: 'dana', kind: 'teacher' }] } }],
    tell: [{ to: 'dana', title: 'MeetingCancelled' }],
  });
  const quiet = plan('לבטל רק לדנה בראשון בשקט', 'he');
  expect(quiet.steps).toMatchObject([{ args: { notify: 'quiet' } }]);
  expect(preview(quiet, worldIn('he'))).toMatchObject({ tell: [] });
});

test('of one who learns alone nothing would be left: the lesson itself is cancelled', () => {
  expect(plan('cancel only for Yael on Monday', 'en').steps).toMatchObject([
    { name: 'deleteMeeting', args: { id: 'alone' } },
  ]);
});

test('"only this one" speaks of the lesson, not of who comes', () => {
  for (const text of [
    "cancel Dana's lesson on Sunday, only this one",
    'cancel Dana on Sunday just this week',
  ])
    expect(plan(text, 'en').command).toBe('meeting.cancel');
  expect(plan('לבטל את דנה בראשון רק הפעם', 'he').command).toBe('meeting.cancel');
});
