/** The same requests said as sentences: they open no endpoint that the plain call does not, and nobody's own page leads to what is another's (access.md). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { indexWorld, type IndexedWorld } from '../../../commands/world/indexWorld.ts';
import { operations, type OperationName, type Step } from '../../../domain/operations.ts';
import { newId } from '../../../server/basics/newId.ts';
import { repositoryFiles } from '../../floors/files.ts';
import { aServer, type Browser, type TestServer } from '../testServer.ts';
import { aNeighbourhood, personas, type Neighbourhood, type Persona } from '../people/personas.ts';
import { offeredSteps, openPage, plansOf, sendingOf, type Page, type Sending } from './pageWithoutScreen.ts';
import type { Answer } from './answers.ts';
import { calls } from './calls.ts';
import { ofOthers } from './foreignSentences.ts';
import { sentences, type Said } from './sentences.ts';
import { allRows } from './targets.ts';
import { changedRows, foreignRows } from './rowOwners.ts';

let server: TestServer;
let people: Neighbourhood;
beforeAll(async () => {
  server = await aServer();
  people = await aNeighbourhood(server, 2);
  const everywhere = { offered: true, costMinor: 0 };
  // Who asks for her link has none yet; whoever asks her for a lesson says where.
  await server.database.db
    .updateTable('app.teachers')
    .set({
      share_slug: null,
      locations: JSON.stringify({ teacher: everywhere, student: everywhere, online: everywhere }),
    })
    .where('teacher_id', '=', people.T.id)
    .execute();
});
afterAll(() => server.stop());

test('every operation that a command plans has its sentence here, and no other', () => {
  const root = join(import.meta.dirname, '../../..');
  const words = repositoryFiles(root)
    .filter((file) => file.startsWith('commands/') || file === 'domain/ownProfileStep.ts')
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const planned = Object.keys(operations).filter((name) => new RegExp(`\\b${name}\\b`).test(words));
  expect(planned.toSorted()).toEqual([...new Set(sentences.map(({ operation }) => operation))].toSorted());
});

async function answered(browser: Browser, sending: Sending): Promise<{ word: string; text: string }> {
  const { body } = await browser.post('/graphql', sending);
  const errors = body['errors'] as { extensions?: { code?: string } }[] | undefined;
  const data = (body['data'] ?? {}) as Record<string, { status: string } | null>;
  const statuses = Object.values(data).flatMap((step) => step?.status ?? []);
  const failed = statuses.find((status) => status !== 'ok' && status !== 'ROLLED_BACK');
  return { word: errors?.[0]?.extensions?.code ?? failed ?? 'ok', text: JSON.stringify(body) };
}

async function pageOf(persona: Persona): Promise<Page> {
  const page = await openPage(server, people[persona]);
  if (!page) throw new Error(`${persona} has no page`);
  return page;
}

/** What the page offers first that does this; a page that is left open has its plans too, though nothing is loaded for a card. */
function stepsOf(text: string, { world }: Page, operation: OperationName, isOpen = true): Step[] {
  for (const plan of plansOf(text, world)) {
    if (!plan.steps.some(({ name }) => name === operation)) continue;
    const steps = isOpen ? offeredSteps(plan, world) : plan.steps;
    if (steps) return steps;
  }
  throw new Error(`“${text}” is not offered as ${operation}`);
}

/** As the speaker's own page would send it once it is confirmed, in whichever language it was said. */
async function spoken({ operation, by, says }: Said): Promise<Sending> {
  const { en, he } = await says(people);
  const page = await pageOf(by);
  const steps = stepsOf(en, page, operation);
  expect(stepsOf(he, page, operation), he).toEqual(steps);
  return sendingOf(steps, page.codec);
}

/** The same of rows that do not exist. */
const ofNone = ({ query, variables }: Sending): Sending => {
  const text = JSON.stringify({ ...variables, requestId: undefined });
  const ids = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g;
  return {
    query,
    variables: { ...(JSON.parse(text.replace(ids, () => newId())) as object), requestId: newId() },
  };
};
const again = ({ query, variables }: Sending): Sending => ({
  query,
  variables: { ...variables, requestId: newId() },
});

