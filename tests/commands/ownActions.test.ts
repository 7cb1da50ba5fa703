/** What a student asks for or cancels is previewed by the rules that the server will use, as far as a student knows them. */
import { describe, expect, test } from 'vitest';
import { indexWorld } from '../../commands/world/indexWorld.ts';
import { readSentence } from '../../commands/nlu/readSentence.ts';
import { preview } from '../../commands/preview.ts';
import { aWorld } from '../../commands/world/world.ts';
import { toMs } from '../../domain/basics/zones.ts';

const zone = 'Asia/Jerusalem';
const ms = (wall: string): string => String(toMs(wall, zone));
const lesson = {
  id: 'l',
  organizer: 'rivka',
  start: ms('2026-11-29T16:00'),
  end: ms('2026-11-29T16:45'),
  subject: 'Maths',
  attendees: [{ attendeeId: 'dana' }],
};
const world = indexWorld(
  aWorld({
    now: '2026-11-21T10:00',
    locale: 'en',
    timeZone: zone,
    role: 'student',
    user: { id: 'dana', username: 'Dana', role: 'student' },
    teachers: [{ id: 'rivka', username: 'Rivka' }],
    subjects: [{ id: 's', name: 'Maths', cost: 160 }],
    meetings: [{ ...lesson, teacherId: 'rivka' }],
  }),
);

test('a request for an hour', () => {
  const plan = readSentence('book maths Tuesday at 5 online', world);
  expect(plan.steps).toMatchObject([{ name: 'addPendingMeeting', args: { input: { organizer: 'rivka' } } }]);
  expect(preview(plan, world)).toMatchObject({
    rows: [{ before: null, after: { status: 'Pending', start: '2026-11-24T17:00', location: 'online' } }],
  });
});

test('that one will not come', () => {
  const plan = readSentence("I can't come on November 29", world);
  expect(plan.steps).toMatchObject([{ name: 'cancelMyAttendance', args: { id: 'l' } }]);
  expect(preview(plan, world)).toMatchObject({ outcomes: [{ attendance: { late: false } }] });
});

test('another time for a lesson says which one it stands for; asked again, the request gets the new time', () => {
  const plan = readSentence('move my lesson on November 29 to December 1 at 5', world);
  expect(plan.steps).toMatchObject([
    { name: 'addPendingMeeting', args: { input: { start: '2026-12-01T17:00', replaces: { id: 'l' } } } },
  ]);
  expect(preview(plan, world)).toMatchObject({
    rows: [{ after: { status: 'Pending', replaces: { meetingId: 'l', slot: '2026-11-29T16:00' } } }],
  });
  const waiting = {
    ...lesson,
    id: 'p',
    teacherId: 'rivka',
    requestedBy: 'dana',
    status: 'Pending',
    start: ms('2026-12-01T17:00'),
    end: ms('2026-12-01T17:45'),
    replaces: { meetingId: 'l', occurrence: lesson.start },
  };
  const later = indexWorld(aWorld({ ...world, pendingMeetings: [waiting] }));
  const again = readSentence('move my lesson on November 29 to December 2 at 5', later);
  expect(again.steps).toMatchObject([
    {
      name: 'updatePendingMeeting',
      args: { input: { id: 'p', start: '2026-12-02T17:00' }, status: 'Pending' },
    },
  ]);
  expect(preview(again, later)).toMatchObject({
    rows: [{ after: { start: '2026-12-02T17:00', replaces: { meetingId: 'l' } } }],
  });
});

describe('a lesson that is asked for', () => {
  const teachers = [
    { id: 'rivka', username: 'Rivka', userData: { lessonDuration: 60, blockedStudentsIds: ['omer'] } },
    { id: 'yossi', username: 'Yossi' },
  ];
  const subjects = [
    { id: 'maths', name: 'Maths', cost: 160, teacherId: 'rivka' },
    { id: 'piano', name: 'Piano', cost: 120, teacherId: 'yossi' },
  ];
  const children = [
    { id: 'noa', username: 'Noa', links: [{ teacherId: 'yossi' }] },
    { id: 'omer', username: 'Omer', links: [{ teacherId: 'rivka' }, { teacherId: 'yossi' }] },
  ];
  const said = (text: string, role: 'student' | 'parent', more: object = {}) =>
    readSentence(
      text,
      indexWorld(
        aWorld({
          now: '2026-11-21T10:00',
          locale: 'en',
          timeZone: zone,
          role,
          user: { id: 'me', username: 'Me', role },
          teachers,
          subjects,
          children: role === 'parent' ? children : [],
          ...more,
        }),
      ),
    );
  const input = (input: object) => [{ name: 'addPendingMeeting', args: { input } }];

  test('is asked of the teacher who gives the subject, and takes her usual length', () => {
    expect(said('book piano Sunday at 5', 'student').steps).toMatchObject(input({ organizer: 'yossi' }));
    expect(said('book maths Sunday at 5', 'student').steps).toMatchObject(
      input({ organizer: 'rivka', start: '2026-11-22T17:00', end: '2026-11-22T18:00' }),
    );
  });
  test('of nobody before it is known of whom, where one learns with several', () => {
    const plan = said('book Sunday at 5', 'student');
    expect(plan).toMatchObject({ status: 'ask', ask: { slot: 'teacher' } });
    expect(plan.ask?.choices.map(({ label }) => label)).toEqual(['Rivka', 'Yossi']);
    const both = [...subjects, { id: 'other', name: 'Maths', cost: 100, teacherId: 'yossi' }];
    expect(said('book maths Sunday at 5', 'student', { subjects: both }).ask).toMatchObject({
      slot: 'subject',
      choices: [{ label: 'Maths · Rivka' }, { label: 'Maths · Yossi' }],
    });
  });
  test('by a parent is for a child: the only one, the named one, or it is asked which', () => {
    expect(said('book maths Sunday at 5', 'parent')).toMatchObject({ status: 'ask', ask: { slot: 'child' } });
    expect(said('book Noa Sunday at 5', 'parent').steps).toMatchObject(
      input({ organizer: 'yossi', attendees: [{ attendeeId: 'noa' }] }),
    );
    expect(said('book piano Sunday at 5', 'parent', { children: [children[0]] }).steps).toMatchObject(
      input({ attendees: [{ attendeeId: 'noa' }] }),
    );
  });
  test('is refused where the teacher has blocked who learns', () => {
    expect(said('book maths for Omer Sunday at 5', 'parent')).toMatchObject({
      status: 'refused',
      reply: { code: 'BLOCKED' },
    });
  });
});
