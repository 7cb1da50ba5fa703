/** A change reaches all who watch, after it is committed, each as they may see it, and nobody else (access.md T6, T15). */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../../../domain/kernel/actor.ts';
import { announce } from '../../../server/kernel/live/announce.ts';
import { startEndpoint, sessionIdOf, type Endpoint } from '../graphqlServer.ts';
import { add, carryingOut, now, type CarryOut } from '../perform/carryOut.ts';
import { settled, watchMeetings, watchNotifications, type Watching } from './watcher.ts';
import { patience } from '../../patience.ts';

let endpoint: Endpoint;
let rivkaDoes: CarryOut;
const watchers: Watching[] = [];
beforeAll(async () => {
  endpoint = await startEndpoint({ nowMs: () => now });
  rivkaDoes = carryingOut(endpoint.database, endpoint.school.rivka);
});
afterEach(() => {
  for (const watcher of watchers.splice(0)) watcher.stop();
});
afterAll(() => endpoint.close());

async function watching(...actors: Actor[]): Promise<Watching[]> {
  const begun = actors.map((actor) => watchMeetings(endpoint, actor, endpoint.school.rivka));
  watchers.push(...begun);
  await settled(endpoint.database);
  return begun;
}

let hour = 0;
/** An hour that no other test has. */
const nextLesson = (students: Actor[], more: object = {}) => {
  hour += 1;
  const day = `2026-11-${String(2 + Math.floor(hour / 10)).padStart(2, '0')}T${String(8 + (hour % 10)).padStart(2, '0')}`;
  return add({
    start: `${day}:00`,
    end: `${day}:45`,
    summary: 'Fractions',
    subject: 'Maths',
    capacity: 3,
    attendees: students.map(({ id }) => ({ attendeeId: id })),
    ...more,
  });
};

test('a new lesson comes whole to the teacher, as their own to its student and parent, and as a busy hour to others', async () => {
  const { rivka, dana, noam, ruth } = endpoint.school;
  const [atTeacher, atDana, atRuth, atNoam] = await watching(rivka, dana, ruth, noam);
  const [outcome] = await rivkaDoes([nextLesson([dana])]);
  const id = outcome?.meeting?.id;

  const seen = (watcher: Watching | undefined) => watcher?.until(1).then((rows) => rows[0]);
  expect(await seen(atTeacher)).toMatchObject({
    id,
    summary: 'Fractions',
    attendees: [{ name: 'Dana Katz' }],
    cost: 120,
  });
  const own = {
    id,
    summary: 'Fractions',
    attendees: [{ attendeeId: dana.id, name: 'Dana Katz' }],
    attendeesCount: 1,
    insisted: null,
  };
  expect(await seen(atDana)).toMatchObject(own);
  expect(await seen(atRuth)).toMatchObject(own);
  const { start, end } = outcome?.meeting ?? {};
  expect(await seen(atNoam)).toEqual({
    id,
    start,
    end,
    busyOnly: true,
    spacesLeft: 2,
    removed: false,
    version: outcome?.meeting?.version,
    summary: null,
    // A lesson for three: it may be asked for.
    subject: 'Maths',
    attendees: null,
    attendeesCount: null,
    cost: null,
    insisted: null,
    cancelledBy: null,
    slot: null,
  });
});

test('of the other students of a group only their number is told', async () => {
  const { dana, noam } = endpoint.school;
  const [atNoam] = await watching(noam);
  await rivkaDoes([nextLesson([dana, noam])]);
  const [row] = (await atNoam?.until(1)) ?? [];
  expect(row).toMatchObject({ attendeesCount: 2, attendees: [{ attendeeId: noam.id, name: 'Noam Bar' }] });
  expect(JSON.stringify(row)).not.toContain('Dana');
  expect(JSON.stringify(row)).not.toContain(dana.id);
});

test('a lesson that is deleted is told as removed to all', async () => {
  const { rivka, dana, noam } = endpoint.school;
  const [outcome] = await rivkaDoes([nextLesson([dana])]);
  const id = outcome?.meeting?.id ?? '';
  const all = await watching(rivka, dana, noam);
  await rivkaDoes([{ name: 'deleteMeeting', args: { id } }]);
  for (const watcher of all) expect((await watcher.until(1))[0]).toMatchObject({ id, removed: true });
});

