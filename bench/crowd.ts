/** A teacher with 2,000 series, alone in the database and then among 1,000,000 meetings of others: nothing may become slower. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { addMinutes } from '../domain/basics/wallTime.ts';
import { toMs } from '../domain/basics/zones.ts';
import { connect, type Store } from '../server/db/database.ts';
import { migrate } from '../server/db/migrate.ts';
import { startEndpoint, type Endpoint } from '../tests/server/graphqlServer.ts';
import { databaseAt } from '../tests/server/databaseAt.ts';
import { openForTests } from '../tests/server/openTestDatabase.ts';
import { median, round, type Measure } from './measure.ts';

const seriesCount = 2000;
const othersCount = 500;
const turns = 25;
/** The first ones are slower. */
const warmUps = 5;

const calendarQuery = `query ($id: ID!) { meetingsByTeacherId(teacherId: $id) {
  id seriesId version summary start end timeZone subject rrule capacity cost attendees { attendeeId name } } }`;
const addMeeting = `mutation ($input: NewMeetingInput!) { addMeeting(input: $input) { status } }`;

export async function measureCrowd(): Promise<Measure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lesson-desk-bench-'));
  const server = await openForTests(folder);
  try {
    const crowded = await aDatabase(server.url, 'crowded');
    const alone = await aDatabase(server.url, 'alone');
    await crowd(crowded.filling);
    for (const { filling } of [crowded, alone]) {
      await filling.query('vacuum analyze');
      await filling.query('checkpoint');
      filling.release();
    }
    const took = { crowded: { read: [], write: [] } as Took, alone: { read: [], write: [] } as Took };
    for (let turn = 0; turn < turns + warmUps; turn += 1) {
      const isTimed = turn >= warmUps;
      // In turns, so that whatever else the machine does weighs on both.
      for (const [name, { endpoint, store }] of [
        ['crowded', crowded],
        ['alone', alone],
      ] as const) {
        const { readMs, writeMs } = await measureTurn(endpoint, store, turn);
        if (isTimed) took[name].read.push(readMs);
        if (isTimed) took[name].write.push(writeMs);
      }
    }
    const measure = (what: keyof Took, name: string): Measure => ({
      name,
      value: round(median(took.crowded[what])),
      unit: 'ms',
      ratio: round(median(took.crowded[what]) / median(took.alone[what])),
      peer: 'the same teacher alone in a database',
      aim: '<= 1.2',
    });
    await crowded.endpoint.close();
    await alone.endpoint.close();
    return [
      measure('read', `a calendar of ${seriesCount} series read anew among 1,000,000 meetings of others`),
      measure('write', `a lesson added to ${seriesCount} series among 1,000,000 meetings of others`),
    ];
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Took = { read: number[]; write: number[] };
type Measured = { endpoint: Endpoint; store: Store; filling: pg.PoolClient };

/** With the one teacher and her series. */
async function aDatabase(serverUrl: string, name: string): Promise<Measured> {
  const admin = connect(serverUrl);
  await admin.pool.query(`create database ${name}`).finally(admin.close);
  const url = databaseAt(serverUrl, name);
  const store = connect(url);
  await migrate(store);
  const endpoint = await startEndpoint({ production: true, database: { ...store, url } });
  // What fills a database may take longer than an answer.
  const filling = await store.pool.connect();
  await filling.query('set statement_timeout = 0');
  await addSeries(filling, `select '${endpoint.school.rivka.id}'::uuid as teacher_id`);
  return { endpoint, store, filling };
}

async function crowd(filling: pg.PoolClient): Promise<void> {
  await filling.query(
    `insert into app.users (user_id, role, username)
     select gen_random_uuid(), 'teacher', 'Other ' || n from generate_series(1, $1) n`,
    [othersCount],
  );
  const others = "select user_id as teacher_id from app.users where username like 'Other %'";
  await filling.query(`insert into app.teachers (teacher_id) ${others}`);
  await addSeries(filling, others);
  const { rows } = await filling.query<{ count: number }>('select count(*)::int as count from app.meetings');
  if ((rows[0]?.count ?? 0) < seriesCount * othersCount) throw new Error('the crowd is too small');
}

/** Five minutes each, one after the other: of each week the last eighty minutes stay free. */
async function addSeries(filling: pg.PoolClient, teachers: string): Promise<void> {
  await filling.query(
    `insert into app.meetings (teacher_id, id, series_id, revision, start, zone, minutes, rrule, summary, description,
       subject, location, attendees, capacity, cost_minor, reach_from, reach_until)
     select t.teacher_id, s.id, s.id, 1, to_char(s.at, 'YYYY-MM-DD"T"HH24:MI'), 'Asia/Jerusalem', 5,
       'FREQ=WEEKLY;INTERVAL=1', 'Lesson ' || s.n, '', '', 'teacher',
       jsonb_build_array(jsonb_build_object('studentId', s.student)), 1, 10000,
       to_char(s.at - interval '2 days', 'YYYY-MM-DD"T"HH24:MI'), '9999-12-31T23:59'
     from (${teachers}) t
     cross join lateral (
       select n, gen_random_uuid() as id, gen_random_uuid() as student,
         timestamp '2026-01-04' + n * interval '5 minutes' as at
       from generate_series(0, ${seriesCount - 1}) n) s`,
  );
  await filling.query(
    `insert into app.seats (user_id, teacher_id, meeting_id)
     select (attendees->0->>'studentId')::uuid, teacher_id, id from app.meetings
     where attendees <> '[]' on conflict do nothing`,
  );
  await filling.query('analyze');
}

async function measureTurn(
  endpoint: Endpoint,
  store: Pick<Store, 'pool'>,
  week: number,
): Promise<{ readMs: number; writeMs: number }> {
  const { rivka, zone } = endpoint.school;
  // Another stamp: what is kept in memory is not what is measured.
  await store.pool.query('update app.teachers set revision = revision + 1 where teacher_id = $1', [rivka.id]);
  const readMs = await timed(() => endpoint.ask(rivka, calendarQuery, { id: rivka.id }));
  const start = addMinutes('2027-01-02T23:00', week * 7 * 1440);
  const input = { start: String(toMs(start, zone)), end: String(toMs(addMinutes(start, 30), zone)) };
  return { readMs, writeMs: await timed(() => endpoint.ask(rivka, addMeeting, { input })) };
}

async function timed(call: () => ReturnType<Endpoint['ask']>): Promise<number> {
  const startedMs = performance.now();
  const { data, errors } = await call();
  const tookMs = performance.now() - startedMs;
  const isRefused = /"status":"(?!ok)/.test(JSON.stringify(data)?.slice(0, 200) ?? '');
  if (errors.length > 0 || isRefused) throw new Error(JSON.stringify(errors.length > 0 ? errors : data));
  return tookMs;
}