/** They know nobody of this school. */
const strangers: readonly Persona[] = ['S2', 'P2', 'A'];

const speakers = (operation: OperationName): Persona[] =>
  sentences.filter((said) => said.operation === operation).map(({ by }) => by);
const isIn = (all: readonly string[], one: string): boolean => all.includes(one);

describe.each(sentences.map((said) => ({ ...said, name: `${said.operation}, said by ${said.by},` })))(
  '$name',
  (said) => {
    const { operation, by, but } = said;
    const row = calls[`Mutation.${operation}`];
    const expected = { ...row?.expected, ...but } as Record<Persona, Answer>;
    test('is answered to each as the plain call is, and foreign rows as rows that do not exist', async () => {
      const refused = personas.filter((persona) => expected[persona] !== 'ok');
      // Who may have sentences of their own for it says them; the speaker comes last.
      const allowed = personas.filter(
        (persona) => expected[persona] === 'ok' && !speakers(operation).includes(persona),
      );
      const words: Partial<Record<Persona, string>> = {};
      const sending = await spoken(said);
      const before = await allRows(server);
      // A document is compiled when it comes again, and says the same in another order then.
      await answered(people.anon, again(sending));
      await Promise.all(
        refused.map(async (persona) => {
          const foreign = await answered(people[persona], again(sending));
          words[persona] = foreign.word;
          // Where two are named of whom they know one, it is said which one they do not.
          if ((row?.names && !but[persona]) || strangers.includes(persona))
            expect(await answered(people[persona], ofNone(sending)), persona).toEqual(foreign);
        }),
      );
      if (row?.names) words[by] = (await answered(people[by], ofNone(sending))).word;
      if (row?.names) expect(words[by], 'rows that do not exist').toMatch(/^(NOT_FOUND|FORBIDDEN)$/);
      expect(await allRows(server)).toEqual(before);
      // What names nothing is each one's own, and not done by the one before.
      const isEachOnes = row?.names === false && (expected.T2 === 'ok' || expected.S2 === 'ok');
      for (const persona of [...allowed, by]) {
        const fresh = isEachOnes || persona === (allowed[0] ?? by) ? sending : await spoken(said);
        const { word, text } = await answered(people[persona], again(fresh));
        words[persona] = word;
        // Whoever learns is told nothing of the others who come.
        if (persona === 'T' || persona === 'T2') continue;
        for (const hidden of [
          ...people.classmates,
          'Class Mate',
          people.Sb.id,
          people.Sa.id,
          'Blocked Student',
        ])
          if (persona !== 'Sb' && persona !== 'Sa') expect(text).not.toContain(hidden);
      }
      const others = speakers(operation).filter((speaker) => speaker !== by && expected[speaker] === 'ok');
      expect(words).toEqual(
        Object.fromEntries(Object.entries(expected).filter(([one]) => !isIn(others, one))),
      );
      expect(changedRows(before, await allRows(server)).come).not.toEqual([]);
    });
  },
);

/** What is of themselves alone. */
const own = ['markAllNotificationsAsRead', 'updateMyPreferences', 'updateNotificationSettings'] as const;
const goesThrough: [Persona, OperationName[] | null][] = [
  ['T2', null],
  ['Sb', ['sendStatement', 'updateStudent', ...own]],
  ['Sa', ['acceptContract', 'addJoinRequest', 'sendStatement', 'updateStudent', ...own]],
  ['S2', ['updateStudent', ...own]],
  ['P2', ['addStudentToParent', 'removeStudent', 'updateParent', ...own]],
  ['A', ['markAllNotificationsAsRead']],
  ['S', null],
  ['P', null],
];

