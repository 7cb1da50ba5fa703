/**
 * One thing is changed of many meetings by one call: of whole series, from one day on, or within some days. All of them
 * are the teacher's own, or nothing is changed; what was paid keeps its price.
 */
import * as v from 'valibot';
import type { Id } from '../../basics/ids.ts';
import { isRefusal, refuse, type Refusal } from '../../basics/refusal.ts';
import { wallAt, type Wall } from '../../basics/wallTime.ts';
import { msToMinutes, onWallOf, toMs } from '../../basics/zones.ts';
import { id, wall } from '../../basics/wire.ts';
import { need, type Gathering } from '../../kernel/facts.ts';
import type { MeetingWithOccurrences } from '../occurrence.ts';
import type { Change, KeptLesson, Means } from '../../kernel/operation.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Teacher } from '../../people/people.ts';
import type { RowChange, Rows } from '../../kernel/rows.ts';
import { openDraft, type Draft } from '../draft.ts';
import { editOccurrence } from '../series/editOccurrence.ts';
import type { Prices } from '../series/editRow.ts';
import { editSeries } from '../series/editSeries.ts';
import { nextSlot } from '../expand.ts';
import { keptLessons } from '../series/keptLessons.ts';
import { hasBegun, isPaid, lessonAt, lessonsBetween, type Lesson } from '../lesson.ts';
import { changedSince } from '../../kernel/sharedInput.ts';
import { notify, version } from '../../kernel/sharedInput.ts';
import { tellOfUpdate } from '../meetingNotices.ts';
import { looksForward, type Patch } from '../meetingPatch.ts';
import type { Priced } from '../price.ts';

const mostMeetings = 1000;
/** Within some days each lesson is changed for itself. */
const mostLessons = 2000;

/** ids: of meetings, or of occurrences that differ; from, to: lessons that start in [from, to), no to = from then on. */
export const manyArgs = {
  ids: v.pipe(v.array(id), v.minLength(1), v.maxLength(mostMeetings)),
  from: v.nullish(wall),
  to: v.nullish(wall),
  version,
  notify,
};

type Said = {
  ids: readonly Id[];
  from?: Wall | null | undefined;
  to?: Wall | null | undefined;
  version?: number | null | undefined;
  notify?: 'tell' | 'quiet' | null | undefined;
};

export type ManyFacts = { teacher: Teacher; subjects: Rows['subject'][]; held: MeetingWithOccurrences[] };

export function* manyFacts({ ids, version: shown }: Said, actor: Actor): Gathering<ManyFacts | Refusal> {
  if (actor.role !== 'teacher') return refuse('FORBIDDEN');
  const teacher = yield* need('teacher', { teacherId: actor.id });
  if (!teacher) return refuse('NOT_FOUND');
  const wanted = [...new Set(ids)];
  const held = yield* need('meetings', { teacherId: actor.id, ids: wanted });
  const revisions = new Map<Id, number>();
  for (const { meeting, occurrences } of held) {
    if (meeting.removedMs !== null) continue;
    revisions.set(meeting.id, meeting.revision);
    for (const row of occurrences) if (row.cancelledBy === null) revisions.set(row.id, row.revision);
  }
  for (const [i, each] of ids.entries()) {
    const revision = revisions.get(each);
    if (revision === undefined) return refuse('NOT_FOUND', `ids.${i}`);
    const stale = changedSince(shown, revision);
    if (stale) return stale;
  }
  return { teacher, subjects: yield* need('subjects', { teacherId: actor.id }), held };
}

/** What is to become of a lesson, or of a series; asked with each of them as it was. */
export type Wish = { becoming(now: Priced): Patch; keepsPrice?(now: Priced): boolean };

export function changeMany(said: Said, facts: ManyFacts, wish: Wish, means: Means): Change | Refusal {
  const named = new Set(said.ids);
  const { teacher } = facts;
  if (said.from && said.to && said.to <= said.from) return refuse('BAD_TIME', 'to');
  const rows: RowChange[] = [];
  const tell: Change['tell'] = [];
  const kept: KeptLesson[] = [];
  const moves: NonNullable<Change['follow']>[] = [];
  let lessons = 0;
  for (const held of facts.held) {
    const draft = openDraft([held]);
    const range = rangeIn(held.meeting.zone, said, teacher);
    const ranged =
      said.to == null
        ? []
        : lessonsOf(held, range).filter(
            ({ meeting, occurrence }) =>
              named.has(meeting.id) || (occurrence !== null && named.has(occurrence.id)),
          );
    lessons += ranged.length;
    if (lessons > mostLessons) return refuse('TOO_MANY', 'to', { limit: mostLessons });
    const asWished = wishing(wish, facts);
    const whole =
      said.to == null && named.has(held.meeting.id) ? changeRow(draft, held, range, asWished, means) : null;
    if (isRefusal(whole)) return whole;
    const single = said.to == null ? ownOnes(held, named, range) : ranged;
    for (const lesson of single) {
      const refused = changeLesson(draft, lesson, asWished, means);
      if (refused) return refused;
    }
    const changed = draft.changes();
    const lesson = whole?.lesson ?? single[0];
    if (!lesson) continue;
    const patch = wish.becoming(lesson);
    if (whole) kept.push(...keptLessons(draft, { lesson, patch, nowMs: means.nowMs, keep: [] }));
    tell.push(...tellOfUpdate({ teacher, lesson, patch, rows: changed, meeting: held.meeting }, said.notify));
    rows.push(...changed);
    moves.push((address) => draft.whereIs(address));
  }
  const [first] = facts.held;
  return {
    rows,
    tell,
    kept,
    about: first ? [first.meeting.id] : [],
    follow: (address) => moves.reduce((at, move) => move(at), address),
  };
}

