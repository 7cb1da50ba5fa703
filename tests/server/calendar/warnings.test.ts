/** What a teacher is told beside the answer: hours she does not work, and students who are busy with somebody else. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toMs } from '../../../domain/basics/zones.ts';
import { aSchool, type School } from '../schoolFixture.ts';
import { freshDatabase, type FreshDatabase } from '../database.ts';
import { add, carryingOut } from '../perform/carryOut.ts';

let database: FreshDatabase;
let school: School;
beforeAll(async () => {
  database = await freshDatabase();
  school = await aSchool(database);
  const { otherTeacher, dana } = school;
  await database.db
    .insertInto('app.links')
    .values({ teacher_id: otherTeacher.id, student_id: dana.id })
    .execute();
});
afterAll(() => database.close());

test('a student’s lesson with another teacher is a warning, and nothing of it is told', async () => {
  const { rivka, otherTeacher, dana, noam } = school;
  const attendees = [{ attendeeId: dana.id }];
  const elsewhere = { start: '2026-11-10T16:00', end: '2026-11-10T17:00', summary: 'Chess', attendees };
  await carryingOut(database, otherTeacher)([add(elsewhere)]);
  const hour = { start: '2026-11-03T16:30', end: '2026-11-03T17:30', rrule: 'FREQ=WEEKLY;COUNT=5' };
  const both = [...attendees, { attendeeId: noam.id }];
  const [outcome] = await carryingOut(database, rivka)([add({ ...hour, attendees: both })]);
  expect(outcome?.status).toBe('ok');
  expect(outcome?.warnings).toEqual([
    {
      kind: 'busyElsewhere',
      meetingId: outcome?.meeting?.id,
      studentId: dana.id,
      count: 1,
      start: String(toMs('2026-11-10T16:30', school.zone)),
      end: String(toMs('2026-11-10T17:30', school.zone)),
    },
  ]);
  expect(JSON.stringify(outcome)).not.toContain('Chess');
  expect(JSON.stringify(outcome)).not.toContain(otherTeacher.id);
});

test('a lesson that the student does not come to is no lesson elsewhere', async () => {
  const { rivka, otherTeacher, dana } = school;
  const attendees = [{ attendeeId: dana.id }];
  const [added] = await carryingOut(
    database,
    otherTeacher,
  )([add({ start: '2026-11-11T10:00', end: '2026-11-11T11:00', attendees })]);
  await carryingOut(database, dana)([{ name: 'cancelMyAttendance', args: { id: added?.meeting?.id ?? '' } }]);
  const [outcome] = await carryingOut(
    database,
    rivka,
  )([add({ start: '2026-11-11T10:00', end: '2026-11-11T11:00', attendees })]);
  expect(outcome).toMatchObject({ status: 'ok', warnings: [] });
});

test('outside the working hours a lesson stands, with a warning; too soon after another it does not', async () => {
  const { rivka } = school;
  await database.db
    .updateTable('app.teachers')
    .set({ working_hours: JSON.stringify({ TH: [{ from: 540, to: 1020 }] }), buffer_minutes: 15 })
    .where('teacher_id', '=', rivka.id)
    .execute();
  const rivkaDoes = carryingOut(database, rivka);
  const [early] = await rivkaDoes([add({ start: '2026-11-12T08:00', end: '2026-11-12T09:00' })]);
  expect(early).toMatchObject({ status: 'ok', warnings: [{ kind: 'outsideHours', studentId: null }] });
  const [soon] = await rivkaDoes([add({ start: '2026-11-12T09:10', end: '2026-11-12T10:00' })]);
  expect(soon?.status).toBe('CLASH');
  expect(JSON.parse(soon?.refusal?.params ?? '{}')).toMatchObject({
    conflicts: [{ tooClose: true }],
    free: ['2026-11-12T09:15', '2026-11-12T09:45', '2026-11-12T10:15'],
  });
  const [later] = await rivkaDoes([add({ start: '2026-11-12T09:15', end: '2026-11-12T10:00' })]);
  expect(later).toMatchObject({ status: 'ok', warnings: [] });
});
