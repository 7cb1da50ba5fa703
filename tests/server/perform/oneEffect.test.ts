/** A request that comes twice has one effect, and a document is done whole or not at all. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMinutes } from '../../../domain/basics/wallTime.ts';
import { recordProof } from '../../recordProof.ts';
import { aSchool, type School } from '../schoolFixture.ts';
import { freshDatabase, type FreshDatabase } from '../database.ts';
import { add, carryingOut, everythingIn, type CarryOut } from './carryOut.ts';

let database: FreshDatabase;
let school: School;
let rivkaDoes: CarryOut;
beforeAll(async () => {
  database = await freshDatabase();
  school = await aSchool(database);
  rivkaDoes = carryingOut(database, school.rivka);
});
afterAll(() => database.close());

const lessonOn = (day: number, hour = 16) =>
  add({
    start: `2026-11-${String(day).padStart(2, '0')}T${hour}:00`,
    end: `2026-11-${String(day).padStart(2, '0')}T${hour}:45`,
    attendees: [{ attendeeId: school.dana.id }],
  });

const countOf = async (table: string): Promise<number> => {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::int as count from app.${table}`,
  );
  return rows[0]?.count ?? 0;
};

test('a lesson is added with its hour, its seat, its log entry and one notice', async () => {
  const [outcome] = await rivkaDoes([lessonOn(8)]);
  expect(outcome).toMatchObject({ status: 'ok', refusal: null, meeting: { organizer: school.rivka.id } });
  const { rows } = await database.pool.query(
    `select o.slot, lower(o.during) as starts, s.user_id, c.operations, n.title
     from app.occupied o join app.seats s using (teacher_id, meeting_id) join app.changes c using (teacher_id)
     join app.notifications n on n.user_id = s.user_id and n.change_id = c.id
     join app.outbox x on x.user_id = n.user_id and x.notification_id = n.id
     where o.teacher_id = $1 and o.meeting_id = $2`,
    [school.rivka.id, outcome?.meeting?.id],
  );
  expect(rows).toEqual([
    {
      slot: '2026-11-08T16:00',
      starts: new Date('2026-11-08T14:00:00Z'),
      user_id: school.dana.id,
      operations: ['addMeeting'],
      title: 'MeetingAdded',
    },
  ]);
});

test('the same request again answers the same and writes nothing', async () => {
  const requestId = randomUUID();
  const first = await rivkaDoes([lessonOn(9), lessonOn(10)], requestId);
  const before = await everythingIn(database);
  for (let again = 0; again < 10; again += 1) {
    expect(await rivkaDoes([lessonOn(9), lessonOn(10)], requestId)).toEqual(first);
  }
  expect(await everythingIn(database)).toEqual(before);
});

test('the same request sent many times at once has one effect and one answer', async ({ task }) => {
  const rounds = process.env['PROVE'] === undefined ? 10 : 200;
  for (let round = 0; round < rounds; round += 1) {
    const before = await countOf('meetings');
    const requestId = randomUUID();
    const start = addMinutes('2028-11-11T16:00', round * 60);
    const step = add({ start, end: addMinutes(start, 45) });
    const answers = await Promise.all(Array.from({ length: 12 }, () => rivkaDoes([step], requestId)));
    expect(await countOf('meetings')).toBe(before + 1);
    expect(answers[0]?.[0]?.status).toBe('ok');
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  }
  recordProof(task, 'R5', `${rounds} rounds of one key 12 times at once: one effect, one answer`);
});

test('one request key for something else is refused and writes nothing', async () => {
  const requestId = randomUUID();
  await rivkaDoes([lessonOn(12)], requestId);
  const before = await everythingIn(database);
  const [outcome] = await rivkaDoes([lessonOn(13)], requestId);
  expect(outcome).toMatchObject({ status: 'REQUEST_REUSED', refusal: { field: 'requestId' }, meeting: null });
  expect(await everythingIn(database)).toEqual(before);
});

test('keys of two people do not meet', async () => {
  const requestId = randomUUID();
  const aviDoes = carryingOut(database, school.otherTeacher);
  const hers = await rivkaDoes([add({ start: '2026-11-15T09:00', end: '2026-11-15T10:00' })], requestId);
  const his = await aviDoes([add({ start: '2026-11-15T09:00', end: '2026-11-15T10:00' })], requestId);
  expect([hers[0]?.status, his[0]?.status]).toEqual(['ok', 'ok']);
  expect(his[0]?.meeting?.id).not.toBe(hers[0]?.meeting?.id);
});

test('a request that was refused may be sent again once the reason is gone', async () => {
  const requestId = randomUUID();
  const step = add({
    start: '2026-11-16T09:00',
    end: '2026-11-16T10:00',
    attendees: [{ attendeeId: school.stranger.id }],
  });
  expect((await rivkaDoes([step], requestId))[0]?.status).toBe('NOT_FOUND');
  await database.db
    .insertInto('app.links')
    .values({ teacher_id: school.rivka.id, student_id: school.stranger.id })
    .execute();
  expect((await rivkaDoes([step], requestId))[0]?.status).toBe('ok');
});

test('a step that is refused takes the whole document back', async () => {
  const before = await everythingIn(database);
  const nobody = add({
    start: '2026-11-18T16:00',
    end: '2026-11-18T16:45',
    attendees: [{ attendeeId: randomUUID() }],
  });
  const outcomes = await rivkaDoes([lessonOn(17), nobody, lessonOn(19)], randomUUID());
  expect(outcomes.map(({ status }) => status)).toEqual(['ROLLED_BACK', 'NOT_FOUND', 'ROLLED_BACK']);
  expect(outcomes[0]?.refusal?.params).toBe('{"by":"s1"}');
  expect(outcomes[1]?.refusal?.field).toBe('input.attendees');
  expect(outcomes.every(({ meeting, meetings, changeId }) => !meeting && !meetings && !changeId)).toBe(true);
  expect(await everythingIn(database)).toEqual(before);
});

test('steps of one document must carry one request key', async () => {
  const before = await everythingIn(database);
  const { performAll } = await import('../../../server/app/kernel.ts');
  const asked = ['one', 'two'].map((requestId, index) => ({
    key: `s${index}`,
    name: 'deleteMeeting',
    args: { id: randomUUID(), requestId },
  }));
  const outcomes = await performAll({ actor: school.rivka, store: database, nowMs: Date.now }, asked);
  expect([...outcomes.values()].map(({ status }) => status)).toEqual(['ROLLED_BACK', 'BAD_REQUEST']);
  expect(await everythingIn(database)).toEqual(before);
});

test('a document of several steps is one change, and one notice for each person', async () => {
  const [changes, notices] = [await countOf('changes'), await countOf('notifications')];
  const outcomes = await rivkaDoes([lessonOn(22), lessonOn(23), lessonOn(24)]);
  expect(new Set(outcomes.map(({ changeId }) => changeId)).size).toBe(1);
  expect(outcomes[0]?.meetings).toHaveLength(3);
  expect(await countOf('changes')).toBe(changes + 1);
  // The student, and the parent who speaks for them.
  expect(await countOf('notifications')).toBe(notices + 2);
});

test('a change to what already is so is done at once and leaves no trace in the log', async () => {
  const [added] = await rivkaDoes([lessonOn(26)]);
  const { id = '', start } = added?.meeting ?? {};
  const [changes, notices] = [await countOf('changes'), await countOf('notifications')];
  const input = { id, start: '2026-11-26T16:00', end: '2026-11-26T16:45' };
  const [outcome] = await rivkaDoes([{ name: 'updateMeeting', args: { input } }], randomUUID());
  expect(outcome).toMatchObject({ status: 'ok', changeId: null, meeting: { id, start } });
  expect([await countOf('changes'), await countOf('notifications')]).toEqual([changes, notices]);
});

test('told quietly, nobody gets a notice', async () => {
  const notices = await countOf('notifications');
  const quiet = lessonOn(25);
  const [outcome] = await rivkaDoes([{ ...quiet, args: { ...quiet.args, notify: 'quiet' } } as typeof quiet]);
  expect(outcome?.status).toBe('ok');
  expect(await countOf('notifications')).toBe(notices);
});
