/** Calendars and answers that are kept in memory are never stale and never another viewer's, whoever writes and wherever. */
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { WireMeeting } from '../../../domain/calendar/wireMeeting.ts';
import type { Actor } from '../../../domain/kernel/actor.ts';
import { keepCalendars } from '../../../server/modules/calendar/calendarCache.ts';
import { rowsOf, viewCalendar } from '../../../server/modules/calendar/viewerKey.ts';
import { connect, type Store } from '../../../server/db/database.ts';
import { recordProof } from '../../recordProof.ts';
import { seed } from '../../randomSeed.ts';
import { startEndpoint, type Endpoint } from '../graphqlServer.ts';
import { add, carryingOut, now, type CarryOut } from '../perform/carryOut.ts';

let endpoint: Endpoint;
/** Another process on the same database: the endpoint hears nothing of it but by asking. */
let elsewhere: Store;
let rivkaDoes: CarryOut;
beforeAll(async () => {
  endpoint = await startEndpoint({ nowMs: () => now });
  elsewhere = connect(endpoint.database.url);
  rivkaDoes = carryingOut(elsewhere, endpoint.school.rivka);
});
afterAll(async () => {
  await elsewhere.close();
  await endpoint.close();
});

const block = (students: readonly Actor[], blocked: boolean) =>
  elsewhere.db
    .updateTable('app.links')
    .set({ blocked })
    .where('teacher_id', '=', endpoint.school.rivka.id)
    .where(
      'student_id',
      'in',
      students.map(({ id }) => id),
    )
    .execute();

beforeEach(() => block([endpoint.school.dana, endpoint.school.noam, endpoint.school.blocked], false));

const query = `query ($id: ID!) { meetingsByTeacherId(teacherId: $id) {
  id version summary busyOnly cost attendeesCount attendees { attendeeId name email } } }`;

type Row = Pick<
  WireMeeting,
  'id' | 'version' | 'summary' | 'busyOnly' | 'cost' | 'attendeesCount' | 'attendees'
>;

async function ask(actor: Actor): Promise<Row[] | string> {
  const { data, errors } = await endpoint.ask<{ meetingsByTeacherId: Row[] }>(actor, query, {
    id: endpoint.school.rivka.id,
  });
  return data?.meetingsByTeacherId ?? errors[0]?.extensions?.code ?? '';
}

/** The same with nothing in memory. */
async function anew(actor: Actor): Promise<Row[] | string> {
  const calendars = keepCalendars(elsewhere);
  const view = await viewCalendar(calendars, { actor, store: elsewhere }, endpoint.school.rivka.id);
  if (!view) return 'NOT_FOUND';
  return (await rowsOf(calendars, view)).map(
    ({ id, version, summary, busyOnly, cost, attendeesCount, attendees }) => ({
      id,
      version: version ?? null,
      summary: summary ?? null,
      busyOnly: busyOnly ?? null,
      cost: cost ?? null,
      attendeesCount: attendeesCount ?? null,
      attendees: attendees?.map(({ attendeeId, name, email }) => ({ attendeeId, name, email })) ?? null,
    }),
  ) as Row[];
}

const viewers = (): Actor[] => {
  const { rivka, dana, noam, ruth, blocked, stranger } = endpoint.school;
  return [rivka, dana, noam, ruth, blocked, stranger];
};

let at = 0;
/** Every lesson at an hour of its own. */
const lesson = (students: readonly Actor[], more: object = {}) => {
  at += 1;
  const start = new Date(now + at * 3_600_000).toISOString().slice(0, 16);
  const end = new Date(now + at * 3_600_000 + 1_800_000).toISOString().slice(0, 16);
  return add({
    start,
    end,
    summary: `Lesson ${at}`,
    attendees: students.map(({ id }) => ({ attendeeId: id })),
    capacity: 5,
    subject: 'Maths',
    ...more,
  });
};

async function addLesson(students: readonly Actor[]): Promise<string> {
  const [outcome] = await rivkaDoes([lesson(students)]);
  expect(outcome?.status).toBe('ok');
  return outcome?.meeting?.id ?? '';
}

const rename = (actor: Actor, name: string) =>
  elsewhere.db.updateTable('app.users').set({ username: name }).where('user_id', '=', actor.id).execute();

test('after any history of changes made elsewhere everybody is answered as if nothing were kept', async ({
  task,
}) => {
  const histories = process.env['PROVE'] === undefined ? 12 : 120;
  const { rivka, dana, noam, blocked } = endpoint.school;
  const students = [dana, noam, blocked];
  const teachers = () => elsewhere.db.updateTable('app.teachers').where('teacher_id', '=', rivka.id);
  const who = fc.nat(2).map((index) => students[index] ?? dana);
  const change = fc.oneof(
    who.map((student) => () => rivkaDoes([lesson([student])])),
    who.map((student) => () => rivkaDoes([lesson([student, dana])])),
    fc.tuple(who, fc.nat(99)).map(
      ([student, n]) =>
        () =>
          rename(student, `Name ${n}`),
    ),
    fc.tuple(who, fc.nat(99)).map(
      ([student, n]) =>
        () =>
          elsewhere.db
            .updateTable('app.users')
            .set({ email: `${n}.${student.id}@example.test` })
            .where('user_id', '=', student.id)
            .execute(),
    ),
    fc.constantFrom('ILS', 'JPY', 'KWD').map((currency) => () => teachers().set({ currency }).execute()),
    fc.tuple(who, fc.boolean()).map(
      ([student, isBlocked]) =>
        () =>
          block([student], isBlocked),
    ),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
      for (const make of changes) {
        await make();
        // The second is answered from memory.
        for (let time = 0; time < 2; time += 1) {
          const answers = await Promise.all(viewers().map(ask));
          expect(answers).toEqual(await Promise.all(viewers().map(anew)));
        }
      }
    }),
    { numRuns: histories, seed },
  );
  recordProof(
    task,
    'R10',
    `${histories} histories (seed ${seed}): what is kept is what is read anew, for ${viewers().length} people after each change`,
  );
});