describe('what one may do, said by another before their own page', () => {
  const said: string[] = [];
  const saidByTeacher: string[] = [];
  const becomeFamily = () =>
    server.database.db
      .insertInto('app.guardians')
      .values({ parent_id: people.P.id, student_id: people.S.id })
      .onConflict((is) => is.doNothing())
      .execute();
  beforeAll(async () => {
    // As it was before the parent's last sentence.
    await becomeFamily();
    for (const { by, says } of sentences) {
      const words = Object.values(await says(people));
      said.push(...words);
      if (by === 'T') saidByTeacher.push(...words);
    }
  });

  test('whoever is not in, and whose session is over, has no page to say it to', async () => {
    expect(await openPage(server, people.anon)).toBeNull();
    expect(await openPage(server, people.exp)).toBeNull();
  });

  test('a page that was opened before a right ended sends what is refused, and nothing is written', async () => {
    const { S, P } = people;
    const { db } = server.database;
    const [student, parent] = [await pageOf('S'), await pageOf('P')];
    const block = (blocked: boolean) =>
      db.updateTable('app.links').set({ blocked }).where('student_id', '=', S.id).execute();
    await block(true);
    await db.deleteFrom('app.guardians').where('parent_id', '=', P.id).execute();
    const before = await allRows(server);
    for (const [page, by, operation, text, expected] of [
      [student, S, 'addPendingMeeting', 'book a lesson tomorrow at 17:00 online', 'BLOCKED'],
      [student, S, 'addPendingMeeting', 'לקבוע שיעור מחר ב-17:00 בזום', 'BLOCKED'],
      [parent, P, 'cancelMyAttendance', "Sami can't come to the next lesson", 'NOT_FOUND'],
      [parent, P, 'cancelMyAttendance', 'סמי לא יכול להגיע לשיעור הבא', 'NOT_FOUND'],
    ] as const) {
      const steps = stepsOf(text, page, operation, false);
      expect((await answered(by, sendingOf(steps, page.codec))).word, text).toBe(expected);
    }
    expect(await allRows(server)).toEqual(before);
    await block(false);
    await becomeFamily();
  });

  /** What goes through of all that is said: of those who are in the school some of what they may, of the others no more than is their own. */

  test.each(goesThrough)(
    '%s changes nothing that is another’s, nor does a page that takes itself for the teacher’s',
    async (persona, others) => {
      const { world, codec } = await pageOf(persona);
      const done = new Set<OperationName>();
      const sent = new Set<string>();
      let before = await allRows(server);
      const expectNothingForeign = async (what: string): Promise<void> => {
        const after = await allRows(server);
        expect(foreignRows(changedRows(before, after), persona, people, before), what).toEqual([]);
        before = after;
      };
      const say = async (text: string, read: IndexedWorld): Promise<void> => {
        for (const { steps } of plansOf(text, read)) {
          const what = `“${text}”, ${JSON.stringify(steps)}`;
          // Nobody's own page offers them what their role never does.
          if (read === world)
            for (const { name } of steps)
              expect(calls[`Mutation.${name}`]?.expected[persona], what).not.toBe('FORBIDDEN');
          if (steps.length === 0 || sent.has(JSON.stringify(steps))) continue;
          sent.add(JSON.stringify(steps));
          const { word } = await answered(people[persona], sendingOf(steps, codec));
          if (word !== 'ok') continue;
          for (const { name } of steps) done.add(name);
          await expectNothingForeign(what);
        }
      };
      for (const text of [...said, ...ofOthers(people)]) await say(text, world);
      if (world.role !== 'teacher') for (const text of saidByTeacher) await say(text, asTeacher(world));
      await expectNothingForeign('what was refused');
      const may = (name: OperationName) => calls[`Mutation.${name}`]?.expected[persona] !== 'FORBIDDEN';
      const through = [...done].toSorted();
      expect(through).toEqual(others?.toSorted() ?? through.filter(may));
      if (others === null) expect(through).not.toEqual([]);
    },
  );
});

/** What a page would read that is told another role than its own: it knows no more than before. */
const asTeacher = (world: IndexedWorld): IndexedWorld =>
  indexWorld({
    ...world,
    role: 'teacher',
    students: [...(world.user ? [world.user] : []), ...world.children],
  });
