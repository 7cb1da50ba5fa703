/** A teacher changes a lesson: this one, this and the future ones, or all of its series. */
import * as v from 'valibot';
import { isRefusal, refuse, type Refusal } from '../../basics/refusal.ts';
import { onWallOf, toMs } from '../../basics/zones.ts';
import { need, type Gathering } from '../../kernel/facts.ts';
import { checkPlan } from '../../plans/plans.ts';
import { operation, type Change } from '../../kernel/operation.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { LinkedStudent } from '../../people/link.ts';
import { openDraft } from '../draft.ts';
import { editOccurrence } from '../series/editOccurrence.ts';
import { editSeries } from '../series/editSeries.ts';
import { keptLessons } from '../series/keptLessons.ts';
import type { Lesson } from '../lesson.ts';
import type { Attendee } from '../meeting.ts';
import * as check from '../meetingChecks.ts';
import { addressOf, lessonsAt, meetingFacts, type MeetingFacts } from '../meetingFacts.ts';
import { attendeesOf, keep, meetingInput, scope } from '../meetingInput.ts';
import { insist, notify, occurrence, version } from '../../kernel/sharedInput.ts';
import { tellOfUpdate } from '../meetingNotices.ts';
import { patchOf, type Patch } from '../meetingPatch.ts';
import { setExceptDays } from '../series/setExceptDays.ts';
import type { Rows } from '../../kernel/rows.ts';

const args = v.strictObject({ input: meetingInput, scope, occurrence, version, keep, insist, notify });

type UpdateFacts = MeetingFacts & { subjects: Rows['subject'][]; students: LinkedStudent[] };

export const updateMeeting = operation({
  name: 'updateMeeting',
  writes: ['meeting', 'waiting'],
  byHand: true,
  args,
  *facts({ input }, actor: Actor): Gathering<UpdateFacts | Refusal> {
    const found = yield* meetingFacts(input.id, actor);
    if (isRefusal(found)) return found.code === 'NOT_FOUND' ? { ...found, field: 'input.id' } : found;
    const subjects = yield* need('subjects', { teacherId: actor.id });
    const ids = attendeesOf(input.attendees).map(({ studentId }) => studentId);
    const students = ids.length > 0 ? yield* need('students', { teacherId: actor.id, ids }) : [];
    return { ...found, subjects, students };
  },
  authorize: (_actor, { teacher }) => checkPlan(teacher),
  readdress(said, follow) {
    if (!said.occurrence) return said;
    const at = follow({ meetingId: said.input.id, slot: said.occurrence });
    return { ...said, input: { ...said.input, id: at.meetingId }, occurrence: at.slot };
  },
  change(said, facts, { nowMs, newId }): Change | Refusal {
    const { input } = said;
    const at = addressOf({ ...said, id: input.id }, facts);
    if (isRefusal(at)) return at;
    const { lesson } = at;
    const isAlone = at.scope === 'this' || lesson.meeting.rrule === null;
    const shown = isAlone ? lesson : { ...lesson, ...seriesOf(lesson) };
    const rows = isAlone ? [] : facts.series.map(({ meeting }) => meeting);
    const patch = patchOf(input, shown, rows, { lesson, zone: facts.teacher.zone, nowMs, newId });
    if (isRefusal(patch)) return patch;
    const refusal = checkPatch(patch, lesson.meeting.attendees, facts);
    if (refusal) return refusal;

    const draft = openDraft(facts.series);
    const kept = lessonsAt(said.keep ?? [], facts);
    const edit = { lesson, named: at.named, patch, keep: kept, nowMs, newId };
    const edited =
      Object.keys(patch).length === 0
        ? null
        : at.scope === 'this'
          ? editOccurrence(draft, edit, facts)
          : editSeries(draft, { ...edit, scope: at.scope }, facts);
    const failed = edited ?? (input.exdates === undefined ? null : exceptDays()) ?? checkRows();
    if (failed) return failed;

    const changed = draft.changes();
    const about = draft.whereIs({ meetingId: lesson.meeting.id, slot: lesson.slot }).meetingId;
    return {
      rows: changed,
      about: [about],
      kept: at.scope === 'this' ? [] : keptLessons(draft, { lesson, patch, nowMs, keep: kept }),
      tell: tellOfUpdate(
        { teacher: facts.teacher, lesson, patch, rows: changed, meeting: draft.held(about).meeting },
        said.notify,
      ),
      follow: (address) => draft.whereIs(address),
    };

    function exceptDays(): Refusal | null {
      if (typeof said.version !== 'number') return refuse('BAD_REQUEST', 'version');
      const slots = (input.exdates ?? []).map((each) =>
        onWallOf(each, facts.teacher.zone, lesson.meeting.zone),
      );
      return setExceptDays(draft, lesson.meeting.id, slots, newId);
    }

    function checkRows(): Refusal | null {
      const field = patch && 'capacity' in patch ? 'input.capacity' : 'input.attendees';
      const written = new Set(draft.changes().map(({ after }) => after));
      for (const meeting of draft.meetings()) {
        const failedRow = written.has(meeting) ? check.checkCapacity(meeting, field) : null;
        if (failedRow) return failedRow;
      }
      return null;
    }
  },
});

/** What the series itself says of a lesson. */
function seriesOf({ meeting, slot }: Lesson): Partial<Lesson> {
  const { summary, description, subject, color, location, costMinor, minutes } = meeting;
  return {
    summary,
    description,
    subject,
    color,
    location,
    costMinor,
    minutes,
    start: slot,
    startMs: toMs(slot, meeting.zone),
  };
}

function checkPatch(
  patch: Patch,
  before: readonly Attendee[],
  { teacher, subjects, students }: UpdateFacts,
): Refusal | null {
  return (
    (patch.subject === undefined ? null : check.checkSubject(patch.subject, subjects)) ??
    (patch.attendees === undefined
      ? null
      : check.checkAttendees(patch.attendees, before, students, teacher)) ??
    check.checkNumber(patch.oldLessonNumber)
  );
}
