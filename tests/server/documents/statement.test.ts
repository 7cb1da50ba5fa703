/** A family's account as PDF: real text that can be searched, in Hebrew and English, for the family and its teacher alone. */
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTypesetter } from '../../../server/modules/documents/typeset.ts';
import { makeReceipt } from '../../../server/modules/families/makeReceipt.ts';
import { makeStatement, type Statement } from '../../../server/modules/families/makeStatement.ts';
import { askRows } from '../../../server/app/kernel.ts';
import type { Actor } from '../../../domain/kernel/actor.ts';
import type { Step } from '../../../domain/operations.ts';
import { aSchool, type School } from '../schoolFixture.ts';
import { freshDatabase, type FreshDatabase } from '../database.ts';
import { add, carryingOut } from '../perform/carryOut.ts';

const typesetter = makeTypesetter();
const nowMs = Date.UTC(2026, 10, 24, 10);
let database: FreshDatabase;
let school: School;
let meetingId: string;

/** Dana's Sundays at 150 less 10 percent, one of them called off late; Ruth paid for two of them. */
beforeAll(async () => {
  database = await freshDatabase();
  school = await aSchool(database);
  const { rivka, dana, noam, ruth } = school;
  await database.pool.query('update app.users set username = $2 where user_id = $1', [dana.id, 'דנה כץ']);
  await database.pool.query('update app.users set username = $2 where user_id = $1', [rivka.id, 'רבקה לוי']);
  const phone = JSON.stringify({ country: 'IL', countryCode: '972', number: '52-555-0101' });
  await database.pool.query('update app.users set phone = $2 where user_id = $1', [rivka.id, phone]);
  await database.pool.query(`update app.subjects set name = 'מתמטיקה'`);
  const lesson = (day: string, attendeeId: string): Step =>
    add({
      start: `${day}T16:00`,
      end: `${day}T16:45`,
      rrule: 'FREQ=WEEKLY',
      subject: 'מתמטיקה',
      cost: 15_000,
      attendees: [{ attendeeId, personalDiscount: { type: 'percentage', value: 10 } }],
    });
  const does = carryingOut(database, rivka, nowMs);
  const [added] = await does([lesson('2026-11-01', dana.id), lesson('2026-11-02', noam.id)]);
  meetingId = added?.meeting?.id ?? '';
  const done = await does([
    {
      name: 'markAttendance',
      args: { marks: [{ meetingId, occurrence: '2026-11-15T16:00', attendeeId: dana.id, kind: 'late' }] },
    },
    {
      name: 'markAttendance',
      args: { marks: [{ meetingId, occurrence: '2026-11-22T16:00', attendeeId: dana.id, kind: 'absent' }] },
    },
    {
      name: 'addPayment',
      args: {
        input: { type: 'payment', payerId: ruth.id, amount: 27_000, method: 'bit', date: '2026-11-10' },
      },
    },
  ]);
  expect(done.map(({ status }) => status)).toEqual(['ok', 'ok', 'ok']);
});
afterAll(async () => {
  await typesetter.close();
  await database.close();
});

const made = (actor: Actor, wish: { language?: 'he' | 'en'; payerId?: string; at?: number } = {}) =>
  makeStatement(
    { store: database, actor, nowMs, askRows },
    { teacherId: school.rivka.id, month: '2026-11', language: 'he', ...wish },
    { typesetter },
  );

/** By an independent reader, which gives each word as it is read and the words of a line as they stand. */
async function textOf(statement: Pick<Statement, 'pdf'> | null): Promise<string> {
  if (!statement) throw new Error('there is no statement');
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(statement.pdf)), {
    mergePages: true,
  });
  return text.replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '');
}

