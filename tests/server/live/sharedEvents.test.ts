/** A change is executed once for all who are shown the same; each still gets what they asked for, and no more than they may see. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../../domain/kernel/actor.ts';
import { startEndpoint, type Endpoint } from '../graphqlServer.ts';
import { add, carryingOut, now } from '../perform/carryOut.ts';
import { settled, watchMeetingsBy } from './watcher.ts';

let endpoint: Endpoint;
beforeAll(async () => {
  endpoint = await startEndpoint({ nowMs: () => now });
});
afterAll(() => endpoint.close());

const brief = 'subscription ($teacher: ID!) { meetings(teacherId: $teacher) { id } }';
const more = `subscription ($teacher: ID!, $more: Boolean = false) {
  meetings(teacherId: $teacher) { id start @include(if: $more) } }`;
const masked = `subscription ($teacher: ID!) {
  meetings(teacherId: $teacher) { summary busyOnly attendees { name } } }`;

test('two who are shown the same busy hour are each answered by their own document and variables', async () => {
  const { rivka, dana, noam, ruth } = endpoint.school;
  const asked: [actor: Actor, query: string, variables: object][] = [
    [dana, more, { more: true }],
    [ruth, more, {}],
    [noam, brief, { more: true }],
    [noam, more, { more: true }],
  ];
  const watchers = asked.map(([actor, query, variables]) =>
    watchMeetingsBy(endpoint, actor, { query, variables: { teacher: rivka.id, ...variables } }),
  );
  await settled(endpoint.database);
  const [outcome] = await carryingOut(
    endpoint.database,
    rivka,
  )([add({ start: '2026-11-23T09:00', end: '2026-11-23T10:00', summary: 'Fractions', attendees: [] })]);
  expect(outcome?.status).toBe('ok');
  const { id, start } = outcome?.meeting ?? {};
  const seen = await Promise.all(watchers.map(async (watcher) => (await watcher.until(1))[0]));
  expect(seen).toEqual([{ id, start }, { id }, { id }, { id, start }]);
  for (const watcher of watchers) watcher.stop();
});

test('by one and the same document the teacher and the student see their lesson, and others a busy hour', async () => {
  const { rivka, dana, noam, ruth } = endpoint.school;
  const watchers = [noam, rivka, dana, ruth].map((actor) =>
    watchMeetingsBy(endpoint, actor, { query: masked, variables: { teacher: rivka.id } }),
  );
  await settled(endpoint.database);
  const lesson = add({
    start: '2026-11-24T09:00',
    end: '2026-11-24T10:00',
    summary: 'Fractions',
    attendees: [{ attendeeId: dana.id }],
  });
  const [outcome] = await carryingOut(endpoint.database, rivka)([lesson]);
  expect(outcome?.status).toBe('ok');
  const seen = await Promise.all(watchers.map(async (watcher) => (await watcher.until(1))[0]));
  const own = { summary: 'Fractions', attendees: [{ name: 'Dana Katz' }] };
  expect(seen[0]).toEqual({ summary: null, busyOnly: true, attendees: null });
  for (const row of seen.slice(1)) expect(row).toMatchObject(own);
  for (const watcher of watchers) watcher.stop();
});
