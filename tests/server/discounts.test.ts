/** Discounts on the wire: who sees which, the last use under a race, and uses that are counted from the bookings. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../domain/kernel/actor.ts';
import { addMinutes } from '../../domain/basics/wallTime.ts';
import type { Step } from '../../domain/operations.ts';
import { makeFeeds } from '../../server/app/kernel.ts';
import { startEndpoint, type Endpoint } from './graphqlServer.ts';
import { add, carryingOut, now, type CarryOut } from './perform/carryOut.ts';

let endpoint: Endpoint;
let rivkaDoes: CarryOut;
beforeAll(async () => {
  endpoint = await startEndpoint({ nowMs: () => now });
  rivkaDoes = carryingOut(endpoint.database, endpoint.school.rivka);
});
afterAll(() => endpoint.close());

type Seen = {
  id: string;
  name: string;
  currentUsage: number | null;
  value: number;
  earlier: object[] | null;
};

async function seenBy(actor: Actor): Promise<Seen[]> {
  const { data } = await endpoint.ask<{ getDiscountsByTeacherId: Seen[] }>(
    actor,
    'query ($id: ID!) { getDiscountsByTeacherId(teacherId: $id) { id name value currentUsage earlier { until } } }',
    { id: endpoint.school.rivka.id },
  );
  return data?.getDiscountsByTeacherId ?? [];
}

type Create = Extract<Step, { name: 'createDiscount' }>['args']['discount'];

async function created(discount: Partial<Create> & { name: string }): Promise<string> {
  const [outcome] = await rivkaDoes([
    { name: 'createDiscount', args: { discount: { type: 'percentage', value: 10, ...discount } } },
  ]);
  expect(outcome?.status).toBe('ok');
  return outcome?.discount?.id ?? '';
}

const nameOf = (all: readonly Seen[], id: string): Seen | undefined => all.find((each) => each.id === id);

test('a discount is made, changed, deleted and brought back, and everybody whom it concerns hears of it', async () => {
  const { rivka, dana, stranger } = endpoint.school;
  const feed = makeFeeds(endpoint.database, endpoint.live, () => now).discounts;
  const watching = await Promise.all([rivka, dana].map((actor) => feed.watch(rivka.id, actor)));
  expect(await feed.watch(rivka.id, stranger)).toBeNull();
  const next = () => Promise.all(watching.map(async (rows) => (await rows?.next())?.value));
  const id = await created({ name: 'Group', type: 'fixed', value: 2500, conditionType: 'groupMeeting' });
  expect(await next()).toMatchObject([
    { id, name: 'Group', value: 25, discountUnit: 'ILS', currentUsage: 0 },
    { id, name: 'Group', value: 25, currentUsage: null, earlier: null },
  ]);
  await rivkaDoes([{ name: 'updateDiscount', args: { discount: { id, active: false } } }]);
  expect(await next()).toMatchObject([
    { id, active: false },
    { id, removed: true },
  ]);
  const [gone] = await rivkaDoes([{ name: 'deleteDiscount', args: { id } }]);
  expect((await next())[0]).toMatchObject({ id, deletedAt: String(now) });
  await rivkaDoes([{ name: 'undoChange', args: { changeId: gone?.changeId ?? '' } }]);
  expect((await next())[0]).toMatchObject({ id, deletedAt: null });
});

test('students see what holds for them, and nothing that is given to others by hand', async () => {
  const { dana, rivka } = endpoint.school;
  const all = await created({ name: 'Quiet', conditionType: 'timeBased', days: ['SU'] });
  const byHand = await created({ name: 'Hardship' });
  const own = await created({ name: 'Siblings' });
  const off = await created({ name: 'Summer', conditionType: 'recurringMeeting', active: false });
  await rivkaDoes([
    add({
      start: '2026-12-01T10:00',
      end: '2026-12-01T10:45',
      attendees: [{ attendeeId: dana.id, discountId: own }],
    }),
  ]);
  const seen = await seenBy(dana);
  expect(nameOf(seen, all)).toMatchObject({ currentUsage: null, earlier: null });
  expect(nameOf(seen, own)).toBeDefined();
  expect(nameOf(seen, byHand)).toBeUndefined();
  expect(nameOf(seen, off)).toBeUndefined();
  const hers = await seenBy(rivka);
  expect(nameOf(hers, own)).toMatchObject({ currentUsage: 1 });
  expect(nameOf(hers, byHand)).toMatchObject({ currentUsage: 0 });
});

test('of fifty bookings for the last use of a discount exactly one has it', async () => {
  const { rivka, dana } = endpoint.school;
  const id = await created({ name: 'Last', conditionType: 'recurringMeeting', usageLimit: 1 });
  const start = (nth: number): string =>
    addMinutes('2027-01-03T06:00', Math.floor(nth / 12) * 1440 + (nth % 12) * 60);
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, (_, nth) =>
      rivkaDoes([
        add({
          start: start(nth),
          end: addMinutes(start(nth), 45),
          rrule: 'FREQ=WEEKLY;COUNT=3',
          cost: 15000,
          attendees: [{ attendeeId: dana.id }],
        }),
      ]),
    ),
  );
  const given = outcomes.flatMap(([outcome]) => outcome?.meeting?.attendees ?? []);
  expect(given.filter(({ discountId }) => discountId === id)).toHaveLength(1);
  expect(nameOf(await seenBy(rivka), id)).toMatchObject({ currentUsage: 1 });
});

test('of fifty who ask for the last use by name one gets it, and the others are told that it is gone', async () => {
  const { rivka, dana } = endpoint.school;
  const id = await created({ name: 'Named', usageLimit: 1 });
  const start = (nth: number): string =>
    addMinutes('2028-01-02T06:00', Math.floor(nth / 12) * 1440 + (nth % 12) * 60);
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, (_, nth) =>
      rivkaDoes([
        add({
          start: start(nth),
          end: addMinutes(start(nth), 45),
          attendees: [{ attendeeId: dana.id, discountId: id }],
        }),
      ]),
    ),
  );
  const statuses = outcomes.map(([outcome]) => outcome?.status);
  expect(statuses.filter((status) => status === 'ok')).toHaveLength(1);
  expect(statuses.filter((status) => status === 'DISCOUNT_USED_UP')).toHaveLength(49);
  expect(nameOf(await seenBy(rivka), id)).toMatchObject({ currentUsage: 1 });
});