test('a parent’s statement is an equation in Hebrew, with each lesson, its price and what closed it', async () => {
  const statement = await made(school.ruth);
  expect(statement?.page.sums.map(({ amount }) => amount)).toEqual(['₪0', '₪405', '₪270', '₪135']);
  expect(statement?.page.parts.map(({ title }) => title)).toEqual(['דנה כץ', 'תשלומים שהתקבלו']);
  const text = await textOf(statement);
  for (const word of [
    'חשבון',
    'נובמבר',
    'רבקה',
    'דנה',
    'מתמטיקה',
    '16:00–16:45',
    'ראשון',
    '₪405',
    '₪135',
    '10%',
    'מאוחר',
    'קבלה',
  ])
    expect(text).toContain(word);
  // Figures run from left to right on a Hebrew page: a number with its plus, the days from the first to the last.
  expect(text).toContain('+972 52-555-0101');
  expect(statement?.page.span).toMatch(/^\u2066\u20661\.11\.2026\u2069 – \u206630\.11\.2026\u2069\u2069,/u);
  const { rows } = statement?.page.parts[0] ?? {};
  expect(rows?.map(({ tone, state }) => [tone, state.replaceAll(/[\u2066-\u2069]/g, '')])).toEqual([
    ['plain', 'שולם 10.11'],
    ['plain', 'שולם 10.11'],
    ['open', 'פתוח'],
    ['void', 'בלי חיוב'],
  ]);
});

test('the same in English, and for the teacher who names the family', async () => {
  const text = await textOf(await made(school.rivka, { payerId: school.ruth.id, language: 'en' }));
  for (const word of [
    'Account for November',
    'Sun, 8 Nov',
    'Late cancel',
    'paid 10 Nov',
    '₪135',
    'Neither a tax invoice',
  ])
    expect(text).toContain(word);
  expect(text).not.toContain('Noam');
});

test('a child’s statement has the lessons without what was paid', async () => {
  const statement = await made(school.dana);
  expect(statement?.page.sums).toEqual([]);
  const text = await textOf(statement);
  expect(text).toContain('₪135');
  expect(text).not.toContain('₪270');
  expect(text).not.toContain('10.11');
});

test('a receipt is a page in Hebrew: the price line by line, what covers it, and no more to a child', async () => {
  const { rivka, dana, noam, ruth } = school;
  const wish = (language: 'he' | 'en', studentId: string) => ({
    teacherId: rivka.id,
    meetingId,
    studentId,
    occurrence: Date.UTC(2026, 10, 1, 14),
    language,
  });
  const of = (actor: Actor, language: 'he' | 'en' = 'he', studentId = dana.id) =>
    makeReceipt({ store: database, actor, nowMs, askRows }, wish(language, studentId), { typesetter });
  const text = await textOf(await of(ruth));
  for (const word of [
    'אישור',
    'דנה',
    'מתמטיקה',
    '16:00–16:45',
    '₪150',
    '10%',
    '₪135',
    'שולם',
    '10.11',
    'קבלה',
  ])
    expect(text).toContain(word);
  expect(await textOf(await of(rivka, 'en'))).toContain('Confirmation of a lesson');
  const child = await textOf(await of(dana));
  expect(child).toContain('₪135');
  expect(child).not.toContain('10.11');
  for (const actor of [noam, school.stranger, school.otherTeacher, school.admin])
    expect(await of(actor)).toBeNull();
  expect(await of(noam, 'he', noam.id)).toBeNull();
});

test('nobody else has one', async () => {
  for (const [actor, wish] of [
    [school.stranger, {}],
    [school.otherTeacher, { payerId: school.ruth.id }],
    [school.rivka, { payerId: school.stranger.id }],
    [school.rivka, {}],
    [school.ruth, { at: 1 }],
    [school.ruth, { at: Number.NaN }],
    [school.admin, {}],
  ] as const)
    expect(await made(actor, wish)).toBeNull();
});

test('a name of any signs is printed as text', async () => {
  await database.pool.query('update app.users set username = $2 where user_id = $1', [
    school.noam.id,
    '#strong[x] $a$ <b>',
  ]);
  expect(await textOf(await made(school.noam))).toContain('#strong[x]');
});
