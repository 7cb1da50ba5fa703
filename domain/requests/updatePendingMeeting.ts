/**
 * The answer to a lesson that was asked for: yes, no, another time, or taken back. A yes makes the meeting in the same
 * change, after everything is checked again; of two answers the second finds the first.
 */
import * as v from 'valibot';
import { isRefusal, refuse, type Refusal } from '../basics/refusal.ts';
import { addMinutes, minutesBetween } from '../basics/wallTime.ts';
import { onWallOf, toMs } from '../basics/zones.ts';
import { newMeeting } from '../calendar/meetings/addMeeting.ts';
import type { Meeting } from '../calendar/meeting.ts';
import { checkEnd, checkRule, checkTimes, startOnWallOf } from '../calendar/meetingChecks.ts';
import { checkPlan } from '../plans/plans.ts';
import { insist, notify, version } from '../kernel/sharedInput.ts';
import type { Gathering } from '../kernel/facts.ts';
import { operation, type Change, type Means } from '../kernel/operation.ts';
import { pendingFacts, tellOfPending, type PendingFacts } from './pendingFacts.ts';
import { pendingMeetingInput } from './pendingInput.ts';
import { moveReplaced, replacedFacts, type ReplacedFacts } from './replacedLesson.ts';
import { isOpen, pendingStatuses, type PendingMeeting, type PendingStatus } from './pendingMeeting.ts';
import { effectOfRequest } from './requestCard.ts';

const status = v.picklist(pendingStatuses);
const args = v.strictObject({ input: pendingMeetingInput, status, version, insist, notify });

type AnswerFacts = PendingFacts & { replaced: ReplacedFacts };

type Args = v.InferOutput<typeof args>;

/** What each side may answer to what waits. */
const answers: Record<'teacher' | 'student', Partial<Record<PendingStatus, readonly PendingStatus[]>>> = {
  teacher: { Pending: ['Approved', 'Declined', 'Offered'], Offered: ['Offered', 'Declined'] },
  student: { Pending: ['Pending', 'Withdrawn'], Offered: ['Approved', 'Declined', 'Withdrawn'] },
};

export const updatePendingMeeting = operation({
  name: 'updatePendingMeeting',
  writes: ['pendingMeeting', 'meeting'],
  card: { effect: effectOfRequest },
  args,
  *facts({ input, version: shown }, actor): Gathering<AnswerFacts | Refusal> {
    const facts = yield* pendingFacts({ id: input.id, version: shown, field: 'input.id' }, actor);
    if (isRefusal(facts)) return facts;
    const { replaces } = facts.pending;
    return { ...facts, replaced: replaces && (yield* replacedFacts(facts.teacher, replaces)) };
  },
  authorize(actor, { pending, teacher }, said) {
    const side = actor.role === 'teacher' ? 'teacher' : 'student';
    if (!isOpen(pending)) return refuse('CHANGED_MEANWHILE', 'status', { status: pending.status });
    if (!answers[side][pending.status]?.includes(said.status)) return refuse('BAD_REQUEST', 'status');
    if (side === 'student' && said.insist) return refuse('FORBIDDEN', 'insist');
    if (side === 'student' && said.notify === 'quiet') return refuse('FORBIDDEN', 'notify');
    return said.status === 'Approved' || said.status === 'Offered' ? checkPlan(teacher) : null;
  },
  change(said, facts, means): Change | Refusal {
    const moved = movedTo(facts, said, means);
    if (isRefusal(moved)) return moved;
    const after: PendingMeeting = { ...moved, status: said.status, modifiedMs: means.nowMs };
    const rows: Change['rows'] = [{ before: facts.pending, after }];
    let follow: Change['follow'];
    if (said.status === 'Approved') {
      // Checked like a new lesson, whether it becomes one or is one that moves.
      const meeting = approved(after, facts, means);
      if (isRefusal(meeting)) return meeting;
      const replaced = moveReplaced(after, facts, means);
      if (isRefusal(replaced)) return replaced;
      rows.push(...(replaced?.rows ?? []));
      if (!replaced?.moved) rows.push({ before: null, after: meeting });
      after.meetingId = replaced?.about[0] ?? meeting.id;
      follow = replaced?.follow;
    }
    const tell = said.notify === 'quiet' ? [] : tellOfPending(after, 'PendingMeetingUpdated', facts);
    return { rows, tell, about: [after.id], ...(follow && { follow }) };
  },
});

/** At the time that was said; a yes and a no say none. */
function movedTo({ pending, teacher }: PendingFacts, { input, status: answer }: Args, { nowMs }: Means) {
  const isTimed = input.start !== undefined || input.end !== undefined;
  if (!isTimed)
    return answer === 'Offered' || answer === 'Pending' ? refuse('BAD_TIME', 'input.start') : pending;
  if (answer !== 'Offered' && answer !== 'Pending') return refuse('BAD_REQUEST', 'input.start');
  const { zone } = pending;
  const times = timesOf(input, pending, teacher.zone, nowMs);
  if (isRefusal(times)) return times;
  const { start, minutes } = times;
  if (toMs(start, zone) <= nowMs) return refuse('BAD_TIME', 'input.start');
  const placed = pending.rrule === null ? { start, rrule: null } : checkRule(pending.rrule, start);
  return isRefusal(placed) ? placed : { ...pending, ...placed, minutes };
}

function timesOf(input: Args['input'], pending: PendingMeeting, said: string, nowMs: number) {
  const { zone } = pending;
  if (input.start === undefined && input.end !== undefined) {
    const startMs = toMs(pending.start, zone);
    const minutes = checkEnd({ startMs, zone }, onWallOf(input.end, said, zone));
    return isRefusal(minutes) ? minutes : { start: pending.start, minutes };
  }
  const start = input.start === undefined ? pending.start : startOnWallOf(input.start, said, zone);
  if (isRefusal(start)) return start;
  const { start: from, end: to } = input;
  const length = from !== undefined && to !== undefined ? minutesBetween(from, to) : pending.minutes;
  const minutes = checkTimes(start, addMinutes(start, length), zone, nowMs);
  return isRefusal(minutes) ? minutes : { start, minutes };
}

/** The meeting as the teacher would have added it now. */
function approved(pending: PendingMeeting, facts: PendingFacts, means: Means): Meeting | Refusal {
  const { zone, start, minutes, rrule, summary, description, subject, location, capacity } = pending;
  const startMs = toMs(start, zone);
  if (startMs <= means.nowMs) return refuse('ALREADY_BEGUN', 'input.id');
  const placed = startOnWallOf(start, zone, facts.teacher.zone);
  if (isRefusal(placed)) return placed;
  const made = newMeeting(
    {
      summary,
      description,
      subject,
      location,
      rrule,
      capacity,
      start: placed,
      end: addMinutes(placed, minutes),
      attendees: pending.attendees.map(({ studentId, personalDiscount }) => ({
        attendeeId: studentId,
        personalDiscount,
      })),
      ...(pending.costMinor === null ? {} : { cost: pending.costMinor }),
    },
    facts,
    means,
  );
  return isRefusal(made) ? made : { ...made.meeting, minutes };
}
