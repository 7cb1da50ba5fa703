/** A teacher's world in memory, which decisions are made against and written to. */
import { noSetting } from '../../domain/notifications/notificationSetting.ts';
import { decide, type Decided, type Decision, type Refused } from '../../domain/decide.ts';
import { entityOf, rowKindNames } from '../../domain/entities/entities.ts';
import { fromWorld, type Answers, type RowsWanted } from '../../domain/kernel/facts.ts';
import { occurrencesBetween, type Lesson } from '../../domain/calendar/lesson.ts';
import type { Meeting } from '../../domain/calendar/meeting.ts';
import type { Charge, Occurrence, MeetingWithOccurrences } from '../../domain/calendar/occurrence.ts';
import { toMs } from '../../domain/basics/zones.ts';
import type { Step } from '../../domain/operations.ts';
import type { Actor } from '../../domain/kernel/actor.ts';
import type { Teacher } from '../../domain/people/people.ts';
import { usesIn } from '../../domain/money/discountUses.ts';
import { familyLessonsIn } from '../../domain/money/moneyFacts.ts';
import type { Acceptance } from '../../domain/people/contract.ts';
import { linkedAfter, newLink, type Link, type LinkedStudent } from '../../domain/people/link.ts';
import { rowKey, type AskedKind, type Row, type RowChange, type Rows } from '../../domain/kernel/rows.ts';
import type { Subject } from '../../domain/subjects/subject.ts';

export const rivka: Teacher = {
  id: 'rivka',
  name: 'Rivka',
  zone: 'Asia/Jerusalem',
  currency: 'ILS',
  plan: 'ultra',
  status: 'ACTIVE',
  lessonMinutes: 45,
  noticeHours: 24,
  badCancelsAllowed: 3,
  bufferMinutes: 0,
  travelMinutes: 0,
  workingHours: {},
  holidaysOff: false,
  locations: {
    teacher: { offered: true, costMinor: 0 },
    student: { offered: true, costMinor: 5000 },
    online: { offered: true, costMinor: 0 },
  },
};

const students: LinkedStudent[] = ['dana', 'noam', 'noa', 'lia', 'yael', 'tom'].map((id) => ({
  ...newLink('rivka', id),
  name: id[0]?.toUpperCase() + id.slice(1),
  // Noa and Lia are sisters.
  payerId: id === 'noa' || id === 'lia' ? 'ruth' : id,
  blocked: id === 'tom',
  archived: id === 'yael',
}));

const aSubject = (id: string, name: string, hourlyMinor: number, position: number): Subject => ({
  kind: 'subject',
  teacherId: 'rivka',
  id,
  revision: 0,
  name,
  hourlyMinor,
  color: `subject-${position + 1}`,
  position,
  lessons: [],
  removedMs: null,
});
const subjects = [aSubject('s1', 'Maths', 20000, 0), aSubject('s2', 'English', 16000, 1)];

const contracts = [
  { version: 0, locale: 'en', text: 'Come in time.', hash: 'h0', createdMs: null },
  { version: 0, locale: 'he', text: 'להגיע בזמן.', hash: 'h1', createdMs: null },
];

const nobodyElse = {
  persons: () => [],
  guardianships: () => [],
  personStanding: () => ({ hasAccount: true, guardians: 0, teachers: 0 }),
  teachersOf: () => [],
  linkCode: () => null,
  notifications: () => [],
  notificationSetting: ({ userId }: { userId: string }) => noSetting(userId),
};

const asCome = (row: Link): LinkedStudent => ({ ...row, name: row.id, payerId: row.id });

/** A charge that was paid in full, by a payment of its own. */
export const paidCharge = (studentId: string, amountMinor: number, id = `paid ${studentId}`): Charge => ({
  id,
  studentId,
  kind: 'lesson',
  amountMinor,
  atMs: 1,
  allocations: [{ paymentId: `payment ${id}`, amountMinor, inLessons: false, atMs: 1 }],
});

export type School = ReturnType<typeof openSchool>;

