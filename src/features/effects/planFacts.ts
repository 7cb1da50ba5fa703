/** What a plan does to lessons, told in facts without words: kept with its card, so that it can be shown long after. */
import type { Id } from '../../../domain/basics/ids.ts';
import { argTypes } from '../../../domain/basics/sdl.ts';
import type { Wall } from '../../../domain/basics/wallTime.ts';
import { toWall } from '../../../domain/basics/zones.ts';
import { lessonsBetween, type Lesson } from '../../../domain/calendar/lesson.ts';
import { isRefused } from '../../../domain/decide.ts';
import type { MeetingWithOccurrences } from '../../../domain/calendar/occurrence.ts';
import { operations, type Step } from '../../../domain/operations.ts';
import { onlySent } from '../../../domain/undo/rollback.ts';
import type { RowChange } from '../../../domain/kernel/rows.ts';
import type { Preview } from '../../../commands/preview.ts';
import { touchedIds, withRows } from '../../lib/lessons/ghosts.ts';
import type { SchoolMeetings } from '../../lib/lessons/schoolMeetings.ts';
import { withNewNames } from '../../lib/operations/withNewNames.ts';
import type { PlanFacts, Stretch, TouchedLesson, PlanConflict } from './planFactsShape.ts';
import { actionOf } from './actionOf.ts';
import { namesMeant, namesOver } from './namesMeant.ts';
import { lateCostsOf } from './lateCost.ts';
import { operationLine } from './operationLine.ts';
import { pairLessons, type Pair } from './pairLessons.ts';
import { moneyFacts } from './moneyFacts.ts';
import { peopleFacts } from './peopleFacts.ts';
import { goesOn, horizon } from './lessonsLooked.ts';
import { placeNotes } from './placeNote.ts';
import { planNotes } from './planNotes.ts';
import { priceOf, unpricedIds } from './priceChange.ts';
import { replacedNote, replacedPairs } from './replacedPairs.ts';
import { settingFacts } from './settingFacts.ts';
import { placeholderEvents } from './placeholderEvents.ts';
import { subjectFacts } from './subjectFacts.ts';
import { priceEffect } from './priceEffect.ts';

/** To a student these are cancelling, though the lesson may take place without them. */
const staysAway: ReadonlySet<Step['name']> = new Set<Step['name']>(['cancelMyAttendance', 'leaveMeeting']);

type Seen = { nowMs: number; zone: string };

type School = Pick<SchoolMeetings, 'held' | 'nameOf' | 'colorOf' | 'teacherOf' | 'mayCostLess'> &
  Partial<Pick<SchoolMeetings, 'busy'>>;

export const planFacts = (steps: readonly Step[], preview: Preview, known: School, seen: Seen): PlanFacts =>
  factsOf(steps, preview, { ...known, nameOf: withNewNames(known.nameOf, preview.rows) }, seen);

