/** Another currency takes every amount over in one change, and one undo brings every amount back. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../server/basics/newId.ts';
import { startEndpoint, type Endpoint } from '../graphqlServer.ts';
import { add, carryingOut, now, type CarryOut } from '../perform/carryOut.ts';

let endpoint: Endpoint;
let does: CarryOut;

beforeAll(async () => {
  endpoint = await startEndpoint({ nowMs: () => now });
  const { rivka, dana, noam } = endpoint.school;
  does = carryingOut(endpoint.database, rivka);
  await does([
    add({
      start: '2026-10-20T16:00',
      end: '2026-10-20T16:45',
      rrule: 'FREQ=WEEKLY',
      subject: 'Maths',
      cost: 15_000,
      capacity: 4,
      attendees: [
        { attendeeId: dana.id, personalDiscount: { type: 'fixed', value: 2_111 } },
        { attendeeId: noam.id },
      ],
    }),
  ]);
  await does([{ name: 'addPayment', args: { input: { type: 'payment', payerId: noam.id, amount: 8_777 } } }]);
});
afterAll(() => endpoint.close());

const amounts = async (): Promise<unknown> => {
  const { pool } = endpoint.database;
  const texts = [
    'SELECT currency, locations FROM app.teachers ORDER BY teacher_id',
    'SELECT name, hourly_minor FROM app.subjects ORDER BY teacher_id, name',
    'SELECT cost_minor, attendees FROM app.meetings WHERE removed_at IS NULL ORDER BY teacher_id, id',
    'SELECT amount_minor, currency FROM app.payments ORDER BY teacher_id, id',
  ];
  return Promise.all(texts.map(async (text) => (await pool.query<object>(text)).rows));
};

/** In which a page that is opened anew says every sum. */
const ownCurrency = async (): Promise<unknown> => {
  const { data } = await endpoint.ask<{ me: { preferences: { currency: string } } }>(
    endpoint.school.rivka,
    '{ me { preferences { currency } } }',
  );
  return data?.me.preferences.currency;
};

test('the settings with another currency are one change, and its undo brings every amount back', async () => {
  const { rivka } = endpoint.school;
  const before = await amounts();
  const done = await does(
    [
      {
        name: 'updateTeacher',
        args: { input: { id: rivka.id, preferences: { language: 'he' } } },
      },
      { name: 'changeCurrency', args: { teacherId: rivka.id, currency: 'USD', rate: 0.25 } },
    ],
    newId(),
  );
  expect(done.map(({ status }) => status)).toEqual(['ok', 'ok']);
  expect(await amounts()).not.toEqual(before);
  expect(await ownCurrency()).toBe('USD');
  const [back] = await does([{ name: 'undoChange', args: { changeId: done[0]?.changeId ?? '' } }]);
  expect(back?.status).toBe('ok');
  expect(await amounts()).toEqual(before);
  expect(await ownCurrency()).toBe('ILS');
});