export function openSchool(now = '2026-11-21T09:00', teacher: Teacher = rivka) {
  const rows = new Map<string, Row>(subjects.map((subject) => [rowKey(subject), subject]));
  const changes = new Map<string, { rows: RowChange[]; revision: number; actorId: string; atMs: number }>();
  let revision = 0;
  let ids = 0;
  const elsewhere: { studentId: string; startMs: number; endMs: number }[] = [];
  let nowMs = toMs(now, teacher.zone);

  const held = (): MeetingWithOccurrences[] =>
    [...rows.values()]
      .filter((row): row is Meeting => row.kind === 'meeting')
      .map((meeting) => ({ meeting, occurrences: occurrencesOf(meeting.id) }));
  const occurrencesOf = (id: string): Occurrence[] =>
    [...rows.values()].filter((row): row is Occurrence => row.kind === 'occurrence' && row.meetingId === id);
  const plain = <Kind extends AskedKind>(kind: Kind): Rows[Kind][] =>
    [...rows.values()].filter(
      (row): row is Rows[Kind] => row.kind === kind && 'removedMs' in row && row.removedMs === null,
    );
  const standing = (): MeetingWithOccurrences[] => held().filter(({ meeting }) => meeting.removedMs === null);

  const asLinked = (student: LinkedStudent): LinkedStudent => {
    const link = rows.get(`link:${student.id}`);
    return link?.kind === 'link' ? linkedAfter(student, link) : student;
  };

  const roster = (): LinkedStudent[] => {
    const come = [...rows.values()].flatMap((row) =>
      row.kind === 'link' && !students.some(({ id }) => id === row.id) ? [asCome(row)] : [],
    );
    return [...students.map(asLinked), ...come];
  };
  /** Each kind by its plural, as the store answers: these rows, or all that stand and are open. */
  const rowsOfKinds = Object.fromEntries(
    rowKindNames.map((kind) => [
      `${kind}s`,
      ({ ids: wanted }: RowsWanted) =>
        plain(kind as AskedKind).filter((row) =>
          wanted ? wanted.includes(row.id) : (entityOf(row).isOpen?.(row) ?? true),
        ),
    ]),
  ) as unknown as Pick<Answers, `${AskedKind}s`>;
  const answers: Answers = {
    ...rowsOfKinds,
    teacher: ({ teacherId }) => (teacherId === teacher.id ? teacher : null),
    teachers: () => [...rows.values()].filter((row) => row.kind === 'teacher'),
    contracts: () => contracts,
    ...nobodyElse,
    accepted: ({ studentId }) =>
      [...rows.values()].findLast(
        (row): row is Acceptance => row.kind === 'acceptance' && row.studentId === studentId,
      )?.version ?? null,
    roster: () => roster(),
    students: ({ ids: wanted }) => roster().filter(({ id }) => wanted.includes(id)),
    meeting({ id }) {
      const row = rows.get(`occurrence:${id}`);
      const meetingId = row?.kind === 'occurrence' ? row.meetingId : id;
      return held().find(({ meeting }) => meeting.id === meetingId) ?? null;
    },
    meetings: ({ ids: wanted }) =>
      held().filter(
        ({ meeting, occurrences }) =>
          wanted.includes(meeting.id) || occurrences.some(({ id }) => wanted.includes(id)),
      ),
    series: ({ seriesId }) => held().filter(({ meeting }) => meeting.seriesId === seriesId),
    schedule: () => standing(),
    familyLessons: (of) => familyLessonsIn(standing(), of),
    discountUses: ({ ids: wanted }) => usesIn(standing(), wanted),
    busyElsewhere: ({ studentIds }) => elsewhere.filter(({ studentId }) => studentIds.includes(studentId)),
    change({ changeId }) {
      const change = changes.get(changeId);
      return change
        ? {
            ...change,
            current: change.rows.map(
              ({ before, after }) => rows.get(rowKey((after ?? before) as Row)) ?? null,
            ),
          }
        : null;
    },
  };

  const planAs = (actor: Actor, ...steps: Step[]): Decision =>
    fromWorld(decide(steps, actor, { nowMs, newId: () => `n${++ids}` }), answers);

  const herself: Actor = { id: teacher.id, role: 'teacher', name: teacher.name };
  const plan = (...steps: Step[]): Decision => planAs(herself, ...steps);
  /** Plans and writes as the server does; the id of the change. */
  const perform = (...steps: Step[]) => performAs(herself, ...steps);

  function performAs(actor: Actor, ...steps: Step[]): { decision: Decided; changeId: string } {
    const decision = planAs(actor, ...steps);
    if ('refused' in decision) throw new Error(`refused: ${JSON.stringify(decision.refused)}`);
    revision++;
    const written = decision.rows.map(({ before, after }) => ({
      before,
      after: after && { ...after, revision },
    }));
    for (const { before, after } of written) {
      if (after) rows.set(rowKey(after), after);
      else if (before) rows.delete(rowKey(before));
    }
    const changeId = `c${revision}`;
    changes.set(changeId, { rows: written, revision, actorId: actor.id, atMs: nowMs });
    return { decision, changeId };
  }

  return {
    plan,
    planAs,
    perform,
    performAs,
    refusal(...steps: Step[]): Refused['refused']['refusal'] {
      const decision = plan(...steps);
      if (!('refused' in decision)) throw new Error('it was not refused');
      return decision.refused.refusal;
    },
    /** A lesson or a series, added as the teacher would. */
    add(
      input: Partial<Extract<Step, { name: 'addMeeting' }>['args']['input']> & { start: string; end: string },
    ): string {
      const { decision } = perform({ name: 'addMeeting', args: { input: { subject: 'Maths', ...input } } });
      return decision.outcomes[0]?.about[0] ?? '';
    },
    /** Writes a row as another part of the product would: a payment, an absence. */
    put(row: Row): void {
      revision++;
      rows.set(rowKey(row), { ...row, revision });
    },
    /** A lesson of this student's with another teacher. */
    busy: (studentId: string, start: string, end: string): void =>
      void elsewhere.push({ studentId, startMs: toMs(start, teacher.zone), endMs: toMs(end, teacher.zone) }),
    held: (id: string) => held().find(({ meeting }) => meeting.id === id) as MeetingWithOccurrences,
    all: standing,
    /** What was written since the school was opened. */
    rows: () => [...rows.values()].filter((row) => !subjects.some((subject) => subject === row)),
    answers,
    lessons: (from: string, until: string): Lesson[] =>
      standing()
        .flatMap(({ meeting, occurrences }) => occurrencesBetween(meeting, occurrences, from, until))
        .sort((a, b) => a.startMs - b.startMs),
    at(wall: string): void {
      nowMs = toMs(wall, teacher.zone);
    },
    nowMs: () => nowMs,
    newId: () => `n${++ids}`,
  };
}
