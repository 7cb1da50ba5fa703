/** A calendar as PDF has text that can be searched and copied, in Hebrew and English; what is no page is refused. */
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CalendarPage } from '../../../domain/calendar/calendarPage.ts';
import { makeTypesetter } from '../../../server/modules/documents/typeset.ts';
import { aServer, type Browser, type TestServer } from '../aServer.ts';

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
  ])('refuses %s', async (_what, wrong) => {
    const { status, body } = await teacher.post('/documents/calendar', { ...page(), ...wrong });
    expect([status, body['code']]).toEqual([400, 'BAD_REQUEST']);
  });

  test('knows no other document', async () => {
    expect((await teacher.post('/documents/other', page())).status).toBe(404);
  });
});
