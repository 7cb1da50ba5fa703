/** Many of one teacher's changes share a lock; none of them is decided by what no longer stands, or falls with another. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refuse } from '../../../domain/basics/refusal.ts';
import { performAll } from '../../../server/app/kernel.ts';
import { Rollback } from '../../../server/kernel/perform/rollback.ts';
import { inTurn, type UnderLock, type Verdict } from '../../../server/kernel/perform/teacherQueue.ts';
import { connect } from '../../../server/db/database.ts';
import { aSchool, type School } from '../schoolFixture.ts';
import type { Queries } from '../../../server/db/tables.ts';
import { freshDatabase, type FreshDatabase } from '../database.ts';
import { add, carryingOut, now } from './carryOut.ts';

let database: FreshDatabase;
let school: School;
beforeAll(async () => {
  database = await freshDatabase();
  school = await aSchool(database);
});
afterAll(() => database.close());

const minutesNow = async (queries: Queries): Promise<number> => {
  const row = await queries
    .selectFrom('app.teachers')
    .select('lesson_minutes')
    .where('teacher_id', '=', school.rivka.id)
    .executeTakeFirstOrThrow();
  return row.lesson_minutes;
};

test('whoever adds one to what stands there adds it, whether those beside are refused or break off', async () => {
  const before = await minutesNow(database.db);
  const decided = { adds: 0 };
  async function adds(under: UnderLock): Promise<Verdict<string>> {
    decided.adds += 1;
    const found = await minutesNow(under.transaction);
    return {
      async write() {
        await under.transaction
          .updateTable('app.teachers')
          .set({ lesson_minutes: found + 1 })
          .where('teacher_id', '=', school.rivka.id)
          .execute();
        return 'added';
      },
    };
  }
  async function refuses(under: UnderLock): Promise<Verdict<string>> {
    await minutesNow(under.transaction);
    throw new Rollback({ at: 0, refusal: refuse('CLASH') });
  }
  async function breaksOff({ transaction }: UnderLock): Promise<Verdict<string>> {
    await sql`select 1 / 0`.execute(transaction);
    return { answer: 'no' };
  }
  async function breaksOffWriting(under: UnderLock): Promise<Verdict<string>> {
    const { write } = (await adds(under)) as { write(): Promise<string> };
    return { write: () => write().then(() => Promise.reject(new Error('broken'))) };
  }
  const asks = async (under: UnderLock): Promise<Verdict<string>> => ({
    answer: (await minutesNow(under.transaction)) >= before ? 'asked' : 'too little',
  });
  const kinds = [refuses, refuses, asks, adds, refuses, breaksOff, adds, adds, breaksOffWriting, asks, adds];
  const told = await Promise.allSettled(
    Array.from({ length: 110 }, (_, n) =>
      inTurn<string>(database, school.rivka.id, kinds[n % kinds.length] ?? adds),
    ),
  );
  const saidOf = { adds: 'added', asks: 'asked', refuses: 'CLASH', breaksOff: 'division by zero' };
  const expected = kinds.map((kind) => saidOf[kind.name as keyof typeof saidOf] ?? 'broken');
  const said = told.map((each) =>
    each.status === 'fulfilled' ? each.value : (each.reason as Error).message,
  );
  expect(said).toEqual(Array.from({ length: 110 }, (_, n) => expected[n % kinds.length]));
  expect(await minutesNow(database.db)).toBe(before + 40);
  // Some were decided a second time, after others had written: that is what is looked at here.
  expect(decided.adds).toBeGreaterThan(50);
});

test('an hour that another process frees while many ask for it goes to one of those who come after', async () => {
  const start = '2026-12-09T10:00';
  const lesson = add({ start, end: '2026-12-09T11:00' });
  const [standing] = await carryingOut(database, school.rivka)([lesson]);
  const elsewhere = connect(database.url, database.answerLimitMs);
  let freed: Promise<unknown> | undefined;
  let isFree = false;
  const tries = (length: number) =>
    Array.from({ length }, async () => {
      // Asked under the lock: what the other process does now waits for it, as it would wait for anybody.
      const clock = (): number => {
        freed ??= carryingOut(
          elsewhere,
          school.rivka,
        )([{ name: 'deleteMeeting', args: { id: standing?.meeting?.id ?? '' } }]).finally(
          () => (isFree = true),
        );
        return now;
      };
      const asked = [
        {
          key: 'add',
          name: 'addMeeting',
          args: { input: { start: String(Date.UTC(2026, 11, 9, 8)), end: String(Date.UTC(2026, 11, 9, 9)) } },
        },
      ];
      const outcomes = await performAll({ actor: school.rivka, store: database, nowMs: clock }, asked);
      return outcomes.get('add')?.status;
    });
  const statuses = await Promise.all(tries(80));
  // The other process may be slower than eighty who are refused.
  while (!isFree) statuses.push(...(await Promise.all(tries(20))));
  statuses.push(...(await Promise.all(tries(20))));
  expect(await freed).toMatchObject([{ status: 'ok' }]);
  await elsewhere.close();
  expect(statuses.filter((status) => status === 'ok')).toHaveLength(1);
  expect(statuses.filter((status) => status === 'CLASH')).toHaveLength(statuses.length - 1);
  expect(statuses[0]).toBe('CLASH');
});
