/** Rows of a teacher's, made anew, for everybody to ask for; and whether anything was written. */
import { expect } from 'vitest';
import { newId } from '../../../server/basics/newId.ts';
import type { TestServer } from '../testServer.ts';
import type { Neighbourhood } from '../people/personas.ts';
import { everythingIn } from '../perform/carryOut.ts';
import { aName } from './unusedName.ts';
import { targetNames, type Targets } from './rowsOfTeacher.ts';

const hourMs = 3_600_000;
let hours = 24;
/** An hour that nothing else has. */
export function freshTimes(): { start: string; end: string } {
  hours += 1;
  const startMs = Math.ceil(Date.now() / hourMs) * hourMs + hours * hourMs;
  return { start: String(startMs), end: String(startMs + hourMs / 2) };
}

/** One person asks for so much at a time and no more, so what was asked for before is answered first. */
let lastAsked: string | null = null;

/** Rows of T, made by T. */
export async function freshTargets(people: Neighbourhood, withGroups = false): Promise<Targets> {
  await letPlanRun(people.T);
  const { data } = await people.T.graphql(
    `mutation ($lesson: NewMeetingInput!) { addMeeting(input: $lesson) { meeting { id } changeId } }`,
    { lesson: { ...freshTimes(), attendees: [{ attendeeId: people.S.id }] } },
  );
  const closed = await people.T.graphql(
    `mutation ($hours: NewRestrictedTimeInput!) { addRestrictedTime(input: $hours) { restrictedTime { id } } }`,
    { hours: freshTimes() },
  );
  const asked = await people.T.graphql(
    `mutation ($wish: NewPendingMeetingInput!) { addPendingMeeting(input: $wish) { pendingMeeting { id } } }`,
    { wish: { ...freshTimes(), attendees: [{ attendeeId: people.S.id }] } },
  );
  const { pendingMeeting } = asked.data?.['addPendingMeeting'] as { pendingMeeting: { id: string } };
  const added = data?.['addMeeting'] as { meeting: { id: string }; changeId: string };
  const open = await people.T.graphql(
    `mutation ($one: NewMeetingInput!, $other: NewMeetingInput!, $email: String!) {
      one: addMeeting(input: $one) { meeting { id } } other: addMeeting(input: $other) { meeting { id } }
      inviteStudent(email: $email) { invitation { id } } }`,
    {
      one: { ...freshTimes(), capacity: 5 },
      other: { ...freshTimes(), capacity: 5 },
      email: `${newId()}@example.test`,
    },
  );
  const { one, other, inviteStudent } = open.data as {
    one: { meeting: { id: string } };
    other: { meeting: { id: string } };
    inviteStudent: { invitation: { id: string } };
  };
  await letGoOfLast(people);
  const asking = await people.S.graphql(
    `mutation ($teacherId: ID!, $meetingId: ID!) { acceptContract(teacherId: $teacherId, version: 1) { status }
      addJoinRequest(joinRequest: { teacherId: $teacherId, meetingId: $meetingId }) { joinRequest { id } } }`,
    { teacherId: people.T.id, meetingId: one.meeting.id },
  );
  const { addJoinRequest } = asking.data as { addJoinRequest: { joinRequest: { id: string } } };
  lastAsked = addJoinRequest.joinRequest.id;
  const { restrictedTime } = closed.data?.['addRestrictedTime'] as { restrictedTime: { id: string } };
  const { id: meeting } = added.meeting;
  return {
    ...(withGroups ? await groups(people) : { group: meeting, queue: meeting, offer: meeting }),
    teacher: people.T.id,
    student: people.S.id,
    keptStudent: await aKeptStudent(people),
    parent: people.P.id,
    meeting,
    change: added.changeId,
    restrictedTime: restrictedTime.id,
    pending: pendingMeeting.id,
    ...(await ofMoney(people)),
    subject: await aSubject(people),
    openGroup: other.meeting.id,
    request: addJoinRequest.joinRequest.id,
    invitation: inviteStudent.invitation.id,
    payment: await aPayment(people),
    notification: await lastNotification(people),
  };
}

async function aKeptStudent({ T }: Neighbourhood): Promise<string> {
  const { data } = await T.graphql(
    'mutation ($input: NewStudentInput!) { addStudent(input: $input) { student { id } } }',
    { input: { username: aName() } },
  );
  return (data?.['addStudent'] as { student: { id: string } }).student.id;
}

/** The student was told of the lesson at least. */
async function lastNotification({ S }: Neighbourhood): Promise<string> {
  const { data } = await S.graphql('query ($id: ID!) { getNotifications(userId: $id, limit: 1) { id } }', {
    id: S.id,
  });
  return (data?.['getNotifications'] as { id: string }[])[0]?.id ?? '';
}