function factsOf(steps: readonly Step[], preview: Preview, school: School, seen: Seen): PlanFacts {
  const replacing = replacedPairs(preview.rows, school.held);
  // Those are told of by themselves.
  const ids = touchedIds(preview.rows).difference(replacing.ids);
  const [before, after] = sidesOf(ids, preview.rows, { held: school.held, nowMs: seen.nowMs });
  const [fromMs, untilMs] = horizon([...before, ...after], seen);
  const listed = (held: readonly MeetingWithOccurrences[]): Lesson[] =>
    held.flatMap((each) => lessonsBetween(each, fromMs, untilMs)).sort((a, b) => a.startMs - b.startMs);
  const away = steps.length > 0 && steps.every(({ name }) => staysAway.has(name));
  // To whoever stays away it is gone, though it may take place without them.
  const pairs = [
    ...replacing.pairs,
    ...pairLessons(listed(before), listed(after)).map((pair): Pair =>
      away ? { ...pair, after: null } : pair,
    ),
  ];
  const action = actionOf(steps, preview.rows);
  const face = pairs[0]?.after ?? pairs[0]?.before ?? null;
  const stretch = (lesson: { startMs: number; endMs: number }): Stretch => ({
    start: toWall(lesson.startMs, seen.zone),
    end: toWall(lesson.endMs, seen.zone),
  });
  const conflicting = (lesson: Lesson | null): boolean =>
    lesson !== null &&
    preview.conflicts.some(({ mine }) => mine.slot === lesson.slot && mine.meetingId === lesson.meeting.id);
  const names = { person: school.nameOf, teacher: (id: Id) => school.teacherOf?.(id)?.name ?? '' };
  const told = isRefused(preview)
    ? []
    : [...new Set(preview.tell.map(({ to }) => names.person(to) || names.teacher(to)))];
  const unpriced = unpricedIds(preview.rows);
  const namesIn = namesMeant(steps, school.nameOf);
  const stays = stayingPairs(preview, listed(before));
  const touched = pairs.map((pair): TouchedLesson => ({
    key: `${(pair.before ?? pair.after)?.meeting.id} ${(pair.before ?? pair.after)?.slot}`,
    before: pair.before && stretch(pair.before),
    after: pair.after && stretch(pair.after),
    state: conflicting(pair.after) ? 'conflict' : 'free',
    ...whoOf(pair.after ?? pair.before, namesIn),
    ...priceOf(pair, unpriced),
  }));
  const kept = stays.map((lesson): TouchedLesson => ({
    key: `stays ${lesson.slot}`,
    before: stretch(lesson),
    after: stretch(lesson),
    state: 'stays',
    ...whoOf(lesson, namesIn),
  }));
  const people = peopleFacts(steps, preview.rows, names);
  const subjects = subjectFacts(steps, preview.rows, toWall(seen.nowMs, seen.zone));
  const settings = settingFacts(steps, preview.rows);
  const free = isRefused(preview) ? preview.refused.refusal.params?.['free'] : null;
  return {
    kind: action ?? (away ? 'cancel' : kindOf(pairs)),
    subject: face ? face.subject || face.summary : '',
    color: face ? (face.color ?? school.colorOf(face.subject)) : null,
    names: face ? namesOver(steps, face, school.nameOf) : [],
    recurring: pairs.length > 1 && pairs.some(({ before: b, after: a }) => (a ?? b)?.meeting.rrule !== null),
    endless: pairs.length > 1 && goesOn(pairs, [...before, ...after], [fromMs, untilMs]),
    lessons: subjects ? [] : [...touched, ...kept].sort((a, b) => startOf(a).localeCompare(startOf(b))),
    conflicts: [...toldConflicts(preview, school), ...keptConflicts(stays, pairs, school, stretch)],
    free: Array.isArray(free) ? free.filter((start): start is Wall => typeof start === 'string') : [],
    told: told.filter(Boolean),
    ...whatMayBeDone(steps, preview.rows),
    notes: [
      ...placeNotes(pairs, { rows: preview.rows, action, school }),
      ...replacing.pairs.map((pair) => replacedNote(pair, { nameOf: school.nameOf, stretch })),
      ...planNotes(steps, preview, {
        nameOf: school.nameOf,
        teacherNameOf: names.teacher,
        noticeHours: school.teacherOf?.(face?.meeting.teacherId ?? '')?.noticeHours ?? null,
        ...lateCostsOf(steps, pairs, school),
      }),
    ],
    price: subjects ? null : (touched.find(({ price }) => price)?.price ?? null),
    ...(subjects ? { subjects: { ...subjects, effect: priceEffect(school.held, preview.rows, seen) } } : {}),
    ...whatIsSaid({ settings, people, ...moneyFacts(preview.rows, school) }),
    operations: steps.map(operationLine),
  };
}

const whatMayBeDone = (steps: readonly Step[], rows: readonly RowChange[]) => ({
  quietable: steps.some(takesNotify),
  editable: steps.some(hasForm),
  isSent: onlySent(rows),
});

