/** What must lie in the school before a sentence speaks of it; each gives what the sentence then says in place of its blanks. */
import { addDays, dayOf } from '../../../domain/basics/wallTime.ts';
import { toMs, toWall } from '../../../domain/basics/zones.ts';
import type { Neighbourhood } from '../people/personas.ts';
import { freshTimes } from './targets.ts';

export type Lays = (people: Neighbourhood) => Promise<string[]> | string[];

const zone = 'Asia/Jerusalem';
const today = dayOf(toWall(Date.now(), zone));

/** A day that nothing else has. */
let days = 60;
const freshDay = (): string => addDays(today, (days += 1));
/** "2.3.2027" */
const dotted = (day: string): string => day.split('-').map(Number).reverse().join('.');
const at = (day: string, clock: string): string => String(toMs(`${day}T${clock}`, zone));
const between = (day: string, from: string, to: string): { start: string; end: string } => ({
  start: at(day, from),
  end: at(day, to),
});

export const nothing: Lays = () => [];
export const freeDay: Lays = () => [dotted(freshDay())];
export const twoFreeDays: Lays = () => [dotted(freshDay()), dotted(freshDay())];
export const newAddress: Lays = () => [`guest${(days += 1)}@example.test`];

async function lay(people: Neighbourhood, by: 'T' | 'S', query: string, variables: object): Promise<string> {
  const { data } = await people[by].graphql(query, { ...variables });
  const { status, meeting } = (data?.['laid'] ?? {}) as { status?: string; meeting?: { id: string } };
  if (status !== 'ok' && status !== 'NAME_TAKEN')
    throw new Error(`${query} was answered ${JSON.stringify(data)}`);
  return meeting?.id ?? '';
}

const layLesson = (people: Neighbourhood, input: object): Promise<string> =>
  lay(
    people,
    'T',
    'mutation ($input: NewMeetingInput!) { laid: addMeeting(input: $input, insist: true) { status meeting { id } } }',
    { input },
  );

const layClosed = (people: Neighbourhood, input: object): Promise<string> =>
  lay(
    people,
    'T',
    'mutation ($input: NewRestrictedTimeInput!) { laid: addRestrictedTime(input: $input) { status } }',
    { input },
  );

const withSami = ({ S }: Neighbourhood): { attendeeId: string }[] => [{ attendeeId: S.id }];

export const chess: Lays = async (people) => {
  await lay(people, 'T', 'mutation { laid: addSubject(input: { name: "Chess" }) { status } }', {});
  return [];
};

export const spentOnParking: Lays = async (people) => {
  const input = { amount: 5, start: at(today, '00:00'), description: 'Parking' };
  await lay(
    people,
    'T',
    'mutation ($input: NewExpenseInput!) { laid: addExpense(input: $input) { status } }',
    { input },
  );
  return [];
};

export const lessonOfSami: Lays = async (people) => {
  await layLesson(people, { ...freshTimes(), subject: 'Maths', attendees: withSami(people) });
  return [];
};

export const unpaidLesson: Lays = async (people) => {
  const times = between(addDays(today, -1), '08:35', '08:55');
  await layLesson(people, { ...times, cost: 9000, attendees: withSami(people) });
  return [];
};

export const autumn: Lays = async (people) => {
  const discount = { name: 'Autumn', type: 'percentage', value: 5 };
  await lay(
    people,
    'T',
    'mutation ($discount: NewDiscountInput!) { laid: createDiscount(discount: $discount) { status } }',
    { discount },
  );
  return [];
};

export const paid: Lays = async (people) => {
  const input = { type: 'payment', payerId: people.S.id, amount: 40 };
  await lay(people, 'T', 'mutation ($input: PaymentInput!) { laid: addPayment(input: $input) { status } }', {
    input,
  });
  return [];
};

/** So many days from now. */
export const lessonOfSamiIn =
  (daysOn: number): Lays =>
  async (people) => {
    const times = between(addDays(today, daysOn), '12:35', '12:55');
    await layLesson(people, { ...times, attendees: withSami(people) });
    return [];
  };

export const groupWithSami: Lays = async (people) => {
  const [mate = ''] = people.classmates;
  await layLesson(people, {
    ...freshTimes(),
    capacity: 3,
    attendees: [...withSami(people), { attendeeId: mate }],
  });
  return [];
};

/** A group of that day: a full one, where the classmates come, or one with places. */
const layGroup = (people: Neighbourhood, day: string, isFull: boolean): Promise<string> =>
  layLesson(people, {
    ...between(day, '12:35', '12:55'),
    ...(isFull
      ? { attendees: people.classmates.map((attendeeId) => ({ attendeeId })) }
      : { attendees: [], capacity: 5 }),
  });

const group =
  (isFull: boolean): Lays =>
  async (people) => {
    const day = freshDay();
    await layGroup(people, day, isFull);
    return [dotted(day)];
  };
export const fullGroup = group(true);
export const openGroup = group(false);

export const waiting: Lays = async (people) => {
  const meetingId = await layGroup(people, freshDay(), true);
  const query = 'mutation ($meetingId: ID!) { laid: joinWaitlist(meetingId: $meetingId) { status } }';
  await lay(people, 'S', query, { meetingId });
  return [];
};

/** Hours that are closed once, or on two days of which the second is said. */
export const closed: Lays = async (people) => {
  const day = freshDay();
  await layClosed(people, between(day, '12:00', '14:00'));
  return [dotted(day)];
};
export const closedTwice: Lays = async (people) => {
  const day = freshDay();
  await layClosed(people, { ...between(day, '18:00', '19:00'), rrule: 'FREQ=DAILY;INTERVAL=1;COUNT=2' });
  return [dotted(freshDay())];
};

/** What Sami has asked for before is settled first. */
async function settleAsked(
  { T }: Neighbourhood,
  [list, settle]: [list: string, settle: string],
): Promise<void> {
  const { data } = await T.graphql(`query ($id: ID!) { rows: ${list} { id status } }`, { id: T.id });
  const { rows } = data as { rows: { id: string; status: string }[] };
  for (const { id, status } of rows)
    if (status === 'Pending' || status === 'Offered')
      await T.graphql(`mutation ($id: ID!) { ${settle} { status } }`, { id });
}

export const wish: Lays = async (people) => {
  await settleAsked(people, [
    'pendingMeetingsByOrganizerId(organizerId: $id)',
    'removePendingMeeting(id: $id)',
  ]);
  await lay(
    people,
    'S',
    'mutation ($input: NewPendingMeetingInput!) { laid: addPendingMeeting(input: $input) { status } }',
    { input: { ...freshTimes(), organizer: people.T.id } },
  );
  return [];
};

export const askedToJoin: Lays = async (people) => {
  await settleAsked(people, [
    'getJoinRequestsByTeacherId(teacherId: $id)',
    'updateJoinRequest(id: $id, status: "Rejected")',
  ]);
  await lay(
    people,
    'S',
    `mutation ($teacherId: ID!, $meetingId: ID!) { acceptContract(teacherId: $teacherId, version: 1) { status }
      laid: addJoinRequest(joinRequest: { teacherId: $teacherId, meetingId: $meetingId }) { status } }`,
    { teacherId: people.T.id, meetingId: await layGroup(people, freshDay(), false) },
  );
  return [];
};
