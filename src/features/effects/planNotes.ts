/** What a card tells beside the lessons themselves: late or in time, what stands in closed hours, who has to answer. */
import type { Id } from '../../../domain/basics/ids.ts';
import { hoursClosedBy } from '../../../domain/calendar/conflicts/closedHours.ts';
import { isRefused } from '../../../domain/decide.ts';
import type { Step } from '../../../domain/operations.ts';
import type { RowChange } from '../../../domain/kernel/rows.ts';
import type { Preview } from '../../../commands/preview.ts';
import type { PlanNote } from './planFactsShape.ts';

type Known = {
  nameOf(personId: Id): string;
  teacherNameOf(teacherId: Id): string;
  noticeHours: number | null;
  /** What each of the lessons costs one who attends, soonest first. */
  costsMinor: readonly number[];
  /** A discount may take something off. */
  mayCostLess: boolean;
};

export function planNotes(steps: readonly Step[], preview: Preview, known: Known): PlanNote[] {
  return [
    ...attendanceNotes(preview, known),
    ...insideNotes(preview, known),
    ...hoursNotes(preview),
    ...rowNotes(preview, known),
    ...marksOf(steps, preview.rows, known),
  ];
}

function attendanceNotes(preview: Preview, { noticeHours, costsMinor, mayCostLess }: Known): PlanNote[] {
  if (isRefused(preview)) return [];
  const outcomes = preview.outcomes.flatMap(({ attendance }) => attendance ?? []);
  const last = outcomes.at(-1);
  if (!last) return [];
  const count = outcomes.filter(({ late }) => late).length;
  if (count === 0) return [{ kind: 'inTime' }];
  // The soonest are the late ones.
  const costMinor = costsMinor.slice(0, count).reduce((sum, cost) => sum + cost, 0);
  const { badCancels: used, allowed, blocked } = last;
  return [
    { kind: 'late', count, used, allowed, blocked, hours: noticeHours, costMinor, isMost: mayCostLess },
  ];
}

function insideNotes(preview: Preview, { nameOf }: Known): PlanNote[] {
  if (isRefused(preview) || preview.inside.length === 0) return [];
  const lessons = preview.inside.map(({ start, end, subject, summary, studentIds }) => ({
    start,
    end,
    subject: subject || summary,
    names: studentIds.map(nameOf).filter(Boolean),
  }));
  return [{ kind: 'inside', lessons }];
}

/** One of each series: the first lesson of it outside the teacher's own hours. */
function hoursNotes(preview: Preview): PlanNote[] {
  if (isRefused(preview)) return [];
  const lessons = preview.warnings.flatMap(({ kind, start, end }) =>
    kind === 'outsideHours' ? [{ start, end, subject: '', names: [] }] : [],
  );
  return lessons.length > 0 ? [{ kind: 'taken', by: 'hours', name: '', lessons }] : [];
}

function rowNotes(preview: Preview, { nameOf, teacherNameOf }: Known): PlanNote[] {
  return preview.rows.flatMap(({ before, after }): PlanNote[] => {
    const reason = after && hoursClosedBy(after)?.meeting.summary;
    if (reason) return [{ kind: 'reason', text: reason }];
    if (after?.kind === 'waiting' && before === null) return [{ kind: 'queue' }];
    if (after?.kind === 'waiting' && after.status === 'Accepted') return [{ kind: 'comes' }];
    if (after?.kind !== 'pendingMeeting') return [];
    const text = after.description;
    // Of one's own request one knows what one wrote.
    const said: PlanNote[] = text !== '' ? [{ kind: 'asked', text }] : [];
    if (after.status === 'Pending')
      return [
        ...said,
        { kind: 'waits', name: teacherNameOf(after.teacherId) },
        ...(before === null && after.replaces ? [{ kind: 'stays' } as const] : []),
      ];
    if (after.status === 'Offered') {
      const [first] = after.attendees;
      return [...said, { kind: 'waits', name: first ? nameOf(first.studentId) : '' }];
    }
    return said;
  });
}

/** A charge that is fixed says what it comes to. */
function marksOf(steps: readonly Step[], rows: readonly RowChange[], { nameOf }: Known): PlanNote[] {
  const marks = steps.flatMap((step) =>
    step.name === 'markAttendance'
      ? step.args.marks.map(({ meetingId, attendeeId, kind }) => {
          const costMinor = chargedIn(rows, meetingId, attendeeId);
          return { name: nameOf(attendeeId), mark: kind, ...(costMinor > 0 ? { costMinor } : {}) };
        })
      : [],
  );
  return marks.length > 0 ? [{ kind: 'marks', marks }] : [];
}

const chargedIn = (rows: readonly RowChange[], meetingId: Id, studentId: Id): number =>
  rows
    .flatMap(({ after }) =>
      after?.kind === 'occurrence' && after.meetingId === meetingId ? after.charges : [],
    )
    .filter((charge) => charge.studentId === studentId && charge.kind === 'lateCancel')
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
