/** A teacher's world in memory, which decisions are made against and written to. */
import { decide, type Decided, type Decision, type Refused } from '../../domain/decide.ts';
import { fromWorld, type Answers, type MeetingWithOccurrences } from '../../domain/facts.ts';
import { occurrencesBetween, type Lesson } from '../../domain/calendar/lesson.ts';
import type { Meeting } from '../../domain/calendar/meeting.ts';
import type { RestrictedTime } from '../../domain/calendar/restrictedTime.ts';
import type { Occurrence } from '../../domain/calendar/occurrence.ts';
import { toMs } from '../../domain/basics/zones.ts';
import type { Step } from '../../domain/operations.ts';
import type { Actor, LinkedStudent, Teacher } from '../../domain/people/people.ts';
import { isOpen, type PendingMeeting } from '../../domain/requests/pendingMeeting.ts';
import { rowKey, type Row, type RowChange } from '../../domain/rows.ts';
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
  workingHours: {},
  locations: {
    teacher: { offered: true, costMinor: 0 },
    student: { offered: true, costMinor: 5000 },
    online: { offered: true, costMinor: 0 },
  },
};

const students: LinkedStudent[] = ['dana', 'noam', 'noa', 'lia', 'yael', 'tom'].map((id) => ({
  id,
  name: id[0]?.toUpperCase() + id.slice(1),
  blocked: id === 'tom',
  archived: id === 'yael',
  badCancels: 0,
}));

const subjects: Subject[] = [
  { id: 's1', name: 'Maths', hourlyMinor: 20000, color: 'subject-1' },
  { id: 's2', name: 'English', hourlyMinor: 16000, color: 'subject-2' },
];

export type School = ReturnType<typeof openSchool>;

export function openSchool(now = '2026-11-21T09:00', teacher: Teacher = rivka) {
  const rows = new Map<string, Row>();
  const changes = new Map<string, { rows: RowChange[]; revision: number }>();
  let revision = 0;
  let ids = 0;
  let nowMs = toMs(now, teacher.zone);

  const held = (): MeetingWithOccurrences[] =>
    [...rows.values()]
      .filter((row): row is Meeting => row.kind === 'meeting')
      .map((meeting) => ({ meeting, occurrences: occurrencesOf(meeting.id) }));
  const occurrencesOf = (id: string): Occurrence[] =>
    [...rows.values()].filter((row): row is Occurrence => row.kind === 'occurrence' && row.meetingId === id);
  const standing = (): MeetingWithOccurrences[] => held().filter(({ meeting }) => meeting.removedMs === null);

  const answers: Answers = {
    teacher: ({ teacherId }) => (teacherId === teacher.id ? teacher : null),
    subjects: () => subjects,
    students: ({ ids: wanted }) =>
      students
        .filter(({ id }) => wanted.includes(id))
        .map((student) => {
          const link = rows.get(`link:${student.id}`);
          return link?.kind === 'link'
            ? { ...student, badCancels: link.badCancels, blocked: link.blocked }
            : student;
        }),
    meeting({ id }) {
      const row = rows.get(`occurrence:${id}`);
      const meetingId = row?.kind === 'occurrence' ? row.meetingId : id;
      return held().find(({ meeting }) => meeting.id === meetingId) ?? null;
    },
    series: ({ seriesId }) => held().filter(({ meeting }) => meeting.seriesId === seriesId),
    schedule: () => standing(),
    pendingMeetings: ({ id }) =>
      [...rows.values()].filter(
        (row): row is PendingMeeting =>
          row.kind === 'pendingMeeting' &&
          row.removedMs === null &&
          (id === null ? isOpen(row) : row.id === id),
      ),
    restrictedTimes: () =>
      [...rows.values()].filter(
        (row): row is RestrictedTime => row.kind === 'restrictedTime' && row.removedMs === null,
      ),
    change({ changeId }) {
      const change = changes.get(changeId);
      return change
        ? {
            rows: change.rows,
            revision: change.revision,
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
    changes.set(changeId, { rows: written, revision });
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
    held: (id: string) => held().find(({ meeting }) => meeting.id === id) as MeetingWithOccurrences,
    all: standing,
    rows: () => [...rows.values()],
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
