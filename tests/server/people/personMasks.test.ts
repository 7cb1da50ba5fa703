import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aServer, type TestServer } from '../testServer.ts';
import { aNeighbourhood, type Neighbourhood, type Persona } from './personas.ts';

let server: TestServer;
let people: Neighbourhood;
beforeAll(async () => {
  server = await aServer();
  people = await aNeighbourhood(server);
});
afterAll(() => server.stop());

const teacherQuery = `query ($id: ID!) { getTeacherById(id: $id) {
  id username email role profileImage phoneNumber { number } location { address } notificationsIds
  preferences { language theme currency timeZone }
  userData { meetingsIds subjectsIds studentsIds blockedStudentsIds excludedStudentsIds numberOfBadCancelsAllowed
    lessonDuration noticeHours shareLink operationRadius contract teachLocations { teachAtTeacher } workingHours { SU { from } }
    subscriptionId subscriptionStatus subscriptionPlan subscriptionStartDate trialEndDate yearsExperience aboutMe } } }`;

type Shown = Record<string, unknown> & {
  userData: Record<string, unknown>;
  preferences: Record<string, unknown>;
};

const shownFields = (row: Record<string, unknown>): string[] =>
  Object.keys(row).filter((key) => row[key] !== null && typeof row[key] !== 'function');

describe('of a teacher', () => {
  async function asSeenBy(persona: Persona): Promise<Shown> {
    const { data } = await people[persona].graphql(teacherQuery, { id: people.T.id });
    return data?.['getTeacherById'] as Shown;
  }

  test('she sees all of her own', async () => {
    const self = await asSeenBy('T');
    expect(self).toMatchObject({
      email: 't@example.test',
      role: 'teacher',
      location: { address: 'Herzl 1' },
    });
    expect(new Set(self.userData['studentsIds'] as string[])).toEqual(
      new Set([people.S.id, people.Sb.id, people.Sa.id]),
    );
    expect(self.userData).toMatchObject({
      blockedStudentsIds: [people.Sb.id],
      excludedStudentsIds: [people.Sa.id],
      subjectsIds: [people.subject.maths],
      subscriptionId: 'sub_secret',
    });
  });

  const open = ['lessonDuration', 'contract', 'teachLocations', 'aboutMe'];

  test.each(['S', 'Sb', 'Sa', 'P'] as const)(
    '%s sees how to reach and to learn with her, and nothing else',
    async (persona) => {
      const teacher = await asSeenBy(persona);
      expect(shownFields(teacher)).toEqual([
        'id',
        'username',
        'email',
        'phoneNumber',
        'preferences',
        'userData',
      ]);
      expect(shownFields(teacher.preferences)).toEqual(['currency', 'timeZone']);
      expect(new Set(shownFields(teacher.userData))).toEqual(
        new Set([...open, 'blockedStudentsIds', 'noticeHours', 'numberOfBadCancelsAllowed', 'workingHours']),
      );
    },
  );

  test.each(['S2', 'T2', 'P2', 'A'] as const)(
    '%s, a stranger, sees her public side only',
    async (persona) => {
      const teacher = await asSeenBy(persona);
      expect(shownFields(teacher)).toEqual(['id', 'username', 'preferences', 'userData']);
      expect(new Set(shownFields(teacher.userData))).toEqual(new Set(open));
    },
  );

  test('a blocked student learns that of themselves, and nobody learns it of another', async () => {
    expect((await asSeenBy('Sb')).userData['blockedStudentsIds']).toEqual([people.Sb.id]);
    for (const persona of ['S', 'Sa', 'P'] as const) {
      expect((await asSeenBy(persona)).userData['blockedStudentsIds']).toEqual([]);
    }
  });
});

const studentFields = `id username email role phoneNumber { number } location { lat lon address } notificationsIds
  preferences { language } userData { meetingsIds numberOfBadCancels teachersIds badCancelsByTeacher { teacherId count } }`;

describe('of a student', () => {
  async function asSeenBy(persona: Persona): Promise<Shown> {
    const query = `query ($id: ID!) { getStudentById(id: $id) { ${studentFields} } }`;
    const { data } = await people[persona].graphql(query, { id: people.S.id });
    return data?.['getStudentById'] as Shown;
  }

  test.each(['S', 'P'] as const)('%s sees everything, of all their teachers', async (persona) => {
    const student = await asSeenBy(persona);
    expect(student).toMatchObject({
      location: { lat: 31.9, lon: 34.8 },
      preferences: { language: 'he' },
      notificationsIds: [],
    });
    expect(new Set(student.userData['teachersIds'] as string[])).toEqual(
      new Set([people.T.id, people.T2.id]),
    );
    expect(student.userData['numberOfBadCancels']).toBe(3);
    expect(student.userData['badCancelsByTeacher']).toEqual(
      expect.arrayContaining([
        { teacherId: people.T.id, count: 2 },
        { teacherId: people.T2.id, count: 3 },
      ]),
    );
  });

  test.each([
    ['T', 2],
    ['T2', 3],
  ] as const)(
    '%s sees herself as the only teacher, and her own count of late cancellations',
    async (persona, cancels) => {
      const student = await asSeenBy(persona);
      expect(student.userData).toMatchObject({
        teachersIds: [people[persona].id],
        numberOfBadCancels: cancels,
        badCancelsByTeacher: [{ teacherId: people[persona].id, count: cancels }],
      });
      expect(student).toMatchObject({ email: 's@example.test', preferences: null, notificationsIds: null });
    },
  );

  test('a teacher who does not go to the student’s home sees the address without its place on the map', async () => {
    expect((await asSeenBy('T'))['location']).toEqual({ lat: null, lon: null, address: 'Herzl 1' });
  });

  test('the list of a teacher’s students shows each as the single query does', async () => {
    const query = `query ($id: ID!) { getStudentsByTeacherId(teacherId: $id) { ${studentFields} } }`;
    const { data } = await people.T.graphql(query, { id: people.T.id });
    const list = data?.['getStudentsByTeacherId'] as Shown[];
    expect(list.map(({ username }) => username)).toEqual([
      'Archived Student',
      'Blocked Student',
      'Sami Student',
    ]);
    expect(list[2]).toEqual(await asSeenBy('T'));
  });
});

describe('of a parent', () => {
  const query = `query ($id: ID!) { getParentById(id: $id) { username email role userData { students { id username email } } } }`;

  test('the parent sees themselves and their own children', async () => {
    const { data } = await people.P.graphql(query, { id: people.P.id });
    expect(data?.['getParentById']).toEqual({
      username: 'Pat Parent',
      email: 'p@example.test',
      role: 'parent',
      userData: { students: [{ id: people.S.id, username: 'Sami Student', email: 's@example.test' }] },
    });
  });

  test('nobody sees another parent, not even a parent', async () => {
    const { data, code } = await people.P2.graphql(query, { id: people.P.id });
    expect(data?.['getParentById'] ?? null).toBeNull();
    expect(code).toBe('NOT_FOUND');
  });
});
