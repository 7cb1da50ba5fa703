/** No connection outlives its right: each way in × each way in which a right ends, at this process and at another (access.md T6). */
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { runAdminCli } from '../../../server/modules/access/adminCli.ts';
import { longestSessionDays } from '../../../server/modules/access/sessions.ts';
import { patience } from '../../patience.ts';
import { recordProof } from '../../recordProof.ts';
import { aServer, goodPassword, type Browser, type TestServer } from '../testServer.ts';
import { codeSentTo } from '../mail/outbox.ts';
import { allEvents } from './everyField.ts';

const rounds = process.env['PROVE'] ? 20 : 1;
const limitMs = 1_000;

let here: TestServer;
let there: TestServer;
beforeAll(async () => {
  here = await aServer();
  there = await aServer({ over: here.database });
});
afterAll(async () => {
  await there.stop();
  await here.stop();
});

type Victim = {
  email: string;
  /** The device whose right ends. */
  lost: Browser;
  /** Another device of the same person. */
  other: Browser;
};

let people = 0;
async function someone(): Promise<Victim> {
  people += 1;
  const email = `outlived${people}@example.test`;
  const other = await here.signUp('student', { email });
  const lost = here.visitor();
  expect((await lost.post('/auth/sign-in/email', { email, password: goodPassword })).status).toBe(200);
  lost.id = other.id;
  return { email, lost, other };
}

const sql = (text: string, values: unknown[]) => here.database.pool.query(text, values);
const newestSession = `id = (SELECT id FROM auth.session WHERE "userId" = $1 ORDER BY "createdAt" DESC, id DESC LIMIT 1)`;

type Ending = {
  /** Before anything is opened. */
  prepare?(victim: Victim): Promise<unknown>;
  /** Answers when the right was over, where that is not when it is done. */
  end(victim: Victim): Promise<unknown>;
  /** How long from now it takes until the right is over. */
  afterMs?: number;
  /** The other device of the person goes on. */
  otherStays: boolean;
};

const leadMs = 1_500;
const password = goodPassword;

const endings: Record<string, Ending> = {
  'signing out': { end: ({ lost }) => lost.post('/auth/logout', {}), otherStays: true },
  'being ended on another device': {
    end: async ({ other, lost }) => {
      const { rows } = await sql(`SELECT id FROM auth.session WHERE "userId" = $1 AND ${newestSession}`, [
        lost.id,
      ]);
      return other.post('/auth/sessions/end', { id: (rows[0] as { id: string }).id, password });
    },
    otherStays: true,
  },
  'all others being ended': {
    end: ({ other }) => other.post('/auth/sessions/end', { password }),
    otherStays: true,
  },
  'another password': {
    end: ({ other }) =>
      other.post('/auth/change-password', { currentPassword: password, newPassword: 'another one' }),
    otherStays: true,
  },
  'a password set by code': {
    end: async ({ email }) => {
      const visitor = here.visitor();
      const { body } = await visitor.post('/auth/reset/ask', { email });
      // Either process may have sent it.
      const code = await Promise.any([here, there].map(({ outbox }) => codeSentTo(outbox, email)));
      return visitor.post('/auth/reset/finish', { request: body['request'], code, password: 'another one' });
    },
    otherStays: false,
  },
  'deleting the account': {
    end: ({ other }) => other.post('/auth/delete-account', { password }),
    otherStays: false,
  },
  'its longest time': {
    prepare: ({ lost }) =>
      sql(
        `UPDATE auth.session SET "createdAt" = now() - interval '${longestSessionDays} days' + interval '${leadMs} ms'
         WHERE ${newestSession}`,
        [lost.id],
      ),
    end: () => Promise.resolve(),
    afterMs: leadMs,
    otherStays: true,
  },
  'another role': {
    end: ({ email }) => runAdminCli(here.database, { makeAdmin: email, endSessions: null }),
    otherStays: false,
  },
  'an order of whoever runs the server': {
    end: ({ email }) => runAdminCli(here.database, { makeAdmin: null, endSessions: email }),
    otherStays: false,
  },
  // As when a process stops after the end is committed and before it has told anybody.
  'an action that tells nobody': {
    end: ({ lost }) => sql(`DELETE FROM auth.session WHERE ${newestSession}`, [lost.id]),
    otherStays: true,
  },
};