const ofMoney = async (people: Neighbourhood): Promise<Pick<Targets, 'expense' | 'discount'>> => ({
  expense: await anExpense(people),
  discount: await aDiscount(people),
});

/** A teacher keeps two hundred at most, so the one before makes room. */
let discountBefore: string | null = null;

async function aDiscount(people: Neighbourhood): Promise<string> {
  if (discountBefore !== null)
    await people.T.graphql('mutation ($id: ID!) { deleteDiscount(id: $id) { status } }', {
      id: discountBefore,
    });
  const { data } = await people.T.graphql(
    'mutation ($it: NewDiscountInput!) { createDiscount(discount: $it) { discount { id } } }',
    { it: { name: newId(), type: 'percentage', value: 5 } },
  );
  discountBefore = (data?.['createDiscount'] as { discount: { id: string } }).discount.id;
  return discountBefore;
}

async function anExpense({ T }: Neighbourhood): Promise<string> {
  const { data } = await T.graphql(
    'mutation ($start: String!) { addExpense(input: { amount: 5, start: $start }) { expense { id } } }',
    { start: freshTimes().start },
  );
  return (data?.['addExpense'] as { expense: { id: string } }).expense.id;
}

/** A subject that nobody has yet. */
async function aSubject({ T }: Neighbourhood): Promise<string> {
  const { data } = await T.graphql(
    'mutation ($name: String!) { addSubject(input: { name: $name }, notify: "quiet") { subject { id } } }',
    { name: newId() },
  );
  return (data?.['addSubject'] as { subject: { id: string } }).subject.id;
}

async function letGoOfLast({ T }: Neighbourhood): Promise<void> {
  if (lastAsked !== null)
    await T.graphql(
      'mutation ($id: ID!) { updateJoinRequest(id: $id, status: "Rejected", notify: "quiet") { status } }',
      { id: lastAsked },
    );
}

async function aPayment({ T, S }: Neighbourhood): Promise<string> {
  const { data } = await T.graphql(
    'mutation ($id: ID!) { addPayment(input: { type: "payment", payerId: $id, amount: 1 }) { payment { id } } }',
    { id: S.id },
  );
  return (data?.['addPayment'] as { payment: { id: string } }).payment.id;
}

/** Those calls alone that are about queues need them. */
async function groups(people: Neighbourhood): Promise<Pick<Targets, 'group' | 'queue' | 'offer'>> {
  const [group, queue, offer] = [await fullGroup(people), await fullGroup(people), await fullGroup(people)];
  for (const each of [queue, offer])
    await people.S.graphql(`mutation { joinWaitlist(meetingId: "${each}") { status } }`);
  await people.T.graphql(`mutation { updateMeeting(input: { id: "${offer}", capacity: 3 }) { status } }`);
  return { group, queue, offer };
}

async function fullGroup({ T, classmates }: Neighbourhood): Promise<string> {
  const attendees = classmates.map((attendeeId) => ({ attendeeId }));
  const { data } = await T.graphql(
    `mutation ($lesson: NewMeetingInput!) { addMeeting(input: $lesson) { meeting { id } } }`,
    { lesson: { ...freshTimes(), attendees } },
  );
  return (data?.['addMeeting'] as { meeting: { id: string } }).meeting.id;
}

export const absent = (): Targets =>
  Object.fromEntries(targetNames.map((name) => [name, newId()])) as Targets;

/** Every row, once all mail that was asked for has left: what that writes is nobody's action. */
export async function allRows({ database }: TestServer): Promise<Record<string, string>> {
  const unsent = async () => {
    const { rows } = await database.pool.query<{ count: string }>(
      `select (select count(*) from app.outbox) + (select count(*) from app.invitations where sent_at is null and removed_at is null) as count`,
    );
    return Number(rows[0]?.count);
  };
  await expect.poll(unsent, { timeout: 120_000 }).toBe(0);
  return everythingIn(database);
}

/** The action that was tried before may have ended it. */
async function letPlanRun(teacher: Neighbourhood['T']): Promise<void> {
  const { data } = await teacher.graphql(
    'query ($id: ID!) { getTeacherById(id: $id) { userData { subscriptionStatus } } }',
    { id: teacher.id },
  );
  const { userData } = data?.['getTeacherById'] as { userData: { subscriptionStatus: string } };
  if (userData.subscriptionStatus === 'ACTIVE') return;
  await teacher.graphql('mutation { choosePlan(plan: "ultra") { status } }');
}
