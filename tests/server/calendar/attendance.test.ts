/** A student's own actions on the wire: found by their seat, written into their teacher's calendar, answered through their mask. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Step } from '../../../domain/operations.ts';
import type { Actor } from '../../../domain/kernel/actor.ts';
import { newId } from '../../../server/basics/newId.ts';
import { startEndpoint, type Endpoint } from '../graphqlServer.ts';
import { add, carryingOut, everythingIn, now, type CarryOut } from '../perform/carryOut.ts';

let endpoint: Endpoint;
let rivkaDoes: CarryOut;
beforeAll(async () => {
  endpoint = await startEndpoint({ nowMs: () => now });
  rivkaDoes = carryingOut(endpoint.database, endpoint.school.rivka);
});
afterAll(() => endpoint.close());

let day = 2;
/** A series of both students, at ten of a day that no other test has. */
async function aSeries(students: Actor[] = [endpoint.school.dana, endpoint.school.noam]) {
  day += 1;
  const date = `2026-11-${String(day).padStart(2, '0')}`;
  const [made] = await rivkaDoes([
    add({
      start: `${date}T10:00`,
      end: `${date}T11:00`,
      rrule: 'FREQ=WEEKLY',
      summary: 'Fractions',
      attendees: students.map(({ id }) => ({ attendeeId: id })),
      capacity: 3,
    }),
  ]);
  return { id: made?.meeting?.id ?? '', occurrence: `${date}T10:00` };
}

const does = (actor: Actor, step: Step, atMs = now, requestId?: string) =>
  carryingOut(endpoint.database, actor, atMs)([step], requestId).then(([outcome]) => outcome);
const cancel = (id: string, occurrence: string): Step => ({
  name: 'cancelMyAttendance',
  args: { id, occurrence },
});

test('a student cancels, and is answered their own row without the others', async () => {
  const { dana, noam, rivka } = endpoint.school;
  const { id, occurrence } = await aSeries();
  const outcome = await does(dana, cancel(id, occurrence));
  expect(outcome).toMatchObject({
    status: 'ok',
    late: false,
    badCancels: 0,
    badCancelsAllowed: 3,
    blocked: false,
  });
  expect(outcome?.meeting?.attendees).toMatchObject([
    { attendeeId: dana.id, absences: [{ kind: 'student' }] },
  ]);
  expect(JSON.stringify(outcome)).not.toContain(noam.id);
  const { rows } = await endpoint.database.pool.query(
    `select title, params->>'studentName' as name from app.notifications where user_id = $1 and title = 'StudentLeftMeeting'`,
    [rivka.id],
  );
  expect(rows).toEqual([{ title: 'StudentLeftMeeting', name: 'Dana Katz' }]);
});

test('a student takes back their own cancellation, and nobody else can; the answer goes through their mask', async () => {
  const { dana, noam, ruth } = endpoint.school;
  const occurrence = '2026-11-03T14:00';
  const [made] = await rivkaDoes([
    add({
      start: occurrence,
      end: '2026-11-03T15:00',
      attendees: [{ attendeeId: dana.id }, { attendeeId: noam.id }],
      capacity: 3,
    }),
  ]);
  const id = made?.meeting?.id ?? '';
  const gone = await does(dana, cancel(id, occurrence));
  expect(gone?.status).toBe('ok');
  const undo: Step = { name: 'undoChange', args: { changeId: gone?.changeId ?? '' } };
  for (const actor of [noam, ruth]) expect((await does(actor, undo))?.status).toBe('NOT_FOUND');
  // The moment of the log is the database's own.
  expect((await does(dana, undo, Date.now() + 61 * 60_000))?.status).toBe('UNDO_EXPIRED');
  const back = await does(dana, undo);
  expect(back?.status).toBe('ok');
  expect(back?.meetings?.[0]?.attendees).toMatchObject([{ attendeeId: dana.id }]);
  expect(JSON.stringify(back)).not.toContain(noam.id);
  expect((await does(dana, undo))?.status).toBe('WRITTEN_SINCE');
});

test("a parent cancels for their child, in any calendar but a stranger's", async () => {
  const { ruth, dana, stranger, noam } = endpoint.school;
  const { id, occurrence } = await aSeries();
  const theirs = await aSeries([noam]);
  expect(await does(ruth, cancel(id, occurrence))).toMatchObject({
    status: 'ok',
    meeting: { attendees: [{ attendeeId: dana.id }] },
  });
  const before = await everythingIn(endpoint.database);
  for (const actor of [ruth, dana, stranger])
    for (const absent of [theirs.id, newId(), 'nothing'])
      expect(await does(actor, cancel(absent, theirs.occurrence))).toMatchObject({
        status: 'NOT_FOUND',
        refusal: { field: 'id', params: null },
      });
  expect(await everythingIn(endpoint.database)).toEqual(before);
});

