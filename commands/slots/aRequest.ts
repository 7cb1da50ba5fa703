/** The join request that is meant, or the question which of them. */
import type { Id } from '../../domain/basics/ids.ts';
import type { Lesson } from '../world/lesson.ts';
import type { IndexedWorld } from '../world/indexWorld.ts';
import { ask, type Draft } from '../kernel/draft.ts';
import { has, type Interpretation, type Entity } from '../kernel/interpretation.ts';
import { inWords } from '../kernel/words.ts';
import { markChosen } from './aPending.ts';
import { lessonFits } from './lessonFits.ts';
import { selectorOf } from './selector.ts';

export type JoinRequest = {
  id: Id;
  studentId: Id | null;
  name: string;
  status: string;
  /** The lesson to be joined, where it is loaded. */
  lesson: Lesson | null;
  /** As the server names both; whoever asks may not be told of the lesson itself. */
  lessonName: string;
  teacherName: string;
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const rows = new WeakMap<IndexedWorld, JoinRequest[]>();

export function allRequests(world: IndexedWorld): JoinRequest[] {
  const known = rows.get(world);
  if (known) return known;
  const all = world.joinRequests.map((row) => ({
    id: row.id,
    studentId: text(row['studentId']) || null,
    name: text(row['studentName']) || (world.named.get(text(row['studentId']))?.name ?? ''),
    status: text(row['status']) || 'Pending',
    lesson: world.lessonById.get(text(row['meetingId'])) ?? null,
    lessonName: text(row['meetingName']),
    teacherName: text(row['teacherName']),
  }));
  rows.set(world, all);
  return all;
}

export const openRequests = (world: IndexedWorld): JoinRequest[] =>
  allRequests(world).filter(({ status }) => status.toLowerCase() === 'pending');

/** The others of a group are a number only to whoever learns, so the places that are left say more than the names. */
export const isFull = (lesson: Lesson | null): boolean => {
  if (lesson === null) return false;
  const { spacesLeft } = lesson.meeting;
  return typeof spacesLeft === 'number' ? spacesLeft === 0 : lesson.attendeeIds.length >= lesson.capacity;
};

export function fittingRequests(
  items: Entity[],
  heard: Interpretation,
  among: JoinRequest[],
  world: IndexedWorld,
): JoinRequest[] {
  const selector = selectorOf(items);
  const learners = selector.people.filter(({ named }) => named.some(({ kind }) => kind !== 'teacher'));
  const ofLesson = { ...selector, people: selector.people.filter((one) => !learners.includes(one)) };
  const choosesLesson =
    selector.subjects.length + ofLesson.people.length + selector.when.items.length > 0 || selector.group;
  // Many ask to join one lesson: it is looked at once.
  const looked = new Map<Lesson, boolean>();
  const isChosen = (lesson: Lesson): boolean => {
    const known = looked.get(lesson) ?? lessonFits(lesson, ofLesson, world);
    looked.set(lesson, known);
    return known;
  };
  return among.filter(
    ({ studentId, lesson }) =>
      (learners.length === 0 || learners.some(({ named }) => named.some(({ id }) => id === studentId))) &&
      // "Reject Tom, I'm full" says why: of one who is named it chooses nothing.
      (!has(heard, 'req', 'full') || learners.length > 0 || isFull(lesson)) &&
      (!choosesLesson || (lesson !== null && isChosen(lesson))),
  );
}

export const requestWords = ({ name, lesson, lessonName, teacherName }: JoinRequest): string =>
  [name, teacherName, lesson?.summary || lesson?.subject || lessonName]
    .filter((part) => part !== '')
    .join(' · ');

export function aRequest(
  draft: Draft,
  items: Entity[],
  among: JoinRequest[],
  world: IndexedWorld,
): JoinRequest | null {
  markChosen(draft, 'request', items);
  const { request } = draft.given;
  const found =
    typeof request === 'string'
      ? among.filter(({ id }) => id === request)
      : fittingRequests(items, draft.heard, among, world);
  const [only] = found;
  if (only !== undefined && found.length === 1) {
    draft.slots['request'] = only.id;
    return only;
  }
  const near = found.length > 0 ? found : among;
  ask(
    draft,
    'request',
    found.length > 0
      ? inWords(world, 'Which request do you mean?', 'לאיזו בקשה התכוונת?')
      : among.length > 0
        ? inWords(world, 'I couldn’t find that request. Which one?', 'אין בקשה כזאת. איזו מהן?')
        : inWords(world, 'There are no join requests.', 'אין בקשות הצטרפות.'),
    near.slice(0, 6).map((one) => ({ label: requestWords(one), value: one.id })),
  );
  return null;
}
