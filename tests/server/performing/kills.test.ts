/** kill -9 at any moment loses nothing that was answered and leaves nothing half done (proof R3, R5, R6). */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMinutes } from '../../../domain/basics/wallTime.ts';
import { toMs } from '../../../domain/basics/zones.ts';
import { aSchool, type School } from '../aSchool.ts';
import { freshDatabase, type FreshDatabase } from '../database.ts';

const cycles = process.env['PROVE'] === undefined ? 5 : 50;
const clients = 6;

let database: FreshDatabase;
let school: School;
beforeAll(async () => {
  database = await freshDatabase();
  school = await aSchool(database);
});
afterAll(() => database.close());

type Killable = { url: string; process: ChildProcess };

async function start(): Promise<Killable> {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'killable.ts'), database.url, school.rivka.id],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const [port] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { url: `http://127.0.0.1:${port}/graphql`, process: child };
}

/** Two lessons in one document, an hour of their own for each request; named by the request. */
function pairOf(requestId: string, turn: number): { query: string; variables: object } {
  const input = (offset: number) => {
    const start = addMinutes('2026-12-01T00:00', turn * 60 + offset);
    return {
      start: String(toMs(start, school.zone)),
      end: String(toMs(addMinutes(start, 20), school.zone)),
      summary: requestId,
    };
  };
  return {
    query: `mutation ($a: NewMeetingInput!, $b: NewMeetingInput!, $requestId: ID) {
      a: addMeeting(input: $a, requestId: $requestId) { status meeting { id } }
      b: addMeeting(input: $b, requestId: $requestId) { status meeting { id } } }`,
    variables: { a: input(0), b: input(30), requestId },
  };
}

/** The ids of both lessons, or null where no answer came. */
async function send(url: string, requestId: string, turn: number): Promise<string[] | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(pairOf(requestId, turn)),
    });
    const { data } = (await response.json()) as {
      data: Record<'a' | 'b', { status: string; meeting: { id: string } }>;
    };
    expect([data.a.status, data.b.status]).toEqual(['ok', 'ok']);
    return [data.a.meeting.id, data.b.meeting.id];
  } catch (fault) {
    // What fetch says of a line that breaks; anything else is a finding.
    if (fault instanceof TypeError || fault instanceof SyntaxError) return null;
    throw fault;
  }
}

test(
  `after ${cycles} kills all that was answered is there, once, and whole`,
  { timeout: 300_000 },
  async () => {
    const answered = new Map<string, string[]>();
    const sent = new Map<string, number>();
    let turn = 0;
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      const server = await start();
      let isKilled = false;
      // What the last server left open is asked for again first, as a page does that had no answer.
      const open = [...sent].filter(([requestId]) => !answered.has(requestId));
      const working = Array.from({ length: clients }, async (_, client) => {
        for (const [index, [requestId, at]] of open.entries()) {
          if (index % clients !== client || isKilled) continue;
          const ids = await send(server.url, requestId, at);
          if (ids) answered.set(requestId, ids);
        }
        while (!isKilled) {
          turn += 1;
          const [requestId, at] = [`request ${turn}`, turn];
          sent.set(requestId, at);
          const ids = await send(server.url, requestId, at);
          if (ids) answered.set(requestId, ids);
        }
      });
      await new Promise((resolve) => setTimeout(resolve, 100 + Math.random() * 500));
      server.process.kill('SIGKILL');
      isKilled = true;
      await Promise.all(working);
      // What PostgreSQL was just doing for the dead process ends by itself.
      await untilAlone();
      await expectWhole(answered);
    }
    const last = await start();
    for (const [requestId, at] of sent) {
      const ids = await send(last.url, requestId, at);
      expect(ids).not.toBeNull();
      // Answered before or not, this is its only effect.
      if (answered.has(requestId)) expect(ids).toEqual(answered.get(requestId));
      else answered.set(requestId, ids ?? []);
    }
    last.process.kill('SIGKILL');
    await expectWhole(answered);
    expect(answered.size).toBe(sent.size);
    expect(answered.size).toBeGreaterThan(cycles);
  },
);

async function untilAlone(): Promise<void> {
  for (;;) {
    const { rows } = await database.pool.query<{ others: number }>(
      `select count(*)::int as others from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`,
    );
    if (rows[0]?.others === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function expectWhole(answered: ReadonlyMap<string, string[]>): Promise<void> {
  const { rows } = await database.pool.query<{
    name: string;
    ids: string[];
    hours: number;
    revisions: string[];
    kept: boolean;
    logged: boolean;
  }>(
    `select m.summary as name, array_agg(m.id::text order by m.start) as ids, array_agg(distinct m.revision::text) as revisions,
            count(o.meeting_id)::int as hours, bool_and(r.outcomes is not null) as kept, bool_and(c.id is not null) as logged
     from app.meetings m
     left join app.occupied o on o.teacher_id = m.teacher_id and o.meeting_id = m.id
     left join app.requests r on r.actor_id = m.teacher_id and r.request_id = m.summary
     left join app.changes c on c.teacher_id = m.teacher_id and c.revision = m.revision
     group by m.summary`,
  );
  for (const row of rows) {
    expect(row, row.name).toMatchObject({ hours: 2, kept: true, logged: true });
    expect([row.ids.length, row.revisions.length], row.name).toEqual([2, 1]);
  }
  const there = new Map(rows.map(({ name, ids }) => [name, ids]));
  for (const [requestId, ids] of answered) expect(there.get(requestId), requestId).toEqual(ids);
}
