/** Rows of a teacher's, made anew, for everybody to ask for; and whether anything was written. */
import { expect } from 'vitest';
import { newId } from '../../../server/store/newId.ts';
import type { TestServer } from '../aServer.ts';
import type { Neighbourhood } from '../people/aNeighbourhood.ts';
import { everythingIn } from '../performing/carryOut.ts';
import type { Targets } from './calls.ts';

const hourMs = 3_600_000;
let hours = 24;
/** An hour that nothing else has. */
export function freshTimes(): { start: string; end: string } {
  hours += 1;
  const startMs = Math.ceil(Date.now() / hourMs) * hourMs + hours * hourMs;
  return { start: String(startMs), end: String(startMs + hourMs / 2) };
}

/** Rows of T, made by T. */
export async function freshTargets(people: Neighbourhood): Promise<Targets> {
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
  const { restrictedTime } = closed.data?.['addRestrictedTime'] as { restrictedTime: { id: string } };
  return {
    teacher: people.T.id,
    student: people.S.id,
    meeting: added.meeting.id,
    change: added.changeId,
    restrictedTime: restrictedTime.id,
    pending: pendingMeeting.id,
  };
}

export const absent = (): Targets => ({
  teacher: newId(),
  student: newId(),
  meeting: newId(),
  change: newId(),
  restrictedTime: newId(),
  pending: newId(),
});

/** What waits in the outbox is sent and goes meanwhile; nothing may come. */
export async function expectNothingWritten(
  server: TestServer,
  before: Record<string, string>,
): Promise<void> {
  const after = await everythingIn(server.database);
  const waiting = (before['outbox'] ?? '').split('\n');
  expect((after['outbox'] ?? '').split('\n').filter((row) => row !== '' && !waiting.includes(row))).toEqual(
    [],
  );
  expect({ ...after, outbox: '' }).toEqual({ ...before, outbox: '' });
}