/** By way in: how long after the end it was over, in milliseconds. */
type Over = Record<string, Promise<number>>;

async function openSocket(server: TestServer, browser: Browser): Promise<WebSocket> {
  const socket = server.socket(browser.cookie);
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init' }));
  await once(socket, 'message');
  const query = `subscription { notifications(userId: "${browser.id}") { id } }`;
  socket.send(JSON.stringify({ type: 'subscribe', id: '1', payload: { query } }));
  return socket;
}

const closedAt = (socket: WebSocket): Promise<number> =>
  Promise.race([
    once(socket, 'close').then(() => performance.now()),
    new Promise<number>((resolve) => setTimeout(resolve, patientMs, Infinity)),
  ]);

const restMs = 25;
/** Who is not refused by then is not going to be. */
const patientMs = 30 * limitMs;

/** When it was refused for the first time. */
async function refusedAt(isIn: () => Promise<boolean>): Promise<number> {
  const lastMs = performance.now() + patientMs;
  while (performance.now() < lastMs && (await isIn()))
    await new Promise((resolve) => setTimeout(resolve, restMs));
  return performance.now();
}

function queries(server: TestServer, cookie: string): Record<string, () => Promise<boolean>> {
  const headers = { cookie, origin: server.origin };
  const me = async (answer: Promise<Response>): Promise<boolean> =>
    ((await (await answer).json()) as { data: { me: unknown } }).data.me !== null;
  return {
    GET: () => me(server.get('/graphql?query={me{id}}', headers)),
    POST: () =>
      me(
        fetch(`${server.address}/graphql`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ query: '{ me { id } }' }),
        }),
      ),
    'the own sessions': async () => (await server.get('/auth/sessions', headers)).status === 200,
  };
}

const servers = () => ({ here, there });

async function watchAll({ lost }: Victim): Promise<Over> {
  const over: Over = {};
  const { cookie } = lost;
  for (const [place, server] of Object.entries(servers())) {
    over[`a websocket ${place}`] = closedAt(await openSocket(server, lost));
    for (const [way, isIn] of Object.entries(queries(server, cookie))) {
      expect(await isIn(), `${way} ${place}, before`).toBe(true);
      over[`${way} ${place}`] = refusedAt(isIn);
    }
  }
  return over;
}

/** Whether anything can be opened by a cookie that is over. */
async function opensNothing(cookie: string): Promise<void> {
  for (const server of Object.values(servers())) {
    const [fault] = (await once(server.socket(cookie), 'error')) as [Error];
    expect(fault.message).toContain('401');
    const stream = await server.get('/graphql?query=subscription{notifications(userId:"x"){id}}', {
      cookie,
      origin: server.origin,
      accept: 'text/event-stream, */*',
    });
    expect(stream.status).toBe(400);
  }
}

describe('within a second everything that a session had open is over, by', () => {
  test.each(Object.entries(endings))('%s', { timeout: 300_000 }, async (name, ending) => {
    let longestMs = 0;
    for (let round = 0; round < rounds; round += 1) {
      const victim = await someone();
      const { cookie } = victim.lost;
      await ending.prepare?.(victim);
      const preparedMs = performance.now();
      const others = await Promise.all(
        Object.values(servers()).map((server) => openSocket(server, victim.other)),
      );
      const over = await watchAll(victim);
      await ending.end(victim);
      const endMs = ending.afterMs === undefined ? performance.now() : preparedMs + ending.afterMs;
      for (const [way, at] of Object.entries(over)) {
        const tookMs = (await at) - endMs;
        longestMs = Math.max(longestMs, tookMs);
        expect(tookMs, `${way} after ${name}`).toBeLessThan(patience(limitMs));
      }
      await opensNothing(cookie);
      const states = others.map(({ readyState, OPEN }) => readyState === OPEN);
      if (ending.otherStays) expect(states, 'the other device').toEqual([true, true]);
      else
        await expect.poll(() => others.every(({ CLOSED, readyState }) => readyState === CLOSED)).toBe(true);
      for (const socket of others) socket.terminate();
    }
    console.log(`${name}: ${rounds} × 8 ways, the longest ${Math.round(longestMs)} ms`);
  });
});

