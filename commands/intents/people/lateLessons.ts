/** The lessons that somebody called off too late: to forgive one takes its charge away with the count (decision 77). */
import type { Id } from '../../../domain/basics/ids.ts';
import { addMinutes } from '../../../domain/basics/wallTime.ts';
import { ask, type Draft } from '../../kernel/draft.ts';
import { inWords, lessonWords } from '../../kernel/words.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { attendeeIdOf, type Held, type Lesson } from '../../world/lesson.ts';
import { wallOfMoment } from '../../world/moments.ts';

/** The latest first. */
const lateLessons = (students: readonly Id[], world: IndexedWorld): Held[] =>
  students
    .flatMap((id) => (world.lessonsOf.get(id) ?? []).flatMap((lesson) => lateIn(lesson, id, world.timeZone)))
    .toSorted((a, b) => b.start.localeCompare(a.start));

const lateIn = (lesson: Lesson, student: Id, zone: string): Held[] =>
  (lesson.meeting.attendees ?? []).flatMap((one) =>
    typeof one === 'string' || attendeeIdOf(one) !== student
      ? []
      : (one.absences ?? []).flatMap(({ occurrence, kind }) => {
          const start = kind === 'late' ? wallOfMoment(occurrence, zone) : null;
          return start === null ? [] : [{ lesson, start, end: addMinutes(start, lesson.minutes) }];
        }),
  );

/** Sets the lesson that is meant, or asks which; false where none was called off too late. */
export function forgiveLesson(draft: Draft, students: readonly Id[], world: IndexedWorld): boolean {
  const given = draft.given['occurrence'];
  const late = lateLessons(students, world).filter(({ start }) => given === undefined || given === start);
  const [only, another] = late;
  if (only === undefined) return false;
  if (another === undefined) {
    draft.slots['meeting'] = only.lesson.id;
    draft.slots['occurrence'] = only.start;
    draft.slots['kind'] = 'absent';
    return true;
  }
  ask(
    draft,
    'occurrence',
    inWords(world, 'Which lesson?', 'איזה שיעור?'),
    late.slice(0, 4).map((one) => ({ label: lessonWords(world, one), value: one.start })),
  );
  return true;
}