/** Of what it is about, and nothing of the rest. */
function whatIsSaid<Parts extends Record<string, object | null>>(
  parts: Parts,
): { [Name in keyof Parts]?: NonNullable<Parts[Name]> } {
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== null)) as never;
}

type Around = { held: readonly MeetingWithOccurrences[]; nowMs: number };

/** What the plan touches, as it stands and as it would stand. */
function sidesOf(
  ids: ReadonlySet<Id>,
  rows: readonly RowChange[],
  around: Around,
): [before: MeetingWithOccurrences[], after: MeetingWithOccurrences[]] {
  const touched = (held: readonly MeetingWithOccurrences[]): MeetingWithOccurrences[] =>
    held.filter(({ meeting }) => ids.has(meeting.id));
  return [
    touched([...around.held, ...placeholderEvents(rows, 'before', around)]),
    touched([...withRows(around.held, rows), ...placeholderEvents(rows, 'after', around)]),
  ];
}

const toldConflicts = ({ conflicts }: Preview, { nameOf }: School): PlanConflict[] =>
  conflicts.map((conflict) => ({
    mine: { start: conflict.mine.start, end: conflict.mine.end },
    start: conflict.start,
    end: conflict.end,
    subject: conflict.subject || conflict.summary,
    names: conflict.studentIds.map(nameOf).filter(Boolean),
    kept: false,
    ...(conflict.restricted ? { closed: true } : {}),
  }));

const hasForm = ({ name }: Step): boolean => operations[name].byHand === true;

/** Attendance, for one, always tells the teacher. */
const takesNotify = (step: Step): boolean => 'notify' in argTypes(operations[step.name].args);

const startOf = (lesson: TouchedLesson): Wall => (lesson.before ?? lesson.after)?.start ?? '';

function whoOf(
  lesson: Lesson | null,
  namesIn: (lesson: Lesson) => string[],
): Pick<TouchedLesson, 'subject' | 'names'> {
  return lesson ? { subject: lesson.subject || lesson.summary, names: namesIn(lesson) } : {};
}

function kindOf(pairs: readonly Pair[]): PlanFacts['kind'] {
  if (pairs.every(({ after }) => after === null)) return 'cancel';
  if (pairs.every(({ before }) => before === null)) return 'add';
  const moved = ({ before, after }: Pair): boolean =>
    before?.startMs !== after?.startMs || before?.endMs !== after?.endMs;
  return pairs.some(moved) ? 'move' : 'change';
}

/** Lessons of the series that the plan leaves where they are, although it changes their neighbours. */
function stayingPairs(preview: Preview, before: readonly Lesson[]): Lesson[] {
  return (
    preview.kept
      .filter(({ why }) => why === 'asked')
      // Its slot is already the new one; what stays is where it stands.
      .flatMap(({ start }) => before.find((lesson) => lesson.start === start) ?? [])
  );
}

/** What stands where a lesson that stays would have gone. */
function keptConflicts(
  stays: readonly Lesson[],
  pairs: readonly Pair[],
  school: Pick<SchoolMeetings, 'held' | 'nameOf'>,
  stretch: (lesson: Lesson) => Stretch,
): PlanConflict[] {
  const moved = pairs.find(({ before, after }) => before && after);
  if (!moved?.before || !moved.after) return [];
  const byMs = moved.after.startMs - moved.before.startMs;
  const lengthMs = moved.after.endMs - moved.after.startMs;
  return stays.flatMap((lesson): PlanConflict[] => {
    const [fromMs, untilMs] = [lesson.startMs + byMs, lesson.startMs + byMs + lengthMs];
    for (const each of school.held) {
      const other = lessonsBetween(each, fromMs, untilMs).find(
        (one) => one.meeting.seriesId !== lesson.meeting.seriesId,
      );
      if (other) {
        return [
          {
            ...stretch(other),
            mine: stretch(lesson),
            subject: other.subject || other.summary,
            names: namesMeant([], school.nameOf)(other),
            kept: true,
          },
        ];
      }
    }
    return [];
  });
}
