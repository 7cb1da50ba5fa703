/** The GraphQL endpoint with a teacher of 20,000 single lessons, and one who has none. Ends with its parent. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '../server/db/database.ts';
import { openDatabase } from '../server/db/embedded/openDatabase.ts';
import { migrate } from '../server/db/migrate.ts';
import { startEndpoint } from '../tests/server/graphqlServer.ts';

const lessonCount = 20_000;
const lessonsADay = 16;

const folder = mkdtempSync(join(tmpdir(), 'lesson-desk-bench-'));
const server = await openDatabase({ databaseUrl: null, dataDir: folder, demo: false });
const store = connect(server.url);
await migrate(store);
const endpoint = await startEndpoint({ production: true, database: { ...store, url: server.url } });
const { rivka, dana, noam, otherTeacher } = endpoint.school;
// Filling it takes longer than a call may, where the machine has other work.
const filling = await store.pool.connect();
await filling.query('set statement_timeout = 0');
// Half of them before today, half from today on.
await filling.query(
  `insert into app.meetings (teacher_id, id, series_id, revision, start, zone, minutes, rrule, summary, description,
     subject, location, attendees, capacity, cost_minor, reach_from, reach_until)
   select $1::uuid, id, id, 1, to_char(at, 'YYYY-MM-DD"T"HH24:MI'), 'Asia/Jerusalem', 30, null, 'Lesson ' || n, '',
     'Maths', 'teacher', jsonb_build_array(jsonb_build_object('studentId', case when n % 500 = 0 then $5::uuid else $2::uuid end)), 1, 10000,
     to_char(at - interval '2 days', 'YYYY-MM-DD"T"HH24:MI'), to_char(at + interval '2 days 30 minutes', 'YYYY-MM-DD"T"HH24:MI')
   from (select n, gen_random_uuid() as id,
           date_trunc('day', now()::timestamp) + (n / $3::int - $4::int / $3::int / 2) * interval '1 day'
             + interval '7 hours' + (n % $3::int) * interval '45 minutes' as at
         from generate_series(0, $4::int - 1) n) s`,
  [rivka.id, dana.id, lessonsADay, lessonCount, noam.id],
);
// Who has which lesson, as a booking writes it down.
await filling.query(
  `insert into app.seats (user_id, teacher_id, meeting_id)
   select (attendees->0->>'studentId')::uuid, teacher_id, id from app.meetings where teacher_id = $1 on conflict do nothing`,
  [rivka.id],
);
await filling.query('vacuum analyze');
await filling.query('reset statement_timeout');
filling.release();
/** Another stamp: what is kept in memory is not what is measured. */
const again = createServer((_request, response) => {
  void store.pool
    .query('update app.teachers set revision = revision + 1 where teacher_id = $1', [rivka.id])
    .then(() => response.end());
});
await new Promise<void>((resolve) => again.listen(0, '127.0.0.1', resolve));
process.send?.({
  endpoint: endpoint.url,
  again: `http://127.0.0.1:${(again.address() as AddressInfo).port}/`,
  long: rivka.id,
  other: otherTeacher.id,
  family: noam.id,
});
process.on('disconnect', () => {
  void server.stop().then(() => {
    rmSync(folder, { recursive: true, force: true });
    process.exit(0);
  });
});
