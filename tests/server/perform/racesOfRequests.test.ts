/** Fifty answers at once: of those that want one hour one is a yes, and a group gets no more than it has places (proof R1, R2). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addMinutes } from '../../../domain/basics/wallTime.ts';
import type { Step } from '../../../domain/operations.ts';
import type { Outcome } from '../../../server/app/kernel.ts';
import { newId } from '../../../server/basics/newId.ts';
import { aSchool, type School } from '../schoolFixture.ts';
import { freshDatabase, type FreshDatabase } from '../database.ts';
import { add, carryingOut, now, type CarryOut } from './carryOut.ts';
import { fewerRacers, raceOn, racers } from './racing.ts';

let database: FreshDatabase;
let school: School;
let rivkaDoes: CarryOut;
beforeAll(async () => {
  database = await freshDatabase();
  school = await aSchool(database);
  rivkaDoes = carryingOut(database, school.rivka);
});
afterAll(() => database.close());

async function undone({ changeId }: Outcome): Promise<void> {
  const [outcome] = await rivkaDoes([{ name: 'undoChange', args: { changeId: changeId ?? '' } }]);
  expect(outcome?.status).toBe('ok');
}

const approve = (id: string): Step => ({
  name: 'updatePendingMeeting',
  args: { input: { id }, status: 'Approved' },
});

describe('of fifty yeses at once', { timeout: 900_000 }, () => {
  /** Twenty of each, which is the most that may wait: some are said yes to twice. */
  async function asked(ask: (nth: number, student: 'dana' | 'noam') => Promise<Step>): Promise<string[]> {
    const ids: string[] = [];
    for (let nth = 0; nth < 40; nth += 1) {
      const student = nth % 2 ? 'dana' : 'noam';
      const [outcome] = await carryingOut(database, school[student])([await ask(nth, student)]);
      expect(outcome?.status).toBe('ok');
      ids.push(outcome?.pendingMeeting?.id ?? '');
    }
    return ids;
  }
  const lost = ['CLASH', 'CHANGED_MEANWHILE'];
  const yesTo =
    (ids: readonly string[], count = racers) =>
    () =>
      Array.from({ length: count }, (_, racer) => () => rivkaDoes([approve(ids[racer % ids.length] ?? '')]));
  const wish = { start: '2026-12-01T10:00', end: '2026-12-01T10:45' };

  test('for one hour exactly one makes a lesson', async ({ task }) => {
    const ids = await asked(async () => ({
      name: 'addPendingMeeting',
      args: { input: { organizer: school.rivka.id, ...wish } },
    }));
    await raceOn(task, { runs: yesTo(ids), lost, after: (_winner, outcome) => undone(outcome) });
    for (const id of ids) await rivkaDoes([{ name: 'removePendingMeeting', args: { id } }]);
  });

  test('that move a lesson to one hour exactly one moves', async ({ task }) => {
    const ids = await asked(async (nth, student) => {
      const start = addMinutes('2027-03-01T00:00', nth * 60);
      const attendees = [{ attendeeId: school[student].id }];
      const [made] = await rivkaDoes([add({ start, end: addMinutes(start, 45), attendees })]);
      const replaces = { id: made?.meeting?.id ?? '' };
      return {
        name: 'addPendingMeeting',
        args: { input: { organizer: school.rivka.id, ...wish, replaces } },
      };
    });
    await raceOn(task, { runs: yesTo(ids, fewerRacers), lost, after: (_winner, outcome) => undone(outcome) });
  });

  test('into a group of which three places are left exactly three come', async ({ task }) => {
    const { db } = database;
    const teacherId = school.rivka.id;
    const [group] = await rivkaDoes([
      add({
        start: '2027-05-02T10:00',
        end: '2027-05-02T11:00',
        attendees: [{ attendeeId: school.dana.id }],
        capacity: 4,
      }),
    ]);
    const meetingId = group?.meeting?.id ?? '';
    const asking = Array.from({ length: racers }, () => ({ student: newId(), request: newId() }));
    await db
      .insertInto('app.users')
      .values(asking.map(({ student }) => ({ user_id: student, role: 'student' as const, username: 'Lia' })))
      .execute();
    await db
      .insertInto('app.links')
      .values(asking.map(({ student }) => ({ teacher_id: teacherId, student_id: student })))
      .execute();
    const at = new Date(now);
    await db
      .insertInto('app.join_requests')
      .values(
        asking.map(({ student, request }) => ({
          teacher_id: teacherId,
          id: request,
          revision: 1,
          student_id: student,
          requested_by: student,
          meeting_id: meetingId,
          status: 'Pending' as const,
          message: '',
          created_at: at,
          modified_at: at,
        })),
      )
      .execute();
    // Whoever comes has agreed to the contract as it is now.
    await db
      .insertInto('app.contract_acceptances')
      .values(
        asking.map(({ student }) => ({
          teacher_id: teacherId,
          id: newId(),
          revision: 1,
          version: 0,
          hash: '',
          locale: 'he',
          text: '',
          student_id: student,
          actor_id: student,
          accepted_at: at,
        })),
      )
      .execute();
    const runs = () =>
      asking.map(
        ({ request }) =>
          () =>
            rivkaDoes([{ name: 'updateJoinRequest', args: { id: request, status: 'Approved' } }]),
      );
    const after = async (): Promise<void> => {
      await db
        .updateTable('app.join_requests')
        .set({ status: 'Pending' })
        .where('teacher_id', '=', teacherId)
        .execute();
      // Written last: what was answered earlier holds only until the next revision.
      const [emptied] = await rivkaDoes([
        {
          name: 'updateMeeting',
          args: { input: { id: meetingId, attendees: [{ attendeeId: school.dana.id }] } },
        },
      ]);
      expect(emptied).toMatchObject({ status: 'ok', meeting: { attendees: [{}] } });
    };
    await raceOn(task, { runs, winners: () => 3, lost: ['CAPACITY'], after });
  });
});