test('a lesson that was written elsewhere is in the very next answer, however many are asking', async () => {
  const { rivka, dana } = endpoint.school;
  let isOver = false;
  const crowd = Array.from({ length: 6 }, async (_, index) => {
    while (!isOver) await ask(index % 2 ? rivka : dana);
  });
  try {
    for (let round = 0; round < 30; round += 1) {
      const id = await addLesson([dana]);
      const [hers, his] = await Promise.all([ask(rivka), ask(dana)]);
      expect(hers).toContainEqual(expect.objectContaining({ id }));
      expect(his).toContainEqual(expect.objectContaining({ id }));
    }
  } finally {
    isOver = true;
    await Promise.all(crowd);
  }
});

test('those who ask the same words at the same time each get their own', async () => {
  const { dana, noam, blocked } = endpoint.school;
  await addLesson([dana, noam, blocked]);
  await block([blocked], true);
  const expected = await Promise.all(viewers().map(anew));
  const rounds = await Promise.all(Array.from({ length: 10 }, () => Promise.all(viewers().map(ask))));
  for (const answers of rounds) expect(answers).toEqual(expected);
  const [all, hers, his] = expected.map((answer) => JSON.stringify(answer));
  expect(all).toContain(noam.id);
  expect(hers).not.toContain(noam.id);
  expect(his).not.toContain(dana.id);
});

test('a student who is no longer hers sees nothing from that moment, though her own answer was kept', async () => {
  const { rivka, dana, ruth } = endpoint.school;
  for (const actor of [dana, ruth]) expect(await ask(actor)).toBeInstanceOf(Array);
  const link = { teacher_id: rivka.id, student_id: dana.id };
  await elsewhere.db
    .deleteFrom('app.links')
    .where('teacher_id', '=', rivka.id)
    .where('student_id', '=', dana.id)
    .execute();
  for (const actor of [dana, ruth]) expect(await ask(actor)).toBe('NOT_FOUND');
  // What she attended stands in the calendar under the name that she has now.
  await ask(rivka);
  await rename(dana, 'Dana Newname');
  expect(JSON.stringify(await ask(rivka))).toContain('Dana Newname');
  await elsewhere.db.insertInto('app.links').values(link).execute();
});

test('a name that changes while its bearer becomes a student and gets a lesson is the new one in the end', async () => {
  const { rivka, stranger } = endpoint.school;
  const client = await elsewhere.pool.connect();
  try {
    await client.query('begin');
    await client.query(`update app.users set username = 'Tal Newname' where user_id = $1`, [stranger.id]);
    const lessons = elsewhere.db
      .insertInto('app.links')
      .values({ teacher_id: rivka.id, student_id: stranger.id })
      .execute()
      .then(() => addLesson([stranger]));
    // Long enough to have been done, were it not waiting.
    await Promise.race([lessons, new Promise((resolve) => setTimeout(resolve, 200))]);
    await ask(rivka);
    await client.query('commit');
    await lessons;
  } finally {
    client.release();
  }
  expect(JSON.stringify(await ask(rivka))).toContain('Tal Newname');
});

test('an answer from memory is the first one byte for byte, with its headers', async () => {
  const { rivka } = endpoint.school;
  const post = async (accept: string) => {
    const response = await fetch(endpoint.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept, 'x-person': rivka.id },
      body: JSON.stringify({ query, variables: { id: rivka.id } }),
    });
    const { date: _, ...headers } = Object.fromEntries(response.headers);
    return { status: response.status, headers, text: await response.text() };
  };
  await addLesson([endpoint.school.noam]);
  for (const accept of ['application/json', 'application/graphql-response+json']) {
    // Worked out, compiled, and from memory.
    const [first, second, third] = [await post(accept), await post(accept), await post(accept)];
    expect(second).toEqual(first);
    expect(third).toEqual(first);
    expect(first).toMatchObject({ status: 200, headers: { 'content-type': `${accept}; charset=utf-8` } });
    expect(Number(first.headers['content-length'])).toBe(Buffer.byteLength(first.text));
  }
});

test('what is new since a revision is not taken for the whole, however it is asked', async () => {
  const { rivka } = endpoint.school;
  const whole = (await ask(rivka)) as Row[];
  const newest = Math.max(...whole.map(({ version }) => version ?? 0));
  const rowsFor = async (asked: string, more: object = {}) => {
    const { data } = await endpoint.ask<{ meetingsByTeacherId: Row[] }>(rivka, asked, {
      id: rivka.id,
      ...more,
    });
    return data?.meetingsByTeacherId.length;
  };
  const field = (since: string) => `meetingsByTeacherId(teacherId: $id${since}) { id }`;
  for (let time = 0; time < 3; time += 1) {
    expect(await rowsFor(`query ($id: ID!, $since: Int) { ${field(', since: $since')} }`)).toBe(whole.length);
    expect(
      await rowsFor(`query ($id: ID!, $since: Int) { ${field(', since: $since')} }`, { since: newest }),
    ).toBe(0);
    expect(await rowsFor(`query ($id: ID!, $since: Int = ${newest}) { ${field(', since: $since')} }`)).toBe(
      0,
    );
    expect(await rowsFor(`query ($id: ID!) { ${field(`, since: ${newest}`)} }`)).toBe(0);
    expect(await rowsFor(`query ($id: ID!) { ${field(', since: null')} }`)).toBe(whole.length);
  }
});
