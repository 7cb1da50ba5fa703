/** Whoever asks for thousands of lessons in one answer again and again is told to wait; whoever asks for parts never is. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeLimits } from '../../../server/kernel/limits/rateLimits.ts';
import { limitOf } from '../../../server/kernel/limits/table.ts';
import { startEndpoint, type Endpoint } from '../graphqlServer.ts';

let endpoint: Endpoint;
beforeAll(async () => {
  endpoint = await startEndpoint();
  const { rivka, dana } = endpoint.school;
  await endpoint.database.pool.query(
    `insert into app.meetings (teacher_id, id, series_id, revision, start, zone, minutes, rrule, summary, description,
       subject, location, attendees, capacity, cost_minor, reach_from, reach_until)
     select $1::uuid, id, id, n, to_char(at, 'YYYY-MM-DD"T"HH24:MI'), 'Asia/Jerusalem', 30, null, 'Lesson ' || n, '',
       'Maths', 'teacher', jsonb_build_array(jsonb_build_object('studentId', $2::uuid)), 1, 10000,
       to_char(at - interval '2 days', 'YYYY-MM-DD"T"HH24:MI'), to_char(at + interval '3 days', 'YYYY-MM-DD"T"HH24:MI')
     from (select n, gen_random_uuid() as id, timestamp '2026-01-01 07:00' + n * interval '1 hour' as at
           from generate_series(1, 3000) n) lessons`,
    [rivka.id, dana.id],
  );
  await endpoint.database.pool.query('update app.teachers set revision = 3000 where teacher_id = $1', [
    rivka.id,
  ]);
});
afterAll(() => endpoint.close());

const query = `query ($teacherId: ID!, $since: Int, $from: String, $to: String, $after: ID, $upTo: ID) {
  meetingsByTeacherId(teacherId: $teacherId, since: $since, from: $from, to: $to, after: $after, upTo: $upTo) { id } }`;

type Told = { meetingsByTeacherId: { id: string }[] };

async function ask(asked: object): Promise<number | string | undefined> {
  const { data, errors } = await endpoint.ask<Told>(endpoint.school.dana, query, {
    teacherId: endpoint.school.rivka.id,
    ...asked,
  });
  return data?.meetingsByTeacherId.length ?? errors[0]?.extensions?.code;
}

const least = '00000000-0000-0000-0000-000000000000';
const most = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

test('a long calendar is answered whole sixty times an hour, however all of it is asked for, and in parts always', async () => {
  const { rivka, dana } = endpoint.school;
  expect(await ask({})).toBe(3_000);
  const limits = makeLimits(endpoint.database);
  const { points } = limitOf('longCalendars');
  for (let n = 1; n < points; n += 1)
    expect(await limits.wait('longCalendars', { who: dana.id }), `reading ${n}`).toBe(0);
  for (const all of [
    {},
    { from: '0' },
    { from: '0', to: String(Date.UTC(2100, 0, 1)) },
    { after: least, upTo: most },
    { after: least },
    { upTo: most },
    { since: 0 },
  ])
    expect(await ask(all), JSON.stringify(all)).toBe('RATE_LIMITED');

  const parts = await endpoint.ask<{ calendarParts: { cuts: string[]; revision: number } }>(
    dana,
    'query ($teacherId: ID!) { calendarParts(teacherId: $teacherId) { cuts revision } }',
    { teacherId: rivka.id },
  );
  const { cuts = [], revision = 0 } = parts.data?.calendarParts ?? {};
  const bounds = [null, ...cuts, null];
  let rows = 0;
  for (let n = 1; n < bounds.length; n += 1)
    rows += Number(await ask({ after: bounds[n - 1], upTo: bounds[n] }));
  expect(rows).toBe(3_000);
  const near = { from: String(Date.UTC(2026, 1, 1)), to: String(Date.UTC(2026, 2, 15)) };
  expect(await ask(near)).toBeGreaterThan(900);
  expect(await ask({ since: revision - 100 })).toBe(100);
});

test('the calendars of everybody else are not counted', async () => {
  const { otherTeacher } = endpoint.school;
  for (let n = 0; n < limitOf('longCalendars').points + 5; n += 1) {
    const { data } = await endpoint.ask<Told>(otherTeacher, query, {
      teacherId: otherTeacher.id,
      from: String(n),
    });
    expect(data?.meetingsByTeacherId).toEqual([]);
  }
});
