/** Each night, and when the server starts: moves the horizon of the occupied hours on, and deletes old ones. */
import type { Id } from '../../../domain/basics/ids.ts';
import { toWall } from '../../../domain/basics/zones.ts';
import type { Store } from '../../db/database.ts';
import { readMeetings } from './rows/readMeetings.ts';
import { horizonMs, occupiedFromMs, putInOccupied } from './occupied.ts';
import { reportFault } from '../../basics/reportFault.ts';

const teachersAtOnce = 200;

export async function rollOccupied({ db }: Store, nowMs: number): Promise<void> {
  const until = new Date(horizonMs(nowMs));
  for (let last: Id | null = null; ;) {
    let behind = db
      .selectFrom('app.teachers')
      .select('teacher_id')
      .where('occupied_until', '<', until)
      .orderBy('teacher_id')
      .limit(teachersAtOnce);
    if (last !== null) behind = behind.where('teacher_id', '>', last);
    const teachers = await behind.execute();
    for (const { teacher_id: teacherId } of teachers) {
      try {
        await rollTeacher({ db }, teacherId, nowMs);
      } catch (fault) {
        // A fault with one teacher must not leave the others without this protection.
        reportFault(`The occupied hours of teacher ${teacherId} could not be moved on`, fault);
      }
    }
    last = teachers.at(-1)?.teacher_id ?? null;
    if (last === null) return;
  }
}

async function rollTeacher({ db }: Pick<Store, 'db'>, teacherId: Id, nowMs: number): Promise<void> {
  const fromMs = occupiedFromMs(nowMs);
  const untilMs = horizonMs(nowMs);
  await db.transaction().execute(async (transaction) => {
    const { occupied_until: stands, zone } = await transaction
      .selectFrom('app.teachers')
      .select(['occupied_until', 'zone'])
      .where('teacher_id', '=', teacherId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (stands.getTime() >= untilMs) return;
    await transaction
      .deleteFrom('app.occupied')
      .where('teacher_id', '=', teacherId)
      .where((row) => row(row.fn('upper', ['during']), '<', new Date(fromMs)))
      .execute();
    const added = { fromMs: Math.max(fromMs, stands.getTime()), untilMs };
    const span = { from: toWall(added.fromMs, zone), until: toWall(untilMs, zone) };
    await putInOccupied(transaction, teacherId, await readMeetings(transaction, teacherId, { span }), added);
    await transaction
      .updateTable('app.teachers')
      .set({ occupied_until: new Date(untilMs) })
      .where('teacher_id', '=', teacherId)
      .execute();
  });
}
