/** A blocked student who catches up is told of their own lessons alone: no id of a lesson of others, standing or gone. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../../domain/kernel/actor.ts';
import { startEndpoint, type Endpoint } from '../graphqlServer.ts';
import { add, carryingOut, now } from '../perform/carryOut.ts';

let endpoint: Endpoint;
beforeAll(async () => {
  endpoint = await startEndpoint({ nowMs: () => now });
});
afterAll(() => endpoint.close());

type Told = { id: string; removed: boolean | null; start: string | null };

async function since(actor: Actor, revision: number): Promise<Told[]> {
  const { data } = await endpoint.ask<{ meetingsByTeacherId: Told[] }>(
    actor,
    'query ($id: ID!, $since: Int) { meetingsByTeacherId(teacherId: $id, since: $since) { id removed start } }',
    { id: endpoint.school.rivka.id, since: revision },
  );
  return data?.meetingsByTeacherId ?? [];
}

const lesson = (hour: string, students: Actor[], rrule?: string) =>
  add({
    start: `2026-11-10T${hour}:00`,
    end: `2026-11-10T${hour}:45`,
    subject: 'Maths',
    capacity: 3,
    attendees: students.map(({ id }) => ({ attendeeId: id })),
    ...(rrule === undefined ? {} : { rrule }),
  });

test('whatever revision a blocked student names, only lessons that are or were theirs come back', async () => {
  const { rivka, dana, noam } = endpoint.school;
  const does = carryingOut(endpoint.database, rivka);
  const made = async (hour: string, students: Actor[], rrule?: string) =>
    (await does([lesson(hour, students, rrule)]))[0]?.meeting?.id ?? '';
  const his = await made('08', [noam]);
  const taken = await made('09', [noam, dana], 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TU');
  const deleted = await made('10', [noam]);
  const others = [await made('11', [dana]), await made('12', [dana], 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TU')];
  const [block] = await does([
    { name: 'updateStudentLink', args: { input: { studentId: noam.id, blocked: true } } },
  ]);
  expect(block?.status).toBe('ok');
  await does([
    {
      name: 'updateMeeting',
      args: { input: { id: taken, attendees: [{ attendeeId: dana.id }] }, scope: 'all' },
    },
    { name: 'deleteMeeting', args: { id: deleted } },
  ]);
  others.push(await made('13', [dana]));
  await does([{ name: 'deleteMeeting', args: { id: others[0] ?? '' } }]);
  await does([
    {
      name: 'updateMeeting',
      args: {
        input: { id: others[1] ?? '', summary: 'Moved' },
        scope: 'this',
        occurrence: '2026-11-17T12:00',
      },
    },
  ]);

  const told = await since(noam, 0);
  expect(new Map(told.map(({ id, removed }) => [id, removed]))).toEqual(
    new Map([
      [his, false],
      [taken, true],
      [deleted, true],
    ]),
  );
  expect((await since(noam, 1)).filter(({ id }) => others.includes(id))).toEqual([]);
  // A student who is not blocked is told as before.
  expect((await since(dana, 0)).map(({ id }) => id)).toEqual(expect.arrayContaining([...others, deleted]));
});
