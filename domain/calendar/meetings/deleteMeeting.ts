/** A teacher cancels a lesson: this one, this and the future ones, or all of its series. Marked, never erased. */
import * as v from 'valibot';
import type { Id } from '../../basics/ids.ts';
import { isRefusal, refuse, type Refusal } from '../../basics/refusal.ts';
import { wallAt } from '../../basics/wallTime.ts';
import { msToMinutes } from '../../basics/zones.ts';
import { id } from '../../basics/wire.ts';
import { operation, type Change } from '../../kernel/operation.ts';
import { openDraft, type Draft } from '../draft.ts';
import { hasBegun, lessonAt, type Lesson } from '../lesson.ts';
import type { Scope } from '../meeting.ts';
import { addressOf, meetingFacts } from '../meetingFacts.ts';
import { scope } from '../meetingInput.ts';
import { notify, occurrence, version } from '../../kernel/sharedInput.ts';
import { tellAttendees } from '../meetingNotices.ts';
import { newOccurrence } from '../series/detachOccurrence.ts';
import { giveSingleRow, splitSeries } from '../series/splitSeries.ts';

export const deleteMeeting = operation({
  name: 'deleteMeeting',
  writes: ['meeting', 'waiting'],
  byHand: true,
  args: v.strictObject({ id, scope, occurrence, version, notify }),
  facts: (said, actor) => meetingFacts(said.id, actor),
  // Whoever may find it may cancel it: a lapsed teacher too.
  readdress(said, follow) {
    if (!said.occurrence) return said;
    const at = follow({ meetingId: said.id, slot: said.occurrence });
    return { ...said, id: at.meetingId, occurrence: at.slot };
  },
  change(said, facts, { nowMs, newId }): Change | Refusal {
    const at = addressOf(said, facts);
    if (isRefusal(at)) return at;
    const { lesson } = at;
    const { meeting } = lesson;
    const draft = openDraft(facts.series);
    if (meeting.rrule === null) draft.put({ ...meeting, removedMs: nowMs });
    else if (at.scope === 'this')
      draft.put({ ...(lesson.occurrence ?? newOccurrence(lesson, newId())), cancelledBy: 'teacher' });
    else if (!cancelFrom(draft, lesson, at.scope, nowMs, newId)) return refuse('ALREADY_BEGUN', 'occurrence');
    return {
      rows: draft.changes(),
      about: [meeting.id],
      tell: tellAttendees(
        { teacher: facts.teacher, meeting, title: 'MeetingCancelled', params: { date: lesson.startMs } },
        said.notify,
      ),
      follow: (address) => draft.whereIs(address),
    };
  },
});

/** Ends every row of the series where the cancel begins; false where nothing lies ahead of it. */
function cancelFrom(draft: Draft, lesson: Lesson, scope: Scope, nowMs: number, newId: () => Id): boolean {
  if (scope === 'future' && hasBegun(lesson, nowMs)) return false;
  let cancelled = false;
  for (const row of draft.meetings()) {
    if (row.removedMs !== null) continue;
    const cut = scope === 'future' ? lesson.slot : wallAt(msToMinutes(nowMs, row.zone) + 1);
    const ahead = splitSeries(draft, row.id, cut, newId);
    if (ahead === null) continue;
    keepBegun(draft, ahead, nowMs, newId);
    draft.put({ ...draft.held(ahead).meeting, removedMs: nowMs });
    cancelled = true;
  }
  return cancelled;
}

/** A lesson that was moved forward and has begun is no longer there to cancel: it gets a row of its own. */
function keepBegun(draft: Draft, id: Id, nowMs: number, newId: () => Id): void {
  const { meeting, occurrences } = draft.held(id);
  for (const occurrence of occurrences) {
    const lesson = lessonAt(meeting, occurrence.slot, occurrence);
    if (lesson.cancelled || !hasBegun(lesson, nowMs)) continue;
    giveSingleRow(draft, occurrence, newId);
  }
}
