/** A teacher adds a lesson or a series. */
import * as v from 'valibot';
import type { Id } from '../../basics/ids.ts';
import { isRefusal, refuse, type Refusal } from '../../basics/refusal.ts';
import { need, type Gathering } from '../../kernel/facts.ts';
import { operation, type Change, type Means } from '../../kernel/operation.ts';
import type { Actor } from '../../kernel/actor.ts';
import { checkPlan } from '../../plans/plans.ts';
import type { Teacher } from '../../people/people.ts';
import type { LinkedStudent } from '../../people/link.ts';
import { lessonOf } from '../lesson.ts';
import type { Meeting } from '../meeting.ts';
import * as check from '../meetingChecks.ts';
import { alarmsOf, attendeesOf, newMeetingInput, type NewMeetingInput } from '../meetingInput.ts';
import { insist, notify } from '../../kernel/sharedInput.ts';
import { tellAttendees } from '../meetingNotices.ts';
import type { Occurrence } from '../occurrence.ts';
import { usualCost } from '../price.ts';
import type { Rows } from '../../kernel/rows.ts';

export type AddingFacts = { teacher: Teacher; subjects: Rows['subject'][]; students: LinkedStudent[] };

/** What one or many new meetings need to know. */
export function* addingFacts(
  inputs: readonly NewMeetingInput[],
  actor: Actor,
): Gathering<AddingFacts | Refusal> {
  if (actor.role !== 'teacher') return refuse('FORBIDDEN');
  const teacher = yield* need('teacher', { teacherId: actor.id });
  if (!teacher) return refuse('NOT_FOUND');
  const subjects = yield* need('subjects', { teacherId: actor.id });
  const ids = [
    ...new Set(inputs.flatMap((input) => attendeesOf(input.attendees).map(({ studentId }) => studentId))),
  ];
  const students = ids.length > 0 ? yield* need('students', { teacherId: actor.id, ids }) : [];
  return { teacher, subjects, students };
}

/** The rows of one new meeting. */
export function newMeeting(
  input: NewMeetingInput,
  facts: AddingFacts,
  means: Means,
): { meeting: Meeting; occurrences: Occurrence[] } | Refusal {
  const { teacher, subjects, students } = facts;
  const { zone } = teacher;
  const minutes = check.checkTimes(input.start, input.end, zone, means.nowMs);
  if (isRefusal(minutes)) return minutes;
  const settled = check.settledStart(input.start, zone);
  const placed = input.rrule ? check.checkRule(input.rrule, settled) : { rrule: null, start: settled };
  if (isRefusal(placed)) return placed;
  const attendees = attendeesOf(input.attendees);
  const subject = subjects.find(({ name }) => name === input.subject);
  const location = input.location ?? 'teacher';
  const usual = usualCost({ subject: input.subject ?? '', minutes, location }, teacher, subjects);
  const id = means.newId();
  const meeting: Meeting = {
    kind: 'meeting',
    teacherId: teacher.id,
    id,
    seriesId: id,
    revision: 0,
    ...placed,
    zone,
    minutes,
    summary: input.summary ?? '',
    description: input.description ?? '',
    subject: input.subject ?? '',
    color: input.color ?? subject?.color ?? null,
    location,
    attendees,
    capacity: input.capacity ?? Math.max(1, attendees.length),
    costMinor: input.cost ?? usual,
    costByHand: typeof input.cost === 'number' && input.cost !== usual,
    oldLessonNumber: input.oldLessonNumber ?? null,
    alarms: alarmsOf(input.alarms, means.newId),
    insisted: false,
    createdMs: means.nowMs,
    removedMs: null,
  };
  const refusal =
    check.checkSubject(meeting.subject, subjects) ??
    check.checkAttendees(attendees, [], students, teacher) ??
    check.checkCapacity(meeting, 'input.capacity') ??
    check.checkNumber(input.oldLessonNumber);
  if (refusal) return refusal;
  return exceptDays(meeting, input, means.newId);
}

function exceptDays(
  meeting: Meeting,
  input: NewMeetingInput,
  newId: () => Id,
): { meeting: Meeting; occurrences: Occurrence[] } | Refusal {
  const occurrences: Occurrence[] = [];
  for (const [i, exdate] of (input.exdates ?? []).entries()) {
    const lesson = lessonOf({ meeting, occurrences }, exdate);
    if (!lesson) return refuse('NOT_FOUND', `input.exdates.${i}`);
    if (lesson.occurrence) continue;
    occurrences.push(cancelledOccurrence(meeting, lesson.slot, newId()));
  }
  return { meeting, occurrences };
}

const cancelledOccurrence = (meeting: Meeting, slot: string, id: Id): Occurrence => ({
  kind: 'occurrence',
  teacherId: meeting.teacherId,
  id,
  meetingId: meeting.id,
  slot,
  revision: 0,
  cancelledBy: 'teacher',
  own: {},
  absences: [],
  charges: [],
});

export const addMeeting = operation({
  name: 'addMeeting',
  writes: ['meeting'],
  byHand: true,
  args: v.strictObject({ input: newMeetingInput, insist, notify }),
  facts: ({ input }, actor) => addingFacts([input], actor),
  authorize: (_actor, { teacher }) => checkPlan(teacher),
  change({ input, notify: wish }, facts, means): Change | Refusal {
    const made = newMeeting(input, facts, means);
    if (isRefusal(made)) return made;
    const { meeting, occurrences } = made;
    return {
      rows: [meeting, ...occurrences].map((after) => ({ before: null, after })),
      tell: tellAttendees({ teacher: facts.teacher, meeting, title: 'MeetingAdded' }, wish),
      about: [meeting.id],
    };
  },
});
