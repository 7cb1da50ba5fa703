/** Creates the demo school in an empty database, completely or not at all, around the given moment. */
import { sql } from 'kysely';
import type { Id } from '../../../domain/basics/ids.ts';
import { toMs, toWall } from '../../../domain/basics/zones.ts';
import { nextSlot } from '../../../domain/calendar/expand.ts';
import type { Accounts } from '../access/accounts.ts';
import { horizonMs, occupiedFromMs, rewriteOccupied } from '../calendar/occupied.ts';
import { reachOf } from '../calendar/rows/reach.ts';
import type { Store } from '../../db/database.ts';
import type { WriteRows } from '../../kernel/perform/writeChange.ts';
import { stampMeetings, writeMeetings } from '../calendar/rows/writeMeetings.ts';
import { writeOccurrences } from '../calendar/rows/writeOccurrences.ts';
import { hashOfText } from '../people/rows/teacherProfiles.ts';
import { writeSeats } from '../calendar/rows/seats.ts';
import type { StoreTransaction } from '../../db/tables.ts';
import { noticeType } from '../../../domain/notices/notice.ts';
import { asking } from './joinRequest.ts';
import { expensesOfRivka } from './expenses.ts';
import { closedHours } from './closedHours.ts';
import { demoId } from './demoId.ts';
import { notices } from './notifications.ts';
import { childrenOfRuth, demoPassword, everyone, rivka, ruth, students } from './people.ts';
import { paymentsFor } from './payments.ts';
import { pendings } from './pendingMeetings.ts';
import { contractOfRivka, profileOfRivka } from './teacherProfile.ts';
import { subjects } from './subjects.ts';
import { demoZone, layOutTerm, type Term } from './term.ts';

type Demo = { nowMs: number; idOf(key: string): Id };

/** Returns whether there was anything to do: a database with people in it is left unchanged. */
export async function seedDemoSchool(
  { store, accounts, writeRows }: { store: Store; accounts: Accounts; writeRows: WriteRows },
  nowMs: number,
): Promise<boolean> {
  if (await store.db.selectFrom('app.users').select('user_id').limit(1).executeTakeFirst()) return false;
  // Hashing is slow on purpose; all share one hash, since the password is public.
  const passwordHash = await (await accounts.$context).password.hash(demoPassword);
  const demo: Demo = { nowMs, idOf: (key) => demoId(nowMs, `person ${key}`) };
  await store.db.transaction().execute(async (transaction) => {
    await addPeople(transaction, demo, passwordHash);
    await addLinks(transaction, demo);
    await addSubjects(transaction, demo);
    const teacherId = demo.idOf(rivka.key);
    const term = layOutTerm(nowMs, teacherId, demo.idOf);
    const paid = paymentsFor(term.occurrences, teacherId, demo.idOf);
    await addTerm(transaction, demo, term, () => writeRows(transaction, teacherId, paid));
    const { acceptance, request } = asking(nowMs, demo.idOf);
    await writeRows(transaction, teacherId, [
      ...closedHours(nowMs, teacherId),
      ...expensesOfRivka(nowMs, teacherId),
      ...pendings(nowMs, demo.idOf),
      acceptance,
      request,
    ]);
    await addNotices(transaction, demo, term);
  });
  return true;
}

/** A trigger on accounts creates the rows in app.users and app.teachers. */
async function addPeople(
  transaction: StoreTransaction,
  { nowMs, idOf }: Demo,
  passwordHash: string,
): Promise<void> {
  const now = new Date(nowMs);
  for (const { key, role, name, email, phone, address } of everyone) {
    const id = idOf(key);
    await sql`insert into auth."user" (id, name, email, "emailVerified", "createdAt", "updatedAt", role)
      values (${id}, ${name}, ${email}, true, ${now}, ${now}, ${role})`.execute(transaction);
    await sql`insert into auth.account (id, "accountId", "providerId", "userId", password, "createdAt", "updatedAt")
      values (${demoId(nowMs, `account ${key}`)}, ${id}, 'credential', ${id}, ${passwordHash}, ${now}, ${now})`.execute(
      transaction,
    );
    if (!phone) continue;
    await transaction
      .updateTable('app.users')
      .set({
        phone: JSON.stringify({ country: 'IL', countryCode: '972', number: phone }),
        location: JSON.stringify({ address }),
      })
      .where('user_id', '=', id)
      .execute();
  }
  await transaction
    .updateTable('app.teachers')
    .set({ ...profileOfRivka, revision: 1, trial_end: null })
    .where('teacher_id', '=', idOf(rivka.key))
    .execute();
  await transaction
    .insertInto('app.contracts')
    .values({
      teacher_id: idOf(rivka.key),
      version: 1,
      locale: 'he',
      text: contractOfRivka,
      hash: hashOfText(contractOfRivka),
      created_at: now,
    })
    .execute();
}