test('a student who is taken out of a lesson sees a busy hour from then on', async () => {
  const { dana, noam } = endpoint.school;
  const [outcome] = await rivkaDoes([nextLesson([dana, noam])]);
  const id = outcome?.meeting?.id ?? '';
  const [atNoam] = await watching(noam);
  await rivkaDoes([{ name: 'updateMeeting', args: { input: { id, attendees: [{ attendeeId: dana.id }] } } }]);
  expect((await atNoam?.until(1))?.[0]).toMatchObject({ id, busyOnly: true, summary: null, attendees: null });
});

test('nothing is told of what was not committed', async () => {
  const { rivka, dana } = endpoint.school;
  const [atTeacher] = await watching(rivka);
  const conflict = nextLesson([dana]);
  await rivkaDoes([conflict]);
  await atTeacher?.until(1);
  expect((await rivkaDoes([nextLesson([dana]), conflict]))[0]?.status).toBe('ROLLED_BACK');
  await settled(endpoint.database);
  expect(atTeacher?.rows).toHaveLength(1);
});

test('several changes come in the order of their commits', async () => {
  const { rivka, noam } = endpoint.school;
  const all = await watching(rivka, noam);
  await Promise.all(Array.from({ length: 15 }, () => rivkaDoes([nextLesson([])])));
  for (const watcher of all) {
    const versions = (await watcher.until(15)).map(({ version }) => version as number);
    expect(versions).toEqual(versions.toSorted((one, other) => one - other));
    expect(new Set(versions).size).toBe(15);
  }
});

test('another process of the server hears it as well', async () => {
  const other = await import('../../../server/kernel/live/startLive.ts');
  const live = await other.startLive({ store: endpoint.database, url: endpoint.database.url });
  const heard: string[] = [];
  live.listen(({ kind }) => heard.push(kind));
  await rivkaDoes([nextLesson([endpoint.school.dana])]);
  await settled(endpoint.database);
  expect(heard).toEqual(['rows', 'notices']);
  await live.close();
});

test('a lesson that is written while a line is being laid comes by that line, and to nobody twice', async () => {
  const { rivka, dana, noam } = endpoint.school;
  const [atTeacher] = await watching(rivka);
  const began = atTeacher?.rows.length ?? 0;
  for (let round = 0; round < 20; round += 1) {
    const written = rivkaDoes([nextLesson([dana])]);
    const early = watchMeetings(endpoint, noam, rivka, { tellsRecent: true });
    watchers.push(early);
    const [outcome] = await written;
    const late = watchMeetings(endpoint, dana, rivka, { tellsRecent: true });
    const notices = watchNotifications(endpoint, dana, dana, { tellsRecent: true });
    watchers.push(late, notices);
    const id = outcome?.meeting?.id;
    for (const watcher of [early, late]) await watcher.untilThere((row) => row.id === id);
    await notices.untilThere(({ message }) => JSON.parse(message ?? '{}').meetingId === id);
    for (const watcher of [early, late, notices]) watcher.stop();
  }
  await settled(endpoint.database);
  expect(atTeacher?.rows).toHaveLength(began + 20);
});

