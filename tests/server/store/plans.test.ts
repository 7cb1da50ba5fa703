/** Every query that the server issues finds its rows by a key, in the largest school as in the smallest. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../../domain/kernel/actor.ts';
import { rollOccupied } from '../../../server/modules/calendar/rollOccupied.ts';
import { keepCalendars } from '../../../server/modules/calendar/calendarCache.ts';
import { makeLimits } from '../../../server/kernel/limits/rateLimits.ts';
import type { Context } from '../../../server/kernel/api/context.ts';
import { makeFeeds, performAll } from '../../../server/app/kernel.ts';
import { joiningResolvers } from '../../../server/modules/joining/resolvers.ts';
import { requestResolvers } from '../../../server/modules/requests/resolvers.ts';
import { forgetOldRequests } from '../../../server/kernel/perform/forgetOldRequests.ts';
import { makeCalendarResolvers } from '../../../server/modules/calendar/resolvers.ts';
import { askForAccounts, runAsAdmin } from './accountsByMail.ts';
import { takePlace } from './takePlace.ts';
import { tellAndClear, waitInOutbox } from './tellAndClear.ts';
import { notificationResolvers } from '../../../server/modules/notifications/resolvers.ts';
import { peopleResolvers } from '../../../server/modules/people/resolvers.ts';
import { subjectResolvers } from '../../../server/modules/subjects/resolvers.ts';
import { startLive } from '../../../server/kernel/live/startLive.ts';
import { everyNight } from '../../../server/app/jobs.ts';
import { sendOutbox } from '../../../server/kernel/jobs/sendOutbox.ts';
import { takeEvent } from '../../../server/modules/plans/takeEvent.ts';
import { passPlaceJob } from '../../../server/modules/waitlist/passPlaceJob.ts';
import { newId } from '../../../server/basics/newId.ts';
import { makeMailChannel } from '../../../server/modules/mail/mailChannel.ts';
import { aProvider, type TestProvider } from '../access/openIdProvider.ts';
import { aServer, type Browser, goodPassword, newcomer, type TestServer } from '../testServer.ts';
import { codeSentTo } from '../mail/outbox.ts';
import { aSchool, type School } from '../schoolFixture.ts';
import { freshDatabase, type FreshDatabase } from '../database.ts';
import { add, carryingOut, now } from '../perform/carryOut.ts';
import { askForLessons } from './askForLessons.ts';
import { closeHours, keepPlainRows, plainTablesUnseen } from './keepPlainRows.ts';
import { watchedStore, type WatchedStore } from './watchedStore.ts';

let database: FreshDatabase;
let school: School;
let watched: WatchedStore;
/** Of a server with its endpoints, over a database of its own. */
let behindEndpoints: WatchedStore;
beforeAll(async () => {
  database = await freshDatabase();
  school = await aSchool(database);
  watched = watchedStore(database);
});
afterAll(() => database.close());

