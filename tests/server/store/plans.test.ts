/** Every query that the server issues finds its rows by a key, in the largest school as in the smallest. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../../domain/people/people.ts';
import { rollOccupied } from '../../../server/calendar/rollOccupied.ts';
import { keepCalendars } from '../../../server/calendar/keptCalendars.ts';
import { makeMeetingFeed } from '../../../server/calendar/meetingFeed.ts';
import type { Context } from '../../../server/doors/context.ts';
import { makeRestrictedTimeFeed } from '../../../server/calendar/restrictedTimeFeed.ts';
import { makePendingFeed } from '../../../server/requests/pendingFeed.ts';
import { requestsResolvers } from '../../../server/requests/resolvers.ts';
import { forgetOldRequests } from '../../../server/performing/forgetOldRequests.ts';
import { restrictedTimeResolvers } from '../../../server/calendar/restrictedTimeResolvers.ts';
import { calendarResolvers } from '../../../server/calendar/resolvers.ts';
import { noticesResolvers } from '../../../server/notices/resolvers.ts';
import { peopleResolvers } from '../../../server/people/resolvers.ts';
import { subjectsResolvers } from '../../../server/subjects/resolvers.ts';
import { startLive } from '../../../server/live/startLive.ts';
import { everyNight } from '../../../server/jobs/startJobs.ts';
import { sendOutbox } from '../../../server/jobs/sendOutbox.ts';
import { newId } from '../../../server/store/newId.ts';
import { aServer, goodPassword } from '../aServer.ts';
import { aSchool, type School } from '../aSchool.ts';
import { freshDatabase, type FreshDatabase } from '../database.ts';
import { add, carryingOut, now } from '../performing/carryOut.ts';
import { watchedStore, type WatchedStore } from './watchedStore.ts';

let database: FreshDatabase;
let school: School;
let watched: WatchedStore;
/** Of a server with its doors, over a database of its own. */
let behindDoors: WatchedStore;
beforeAll(async () => {
  database = await freshDatabase();
  school = await aSchool(database);
  watched = watchedStore(database);
});
afterAll(() => database.close());

