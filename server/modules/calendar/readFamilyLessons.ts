/** The lessons that can say something of a family's money, by keys: a long calendar is not read for a small family. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { MeetingWithOccurrences } from '../../../domain/calendar/occurrence.ts';
import type { Asks } from '../../../domain/kernel/facts.ts';
import { familyLessonsIn } from '../../../domain/money/moneyFacts.ts';
import { isStoredId } from '../../basics/storedId.ts';
import type { Queries } from '../../db/tables.ts';
import { readMeetings } from './rows/readMeetings.ts';

/** More than these are read sooner with the whole calendar, whose occurrences come in one list. */
const mostByKeys = 2000;

export async function readFamilyLessons(
  queries: Queries,
  of: Asks['familyLessons'][0],
): Promise<MeetingWithOccurrences[]> {
  const { teacherId } = of;
  const ids = await meetingsOf(queries, of);
  if (ids.length <= mostByKeys) return readMeetings(queries, teacherId, { seriesOf: ids });
  const span = { from: '1970-01-01T00:00', until: null };
  return familyLessonsIn(await readMeetings(queries, teacherId, { span }), of);
}

async function meetingsOf(
  queries: Queries,
  { teacherId, studentIds, paymentIds }: Asks['familyLessons'][0],
): Promise<Id[]> {
  const [students, payments] = [studentIds.filter(isStoredId), paymentIds.filter(isStoredId)];
  const seats =
    students.length === 0
      ? []
      : await queries
          .selectFrom('app.seats')
          .select('meeting_id')
          .where('user_id', 'in', students)
          .where('teacher_id', '=', teacherId)
          .execute();
  const covered =
    payments.length === 0
      ? []
      : await queries
          .selectFrom('app.allocations as a')
          .innerJoin('app.charges as c', (join) =>
            join.onRef('c.teacher_id', '=', 'a.teacher_id').onRef('c.id', '=', 'a.charge_id'),
          )
          .innerJoin('app.occurrences as o', (join) =>
            join.onRef('o.teacher_id', '=', 'c.teacher_id').onRef('o.id', '=', 'c.occurrence_id'),
          )
          .select('o.meeting_id')
          .where('a.teacher_id', '=', teacherId)
          .where('a.payment_id', 'in', payments)
          .execute();
  return [...new Set([...seats, ...covered].map(({ meeting_id: id }) => id))];
}
