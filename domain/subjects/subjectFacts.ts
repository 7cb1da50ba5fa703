/** What an action about subjects needs to know, and what every subject must hold to (spec sections 1, 5 and 9). */
import type { Id } from '../basics/ids.ts';
import { cleanName, foldName } from '../basics/names.ts';
import { isRefusal, refuse, type Refusal } from '../basics/refusal.ts';
import { need, type Gathering } from '../kernel/facts.ts';
import type { MeetingWithOccurrences } from '../calendar/occurrence.ts';
import type { Notice, NoticeTitle } from '../notices/notice.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Teacher } from '../people/people.ts';
import { includes } from '../plans/plans.ts';
import { inOrder, namedAlike, type PlannedLesson, type Subject } from './subject.ts';
import type { LessonInput } from './subjectInput.ts';

/** Earlier than any lesson. */
const beginning = '1970-01-01T00:00';

export type SubjectFacts = { teacher: Teacher; subjects: Subject[] };

export function* subjectFacts(actor: Actor): Gathering<SubjectFacts | Refusal> {
  if (actor.role !== 'teacher') return refuse('FORBIDDEN');
  const teacher = yield* need('teacher', { teacherId: actor.id });
  if (!teacher) return refuse('NOT_FOUND');
  return { teacher, subjects: inOrder(yield* need('subjects', { teacherId: actor.id })) };
}

export type TaughtFacts = SubjectFacts & { held: MeetingWithOccurrences[] };

/** With every meeting that stands, since any may be of these subjects. */
export function* taughtFacts(
  ids: readonly Id[],
  field: string,
  actor: Actor,
): Gathering<TaughtFacts | Refusal> {
  const facts = yield* subjectFacts(actor);
  if (isRefusal(facts)) return facts;
  const unknown = ids.findIndex((id) => !facts.subjects.some((subject) => subject.id === id));
  if (unknown >= 0) return refuse('NOT_FOUND', field.replace('*', String(unknown)));
  const held = yield* need('schedule', { teacherId: actor.id, from: beginning, until: null });
  return { ...facts, held };
}

export function checkName(said: string, id: Id, subjects: readonly Subject[]): string | Refusal {
  const name = cleanName(said);
  if (name === '') return refuse('BAD_REQUEST', 'input.name');
  return namedAlike({ id, name }, subjects) ? refuse('NAME_TAKEN', 'input.name', { name }) : name;
}

/** Titles are unique within a subject; materials for students are not part of the basic plan. */
export function checkLessons(
  said: readonly LessonInput[],
  before: readonly PlannedLesson[],
  { plan }: Teacher,
  newId: () => Id,
): PlannedLesson[] | Refusal {
  const titles = new Set<string>();
  const ids = new Set<Id>();
  const shared = new Set(before.flatMap((lesson) => (lesson.private ? [] : lesson.urls)));
  const lessons: PlannedLesson[] = [];
  for (const [i, each] of said.entries()) {
    const field = `input.lessons.${i}`;
    const name = cleanName(each.name);
    if (name === '') return refuse('BAD_REQUEST', `${field}.name`);
    const title = foldName(name);
    if (titles.has(title)) return refuse('TITLE_EXISTS', `${field}.name`, { name });
    titles.add(title);
    const known = before.find(({ id }) => id === each.id);
    if (each.id && (!known || ids.has(each.id))) return refuse('NOT_FOUND', `${field}.id`);
    const id = known?.id ?? newId();
    ids.add(id);
    const urls = [...new Set(each.urls ?? [])];
    const isPrivate = each.private ?? false;
    if (!includes(plan, 'materials') && !isPrivate && urls.some((url) => !shared.has(url)))
      return refuse('PLAN_LIMIT', `${field}.urls`, { feature: 'materials' });
    lessons.push({ id, name, repetition: each.repetition ?? 1, urls, private: isPrivate });
  }
  return lessons;
}

/** The whole list with one of them at its new place; whoever has to make room is among the rows. */
export function placed(subject: Subject, at: number | undefined, subjects: readonly Subject[]): Subject[] {
  const others = subjects.filter(({ id }) => id !== subject.id);
  const index = Math.min(at ?? subject.position, others.length);
  return others.toSpliced(index, 0, subject).map((each, position) => ({ ...each, position }));
}

/** Each student once, however many of their lessons it concerns. */
export function tellStudents(
  studentIds: Iterable<Id>,
  title: NoticeTitle,
  params: Notice['params'],
  { teacher, notify }: { teacher: Teacher; notify: string | null | undefined },
): Notice[] {
  if (notify === 'quiet') return [];
  return [...new Set(studentIds)].map((to) => ({
    to,
    title,
    params: { teacherName: teacher.name, teacherId: teacher.id, ...params },
  }));
}

/** Who attends lessons of a subject that stand. */
export const learnersOf = (name: string, held: readonly MeetingWithOccurrences[]): Id[] =>
  held
    .filter(({ meeting }) => meeting.subject === name && meeting.removedMs === null)
    .flatMap(({ meeting }) => meeting.attendees.map(({ studentId }) => studentId));