async function addLinks(transaction: StoreTransaction, { nowMs, idOf }: Demo): Promise<void> {
  await transaction
    .insertInto('app.links')
    .values(
      students.map(({ key, badCancels }) => ({
        teacher_id: idOf(rivka.key),
        student_id: idOf(key),
        bad_cancels: badCancels ?? 0,
        created_at: new Date(nowMs),
      })),
    )
    .execute();
  await transaction
    .insertInto('app.guardians')
    .values(childrenOfRuth.map((key) => ({ parent_id: idOf(ruth.key), student_id: idOf(key) })))
    .execute();
}

async function addSubjects(transaction: StoreTransaction, { nowMs, idOf }: Demo): Promise<void> {
  const teacher_id = idOf(rivka.key);
  for (const [position, subject] of subjects.entries()) {
    const id = demoId(nowMs, `subject ${subject.key}`);
    const { name, hourlyMinor: hourly_minor, color } = subject;
    await transaction
      .insertInto('app.subjects')
      .values({ teacher_id, id, revision: 1, name, hourly_minor, color, position })
      .execute();
    await transaction
      .insertInto('app.lessons')
      .values(
        subject.lessons.map((lesson, at) => ({
          ...lesson,
          teacher_id,
          subject_id: id,
          id: demoId(nowMs, `lesson ${subject.key} ${at}`),
          position: at,
          urls: JSON.stringify(lesson.urls),
        })),
      )
      .execute();
  }
}

/** Uses the writers of operations, so that seats and occupied hours are as they would be. */
async function addTerm(
  transaction: StoreTransaction,
  { nowMs, idOf }: Demo,
  { meetings, occurrences }: Term,
  addPayments: () => Promise<void>,
): Promise<void> {
  const teacherId = idOf(rivka.key);
  const ofMeeting = Map.groupBy(occurrences, ({ meetingId }) => meetingId);
  const held = meetings.map((meeting) => ({ meeting, occurrences: ofMeeting.get(meeting.id) ?? [] }));
  await writeMeetings(transaction, meetings);
  // What a payment covers is written with the occurrences.
  await addPayments();
  await writeOccurrences(transaction, teacherId, { written: occurrences, removed: [] });
  const bounds = held.map((one) => ({ id: one.meeting.id, reach: reachOf(one) }));
  await stampMeetings(transaction, teacherId, bounds, 1);
  await writeSeats(
    transaction,
    teacherId,
    meetings.map((after) => ({ before: null, after })),
  );
  const span = { fromMs: occupiedFromMs(nowMs), untilMs: horizonMs(nowMs) };
  await rewriteOccupied(transaction, teacherId, held, span);
  await transaction
    .updateTable('app.teachers')
    .set({ occupied_until: new Date(span.untilMs) })
    .where('teacher_id', '=', teacherId)
    .execute();
}

async function addNotices(
  transaction: StoreTransaction,
  { nowMs, idOf }: Demo,
  { meetings }: Term,
): Promise<void> {
  const nameOf = new Map(everyone.map(({ key, name }) => [idOf(key), name]));
  const rows = notices.map((notice, at) => {
    const createdMs = nowMs - notice.hoursAgo * 3_600_000;
    const meeting = meetings.find(({ id, createdMs: madeMs }) => id === demoId(madeMs, notice.about));
    if (!meeting) throw new Error(`No lesson of the timetable is called ${notice.about}`);
    const student = meeting.attendees[0]?.studentId ?? '';
    return {
      user_id: idOf(notice.to),
      id: demoId(createdMs, `notice ${at}`),
      title: notice.title,
      params: JSON.stringify({
        meetingId: meeting.id,
        subjectName: meeting.subject,
        studentId: student,
        studentName: nameOf.get(student) ?? null,
        teacherName: rivka.name,
        date: toMs(nextSlot(meeting, toWall(nowMs, demoZone)) ?? meeting.start, demoZone),
        ...notice.params,
      }),
      type: noticeType({ title: notice.title, params: notice.params ?? {} }),
      created_at: new Date(createdMs),
      read_at: notice.read ? new Date(createdMs + 600_000) : null,
    };
  });
  await transaction.insertInto('app.notifications').values(rows).execute();
}
