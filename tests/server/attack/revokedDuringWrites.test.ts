/** Lessons and the end of a right at the same moment, over and over: nothing is told of what was committed after that end (access.md T6). */
import { createClient, type Client } from 'graphql-ws';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { addMinutes } from '../../../domain/basics/wallTime.ts';
import type { Actor } from '../../../domain/kernel/actor.ts';
import { recordProof } from '../../recordProof.ts';
import { startEndpoint, type Endpoint } from '../graphqlServer.ts';
import { aServer, goodPassword, type TestServer } from '../testServer.ts';
import { settled, watchMeetings } from '../live/watcher.ts';
import { add, carryingOut, now, type CarryOut } from '../perform/carryOut.ts';

const races = process.env['PROVE'] ? 200 : 20;
/** Of each race. */
const lessons = 6;

let count = 0;
/** An hour that no other lesson has. */
function nextLesson(student?: Actor) {
  count += 1;
  const start = addMinutes('2026-11-02T06:00', count * 20);
  const attendees = student ? { attendees: [{ attendeeId: student.id }] } : {};
  return add({ start, end: addMinutes(start, 15), summary: 'Fractions', ...attendees });
}

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, Math.random() * 30));

test(
  `${races} times a student is blocked while lessons are written`,
  { timeout: 600_000 },
  async ({ task }) => {
    const endpoint: Endpoint = await startEndpoint({ nowMs: () => now });
    const { rivka, noam } = endpoint.school;
    const does: CarryOut = carryingOut(endpoint.database, rivka);
    const block = (blocked: boolean) =>
      does([{ name: 'updateStudentLink', args: { input: { studentId: noam.id, blocked } } }]);
    const watcher = watchMeetings(endpoint, noam, rivka);
    await settled(endpoint.database);
    let [told, hidden] = [0, 0];
    // His own lesson he goes on to see.
    const [his] = await does([nextLesson(noam)]);
    const hisId = his?.meeting?.id ?? '';
    for (let race = 0; race < races; race += 1) {
      const seen = watcher.rows.length;
      const [written, [blocked]] = await Promise.all([
        Promise.all(Array.from({ length: lessons }, async () => soon().then(() => does([nextLesson()])))),
        soon().then(() => block(true)),
      ]);
      expect(blocked?.status).toBe('ok');
      const { revision } = await endpoint.database.db
        .selectFrom('app.changes')
        .select('revision')
        .where('id', '=', blocked?.changeId ?? '')
        .executeTakeFirstOrThrow();
      // Told after all of them: whatever was to come before it has come.
      const summary = `Race ${race}`;
      await does([{ name: 'updateMeeting', args: { input: { id: hisId, summary } } }]);
      await watcher.untilThere((row) => row.id === hisId && row.summary === summary);
      for (const { version, id } of watcher.rows.slice(seen)) {
        if (id === hisId) continue;
        expect(Number(version)).toBeLessThanOrEqual(revision);
        told += 1;
      }
      // Of what came later not even that there is something.
      hidden += written.flat().filter(({ meeting }) => Number(meeting?.version) > revision).length;
      await block(false);
    }
    recordProof(task, 'R9', `${races} races of a block: ${told} rows told, of ${hidden} later ones none`);
    expect(Math.min(told, hidden)).toBeGreaterThan(0);
    watcher.stop();
    await endpoint.close();
  },
);

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.stop());

test(`${races} times a session ends while lessons are written`, { timeout: 600_000 }, async ({ task }) => {
  const email = 'races@example.test';
  const first = await server.signUp('teacher', { email });
  const { id } = first;
  await first.post('/auth/logout', {});
  const teacher: Actor = { id, role: 'teacher', name: 'Avi Levi' };
  const does = carryingOut(server.database, teacher, Date.now());
  let [told, later] = [0, 0];
  for (let race = 0; race < races; race += 1) {
    const browser = server.visitor();
    await browser.post('/auth/sign-in/email', { email, password: goodPassword });
    const seen = new Set<string>();
    const client = watching(browser.cookie, id, (meeting) => seen.add(meeting));
    // It stands when it has told something.
    while (seen.size === 0) {
      await does([nextLesson()]);
      await soon();
    }
    let isOver = false;
    const ending = soon()
      .then(() => browser.post('/auth/logout', {}))
      .then(() => (isOver = true));
    const after = new Set<string>();
    while (!isOver || after.size < 2) {
      // Gone by now: whatever is begun from here on is committed later.
      const isGone = !(await stands(id));
      const [outcome] = await does([nextLesson()]);
      if (isGone) after.add(outcome?.meeting?.id ?? '');
    }
    await ending;
    await settled(server.database);
    told += seen.size;
    later += after.size;
    expect([...after].filter((meeting) => seen.has(meeting))).toEqual([]);
    void client.dispose();
  }
  recordProof(task, 'R9', `${races} races of a sign-out: ${told} rows told, of ${later} later ones none`);
  expect(told).toBeGreaterThanOrEqual(races);
});

async function stands(userId: string): Promise<boolean> {
  const { rowCount } = await server.database.pool.query(
    'SELECT 1 FROM auth.session WHERE "userId" = $1 LIMIT 1',
    [userId],
  );
  return rowCount === 1;
}

function watching(cookie: string, teacherId: string, hear: (id: string) => void): Client {
  class Signed extends WebSocket {
    constructor(url: string, protocol: string) {
      super(url, protocol, { headers: { cookie, origin: server.origin } });
    }
  }
  const url = `${server.address.replace('http', 'ws')}/graphql`;
  const client = createClient({ url, webSocketImpl: Signed, retryAttempts: 0 });
  client.subscribe<{ meetings: { id: string } }>(
    { query: `subscription { meetings(teacherId: "${teacherId}") { id } }` },
    {
      next: ({ data }) => data && hear(data.meetings.id),
      error: () => undefined,
      complete: () => undefined,
    },
  );
  return client;
}