test('teachers, admins and visitors have no attendance to cancel, and students nothing else to do', async () => {
  const { rivka, otherTeacher, admin, dana, ruth } = endpoint.school;
  const { id, occurrence } = await aSeries();
  for (const actor of [rivka, otherTeacher, admin])
    expect((await does(actor, cancel(id, occurrence)))?.status).toBe('FORBIDDEN');
  const teachers: Step[] = [
    { name: 'deleteMeeting', args: { id } },
    { name: 'updateMeeting', args: { input: { id, summary: 'x' } } },
    {
      name: 'markAttendance',
      args: { marks: [{ meetingId: id, occurrence, attendeeId: dana.id, kind: 'present' }] },
    },
  ];
  for (const step of teachers)
    for (const actor of [dana, ruth]) expect((await does(actor, step))?.status).toBe('FORBIDDEN');
  // What they take back is their own; a change of somebody else is one that is not there.
  for (const actor of [dana, ruth])
    expect((await does(actor, { name: 'undoChange', args: { changeId: newId() } }))?.status).toBe(
      'NOT_FOUND',
    );
  // Not even beside an action of their own.
  const mixed = await carryingOut(
    endpoint.database,
    dana,
  )([cancel(id, occurrence), { name: 'deleteMeeting', args: { id } }]);
  expect(mixed.map(({ status }) => status)).toEqual(['ROLLED_BACK', 'FORBIDDEN']);
});

test('the server’s clock says what is late; counted once however often it is sent, and the fourth blocks', async () => {
  const { noam, rivka } = endpoint.school;
  const { id, occurrence } = await aSeries();
  const startMs = Date.UTC(2026, 10, day, 8);
  const linkOf = async () =>
    (
      await endpoint.database.pool.query(
        'select bad_cancels, blocked from app.links where teacher_id = $1 and student_id = $2',
        [rivka.id, noam.id],
      )
    ).rows[0];
  const atOnce = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      does(noam, cancel(id, occurrence), startMs - 3_600_000, `late ${n % 2}`),
    ),
  );
  expect(new Set(atOnce.map((outcome) => outcome?.status))).toEqual(new Set(['ok']));
  expect(await linkOf()).toEqual({ bad_cancels: 1, blocked: false });
  for (const week of [1, 2, 3]) {
    const ms = startMs + week * 7 * 86_400_000;
    const wall = new Date(ms + 2 * 3_600_000).toISOString().slice(0, 16);
    const outcome = await does(noam, cancel(id, wall), ms - 60_000);
    expect(outcome).toMatchObject({ status: 'ok', late: true, badCancels: week + 1, blocked: week === 3 });
  }
  expect(await linkOf()).toEqual({ bad_cancels: 4, blocked: true });
  // Who is blocked keeps the lessons they have, and may still say that they do not come.
  const next = startMs + 28 * 86_400_000;
  const wall = new Date(next + 2 * 3_600_000).toISOString().slice(0, 16);
  expect((await does(noam, cancel(id, wall), startMs))?.status).toBe('ok');
  await endpoint.database.pool.query('update app.links set blocked = false, bad_cancels = 0');
});

test('a student leaves by the id of one changed lesson, and what is left shows only as a busy hour', async () => {
  const { dana } = endpoint.school;
  const { id } = await aSeries();
  const wall = `2026-11-${String(day + 7).padStart(2, '0')}T`;
  const [moved] = await rivkaDoes([
    {
      name: 'updateMeeting',
      args: {
        input: { id, start: `${wall}11:00`, end: `${wall}12:00` },
        scope: 'this',
        occurrence: `${wall}10:00`,
      },
    },
  ]);
  const differing = moved?.meetings?.find(({ slot }) => slot)?.id ?? '';
  const left = await does(dana, { name: 'leaveMeeting', args: { id: differing } });
  expect(left).toMatchObject({ status: 'ok', late: false });
  expect(
    left?.meetings?.every(({ busyOnly, removed, attendees }) => removed || (busyOnly && !attendees)),
  ).toBe(true);
  const [seen] = await rivkaDoes([{ name: 'updateMeeting', args: { input: { id, color: 'subject-2' } } }]);
  expect(JSON.stringify(seen?.meeting?.attendees)).not.toContain(dana.id);
  const [back] = await rivkaDoes([{ name: 'undoChange', args: { changeId: left?.changeId ?? '' } }]);
  expect(back?.status).toBe('WRITTEN_SINCE');
});

test('the teacher marks several at once, all of them or none, and takes it back', async () => {
  const { dana, noam, stranger } = endpoint.school;
  const { id, occurrence } = await aSeries();
  const marks = [dana, noam].map((student) => ({
    meetingId: id,
    occurrence,
    attendeeId: student.id,
    kind: 'noShow' as const,
  }));
  const bad = [
    ...marks,
    { ...marks[0], meetingId: id, attendeeId: stranger.id, kind: 'late' as const, occurrence },
  ];
  const [refused] = await rivkaDoes([{ name: 'markAttendance', args: { marks: bad } }]);
  expect(refused).toMatchObject({ status: 'NOT_FOUND', refusal: { field: 'marks.2.attendeeId' } });
  const [done] = await rivkaDoes([{ name: 'markAttendance', args: { marks } }]);
  const kinds = (row: typeof done) =>
    row?.meeting?.attendees?.map(({ absences }) => absences?.[0]?.kind ?? null);
  expect(kinds(done)).toEqual(['noShow', 'noShow']);
  const [undone] = await rivkaDoes([{ name: 'undoChange', args: { changeId: done?.changeId ?? '' } }]);
  expect(kinds(undone)).toEqual([null, null]);
});
