/** What the teacher did with a kept student is taken back only where nothing has come to hang on it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Step } from '../../../domain/operations.ts';
import { startEndpoint, type Endpoint } from '../graphqlServer.ts';
import { add, now } from '../perform/carryOut.ts';
import { claiming } from './claimFixture.ts';

let endpoint: Endpoint;
beforeAll(async () => {
  endpoint = await startEndpoint({ nowMs: () => now });
});
afterAll(() => endpoint.close());

const { does, keeps, codeFor, claims } = claiming(() => endpoint);

const undoes = async (changeId: string | null | undefined): Promise<string | undefined> =>
  (await does(endpoint.school.rivka, { name: 'undoChange', args: { changeId: changeId ?? '' } }))[0]?.status;

test('no undo puts one person into a lesson twice, under the name of then and that of now', async () => {
  const { rivka, noam, dana } = endpoint.school;
  const id = await keeps('Nomi');
  const attendees = [id, noam.id, dana.id].map((attendeeId) => ({ attendeeId }));
  const [booked] = await does(
    rivka,
    add({ start: '2026-11-17T10:00', end: '2026-11-17T11:00', capacity: 4, attendees }),
  );
  const meetingId = booked?.meeting?.id ?? '';
  const [left] = await does(rivka, {
    name: 'updateMeeting',
    args: { input: { id: meetingId, attendees: attendees.slice(1) } },
  });
  expect(left?.status).toBe('ok');
  expect(await claims(noam, await codeFor(id))).toBe('ok');
  expect(await undoes(left?.changeId)).toBe('WRITTEN_SINCE');
  const { rows } = await endpoint.database.pool.query<{ attendees: { studentId: string }[] }>(
    'select attendees from app.meetings where id = $1',
    [meetingId],
  );
  expect(rows[0]?.attendees.map(({ studentId }) => studentId)).toEqual([noam.id, dana.id]);
});

test('adding a student is not taken back while a payment or an offered lesson names them', async () => {
  const { rivka } = endpoint.school;
  const adds = async (username: string, more: (id: string) => Step): Promise<void> => {
    const [added] = await does(rivka, { name: 'addStudent', args: { input: { username } } });
    const [named] = await does(rivka, more(added?.student?.id ?? ''));
    expect(named?.status).toBe('ok');
    expect(await undoes(added?.changeId)).toBe('WRITTEN_SINCE');
    expect(await undoes(named?.changeId)).toBe('ok');
    expect(await undoes(added?.changeId)).toBe('ok');
  };
  await adds(
    'Adi Paz',
    (payerId) =>
      ({
        name: 'addPayment',
        args: { input: { type: 'payment', payerId, amount: 5000, method: 'cash' } },
      }) as unknown as Step,
  );
  await adds('Eli Paz', (attendeeId) => ({
    name: 'addPendingMeeting',
    args: {
      input: {
        organizer: rivka.id,
        start: '2026-11-18T10:00',
        end: '2026-11-18T11:00',
        attendees: [{ attendeeId }],
      },
    },
  }));
});
