/** A calendar from elsewhere is shown before anything is written; what was made to harm gets one clear answer (access.md T14). */
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ImportPreview } from '../../../domain/calendar/ics/importPreview.ts';
import { fetchCalendar, googleAddress } from '../../../server/modules/imports/googleCalendar.ts';
import { previewBeside } from '../../../server/modules/imports/previewInThread.ts';
import { aServer, type Browser, type TestServer } from '../testServer.ts';
import { everythingIn } from '../perform/carryOut.ts';
import { patience } from '../../patience.ts';

const hourMs = 3_600_000;
let nowMs = Date.now();
let server: TestServer;
let rivka: Browser;
let dana: Browser;
beforeAll(async () => {
  server = await aServer({ nowMs: () => nowMs });
  rivka = await server.signUp('teacher');
  dana = await server.signUp('student');
});
afterAll(() => server.stop());

const file = { 'content-type': 'text/calendar' };
const calendar = (...events: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n');
const stamp = (ms: number): string => `${new Date(ms).toISOString().slice(0, 16).replaceAll(/[-:]/g, '')}00Z`;
const startMs = Math.ceil(Date.now() / (24 * hourMs)) * 24 * hourMs + 10 * hourMs;
const event = (uid: string, days: number, ...more: string[]): string =>
  [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SUMMARY:Lesson ${uid}`,
    `DTSTART:${stamp(startMs + days * 24 * hourMs)}`,
    'DURATION:PT1H',
    ...more,
    'END:VEVENT',
  ].join('\r\n');

/** Each answer after the one before was forgotten. */
async function send(body: string, headers: Record<string, string> = file, as = rivka) {
  nowMs += 300_000;
  const { status, body: answer } = await as.post('/imports', body, headers);
  return { status, preview: answer as unknown as ImportPreview, code: answer['code'] };
}

test('a file is previewed, its lessons are added by the ordinary call, and then it brings nothing new', async () => {
  const text = calendar(
    event('a', 1),
    event('b', 2, 'RRULE:FREQ=WEEKLY;COUNT=4'),
    event('c', 3, 'RRULE:FREQ=HOURLY'),
  );
  const before = await everythingIn(server.database);
  const { status, preview } = await send(text);
  expect(status).toBe(200);
  expect(preview.counts).toEqual({ new: 2, duplicate: 0, refused: 1 });
  expect(await everythingIn(server.database)).toEqual(before);
  const inputs = preview.events
    .filter(({ state }) => state === 'new')
    .map(({ summary, description, start, end, rrule, exdates }) => ({
      summary,
      description,
      start,
      end,
      rrule,
      exdates,
    }));
  const { data } = await rivka.graphql(
    'mutation ($inputs: [NewMeetingInput!]!) { addBatchMeetings(inputs: $inputs) { status meetings { id } } }',
    { inputs },
  );
  expect(data).toMatchObject({ addBatchMeetings: { status: 'ok', meetings: [{}, {}] } });
  expect((await send(text)).preview.counts).toEqual({ new: 0, duplicate: 2, refused: 1 });
});

test('hours that were closed are recognised too', async () => {
  const text = calendar(event('closed', 10));
  const [wish] = (await send(text)).preview.events;
  const input = { start: wish?.start, end: wish?.end, reason: wish?.summary };
  await rivka.graphql(
    'mutation ($input: NewRestrictedTimeInput!) { addRestrictedTime(input: $input) { status } }',
    { input },
  );
  expect((await send(text)).preview.counts).toEqual({ new: 0, duplicate: 1, refused: 0 });
});

test('is a teacher’s alone', async () => {
  expect((await send(calendar(), file, dana)).status).toBe(403);
  expect((await send(calendar(), file, server.visitor())).status).toBe(401);
  const foreign = await send(calendar(), { ...file, origin: 'https://evil.example' });
  expect(foreign).toMatchObject({ status: 403, code: 'FOREIGN_ORIGIN' });
});

describe('one clear answer for', () => {
  test.each([
    ['what is no calendar', 'hello', 'NOT_A_CALENDAR', 422],
    [
      'more than two thousand events',
      calendar(...Array.from({ length: 2001 }, (_, i) => `BEGIN:VEVENT\r\nUID:${i}\r\nEND:VEVENT`)),
      'TOO_MANY',
      422,
    ],
    ['more than a megabyte', 'x'.repeat(1024 * 1024 + 1), 'BODY_TOO_LARGE', 413],
  ])('%s', async (_name, body, code, status) => {
    expect(await send(body)).toMatchObject({ code, status });
  });

  test('fifty megabytes, before they have come', async () => {
    const { port } = new URL(server.address);
    const socket = connect(Number(port), '127.0.0.1');
    const answer = new Promise<string>((resolve) => {
      let said = '';
      socket.on('data', (part: Buffer) => (said += part.toString()));
      socket.on('close', () => resolve(said));
      socket.on('error', () => resolve(said));
    });
    nowMs += 300_000;
    socket.write(
      [
        `POST /imports HTTP/1.1`,
        'host: localhost',
        `origin: ${server.origin}`,
        `cookie: ${rivka.cookie}`,
        'content-type: text/calendar',
        `content-length: ${50 * 1024 * 1024}`,
        '',
        'BEGIN:VCALENDAR',
      ].join('\r\n'),
    );
    const said = await answer;
    expect(said).toMatch(/^HTTP\/1\.1 413 /);
    expect(said).toContain('BODY_TOO_LARGE');
  });

  test('another body than a file or an address', async () => {
    expect((await send('{}', {})).status).toBe(400);
    expect((await send('a=b', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415);
    expect(
      (await server.get('/imports', { cookie: rivka.cookie, 'sec-fetch-site': 'same-origin' })).status,
    ).toBe(405);
  });

  test('thirty within an hour', async () => {
    const avi = await server.signUp('teacher');
    const statuses: number[] = [];
    for (let i = 0; i < 31; i += 1) statuses.push((await avi.post('/imports', 'x', file)).status);
    expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 422));
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('the thread in which it is read', () => {
  const program = (body: string): URL =>
    new URL(
      `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'; parentPort.postMessage('ready'); parentPort.on('message', () => { ${body} });`)}`,
    );
  const into = { zone: 'Asia/Jerusalem', nowMs: 0, held: [] };

  test('is ended when it goes on', async () => {
    const startedMs = performance.now();
    const limits = { longestMs: 300, mostMb: 64, worker: program('for (;;);') };
    expect(await previewBeside('', into, limits)).toBe('TOO_SLOW');
    expect(performance.now() - startedMs).toBeLessThan(patience(5_000));
  });

  test('is ended when it takes too much memory, and the server goes on', async () => {
    const hoard = 'const all = []; for (;;) all.push(new Array(10000).fill({}).map(() => ({})));';
    const limits = { longestMs: 30_000, mostMb: 32, worker: program(hoard) };
    expect(await previewBeside('', into, limits)).toBe('TOO_SLOW');
    expect((await server.get('/health')).status).toBe(200);
  });

  test('that fails is a fault of ours, and not an empty preview', async () => {
    const limits = { longestMs: 3000, mostMb: 64, worker: program('throw new Error("broken")') };
    await expect(previewBeside('', into, limits)).rejects.toThrow('broken');
  });
});

