/** A student or a parent asks a teacher for a lesson, or the teacher offers one. */
import * as v from 'valibot';
import { isRefusal, refuse, type Refusal } from '../basics/refusal.ts';
import { toMs } from '../basics/zones.ts';
import { newMeeting } from '../calendar/meetings/addMeeting.ts';
import { checkPlan } from '../plans/plans.ts';
import type { MeetingFacts } from '../calendar/meetingFacts.ts';
import { attendeesOf } from '../calendar/meetingInput.ts';
import { need, type Gathering } from '../kernel/facts.ts';
import { operation, type Change } from '../kernel/operation.ts';
import { teacherIdOf, type Actor } from '../kernel/actor.ts';
import { askingFacts, tellOfPending, type AskingFacts } from './pendingFacts.ts';
import { newPendingMeetingInput, type NewPendingMeetingInput } from './pendingInput.ts';
import { isOpen, type PendingMeeting } from './pendingMeeting.ts';
import { askedFacts, replacedBy } from './replacedLesson.ts';
import { effectOfRequest } from './requestCard.ts';

/** One person's requests that wait with one teacher. */
const mostOpen = 20;

type Facts = AskingFacts & {
  input: NewPendingMeetingInput;
  open: readonly PendingMeeting[];
  /** The lesson that it is to stand for. */
  replaced: MeetingFacts | null;
};

export const addPendingMeeting = operation({
  name: 'addPendingMeeting',
  writes: ['pendingMeeting', 'meeting'],
  card: { effect: effectOfRequest },
  args: v.strictObject({ input: newPendingMeetingInput }),
  *facts({ input: said }, actor): Gathering<Facts | Refusal> {
    const teacherId = teacherIdOf(actor);
    if (said.organizer && said.organizer !== teacherId) return refuse('NOT_FOUND', 'input.organizer');
    const input = actor.role === 'teacher' ? said : asked(said, actor);
    if (isRefusal(input)) return input;
    const ids = attendeesOf(input.attendees).map(({ studentId }) => studentId);
    const facts = yield* askingFacts(ids, actor);
    if (isRefusal(facts)) return facts;
    const open = yield* need('pendingMeetings', { teacherId });
    const own = open.filter((each) => isOpen(each) && each.requestedBy === actor.id);
    if (actor.role !== 'teacher' && own.length >= mostOpen)
      return refuse('TOO_MANY', 'input', { limit: mostOpen });
    const replaced = input.replaces ? yield* askedFacts(input.replaces, facts) : null;
    return isRefusal(replaced) ? replaced : { ...facts, input, open, replaced };
  },
  authorize: (actor, { teacher }) => (actor.role === 'teacher' ? checkPlan(teacher) : null),
  change(_args, facts, means): Change | Refusal {
    const { actor, teacher, input } = facts;
    const { organizer: _, replaces: said, ...lesson } = input;
    const made = newMeeting(lesson, facts, means);
    if (isRefusal(made)) return made;
    const { meeting } = made;
    if (toMs(meeting.start, meeting.zone) <= means.nowMs) return refuse('BAD_TIME', 'input.start');
    if (meeting.attendees.length === 0) return refuse('BAD_REQUEST', 'input.attendees');
    if (actor.role !== 'teacher' && !teacher.locations[meeting.location].offered)
      return refuse('BAD_REQUEST', 'input.location');
    if (said && meeting.rrule !== null) return refuse('BAD_REQUEST', 'input.rrule');
    const ids = meeting.attendees.map(({ studentId }) => studentId);
    const replaces = said && facts.replaced ? replacedBy(said, facts.replaced, ids, facts.open, means) : null;
    if (isRefusal(replaces)) return replaces;
    const { teacherId, id, start, zone, minutes, rrule, summary, description, subject, location } = meeting;
    const pending: PendingMeeting = {
      teacherId,
      id,
      start,
      zone,
      minutes,
      rrule,
      summary,
      description,
      subject,
      location,
      kind: 'pendingMeeting',
      revision: 0,
      attendees: meeting.attendees,
      capacity: meeting.capacity,
      costMinor: input.cost ?? null,
      status: actor.role === 'teacher' ? 'Offered' : 'Pending',
      requestedBy: actor.id,
      replaces,
      meetingId: null,
      createdMs: means.nowMs,
      modifiedMs: means.nowMs,
      removedMs: null,
    };
    const tell = tellOfPending(pending, 'PendingMeetingAdded', facts);
    return { rows: [{ before: null, after: pending }], tell, about: [id] };
  },
});

/** Of what a student says only their own is heard: price, discount and room are the teacher's to say. */
function asked(said: NewPendingMeetingInput, { acting }: Actor): NewPendingMeetingInput | Refusal {
  const { cost: _c, capacity: _r, ...input } = said;
  const own = acting?.studentIds ?? [];
  const named = [...new Set((said.attendees ?? []).map(({ attendeeId }) => attendeeId))];
  if (named.some((id) => !own.includes(id))) return refuse('NOT_FOUND', 'input.attendees');
  if (named.length === 0 && own.length !== 1) return refuse('BAD_REQUEST', 'input.attendees');
  return { ...input, attendees: (named.length > 0 ? named : own).map((attendeeId) => ({ attendeeId })) };
}