/** One of everything that the server does. */
async function doEverything(): Promise<void> {
  const { rivka, dana, ruth } = school;
  const rivkaDoes = carryingOut(watched, rivka);
  const attendees = [{ attendeeId: dana.id }, { attendeeId: school.noam.id }];
  const at = (day: string, more: object = {}) =>
    add({ start: `2026-11-${day}T10:00`, end: `2026-11-${day}T11:00`, attendees, subject: 'Maths', ...more });
  const [series] = await rivkaDoes([at('08', { rrule: 'FREQ=WEEKLY' }), at('09')], 'plans');
  await rivkaDoes([at('08', { rrule: 'FREQ=WEEKLY' }), at('09')], 'plans');
  const id = series?.meeting?.id ?? '';
  const move = (scope: 'this' | 'future', day: string, more: object = {}) =>
    rivkaDoes([
      {
        name: 'updateMeeting',
        args: {
          input: { id, start: `2026-11-${day}T12:00`, end: `2026-11-${day}T13:00`, ...more },
          scope,
          occurrence: `2026-11-${day}T10:00`,
        },
      },
    ]);
  const [moved] = await move('this', '15');
  expect(moved?.status).toBe('ok');
  const differing = moved?.meetings?.find(({ slot }) => slot)?.id ?? '';
  expect((await rivkaDoes([{ name: 'deleteMeeting', args: { id: differing } }]))[0]?.status).toBe('ok');
  expect(
    (await rivkaDoes([{ name: 'undoChange', args: { changeId: moved?.changeId ?? '' } }]))[0]?.status,
  ).toBe('WRITTEN_SINCE');
  const [split] = await move('future', '22', { attendees: [{ attendeeId: dana.id }] });
  expect(split?.status).toBe('ok');
  expect(
    (await rivkaDoes([{ name: 'undoChange', args: { changeId: split?.changeId ?? '' } }]))[0]?.status,
  ).toBe('ok');

  const danaDoes = carryingOut(watched, dana);
  const [second] = await rivkaDoes([
    at('10', { start: '2026-11-10T14:00', end: '2026-11-10T15:00', rrule: 'FREQ=WEEKLY' }),
  ]);
  const own = second?.meeting?.id ?? '';
  const deed = { id: own, occurrence: '2026-11-10T14:00' };
  expect((await danaDoes([{ name: 'cancelMyAttendance', args: deed }]))[0]?.status).toBe('ok');
  const late = carryingOut(watched, dana, Date.UTC(2026, 10, 24, 7));
  const soon = { id: own, occurrence: '2026-11-24T14:00' };
  const [counted] = await late([{ name: 'cancelMyAttendance', args: soon }]);
  expect(counted?.late).toBe(true);
  const takenBack = await rivkaDoes([{ name: 'undoChange', args: { changeId: counted?.changeId ?? '' } }]);
  expect(takenBack[0]?.status).toBe('ok');
  expect((await danaDoes([{ name: 'leaveMeeting', args: { id: differing } }]))[0]?.status).toBe('ok');
  expect((await danaDoes([{ name: 'leaveMeeting', args: { id: own } }]))[0]?.status).toBe('ok');

  const asking = { organizer: rivka.id, start: '2026-11-12T16:00', end: '2026-11-12T17:00' };
  const [askedFor] = await danaDoes([{ name: 'addPendingMeeting', args: { input: asking } }]);
  const pendingId = askedFor?.pendingMeeting?.id ?? '';
  const offer = { id: pendingId, start: '2026-11-12T17:00', end: '2026-11-12T18:00' };
  await rivkaDoes([{ name: 'updatePendingMeeting', args: { input: offer, status: 'Offered' } }]);
  const yes = await danaDoes([
    { name: 'updatePendingMeeting', args: { input: { id: pendingId }, status: 'Approved' } },
  ]);
  expect(yes[0]?.status).toBe('ok');
  const live = await startLive({ store: watched, url: database.url });
  const meetings = makeMeetingFeed(watched, live);
  const pendingMeetings = makePendingFeed(watched, live);
  const restrictedTimes = makeRestrictedTimeFeed(watched, live);
  const calendars = keepCalendars(watched);
  const contextOf = (actor: Actor): Context => ({
    actor,
    session: { id: 's', actor },
    store: watched,
    live,
    meetings,
    restrictedTimes,
    pendingMeetings,
    calendars,
    settings: { production: true },
    nowMs: () => now,
  });
  const teacherId = rivka.id;
  for (const actor of [rivka, dana, ruth]) {
    const context = contextOf(actor);
    const calls: Promise<unknown>[] = [
      calendarResolvers.Query.meetingsByTeacherId(null, { teacherId }, context),
      calendarResolvers.Query.meetingsByTeacherId(null, { teacherId, since: 1 }, context),
      restrictedTimeResolvers.Query.restrictedTimesByTeacherId(null, { teacherId }, context),
      requestsResolvers.Query.pendingMeetingsByOrganizerId(null, { organizerId: teacherId }, context),
      requestsResolvers.Query.pendingMeetingById(null, { id: pendingId }, context),
      peopleResolvers.Query.me(null, null, context),
      peopleResolvers.Query.getTeacherById(null, { id: teacherId }, context),
      peopleResolvers.Query.getStudentById(null, { id: dana.id }, context),
      subjectsResolvers.Query.subjectsById(null, { teacherId }, context),
      ...(actor === rivka
        ? [peopleResolvers.Query.getStudentsByTeacherId(null, { teacherId }, context)]
        : [noticesResolvers.Query.getNotifications(null, { userId: dana.id }, context)]),
    ];
    await Promise.all(calls);
    const feed = await meetings.watch(teacherId, actor);
    const first = feed?.next();
    const notices = live.notifications(dana.id);
    const notice = notices.next();
    await new Promise((resolve) => setTimeout(resolve, 50));
    await rivkaDoes([
      add({
        start: `2026-12-0${1 + [rivka, dana, ruth].indexOf(actor)}T10:00`,
        end: `2026-12-0${1 + [rivka, dana, ruth].indexOf(actor)}T11:00`,
        attendees,
      }),
    ]);
    const closings = await restrictedTimes.watch(teacherId, actor);
    const closing = closings?.next();
    const [closed] = await rivkaDoes([
      { name: 'addRestrictedTime', args: { input: { start: '2026-12-20T10:00', end: '2026-12-20T11:00' } } },
    ]);
    await rivkaDoes([{ name: 'undoChange', args: { changeId: closed?.changeId ?? '' } }]);
    await closing;
    await closings?.return?.();
    await first;
    await notice;
    await feed?.return?.();
    await notices.return?.();
  }
  await rollOccupied(watched, Date.now() + 3 * 86_400_000);
  await forgetOldRequests(watched, now);
  await live.close();
}