type Wishing = { becoming(now: Priced): Patch; prices(now: Priced): Prices };

function wishing({ becoming, keepsPrice }: Wish, { teacher, subjects }: ManyFacts): Wishing {
  return { becoming, prices: (now) => ({ teacher, subjects, keepsPrice: keepsPrice?.(now) ?? false }) };
}

type Range = { from: Wall | null; fromMs: number; toMs: number };

function rangeIn(zone: string, { from, to }: Said, teacher: Teacher): Range {
  return {
    from: from == null ? null : onWallOf(from, teacher.zone, zone),
    fromMs: from == null ? -Infinity : toMs(from, teacher.zone),
    toMs: to == null ? Infinity : toMs(to, teacher.zone),
  };
}

/** The lessons of one meeting that start in the range, which has an end. */
function lessonsOf(held: MeetingWithOccurrences, { fromMs, toMs: untilMs }: Range): Lesson[] {
  const { meeting, occurrences } = held;
  const first = [meeting.start, ...occurrences.map(({ slot, own }) => own.start ?? slot)].sort()[0] as Wall;
  const sinceMs = Math.max(fromMs, toMs(first, meeting.zone));
  return lessonsBetween(held, sinceMs, untilMs).filter(({ startMs }) => startMs >= sinceMs);
}

/** Occurrences that were named themselves. */
function ownOnes(
  { meeting, occurrences }: MeetingWithOccurrences,
  named: ReadonlySet<Id>,
  { fromMs }: Range,
): Lesson[] {
  return occurrences
    .filter((row) => named.has(row.id) && row.cancelledBy === null)
    .map((row) => lessonAt(meeting, row.slot, row))
    .filter(({ startMs }) => startMs >= fromMs);
}

/** A series, all of it or from one lesson on; what single lessons have of their own stays. */
function changeRow(
  draft: Draft,
  { meeting, occurrences }: MeetingWithOccurrences,
  range: Range,
  { becoming, prices }: Wishing,
  { nowMs, newId }: Means,
): { lesson: Lesson } | Refusal | null {
  const patch = differing(becoming(meeting), meeting);
  if (patch === null) return null;
  const isRepeated = meeting.rrule !== null;
  const first = lessonAt(
    meeting,
    meeting.start,
    occurrences.find(({ slot }) => slot === meeting.start) ?? null,
  );
  if (!isRepeated) {
    if (first.startMs < range.fromMs) return null;
    const held = isPaid(first) ? keepingPrice(patch, first) : patch;
    if (held === null) return null;
    const edit = { scope: 'all', lesson: first, named: false, patch: held, keep: [], nowMs, newId } as const;
    return editSeries(draft, edit, prices(meeting)) ?? { lesson: first };
  }
  // What looks forward begins with the first lesson that has not begun.
  const soonest = looksForward(patch) ? wallAt(msToMinutes(nowMs, meeting.zone) + 1) : meeting.start;
  const from = range.from === null || range.from < soonest ? soonest : range.from;
  const slot = nextSlot(meeting, from);
  if (slot === null) return null;
  // Without its row: what the lesson that lies at the cut has of its own is not spoken of.
  const lesson = lessonAt(meeting, slot);
  const scope = range.from === null ? 'all' : 'future';
  const edit = { scope, lesson, named: false, patch, keep: [], nowMs, newId } as const;
  return editSeries(draft, edit, prices(meeting)) ?? { lesson };
}

/** Without what is so already; null where all of it is. */
function differing(patch: Patch, now: Priced): Patch | null {
  const isSo = (Object.keys(patch) as (keyof Patch & keyof Priced)[]).every(
    (field) => patch[field] === now[field],
  );
  return isSo ? null : patch;
}

function changeLesson(
  draft: Draft,
  lesson: Lesson,
  { becoming, prices }: Wishing,
  means: Means,
): Refusal | null {
  const said = becoming(lesson);
  if (looksForward(said) && hasBegun(lesson, means.nowMs)) return null;
  const patch = isPaid(lesson) ? keepingPrice(said, lesson) : said;
  if (patch === null) return null;
  const at = draft.whereIs({ meetingId: lesson.meeting.id, slot: lesson.slot });
  const { meeting, occurrences } = draft.held(at.meetingId);
  const row = occurrences.find(({ slot }) => slot === at.slot) ?? null;
  return editOccurrence(
    draft,
    { lesson: lessonAt(meeting, at.slot, row), patch, newId: means.newId },
    prices(lesson),
  );
}

/** What was paid has its price; null where nothing else was to change. */
function keepingPrice(patch: Patch, { costMinor }: Lesson): Patch | null {
  return patch.costMinor === undefined ? { ...patch, costMinor } : null;
}
