/** For the plans of queries: a discount, a payment, and a place in the queue of a full group that is offered; as each of them sees them. */
import { expect } from 'vitest';
import type { Actor } from '../../../domain/kernel/actor.ts';
import type { Context } from '../../../server/kernel/api/context.ts';
import { modules } from '../../../server/app/modules.ts';
import type { Rows } from '../../../server/kernel/live/rows.ts';
import { discountsModule } from '../../../server/modules/discounts/module.ts';
import { restrictedTimesModule } from '../../../server/modules/restrictedTimes/module.ts';
import type { School } from '../schoolFixture.ts';
import { add, type CarryOut } from '../perform/carryOut.ts';

type Keeping = { rivkaDoes: CarryOut; danaDoes: CarryOut; school: School; contextOf(actor: Actor): Context };

export async function keepPlainRows({ rivkaDoes, danaDoes, school, contextOf }: Keeping): Promise<void> {
  const { rivka, dana, noam, ruth } = school;
  const kept = await rivkaDoes([
    { name: 'createDiscount', args: { discount: { name: 'Siblings', type: 'percentage', value: 10 } } },
    { name: 'addPayment', args: { input: { type: 'payment', payerId: noam.id, amount: 10_000 } } },
    { name: 'addStudent', args: { input: { username: 'Ada' } } },
  ]);
  expect(kept.map(({ status }) => status)).toEqual(['ok', 'ok', 'ok']);
  const attendees = [noam.id, kept[2]?.student?.id ?? ''].map((attendeeId) => ({ attendeeId }));
  const [group] = await rivkaDoes([
    add({ start: '2027-02-01T10:00', end: '2027-02-01T11:00', attendees, capacity: 2 }),
  ]);
  const id = group?.meeting?.id ?? '';
  expect((await danaDoes([{ name: 'joinWaitlist', args: { meetingId: id } }]))[0]?.status).toBe('ok');
  const [wider] = await rivkaDoes([
    { name: 'updateMeeting', args: { input: { id, capacity: 3 }, scope: 'all' } },
  ]);
  expect(wider?.waitings?.[0]?.status).toBe('Offered');
  const of = { teacherId: rivka.id };
  for (const actor of [rivka, dana, ruth]) {
    await discountsModule.resolvers.Query.getDiscountsByTeacherId(null, of, contextOf(actor));
    await restrictedTimesModule.resolvers.Query.restrictedTimesByTeacherId(null, of, contextOf(actor));
  }
}

/** While somebody watches; and opens them again. */
export async function closeHours(watch: Rows<unknown> | null, rivkaDoes: CarryOut): Promise<void> {
  const closing = watch?.next();
  const [closed] = await rivkaDoes([
    { name: 'addRestrictedTime', args: { input: { start: '2026-12-20T10:00', end: '2026-12-20T11:00' } } },
  ]);
  await rivkaDoes([{ name: 'undoChange', args: { changeId: closed?.changeId ?? '' } }]);
  await closing;
  await watch?.return?.();
}

/** Those of the modules' plain rows that none of these statements reads, or none writes. */
export function plainTablesUnseen(statements: readonly string[]): string[] {
  const tables = modules.flatMap(({ entities = [] }) => entities.flatMap(({ table }) => table?.name ?? []));
  expect(tables).toContain('app.restricted_times');
  return tables.filter((table) => {
    const quoted = `"${table.replace('.', '"."')}"`;
    const has = (part: string) => statements.some((sql) => sql.includes(part));
    return !has(`from ${quoted} where teacher_id`) || !has(`insert into ${quoted}`);
  });
}