test(
  'within a second a blocked student is told nothing more of the teacher’s other hours, by any way',
  { timeout: 300_000 },
  async ({ task }) => {
    const inputOf = (start: number, attendees: string[] = []) => ({
      start: String(start),
      end: String(start + 45 * 60_000),
      attendees: attendees.map((attendeeId) => ({ attendeeId })),
    });
    const book =
      'mutation ($input: NewMeetingInput!) { addMeeting(input: $input) { status meeting { id } } }';
    const close =
      'mutation ($input: NewRestrictedTimeInput!) { addRestrictedTime(input: $input) { status } }';
    for (let round = 0; round < rounds; round += 1) {
      const teacher = await here.signUp('teacher', { email: `blocks${round}@example.test` });
      const { lost: student } = await someone();
      await here.database.db
        .insertInto('app.links')
        .values({ teacher_id: teacher.id, student_id: student.id })
        .execute();
      const hour = Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 86_400_000;
      const add = async (input: object): Promise<string> =>
        ((await teacher.graphql(book, { input })).data?.['addMeeting'] as { meeting: { id: string } }).meeting
          .id;
      await add(inputOf(hour));
      const given = { teacherId: teacher.id, id: teacher.id, organizerId: teacher.id, userId: student.id };
      const lines = await Promise.all(
        Object.values(servers()).map((server) => allEvents(server, student, given)),
      );
      const query = `{ meetingsByTeacherId(teacherId: "${teacher.id}") { id busyOnly } }`;
      const seesHours = (server: TestServer, method: 'GET' | 'POST') => async (): Promise<boolean> => {
        const headers = { cookie: student.cookie, origin: server.origin };
        const answer =
          method === 'GET'
            ? await server.get(`/graphql?query=${encodeURIComponent(query)}`, headers)
            : await fetch(`${server.address}/graphql`, {
                method: 'POST',
                headers: { ...headers, 'content-type': 'application/json' },
                body: JSON.stringify({ query }),
              });
        const { data } = (await answer.json()) as {
          data: { meetingsByTeacherId: { busyOnly: boolean | null }[] };
        };
        return data.meetingsByTeacherId.some(({ busyOnly }) => busyOnly);
      };
      const ways = Object.values(servers()).flatMap((server) => [
        seesHours(server, 'GET'),
        seesHours(server, 'POST'),
      ]);
      for (const sees of ways) expect(await sees()).toBe(true);
      const ended = ways.map((sees) => refusedAt(sees));
      const { data } = await teacher.graphql(
        'mutation ($input: StudentLinkInput!) { updateStudentLink(input: $input) { status } }',
        { input: { studentId: student.id, blocked: true } },
      );
      expect(data).toEqual({ updateStudentLink: { status: 'ok' } });
      const endMs = performance.now();
      for (const at of ended) {
        const tookMs = (await at) - endMs;
        expect(tookMs).toBeLessThan(patience(limitMs));
      }
      const later = await add(inputOf(hour + 3_600_000));
      const closed = await teacher.graphql(close, {
        input: { start: String(hour + 7_200_000), end: String(hour + 9_000_000) },
      });
      expect(closed.data).toEqual({ addRestrictedTime: { status: 'ok' } });
      await new Promise((resolve) => setTimeout(resolve, 300));
      for (const line of lines) {
        expect(line.heard().includes(later)).toBe(false);
        expect(line.heard()).not.toContain('"restrictedTimes":{"id"');
        line.stop();
      }
    }
    recordProof(
      task,
      'R22',
      `${rounds} times each: ${Object.keys(endings).length} endings × 8 ways and a block × 6, all over within 1 s`,
    );
  },
);
