/** Each kind of event is told with its own type, once to each whom it concerns, by the transaction that wrote what it tells of. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Step } from '../../../domain/operations.ts';
import type { Actor } from '../../../domain/kernel/actor.ts';
import type { NoticeTitle, NoticeType } from '../../../domain/notices/notice.ts';
import type { Outcome } from '../../../server/app/kernel.ts';
import { freshDatabase, type FreshDatabase } from '../database.ts';
import { add, carryingOut } from '../perform/carryOut.ts';
import { aSchool, type School } from '../schoolFixture.ts';

let database: FreshDatabase;
let school: School;
let subjectId: string;
let lessonId: string;
let groupId: string;
let slug: string;
beforeAll(async () => {
  database = await freshDatabase();
  school = await aSchool(database);
  const { rows } = await database.pool.query<{ id: string }>('select id from app.subjects');
  subjectId = rows[0]?.id ?? '';
  slug = (await does('rivka', { name: 'rotateShareLink', args: {} })).teacher?.userData.shareLink ?? '';
});
afterAll(() => database.close());

type Who = Exclude<keyof School, 'zone'>;

async function does(who: Who, ...steps: Step[]): Promise<Outcome> {
  const outcome = (await carryingOut(database, school[who])(steps)).at(-1);
  if (outcome?.status !== 'ok') throw new Error(JSON.stringify(outcome?.refusal));
  return outcome;
}

const lessonOn = (day: string, subject: string, ...students: Actor[]): Step =>
  add({
    start: `2026-12-${day}T16:00`,
    end: `2026-12-${day}T17:00`,
    subject,
    attendees: students.map(({ id: attendeeId }) => ({ attendeeId })),
  });
const updates = (part: object): Step =>
  ({ name: 'updateMeeting', args: { input: { id: lessonId, ...part } } }) as Step;
const changesSubject = (part: object): Step =>
  ({ name: 'updateSubject', args: { input: { id: subjectId, ...part } } }) as Step;
const isReached = (name: 'updateStudent' | 'updateTeacher', who: Who, part: object): Step =>
  ({ name, args: { input: { id: school[who].id, ...part } } }) as Step;
const asks: () => Step[] = () => [
  { name: 'acceptContract', args: { teacherId: school.rivka.id, version: 0, slug } },
  { name: 'addJoinRequest', args: { joinRequest: { teacherId: school.rivka.id, slug } } },
];
const phoneNumber = { country: 'IL', countryCode: '972', number: '54-555-0114' };
const location = { lat: 32.08, lon: 34.78, address: 'Dizengoff 50, Tel Aviv' };

let requestId: string;
async function asked(): Promise<Outcome> {
  const made = await does('stranger', ...asks());
  requestId = made.joinRequest?.id ?? '';
  return made;
}

const answered = (status: 'Approved' | 'Rejected'): Promise<Outcome> =>
  does('rivka', { name: 'updateJoinRequest', args: { id: requestId, status } } as Step);

type Kind = [title: NoticeTitle, type: NoticeType, to: Who[], deed: () => Promise<Outcome>];

const kinds: Kind[] = [
  [
    'MeetingAdded',
    'success',
    ['dana', 'ruth'],
    async () => {
      const made = await does('rivka', lessonOn('07', 'Maths', school.dana));
      lessonId = made.meeting?.id ?? '';
      return made;
    },
  ],
  [
    'MeetingUpdated',
    'info',
    ['dana', 'ruth'],
    () => does('rivka', updates({ start: '2026-12-07T18:00', end: '2026-12-07T19:00' })),
  ],
  ['MeetingLocationUpdated', 'info', ['dana', 'ruth'], () => does('rivka', updates({ location: 'online' }))],
  ['MeetingCostUpdated', 'info', ['dana', 'ruth'], () => does('rivka', updates({ cost: 9_000 }))],
  [
    'NewSubjectAvailable',
    'info',
    ['dana', 'noam', 'ruth'],
    () => does('rivka', { name: 'addSubject', args: { input: { name: 'Chess' } } } as Step),
  ],
  ['SubjectCostChanged', 'info', ['dana', 'ruth'], () => does('rivka', changesSubject({ cost: 17_000 }))],
  [
    'LessonsUpdated',
    'info',
    ['dana', 'ruth'],
    () => does('rivka', changesSubject({ lessons: [{ name: 'Fractions' }] })),
  ],
  ['SubjectNameChanged', 'info', ['dana', 'ruth'], () => does('rivka', changesSubject({ name: 'Algebra' }))],
  [
    'StudentPhoneChanged',
    'info',
    ['rivka'],
    () => does('dana', isReached('updateStudent', 'dana', { phoneNumber })),
  ],
  [
    'StudentLocationUpdated',
    'info',
    ['rivka'],
    () => does('dana', isReached('updateStudent', 'dana', { location })),
  ],
  [
    'TeacherPhoneChanged',
    'info',
    ['dana', 'noam', 'ruth'],
    () => does('rivka', isReached('updateTeacher', 'rivka', { phoneNumber })),
  ],
  [
    'TeacherLocationUpdated',
    'info',
    ['dana', 'noam', 'ruth'],
    () => does('rivka', isReached('updateTeacher', 'rivka', { location })),
  ],
  ['NewJoinRequest', 'info', ['rivka'], asked],
  ['JoinRequestRejected', 'error', ['stranger'], () => answered('Rejected')],
  [
    'JoinRequestApproved',
    'success',
    ['stranger'],
    async () => {
      await asked();
      return answered('Approved');
    },
  ],
  [
    'StudentLeftMeeting',
    'warning',
    ['rivka'],
    async () => {
      const group = lessonOn('14', 'Algebra', school.dana, school.noam);
      groupId = (await does('rivka', group)).meeting?.id ?? '';
      await does('stranger', { name: 'joinWaitlist', args: { meetingId: groupId } });
      return does('noam', { name: 'leaveMeeting', args: { id: groupId } });
    },
  ],
  [
    'StudentJoinedMeeting',
    'success',
    ['rivka'],
    () => does('stranger', { name: 'takePlace', args: { meetingId: groupId } }),
  ],
];

test.each(kinds)('%s is told as %s, once to each whom it concerns', async (title, type, to, deed) => {
  const { changeId } = await deed();
  // Rows have the same xmin when one transaction wrote them.
  const { rows } = await database.pool.query<{ user_id: string; type: string; together: boolean }>(
    `select n.user_id, n.type, n.xmin::text = c.wrote as together
     from app.notifications n
     join (select id, xmin::text as wrote from app.changes
           union all select id, xmin::text from app.person_changes) c on c.id = n.change_id
     where n.change_id = $1 and n.title = $2`,
    [changeId, title],
  );
  const ids = to.map((who) => school[who].id).toSorted();
  expect(rows.map(({ user_id: id }) => id).toSorted()).toEqual(ids);
  for (const row of rows) expect(row).toMatchObject({ type, together: true });
});
