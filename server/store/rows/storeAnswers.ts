/** Answers what operations ask (domain/facts.ts) from the rows of one teacher, inside the teacher's lock. */
import type { Id } from '../../../domain/basics/ids.ts';
import { dayAt, daysOf, type Wall } from '../../../domain/basics/wallTime.ts';
import type { AskName, Asks, MeetingWithOccurrences, StoreAnswers } from '../../../domain/facts.ts';
import type { LinkedStudent, Teacher } from '../../../domain/people/people.ts';
import type { Subject } from '../../../domain/subjects/subject.ts';
import type { Queries } from '../tables.ts';
import { isStoredId } from './storedId.ts';
import { readChange } from './changeLog.ts';
import { readMeetings } from './readMeetings.ts';
import { readOccurrences } from './readOccurrences.ts';
import { readPendingMeetings } from './pendingMeetings.ts';
import { readRestrictedTimes } from './restrictedTimes.ts';

type Given = Map<string, Promise<unknown>>;

/** What was answered about rows that change only with their teacher's revision; true as long as this one stands. */
export type AnsweredEarlier = { revision: number; given: Given };

export const nothingAnswered = (): AnsweredEarlier => ({ revision: -1, given: new Map() });

/** Subjects and people change without the revision. */
const underRevision: ReadonlySet<AskName> = new Set([
  'meeting',
  'series',
  'schedule',
  'restrictedTimes',
  'pendingMeetings',
  'change',
]);

/**
 * Each question is put to the database once: nothing is written while answers are gathered. Under the lock `revision`
 * is the teacher's last, so what an earlier change was told under the same one is still so.
 */
export function storeAnswers(
  queries: Queries,
  { teacher, revision }: { teacher: Teacher; revision: number },
  earlier: AnsweredEarlier = nothingAnswered(),
): StoreAnswers {
  if (earlier.revision !== revision) Object.assign(earlier, { ...nothingAnswered(), revision });
  const answers = asking(queries, teacher);
  const now: Given = new Map();
  const once = <Name extends AskName>(ask: Name): StoreAnswers[Name] =>
    ((of: Asks[Name][0]) => {
      const question = `${ask} ${JSON.stringify(of)}`;
      const given = underRevision.has(ask) ? earlier.given : now;
      const known = given.get(question);
      if (known) return known;
      const answer = answers[ask](of as never);
      given.set(question, answer);
      // A question that failed is put again.
      answer.catch(() => given.delete(question));
      return answer;
    }) as StoreAnswers[Name];
  return {
    teacher: once('teacher'),
    subjects: once('subjects'),
    students: once('students'),
    meeting: once('meeting'),
    series: once('series'),
    schedule: (of) => once('schedule')(inWholeWeeks(of)),
    restrictedTimes: once('restrictedTimes'),
    pendingMeetings: once('pendingMeetings'),
    change: once('change'),
  };
}

/** Those who change the same days one after another so ask the same of the schedule; a little more is no harm. */
function inWholeWeeks({ teacherId, from, until }: Asks['schedule'][0]): Asks['schedule'][0] {
  const week = (wall: Wall, later: number): Wall =>
    `${dayAt((Math.floor(daysOf(wall) / 7) + later) * 7)}T00:00`;
  return { teacherId, from: week(from, 0), until: until === null ? null : week(until, 1) };
}

function asking(queries: Queries, teacher: Teacher): StoreAnswers {
  return {
    // Whose lock is held; nobody else's rows are any business of this change.
    teacher: async ({ teacherId }) => (teacherId === teacher.id ? teacher : null),
    subjects: ({ teacherId }) => readSubjects(queries, teacherId),
    students: ({ teacherId, ids }) => readStudents(queries, teacherId, ids),
    meeting: ({ teacherId, id }) => readMeeting(queries, teacherId, id),
    series: ({ teacherId, seriesId }) => readMeetings(queries, teacherId, { seriesIds: [seriesId] }),
    schedule: ({ teacherId, from, until }) => readMeetings(queries, teacherId, { span: { from, until } }),
    pendingMeetings: ({ teacherId, id }) =>
      id === null
        ? readPendingMeetings(queries, teacherId, { open: true })
        : readPendingMeetings(queries, teacherId, { ids: isStoredId(id) ? [id] : [] }),
    restrictedTimes: ({ teacherId }) => readRestrictedTimes(queries, teacherId),
    change: ({ teacherId, changeId }) => readChange(queries, teacherId, changeId),
  };
}

async function readSubjects(queries: Queries, teacherId: Id): Promise<Subject[]> {
  const rows = await queries
    .selectFrom('app.subjects')
    .select(['id', 'name', 'hourly_minor as hourlyMinor', 'color'])
    .where('teacher_id', '=', teacherId)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows;
}

async function readStudents(queries: Queries, teacherId: Id, ids: readonly Id[]): Promise<LinkedStudent[]> {
  const known = ids.filter(isStoredId);
  if (known.length === 0) return [];
  return queries
    .selectFrom('app.links as l')
    .innerJoin('app.users as u', 'u.user_id', 'l.student_id')
    .select([
      'l.student_id as id',
      'u.username as name',
      'l.blocked',
      'l.archived',
      'l.bad_cancels as badCancels',
    ])
    .where('l.teacher_id', '=', teacherId)
    .where('l.student_id', 'in', known)
    .execute();
}

/** Removed ones too: an undo puts them back with all that hangs on them. */
async function readMeeting(queries: Queries, teacherId: Id, id: Id): Promise<MeetingWithOccurrences | null> {
  if (!isStoredId(id)) return null;
  const [meeting] = await readMeetings(queries, teacherId, { ids: [id], removedToo: true });
  if (meeting) return meeting;
  const [occurrence] = await readOccurrences(queries, teacherId, [id]);
  if (!occurrence) return null;
  const [around] = await readMeetings(queries, teacherId, { ids: [occurrence.meetingId], removedToo: true });
  return around ?? null;
}
