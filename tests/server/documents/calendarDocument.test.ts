/** A calendar as PDF has text that can be searched and copied, in Hebrew and English; what is no page is refused. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CalendarPage } from '../../../domain/calendar/calendarPage.ts';
import { makeLimits } from '../../../server/kernel/limits/rateLimits.ts';
import { makeDocumentRoute } from '../../../server/modules/documents/documentRoute.ts';
import { makeTypesetter, type Typesetter } from '../../../server/modules/documents/typeset.ts';
import { aServer, type Browser, type TestServer } from '../testServer.ts';

const typesetter = makeTypesetter();
let server: TestServer;
let teacher: Browser;
beforeAll(async () => {
  server = await aServer();
  teacher = await server.signUp('teacher');
});
afterAll(async () => {
  await server.stop();
  await typesetter.close();
});

const lesson = {
  hours: '16:00–17:00',
  fromMinute: 16 * 60,
  toMinute: 17 * 60,
  title: 'מתמטיקה',
  who: 'דנה כהן',
  notes: 'מס׳ 8',
  color: '#b3261e',
  lane: 0,
  lanes: 1,
  off: false,
};

const page = (more: Partial<CalendarPage> = {}): CalendarPage => ({
  language: 'he',
  title: 'נובמבר 2026',
  kind: 'hours',
  firstHour: 14,
  lastHour: 20,
  weekdays: ['ראשון'],
  days: [{ label: 'ראשון', date: '22.11', outside: false, lessons: [lesson] }],
  nothing: 'אין שיעורים',
  ...more,
});

/** By an independent reader, which gives each word as it is read and the words of a line as they stand. */
async function textOf(pdf: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  return text.replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '');
}

describe('a calendar on paper', () => {
  test.each(['hours', 'month', 'list'] as const)('names the lessons of its days as %s', async (kind) => {
    const text = await textOf(await typesetter.typeset('calendar.typ', page({ kind })));
    for (const word of ['נובמבר', '2026', 'מתמטיקה', 'דנה', 'כהן', '16:00–17:00'])
      expect(text).toContain(word);
  });

  test('says in a list that no lesson is there', async () => {
    const empty = page({ kind: 'list', days: [] });
    expect(await textOf(await typesetter.typeset('calendar.typ', empty))).toMatch(/שיעורים אין|אין שיעורים/);
  });

  test('prints what people write as text, whatever signs it has', async () => {
    const who = '#strong[x] $a^2$ "quoted" \\ `code` <b>';
    const english = page({
      language: 'en',
      kind: 'list',
      days: [{ label: 'Sunday', date: '22 Nov', outside: false, lessons: [{ ...lesson, who }] }],
    });
    expect(await textOf(await typesetter.typeset('calendar.typ', english))).toContain('#strong[x] $a^2$');
  });

  test('a crowded month goes on over several pages', async () => {
    const lessons = Array.from({ length: 60 }, () => lesson);
    const days = Array.from({ length: 14 }, () => ({
      label: 'ראשון',
      date: '1.11',
      outside: false,
      lessons,
    }));
    const pdf = await typesetter.typeset('calendar.typ', page({ kind: 'month', days }));
    const document = await getDocumentProxy(new Uint8Array(pdf));
    expect(document.numPages).toBeGreaterThan(1);
  });
});

/** Sets one document after another, as slowly as the machine turns, and counts how many are asked for at once. */
function countingTypesetter() {
  let [now, most] = [0, 0];
  const typesetter: Typesetter = {
    async typeset() {
      now += 1;
      most = Math.max(most, now);
      await nextTurn();
      now -= 1;
      return new Uint8Array([1]);
    },
    close: () => Promise.resolve(),
  };
  return { typesetter, most: () => most };
}

test('of many people at once each gets theirs, and none waits inside the time of those before', async () => {
  const { typesetter: counting, most } = countingTypesetter();
  const { handle } = makeDocumentRoute({
    typesetter: counting,
    limits: makeLimits(server.database),
    sessions: {
      of: (req) => {
        const id = String(req.headers['x-person']);
        return Promise.resolve({ id, actor: { id, role: 'student', name: '' } });
      },
    },
  });
  const endpoint = createServer((req, res) => void handle(req, res, '/documents/calendar'));
  await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve));
  const ask = (person: number): Promise<Response> =>
    fetch(`http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-person': `person ${person}` },
      body: JSON.stringify(page()),
    });
  const answers = await Promise.all(Array.from({ length: 12 }, (_, person) => ask(person)));
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
  expect(most()).toBe(1);
  await new Promise((resolve) => endpoint.close(resolve));
});

describe('POST /documents/calendar', () => {
  test('gives a signed-in person the document', async () => {
    const answer = await fetch(`${server.address}/documents/calendar`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: teacher.cookie, origin: server.origin },
      body: JSON.stringify(page()),
    });
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(await textOf(new Uint8Array(await answer.arrayBuffer()))).toContain('מתמטיקה');
  });

  test('asks a visitor to sign in', async () => {
    const { status, body } = await server.visitor().post('/documents/calendar', page());
    expect([status, body['code']]).toEqual([401, 'UNAUTHENTICATED']);
  });

  test.each([
    ['a colour that is none', { days: [{ ...page().days[0], lessons: [{ ...lesson, color: 'red' }] }] }],
    ['a field that nobody knows', { secret: 'x' }],
    ['a language without a page', { language: 'fr' }],
    ['hours without a day', { days: [] }],
    ['hours that end where they begin', { firstHour: 8, lastHour: 8 }],
    ['hours that end before they begin', { firstHour: 20, lastHour: 8 }],
  ])('refuses %s', async (_what, wrong) => {
    const { status, body } = await teacher.post('/documents/calendar', { ...page(), ...wrong });
    expect([status, body['code']]).toEqual([400, 'BAD_REQUEST']);
  });

  test('prints a text that was cut in the middle of a character', async () => {
    const answer = await fetch(`${server.address}/documents/calendar`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: teacher.cookie, origin: server.origin },
      body: JSON.stringify(page({ title: 'Dana \ud83d' })),
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });

  test('knows no other document', async () => {
    expect((await teacher.post('/documents/other', page())).status).toBe(404);
  });
});