describe('whoever may not watch', () => {
  test('is answered alike, whether the teacher is a stranger or does not exist', async () => {
    const { stranger, otherTeacher, admin, rivka } = endpoint.school;
    const nobody = { ...rivka, id: '01a00000-0000-7000-8000-000000000000' };
    for (const actor of [stranger, otherTeacher, admin]) {
      for (const teacher of [rivka, nobody, { ...rivka, id: 'nothing' }]) {
        const watcher = watchMeetings(endpoint, actor, teacher);
        watchers.push(watcher);
        expect(await watcher.ended, `${actor.name} of ${teacher.id}`).toBe('NOT_FOUND');
      }
    }
  });

  test('anymore: unlinked, the line ends before the next lesson is told', async () => {
    const { rivka, stranger } = endpoint.school;
    await endpoint.database.db
      .insertInto('app.links')
      .values({ teacher_id: rivka.id, student_id: stranger.id })
      .execute();
    const [watcher] = await watching(stranger);
    await endpoint.database.db
      .deleteFrom('app.links')
      .where('teacher_id', '=', rivka.id)
      .where('student_id', '=', stranger.id)
      .execute();
    await rivkaDoes([nextLesson([])]);
    expect(await watcher?.ended).toBe('complete');
    expect(watcher?.rows).toEqual([]);
  });

  test('anymore: blocked, a student sees the lessons they have and no free or busy hours', async () => {
    const { rivka, noam } = endpoint.school;
    const [watcher] = await watching(noam);
    const block = (blocked: boolean) =>
      endpoint.database.db
        .updateTable('app.links')
        .set({ blocked })
        .where('teacher_id', '=', rivka.id)
        .where('student_id', '=', noam.id)
        .execute();
    const [own] = await rivkaDoes([nextLesson([noam])]);
    await watcher?.until(1);
    await block(true);
    const [others] = await rivkaDoes([nextLesson([endpoint.school.dana])]);
    const taken = own?.meeting?.id ?? '';
    await rivkaDoes([
      {
        name: 'updateMeeting',
        args: { input: { id: taken, attendees: [{ attendeeId: endpoint.school.dana.id }] } },
      },
    ]);
    // Of a lesson that was theirs they are told that it is gone, of the others' not even that.
    const rows = (await watcher?.until(2)) ?? [];
    expect(rows[1]).toMatchObject({ id: taken, removed: true, start: null, busyOnly: null });
    expect(rows.map(({ id }) => id)).not.toContain(others?.meeting?.id);
    await block(false);
  });

  test('anymore: signed out, the socket is closed within a second', async () => {
    const [watcher] = await watching(endpoint.school.dana);
    const startedMs = performance.now();
    endpoint.graphql.closeSession(sessionIdOf(endpoint.school.dana));
    expect(await watcher?.ended).toBe('Unauthorized');
    expect(performance.now() - startedMs).toBeLessThan(patience(1_000));
  });

  test('anymore: signed out at another process, the socket here is closed within a second', async () => {
    const [watcher] = await watching(endpoint.school.dana);
    const startedMs = performance.now();
    await announce(endpoint.database.db, { kind: 'person', userId: endpoint.school.dana.id });
    expect(await watcher?.ended).toBe('Unauthorized');
    expect(performance.now() - startedMs).toBeLessThan(patience(1_000));
  });
});

test('a person is told of a change to their lesson, their parent as well, and nobody else', async () => {
  const { dana, ruth, noam } = endpoint.school;
  const own = watchNotifications(endpoint, dana, dana);
  const parents = watchNotifications(endpoint, ruth, dana);
  const foreign = watchNotifications(endpoint, noam, dana);
  watchers.push(own, parents, foreign);
  expect(await foreign.ended).toBe('NOT_FOUND');
  await settled(endpoint.database);
  const [outcome] = await rivkaDoes([nextLesson([dana])]);
  for (const watcher of [own, parents]) {
    const [notice] = await watcher.until(1);
    expect(notice).toMatchObject({ title: 'MeetingAdded', read: false });
    expect(JSON.parse(notice?.message ?? '')).toMatchObject({ meetingId: outcome?.meeting?.id });
  }
});

test('when the line to the database breaks, what happened meanwhile is told once it is back', async () => {
  const { rivka, dana } = endpoint.school;
  const [atTeacher] = await watching(rivka);
  const own = watchNotifications(endpoint, dana, dana);
  watchers.push(own);
  await settled(endpoint.database);
  const { rowCount } = await endpoint.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen%'`,
  );
  expect(rowCount).toBe(1);
  const [outcome] = await rivkaDoes([nextLesson([dana])]);
  expect((await atTeacher?.until(1))?.[0]).toMatchObject({ id: outcome?.meeting?.id });
  // Some of what was told before comes again.
  await own.untilThere(({ message }) => JSON.parse(message ?? '').meetingId === outcome?.meeting?.id);
});