/** Coming in, going out, and what is done beside answering. */
async function doEverythingElse(): Promise<void> {
  const server = await aServer({ demo: true, storeOver: (store) => (behindDoors = watchedStore(store)) });
  await server.get('/health');
  await server.get('/auth/demo');
  await server.visitor().graphql('{ status }');
  const email = 'plans@example.test';
  const person = await server.signUp('student', { email });
  const enter = (password: string) => server.visitor().post('/auth/sign-in/email', { email, password });
  const statuses: number[] = [];
  for (let n = 0; n < 11; n += 1) statuses.push((await enter('not this one')).status);
  expect(statuses.at(-1)).toBe(429);
  const again = { name: 'Noa Levi', email, password: goodPassword, role: 'student' };
  expect((await server.visitor().post('/auth/sign-up/email', again)).status).toBe(422);
  const passwords = { currentPassword: goodPassword, newPassword: 'another fine one' };
  expect((await person.post('/auth/change-password', passwords)).status).toBe(200);
  await person.post('/auth/sign-out', {});
  // More than are sent at once.
  for (let n = 0; n < 60; n += 1) {
    const id = newId();
    const notice = { user_id: person.id, id, title: 'MeetingAdded', params: '{}' };
    await server.database.db.insertInto('app.notifications').values(notice).execute();
    await server.database.db
      .insertInto('app.outbox')
      .values({ user_id: person.id, notification_id: id })
      .execute();
  }
  await sendOutbox(behindDoors, [], new AbortController().signal);
  await everyNight(behindDoors, Date.now() + 3 * 86_400_000);
  await server.stop();
}

/** Statements that have no rows to look for, and those that the job queue's library sends to its own tables. */
const withoutPlan =
  /^\s*(begin|start|commit|rollback|savepoint|set |(un)?listen|create |select 1|select pg_)|graphile_worker/i;

test('no query reads a table from one end to the other', { timeout: 120_000 }, async () => {
  await doEverything();
  await doEverythingElse();
  const client = await database.pool.connect();
  try {
    await client.query('set enable_seqscan = off');
    const issued = new Map([...behindDoors.issued, ...watched.issued]);
    const queries = [...issued.values()].filter(({ sql }) => !withoutPlan.test(sql));
    expect(queries.length).toBeGreaterThan(80);
    for (const { sql, parameters } of queries) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain ${sql}`,
        parameters as unknown[],
      );
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan, `${sql}\n${plan}`).not.toMatch(/Seq Scan/);
    }
  } finally {
    client.release();
  }
});

test('every file of the server that asks the database was seen asking', () => {
  const asks = /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|sql(<[^`]*>)?`|pool\.query\b/;
  // Before there are tables; and on a line of its own, which hears and does not ask.
  const others = ['server/store/migrate.ts', 'server/live/startLive.ts'];
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => join('server', path))
    .filter((path) => !others.includes(path) && asks.test(readFileSync(path, 'utf8')));
  expect(files.length).toBeGreaterThan(25);
  const seen = new Set([...watched.askedBy, ...behindDoors.askedBy]);
  expect(files.filter((path) => !seen.has(path))).toEqual([]);
});

test('the check finds a query that does', async () => {
  const client = await database.pool.connect();
  await client.query('set enable_seqscan = off');
  const { rows } = await client.query(`explain select 1 from app.meetings where summary = 'x'`);
  client.release();
  expect(JSON.stringify(rows)).toMatch(/Seq Scan/);
});
