/** Answers what operations ask (domain/facts.ts) from the rows of one teacher, inside the teacher's lock. */
import type { Id } from '../../../domain/basics/ids.ts';
import { dayAt, daysOf, type Wall } from '../../../domain/basics/wallTime.ts';
import type { AskName, Asks, PlainKind, RowsWanted, StoreAnswers } from '../../../domain/facts.ts';
import type { MeetingWithOccurrences } from '../../../domain/calendar/occurrence.ts';
import type { Teacher } from '../../../domain/people/people.ts';
import { plainKinds, servedKind } from '../../rowKinds.ts';
import type { Queries } from '../tables.ts';
import { isStoredId } from './storedId.ts';
import { readBusyElsewhere } from './busyElsewhere.ts';
import { readChange } from './changeLog.ts';
import { readAccepted } from './acceptances.ts';
import { readContracts } from './contracts.ts';
import { readLinkedStudents } from './links.ts';
import { readMeetings } from './readMeetings.ts';
import { readOccurrences } from './readOccurrences.ts';

type Given = Map<string, Promise<unknown>>;

/** What was answered about rows that change only with their teacher's revision; true as long as this one stands. */
export type AnsweredEarlier = { revision: number; given: Given };

export const nothingAnswered = (): AnsweredEarlier => ({ revision: -1, given: new Map() });

/** Students among them: whoever changes counts a revision with each of their teachers (tellTeachersOf.ts). */
const underRevision: ReadonlySet<AskName> = new Set([
  'roster',
  'students',
  'meeting',
  'meetings',
  'series',
  'schedule',
  'change',
  ...plainKinds.map((kind): AskName => `${kind}s`),
]);

/**
 * Each question is put to the database once: nothing is written while answers are gathered. Under the lock `revision`
 * is the teacher's last, so what an earlier change was told under the same one is still so.
 */
export function storeAnswers(
  queries: Queries,
  { teacher, revision }: { teacher: Teacher | null; revision: number },
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
  const asked = Object.keys(answers).map((ask) => [ask, once(ask as AskName)]);
  return {
    ...(Object.fromEntries(asked) as StoreAnswers),
    schedule: (of) => once('schedule')(inWholeWeeks(of)),
  };
}

/** Those who change the same days one after another so ask the same of the schedule; a little more is no harm. */
function inWholeWeeks({ teacherId, from, until }: Asks['schedule'][0]): Asks['schedule'][0] {
  const week = (wall: Wall, later: number): Wall =>
    `${dayAt((Math.floor(daysOf(wall) / 7) + later) * 7)}T00:00`;
  return { teacherId, from: week(from, 0), until: until === null ? null : week(until, 1) };
}

function asking(queries: Queries, teacher: Teacher | null): StoreAnswers {
  const series = new Map<Id, MeetingWithOccurrences[]>();
  return {
    // Whose lock is held; nobody else's rows are any business of this change.
    teacher: async ({ teacherId }) => (teacherId === teacher?.id ? teacher : null),
    roster: ({ teacherId }) => readLinkedStudents(queries, teacherId),
    students: ({ teacherId, ids }) => readLinkedStudents(queries, teacherId, ids),
    // Who changes a lesson asks for all rows of its series next: they come along.
    async meeting({ teacherId, id }) {
      if (!isStoredId(id)) return null;
      const rows = await readMeetings(queries, teacherId, { seriesOf: [id], removedToo: true });
      const standing = rows.filter(({ meeting }) => meeting.removedMs === null);
      for (const { meeting } of rows) series.set(meeting.seriesId, standing);
      return (
        rows.find(({ meeting, occurrences }) => [meeting, ...occurrences].some((row) => row.id === id)) ??
        null
      );
    },
    meetings: ({ teacherId, ids }) => readMany(queries, teacherId, ids),
    series: async ({ teacherId, seriesId }) =>
      series.get(seriesId) ?? readMeetings(queries, teacherId, { seriesIds: [seriesId] }),
    schedule: ({ teacherId, from, until }) => readMeetings(queries, teacherId, { span: { from, until } }),
    accepted: async ({ teacherId, studentId }) =>
      isStoredId(studentId) ? readAccepted(queries, teacherId, studentId) : null,
    contracts: ({ teacherId }) => readContracts(queries, teacherId),
    ...noPersons,
    ...plainAnswers(queries),
    busyElsewhere: (of) => readBusyElsewhere(queries, of),
    change: ({ teacherId, changeId }) => readChange(queries, teacherId, changeId),
  };
}

/** A calendar's deeds ask nothing of a person's own rows: those have answers of their own (personAnswers.ts). */
const noPersons = {
  persons: async () => [],
  guardianships: async () => [],
  personStanding: async () => ({ hasAccount: true, guardians: 0, teachers: 0 }),
  teachersOf: async () => [],
  linkCode: async () => null,
} satisfies Partial<StoreAnswers>;

type PlainAnswers = Pick<StoreAnswers, `${PlainKind}s`>;

function plainAnswers(queries: Queries): PlainAnswers {
  const reading = plainKinds.map((kind) => [
    `${kind}s`,
    ({ teacherId, ids }: RowsWanted) =>
      servedKind(kind).read(queries, teacherId, ids ? { ids: ids.filter(isStoredId) } : { open: true }),
  ]);
  return Object.fromEntries(reading) as PlainAnswers;
}

/** By the ids of meetings and of occurrences. Removed ones too: an undo puts them back with all that hangs on them. */
async function readMany(
  queries: Queries,
  teacherId: Id,
  ids: readonly Id[],
): Promise<MeetingWithOccurrences[]> {
  const wanted = ids.filter(isStoredId);
  const found = await readMeetings(queries, teacherId, { ids: wanted, removedToo: true });
  const known = new Set(found.map(({ meeting }) => meeting.id));
  const others = wanted.filter((id) => !known.has(id));
  const rows = await readOccurrences(queries, teacherId, others);
  const around = [...new Set(rows.map(({ meetingId }) => meetingId))].filter((id) => !known.has(id));
  return [...found, ...(await readMeetings(queries, teacherId, { ids: around, removedToo: true }))];
}