describe('a Google calendar', () => {
  const secret = 'https://calendar.google.com/calendar/ical/rivka%40gmail.com/private-0123abcd/basic.ics';

  test('is fetched at its secret address', async () => {
    const asked: string[] = [];
    const fetching = (async (url: URL, init: RequestInit) => {
      asked.push(`${url.href} ${init.redirect} ${init.credentials}`);
      return new Response(calendar(event('g', 1)));
    }) as typeof fetch;
    expect(await fetchCalendar(`${secret}?x=1#y`, fetching)).toEqual({ text: calendar(event('g', 1)) });
    expect(asked).toEqual([`${secret} error omit`]);
  });

  test.each([
    'http://calendar.google.com/calendar/ical/a/b/basic.ics',
    'https://calendar.google.com.evil.example/calendar/ical/a/b/basic.ics',
    'https://evil.example/calendar/ical/a/b/basic.ics',
    'https://calendar.google.com@evil.example/calendar/ical/a/b/basic.ics',
    'https://user:pass@calendar.google.com/calendar/ical/a/b/basic.ics',
    'https://calendar.google.com:8443/calendar/ical/a/b/basic.ics',
    'https://calendar.google.com/url?q=https://evil.example/calendar/ical/a/b/basic.ics',
    'https://calendar.google.com/calendar/ical/../../url/b/basic.ics',
    'https://169.254.169.254/calendar/ical/a/b/basic.ics',
    'https://[::1]/calendar/ical/a/b/basic.ics',
    'https://localhost/calendar/ical/a/b/basic.ics',
    'file:///calendar/ical/a/b/basic.ics',
    'webcal://calendar.google.com/calendar/ical/a/b/basic.ics',
    'calendar.google.com/calendar/ical/a/b/basic.ics',
    '',
    `https://calendar.google.com/calendar/ical/${'a'.repeat(600)}/b/basic.ics`,
  ])('no other address is asked: %s', async (address) => {
    expect(googleAddress(address)).toBeNull();
    const answer = await send(JSON.stringify({ url: address }), {});
    expect([answer.status, answer.code]).toEqual([422, 'FOREIGN_ADDRESS']);
  });

  test('that does not answer, or turns elsewhere, or goes on without end, is told as one that cannot be fetched', async () => {
    const answers: (() => Response | Promise<Response>)[] = [
      () => new Response('no', { status: 404 }),
      () => Promise.reject(new TypeError('redirect')),
    ];
    for (const answer of answers)
      expect(await fetchCalendar(secret, (async () => answer()) as typeof fetch)).toBe('UNREACHABLE');
    const endless = new ReadableStream({ pull: (to) => to.enqueue(new Uint8Array(65_536)) });
    expect(await fetchCalendar(secret, (async () => new Response(endless)) as typeof fetch)).toBe(
      'TOO_LARGE',
    );
  });
});
