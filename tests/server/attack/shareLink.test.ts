/** A share link that was replaced leads nowhere, and the new one is known to its teacher alone (access.md T18, T31). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settled } from '../live/watcher.ts';
import { aServer, type Browser, type TestServer } from '../testServer.ts';
import { aNeighbourhood, type Neighbourhood } from '../people/personas.ts';
import { allAnswers, allEvents } from './everyField.ts';

let server: TestServer;
let people: Neighbourhood;
beforeAll(async () => {
  server = await aServer();
  people = await aNeighbourhood(server);
});
afterAll(() => server.stop());

const others = ['S', 'Sb', 'Sa', 'P', 'S2', 'T2', 'P2', 'A'] as const;

/** Of the teacher, as anybody would ask for it. */
const about = (asking: Browser) => ({
  id: people.T.id,
  ids: [people.T.id],
  teacherId: people.T.id,
  organizerId: people.T.id,
  studentId: asking.id,
  userId: asking.id,
  parentId: asking.id,
  email: 's@example.test',
  emails: ['s@example.test'],
});

async function rotate(): Promise<string> {
  const { data } = await people.T.graphql(
    'mutation { rotateShareLink { teacher { userData { shareLink } } } }',
  );
  const made = data?.['rotateShareLink'] as { teacher: { userData: { shareLink: string } } };
  return made.teacher.userData.shareLink;
}

const leadsTo = async (asking: Browser, slug: string): Promise<unknown> =>
  (await asking.graphql('query ($slug: String!) { publicTeacher(slug: $slug) { id } }', { slug })).data;

test('nobody but the teacher reads the new link, by any query, event or export, open or closed', async () => {
  const own = await rotate();
  expect((await allAnswers(server, people.T, about(people.T))).includes(own)).toBe(true);
  for (const isOpen of [true, false]) {
    const lines = await Promise.all(others.map((who) => allEvents(server, people[who], about(people[who]))));
    await settled(server.database);
    const slug = await rotate();
    await people.T.graphql('mutation ($input: TeacherInput!) { updateTeacher(input: $input) { status } }', {
      input: { id: people.T.id, userData: { shareOpen: isOpen, aboutMe: `Maths ${isOpen}` } },
    });
    await expect.poll(() => lines[0]?.heard(), { timeout: 120_000 }).toContain(`Maths ${isOpen}`);
    for (const [index, who] of others.entries()) {
      expect(lines[index]?.heard().includes(slug), `events of ${who}`).toBe(false);
      const answers = await allAnswers(server, people[who], about(people[who]));
      expect(answers.includes(slug), `answers to ${who}`).toBe(false);
      lines[index]?.stop();
    }
  }
});

test('nobody but the teacher learns what is paid for, and whether', async () => {
  await server.database.db
    .updateTable('app.teachers')
    .set({ plan: 'premium', status: 'EXPIRED' })
    .where('teacher_id', '=', people.T.id)
    .execute();
  for (const who of others) {
    const { data } = await people[who].graphql(
      'query ($id: ID!) { getTeacherById(id: $id) { userData { subscriptionPlan subscriptionStatus subscriptionId trialEndDate } } }',
      { id: people.T.id },
    );
    expect(Object.values((data?.['getTeacherById'] as { userData: object }).userData), who).toEqual([
      null,
      null,
      null,
      null,
    ]);
  }
  await server.database.db
    .updateTable('app.teachers')
    .set({ plan: 'ultra', status: 'ACTIVE' })
    .where('teacher_id', '=', people.T.id)
    .execute();
});

test('the link of before leads nowhere, and nobody can agree or ask to come by it', async () => {
  const before = await rotate();
  expect(await leadsTo(people.S2, before)).toEqual({ publicTeacher: { id: people.T.id } });
  const now = await rotate();
  expect(await leadsTo(people.S2, before)).toEqual({ publicTeacher: null });
  expect(await leadsTo(people.S2, now)).toEqual({ publicTeacher: { id: people.T.id } });
  const accept = (slug: string) =>
    people.S2.graphql(
      'mutation ($teacherId: ID!, $slug: String) { acceptContract(teacherId: $teacherId, version: 1, slug: $slug) { status } }',
      { teacherId: people.T.id, slug },
    );
  const ask = (slug: string) =>
    people.S2.graphql(
      'mutation ($joinRequest: JoinRequestInput!) { addJoinRequest(joinRequest: $joinRequest) { status } }',
      { joinRequest: { teacherId: people.T.id, slug } },
    );
  expect((await accept(before)).data).toEqual({ acceptContract: { status: 'NOT_FOUND' } });
  expect((await accept(now)).data).toEqual({ acceptContract: { status: 'ok' } });
  expect((await ask(before)).data).toEqual({ addJoinRequest: { status: 'NOT_FOUND' } });
  const last = await rotate();
  expect((await ask(now)).data).toEqual({ addJoinRequest: { status: 'NOT_FOUND' } });
  expect((await ask(last)).data).toEqual({ addJoinRequest: { status: 'ok' } });
});