/** One of everything that the server does. */
async function doEverything(): Promise<void> {
  const { rivka, dana, ruth, stranger } = school;
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

  const lessons = [{ name: 'Roots', urls: ['https://example.test/roots'] }];
  const [taught] = await rivkaDoes([
    { name: 'addSubject', args: { input: { name: 'Physics', cost: 100, lessons } } },
  ]);
  const subject = taught?.subject?.id ?? '';
  await rivkaDoes([
    { name: 'updateSubject', args: { input: { id: subject, cost: 200 }, scope: 'all' } },
    { name: 'removeSubject', args: { id: subject } },
  ]);

  await rivkaDoes([
    { name: 'updateTeacher', args: { input: { id: rivka.id, userData: { contract: 'Be there.' } } } },
    { name: 'addExpense', args: { input: { amount: 62, start: '2026-11-02T00:00' } } },
  ]);

  const danaDoes = carryingOut(watched, dana);
  const [second] = await rivkaDoes([
    at('10', { start: '2026-11-10T14:00', end: '2026-11-10T15:00', rrule: 'FREQ=WEEKLY' }),
  ]);
  const own = second?.meeting?.id ?? '';
  const action = { id: own, occurrence: '2026-11-10T14:00' };
  expect((await danaDoes([{ name: 'cancelMyAttendance', args: action }]))[0]?.status).toBe('ok');
  const late = carryingOut(watched, dana, Date.UTC(2026, 10, 24, 7));
  const soon = { id: own, occurrence: '2026-11-24T14:00' };
  const [counted] = await late([{ name: 'cancelMyAttendance', args: soon }]);
  expect(counted?.late).toBe(true);
  const takenBack = await rivkaDoes([{ name: 'undoChange', args: { changeId: counted?.changeId ?? '' } }]);
  expect(takenBack[0]?.status).toBe('ok');
  expect((await danaDoes([{ name: 'leaveMeeting', args: { id: differing } }]))[0]?.status).toBe('ok');
  expect((await danaDoes([{ name: 'leaveMeeting', args: { id: own } }]))[0]?.status).toBe('ok');

  const pendingId = await askForLessons({ rivkaDoes, danaDoes, teacherId: rivka.id, meetingId: own });
  const strangerDoes = carryingOut(watched, stranger);
  const [shared] = await rivkaDoes([{ name: 'rotateShareLink', args: {} }]);
  const slug = shared?.teacher?.userData.shareLink ?? '';
  const version = shared?.teacher?.userData.contractVersion ?? 0;
  const [, wanted] = await strangerDoes([
    { name: 'acceptContract', args: { teacherId: rivka.id, version, slug } },
    { name: 'addJoinRequest', args: { joinRequest: { teacherId: rivka.id, slug } } },
  ]);
  expect(wanted?.status).toBe('ok');
  const request = wanted?.joinRequest?.id ?? '';
  const [come] = await rivkaDoes([
    { name: 'updateJoinRequest', args: { id: request, status: 'Approved' } },
    { name: 'updateStudentLink', args: { input: { studentId: dana.id, notes: 'x' } } },
    { name: 'inviteStudent', args: { email: 'new@example.test' } },
  ]);
  expect(come?.status).toBe('ok');
  await rivkaDoes([{ name: 'undoChange', args: { changeId: come?.changeId ?? '' } }]);
  await strangerDoes([{ name: 'removeJoinRequest', args: { id: request } }]);
  const ruthDoes = carryingOut(watched, ruth);
  const [kid] = await ruthDoes([{ name: 'addStudentToParent', args: { username: 'Noa' } }]);
  const [off] = await ruthDoes([{ name: 'removeStudent', args: { studentId: kid?.studentId ?? '' } }]);
  await ruthDoes([{ name: 'undoChange', args: { changeId: off?.changeId ?? '' } }]);
  await ruthDoes([{ name: 'addStudentToParent', args: { code: 'none' } }]);
  const phone = { number: '50-555-0100' };
  await danaDoes([{ name: 'updateStudent', args: { input: { id: dana.id, phoneNumber: phone } } }]);
  await takePlace(watched, school);
  const live = await startLive({ store: watched, url: database.url });
  const feeds = makeFeeds(watched, live, () => now);
  const calendarResolvers = makeCalendarResolvers({ calendars: keepCalendars(watched), ...feeds });
  const contextOf = (actor: Actor): Context => ({
    actor,
    session: { id: 's', actor },
    store: watched,
    live,
    feeds,
    performAll,
    limits: makeLimits(watched),
    address: '',
    settings: { production: true },
    nowMs: () => now,
  });
  await keepPlainRows({ rivkaDoes, danaDoes, school, contextOf });
  const teacherId = rivka.id;
  for (const actor of [rivka, dana, ruth]) {
    const context = contextOf(actor);
    const meetings = (asked: { since?: number; from?: string; to?: string; after?: string; upTo?: string }) =>
      calendarResolvers.Query.meetingsByTeacherId(null, { teacherId, ...asked }, context);
    const calls: Promise<unknown>[] = [
      meetings({}),
      meetings({ since: 1 }),
      meetings({ from: String(now), to: String(now + 1) }),
      meetings({ after: teacherId, upTo: teacherId }),
      calendarResolvers.Query.calendarParts(null, { teacherId }, context),
      requestResolvers.Query.pendingMeetingsByOrganizerId(null, { organizerId: teacherId }, context),
      requestResolvers.Query.pendingMeetingById(null, { id: pendingId }, context),
      joiningResolvers.Query.publicTeacher(null, { slug }, context),
      joiningResolvers.Query.contractOf(null, { teacherId }, context),
      joiningResolvers.Query.contractAcceptances(null, { teacherId }, context),
      joiningResolvers.Query.getJoinRequestsByStudentId(null, { studentId: dana.id }, context),
      ...(actor === rivka
        ? [
            joiningResolvers.Query.getJoinRequestsByTeacherId(null, { teacherId }, context),
            peopleResolvers.Query.getStudents(null, { email: 'x@example.test' }, context),
          ]
        : []),
      peopleResolvers.Query.getTeachersByIds(null, { ids: [teacherId] }, context),
      peopleResolvers.Query.me(null, null, context),
      peopleResolvers.Query.getTeacherById(null, { id: teacherId }, context),
      ...(actor === ruth ? [peopleResolvers.Query.getParentById(null, { id: ruth.id }, context)] : []),
      peopleResolvers.Query.getStudentById(null, { id: dana.id }, context),
      subjectResolvers.Query.subjectsById(null, { teacherId }, context),
      ...(actor === rivka
        ? [peopleResolvers.Query.getStudentsByTeacherId(null, { teacherId }, context)]
        : [notificationResolvers.Query.getNotifications(null, { userId: dana.id }, context)]),
    ];
    await Promise.all(calls);
    const feed = await feeds.meetings.watch(teacherId, actor);
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
    await closeHours(await feeds.restrictedTimes.watch(teacherId, actor), rivkaDoes);
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
  const provider = await aProvider('http://localhost:4000');
  const server = await aServer({
    demo: true,
    google: provider.google,
    storeOver: (store) => (behindEndpoints = watchedStore(store)),
  });
  await server.get('/health');
  await server.get('/auth/demo');
  await server.visitor().graphql('{ status }');
  const email = 'plans@example.test';
  const person = await server.signUp('student', { email });
  const enter = (password: string) => server.visitor().post('/auth/sign-in/email', { email, password });
  const statuses: number[] = [];
  // The first wait is shorter than a try on a busy machine; each further one is twice as long.
  for (let n = 0; n < 20 && statuses.at(-1) !== 429; n += 1)
    statuses.push((await enter('not this one')).status);
  expect(statuses.at(-1)).toBe(429);
  const again = { ...newcomer, email };
  expect((await server.visitor().post('/auth/sign-up/email', again)).status).toBe(422);
  const passwords = { currentPassword: goodPassword, newPassword: 'another fine one' };
  expect((await person.post('/auth/change-password', passwords)).status).toBe(200);
  await comeByGoogle(server, provider);
  await leaveForGood(server);
  const parent = await server.signUp('parent');
  await parent.graphql(`{ getParentById(id: "${parent.id}") { id } }`);
  for (const one of [person, parent]) {
    await one.graphql('{ myFeed { url } }');
    const { data } = await one.graphql('mutation { rotateFeed { feed { url } } }');
    const { url } = (data?.['rotateFeed'] as { feed: { url: string } }).feed;
    expect((await server.get(new URL(url).pathname)).status).toBe(200);
  }
  const teacher = await server.signUp('teacher');
  const file = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
  expect((await teacher.post('/imports', file, { 'content-type': 'text/calendar' })).status).toBe(200);
  await tellAndClear(behindEndpoints, [person, teacher]);
  await askForAccounts(server);
  await teacher.graphql('mutation { cancelSubscription { status } }');
  expect((await teacher.post('/email/check-subscription-status', {})).status).toBe(200);
  const told = { id: newId(), kind: 'invoice.paid', subscriptionId: 'sub_1', teacherId: teacher.id };
  await takeEvent(behindEndpoints, { subscription: async () => null }, told, Date.now());
  await bringPicture(server, teacher);
  await person.post('/auth/sign-out', {});
  await waitInOutbox(server.database, person);
  const nobodys = { teacherId: teacher.id, meetingId: newId(), studentId: person.id, id: newId() };
  await passPlaceJob(performAll, behindEndpoints, nobodys, Date.now);
  const mail = makeMailChannel(behindEndpoints, { send: async () => undefined }, server.origin);
  const { signal } = new AbortController();
  await sendOutbox(behindEndpoints, [mail], { changeId: newId(), userIds: [person.id] }, signal);
  await sendOutbox(behindEndpoints, [mail], null, signal);
  await runAsAdmin(server, behindEndpoints);
  await everyNight(behindEndpoints, Date.now() + 3 * 86_400_000);
  await server.stop();
  await provider.close();
}

/** Brought, shown on the teacher's page, and asked for by somebody she does not know. */
async function bringPicture(server: TestServer, teacher: Browser): Promise<void> {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('image', new File([new Uint8Array(picture)], 'me.png'));
  const headers = { origin: server.origin, cookie: teacher.cookie };
  const brought = await fetch(`${server.address}/images`, { method: 'POST', headers, body: form });
  const { id } = (await brought.json()) as { id: string };
  const input = { id: teacher.id, profileImage: id };
  await teacher.graphql('mutation($input: TeacherInput!) { updateTeacher(input: $input) { status } }', {
    input,
  });
  const other = await server.signUp('student');
  const same = { 'sec-fetch-site': 'same-origin', cookie: other.cookie };
  expect((await server.get(`/images/${id}`, same)).status).toBe(404);
}

async function comeByGoogle(server: TestServer, provider: TestProvider): Promise<void> {
  const browser = server.visitor();
  const { body } = await browser.post('/auth/google/start', { role: 'student', language: 'en' });
  const { pathname, search } = new URL(await provider.walk(String(body['url']), 'gal@example.test'));
  const back = await fetch(server.address + pathname + search, {
    redirect: 'manual',
    headers: { cookie: browser.cookie },
  });
  expect(back.headers.get('location')).toBe(`${server.origin}/login`);
}

/** Signs up, forgets the password, takes the data along and goes; a teacher and a student. */
async function leaveForGood(server: TestServer): Promise<void> {
  for (const role of ['teacher', 'student']) {
    const email = `leaves-${role}@example.test`;
    const browser = server.visitor();
    const asked = await browser.post('/auth/sign-up/email', { ...newcomer, email, role });
    const proof = { request: asked.body['request'], code: await codeSentTo(server.outbox, email) };
    await browser.post('/auth/sign-up/verify', proof);
    const forgotten = await browser.post('/auth/reset/ask', { email });
    const code = await codeSentTo(server.outbox, email, 2);
    const password = 'one more fine one';
    await browser.post('/auth/reset/finish', { request: forgotten.body['request'], code, password });
    await browser.post('/auth/sign-in/email', { email, password });
    const headers = { cookie: browser.cookie, 'sec-fetch-site': 'same-origin' };
    expect((await server.get('/auth/export', headers)).status).toBe(200);
    expect((await browser.post('/auth/delete-account', { password })).status).toBe(200);
  }
}

/** Statements that read the database's own catalogue, those that have no rows to look for, and those that the job queue's library sends to its own tables. */
const withoutPlan =
  /^\s*(begin|start|commit|rollback|savepoint|set |(un)?listen|create |select 1|select pg_)|graphile_worker|pg_class/i;

test('no query reads a table from one end to the other', async () => {
  await doEverything();
  await doEverythingElse();
  const client = await database.pool.connect();
  try {
    await client.query('set enable_seqscan = off');
    const issued = new Map([...behindEndpoints.issued, ...watched.issued]);
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
  // Before there are tables; on a line that hears and does not ask; a hook that runs over no watched store (access/google.test.ts
  // sees it: one person, by their key); and the figures of the platform, counted over whole tables for admins alone (admin/).
  const others = ['db/migrate', 'kernel/live/startLive', 'modules/access/accounts']
    .concat('modules/admin/adminStats')
    .map((path) => `server/${path}.ts`);
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => join('server', path))
    .filter((path) => !others.includes(path) && asks.test(readFileSync(path, 'utf8')));
  expect(files.length).toBeGreaterThan(25);
  const seen = new Set([...watched.askedBy, ...behindEndpoints.askedBy]);
  expect(files.filter((path) => !seen.has(path))).toEqual([]);
});

test('every table of rows that are kept as they are was read and written', () => {
  expect(plainTablesUnseen([...watched.issued.keys(), ...behindEndpoints.issued.keys()])).toEqual([]);
});

test('the check finds a query that does', async () => {
  const client = await database.pool.connect();
  await client.query('set enable_seqscan = off');
  const { rows } = await client.query(`explain select 1 from app.meetings where summary = 'x'`);
  client.release();
  expect(JSON.stringify(rows)).toMatch(/Seq Scan/);
});
